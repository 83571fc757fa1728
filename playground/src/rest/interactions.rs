//! Answering interactions: the callback, and what its token opens.
//! Source: <https://docs.discord.com/developers/interactions/receiving-and-responding>

use super::Reply::{Done, Found};
use super::payload::Payload;
use super::{Answer, Call, Route};
use crate::error::{ApiError, ApiResult};
use crate::limits::{EPHEMERAL, LOADING};
use crate::route;
use crate::snowflake::Id;
use crate::world::World;
use serde_json::{Value, json};

pub(super) const ROUTES: &[Route] = &[
    (route::CALLBACK, callback),
    (route::FOLLOW_UP, follow_up),
    (route::READ_BY_TOKEN, read),
    (route::EDIT_BY_TOKEN, edit),
    (route::DELETE_BY_TOKEN, delete),
];

fn callback(world: &mut World, call: &Call) -> Answer {
    let (id, Payload { json, files }) = (call.id("id")?, &call.body);
    let with_response = call.query().remove("with_response");
    let kind_of_answer = &json["type"];
    // A window that has just closed counts as closed, even before its timer has run.
    world.expire();
    let message = world.callback(id, call.name("token"), json, files.clone())?;
    if !matches!(with_response.as_deref(), Some("true" | "True" | "1")) {
        return Ok(Done);
    }
    let stored = message.and_then(|id| world.messages.get(&id));
    let interaction = world.live.interactions.get(id);
    let kind = interaction.map(|interaction| interaction.kind as u8);
    let mut body = json!({ "interaction": { "id": id.to_string(), "type": kind } });
    if let (Some(id), Some(stored)) = (message, stored) {
        let interaction = &mut body["interaction"];
        interaction["response_message_id"] = json!(id.to_string());
        interaction["response_message_loading"] = json!(stored.flags() & LOADING != 0);
        interaction["response_message_ephemeral"] = json!(stored.flags() & EPHEMERAL != 0);
        // A deferral made nothing that could be shown.
        if *kind_of_answer == 4 || *kind_of_answer == 7 {
            body["resource"] = json!({ "type": kind_of_answer, "message": *stored.json });
        }
    }
    Ok(Found(body))
}

fn shown(world: &World, message: Id) -> Answer {
    let stored = world.messages.get(&message);
    let stored = stored.ok_or(ApiError::UNKNOWN_MESSAGE)?;
    Ok(Found(Value::clone(&stored.json)))
}

fn interaction(world: &World, call: &Call) -> ApiResult<Id> {
    world.by_token(call.id("application")?, call.name("token"))
}

fn message(world: &World, call: &Call) -> ApiResult<Id> {
    world.message_by_token(interaction(world, call)?, call.name("message"))
}

fn follow_up(world: &mut World, call: &Call) -> Answer {
    let id = interaction(world, call)?;
    let message = world.follow_up(id, &call.body.json, call.body.files.clone())?;
    shown(world, message)
}

fn read(world: &mut World, call: &Call) -> Answer {
    shown(world, message(world, call)?)
}

fn edit(world: &mut World, call: &Call) -> Answer {
    let (message, Payload { json, files }) = (message(world, call)?, &call.body);
    world.check_message(json, Some(message), files.len())?;
    world.revise(message, json, files.clone());
    shown(world, message)
}

fn delete(world: &mut World, call: &Call) -> Answer {
    let message = message(world, call)?;
    world.delete_message(message);
    Ok(Done)
}
