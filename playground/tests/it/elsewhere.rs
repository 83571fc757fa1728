//! Where the bot is no member: a server that has not added it, and a group message.

use crate::bot::{Bot, board, game_command, open, opened, setup};
use discord_contract::Watched;
use playground::{AnswerKind, permission};
use reqwest::Method;
use serde_json::{Value, json};
use std::time::Duration;

/// A playground whose bot registered `/game start` for people and servers, everywhere.
async fn installable() -> (Watched, Bot) {
    let (play, bot) = setup().await;
    let mut command = game_command();
    command[0]["integration_types"] = json!([0, 1]);
    command[0]["contexts"] = json!([0, 1, 2]);
    let path = format!("/applications/{}/commands", bot.id);
    assert_eq!(bot.put(&path, command).await.0, 200);
    (play, bot)
}

#[tokio::test]
async fn only_who_installed_the_app_has_commands_and_everybody_can_press() {
    let (play, mut bot) = installable().await;
    let (ann, ben) = (play.person("Ann"), play.person("Ben"));
    let there = play.channel_elsewhere("somewhere-else");
    let refused = ann.try_slash(there, "game start", &[]).await;
    assert!(refused.is_err_and(|why| why.contains("not installed it for yourself")));
    ann.installs_app();
    let (answer, command) = open(&ann, there, &mut bot, board()).await;
    let owners = json!({ "1": ann.id().to_string() });
    assert_eq!(command["authorizing_integration_owners"], owners);
    assert_eq!(
        (&command["context"], &command["type"]),
        (&json!(0), &json!(2))
    );
    assert_ne!(command["guild_id"], play.guild().to_string());
    let wanted = permission::ANSWERING.to_string();
    assert_eq!(command["app_permissions"], wanted);

    let shown = answer.message.expect("a board");
    let mut changed = board();
    changed["content"] = json!("Ben has rolled.");
    let (pressed, press) = tokio::join!(ben.press(&shown, "Roll"), bot.answers(7, changed.clone()));
    assert_eq!(pressed.kind, AnswerKind::Update);
    // Ann's app made the message, so it is hers that Ben uses.
    assert_eq!(press["authorizing_integration_owners"], owners);
    assert_eq!(press["member"]["user"]["id"], ben.id().to_string());
    let path = bot.token_path(&press, "/messages/@original");
    changed["content"] = json!("The house has rolled.");
    assert_eq!(bot.patch(&path, changed.clone()).await.0, 200);
    assert_eq!(
        ann.sees(shown.id()).expect("the board").content(),
        "The house has rolled."
    );
    play.advance(Duration::from_secs(15 * 60 + 1));
    let (status, body) = bot.patch(&path, changed).await;
    assert_eq!((status, &body["code"]), (401, &json!(50027)));
}

#[tokio::test]
async fn the_api_has_no_access_and_lists_nothing_of_it() {
    let (play, mut bot) = installable().await;
    let ann = play.person("Ann");
    ann.installs_app();
    let group = play.group("friends", std::slice::from_ref(&ann));
    for channel in [play.channel_elsewhere("somewhere-else"), group] {
        let table = opened(&ann, channel, &mut bot).await;
        let message = table.id();
        let one = format!("/channels/{channel}/messages/{message}");
        let text = json!({ "content": "hello" });
        for (method, path, body) in [
            (Method::GET, format!("/channels/{channel}"), Value::Null),
            (
                Method::POST,
                format!("/channels/{channel}/messages"),
                text.clone(),
            ),
            (Method::PATCH, one.clone(), text),
            (Method::DELETE, one.clone(), Value::Null),
            (
                Method::POST,
                format!("{one}/threads"),
                json!({ "name": "thread" }),
            ),
        ] {
            let (status, body) = bot.call(method, &path, body).await;
            assert_eq!((status, &body["code"]), (403, &json!(50001)), "{path}");
        }
    }
    let path = format!("/guilds/{}/channels", play.guild());
    let (_, channels) = bot.get(&path).await;
    assert!(!channels.to_string().contains("somewhere-else"));
    assert!(!channels.to_string().contains("friends"));
}

#[tokio::test]
async fn five_messages_follow_an_answer_where_only_a_person_has_the_app() {
    let (play, mut bot) = installable().await;
    let ann = play.person("Ann");
    ann.installs_app();
    let more = json!({ "content": "and more" });
    let there = play.channel_elsewhere("somewhere-else");
    let (_, command) = open(&ann, there, &mut bot, board()).await;
    let path = bot.token_path(&command, "");
    for _ in 0..5 {
        assert_eq!(bot.post(&path, more.clone()).await.0, 200);
    }
    let (status, body) = bot.post(&path, more.clone()).await;
    assert_eq!((status, &body["code"]), (400, &json!(40094)));
    // On a server that has added the bot there is no such limit.
    let (_, command) = open(&ann, play.channel("dice"), &mut bot, board()).await;
    let path = bot.token_path(&command, "");
    for _ in 0..6 {
        assert_eq!(bot.post(&path, more.clone()).await.0, 200);
    }
}

#[tokio::test]
async fn a_group_message_is_seen_by_its_people_alone() {
    let (play, mut bot) = installable().await;
    let [ann, ben, cleo] = ["Ann", "Ben", "Cleo"].map(|name| play.person(name));
    ben.installs_app();
    let group = play.group("friends", &[ben.clone(), cleo.clone()]);
    let (answer, command) = open(&ben, group, &mut bot, board()).await;
    assert_eq!(command["context"], 2);
    assert!(command["guild_id"].is_null() && command["member"].is_null());
    assert_eq!(command["user"]["id"], ben.id().to_string());
    let id = answer.message.expect("a board").id();
    assert!(cleo.sees(id).is_some());
    assert!(
        ann.sees(id).is_none(),
        "owning another server changes nothing"
    );
}

#[tokio::test]
async fn a_command_for_servers_alone_is_not_there_and_a_hidden_answer_is_private() {
    let (play, mut bot) = setup().await;
    let ann = play.person("Ann");
    ann.installs_app();
    let there = play.channel_elsewhere("somewhere-else");
    let refused = ann.try_slash(there, "game start", &[]).await;
    assert!(refused.is_err_and(|why| why.contains("There is no command /game")));
    let mut command = game_command();
    command[0]["integration_types"] = json!([1]);
    let path = format!("/applications/{}/commands", bot.id);
    assert_eq!(bot.put(&path, command).await.0, 200);
    play.faults().hide_apps(there);
    let (answer, _) = open(&ann, there, &mut bot, board()).await;
    assert!(answer.is_private(), "others do not see what her app says");
}

#[tokio::test]
async fn a_private_thread_is_seen_by_those_who_were_added() {
    let (play, bot) = installable().await;
    let [ann, ben, cleo] = ["Ann", "Ben", "Cleo"].map(|name| play.person(name));
    let dice = play.channel("dice");
    let private = json!({ "name": "secret", "type": 12 });
    let path = format!("/channels/{dice}/threads");
    let (status, thread) = bot.post(&path, private).await;
    assert_eq!(status, 201);
    let thread: u64 = thread["id"].as_str().unwrap().parse().unwrap();
    let text = json!({ "content": "only for some" });
    let path = format!("/channels/{thread}/messages");
    let (_, message) = bot.post(&path, text).await;
    let message: u64 = message["id"].as_str().unwrap().parse().unwrap();
    assert!(ben.sees(message).is_none() && cleo.sees(message).is_none());
    assert!(ann.sees(message).is_some(), "the owner may manage threads");
    let member = format!("/channels/{thread}/thread-members/{}", ben.id());
    assert_eq!(bot.put(&member, Value::Null).await.0, 204);
    assert!(ben.sees(message).is_some() && cleo.sees(message).is_none());
}
