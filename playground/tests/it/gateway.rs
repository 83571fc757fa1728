//! The gateway: authentication, replay after a resume, and which shard gets which event.

use crate::bot::{Bot, GUILDS, ann_at_dice, board, setup, started};
use playground::Settings;
use serde_json::json;
use std::time::Duration;

#[tokio::test]
async fn a_wrong_token_closes_with_4004_and_invalid_frames_with_their_codes() {
    let play = started(Settings::default()).await;
    let mut bot = Bot::dial(&play).await;
    bot.identify("somebody else's", GUILDS).await;
    assert_eq!(bot.frame().await, Err(Some(4004)));
    let token = play.token();
    for (frame, code) in [
        (json!({ "op": 99, "d": null }), 4001),
        (json!({ "hello": 1 }), 4002),
        (json!({ "op": 3, "d": {} }), 4003),
        (
            json!({ "op": 2, "d": { "token": token, "intents": 1, "shard": [2, 2] } }),
            4010,
        ),
        (
            json!({ "op": 2, "d": { "token": token, "intents": 1 << 15 } }),
            4014,
        ),
    ] {
        let mut bot = Bot::dial(&play).await;
        bot.send(frame.clone()).await;
        assert_eq!(bot.frame().await, Err(Some(code)), "{frame}");
    }
}

#[tokio::test]
async fn heartbeats_are_acknowledged_unless_a_fault_ignores_them() {
    let (play, mut bot) = setup().await;
    bot.event("GUILD_CREATE").await;
    bot.send(json!({ "op": 1, "d": bot.seq })).await;
    assert_eq!(bot.frame().await.expect("an acknowledgement")["op"], 11);
    play.faults().ignore_heartbeats(true);
    bot.send(json!({ "op": 1, "d": bot.seq })).await;
    play.faults().reconnect();
    let next = bot.frame().await.expect("a frame");
    assert_eq!(next["op"], 7, "no acknowledgement came before it");
}

#[tokio::test]
async fn guild_events_need_the_guilds_intent() {
    let (play, mut with) = setup().await;
    let mut without = Bot::connect(&play, 0).await;
    assert_eq!(with.event("GUILD_CREATE").await["name"], "Dice Hall");
    play.faults().reconnect();
    let next = without.frame().await.expect("a frame");
    assert_eq!(next["op"], 7, "nothing came between");
}

#[tokio::test]
async fn a_resumed_session_gets_the_events_it_missed_and_can_still_answer() {
    let (play, mut bot, ann, dice) = ann_at_dice().await;
    bot.event("GUILD_CREATE").await;
    let (session, seq) = (bot.session.clone(), bot.seq);
    play.faults().close(Some(4000));
    assert_eq!(bot.frame().await, Err(Some(4000)));
    play.wait_for_connections(0).await;
    let back = async {
        let mut bot = Bot::dial(&play).await;
        bot.resume(&session, seq).await;
        let interaction = bot.interaction().await;
        bot.event("RESUMED").await;
        bot.answer(&interaction, 4, board()).await.0
    };
    let (answer, status) = tokio::join!(ann.slash(dice, "game start", &[]), back);
    assert_eq!(status, 204);
    assert!(!answer.failed());
}

#[tokio::test]
async fn a_session_that_cannot_be_resumed_is_refused_with_op_9() {
    let (play, mut bot) = setup().await;
    let session = bot.session.clone();
    let mut other = Bot::dial(&play).await;
    other.resume("never was", 1).await;
    let frame = other.frame().await.expect("a frame");
    assert_eq!((&frame["op"], &frame["d"]), (&json!(9), &json!(false)));
    other.identify(play.token(), 0).await;
    other.event("READY").await;
    play.faults().close(None);
    while let Ok(frame) = bot.frame().await {
        assert_eq!(frame["op"], 0);
    }
    play.wait_for_connections(0).await;
    play.advance(Duration::from_secs(6 * 60));
    let mut late = Bot::dial(&play).await;
    late.resume(&session, 1).await;
    let next = late.frame().await.expect("a frame");
    assert_eq!(next["op"], 9, "five minutes are over");
}

#[tokio::test]
async fn a_close_frame_without_a_code_has_none() {
    let (play, mut bot) = setup().await;
    bot.event("GUILD_CREATE").await;
    play.faults().close(None);
    assert_eq!(bot.frame().await, Err(None));
}

#[tokio::test]
async fn each_guild_has_its_shard_and_direct_messages_go_to_the_first() {
    let (play, first) = setup().await;
    drop(first);
    play.wait_for_connections(0).await;
    let home = (play.guild() >> 22) % 2;
    let mut shards = Vec::new();
    for shard in 0..2 {
        let mut bot = Bot::dial(&play).await;
        let data = json!({ "token": play.token(), "intents": GUILDS, "shard": [shard, 2] });
        bot.send(json!({ "op": 2, "d": data })).await;
        let ready = bot.event("READY").await;
        let guilds = ready["guilds"].as_array().expect("a list");
        assert_eq!(guilds.len(), usize::from(shard == home));
        shards.push(bot);
    }
    let ann = play.person("Ann");
    let places = [(play.channel("dice"), home), (play.direct_channel(&ann), 0)];
    for (channel, shard) in places {
        let bot = &mut shards[usize::try_from(shard).expect("0 or 1")];
        let (answer, heard) = tokio::join!(
            ann.slash(channel, "game start", &[]),
            bot.answers(4, board())
        );
        assert!(!answer.failed());
        assert_eq!(heard["channel_id"], channel.to_string());
    }
}
