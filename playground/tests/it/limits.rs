//! Every limit, at the limit and one above it.

use crate::bot::{Bot, ann_at_dice, id_of, setup};
use serde_json::{Value, json};

fn row(parts: &Value) -> Value {
    json!({ "type": 1, "components": parts })
}

fn button(id: &str) -> Value {
    json!({ "type": 2, "style": 1, "label": "Go", "custom_id": id })
}

fn menu(options: usize) -> Value {
    let options: Vec<Value> = (0..options)
        .map(|n| json!({ "label": n.to_string(), "value": n.to_string() }))
        .collect();
    json!({ "type": 3, "custom_id": "menu", "options": options })
}

fn text(length: usize) -> String {
    "x".repeat(length)
}

async fn post(bot: &Bot, channel: u64, body: Value) -> (u16, Value) {
    bot.post(&format!("/channels/{channel}/messages"), body)
        .await
}

#[tokio::test]
async fn messages_at_a_limit_pass_and_one_above_it_names_the_field() {
    let (play, bot) = setup().await;
    let dice = play.channel("dice");
    let with = |parts: Vec<Value>| json!({ "content": "hi", "components": parts });
    let in_row = |parts: &[Value]| with(vec![row(&json!(parts))]);
    let buttons = |n: usize| -> Vec<Value> { (0..n).map(|i| button(&i.to_string())).collect() };
    let rows = |n: usize| with(buttons(n).iter().map(|one| row(&json!([one]))).collect());
    let embed = |field: &str, value: Value| json!({ "embeds": [{ "title": "t", field: value }] });
    let fields = |n: usize| json!(vec![json!({ "name": "n", "value": "v" }); n]);
    let texts = |n: usize| json!([{ "description": text(3000) }, { "description": text(n) }]);
    let titles = |n: usize| json!({ "embeds": vec![json!({ "title": "t" }); n] });
    let words = |field: &'static str| move |n: usize| embed(field, json!(text(n)));
    let footer = |n: usize| embed("footer", json!({ "text": text(n) }));
    let first = "/components/0/components/0";
    let at = |path: &str, most: usize, body: &dyn Fn(usize) -> Value| {
        (path.to_owned(), body(most), body(most + 1))
    };
    let (a, b) = (button("a"), button("b"));
    let cases = [
        at("/content", 2000, &|n| json!({ "content": text(n) })),
        at("/content", 2000, &|n| json!({ "content": "ü".repeat(n) })),
        at("/embeds/0/title", 256, &words("title")),
        at("/embeds/0/description", 4096, &words("description")),
        at("/embeds/0/fields", 25, &|n| embed("fields", fields(n))),
        at("/embeds/0/footer/text", 2048, &footer),
        at("/embeds", 3000, &|n| json!({ "embeds": texts(n) })),
        at("/embeds", 10, &titles),
        at("/components", 5, &rows),
        at("/components/0/components", 5, &|n| in_row(&buttons(n))),
        at(&format!("{first}/custom_id"), 100, &|n| {
            in_row(&[button(&text(n))])
        }),
        at(&format!("{first}/options"), 25, &|n| in_row(&[menu(n)])),
        (
            "/components/0/components".to_owned(),
            in_row(&[menu(1)]),
            in_row(&[menu(1), b.clone()]),
        ),
        (
            "/components/0/components/1/custom_id".to_owned(),
            in_row(&[a.clone(), b]),
            in_row(&[a.clone(), a]),
        ),
    ];
    for (path, inside, outside) in cases {
        let (status, body) = post(&bot, dice, inside).await;
        assert_eq!(status, 200, "{path}: {body}");
        let (status, body) = post(&bot, dice, outside).await;
        assert_eq!((status, &body["code"]), (400, &json!(50035)), "{path}");
        let found = body["errors"].pointer(&format!("{path}/_errors/0/code"));
        assert!(found.is_some_and(Value::is_string), "{path}: {body}");
    }
}

#[tokio::test]
async fn texts_lose_the_blanks_at_their_ends() {
    let (play, bot) = setup().await;
    let dice = play.channel("dice");
    let with = |blanks: &str| {
        let text = |words: &str| format!("{blanks}{words}{blanks}");
        let embed = json!({
            "title": text("t"), "description": text("1 2\n 3"), "color": 7, "type": "rich",
            "footer": { "text": text("f") }, "author": { "name": text("a") },
            "fields": [{ "name": text("n"), "value": text("v"), "inline": false }],
        });
        json!({ "content": text("hi"), "embeds": [embed] })
    };
    let (status, shown) = post(&bot, dice, with(" \n")).await;
    let expected = with("");
    assert_eq!((status, &shown["content"]), (200, &expected["content"]));
    assert_eq!(shown["embeds"], expected["embeds"]);
}

#[tokio::test]
async fn an_empty_message_is_refused_and_so_is_an_edit_that_empties_one() {
    let (play, bot) = setup().await;
    let dice = play.channel("dice");
    for body in [
        json!({}),
        json!({ "content": "  " }),
        json!({ "components": [row(&json!([button("a")]))] }),
    ] {
        let (status, body) = post(&bot, dice, body).await;
        assert_eq!((status, &body["code"]), (400, &json!(50006)));
    }
    let (_, message) = post(&bot, dice, json!({ "content": "hi" })).await;
    let path = format!("/channels/{dice}/messages/{}", id_of(&message));
    let (_, answer) = bot.patch(&path, json!({ "content": "" })).await;
    assert_eq!(answer["code"], 50006);
}

#[tokio::test]
async fn an_invalid_answer_does_not_use_up_the_one_acknowledgement() {
    let (_play, mut bot, ann, dice) = ann_at_dice().await;
    let script = async {
        let interaction = bot.interaction().await;
        for (kind, data, status) in [
            (4, json!({ "content": text(2001) }), 400),
            (9, json!({ "title": text(46), "custom_id": "m" }), 400),
            (4, json!({ "content": "hi" }), 204),
        ] {
            assert_eq!(bot.answer(&interaction, kind, data).await.0, status);
        }
    };
    let (answer, ()) = tokio::join!(ann.slash(dice, "game start", &[]), script);
    assert_eq!(answer.text(), "hi");
}

#[tokio::test]
async fn forms_and_choices_have_limits() {
    let (_play, mut bot, ann, dice) = ann_at_dice().await;
    let input = |id: &str, label: usize| {
        row(&json!([{ "type": 4, "custom_id": id, "label": text(label), "style": 1 }]))
    };
    let form = |n: usize, label: usize| {
        let parts: Vec<Value> = (0..n).map(|i| input(&i.to_string(), label)).collect();
        json!({ "title": "t", "custom_id": "m", "components": parts })
    };
    let script = async {
        let interaction = bot.interaction().await;
        for bad in [form(0, 1), form(6, 1), form(1, 46)] {
            assert_eq!(bot.answer(&interaction, 9, bad).await.1["code"], 50035);
        }
        assert_eq!(bot.answer(&interaction, 9, form(5, 45)).await.0, 204);
        let interaction = bot.interaction().await;
        let choices =
            |n: usize| json!({ "choices": vec![json!({ "name": "n", "value": "v" }); n] });
        let (_, answer) = bot.answer(&interaction, 8, choices(26)).await;
        assert_eq!(answer["code"], 50035);
        assert_eq!(bot.answer(&interaction, 8, choices(25)).await.0, 204);
    };
    let people = async {
        ann.slash(dice, "game start", &[]).await;
        ann.complete(dice, "game start", "word", "", &[]).await
    };
    let (offered, ()) = tokio::join!(people, script);
    assert_eq!(offered.len(), 25);
}

#[tokio::test]
async fn an_unknown_emoji_makes_the_whole_message_invalid() {
    let (play, bot) = setup().await;
    let dice = play.channel("dice");
    let path = format!("/applications/{}/emojis", bot.id);
    let image = "data:image/png;base64,aGVsbG8=";
    let (_, emoji) = bot
        .post(&path, json!({ "name": "d6_3", "image": image }))
        .await;
    let pictured = |emoji: &Value| {
        let mut button = button("go");
        button["emoji"] = emoji.clone();
        let mut menu = menu(2);
        menu["options"][1]["emoji"] = emoji.clone();
        [button, menu].map(|part| json!({ "content": "hi", "components": [row(&json!([part]))] }))
    };
    let own = json!({ "id": emoji["id"], "name": "d6_3" });
    for emoji in [
        &own,
        &json!({ "name": "🎲" }),
        &json!({ "id": null, "name": "1️⃣" }),
    ] {
        for body in pictured(emoji) {
            let (status, answer) = post(&bot, dice, body).await;
            assert_eq!(status, 200, "{emoji}: {answer}");
        }
    }
    let one = format!("{path}/{}", id_of(&emoji));
    bot.delete(&one).await;
    for (emoji, field) in [
        (own, "id"),
        (json!({ "name": "dice" }), "name"),
        (json!({}), "name"),
    ] {
        let places = ["", "/options/1"];
        for (body, place) in pictured(&emoji).into_iter().zip(places) {
            let (status, answer) = post(&bot, dice, body).await;
            assert_eq!((status, &answer["code"]), (400, &json!(50035)), "{emoji}");
            let path =
                format!("/errors/components/0/components/0{place}/emoji/{field}/_errors/0/code");
            assert_eq!(
                answer.pointer(&path),
                Some(&json!("BUTTON_COMPONENT_INVALID_EMOJI")),
                "{answer}"
            );
        }
    }
}

#[tokio::test]
async fn links_need_a_web_address_and_embeds_need_content() {
    let (play, bot) = setup().await;
    let dice = play.channel("dice");
    let link = |url: &str| {
        let button = json!({ "type": 2, "style": 5, "label": "Go", "url": url });
        json!({ "content": "hi", "components": [row(&json!([button]))] })
    };
    let embed = |path: &str, url: &str| {
        let mut embed =
            json!({ "title": "t", "author": { "name": "a" }, "footer": { "text": "f" } });
        match path.split_once('.') {
            Some((part, field)) => embed[part][field] = json!(url),
            None => embed[path] = json!(url),
        }
        json!({ "embeds": [embed] })
    };
    let far = format!("https://example.org/{}", text(2048));
    let mut cases = vec![
        (link("discord://-/settings"), 200),
        (link("https://example.org"), 200),
        (link("www.example.org"), 400),
        (link("attachment://a.png"), 400),
        (link("javascript:alert(1)"), 400),
        (link("https://"), 400),
        (json!({ "embeds": [{}] }), 400),
        (json!({ "embeds": [{ "color": 1, "title": " " }] }), 400),
        (
            json!({ "embeds": [{ "image": { "url": "https://example.org/a.png" } }] }),
            200,
        ),
        (
            json!({ "embeds": [{ "fields": [{ "name": "n", "value": "v" }] }] }),
            200,
        ),
    ];
    for path in ["url", "author.url"] {
        cases.push((embed(path, "http://example.org"), 200));
        cases.push((embed(path, "attachment://a.png"), 400));
        cases.push((embed(path, "javascript:alert(1)"), 400));
        cases.push((embed(path, &far), 400));
    }
    for path in [
        "author.icon_url",
        "footer.icon_url",
        "image.url",
        "thumbnail.url",
    ] {
        cases.push((embed(path, "https://example.org/a.png"), 200));
        cases.push((embed(path, "attachment://a.png"), 200));
        cases.push((embed(path, "data:image/png;base64,aGVsbG8="), 400));
        cases.push((embed(path, "a.png"), 400));
        cases.push((embed(path, &far), 400));
    }
    for (body, expected) in cases {
        let (status, answer) = post(&bot, dice, body.clone()).await;
        assert_eq!(status, expected, "{body}: {answer}");
    }
}

#[tokio::test]
async fn the_number_of_choices_in_a_menu_is_possible() {
    let (play, bot) = setup().await;
    let dice = play.channel("dice");
    let select = |kind: u64, more: Value| {
        let mut part = menu(3);
        part["type"] = json!(kind);
        if kind != 3 {
            part.as_object_mut().expect("a menu").remove("options");
        }
        for (key, value) in more.as_object().expect("fields") {
            part[key] = value.clone();
        }
        json!({ "content": "hi", "components": [row(&json!([part]))] })
    };
    let channels = |n: usize| vec![json!({ "id": dice.to_string(), "type": "channel" }); n];
    let options = |n: usize| -> Vec<Value> {
        let option = |i: usize| json!({ "label": "o", "value": i.to_string(), "default": i < n });
        (0..3).map(option).collect()
    };
    for (body, expected) in [
        (select(3, json!({ "min_values": 0, "max_values": 0 })), 400),
        (select(3, json!({ "min_values": 0, "max_values": 3 })), 200),
        (select(3, json!({ "max_values": 4 })), 400),
        (select(3, json!({ "options": options(1) })), 200),
        (select(3, json!({ "options": options(2) })), 400),
        (select(8, json!({ "max_values": 25 })), 200),
        (select(8, json!({ "max_values": 26 })), 400),
        (select(8, json!({ "min_values": 2, "max_values": 1 })), 400),
        (select(8, json!({ "default_values": channels(1) })), 200),
        (select(8, json!({ "default_values": channels(2) })), 400),
    ] {
        let (status, answer) = post(&bot, dice, body.clone()).await;
        assert_eq!(status, expected, "{body}: {answer}");
    }
}

#[tokio::test]
async fn completing_a_number_offers_numbers() {
    let (_play, mut bot, ann, dice) = ann_at_dice().await;
    let option =
        json!({ "type": 4, "name": "number", "description": "Which", "autocomplete": true });
    let path = format!("/applications/{}/commands", bot.id);
    let command = json!([{ "name": "table", "description": "A table", "options": [option] }]);
    assert_eq!(bot.put(&path, command).await.0, 200);
    let script = async {
        let interaction = bot.interaction().await;
        let choice = |value: Value| json!({ "choices": [{ "name": "seven", "value": value }] });
        let (status, body) = bot.answer(&interaction, 8, choice(json!("7"))).await;
        assert_eq!((status, &body["code"]), (400, &json!(50035)));
        assert_eq!(bot.answer(&interaction, 8, choice(json!(7))).await.0, 204);
    };
    let (offered, ()) = tokio::join!(ann.complete(dice, "table", "number", "s", &[]), script);
    assert_eq!(offered[0]["value"], 7);
}
