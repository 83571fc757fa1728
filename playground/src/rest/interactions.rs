//! Answering interactions: the callback, and what its token opens.
//! Source: <https://docs.discord.com/developers/interactions/receiving-and-responding>

use super::payload::Payload;
use super::{Found, SharedState};
use crate::error::{ApiError, ApiResult};
use crate::limits::{EPHEMERAL, LOADING};
use crate::shared::Shared;
use crate::snowflake::Id;
use crate::world::World;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use serde_json::{Value, json};
use std::collections::HashMap;
use std::sync::Arc;

pub(crate) fn routes() -> Router<Arc<Shared>> {
    Router::new()
        .route("/interactions/{id}/{token}/callback", post(callback))
        .route("/webhooks/{application}/{token}", post(follow_up))
        .route(
            "/webhooks/{application}/{token}/messages/{message}",
            get(read).patch(edit).delete(delete),
        )
}

async fn callback(
    State(shared): SharedState,
    Path((id, token)): Path<(Id, String)>,
    Query(query): Query<HashMap<String, String>>,
    payload: Payload,
) -> ApiResult<Response> {
    let mut world = shared.world();
    let kind_of_answer = payload.json["type"].clone();
    // A window that has just closed counts as closed, even before its timer has run.
    world.expire();
    let message = world.callback(id, &token, payload.json, payload.files)?;
    if query
        .get("with_response")
        .is_none_or(|asked| !matches!(asked.as_str(), "true" | "True" | "1"))
    {
        return Ok(StatusCode::NO_CONTENT.into_response());
    }
    let stored = message.and_then(|id| world.messages.get(&id));
    let flags = stored.map_or(0, crate::world::messages::Stored::flags);
    let kind = world
        .live
        .interactions
        .get(id)
        .map(|interaction| interaction.kind as u8);
    let mut body = json!({ "interaction": { "id": id.to_string(), "type": kind } });
    if let (Some(id), Some(stored)) = (message, stored) {
        let interaction = &mut body["interaction"];
        interaction["response_message_id"] = json!(id.to_string());
        interaction["response_message_loading"] = json!(flags & LOADING != 0);
        interaction["response_message_ephemeral"] = json!(flags & EPHEMERAL != 0);
        // A deferral made nothing that could be shown.
        if kind_of_answer == 4 || kind_of_answer == 7 {
            body["resource"] = json!({ "type": kind_of_answer, "message": *stored.json });
        }
    }
    Ok(Json(body).into_response())
}

fn shown(world: &World, message: Id) -> Found {
    let stored = world
        .messages
        .get(&message)
        .ok_or(ApiError::UNKNOWN_MESSAGE)?;
    Ok(Json(Value::clone(&stored.json)))
}

async fn follow_up(
    State(shared): SharedState,
    Path((application, token)): Path<(Id, String)>,
    payload: Payload,
) -> Found {
    let mut world = shared.world();
    let id = world.by_token(application, &token)?;
    let message = world.follow_up(id, &payload.json, payload.files)?;
    shown(&world, message)
}

type Named = Path<(Id, String, String)>;

async fn read(State(shared): SharedState, Path((application, token, name)): Named) -> Found {
    let world = shared.world();
    let id = world.by_token(application, &token)?;
    shown(&world, world.message_by_token(id, &name)?)
}

async fn edit(
    State(shared): SharedState,
    Path((application, token, name)): Named,
    payload: Payload,
) -> Found {
    let mut world = shared.world();
    let id = world.by_token(application, &token)?;
    let message = world.edit_by_token(id, &name, &payload.json, payload.files)?;
    shown(&world, message)
}

async fn delete(
    State(shared): SharedState,
    Path((application, token, name)): Named,
) -> ApiResult<StatusCode> {
    let mut world = shared.world();
    let id = world.by_token(application, &token)?;
    let message = world.message_by_token(id, &name)?;
    world.delete_message(message);
    Ok(StatusCode::NO_CONTENT)
}
