//! Channels, their messages and threads, as a bot reaches them outside of interactions: with permissions.
//! Source: <https://docs.discord.com/developers/resources/channel>

use super::payload::Payload;
use super::{Created, Found, SharedState};
use crate::error::{ApiError, ApiResult};
use crate::limits::{self, ARCHIVE_MINUTES, CHANNEL_NAME, Field};
use crate::permission;
use crate::shared::Shared;
use crate::snowflake::{Id, id_in};
use crate::world::World;
use crate::world::channels::{Channel, PRIVATE_THREAD, PUBLIC_THREAD};
use crate::world::messages::{Draft, PLAIN, REPLY, THREAD_STARTED};
use axum::extract::{Path, Query, State};
use axum::http::{Method, StatusCode};
use axum::routing::{get, post, put};
use axum::{Json, Router};
use serde_json::{Value, json};
use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;

pub(crate) fn routes() -> Router<Arc<Shared>> {
    Router::new()
        .route("/channels/{channel}", get(one).patch(edit).delete(remove))
        .route(
            "/channels/{channel}/messages",
            get(list).post(create_message),
        )
        .route(
            "/channels/{channel}/messages/{message}",
            get(message).patch(edit_message).delete(delete_message),
        )
        .route(
            "/channels/{channel}/messages/{message}/threads",
            post(thread_from_message),
        )
        .route("/channels/{channel}/threads", post(new_thread))
        .route(
            "/channels/{channel}/thread-members/{user}",
            put(set_thread_member).delete(set_thread_member),
        )
        .route("/channels/{channel}/typing", post(typing))
        .route(
            "/channels/{channel}/pins/{message}",
            put(set_pinned).delete(set_pinned),
        )
        .route(
            "/channels/{channel}/messages/pins/{message}",
            put(set_pinned).delete(set_pinned),
        )
        .route(
            "/channels/{channel}/messages/{message}/reactions/{emoji}/@me",
            put(react).delete(react),
        )
}

type Done = ApiResult<StatusCode>;
const DONE: Done = Ok(StatusCode::NO_CONTENT);

async fn one(State(shared): SharedState, Path(id): Path<Id>) -> Found {
    let world = shared.world();
    Ok(Json(world.channel_json(world.open_channel(id)?)))
}

async fn edit(State(shared): SharedState, Path(id): Path<Id>, payload: Payload) -> Found {
    let mut world = shared.world();
    let body = &payload.json;
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
    let channel = world
        .channels
        .get_mut(&id)
        .ok_or(ApiError::UNKNOWN_CHANNEL)?;
    if channel.archived && body["archived"] != false {
        return Err(ApiError::ARCHIVED);
    }
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
    Ok(Json(world.channel_json(&world.channels[&id])))
}

fn archive_minutes(body: &Field<'_>) {
    let minutes = body.at("auto_archive_duration");
    let fits = |minutes| ARCHIVE_MINUTES.contains(&minutes);
    if !minutes.is_null() && !minutes.as_u64().is_some_and(fits) {
        minutes.no_choice("60, 1440, 4320, 10080");
    }
}

async fn remove(State(shared): SharedState, Path(id): Path<Id>) -> Found {
    let mut world = shared.world();
    let thread = world.open_channel(id)?.is_thread();
    let needed = if thread {
        permission::MANAGE_THREADS
    } else {
        permission::MANAGE_CHANNELS
    };
    let json = world.channel_json(world.allowed_channel(id, needed)?);
    world.delete_channel(id);
    Ok(Json(json))
}

async fn list(
    State(shared): SharedState,
    Path(id): Path<Id>,
    Query(query): Query<HashMap<String, String>>,
) -> Found {
    let world = shared.world();
    let channel = world.open_channel(id)?;
    if world.bot_permissions(channel) & permission::READ_MESSAGE_HISTORY == 0 {
        return Ok(Json(json!([])));
    }
    let number = |name: &str| query.get(name).and_then(|text| text.parse::<Id>().ok());
    let limit = usize::try_from(number("limit").unwrap_or(50).clamp(1, 100)).unwrap_or(50);
    let before = number("before")
        .or_else(|| number("around"))
        .unwrap_or(Id::MAX);
    let after = number("after").unwrap_or(0);
    let public = channel
        .messages
        .iter()
        .filter_map(|id| Some((*id, world.messages.get(id)?)));
    let public = public.filter(|(id, m)| m.owner.is_none() && *id < before && *id > after);
    let mut found: Vec<Value> = public
        .map(|(_, stored)| world.seen_by_bot(stored))
        .collect();
    found.reverse();
    if query.contains_key("after") {
        found.drain(..found.len().saturating_sub(limit));
    }
    found.truncate(limit);
    Ok(Json(json!(found)))
}

/// 50001, 50013, 50007 or 50083 unless the bot may post this body here.
fn may_post(world: &World, id: Id, body: &Value, files: usize) -> ApiResult<()> {
    let channel = world.open_channel(id)?;
    if let Some(person) = channel.recipient {
        if world.live.faults.closed_to_direct.contains(&person) {
            return Err(ApiError::new(
                403,
                50007,
                "Cannot send messages to this user",
            ));
        }
        return Ok(());
    }
    let mut needed = if channel.is_thread() {
        permission::SEND_MESSAGES_IN_THREADS
    } else {
        permission::SEND_MESSAGES
    };
    if body["embeds"]
        .as_array()
        .is_some_and(|list| !list.is_empty())
    {
        needed |= permission::EMBED_LINKS;
    }
    if files > 0 {
        needed |= permission::ATTACH_FILES;
    }
    let channel = world.allowed_channel(id, needed)?;
    if channel.locked && channel.archived {
        return Err(ApiError::ARCHIVED);
    }
    Ok(())
}

async fn create_message(State(shared): SharedState, Path(id): Path<Id>, payload: Payload) -> Found {
    let mut world = shared.world();
    let body = &payload.json;
    may_post(&world, id, body, payload.files.len())?;
    world.check_message(body, None, payload.files.len())?;
    if let Some(twin) = same_nonce(&world, id, body) {
        return Ok(Json(twin));
    }
    let reference = id_in(&body["message_reference"]["message_id"]);
    let known = reference.filter(|message| world.public_message(id, *message).is_ok());
    if reference != known && body["message_reference"]["fail_if_not_exists"] != false {
        let code = "MESSAGE_REFERENCE_UNKNOWN_MESSAGE";
        return Err(ApiError::field(
            "message_reference",
            code,
            "Unknown message",
        ));
    }
    world.reopen(id)?;
    let draft = Draft {
        kind: if known.is_some() { REPLY } else { PLAIN },
        flags: World::flags_of(body, false),
        reference: known,
        ..Draft::said(world.bot.id, id, body)
    };
    let message = world.post(draft, payload.files);
    Ok(Json(Value::clone(&world.messages[&message].json)))
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

type MessagePath = Path<(Id, Id)>;

async fn message(State(shared): SharedState, Path((channel, id)): MessagePath) -> Found {
    let world = shared.world();
    world.allowed_channel(channel, permission::READ_MESSAGE_HISTORY)?;
    Ok(Json(world.seen_by_bot(world.public_message(channel, id)?)))
}

async fn edit_message(
    State(shared): SharedState,
    Path((channel, id)): MessagePath,
    payload: Payload,
) -> Found {
    let mut world = shared.world();
    if world.open_channel(channel)?.archived {
        return Err(ApiError::ARCHIVED);
    }
    if world.public_message(channel, id)?.author != world.bot.id {
        return Err(ApiError::new(
            403,
            50005,
            "Cannot edit a message authored by another user",
        ));
    }
    world.check_message(&payload.json, Some(id), payload.files.len())?;
    let now = world.now();
    world.live.buckets.spend_old_edit(channel, id, now)?;
    world.revise(id, &payload.json, payload.files);
    Ok(Json(Value::clone(&world.messages[&id].json)))
}

async fn delete_message(State(shared): SharedState, Path((channel, id)): MessagePath) -> Done {
    let mut world = shared.world();
    world.open_channel(channel)?;
    if world.public_message(channel, id)?.author != world.bot.id {
        world.allowed_channel(channel, permission::MANAGE_MESSAGES)?;
    }
    world.delete_message(id);
    DONE
}

async fn thread_from_message(
    State(shared): SharedState,
    Path((channel, id)): MessagePath,
    payload: Payload,
) -> Created {
    let mut world = shared.world();
    world.allowed_channel(channel, permission::CREATE_PUBLIC_THREADS)?;
    world.public_message(channel, id)?;
    if world.channels.contains_key(&id) {
        let text = "A thread has already been created for this message";
        return Err(ApiError::new(400, 160_004, text));
    }
    // A thread made from a message shares its id.
    open_thread(&mut world, channel, id, PUBLIC_THREAD, &payload.json)
}

async fn new_thread(
    State(shared): SharedState,
    Path(channel): Path<Id>,
    payload: Payload,
) -> Created {
    let mut world = shared.world();
    let public = payload.json["type"] == PUBLIC_THREAD;
    let (kind, needed) = if public {
        (PUBLIC_THREAD, permission::CREATE_PUBLIC_THREADS)
    } else {
        (PRIVATE_THREAD, permission::CREATE_PRIVATE_THREADS)
    };
    world.allowed_channel(channel, needed)?;
    let id = world.next_id();
    open_thread(&mut world, channel, id, kind, &payload.json)
}

fn open_thread(world: &mut World, parent: Id, id: Id, kind: u8, body: &Value) -> Created {
    limits::check(body, "", |body| {
        body.at("name").text(1, CHANNEL_NAME);
        archive_minutes(body);
    })?;
    if world.open_channel(parent)?.kind != crate::world::channels::TEXT {
        return Err(ApiError::WRONG_CHANNEL_TYPE);
    }
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
    Ok((
        StatusCode::CREATED,
        Json(world.channel_json(&world.channels[&id])),
    ))
}

/// PUT adds, DELETE removes. A private thread is seen by those who were added. `@me` is the bot, which sees every thread here.
async fn set_thread_member(
    State(shared): SharedState,
    Path((channel, user)): Path<(Id, String)>,
    method: Method,
) -> Done {
    let mut world = shared.world();
    let thread = world.open_channel(channel)?;
    if !thread.is_thread() {
        return Err(ApiError::WRONG_CHANNEL_TYPE);
    }
    if thread.archived {
        return Err(ApiError::ARCHIVED);
    }
    if let Ok(person) = user.parse() {
        world.set_member(channel, person, method == Method::PUT);
    }
    DONE
}

async fn typing(State(shared): SharedState, Path(channel): Path<Id>) -> Done {
    may_post(&shared.world(), channel, &Value::Null, 0)?;
    DONE
}

/// PUT pins, DELETE takes the pin away.
async fn set_pinned(
    State(shared): SharedState,
    Path((channel, id)): MessagePath,
    method: Method,
) -> Done {
    let mut world = shared.world();
    world.allowed_channel(channel, permission::PIN_MESSAGES)?;
    world.public_message(channel, id)?;
    if let Some(stored) = world.messages.get_mut(&id) {
        Arc::make_mut(&mut stored.json)["pinned"] = json!(method == Method::PUT);
    }
    world.announce_message("MESSAGE_UPDATE", id);
    DONE
}

async fn react(State(shared): SharedState, Path((channel, id, _)): Path<(Id, Id, String)>) -> Done {
    let world = shared.world();
    world.allowed_channel(channel, permission::ADD_REACTIONS)?;
    world.public_message(channel, id)?;
    DONE
}
