//! The people: they press what is on their screens, quickly, slowly, twice, or as nobody should, on as many devices as they like.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use commands::{Surface, TableAction, TableControl};
use games::registry::GAMES;
use playground::{Answer, Control, Message, Person};
use serde_json::{Value, json};
use tokio::time::sleep;

use crate::TO_ACT;
use crate::chance::Chance;
use crate::hall::Hall;

/// How many things somebody remembers having seen.
const REMEMBERED: usize = 40;

/// How many messages somebody looks at.
const SCREEN: usize = 25;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Manner {
    Quick,
    /// Presses what they saw a while ago.
    Slow,
    /// Presses everything twice.
    Double,
    /// Presses what is not on the screen, or not theirs, or never was.
    Hostile,
}

/// Something that can be used: a button, or an entry of a menu.
#[derive(Clone, Debug)]
struct Way {
    message: u64,
    custom_id: String,
    values: Option<Vec<String>>,
    control: Option<TableControl>,
}

/// Everybody has a manner, and two devices.
pub(crate) async fn live(hall: Arc<Hall>, person: Person, manner: Manner, chance: Chance) {
    let mut memory = VecDeque::new();
    while hall.is_open() {
        sleep(match manner {
            Manner::Quick | Manner::Double => chance.millis(100, 1_500),
            Manner::Hostile => chance.millis(50, 2_500),
            Manner::Slow => chance.millis(1_000, 12_000),
        })
        .await;
        if !hall.takes_press() {
            return;
        }
        let Some(channel) = chance.pick(&hall.channels).copied() else {
            return;
        };
        match chance.below(60) {
            0 => open(&hall, &person, channel, &chance).await,
            1 => command(&hall, &person, channel, &chance).await,
            _ => press(&hall, &person, manner, channel, &chance, &mut memory).await,
        }
    }
}

/// Opens a table, if there are few.
async fn open(hall: &Hall, person: &Person, channel: u64, chance: &Chance) {
    let Some(game) = chance.pick(GAMES) else {
        return;
    };
    let words = format!("{} start", game.info().key);
    let mut options: Vec<(&str, Value)> = Vec::new();
    if chance.one_in(3) {
        options.push(("when-full", json!(true)));
    }
    if chance.one_in(3) {
        options.push(("clock", json!("2m")));
    }
    slash(hall, person, channel, &words, &options).await;
}

async fn command(hall: &Hall, person: &Person, channel: u64, chance: &Chance) {
    let words = [
        "table show",
        "tables open",
        "help",
        "leaderboard",
        "profile",
        "table resign",
    ];
    if let Some(words) = chance.pick(&words) {
        slash(hall, person, channel, words, &[]).await;
    }
}

async fn slash(hall: &Hall, person: &Person, channel: u64, words: &str, options: &[(&str, Value)]) {
    // Before the commands are registered, and with options that a game does not have, nothing is sent.
    let answer = person.try_slash(channel, words, options).await;
    note(hall, person, words, answer.as_ref());
}

fn note(hall: &Hall, person: &Person, what: &str, answer: Result<&Answer, &String>) {
    let kind = match answer {
        Ok(answer) => format!("{:?}", answer.kind),
        Err(_) => "not sent".to_owned(),
    };
    hall.trace
        .note(&format!("{} {what}: {kind}", person.name()));
}

async fn press(
    hall: &Arc<Hall>,
    person: &Person,
    manner: Manner,
    channel: u64,
    chance: &Chance,
    memory: &mut VecDeque<Way>,
) {
    let mut messages = person.reads(channel);
    // As far as a screen goes.
    messages.drain(..messages.len().saturating_sub(SCREEN));
    let fresh = choose(person, &messages, chance);
    let way = match manner {
        Manner::Slow if chance.one_in(4) => memory.pop_front().or(fresh),
        Manner::Hostile if chance.one_in(3) => forged(memory, chance).or(fresh),
        _ => fresh,
    };
    let Some(way) = way else {
        return open(hall, person, channel, chance).await;
    };
    memory.push_back(way.clone());
    if memory.len() > REMEMBERED {
        memory.pop_front();
    }
    if manner == Manner::Double || chance.one_in(25) {
        let (own, again, other) = (Arc::clone(hall), way.clone(), person.clone());
        let late = chance.millis(0, 120);
        tokio::spawn(async move {
            sleep(late).await;
            go(&own, &other, &again).await;
        });
    }
    let Some(answer) = go(hall, person, &way).await else {
        return;
    };
    if let Some(modal) = answer.modal {
        sleep(Duration::from_millis(700)).await;
        let sent = tokio::time::timeout(Duration::from_secs(8), person.submit(&modal, &[])).await;
        drop(sent);
    }
}

async fn go(hall: &Hall, person: &Person, way: &Way) -> Option<Answer> {
    let answer = person
        .try_raw(way.message, &way.custom_id, way.values.as_deref())
        .await;
    note(hall, person, &way.custom_id, answer.as_ref());
    answer.ok()
}

/// What somebody would press next.
fn choose(person: &Person, messages: &[Message], chance: &Chance) -> Option<Way> {
    let (mut wanted, mut others) = (Vec::new(), Vec::new());
    for message in messages {
        let text = message.text();
        let acts = text
            .lines()
            .flat_map(|line| line.split('　'))
            .any(|line| line.ends_with(TO_ACT) && line.contains(person.name()));
        for way in ways(message) {
            let Some(control) = &way.control else {
                continue;
            };
            if is_costly(control) {
                continue;
            }
            let helps = control.advances() && (acts || control.surface == Surface::Panel);
            let in_lobby = matches!(control.action, TableAction::Lobby(_));
            let word = control.action.to_string();
            match word.as_str() {
                "join" | "start" | "rematch" => wanted.push(way),
                _ if helps => wanted.push(way),
                // Mostly people stay.
                _ if in_lobby && !chance.one_in(10) => {}
                _ => others.push(way),
            }
        }
    }
    if others.is_empty() || (!wanted.is_empty() && !chance.one_in(12)) {
        return chance.pick(&wanted).cloned();
    }
    chance.pick(&others).cloned()
}

/// Whether it has the engine think or a picture drawn, which would take more time than a thousand presses.
fn is_costly(control: &TableControl) -> bool {
    let word = control.action.to_string();
    ["hint", "how", "share", "house"]
        .iter()
        .any(|costly| word.starts_with(costly))
}

fn ways(message: &Message) -> Vec<Way> {
    let mut found = Vec::new();
    for control in message.controls() {
        if control.is_disabled() || control.custom_id().is_empty() {
            continue;
        }
        if control.json()["type"] == 3 {
            let values = control.options().into_iter().map(|(_, value)| value);
            found.extend(values.map(|value| way(message, control, Some(value))));
        } else {
            found.push(way(message, control, None));
        }
    }
    found
}

fn way(message: &Message, control: Control<'_>, value: Option<&str>) -> Way {
    Way {
        message: message.id(),
        custom_id: control.custom_id().to_owned(),
        values: value.map(|value| vec![value.to_owned()]),
        control: TableControl::parse(control.custom_id(), value).ok(),
    }
}

/// Something that was never on the message: an old control, or one with another table or move in it.
fn forged(memory: &VecDeque<Way>, chance: &Chance) -> Option<Way> {
    if memory.is_empty() {
        return None;
    }
    let mut way = memory[chance.below(memory.len())].clone();
    let other = &memory[chance.below(memory.len())];
    match chance.below(4) {
        // As it was.
        0 => {}
        1 => way.message = other.message,
        2 => way.custom_id.clone_from(&other.custom_id),
        _ => {
            // The number of a message is not of the seed, nor is its length.
            let end = way.custom_id.find(":help:");
            let at = chance.below(end.unwrap_or(way.custom_id.len()));
            let digit = chance.below(10).to_string();
            way.custom_id.replace_range(at..=at, &digit);
        }
    }
    Some(way)
}
