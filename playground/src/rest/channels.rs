//! Channels, their messages and threads, as a bot reaches them outside of interactions: with permissions.
//! Source: <https://docs.discord.com/developers/resources/channel>

use super::Reply::{Created, Done, Found};
use super::payload::Payload;
use super::{Answer, Call, Route};
use crate::error::{ApiError, ApiResult, ensure};
use crate::limits::{self, ARCHIVE_MINUTES, CHANNEL_NAME, Field};
use crate::permission;
use crate::route;
use crate::snowflake::Id;
use crate::world::World;
use crate::world::channels::{Channel, PRIVATE_THREAD, PUBLIC_THREAD, TEXT};
use crate::world::messages::{Draft, THREAD_STARTED};
use axum::http::Method;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::sync::Arc;

#[rustfmt::skip]
pub(super) const ROUTES: &[Route] = &[
    ("GET /channels/{channel}", one),
    ("PATCH /channels/{channel}", edit),
    ("DELETE /channels/{channel}", remove),
    ("GET /channels/{channel}/messages", list),
    (route::CREATE_MESSAGE, create_message),
    ("GET /channels/{channel}/messages/{message}", message),
    (route::EDIT_MESSAGE, edit_message),
    (route::DELETE_MESSAGE, delete_message),
    ("POST /channels/{channel}/messages/{message}/threads", thread_from_message),
    ("POST /channels/{channel}/threads", new_thread),
    ("PUT /channels/{channel}/thread-members/{user}", set_thread_member),
    ("DELETE /channels/{channel}/thread-members/{user}", set_thread_member),
    ("POST /channels/{channel}/typing", typing),
    ("PUT /channels/{channel}/pins/{message}", set_pinned),
    ("DELETE /channels/{channel}/pins/{message}", set_pinned),
    ("PUT /channels/{channel}/messages/pins/{message}", set_pinned),
    ("DELETE /channels/{channel}/messages/pins/{message}", set_pinned),
    ("PUT /channels/{channel}/messages/{message}/reactions/{emoji}/@me", react),
    ("DELETE /channels/{channel}/messages/{message}/reactions/{emoji}/@me", react),
];

fn one(world: &mut World, call: &Call) -> Answer {
    let channel = world.open_channel(call.id("channel")?)?;
    Ok(Found(world.channel_json(channel)))
}

fn edit(world: &mut World, call: &Call) -> Answer {
    let (id, body) = (call.id("channel")?, &call.body.json);
    let channel = world.open_channel(id)?;
    // The owner of a thread, here always the bot, may rename and archive it; locking a thread, and any change to a
    // locked one, takes MANAGE_THREADS.
    let locked = channel.locked || body["locked"].is_boolean();
    let needed = match (channel.is_thread(), locked) {
        (true, true) => permission::MANAGE_THREADS,
        (true, false) => 0,
        _ => permission::MANAGE_CHANNELS,
    };
    world.allowed_channel(id, needed)?;
    limits::check(body, "", |body| {
        if body.get("name").is_some() {
            body.at("name").text(1, CHANNEL_NAME);
        }
        archive_minutes(body);
    })?;
    let now = world.now();
    let channel = world.channels.get_mut(&id);
    let channel = channel.ok_or(ApiError::UNKNOWN_CHANNEL)?;
    let is_closed = channel.archived && body["archived"] != false;
    ensure(!is_closed, ApiError::ARCHIVED)?;
    if let Some(name) = body["name"].as_str() {
        name.clone_into(&mut channel.name);
    }
    if let Some(topic) = body["topic"].as_str() {
        channel.topic = Some(topic.to_owned());
    }
    if let Some(locked) = body["locked"].as_bool() {
        channel.locked = locked;
    }
    if let Some(minutes) = body["auto_archive_duration"].as_u64() {
        channel.archive_minutes = minutes;
    }
    if let Some(archived) = body["archived"].as_bool() {
        channel.archived = archived;
        channel.archive_ms = now;
    }
    world.announce_channel("CHANNEL_UPDATE", id);
    Ok(Found(world.channel_json(&world.channels[&id])))
}

fn archive_minutes(body: &Field<'_>) {
    let minutes = body.at("auto_archive_duration");
    let fits = |minutes| ARCHIVE_MINUTES.contains(&minutes);
    if !minutes.is_null() && !minutes.as_u64().is_some_and(fits) {
        minutes.no_choice("60, 1440, 4320, 10080");
    }
}

fn remove(world: &mut World, call: &Call) -> Answer {
    let id = call.id("channel")?;
    let thread = world.open_channel(id)?.is_thread();
    let needed = if thread {
        permission::MANAGE_THREADS
    } else {
        permission::MANAGE_CHANNELS
    };
    let json = world.channel_json(world.allowed_channel(id, needed)?);
    world.delete_channel(id);
    Ok(Found(json))
}

fn list(world: &mut World, call: &Call) -> Answer {
    let query = call.query();
    let channel = world.open_channel(call.id("channel")?)?;
    if world.bot_permissions(channel) & permission::READ_MESSAGE_HISTORY == 0 {
        return Ok(Found(json!([])));
    }
    let number = |name: &str| query.get(name).and_then(|text| text.parse::<Id>().ok());
    let limit = usize::try_from(number("limit").unwrap_or(50).clamp(1, 100)).unwrap_or(50);
    let before = number("before").or(number("around")).unwrap_or(Id::MAX);
    let after = number("after").unwrap_or(0);
    let between = |id: &&Id| **id < before && **id > after;
    let asked = channel.messages.iter().filter(between);
    let stored = asked.filter_map(|id| world.messages.get(id));
    let public = stored.filter(|stored| stored.owner.is_none());
    let mut found: Vec<Value> = public.map(|stored| world.seen_by_bot(stored)).collect();
    found.reverse();
    if query.contains_key("after") {
        found.drain(..found.len().saturating_sub(limit));
    }
    found.truncate(limit);
    Ok(Found(json!(found)))
}

/// 50001, 50013, 50007 or 50083 unless the bot may post this body here.
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
    let channel = world.allowed_channel(id, needed)?;
    ensure(!(channel.locked && channel.archived), ApiError::ARCHIVED)
}

fn create_message(world: &mut World, call: &Call) -> Answer {
    let (id, Payload { json: body, files }) = (call.id("channel")?, &call.body);
    may_post(world, id, body, files.len())?;
    world.check_message(body, None, files.len())?;
    if let Some(twin) = same_nonce(world, id, body) {
        return Ok(Found(twin));
    }
    world.reopen(id)?;
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

fn message(world: &mut World, call: &Call) -> Answer {
    let (channel, id) = ids(call)?;
    world.allowed_channel(channel, permission::READ_MESSAGE_HISTORY)?;
    Ok(Found(world.seen_by_bot(world.public_message(channel, id)?)))
}

fn edit_message(world: &mut World, call: &Call) -> Answer {
    let ((channel, id), Payload { json, files }) = (ids(call)?, &call.body);
    let archived = world.open_channel(channel)?.archived;
    ensure(!archived, ApiError::ARCHIVED)?;
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

fn new_thread(world: &mut World, call: &Call) -> Answer {
    let channel = call.id("channel")?;
    let public = call.body.json["type"] == PUBLIC_THREAD;
    let (kind, needed) = if public {
        (PUBLIC_THREAD, permission::CREATE_PUBLIC_THREADS)
    } else {
        (PRIVATE_THREAD, permission::CREATE_PRIVATE_THREADS)
    };
    world.allowed_channel(channel, needed)?;
    let id = world.next_id();
    open_thread(world, channel, id, kind, &call.body.json)
}

fn open_thread(world: &mut World, parent: Id, id: Id, kind: u8, body: &Value) -> Answer {
    limits::check(body, "", |body| {
        body.at("name").text(1, CHANNEL_NAME);
        archive_minutes(body);
    })?;
    let is_text = world.open_channel(parent)?.kind == TEXT;
    ensure(is_text, ApiError::WRONG_CHANNEL_TYPE)?;
    let name = body["name"].as_str().unwrap_or_default();
    let mut thread = Channel::new(id, kind, name);
    thread.parent = Some(parent);
    thread.members = (kind == PRIVATE_THREAD).then(BTreeSet::new);
    thread.archive_ms = world.now();
    thread.archive_minutes = body["auto_archive_duration"].as_u64().unwrap_or(1440);
    world.open(thread);
    if kind == PUBLIC_THREAD && !world.messages.contains_key(&id) {
        let body = json!({ "content": name });
        let draft = Draft {
            kind: THREAD_STARTED,
            ..Draft::said(world.bot.id, parent, &body)
        };
        world.post(draft, Vec::new());
    }
    Ok(Created(world.channel_json(&world.channels[&id])))
}

/// PUT adds, DELETE removes. A private thread is seen by those who were added. `@me` is the bot, which sees every thread here.
fn set_thread_member(world: &mut World, call: &Call) -> Answer {
    let channel = call.id("channel")?;
    let thread = world.open_channel(channel)?;
    ensure(thread.is_thread(), ApiError::WRONG_CHANNEL_TYPE)?;
    ensure(!thread.archived, ApiError::ARCHIVED)?;
    if let Ok(person) = call.id("user") {
        world.set_member(channel, person, call.is(&Method::PUT));
    }
    Ok(Done)
}

fn typing(world: &mut World, call: &Call) -> Answer {
    may_post(world, call.id("channel")?, &Value::Null, 0)?;
    Ok(Done)
}

/// PUT pins, DELETE takes the pin away.
fn set_pinned(world: &mut World, call: &Call) -> Answer {
    let (channel, id) = ids(call)?;
    world.allowed_channel(channel, permission::PIN_MESSAGES)?;
    world.public_message(channel, id)?;
    if let Some(stored) = world.messages.get_mut(&id) {
        Arc::make_mut(&mut stored.json)["pinned"] = json!(call.is(&Method::PUT));
    }
    world.announce_message("MESSAGE_UPDATE", id);
    Ok(Done)
}

fn react(world: &mut World, call: &Call) -> Answer {
    let (channel, id) = ids(call)?;
    world.allowed_channel(channel, permission::ADD_REACTIONS)?;
    world.public_message(channel, id)?;
    Ok(Done)
}
