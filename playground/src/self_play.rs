//! A table that plays itself: the people at it press whatever they may, at random, exactly as they would from the page. It
//! knows no game. It reads the message as a person does, and learns from the answers.

use crate::answer::{Answer, AnswerKind, Message};
use crate::error::Sentence;
use crate::person::{Person, reads};
use crate::playing::Pace;
use crate::shared::{Shared, stopped};
use crate::snowflake::Id;
use crate::world::World;
use std::collections::HashMap;
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

/// Something to press, by whom and where.
struct Way {
    person: Id,
    message: Id,
    control: Usable,
}

/// A button, or a menu with what is chosen in it.
struct Usable {
    custom_id: String,
    values: Option<Vec<String>>,
    /// A button in green: it confirms or finishes what was begun.
    finishes: bool,
}

/// Half the time something that finishes, if there is any, or trying things out would take all night.
fn any(mut ways: Vec<Way>) -> Option<Way> {
    if fastrand::bool() && ways.iter().any(|way| way.control.finishes) {
        ways.retain(|way| way.control.finishes);
    }
    fastrand::choice(ways)
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
    let (number, presses) = (shared.next_number(), 0);
    playing.tables.insert(
        table,
        Pace {
            number,
            channel,
            between,
            presses,
        },
    );
    world.touch();
    tokio::spawn(play(Arc::clone(shared), table, number));
    Ok(table)
}

/// Lets every table wait for people again.
pub(crate) fn stop(world: &mut World) {
    world.live.playing.tables.clear();
    world.touch();
}

async fn play(shared: Arc<Shared>, table: Id, number: u64) {
    let mut stop = shared.stop.subscribe();
    let ended = tokio::select! {
        ended = until_it_ends(&shared, table, number) => ended,
        () = stopped(&mut stop) => None,
    };
    let mut world = shared.world();
    if world.live.playing.pace(table, number).is_some() {
        world.live.playing.tables.remove(&table);
        world.live.playing.ended = ended;
        world.touch();
    }
}

async fn until_it_ends(shared: &Arc<Shared>, table: Id, number: u64) -> Option<&'static str> {
    // What somebody was shown privately and can use: a hand of cards, say.
    let mut panels: HashMap<Id, Id> = HashMap::new();
    let (mut board, mut unanswered, mut looks) = (table, 0, 0);
    loop {
        let (between, way) = {
            let mut world = shared.world();
            let between = world.live.playing.pace(table, number)?.between;
            board = moved(&world, board).unwrap_or(board);
            (between, any(ways(&world, board, &panels)))
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
        if let Some(pace) = world.live.playing.pace(table, number) {
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

/// Where a table is shown now, if a bot drew it anew further down: the newest message whose footer begins alike.
fn moved(world: &World, board: Id) -> Option<Id> {
    let name = |id: &Id| {
        let footer = &world.messages.get(id)?.json["embeds"][0]["footer"]["text"];
        footer.as_str()?.split(" · ").next()
    };
    let own = name(&board)?;
    let channel = world.messages.get(&board)?.channel;
    let shown = |id: &&Id| {
        let is_public = world.messages.get(id).is_some_and(|m| m.owner.is_none());
        is_public && name(id) == Some(own)
    };
    let messages = &world.channels.get(&channel)?.messages;
    messages.range(board..).rev().find(shown).copied()
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
            &way.control.custom_id,
            way.control.values.as_deref(),
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
            ways.extend(usable(shown).into_iter().map(|control| Way {
                person: person.id,
                message: shown.id(),
                control,
            }));
        }
    }
    ways
}

/// What can be pressed or chosen on a message; each choice of a menu is one.
fn usable(message: &Message) -> Vec<Usable> {
    let mut found = Vec::new();
    for control in message.controls() {
        let (json, custom_id) = (control.json(), control.custom_id());
        if control.is_disabled() || custom_id.is_empty() || LEFT_ALONE.contains(&control.label()) {
            continue;
        }
        let use_with = |values| Usable {
            custom_id: custom_id.to_owned(),
            values,
            finishes: json["style"] == 3,
        };
        if json["type"] == 2 {
            found.push(use_with(None));
            continue;
        }
        let least = json["min_values"].as_u64().unwrap_or(1).max(1);
        let least = usize::try_from(least).unwrap_or(usize::MAX);
        let mut values: Vec<String> = control
            .options()
            .iter()
            .map(|(_, value)| (*value).to_owned())
            .collect();
        if least == 1 {
            found.extend(values.into_iter().map(|value| use_with(Some(vec![value]))));
        } else {
            fastrand::shuffle(&mut values);
            values.truncate(least);
            found.push(use_with(Some(values)));
        }
    }
    found
}
