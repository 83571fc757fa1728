//! What the wire carries: objects as Discord describes them, and ids.

use crate::bot::{ann_at_dice, board, opened, setup};
use discord_contract::complaints;
use playground::{Exchange, route};
use serde_json::Value;
use std::sync::Arc;

/// A press just before an edit brings the control that the edit takes away; one that has come back is on the message as any other.
#[tokio::test]
async fn a_control_that_has_come_back_is_pressed_on_the_whole_message() {
    let (_play, mut bot, ann, dice) = ann_at_dice().await;
    let table = opened(&ann, dice, &mut bot).await;
    let mut bare = board();
    bare["components"] = Value::Array(Vec::new());
    let mut rows = Vec::new();
    for next in [bare, board(), board()] {
        let (_, press) = tokio::join!(ann.press_raw(table.id(), "roll"), bot.answers(7, next));
        rows.push(press["message"]["components"].as_array().map(Vec::len));
    }
    assert_eq!(rows, [2, 1, 2].map(Some));
}

/// The check against the description finds a deviation.
#[tokio::test]
async fn a_deviation_from_the_description_is_found() {
    let (play, mut bot, ann, dice) = ann_at_dice().await;
    let table = opened(&ann, dice, &mut bot).await;
    tokio::join!(ann.press(&table, "Roll"), bot.answers(7, board()));
    let right = play.exchanges();
    let Some(found) = complaints(&right) else {
        return;
    };
    assert_eq!(found, [""; 0]);
    let spoil = |route: &str, change: fn(&mut Exchange)| {
        let mut wrong = right.clone();
        let spoilt = wrong.iter_mut().rfind(|exchange| exchange.route == route);
        change(Arc::make_mut(spoilt.expect("such an exchange")));
        complaints(&wrong)
            .expect("the description is there")
            .join("\n")
    };
    for (route, change, names) in [
        (
            "gateway INTERACTION_CREATE",
            (|e| e.body["message"]["components"][0]["id"] = Value::Null) as fn(&mut Exchange),
            "INTERACTION_CREATE/message: /components/0/id: null",
        ),
        (
            "gateway INTERACTION_CREATE",
            |e| e.body["member"]["flags"] = "none".into(),
            "INTERACTION_CREATE/member: /flags",
        ),
        (
            route::CALLBACK,
            |e| e.body["data"]["content"] = 3.into(),
            "/data/content: 3 is not",
        ),
        (
            route::CALLBACK,
            |e| e.query = "wait=true".to_owned(),
            "wait of create_interaction_response: Discord reads no such parameter",
        ),
        (
            route::CALLBACK,
            |e| e.status = Some(202),
            "the answer 202 to create_interaction_response: Discord never answers so",
        ),
        (
            route::CALLBACK,
            |e| e.path = "/interactions/1/2/answer".to_owned(),
            "Discord has no such route",
        ),
        (
            route::PUT_COMMANDS,
            |e| e.answer[0]["id"] = 7.into(),
            "the answer 200 to bulk_set_application_commands: /0/id: 7 is not",
        ),
    ] {
        let found = spoil(route, change);
        assert!(found.contains(names), "{names} is not in:\n{found}");
    }
}

#[tokio::test]
async fn ids_increase_and_contain_the_time() {
    let (play, _bot) = setup().await;
    let ann = play.person("Ann");
    let dice = play.channel("dice");
    let ids: Vec<u64> = (0..100).map(|n| ann.say(dice, &n.to_string())).collect();
    assert!(ids.is_sorted_by(|a, b| a < b));
    play.advance(std::time::Duration::from_secs(3600));
    let later = ann.say(dice, "an hour later");
    assert!((later >> 22) - (ids[0] >> 22) >= 3_600_000);
}
