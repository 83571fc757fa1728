//! Channels, their messages and threads, as a bot reaches them outside of interactions: with permissions.
//! Source: <https://docs.discord.com/developers/resources/channel>

use super::Reply::{Created, Done, Found};
use super::payload::Payload;
use super::{Answer, Call, Route};
use crate::error::{ApiError, ApiResult, ensure};
use crate::limits::{self, ARCHIVE_MINUTES, CHANNEL_NAME};
use crate::permission;
use crate::route;
use crate::snowflake::Id;
use crate::world::World;
use crate::world::channels::{Channel, PRIVATE_THREAD, PUBLIC_THREAD, TEXT};
use crate::world::messages::Draft;
use serde_json::Value;
use std::collections::BTreeSet;

#[rustfmt::skip]
pub(super) const ROUTES: &[Route] = &[
    ("GET /channels/{channel}", one),
    (route::CREATE_MESSAGE, create_message),
    (route::EDIT_MESSAGE, edit_message),
    (route::DELETE_MESSAGE, delete_message),
    ("POST /channels/{channel}/messages/{message}/threads", thread_from_message),
    ("POST /channels/{channel}/threads", private_thread),
    ("PUT /channels/{channel}/thread-members/{user}", add_thread_member),
];

fn one(world: &mut World, call: &Call) -> Answer {
    let channel = world.open_channel(call.id("channel")?)?;
    Ok(Found(world.channel_json(channel)))
}

/// 50001, 50013 or 50007 unless the bot may post this body here.
fn may_post(world: &World, id: Id, body: &Value, files: usize) -> ApiResult<()> {
    let channel = world.open_channel(id)?;
    if let Some(person) = channel.recipient {
        if world.live.faults.closed_to_direct.contains(&person) {
            let text = "Cannot send messages to this user";
            return Err(ApiError::new(403, 50007, text));
        }
        return Ok(());
    }
    let mut needed = if channel.is_thread() {
        permission::SEND_MESSAGES_IN_THREADS
    } else {
        permission::SEND_MESSAGES
    };
    if body["embeds"].get(0).is_some() {
        needed |= permission::EMBED_LINKS;
    }
    if files > 0 {
        needed |= permission::ATTACH_FILES;
    }
    world.allowed_channel(id, needed).map(drop)
}

fn create_message(world: &mut World, call: &Call) -> Answer {
    let (id, Payload { json: body, files }) = (call.id("channel")?, &call.body);
    may_post(world, id, body, files.len())?;
    world.check_message(body, None, files.len())?;
    if let Some(twin) = same_nonce(world, id, body) {
        return Ok(Found(twin));
    }
    let draft = Draft {
        flags: World::flags_of(body, false),
        ..Draft::said(world.bot.id, id, body)
    };
    let message = world.post(draft, files.clone());
    Ok(Found(Value::clone(&world.messages[&message].json)))
}

/// With `enforce_nonce`, the bot's message of the last minutes that carried the same nonce.
fn same_nonce(world: &World, channel: Id, body: &Value) -> Option<Value> {
    const MINUTES_MS: u64 = 5 * 60 * 1000;
    if body["enforce_nonce"] != true || body["nonce"].is_null() {
        return None;
    }
    let now = world.now();
    let newest = world.channels[&channel].messages.iter().rev();
    let recent = newest.take_while(|id| crate::snowflake::made_at(**id) + MINUTES_MS > now);
    let mut stored = recent.filter_map(|id| world.messages.get(id));
    let twin = stored.find(|m| m.author == world.bot.id && m.json["nonce"] == body["nonce"]);
    twin.map(|stored| Value::clone(&stored.json))
}

/// The ids of a channel and a message in it.
fn ids(call: &Call) -> ApiResult<(Id, Id)> {
    Ok((call.id("channel")?, call.id("message")?))
}

fn edit_message(world: &mut World, call: &Call) -> Answer {
    let ((channel, id), Payload { json, files }) = (ids(call)?, &call.body);
    world.open_channel(channel)?;
    if world.public_message(channel, id)?.author != world.bot.id {
        let text = "Cannot edit a message authored by another user";
        return Err(ApiError::new(403, 50005, text));
    }
    world.check_message(json, Some(id), files.len())?;
    let now = world.now();
    world.live.buckets.spend_old_edit(channel, id, now)?;
    world.revise(id, json, files.clone());
    Ok(Found(Value::clone(&world.messages[&id].json)))
}

fn delete_message(world: &mut World, call: &Call) -> Answer {
    let (channel, id) = ids(call)?;
    world.open_channel(channel)?;
    if world.public_message(channel, id)?.author != world.bot.id {
        world.allowed_channel(channel, permission::MANAGE_MESSAGES)?;
    }
    world.delete_message(id);
    Ok(Done)
}

fn thread_from_message(world: &mut World, call: &Call) -> Answer {
    let (channel, id) = ids(call)?;
    world.allowed_channel(channel, permission::CREATE_PUBLIC_THREADS)?;
    world.public_message(channel, id)?;
    if world.channels.contains_key(&id) {
        let text = "A thread has already been created for this message";
        return Err(ApiError::new(400, 160_004, text));
    }
    // A thread made from a message shares its id.
    open_thread(world, channel, id, PUBLIC_THREAD, &call.body.json)
}

/// A thread of no message, which is a private one here.
fn private_thread(world: &mut World, call: &Call) -> Answer {
    let (channel, body) = (call.id("channel")?, &call.body.json);
    limits::check(body, "", |body| {
        let kind = body.at("type");
        if *kind != PRIVATE_THREAD {
            kind.no_choice("12");
        }
    })?;
    world.allowed_channel(channel, permission::CREATE_PRIVATE_THREADS)?;
    let id = world.next_id();
    open_thread(world, channel, id, PRIVATE_THREAD, body)
}

fn open_thread(world: &mut World, parent: Id, id: Id, kind: u8, body: &Value) -> Answer {
    limits::check(body, "", |body| {
        body.at("name").text(1, CHANNEL_NAME);
        let minutes = body.at("auto_archive_duration");
        let fits = |minutes| ARCHIVE_MINUTES.contains(&minutes);
        if !minutes.is_null() && !minutes.as_u64().is_some_and(fits) {
            minutes.no_choice("60, 1440, 4320, 10080");
        }
    })?;
    let is_text = world.open_channel(parent)?.kind == TEXT;
    ensure(is_text, ApiError::WRONG_CHANNEL_TYPE)?;
    let name = body["name"].as_str().unwrap_or_default();
    let mut thread = Channel::new(id, kind, name);
    thread.parent = Some(parent);
    thread.members = (kind == PRIVATE_THREAD).then(BTreeSet::new);
    thread.archive_minutes = body["auto_archive_duration"].as_u64().unwrap_or(1440);
    world.open(thread);
    Ok(Created(world.channel_json(&world.channels[&id])))
}

/// A private thread is seen by those who were added. `@me` is the bot, which sees every thread here.
fn add_thread_member(world: &mut World, call: &Call) -> Answer {
    let channel = call.id("channel")?;
    let thread = world.open_channel(channel)?;
    ensure(thread.is_thread(), ApiError::WRONG_CHANNEL_TYPE)?;
    if let Ok(person) = call.id("user") {
        world.add_member(channel, person);
    }
    Ok(Done)
}
