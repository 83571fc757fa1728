//! Ephemeral messages, direct messages and pings.

use crate::bot::{ann_at_dice, board, id_of, open, setup};
use reqwest::Method;
use serde_json::json;

#[tokio::test]
async fn an_ephemeral_answer_is_visible_only_to_its_owner_and_not_to_channel_routes() {
    let (play, mut bot) = setup().await;
    let (ann, ben, dice) = (play.person("Ann"), play.person("Ben"), play.channel("dice"));
    let mut hand = board();
    hand["content"] = json!("Your hidden dice: 6 6 6");
    hand["flags"] = json!(64);
    let (answer, interaction) = open(&ann, dice, &mut bot, hand).await;
    assert!(answer.is_private());
    let message = answer.message.expect("a hand");
    assert!(ann.sees(message.id()).is_some() && ben.sees(message.id()).is_none());
    assert!(ann.received().contains("6 6 6") && !ben.received().contains("6 6 6"));
    for method in [Method::PATCH, Method::DELETE] {
        let path = format!("/channels/{dice}/messages/{}", message.id());
        let (status, body) = bot.call(method, &path, json!({ "content": "x" })).await;
        assert_eq!((status, &body["code"]), (404, &json!(10008)));
    }
    let original = bot.token_path(&interaction, "/messages/@original");
    let (_, edited) = bot
        .patch(&original, json!({ "content": "5 5 5", "flags": 0 }))
        .await;
    assert_eq!(edited["flags"], 64, "a private message stays private");
    let update = json!({ "content": "4 4 4", "flags": 0 });
    let (answer, _) = tokio::join!(ann.press(&message, "Roll"), bot.answers(7, update));
    assert!(answer.is_private() && !ben.received().contains("4 4 4"));
}

#[tokio::test]
#[should_panic(expected = "You see no such message")]
async fn nobody_can_press_what_only_another_sees() {
    let (play, mut bot) = setup().await;
    let (ann, ben, dice) = (play.person("Ann"), play.person("Ben"), play.channel("dice"));
    let mut hand = board();
    hand["flags"] = json!(64);
    let (answer, _) = open(&ann, dice, &mut bot, hand).await;
    ben.press_raw(answer.message.expect("a hand").id(), "roll")
        .await;
}

#[tokio::test]
async fn mentions_ping_only_where_discord_would() {
    let (play, mut bot) = setup().await;
    let (ann, ben, dice) = (play.person("Ann"), play.person("Ben"), play.channel("dice"));
    let call = format!("<@{}>, your turn", ben.id());
    let quiet = json!({ "content": call, "allowed_mentions": { "parse": [] } });
    let (answer, interaction) = open(&ann, dice, &mut bot, quiet).await;
    assert_eq!(
        (
            answer.message.expect("a message").mentions().len(),
            ben.pings()
        ),
        (0, 0)
    );
    let embed = json!({ "embeds": [{ "description": call }] });
    open(&ann, dice, &mut bot, embed).await;
    assert_eq!(ben.pings(), 0, "an embed pings nobody");
    let further = bot.token_path(&interaction, "");
    bot.post(&further, json!({ "content": call, "flags": 64 }))
        .await;
    assert_eq!(ben.pings(), 0, "a private message pings nobody else");
    bot.post(&further, json!({ "content": call })).await;
    assert_eq!((ben.pings(), ann.pings()), (1, 0));
    let path = format!("/channels/{dice}/messages");
    let only_ann = json!({ "content": format!("{call} <@{}> @everyone", ann.id()),
        "allowed_mentions": { "users": [ann.id().to_string()] } });
    let (_, message) = bot.post(&path, only_ann).await;
    assert_eq!((ben.pings(), ann.pings()), (1, 1));
    assert_eq!(message["mention_everyone"], false);
    let path = format!("{path}/{}", id_of(&message));
    bot.patch(&path, json!({ "content": call })).await;
    assert_eq!(ben.pings(), 1, "an edit pings nobody");
}

#[tokio::test]
async fn a_role_is_pinged_where_its_mention_is_allowed() {
    let (play, mut bot) = setup().await;
    let (ann, ben, dice) = (play.person("Ann"), play.person("Ben"), play.channel("dice"));
    let role = play.faults().role("Dicers");
    play.faults().give_role(ben.id(), role);
    // Through an interaction only people are pinged unless the message says otherwise.
    let call = json!({ "content": format!("<@&{role}>, a table is open") });
    let (answer, _) = open(&ann, dice, &mut bot, call.clone()).await;
    let message = answer.message.expect("a message");
    assert_eq!(message.json()["mention_roles"], json!([]));
    assert_eq!(ben.pings(), 0);
    let mut allowed = call.clone();
    allowed["allowed_mentions"] = json!({ "parse": [], "roles": [role.to_string()] });
    let (answer, _) = open(&ann, dice, &mut bot, allowed).await;
    let message = answer.message.expect("a message");
    assert_eq!(message.json()["mention_roles"], json!([role.to_string()]));
    assert_eq!((ben.pings(), ann.pings()), (1, 0));
    // And a plain message of the bot pings whatever it mentions.
    let path = format!("/channels/{dice}/messages");
    bot.post(&path, call).await;
    assert_eq!(ben.pings(), 2);
}

#[tokio::test]
async fn a_direct_message_is_visible_to_both_sides() {
    let (play, mut bot) = setup().await;
    let (ann, ben) = (play.person("Ann"), play.person("Ben"));
    let recipient = json!({ "recipient_id": ann.id().to_string() });
    let (status, channel) = bot.post("/users/@me/channels", recipient).await;
    assert_eq!((status, &channel["type"]), (200, &json!(1)));
    let id: u64 = channel["id"]
        .as_str()
        .and_then(|id| id.parse().ok())
        .expect("an id");
    let path = format!("/channels/{id}/messages");
    assert_eq!(bot.post(&path, json!({ "content": "psst" })).await.0, 200);
    assert_eq!(ann.reads(id).len(), 1);
    assert!(ben.reads(id).is_empty() && !ben.received().contains("psst"));
    let (_, interaction) = tokio::join!(ann.slash(id, "game start", &[]), bot.answers(4, board()));
    assert_eq!(interaction["user"]["id"], ann.id().to_string());
    assert!(interaction["member"].is_null() && interaction["guild_id"].is_null());
    assert_eq!(interaction["context"], 1);
    play.faults().close_direct_messages(ann.id());
    let (status, body) = bot.post(&path, json!({ "content": "psst" })).await;
    assert_eq!((status, &body["code"]), (403, &json!(50007)));
}

#[tokio::test]
async fn the_last_message_id_of_a_channel_is_of_a_public_message() {
    let (_play, mut bot, ann, dice) = ann_at_dice().await;
    let said = ann.say(dice, "hello").to_string();
    let private = json!({ "content": "your hand", "flags": 64 });
    let (answer, _) = open(&ann, dice, &mut bot, private).await;
    assert!(answer.message.is_some());
    let path = format!("/channels/{dice}");
    let (_, channel) = bot.get(&path).await;
    assert_eq!(channel["last_message_id"], said);
}
