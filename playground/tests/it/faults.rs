//! Injected faults.

use crate::bot::{ann_at_dice, board, open, opened, setup, setup_with};
use playground::{Direction, Fault, Settings, route};
use reqwest::Method;
use serde_json::json;
use std::time::Duration;

#[tokio::test]
async fn a_route_fails_as_often_as_asked_and_then_works() {
    let (play, bot) = setup().await;
    let path = format!("/channels/{}/messages", play.channel("dice"));
    let faults = play.faults();
    faults.refuse(route::CREATE_MESSAGE, 1, 500, 0, "Internal Server Error");
    let rate_limit = Fault::RateLimit {
        retry_after: 1.5,
        global: true,
    };
    faults.rest(route::CREATE_MESSAGE, 1, rate_limit);
    let post = || bot.post(&path, json!({ "content": "hi" }));
    assert_eq!(post().await.0, 500);
    let (status, body) = post().await;
    assert_eq!(
        (status, &body["retry_after"], &body["global"]),
        (429, &json!(1.5), &json!(true))
    );
    assert_eq!(post().await.0, 200);
    assert_eq!(play.person("Ann").reads(play.channel("dice")).len(), 1);
}

#[tokio::test]
async fn a_broken_connection_comes_before_or_after_the_effect() {
    let (play, bot) = setup().await;
    let dice = play.channel("dice");
    let path = format!("/channels/{dice}/messages");
    let post = || bot.try_call(Method::POST, &path, json!({ "content": "hi" }));
    let breaks = |fault| play.faults().rest(route::CREATE_MESSAGE, 1, fault);
    breaks(Fault::Drop);
    assert_eq!(post().await, None);
    assert!(play.person("Ann").reads(dice).is_empty());
    breaks(Fault::DropAnswer);
    assert_eq!(post().await, None);
    assert_eq!(play.person("Ann").reads(dice).len(), 1);
    assert_eq!(post().await, Some(200));
}

#[tokio::test]
async fn interactions_arrive_twice_late_or_undecodable_on_request() {
    let (play, mut bot, ann, dice) = ann_at_dice().await;
    play.faults().double(1);
    let (_, first) = open(&ann, dice, &mut bot, board()).await;
    let second = bot.interaction().await;
    assert_eq!(first["id"], second["id"]);
    assert_eq!(bot.answer(&second, 4, board()).await.1["code"], 40060);
    play.faults().undecodable(1);
    let (_, odd) = open(&ann, dice, &mut bot, board()).await;
    assert!(odd["data"].is_null() && odd["token"].is_string());
    play.faults().delay_next(Duration::from_secs(5));
    let late = async {
        play.advance(Duration::from_secs(6));
        let interaction = bot.interaction().await;
        bot.answer(&interaction, 4, board()).await.1["code"].clone()
    };
    let (answer, code) = tokio::join!(ann.slash(dice, "game start", &[]), late);
    assert!(answer.failed());
    assert_eq!(code, 10062);
}

#[tokio::test]
async fn the_journal_records_calls_with_their_answers_but_never_the_token() {
    let (play, mut bot, ann, dice) = ann_at_dice().await;
    let before = play.rest_calls();
    open(&ann, dice, &mut bot, board()).await;
    assert_eq!(play.rest_calls(), before + 1, "one press, one call");
    let call = play.wait_for_exchange(|e| e.route == route::CALLBACK).await;
    assert_eq!(
        (call.direction, call.status),
        (Direction::FromBot, Some(204))
    );
    assert_eq!(call.body["data"]["content"], "Ann is to roll.");
    let all = play.exchanges();
    assert!(
        all.iter()
            .any(|e| e.route == "gateway INTERACTION_CREATE" && e.direction == Direction::ToBot)
    );
    let token = format!("Bot {}", play.token());
    assert!(all.iter().all(|e| !e.body.to_string().contains(&token)));
}

#[tokio::test]
async fn rate_limits_hold_when_the_setting_asks_for_them() {
    let settings = Settings {
        rate_limits: true,
        ..Settings::default()
    };
    let (play, bot) = setup_with(settings).await;
    let path = format!("/channels/{}/messages", play.channel("dice"));
    let post = async |path: &str| bot.post(path, json!({ "content": "hi" })).await;
    for _ in 0..5 {
        assert_eq!(post(&path).await.0, 200);
    }
    let (status, body) = post(&path).await;
    assert_eq!((status, &body["global"]), (429, &json!(false)));
    let elsewhere = format!("/channels/{}/messages", play.channel("table-two"));
    let (status, _) = post(&elsewhere).await;
    assert_eq!(status, 200, "each channel has a bucket of its own");
    play.advance(Duration::from_secs(6));
    assert_eq!(post(&path).await.0, 200);
}

#[tokio::test]
#[should_panic(
    expected = "\"Hold\" is switched off; the message has [Roll] [Hold, off] [Pick a die]"
)]
async fn a_person_who_misses_a_button_is_told_what_is_there() {
    let (_play, mut bot, ann, dice) = ann_at_dice().await;
    let table = opened(&ann, dice, &mut bot).await;
    ann.press(&table, "Hold").await;
}
