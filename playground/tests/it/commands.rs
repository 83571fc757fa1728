//! Registering commands, and typing them.

use crate::bot::{ann_at_dice, board, game_command, setup};
use serde_json::{Value, json};

#[tokio::test]
async fn a_bulk_put_keeps_the_ids_of_commands_that_stay() {
    let (_play, bot) = setup().await;
    let path = format!("/applications/{}/commands", bot.id);
    let (_, before) = bot.get(&path).await;
    let mut list = game_command();
    let help = json!({
        "name": "help", "name_localizations": { "ja": "ヘルプ" }, "description": "Help",
    });
    list.as_array_mut().expect("a list").push(help);
    let (status, after) = bot.put(&path, list).await;
    assert_eq!((status, &after[0]["id"]), (200, &before[0]["id"]));
    assert_eq!(after[1]["type"], 1, "a kind is filled in");
}

#[tokio::test]
async fn commands_that_discord_refuses_are_refused() {
    let (play, bot) = setup().await;
    let path = format!("/applications/{}/commands", bot.id);
    let option = |n: usize| json!({ "type": 3, "name": format!("o{n}"), "description": "d" });
    let options: Vec<Value> = (0..26).map(option).collect();
    let long = "x".repeat(101);
    for bad in [
        json!([{ "name": "Loud", "description": "d" }]),
        json!([{ "name": "two words", "description": "d" }]),
        json!([{ "name": "quiet", "description": "" }]),
        json!([{ "name": "wordy", "description": long }]),
        json!([{ "name": "many", "description": "d", "options": options }]),
        json!([{ "name": "twice", "description": "d" }, { "name": "twice", "description": "d" }]),
        json!([{ "name": "order", "description": "d", "options": [
            { "type": 3, "name": "a", "description": "d" },
            { "type": 3, "name": "b", "description": "d", "required": true }] }]),
        json!([{ "name": "loud", "name_localizations": { "de": "Laut" }, "description": "d" }]),
        json!([{ "name": "words", "description": "d", "options": [
            { "type": 3, "name": "a", "name_localizations": { "fr": "deux mots" }, "description": "d" }] }]),
    ] {
        let (status, body) = bot.put(&path, bad.clone()).await;
        assert_eq!((status, &body["code"]), (400, &json!(50035)), "{bad}");
    }
    assert_eq!(play.commands().len(), 1, "a refused list changes nothing");
}

#[tokio::test]
async fn the_client_sends_only_what_the_command_takes() {
    let (play, mut bot) = setup().await;
    let (ann, ben, dice) = (play.person("Ann"), play.person("Ben"), play.channel("dice"));
    for (words, options, why) in [
        ("nothing", vec![], "no command /nothing"),
        ("game", vec![], "needs one more word"),
        ("game stop", vec![], "has no stop"),
        ("game start", vec![("line", json!(10))], "at most 9"),
        ("game start", vec![("line", json!("many"))], "whole number"),
        (
            "game start",
            vec![("colour", json!("red"))],
            "no option called colour",
        ),
        (
            "game start",
            vec![("rival", json!("Zoe"))],
            "nobody called Zoe",
        ),
    ] {
        let refused = ann.try_slash(dice, words, &options).await.expect_err(why);
        assert!(refused.contains(why), "{refused}");
    }
    let options = [("line", json!("4")), ("rival", json!("Ben"))];
    let (_, sent) = tokio::join!(
        ann.slash(dice, "game start", &options),
        bot.answers(4, board())
    );
    let expected = json!([{ "type": 1, "name": "start", "options": [
        { "type": 4, "name": "line", "value": 4 },
        { "type": 6, "name": "rival", "value": ben.id().to_string() },
    ]}]);
    assert_eq!(sent["data"]["options"], expected);
    assert_eq!(
        sent["data"]["resolved"]["users"][ben.id().to_string()]["global_name"],
        "Ben"
    );
}

#[tokio::test]
async fn more_than_two_hundred_new_commands_a_day_are_refused() {
    let (play, bot) = setup().await;
    let path = format!("/applications/{}/commands", bot.id);
    let named = |n: usize| json!([{ "name": format!("c{n}"), "description": "d" }]);
    for n in 1..200 {
        assert_eq!(bot.put(&path, named(n)).await.0, 200);
    }
    assert_eq!(bot.put(&path, named(199)).await.0, 200, "nothing new in it");
    assert_eq!(bot.put(&path, named(200)).await.1["code"], 30034);
    play.advance(std::time::Duration::from_secs(24 * 3600 + 1));
    assert_eq!(bot.put(&path, named(200)).await.0, 200);
}

#[tokio::test]
async fn commands_in_menus_say_on_whom_or_on_what_they_are_used() {
    let (play, mut bot) = setup().await;
    let (ann, ben, dice) = (play.person("Ann"), play.person("Ben"), play.channel("dice"));
    let path = format!("/applications/{}/commands", bot.id);
    let mut list = game_command();
    let menus = [
        json!({ "type": 2, "name": "Look up", "name_localizations": { "de": "Sieh nach" } }),
        json!({ "type": 3, "name": "Look up" }),
    ];
    list.as_array_mut().expect("a list").extend(menus);
    assert_eq!(bot.put(&path, list).await.0, 200);
    let (answer, sent) = tokio::join!(
        ann.use_on_person(dice, "Look up", ben.id()),
        bot.answers(4, board())
    );
    let data = &sent["data"];
    assert_eq!(
        (&data["type"], &data["name"]),
        (&json!(2), &json!("Look up"))
    );
    assert_eq!(data["target_id"], ben.id().to_string());
    let resolved = &data["resolved"];
    assert_eq!(
        resolved["users"][ben.id().to_string()]["global_name"],
        "Ben"
    );
    assert!(resolved["members"][ben.id().to_string()].is_object());
    let board_of_ann = answer.message.expect("a message");
    let metadata = &board_of_ann.json()["interaction_metadata"];
    assert_eq!(metadata["target_user"]["global_name"], "Ben");

    let id = board_of_ann.id();
    let (answer, sent) = tokio::join!(ben.use_on_message(id, "Look up"), bot.answers(4, board()));
    let data = &sent["data"];
    assert_eq!(
        (&data["type"], &data["target_id"]),
        (&json!(3), &json!(id.to_string()))
    );
    let shown = &data["resolved"]["messages"][id.to_string()];
    assert_eq!(shown["components"], board_of_ann.json()["components"]);
    let used_on_it = answer.message.expect("a message");
    let metadata = &used_on_it.json()["interaction_metadata"];
    assert_eq!(metadata["target_message_id"], id.to_string());
}

#[tokio::test]
#[should_panic(expected = "The menu of a message that only you see has no commands.")]
async fn a_private_message_has_no_commands_in_its_menu() {
    let (_play, mut bot, ann, dice) = ann_at_dice().await;
    let mut private = board();
    private["flags"] = json!(64);
    let (answer, _) = tokio::join!(ann.slash(dice, "game start", &[]), bot.answers(4, private));
    let message = answer.message.expect("a message");
    ann.use_on_message(message.id(), "Look up").await;
}
