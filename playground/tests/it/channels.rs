//! Messages, files, threads and emojis outside of interactions, with the permissions they take.

use crate::bot::{ann_at_dice, board, fetched, id_of, open, setup};
use crate::page::act;
use playground::permission;
use reqwest::Method;
use serde_json::{Value, json};
use std::time::Duration;

#[tokio::test]
async fn without_a_permission_calls_are_refused_but_interaction_answers_work() {
    let (play, mut bot, ann, dice) = ann_at_dice().await;
    let path = format!("/channels/{dice}/messages");
    let embed = json!({ "embeds": [{ "title": "t" }] });
    play.faults().forbid(dice, permission::EMBED_LINKS);
    assert_eq!(bot.post(&path, embed).await.1["code"], 50013);
    assert_eq!(bot.says(dice, "hi").await.0, 200);
    play.faults().forbid(dice, permission::SEND_MESSAGES);
    assert_eq!(bot.says(dice, "hi").await.1["code"], 50013);
    let (answer, interaction) = open(&ann, dice, &mut bot, board()).await;
    assert!(!answer.failed());
    let permissions = interaction["app_permissions"].as_str().expect("a text");
    let permissions: u64 = permissions.parse().expect("a number");
    let forbidden = permission::SEND_MESSAGES | permission::EMBED_LINKS;
    assert_eq!(permissions & forbidden, 0);
    play.faults().forbid(dice, permission::VIEW_CHANNEL);
    let (status, body) = bot.says(dice, "hi").await;
    assert_eq!((status, &body["code"]), (403, &json!(50001)));
    play.faults().permit(dice, permission::DEFAULT);
    assert_eq!(bot.says(dice, "hi").await.0, 200);
}

#[tokio::test]
async fn an_attachment_is_served_until_an_edit_removes_it() {
    let (_play, mut bot, ann, dice) = ann_at_dice().await;
    let script = async {
        let interaction = bot.interaction().await;
        let data = json!({
            "embeds": [{ "image": { "url": "attachment://board.png" } }],
            "attachments": [{ "id": 0, "filename": "board.png", "description": "The board" }],
        });
        let body = json!({ "type": 4, "data": data });
        let path = crate::bot::Bot::callback_path(&interaction);
        let (status, _) = bot
            .upload(Method::POST, &path, body, "x.png", b"picture")
            .await;
        assert_eq!(status, 204);
    };
    let (answer, ()) = tokio::join!(ann.slash(dice, "game start", &[]), script);
    let message = answer.message.expect("a message");
    let (name, url) = message.attachments()[0];
    assert_eq!(
        (name, &message.json()["attachments"][0]["description"]),
        ("board.png", &json!("The board"))
    );
    assert_eq!(message.json()["embeds"][0]["image"]["url"], url);
    assert_eq!(fetched(url).await.1, b"picture");
    let path = format!("/channels/{dice}/messages/{}", message.id());
    bot.patch(&path, json!({ "content": "kept" })).await;
    let files = || ann.sees(message.id()).expect("there").attachments().len();
    assert_eq!(files(), 1);
    let gone = json!({ "content": "gone", "attachments": [] });
    bot.patch(&path, gone).await;
    assert_eq!(files(), 0);
    assert_eq!(fetched(url).await.0, 404);
}

#[tokio::test]
async fn a_message_has_one_thread_which_it_shows_until_that_is_deleted() {
    let (play, bot, ann, dice) = ann_at_dice().await;
    let (_, message) = bot.says(dice, "hi").await;
    let id: u64 = id_of(&message).parse().expect("a number");
    let path = format!("/channels/{dice}/messages/{id}/threads");
    let name = json!({ "name": "Table one", "auto_archive_duration": 60 });
    let (status, thread) = bot.post(&path, name.clone()).await;
    assert_eq!(
        (status, &thread["type"], &thread["id"]),
        (201, &json!(11), &json!(id.to_string()))
    );
    assert_eq!(bot.post(&path, name).await.1["code"], 160_004);
    assert_eq!(play.threads(dice), [(id, "Table one".to_owned())]);
    assert_eq!(bot.says(id, "in").await.0, 200);
    let shown = || ann.sees(id).expect("there").json().clone();
    assert_eq!(shown()["thread"]["name"], "Table one");
    assert_eq!(shown()["flags"], 1 << 5);
    play.faults().delete_channel(id);
    assert_eq!(shown()["thread"], Value::Null, "the thread is gone");
    let private_threads = permission::CREATE_PRIVATE_THREADS;
    play.faults().forbid(dice, private_threads);
    let private = json!({ "name": "Secret", "type": 12 });
    let path = format!("/channels/{dice}/threads");
    assert_eq!(bot.post(&path, private).await.1["code"], 50013);
}

#[tokio::test]
async fn old_messages_take_three_edits_in_twenty_seconds() {
    let (play, bot) = setup().await;
    let dice = play.channel("dice");
    let (_, message) = bot.says(dice, "hi").await;
    let path = format!("/channels/{dice}/messages/{}", id_of(&message));
    let edit = || bot.patch(&path, json!({ "content": "again" }));
    for _ in 0..5 {
        assert_eq!(edit().await.0, 200);
    }
    play.advance(Duration::from_secs(3601));
    for _ in 0..3 {
        assert_eq!(edit().await.0, 200);
    }
    let (status, body) = edit().await;
    assert_eq!((status, &body["code"]), (429, &json!(30046)));
    assert!(body["retry_after"].as_f64().is_some_and(|s| s > 15.0));
    play.advance(Duration::from_secs(21));
    assert_eq!(edit().await.0, 200);
}

#[tokio::test]
async fn emojis_are_uploaded_once_by_name_and_served_as_pictures() {
    let (play, bot) = setup().await;
    let path = format!("/applications/{}/emojis", bot.id);
    let image = "data:image/png;base64,aGVsbG8=";
    let new = json!({ "name": "d6_3", "image": image });
    let (status, emoji) = bot.post(&path, new.clone()).await;
    assert_eq!((status, &emoji["name"]), (201, &json!("d6_3")));
    for bad in [
        new,
        json!({ "name": "d 6", "image": image }),
        json!({ "name": "d6", "image": "hello" }),
    ] {
        assert_eq!(bot.post(&path, bad).await.1["code"], 50035);
    }
    let (_, list) = bot.get(&path).await;
    assert_eq!(list["items"][0]["id"], emoji["id"]);
    let url = format!("{}/emojis/{}.png", play.url(), id_of(&emoji));
    assert_eq!(fetched(url).await.1, b"hello");
    let one = format!("{path}/{}", id_of(&emoji));
    assert_eq!(bot.delete(&one).await.0, 204);
    assert!(play.emojis().is_empty());
}

#[tokio::test]
async fn the_same_nonce_makes_one_message() {
    let (play, bot) = setup().await;
    let dice = play.channel("dice");
    let body = json!({ "content": "your turn", "nonce": "t1-p7", "enforce_nonce": true });
    let path = format!("/channels/{dice}/messages");
    let (_, first) = bot.post(&path, body.clone()).await;
    let (_, second) = bot.post(&path, body).await;
    assert_eq!(first["id"], second["id"]);
    assert_eq!(play.person("Ann").reads(dice).len(), 1);
}

#[tokio::test]
async fn unknown_ids_give_404() {
    let (play, bot) = setup().await;
    let dice = play.channel("dice");
    let (status, body) = bot.get("/nothing/here").await;
    let said = json!({ "message": "404: Not Found", "code": 0 });
    assert_eq!((status, body), (404, said));
    assert_eq!(bot.get("/channels/5").await.1["code"], 10003);
    let unknown = format!("/channels/{dice}/messages/5");
    assert_eq!(bot.delete(&unknown).await.1["code"], 10008);
    let own = format!("{}/api/v10/users/@me", play.url());
    assert_eq!(fetched(own).await.0, 401);
}

#[tokio::test]
async fn choices_in_menus_of_channels_and_people_are_resolved() {
    let (play, mut bot) = setup().await;
    let (ann, ben, dice) = (play.person("Ann"), play.person("Ben"), play.channel("dice"));
    let select = |kind: u64, name: &str, more: Value| {
        let mut part = json!({ "type": kind, "custom_id": name });
        for (key, value) in more.as_object().expect("fields") {
            part[key] = value.clone();
        }
        json!({ "type": 1, "components": [part] })
    };
    let board = json!({ "content": "Who and where?", "components": [
        select(8, "where", json!({ "channel_types": [0], "max_values": 2 })),
        select(5, "who", json!({})),
        select(6, "role", json!({})),
    ]});
    let (answer, _) = open(&ann, dice, &mut bot, board).await;
    let table = answer.message.expect("a board");
    let (dice, ben) = (dice.to_string(), ben.id().to_string());
    let guild = play.guild().to_string();
    let mut resolved = Vec::new();
    for (menu, value) in [("where", &dice), ("who", &ben), ("role", &guild)] {
        let values = [value.as_str()];
        let (_, mut asked) = tokio::join!(
            ann.choose(&table, menu, &values),
            bot.answers(6, Value::Null)
        );
        resolved.push(asked["data"]["resolved"].take());
    }
    assert_eq!(resolved[0]["channels"][&dice]["name"], "dice");
    assert_eq!(resolved[1]["users"][&ben]["global_name"], "Ben");
    assert!(resolved[1]["members"][&ben]["joined_at"].is_string());
    assert_eq!(resolved[2]["roles"][&guild]["name"], "@everyone");
    let direct = play.direct_channel(&ann).to_string();
    for (menu, values) in [
        ("where", vec![&ben]),
        ("where", vec![&direct]),
        ("where", vec![&dice, &dice]),
        ("who", vec![&dice]),
        ("role", vec![&ben]),
    ] {
        let chosen = json!({ "kind": "choose", "message_id": table.id().to_string(), "custom_id": menu, "values": values });
        let (_, said) = act(&play, "Ann", chosen).await;
        let said = said["error"].as_str().expect("a sentence");
        assert!(said.contains("does not offer"), "{menu}: {said}");
    }
}
