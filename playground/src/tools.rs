//! The API behind the page's drawer for developers: traffic, faults, the clock, permissions, and tables that play
//! themselves. It changes the world as tests do; the bot cannot see any of it.

use crate::error::{Sentence, need_id};
use crate::fault_buttons::{self, FaultRequest};
use crate::injector::FaultInjector;
use crate::page::{self, refused};
use crate::permission;
use crate::self_play;
use crate::shared::Shared;
use crate::snowflake::texts;
use crate::world::{BACKLOG, World};
use axum::Json;
use axum::extract::State;
use axum::extract::ws::{WebSocket, WebSocketUpgrade};
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc;

/// How many exchanges a drawer gets when it opens.
const SHOWN: usize = 300;
/// The longest step of the clock, in seconds: 400 days.
const FARTHEST: f64 = 400.0 * 86_400.0;
/// The longest delay, in seconds.
const LONGEST_DELAY: f64 = 600.0;
/// How many times a fault can be requested at once.
const MOST_TIMES: u64 = 1_000;

/// The longest name of a role. Source: <https://docs.discord.com/developers/resources/guild#create-guild-role>
const ROLE_NAME: usize = 100;

/// The permission switches: key, permission bits, label.
const SWITCHES: [(&str, u64, &str); 6] = [
    ("embeds", permission::EMBED_LINKS, "Embed links"),
    (
        "threads",
        permission::CREATE_PUBLIC_THREADS
            | permission::CREATE_PRIVATE_THREADS
            | permission::SEND_MESSAGES_IN_THREADS,
        "Threads",
    ),
    (
        "emoji",
        permission::USE_EXTERNAL_EMOJIS,
        "Use external emoji",
    ),
    ("files", permission::ATTACH_FILES, "Attach files"),
    ("send", permission::SEND_MESSAGES, "Send messages"),
    ("view", permission::VIEW_CHANNEL, "View channel"),
];

pub(crate) async fn events(
    State(shared): State<Arc<Shared>>,
    upgrade: WebSocketUpgrade,
) -> Response {
    upgrade.on_upgrade(move |socket| watch(socket, shared))
}

async fn watch(socket: WebSocket, shared: Arc<Shared>) {
    let (send, exchanges) = mpsc::channel(BACKLOG);
    let first = {
        // State and subscription are taken under one lock, so no exchange is missed in between.
        let mut world = shared.world();
        world.live.drawers.push(send);
        let kept = &world.live.journal.kept;
        let newest = kept.iter().skip(kept.len().saturating_sub(SHOWN));
        let newest: Vec<Value> = newest.map(|exchange| exchange.shown()).collect();
        let mut picture = fault_buttons::shown();
        picture["exchanges"] = json!(newest);
        picture["switches"] =
            json!(SWITCHES.map(|(key, _, label)| json!({ "key": key, "label": label })));
        json!({ "t": "tools", "d": picture })
    };
    let status = |world: &World| json!({ "t": "status", "d": world.status() });
    page::stream(socket, &shared, &first, exchanges, Some(status)).await;
}

pub(crate) async fn act(State(shared): State<Arc<Shared>>, Json(body): Json<Value>) -> Response {
    match done(&shared, &body) {
        Ok(()) => Json(json!({})).into_response(),
        Err(why) => refused(&why),
    }
}

fn done(shared: &Arc<Shared>, body: &Value) -> Result<(), Sentence> {
    let text = |field: &str| body[field].as_str().unwrap_or_default();
    let faults = FaultInjector {
        shared: Arc::clone(shared),
    };
    match text("kind") {
        "fault" => fault_buttons::press(text("fault"), &faults, &request(body)?)?,
        "clock" => {
            let by = seconds(body, FARTHEST)?;
            shared.world().advance(by);
        }
        "permission" => {
            let channel = need_id(body, "channel_id")?;
            let key = text("permission");
            let found = SWITCHES.iter().find(|(own, _, _)| *own == key);
            let (_, bits, _) =
                found.ok_or_else(|| format!("There is no permission called {key:?}."))?;
            if body["allowed"] == true {
                faults.permit(channel, *bits);
            } else {
                faults.forbid(channel, *bits);
            }
        }
        "view" => {
            let (channel, person) = (need_id(body, "channel_id")?, need_id(body, "person_id")?);
            if body["sees"] == true {
                faults.reveal(channel, person);
            } else {
                faults.hide(channel, person);
            }
        }
        "role" => {
            let person = need_id(body, "person_id")?;
            let name = text("name").trim();
            if name.is_empty() || name.chars().count() > ROLE_NAME {
                return Err(format!(
                    "The name of a role has 1 to {ROLE_NAME} characters."
                ));
            }
            let mut world = shared.world();
            let role = world.role(name);
            world.set_role(person, role, body["has"] == true);
        }
        "play" => {
            let between = seconds(body, LONGEST_DELAY)?;
            let after = (!body["after"].is_null()).then(|| need_id(body, "after"));
            let channel = need_id(body, "channel_id")?;
            self_play::begin(shared, channel, after.transpose()?, between)?;
        }
        "stop" => self_play::stop(&mut shared.world()),
        other => return Err(format!("The playground has no tool called {other:?}.")),
    }
    let world = shared.world();
    world.touch();
    world.mark_changed();
    Ok(())
}

fn request(body: &Value) -> Result<FaultRequest, Sentence> {
    let times = body["times"].as_u64().unwrap_or(1);
    let times = u32::try_from(times.clamp(1, MOST_TIMES)).unwrap_or(1);
    let route = body["route"].as_str().unwrap_or(crate::route::ANY);
    Ok(FaultRequest {
        route: route.to_owned(),
        times,
        by: seconds(body, LONGEST_DELAY)?,
        channel: need_id(body, "channel_id")?,
        person: need_id(body, "person_id")?,
    })
}

fn seconds(body: &Value, most: f64) -> Result<Duration, Sentence> {
    let given = body["seconds"].as_f64().unwrap_or(0.0);
    if !(0.0..=most).contains(&given) {
        return Err(format!("Please give a number of seconds from 0 to {most}."));
    }
    Ok(Duration::from_secs_f64(given))
}

impl World {
    /// The settings and pending faults that the drawer shows.
    fn status(&self) -> Value {
        let faults = &self.live.faults;
        let (mut missing, mut hidden) = (json!({}), json!({}));
        for (id, channel) in &self.channels {
            let own = self.bot_permissions(channel);
            let gone = SWITCHES.iter().filter(|(_, bits, _)| own & bits != *bits);
            let gone: Vec<&str> = gone.map(|(key, _, _)| *key).collect();
            missing[id.to_string()] = json!(gone);
            let people = self.people.iter().map(|person| &person.id);
            let blind = people.filter(|person| !self.sees_channel(**person, *id));
            hidden[id.to_string()] = json!(texts(blind));
        }
        json!({
            "ahead_ms": self.ahead_ms(),
            "pending": faults.pending(),
            "doubled": faults.doubled,
            "undecodable": faults.undecodable,
            "reversing": faults.reversing,
            "late_ms": faults.late.map(crate::clock::millis),
            "held": faults.held.len(),
            "deaf": faults.deaf_to_heartbeats,
            "turns_away": faults.turns_away,
            "closed_to_direct": texts(&faults.closed_to_direct),
            "missing": missing,
            "hidden": hidden,
            "owner": self.guild.owner.to_string(),
            "playing": self.live.playing.shown(),
        })
    }
}
