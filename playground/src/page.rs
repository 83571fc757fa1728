//! The API behind the page: a stream of what one person sees, and what that person does.

use crate::answer::AnswerKind;
use crate::error::{Sentence, ensure, need_id};
use crate::guide::{BotGuide, GameCard};
use crate::shared::{Shared, stopped};
use crate::snowflake::{Id, id_in, texts};
use crate::world::{BACKLOG, Watcher, World, channels::Channel, commands::LOCALES};
use axum::Json;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, Query, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use include_dir::{Dir, include_dir};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use std::sync::Arc;
use tokio::sync::mpsc;

static FILES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/page");

/// The page may run only its own files and call only its own server, and no other page may frame it.
const POLICY: &str = "default-src 'self'; img-src 'self' data:; \
    connect-src 'self' ws://127.0.0.1:* ws://localhost:*; \
    base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// How many messages of each channel a page gets when it opens.
const SHOWN: usize = 100;
/// The longest name a new person may have. Source: <https://docs.discord.com/developers/resources/user>
const NAME: usize = 32;

#[derive(Deserialize)]
pub(crate) struct Viewer {
    #[serde(default, rename = "as")]
    name: String,
}

impl Viewer {
    /// The person at the page; the first one if the page does not say.
    fn person(&self, world: &World) -> Result<Id, Sentence> {
        if self.name.is_empty() {
            let first = world.people.first().ok_or("There are no people here.")?;
            return Ok(first.id);
        }
        let found = world.person_called(&self.name);
        found.ok_or_else(|| format!("There is nobody called {}.", self.name))
    }
}

pub(crate) fn file(path: &str) -> Response {
    let kind = match path.rsplit_once('.').map(|(_, ending)| ending) {
        Some("html") => "text/html; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        _ => return StatusCode::NOT_FOUND.into_response(),
    };
    match FILES.get_file(path) {
        Some(file) => {
            let headers = [
                (header::CONTENT_TYPE, kind),
                (header::CACHE_CONTROL, "no-cache"),
                (header::CONTENT_SECURITY_POLICY, POLICY),
                (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
            ];
            (headers, file.contents()).into_response()
        }
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

pub(crate) async fn asset(Path(name): Path<String>) -> Response {
    file(&name)
}

pub(crate) async fn events(
    State(shared): State<Arc<Shared>>,
    Query(viewer): Query<Viewer>,
    upgrade: WebSocketUpgrade,
) -> Response {
    let person = viewer.person(&shared.world());
    match person {
        Ok(person) => upgrade.on_upgrade(move |socket| watch(socket, shared, person)),
        Err(why) => refused(&why),
    }
}

pub(crate) fn refused(why: &str) -> Response {
    (StatusCode::BAD_REQUEST, Json(json!({ "error": why }))).into_response()
}

async fn watch(socket: WebSocket, shared: Arc<Shared>, person: Id) {
    let (send, events) = mpsc::channel(BACKLOG);
    let number = shared.next_number();
    let state = {
        // State and subscription are taken under one lock, so no event is missed in between.
        let mut world = shared.world();
        world.live.watchers.push(Watcher {
            number,
            person,
            send,
        });
        // A bot with a guide may be played with in private, and only a direct message that exists can be opened.
        if shared.settings.guide.is_some() {
            world.direct_channel(person);
        }
        json!({ "t": "state", "d": picture(&world, person, shared.settings.guide.as_deref()) })
    };
    stream(socket, &shared, &state, events, None).await;
    let watchers = &mut shared.world().live.watchers;
    watchers.retain(|watcher| watcher.number != number);
}

/// Sends `first` and the events to a page, and the status whenever it has changed, until the page leaves or the playground stops.
pub(crate) async fn stream(
    mut socket: WebSocket,
    shared: &Shared,
    first: &Value,
    mut events: mpsc::Receiver<Arc<str>>,
    status: Option<fn(&World) -> Value>,
) {
    let mut changed = shared.world().live.signals.changed.subscribe();
    let mut stop = shared.stop.subscribe();
    let mut latest = None;
    let mut next = Message::text(first.to_string());
    while socket.send(next).await.is_ok() {
        next = loop {
            let now = status.map(|status| status(&shared.world()).to_string());
            if now != latest {
                latest.clone_from(&now);
                break Message::text(now.unwrap_or_default());
            }
            tokio::select! {
                event = events.recv() => match event {
                    Some(text) => break Message::text(Utf8Bytes::from(&*text)),
                    None => return,
                },
                _ = changed.changed(), if status.is_some() => {}
                heard = socket.recv() => if !matches!(heard, Some(Ok(Message::Ping(_) | Message::Pong(_) | Message::Text(_)))) {
                    return;
                },
                () = stopped(&mut stop) => return,
            }
        };
    }
}

fn picture(world: &World, person: Id, guide: Option<&dyn BotGuide>) -> Value {
    let people = world.people_shown();
    let all = || world.channels.values();
    let open = || all().filter(|channel| world.sees_channel(person, channel.id));
    let channels: Vec<Value> = open().map(|channel| world.channel_json(channel)).collect();
    let messages: Map<String, Value> = open()
        .map(|channel| (channel.id.to_string(), newest(world, person, channel)))
        .collect();
    let is_seen = |id: &Id| {
        let stored = world.messages.get(id);
        stored.is_some_and(|stored| world.sees(person, stored))
    };
    let turns = world.live.turns.iter().filter(|(id, _)| is_seen(id));
    let turns: Map<String, Value> = turns
        .map(|(id, people)| (id.to_string(), json!(texts(people))))
        .collect();
    let me = people.iter().find(|p| id_in(&p["id"]) == Some(person));
    json!({
        "me": me,
        "people": people,
        "roles": world.roles_shown(),
        "elsewhere": world.elsewhere.as_ref().map(|one| json!({ "id": one.id.to_string(), "name": one.name })),
        "guild": { "id": world.guild.id.to_string(), "name": world.guild.name },
        "bot": { "id": world.bot.id.to_string(), "name": world.bot.name, "online": world.bot_online() },
        "channels": channels,
        "commands": world.commands_json(),
        "messages": messages,
        "ahead_ms": world.ahead_ms(),
        "games": guide.map(|guide| guide.games().iter().map(card).collect::<Vec<Value>>()),
        "turns": turns,
    })
}

/// A game as the page draws it; its picture becomes an address that needs no further request.
fn card(game: &GameCard) -> Value {
    let picture = game.picture.as_ref().map(|svg| {
        let text = STANDARD.encode(svg);
        format!("data:image/svg+xml;base64,{text}")
    });
    json!({
        "command": game.command,
        "title": game.name,
        "players": [game.players.start(), game.players.end()],
        "minutes": [game.minutes.start(), game.minutes.end()],
        "picture": picture,
        "at_once": game.at_once,
    })
}

fn newest(world: &World, person: Id, channel: &Channel) -> Value {
    let newest_first = channel.messages.iter().rev();
    let stored = newest_first.filter_map(|id| world.messages.get(id));
    let seen = stored.filter(|stored| world.sees(person, stored));
    let seen = seen.take(SHOWN);
    let mut list: Vec<&Value> = seen.map(|stored| &*stored.json).collect();
    list.reverse();
    json!(list)
}

pub(crate) async fn act(
    State(shared): State<Arc<Shared>>,
    Query(viewer): Query<Viewer>,
    Json(body): Json<Value>,
) -> Response {
    let person = match viewer.person(&shared.world()) {
        Ok(person) => person,
        Err(why) => return refused(&why),
    };
    let done = if body["kind"] == "complete" {
        complete(&shared, person, &body).await
    } else {
        shared.world().act(person, &body)
    };
    match done {
        Ok(answer) => Json(answer).into_response(),
        Err(why) => refused(&why),
    }
}

async fn complete(shared: &Shared, person: Id, body: &Value) -> Result<Value, Sentence> {
    let channel = need_id(body, "channel_id")?;
    let option = body["option"].as_str().unwrap_or_default();
    let text = body["text"].as_str().unwrap_or_default();
    let words = body["name"].as_str().unwrap_or_default();
    let mut options = body["options"].as_object().cloned().unwrap_or_default();
    // While one option is being typed, the others may still be incomplete.
    options.retain(|_, value| *value != "");
    let focus = Some((option, text));
    let act = |world: &mut World| world.slash(person, channel, words, &options, focus);
    let answer = shared.act(act).await?;
    let is_list = answer.kind == AnswerKind::Autocomplete;
    ensure(is_list, "Loading options failed")?;
    Ok(json!({ "choices": answer.choices }))
}

impl World {
    /// One act of the page. Autocomplete is separate, because it waits for the bot.
    fn act(&mut self, person: Id, body: &Value) -> Result<Value, Sentence> {
        let none = Map::new();
        let text = |field: &str| body[field].as_str().unwrap_or_default();
        let id = |field: &str| need_id(body, field);
        let sent = match text("kind") {
            "slash" => {
                let options = body["options"].as_object().unwrap_or(&none);
                self.slash(person, id("channel_id")?, text("name"), options, None)?
            }
            "on-person" => {
                let (channel, target) = (id("channel_id")?, id("target_id")?);
                self.use_on_person(person, channel, text("name"), target)?
            }
            "on-message" => self.use_on_message(person, id("message_id")?, text("name"))?,
            "press" => self.press(person, id("message_id")?, text("custom_id"), None)?,
            "choose" => {
                let list = body["values"].as_array().ok_or("values is missing.")?;
                let values = list
                    .iter()
                    .filter_map(|v| v.as_str().map(ToOwned::to_owned));
                let values: Vec<String> = values.collect();
                let message = id("message_id")?;
                self.press(person, message, text("custom_id"), Some(&values))?
            }
            "modal" => {
                let values = body["values"].as_object().unwrap_or(&none);
                self.submit(person, id("interaction_id")?, values)?
            }
            "say" => {
                let id = self.say(person, id("channel_id")?, text("content"))?;
                return Ok(json!({ "message_id": id.to_string() }));
            }
            "dismiss" => {
                let id = id("message_id")?;
                let owner = self.messages.get(&id).and_then(|stored| stored.owner);
                let why = "Only a message that you alone see can be dismissed.";
                ensure(owner == Some(person), why)?;
                self.delete_message(id);
                return Ok(json!({}));
            }
            "install" => {
                self.change_person(person, |person| person.has_app = body["has_app"] == true);
                return Ok(json!({}));
            }
            "speak" => {
                let locale = text("locale");
                let is_known = LOCALES.contains(&locale);
                ensure(is_known, "Discord has no such language.")?;
                self.change_person(person, |person| locale.clone_into(&mut person.locale));
                return Ok(json!({}));
            }
            "person" => {
                let name = text("name").trim();
                if name.is_empty() || name.chars().count() > NAME {
                    return Err(format!("A name has 1 to {NAME} characters."));
                }
                let id = self.person(name);
                return Ok(json!({ "id": id.to_string() }));
            }
            other => return Err(format!("The playground knows no act called {other:?}.")),
        };
        Ok(json!({ "interaction_id": sent.to_string() }))
    }
}
