//! The invariants, checked after every step: what is stored is never behind what was shown, nothing hidden is in a public message, and
//! everybody gets an answer in time unless something was in its way.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use commands::{Surface, TableAction, TableControl};
use db::{Phase, StoredTable, TableId};
use games::notation::hex;
use serde_json::Value;
use tokio::time::Instant;

use crate::hall::Hall;

/// How long Discord waits for an answer.
const WINDOW: Duration = Duration::from_secs(3);

/// For how long after something went wrong people may have to wait: a process that starts, a retry, a connection that times out.
const AFTER_TROUBLE: Duration = Duration::from_secs(12);

#[derive(Default)]
pub(crate) struct Watch(Mutex<Seen>);

#[derive(Default)]
struct Seen {
    failure: Option<String>,
    /// The interactions that have no answer yet, and when they were sent.
    waiting: BTreeMap<u64, Instant>,
    /// How many moves are certainly stored.
    moves: BTreeMap<TableId, u32>,
    /// The interactions each of which may have opened a table.
    openers: BTreeSet<u64>,
    answered: u64,
    excused: u64,
    boards: u64,
}

/// What happened, in numbers.
#[derive(Default, Clone, Copy)]
pub(crate) struct Counts {
    pub(crate) answered: u64,
    /// Without an answer, because something was in its way.
    pub(crate) excused: u64,
    pub(crate) boards: u64,
    pub(crate) openers: usize,
}

impl Watch {
    fn seen(&self) -> MutexGuard<'_, Seen> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes that an invariant does not hold; the first one counts.
    pub(crate) fn fail(&self, why: String) {
        self.seen().failure.get_or_insert(why);
    }

    pub(crate) fn has_failed(&self) -> bool {
        self.seen().failure.is_some()
    }

    pub(crate) fn failure(&self) -> Option<String> {
        self.seen().failure.clone()
    }

    pub(crate) fn counts(&self) -> Counts {
        let seen = self.seen();
        Counts {
            answered: seen.answered,
            excused: seen.excused,
            boards: seen.boards,
            openers: seen.openers.len(),
        }
    }

    /// Discord has sent an interaction.
    pub(crate) fn sent(&self, payload: &str, at: Instant) {
        let read: Value = serde_json::from_str(payload).unwrap_or_default();
        let Some(id) = read["id"].as_str().and_then(|id| id.parse().ok()) else {
            return;
        };
        let data = read["data"].to_string();
        let mut seen = self.seen();
        seen.waiting.insert(id, at);
        if ["start", "play", "rematch", "again"]
            .iter()
            .any(|word| data.contains(word))
        {
            seen.openers.insert(id);
        }
    }

    /// Discord has answered a call with this status.
    pub(crate) fn taken(&self, hall: &Hall, method: &str, path: &str, sent: &Value, status: u16) {
        if let Some(id) = interaction(path).filter(|_| status < 300 || status == 400) {
            let mut seen = self.seen();
            seen.answered += u64::from(seen.waiting.remove(&id).is_some());
        }
        if status >= 300 || method == "GET" || method == "DELETE" {
            return;
        }
        let message = if sent["data"].is_object() {
            &sent["data"]
        } else {
            sent
        };
        let is_private = message["flags"].as_u64().unwrap_or(0) & (1 << 6) != 0;
        // An edit by a token may be that of a private message.
        let is_public =
            !is_private && sent["type"] != 9 && (path.contains("/channels/") || sent["type"] == 4);
        for control in controls(message) {
            self.look_at(hall, &control, is_public);
        }
        if is_public {
            self.seen().boards += 1;
            self.look_for_secrets(hall, message);
        }
    }

    /// Discord has refused an answer because the message that was pressed is deleted, and its person has a newer one.
    pub(crate) fn pressed_is_gone(&self, path: &str) {
        let mut seen = self.seen();
        let waiting = interaction(path).and_then(|id| seen.waiting.remove(&id));
        seen.excused += u64::from(waiting.is_some());
    }

    fn look_at(&self, hall: &Hall, control: &TableControl, is_public: bool) {
        let TableControl {
            table,
            surface,
            drawn,
            action,
        } = control;
        if is_public && *surface == Surface::Panel && !matches!(action, TableAction::Rules) {
            self.fail(format!(
                "a control of a private panel is in a public message: {control}"
            ));
        }
        // Of a lobby it is how many people there are, and of a control that is right at any time it is 0 or as large as can be.
        let is_lobby = matches!(action, TableAction::Lobby(_) | TableAction::Step(..));
        if is_lobby || *drawn == u32::MAX || self.seen().moves.get(table) >= Some(drawn) {
            return;
        }
        let found = hall.storage.look(|tx| tx.load(*table));
        match found {
            Ok(Some(stored)) if stored.head.phase == Phase::Lobby => {}
            Ok(Some(stored)) => {
                let moves = moves(&stored);
                self.seen().moves.insert(*table, moves);
                if *drawn > moves {
                    self.fail(format!(
                        "Discord shows move {drawn} of a table of which only {moves} are stored: {control}"
                    ));
                }
            }
            Ok(None) => self.fail(format!("a table is shown that is not stored: {control}")),
            Err(error) => self.fail(format!("the storage cannot be read: {error}")),
        }
    }

    /// The seed of a table stays secret until it has ended.
    fn look_for_secrets(&self, hall: &Hall, message: &Value) {
        let text = message.to_string();
        if !text.contains("seed") {
            return;
        }
        let open = hall.storage.look(|tx| {
            let mut open = Vec::new();
            for channel in &hall.channels {
                open.extend(tx.open_tables_in(&channel.to_string())?);
            }
            Ok(open)
        });
        for head in open.unwrap_or_default() {
            let seed = hex(&head.seed.0);
            if text.contains(&seed) {
                self.fail(format!("the seed of open table {} is shown", head.id.0));
            }
        }
    }

    /// Looks for interactions that nobody has answered in time, although nothing was in the way.
    pub(crate) fn look_for_unanswered(&self, hall: &Hall) {
        let now = Instant::now();
        let troubled = hall.weather.troubled();
        let mut seen = self.seen();
        let late = seen
            .waiting
            .iter()
            .filter(|(_, sent)| **sent + WINDOW < now);
        let late: Vec<(u64, Instant)> = late.map(|(id, sent)| (*id, *sent)).collect();
        for (id, sent) in late {
            seen.waiting.remove(&id);
            if troubled + AFTER_TROUBLE < sent {
                let why = format!("nobody has answered interaction {id} in time");
                seen.failure.get_or_insert(why);
            } else {
                seen.excused += 1;
            }
        }
    }
}

/// The interaction that a call answers.
fn interaction(path: &str) -> Option<u64> {
    let rest = path.strip_prefix("/api/v10/interactions/")?;
    rest.split('/').next()?.parse().ok()
}

/// How many moves were made at a table in play; the setup is none.
pub(crate) fn moves(stored: &StoredTable) -> u32 {
    let moves = stored.plies().len().saturating_sub(1);
    u32::try_from(moves).unwrap_or(u32::MAX)
}

/// The controls of tables in a message.
pub(crate) fn controls(message: &Value) -> Vec<TableControl> {
    let rows = message["components"].as_array().into_iter().flatten();
    let all = rows.flat_map(|row| row["components"].as_array().into_iter().flatten());
    all.flat_map(|control| {
        let id = control["custom_id"].as_str().unwrap_or_default();
        let options = control["options"].as_array().into_iter().flatten();
        let values = options.map(|option| option["value"].as_str());
        // A button has one meaning, a menu one for each entry.
        let mut ways: Vec<Option<&str>> = values.collect();
        if ways.is_empty() {
            ways.push(None);
        }
        let parsed = ways.into_iter();
        parsed.filter_map(move |value| TableControl::parse(id, value).ok())
    })
    .collect()
}
