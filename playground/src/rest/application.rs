//! The application itself: who it is, its commands, its emojis, its guild.

#![expect(
    clippy::unnecessary_wraps,
    reason = "what answers a route has one type, whether it can fail or not"
)]

use super::Reply::{Created, Done, Found};
use super::{Answer, Call, Route};
use crate::error::{ApiError, ApiResult, ensure};
use crate::route;
use crate::snowflake::id_in;
use crate::world::World;
use serde_json::{Value, json};

#[rustfmt::skip]
pub(super) const ROUTES: &[Route] = &[
    ("GET /gateway", gateway),
    ("GET /gateway/bot", gateway_bot),
    ("GET /oauth2/applications/@me", application),
    ("GET /users/@me", me),
    (route::OPEN_DIRECT, open_direct),
    ("GET /guilds/{guild}", guild),
    ("GET /guilds/{guild}/channels", guild_channels),
    ("GET /guilds/{guild}/threads/active", active_threads),
    ("GET /guilds/{guild}/members/{user}", member),
    ("GET /applications/{application}/commands", list),
    (route::PUT_COMMANDS, replace),
    (route::LIST_EMOJIS, emojis),
    (route::CREATE_EMOJI, new_emoji),
    ("DELETE /applications/{application}/emojis/{emoji}", delete_emoji),
];

/// Fails if the path names another guild than the one that there is, or another application than the bot's own.
pub(super) fn check_names(world: &World, call: &Call) -> ApiResult<()> {
    if call.names.contains_key("guild") {
        let is_ours = call.id("guild")? == world.guild.id;
        ensure(is_ours, ApiError::new(404, 10004, "Unknown Guild"))?;
    }
    if call.path().starts_with("/applications/") && call.names.contains_key("application") {
        let text = "You are not authorized to perform this action on this application";
        let is_own = call.id("application")? == world.bot.id;
        ensure(is_own, ApiError::new(403, 20012, text))?;
    }
    Ok(())
}

fn gateway(_: &mut World, call: &Call) -> Answer {
    Ok(Found(json!({ "url": call.shared.gateway_url() })))
}

fn gateway_bot(_: &mut World, call: &Call) -> Answer {
    let settings = &call.shared.settings;
    Ok(Found(json!({
        "url": call.shared.gateway_url(),
        "shards": 1,
        "session_start_limit": { "total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": settings.max_concurrency },
    })))
}

fn application(world: &mut World, call: &Call) -> Answer {
    let described = json!({
        "id": world.bot.id.to_string(),
        "name": world.bot.name,
        "icon": null,
        "description": "",
        "type": null,
        "bot": world.bot_user(),
        "bot_public": true,
        "bot_require_code_grant": false,
        "verify_key": call.shared.signer.public_key(),
        "owner": world.user(world.guild.owner),
        "team": null,
        "flags": 0,
        "flags_new": "0",
        "redirect_uris": [],
        "interactions_endpoint_url": world.live.endpoint.as_ref().and_then(|endpoint| endpoint.urls.first()),
        "role_connections_verification_url": null,
        "approximate_guild_count": 1,
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "eligible_oauth2_scopes": ["bot", "applications.commands"],
    });
    Ok(Found(described))
}

fn me(world: &mut World, _: &Call) -> Answer {
    Ok(Found(world.own_user()))
}

fn open_direct(world: &mut World, call: &Call) -> Answer {
    let person = id_in(&call.body.json["recipient_id"]);
    let person = person.filter(|id| world.person_by_id(*id).is_some());
    let person = person.ok_or_else(|| ApiError::new(400, 50033, "Invalid Recipient(s)"))?;
    let id = world.direct_channel(person);
    Ok(Found(world.channel_json(&world.channels[&id])))
}

fn guild(world: &mut World, _: &Call) -> Answer {
    Ok(Found(world.guild_json()))
}

fn guild_channels(world: &mut World, _: &Call) -> Answer {
    let all = world.rooms().map(|channel| world.channel_json(channel));
    Ok(Found(all.collect()))
}

fn active_threads(world: &mut World, _: &Call) -> Answer {
    let open = world.channels.values();
    let open = open.filter(|channel| channel.is_thread());
    let threads: Vec<Value> = open.map(|channel| world.channel_json(channel)).collect();
    Ok(Found(
        json!({ "threads": threads, "members": [], "has_more": false }),
    ))
}

fn member(world: &mut World, call: &Call) -> Answer {
    let user = call.id("user")?;
    let is_member = user == world.bot.id || world.person_by_id(user).is_some();
    ensure(is_member, ApiError::new(404, 10007, "Unknown Member"))?;
    Ok(Found(world.member(user)))
}

fn list(world: &mut World, _: &Call) -> Answer {
    Ok(Found(world.commands_json()))
}

fn replace(world: &mut World, call: &Call) -> Answer {
    Ok(Found(world.replace_commands(&call.body.json)?))
}

fn emojis(world: &mut World, _: &Call) -> Answer {
    let items = world.emojis.values().map(|emoji| world.emoji_json(emoji));
    Ok(Found(json!({ "items": items.collect::<Value>() })))
}

fn new_emoji(world: &mut World, call: &Call) -> Answer {
    Ok(Created(world.create_emoji(&call.body.json)?))
}

fn delete_emoji(world: &mut World, call: &Call) -> Answer {
    world.delete_emoji(call.id("emoji")?)?;
    Ok(Done)
}
