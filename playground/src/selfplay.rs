//! A table that plays itself: the people at it press whatever they may, at random, exactly as they would from the page. It
//! knows no game. It reads the message as a person does, and learns from the answers.

use crate::Shared;
use crate::answer::{Answer, AnswerKind, Message};
use crate::person::{Person, reads};
use crate::world::slash::Sentence;
use crate::world::{Id, World, millis};
use serde_json::{Value, json};
use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;
use std::time::Duration;

/// What stands before somebody who is to act.
const TO_ACT: &str = "▶";
/// Labels of controls that do not bring a table forward: they read, go back, or begin something else.
const LEFT_ALONE: [&str; 8] = [
    "Rules",
    "Record",
    "Rematch",
    "Move by move",
    "Refresh",
    "Take back",
    "Leave",
    "Lucky word",
];
/// After so many presses in a row that nobody answered, it is not worth going on.
const UNANSWERED: u32 = 10;
/// A table on which nothing can be pressed may be about to be drawn: that often it is looked at again, a little later each time.
const LOOKS: u32 = 5;
const BETWEEN_LOOKS: Duration = Duration::from_millis(200);

/// The tables that play themselves, by message, and how the last one ended.
#[derive(Default)]
pub(crate) struct Playing {
    tables: BTreeMap<Id, Pace>,
    ended: Option<&'static str>,
}

struct Pace {
    channel: Id,
    between: Duration,
    presses: u64,
}

impl Playing {
    pub(crate) fn shown(&self) -> Value {
        let table = |(id, pace): (&Id, &Pace)| {
            json!({
                "message_id": id.to_string(),
                "channel_id": pace.channel.to_string(),
                "pace_ms": millis(pace.between),
                "presses": pace.presses,
            })
        };
        let tables: Vec<Value> = self.tables.iter().map(table).collect();
        json!({ "tables": tables, "ended": self.ended })
    }
}

/// Something to press, by whom and where.
struct Way {
    person: Id,
    message: Id,
    custom_id: String,
    values: Option<Vec<String>>,
}

/// Begins with the newest table of a channel, or changes how quickly one plays that has begun.
pub(crate) fn begin(shared: &Arc<Shared>, channel: Id, between: Duration) -> Result<Id, Sentence> {
    let world = &mut *shared.world();
    let owner = world.guild.owner;
    let newest = reads(world, owner, channel)
        .into_iter()
        .rev()
        .find(|message| !message.is_ephemeral() && !usable(message).is_empty());
    let table = newest
        .ok_or("There is no table in this channel. Start a game first.")?
        .id();
    let playing = &mut world.live.playing;
    playing.ended = None;
    if let Some(pace) = playing.tables.get_mut(&table) {
        pace.between = between;
        return Ok(table);
    }
    let presses = 0;
    playing.tables.insert(
        table,
        Pace {
            channel,
            between,
            presses,
        },
    );
    world.touch();
    tokio::spawn(play(Arc::clone(shared), table));
    Ok(table)
}

/// Lets every table wait for people again.
pub(crate) fn stop(world: &mut World) {
    world.live.playing.tables.clear();
    world.touch();
}

async fn play(shared: Arc<Shared>, table: Id) {
    let mut stop = shared.stop.subscribe();
    let ended = tokio::select! {
        ended = until_it_ends(&shared, table) => ended,
        () = crate::stopped(&mut stop) => None,
    };
    let mut world = shared.world();
    if world.live.playing.tables.remove(&table).is_some() {
        world.live.playing.ended = ended;
        world.touch();
    }
}

async fn until_it_ends(shared: &Arc<Shared>, table: Id) -> Option<&'static str> {
    // What somebody was shown privately and can use: a hand of cards, say.
    let mut panels: HashMap<Id, Id> = HashMap::new();
    let (mut unanswered, mut looks) = (0, 0);
    loop {
        let (between, way) = {
            let world = shared.world();
            let pace = world.live.playing.tables.get(&table)?;
            let ways = ways(&world, table, &panels);
            (pace.between, fastrand::choice(ways))
        };
        let Some(way) = way else {
            looks += 1;
            if looks > LOOKS {
                return Some("Nothing is left to press.");
            }
            tokio::time::sleep(BETWEEN_LOOKS * looks).await;
            continue;
        };
        looks = 0;
        tokio::time::sleep(between).await;
        let Some(answer) = press(shared, &way).await else {
            // It was redrawn between the look and the press.
            continue;
        };
        unanswered = if answer.failed() { unanswered + 1 } else { 0 };
        if unanswered >= UNANSWERED {
            return Some("The bot does not answer.");
        }
        let mut world = shared.world();
        if let Some(pace) = world.live.playing.tables.get_mut(&table) {
            pace.presses += 1;
        }
        if answer.kind == AnswerKind::Message && answer.is_private() {
            let shown = answer
                .message
                .as_ref()
                .map(|message| (message.id(), usable(message)));
            let (id, controls) = shown.unwrap_or_default();
            let old = if controls.is_empty() {
                Some(id)
            } else {
                panels.insert(way.person, id)
            };
            // Read, and waved away, as a tidy player does.
            if let Some(old) = old {
                world.delete_message(old);
            }
        }
        world.touch();
    }
}

async fn press(shared: &Arc<Shared>, way: &Way) -> Option<Answer> {
    let name = shared.world().person_by_id(way.person)?.name.clone();
    let person = Person {
        shared: Arc::clone(shared),
        id: way.person,
        name,
    };
    let act = |world: &mut World| {
        world.press(
            way.person,
            way.message,
            &way.custom_id,
            way.values.as_deref(),
        )
    };
    person.try_act(act).await.ok()
}

/// Everything that somebody could press now.
fn ways(world: &World, table: Id, panels: &HashMap<Id, Id>) -> Vec<Way> {
    let message = |id: Id| {
        let stored = world.messages.get(&id);
        stored.map(|stored| Message::new(Arc::clone(&stored.json)))
    };
    let Some(board) = message(table) else {
        return Vec::new();
    };
    let text = board.text();
    let marked: Vec<&str> = text
        .lines()
        .filter(|line| line.starts_with(TO_ACT))
        .collect();
    let mut ways = Vec::new();
    for person in &world.people {
        // Before a game begins nobody is marked, and whoever likes may sit down.
        if !marked.is_empty() && !marked.iter().any(|line| line.contains(&person.name)) {
            continue;
        }
        let panel = panels.get(&person.id).and_then(|id| message(*id));
        for shown in [Some(&board), panel.as_ref()].into_iter().flatten() {
            ways.extend(usable(shown).into_iter().map(|(custom_id, values)| Way {
                person: person.id,
                message: shown.id(),
                custom_id,
                values,
            }));
        }
    }
    ways
}

/// What can be pressed or chosen on a message: the control, and for a menu one choice each.
fn usable(message: &Message) -> Vec<(String, Option<Vec<String>>)> {
    let mut found = Vec::new();
    for control in message.controls() {
        let id = control.custom_id();
        if control.is_disabled() || id.is_empty() || LEFT_ALONE.contains(&control.label()) {
            continue;
        }
        if control.json()["type"] == 3 {
            let least = control.json()["min_values"].as_u64().unwrap_or(1);
            let least = usize::try_from(least).unwrap_or(usize::MAX).max(1);
            let mut values: Vec<String> = control
                .options()
                .iter()
                .map(|(_, value)| (*value).to_owned())
                .collect();
            if least == 1 {
                found.extend(
                    values
                        .into_iter()
                        .map(|value| (id.to_owned(), Some(vec![value]))),
                );
            } else {
                fastrand::shuffle(&mut values);
                values.truncate(least);
                found.push((id.to_owned(), Some(values)));
            }
        } else {
            found.push((id.to_owned(), None));
        }
    }
    found
}
