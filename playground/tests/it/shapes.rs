//! The JSON has every field without which serenity 0.12.5 cannot decode an event.

use crate::bot::{Bot, GUILDS, ann_at_dice, board, open, opened, setup};
use discord_contract::complaints;
use playground::{Exchange, route};
use serde_json::Value;
use std::sync::Arc;

fn has(json: &Value, what: &str, fields: &str) {
    for field in fields.split_whitespace() {
        assert!(json.get(field).is_some(), "{what} lacks {field}: {json}");
    }
}

const MESSAGE: &str = "id channel_id author content timestamp tts mention_everyone mentions mention_roles \
    attachments embeds pinned type flags components edited_timestamp application_id webhook_id interaction_metadata";

#[tokio::test]
async fn a_guild_has_all_its_fields() {
    let (play, first) = setup().await;
    drop(first);
    let mut bot = Bot::connect(&play, GUILDS).await;
    let guild = bot.event("GUILD_CREATE").await;
    has(
        &guild,
        "the guild",
        "id name owner_id joined_at large member_count verification_level default_message_notifications \
         explicit_content_filter mfa_level nsfw_level premium_tier premium_progress_bar_enabled preferred_locale \
         system_channel_flags features emojis stickers threads presences voice_states stage_instances \
         guild_scheduled_events channels roles members",
    );
    has(
        &guild["roles"][0],
        "a role",
        "id name color colors hoist managed permissions position",
    );
    has(
        &guild["members"][0],
        "a member",
        "user roles deaf mute flags joined_at",
    );
    has(&guild["channels"][0], "a channel", "id type name guild_id");
    assert_eq!(guild["members"].as_array().map(Vec::len), Some(6));
}

#[tokio::test]
async fn an_interaction_has_all_its_fields() {
    let (_play, mut bot, ann, dice) = ann_at_dice().await;
    let (answer, slash) = open(&ann, dice, &mut bot, board()).await;
    let table = answer.message.expect("a board");
    let (_, press) = tokio::join!(ann.press(&table, "Roll"), bot.answers(6, Value::Null));
    let envelope = "id application_id type token version channel_id locale entitlements attachment_size_limit data \
        guild_id guild_locale channel member app_permissions context authorizing_integration_owners";
    for interaction in [&slash, &press] {
        has(interaction, "the interaction", envelope);
        has(
            &interaction["member"],
            "the member",
            "user permissions roles joined_at deaf mute flags",
        );
        has(
            &interaction["member"]["user"],
            "the user",
            "id username discriminator global_name avatar",
        );
        has(
            &interaction["channel"],
            "the channel",
            "id type name permissions",
        );
        for id in ["id", "application_id", "channel_id", "guild_id"] {
            let text = interaction[id].as_str().expect("snowflakes are texts");
            assert!(text.parse::<u64>().is_ok_and(|id| id > 0));
        }
    }
    has(&slash["data"], "the command", "id name type options");
    has(
        &slash["data"]["options"][0],
        "the subcommand",
        "type name options",
    );
    has(&press["message"], "the message", MESSAGE);
    let metadata = &press["message"]["interaction_metadata"];
    has(
        metadata,
        "the metadata",
        "id type user authorizing_integration_owners",
    );
    assert_eq!(metadata["user"]["id"], ann.id().to_string());
}

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
