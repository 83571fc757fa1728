//! A saved guild, read after a restart.

use crate::bot::{Bot, board, fetched, id_of, open, setup_with, started};
use playground::Settings;
use reqwest::Method;
use serde_json::json;
use std::time::Duration;

#[tokio::test]
async fn after_a_restart_the_channel_is_as_it_was_and_its_buttons_work() {
    let folder = tempfile::tempdir().expect("a folder");
    let state = Some(folder.path().join("playground.json"));
    let settings = Settings {
        state,
        ..Settings::default()
    };
    let (mut play, mut bot) = setup_with(settings.clone()).await;
    let (ann, dice) = (play.person("Ann"), play.channel("dice"));
    let (answer, interaction) = open(&ann, dice, &mut bot, board()).await;
    let table = answer.message.expect("a board").id();
    let path = bot.token_path(&interaction, "");
    bot.post(&path, json!({ "content": "your hand", "flags": 64 }))
        .await;
    let files = json!({ "content": "a record" });
    let path = format!("/channels/{dice}/messages");
    bot.upload(Method::POST, &path, files, "record.txt", b"Noodle")
        .await;
    play.advance(Duration::from_secs(600));
    let newest = ann.say(dice, "see you");
    drop(bot);
    play.stop().await;

    let play = started(settings).await;
    let (ann, ben) = (play.person("Ann"), play.person("Ben"));
    assert_eq!(play.channel("dice"), dice);
    let texts: Vec<String> = ann
        .reads(dice)
        .iter()
        .map(|m| m.content().to_owned())
        .collect();
    assert_eq!(
        texts,
        ["Ann is to roll.", "your hand", "a record", "see you"]
    );
    assert_eq!(ben.reads(dice).len(), 3, "private stays private");
    assert!(ann.say(dice, "back") > newest, "ids go on growing");
    let message = &ann.reads(dice)[2];
    let (_, url) = message.attachments()[0];
    assert!(url.starts_with(&play.url()), "links follow the new port");
    assert_eq!(fetched(url).await.1, b"Noodle");
    let mut bot = Bot::connect(&play, 0).await;
    let table = ann.sees(table).expect("the board");
    let (answer, _) = tokio::join!(
        ann.press(&table, "Roll"),
        bot.answers(7, json!({ "content": "4" }))
    );
    assert_eq!(answer.message.expect("the board").content(), "4");
}

#[tokio::test]
async fn a_change_is_saved_soon_even_without_a_clean_stop() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("playground.json");
    let settings = Settings {
        state: Some(path.clone()),
        ..Settings::default()
    };
    let play = started(settings).await;
    play.person("Ann")
        .say(play.channel("dice"), "do not lose me");
    let saved = async {
        while !std::fs::read_to_string(&path).is_ok_and(|text| text.contains("do not lose me")) {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(Duration::from_secs(10), saved)
        .await
        .expect("saved");
}

#[tokio::test]
async fn an_unreadable_file_is_named_with_a_way_out() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("playground.json");
    for damaged in ["", "{}", "http://127.0.0.1:1\n{\"guild\":"] {
        std::fs::write(&path, damaged).expect("written");
        let settings = Settings {
            state: Some(path.clone()),
            ..Settings::default()
        };
        let why = discord_contract::Watched::start(settings)
            .await
            .err()
            .expect("a refusal");
        let (text, cause) = (why.to_string(), std::error::Error::source(&why));
        assert!(
            text.contains("playground.json") && text.contains("delete it") && cause.is_some(),
            "{why:?}"
        );
    }
}

#[tokio::test]
async fn two_playgrounds_cannot_share_a_port() {
    let first = started(Settings::default()).await;
    let port = first
        .url()
        .rsplit(':')
        .next()
        .and_then(|port| port.parse().ok())
        .expect("a port");
    let second = discord_contract::Watched::start(Settings {
        port,
        ..Settings::default()
    })
    .await;
    assert!(second.is_err());
    let found = fetched(first.url()).await.0;
    assert_eq!(found, 200);
    let bot = Bot::connect(&first, 0).await;
    assert_eq!(bot.get("/users/@me").await.0, 200);
}

#[tokio::test]
async fn the_clock_continues_from_where_it_was_set() {
    let folder = tempfile::tempdir().expect("a folder");
    let settings = Settings {
        state: Some(folder.path().join("playground.json")),
        ..Settings::default()
    };
    let (mut play, bot) = setup_with(settings.clone()).await;
    let day = Duration::from_hours(24);
    play.advance(day);
    drop(bot);
    play.stop().await;
    let play = started(settings).await;
    let ahead = *play.ahead().borrow();
    assert!(ahead > Duration::from_hours(23), "only {ahead:?} ahead");
}

#[tokio::test]
async fn the_oldest_messages_are_dropped_with_their_files() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("playground.json");
    let settings = Settings {
        state: Some(path.clone()),
        messages_kept: 1_000,
        ..Settings::default()
    };
    let (mut play, bot) = setup_with(settings).await;
    let (ann, dice) = (play.person("Ann"), play.channel("dice"));
    let messages = format!("/channels/{dice}/messages");
    let (_, table) = bot.post(&messages, board()).await;
    let table = id_of(&table);
    let other = play.channel("table-two");
    for (channel, bytes) in [(dice, b"Noodle"), (other, b"Cheese")] {
        let path = format!("/channels/{channel}/messages");
        let record = json!({ "content": "a record" });
        bot.upload(Method::POST, &path, record, "record.txt", bytes)
            .await;
    }
    play.faults().delete_channel(other);
    for n in 0..1_000 {
        ann.say(dice, &n.to_string());
    }
    let edit = json!({ "content": "Ben is to roll." });
    let path_of_table = format!("{messages}/{table}");
    assert_eq!(bot.patch(&path_of_table, edit).await.0, 200);
    for n in 1_000..1_300 {
        ann.say(dice, &n.to_string());
    }
    let shown = ann.reads(dice);
    assert!((1_000..1_200).contains(&shown.len()), "{}", shown.len());
    assert_eq!(
        shown[0].content(),
        "Ben is to roll.",
        "a table in use stays"
    );
    assert_eq!(shown[shown.len() - 1].content(), "1299");
    drop(bot);
    play.stop().await;
    let saved = std::fs::read_to_string(path).expect("a saved world");
    assert!(saved.contains("Ben is to roll."));
    for bytes in ["Tm9vZGxl", "Q2hlZXNl"] {
        assert!(!saved.contains(bytes), "{bytes} is still kept");
    }
}
