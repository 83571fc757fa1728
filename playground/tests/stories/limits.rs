//! Every limit, one step inside and one step outside.

use crate::bot::{Bot, hall};
use reqwest::Method;
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
    bot.call(Method::POST, &format!("/channels/{channel}/messages"), body)
        .await
}

#[tokio::test]
async fn messages_at_the_limit_pass_and_one_beyond_is_named_in_the_errors() {
    let (play, bot) = hall().await;
    let dice = play.channel("dice");
    let fields = |n: usize| vec![json!({ "name": "n", "value": "v" }); n];
    let with = |part: Value| json!({ "content": "hi", "components": [part] });
    let buttons = |n: usize| row(&(0..n).map(|i| button(&i.to_string())).collect());
    let embed = |field: &str, value: Value| json!({ "embeds": [{ "title": "t", field: value }] });
    let cases: Vec<(Value, Value, &str)> = vec![
        (
            json!({ "content": text(2000) }),
            json!({ "content": text(2001) }),
            "/content",
        ),
        (
            json!({ "content": "ü".repeat(2000) }),
            json!({ "content": "ü".repeat(2001) }),
            "/content",
        ),
        (
            embed("title", json!(text(256))),
            embed("title", json!(text(257))),
            "/embeds/0/title",
        ),
        (
            embed("description", json!(text(4096))),
            embed("description", json!(text(4097))),
            "/embeds/0/description",
        ),
        (
            embed("fields", json!(fields(25))),
            embed("fields", json!(fields(26))),
            "/embeds/0/fields",
        ),
        (
            embed("footer", json!({ "text": text(2048) })),
            embed("footer", json!({ "text": text(2049) })),
            "/embeds/0/footer/text",
        ),
        (
            json!({ "embeds": [{ "description": text(3000) }, { "description": text(3000) }] }),
            json!({ "embeds": [{ "description": text(3000) }, { "description": text(3001) }] }),
            "/embeds",
        ),
        (
            json!({ "embeds": vec![json!({ "title": "t" }); 10] }),
            json!({ "embeds": vec![json!({ "title": "t" }); 11] }),
            "/embeds",
        ),
        (
            with(buttons(5)),
            with(buttons(6)),
            "/components/0/components",
        ),
        (
            with(row(&json!([button(&text(100))]))),
            with(row(&json!([button(&text(101))]))),
            "/components/0/components/0/custom_id",
        ),
        (
            with(row(&json!([menu(25)]))),
            with(row(&json!([menu(26)]))),
            "/components/0/components/0/options",
        ),
        (
            with(row(&json!([menu(1)]))),
            with(row(&json!([menu(1), button("b")]))),
            "/components/0/components",
        ),
        (
            with(row(&json!([button("a"), button("b")]))),
            with(row(&json!([button("a"), button("a")]))),
            "/components/0/components/1/custom_id",
        ),
    ];
    for (inside, outside, path) in cases {
        let (status, body) = post(&bot, dice, inside).await;
        assert_eq!(status, 200, "{path}: {body}");
        let (status, body) = post(&bot, dice, outside).await;
        assert_eq!((status, &body["code"]), (400, &json!(50035)), "{path}");
        let found = body["errors"].pointer(&format!("{path}/_errors/0/code"));
        assert!(
            found.is_some_and(Value::is_string),
            "{path} is not named in {body}"
        );
    }
}

#[tokio::test]
async fn a_message_holds_five_rows() {
    let (play, bot) = hall().await;
    let dice = play.channel("dice");
    let rows: Vec<Value> = (0..6)
        .map(|i| row(&json!([button(&i.to_string())])))
        .collect();
    assert_eq!(
        post(
            &bot,
            dice,
            json!({ "content": "hi", "components": rows[..5] })
        )
        .await
        .0,
        200
    );
    assert_eq!(
        post(&bot, dice, json!({ "content": "hi", "components": rows }))
            .await
            .0,
        400
    );
}

#[tokio::test]
async fn an_empty_message_is_refused_and_so_is_an_edit_that_empties_one() {
    let (play, bot) = hall().await;
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
    let path = format!(
        "/channels/{dice}/messages/{}",
        message["id"].as_str().expect("an id")
    );
    assert_eq!(
        bot.call(Method::PATCH, &path, json!({ "content": "" }))
            .await
            .1["code"],
        50006
    );
}

#[tokio::test]
async fn the_new_layout_holds_forty_parts_and_no_content() {
    let (play, bot) = hall().await;
    let dice = play.channel("dice");
    let parts = |n: usize| vec![json!({ "type": 10, "content": "x" }); n];
    let flags = 1 << 15;
    assert_eq!(
        post(
            &bot,
            dice,
            json!({ "flags": flags, "components": parts(40) })
        )
        .await
        .0,
        200
    );
    assert_eq!(
        post(
            &bot,
            dice,
            json!({ "flags": flags, "components": parts(41) })
        )
        .await
        .0,
        400
    );
    assert_eq!(
        post(&bot, dice, json!({ "components": parts(1) })).await.0,
        400,
        "without the flag"
    );
    let both = json!({ "flags": flags, "content": "hi", "components": parts(1) });
    assert_eq!(post(&bot, dice, both).await.0, 400);
}

#[tokio::test]
async fn an_invalid_answer_does_not_use_up_the_one_acknowledgement() {
    let (play, mut bot) = hall().await;
    let (ann, dice) = (play.person("Ann"), play.channel("dice"));
    let story = async {
        let interaction = bot.interaction().await;
        assert_eq!(
            bot.answer(&interaction, 4, json!({ "content": text(2001) }))
                .await
                .0,
            400
        );
        assert_eq!(
            bot.answer(
                &interaction,
                9,
                json!({ "title": text(46), "custom_id": "m" })
            )
            .await
            .0,
            400
        );
        assert_eq!(
            bot.answer(&interaction, 4, json!({ "content": "hi" }))
                .await
                .0,
            204
        );
    };
    let (answer, ()) = tokio::join!(ann.slash(dice, "game start", &[]), story);
    assert_eq!(answer.text(), "hi");
}

#[tokio::test]
async fn forms_and_choices_have_limits_too() {
    let (play, mut bot) = hall().await;
    let (ann, dice) = (play.person("Ann"), play.channel("dice"));
    let input = |id: &str, label: usize| {
        row(&json!([{ "type": 4, "custom_id": id, "label": text(label), "style": 1 }]))
    };
    let form = |n: usize, label: usize| {
        let parts: Vec<Value> = (0..n).map(|i| input(&i.to_string(), label)).collect();
        json!({ "title": "t", "custom_id": "m", "components": parts })
    };
    let story = async {
        let interaction = bot.interaction().await;
        for bad in [form(0, 1), form(6, 1), form(1, 46)] {
            assert_eq!(bot.answer(&interaction, 9, bad).await.1["code"], 50035);
        }
        assert_eq!(bot.answer(&interaction, 9, form(5, 45)).await.0, 204);
        let interaction = bot.interaction().await;
        let choices =
            |n: usize| json!({ "choices": vec![json!({ "name": "n", "value": "v" }); n] });
        assert_eq!(
            bot.answer(&interaction, 8, choices(26)).await.1["code"],
            50035
        );
        assert_eq!(bot.answer(&interaction, 8, choices(25)).await.0, 204);
    };
    let people = async {
        ann.slash(dice, "game start", &[]).await;
        ann.complete(dice, "game start", "word", "").await
    };
    let (offered, ()) = tokio::join!(people, story);
    assert_eq!(offered.len(), 25);
}
