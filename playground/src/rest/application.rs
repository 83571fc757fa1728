//! The application itself: who it is, its commands, its emojis, its guild.

use super::payload::Payload;
use super::{Created, Found, SharedState};
use crate::endpoint;
use crate::error::{ApiError, ApiResult};
use crate::shared::Shared;
use crate::snowflake::{Id, id_in};
use crate::world::World;
use crate::world::emojis::unknown_emoji;
use axum::extract::{FromRequestParts, Path, State};
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};
use serde_json::{Value, json};
use std::collections::HashMap;
use std::slice;
use std::sync::Arc;

pub(crate) fn routes() -> Router<Arc<Shared>> {
    Router::new()
        .route("/gateway", get(gateway))
        .route("/gateway/bot", get(gateway_bot))
        .route("/oauth2/applications/@me", get(application))
        .route(
            "/applications/@me",
            get(application).patch(edit_application),
        )
        .route("/users/@me", get(me))
        .route("/users/@me/guilds", get(my_guilds))
        .route("/users/@me/channels", axum::routing::post(open_direct))
        .route("/users/{user}", get(user))
        .route("/guilds/{guild}", get(guild))
        .route("/guilds/{guild}/channels", get(guild_channels))
        .route("/guilds/{guild}/threads/active", get(active_threads))
        .route("/guilds/{guild}/roles", get(guild_roles))
        .route("/guilds/{guild}/members/{user}", get(member))
        .route(
            "/applications/{application}/commands",
            get(list).put(replace).post(create),
        )
        .route(
            "/applications/{application}/commands/{command}",
            get(one).patch(edit).delete(remove),
        )
        .route(
            "/applications/{application}/guilds/{guild}/commands",
            get(list).put(replace).post(create),
        )
        .route(
            "/applications/{application}/guilds/{guild}/commands/{command}",
            get(one).patch(edit).delete(remove),
        )
        .route(
            "/applications/{application}/emojis",
            get(emojis).post(new_emoji),
        )
        .route(
            "/applications/{application}/emojis/{emoji}",
            get(emoji).patch(rename_emoji).delete(delete_emoji),
        )
}

async fn gateway(State(shared): SharedState) -> Json<Value> {
    Json(json!({ "url": shared.gateway_url() }))
}

async fn gateway_bot(State(shared): SharedState) -> Json<Value> {
    Json(json!({
        "url": shared.gateway_url(),
        "shards": shared.settings.shards,
        "session_start_limit": { "total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": shared.settings.max_concurrency },
    }))
}

async fn application(State(shared): SharedState) -> Json<Value> {
    Json(described(&shared))
}

/// Only the address for interactions can be changed here; `null` sends them over the gateway.
/// Source: <https://docs.discord.com/developers/resources/application#edit-current-application>
async fn edit_application(State(shared): SharedState, payload: Payload) -> Found {
    match &payload.json["interactions_endpoint_url"] {
        Value::String(url) => endpoint::enter(&shared, slice::from_ref(url))
            .await
            .map_err(|_| {
                let message = "The specified interactions endpoint url could not be verified.";
                let code = "APPLICATION_INTERACTIONS_ENDPOINT_INVALID";
                ApiError::field("interactions_endpoint_url", code, message)
            })?,
        Value::Null if payload.json.get("interactions_endpoint_url").is_some() => {
            endpoint::clear(&shared);
        }
        _ => {}
    }
    Ok(Json(described(&shared)))
}

fn described(shared: &Shared) -> Value {
    let world = shared.world();
    json!({
        "id": world.bot.id.to_string(),
        "name": world.bot.name,
        "icon": null,
        "description": "",
        "type": null,
        "bot": world.bot_user(),
        "bot_public": true,
        "bot_require_code_grant": false,
        "verify_key": shared.signer.public_key(),
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
    })
}

async fn me(State(shared): SharedState) -> Json<Value> {
    Json(shared.world().own_user())
}

async fn my_guilds(State(shared): SharedState) -> Json<Value> {
    let world = shared.world();
    let guild = json!({
        "id": world.guild.id.to_string(), "name": world.guild.name, "icon": null, "banner": null, "owner": false,
        "permissions": crate::permission::DEFAULT.to_string(), "features": [],
    });
    Json(json!([guild]))
}

async fn user(State(shared): SharedState, Path(id): Path<Id>) -> Found {
    let user = shared.world().user(id);
    if user.is_null() {
        Err(ApiError::new(404, 10013, "Unknown User"))
    } else {
        Ok(Json(user))
    }
}

async fn open_direct(State(shared): SharedState, payload: Payload) -> Found {
    let mut world = shared.world();
    let person =
        id_in(&payload.json["recipient_id"]).filter(|id| world.person_by_id(*id).is_some());
    let person = person.ok_or_else(|| ApiError::new(400, 50033, "Invalid Recipient(s)"))?;
    let id = world.direct_channel(person);
    Ok(Json(world.channel_json(&world.channels[&id])))
}

fn our_guild(world: &World, id: Id) -> ApiResult<Id> {
    if id == world.guild.id {
        Ok(id)
    } else {
        Err(ApiError::new(404, 10004, "Unknown Guild"))
    }
}

async fn guild(State(shared): SharedState, Path(id): Path<Id>) -> Found {
    let world = shared.world();
    our_guild(&world, id)?;
    Ok(Json(world.guild_json()))
}

async fn guild_channels(State(shared): SharedState, Path(id): Path<Id>) -> Found {
    let world = shared.world();
    our_guild(&world, id)?;
    let all = world.rooms().map(|channel| world.channel_json(channel));
    Ok(Json(all.collect()))
}

async fn active_threads(State(shared): SharedState, Path(id): Path<Id>) -> Found {
    let world = shared.world();
    our_guild(&world, id)?;
    let open = world.channels.values();
    let open = open.filter(|channel| channel.is_thread() && !channel.archived);
    let threads: Vec<Value> = open.map(|channel| world.channel_json(channel)).collect();
    Ok(Json(
        json!({ "threads": threads, "members": [], "has_more": false }),
    ))
}

async fn guild_roles(State(shared): SharedState, Path(id): Path<Id>) -> Found {
    let world = shared.world();
    our_guild(&world, id)?;
    Ok(Json(json!(world.roles_json())))
}

async fn member(State(shared): SharedState, Path((guild, user)): Path<(Id, Id)>) -> Found {
    let world = shared.world();
    our_guild(&world, guild)?;
    if user != world.bot.id && world.person_by_id(user).is_none() {
        return Err(ApiError::new(404, 10007, "Unknown Member"));
    }
    Ok(Json(world.member(user)))
}

/// What a path below `/applications/{application}` names. Commands and emojis belong to an application; a bot reaches only its own.
struct Own {
    /// None for what is not of one guild.
    guild: Option<Id>,
    /// 0 for a whole list.
    id: Id,
}

impl FromRequestParts<Arc<Shared>> for Own {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, shared: &Arc<Shared>) -> Result<Self, Response> {
        let path = Path::<HashMap<String, Id>>::from_request_parts(parts, shared).await;
        let Path(path) = path.map_err(IntoResponse::into_response)?;
        let world = shared.world();
        if path.get("application") != Some(&world.bot.id) {
            let text = "You are not authorized to perform this action on this application";
            return Err(ApiError::new(403, 20012, text).into_response());
        }
        let id = path.get("command").or(path.get("emoji"));
        let guild = path.get("guild").map(|guild| our_guild(&world, *guild));
        Ok(Self {
            guild: guild.transpose().map_err(IntoResponse::into_response)?,
            id: id.copied().unwrap_or_default(),
        })
    }
}

async fn list(State(shared): SharedState, own: Own) -> Json<Value> {
    Json(json!(shared.world().commands_of(own.guild)))
}

async fn replace(State(shared): SharedState, own: Own, payload: Payload) -> Found {
    let replaced = shared.world().replace_commands(own.guild, &payload.json)?;
    Ok(Json(json!(replaced)))
}

async fn create(State(shared): SharedState, own: Own, payload: Payload) -> Created {
    let created = shared.world().put_command(own.guild, &payload.json)?;
    Ok((StatusCode::CREATED, Json(created)))
}

async fn one(State(shared): SharedState, own: Own) -> Found {
    Ok(Json(shared.world().command_json(own.guild, own.id)?))
}

async fn edit(State(shared): SharedState, own: Own, payload: Payload) -> Found {
    let mut world = shared.world();
    let edited = world.edit_command(own.guild, own.id, &payload.json)?;
    Ok(Json(edited))
}

async fn remove(State(shared): SharedState, own: Own) -> ApiResult<StatusCode> {
    shared.world().delete_command(own.guild, own.id)?;
    Ok(StatusCode::NO_CONTENT)
}

async fn emojis(State(shared): SharedState, _: Own) -> Json<Value> {
    let world = shared.world();
    let items = world.emojis.values().map(|emoji| world.emoji_json(emoji));
    let items: Vec<Value> = items.collect();
    Json(json!({ "items": items }))
}

async fn new_emoji(State(shared): SharedState, _: Own, payload: Payload) -> Created {
    let created = shared.world().create_emoji(&payload.json)?;
    Ok((StatusCode::CREATED, Json(created)))
}

async fn emoji(State(shared): SharedState, own: Own) -> Found {
    let world = shared.world();
    let emoji = world.emojis.get(&own.id).ok_or_else(unknown_emoji)?;
    Ok(Json(world.emoji_json(emoji)))
}

async fn rename_emoji(State(shared): SharedState, own: Own, payload: Payload) -> Found {
    let renamed = shared.world().rename_emoji(own.id, &payload.json)?;
    Ok(Json(renamed))
}

async fn delete_emoji(State(shared): SharedState, own: Own) -> ApiResult<StatusCode> {
    shared.world().delete_emoji(own.id)?;
    Ok(StatusCode::NO_CONTENT)
}
