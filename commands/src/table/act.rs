//! Does an act at a table in any phase: decides on the table in memory, stores what comes of it, and only then changes memory. So
//! nothing is ever shown that is not stored, and after an error memory is as before.

use std::time::Duration;

use db::{Append, Beside, TableAt, Tx};
use games::table::AnyTable;
use tables::acts::Decision;
use tables::event::{Damage, Entry, Event};
use tables::refusal::Refusal;
use tables::table::{Phase, Table};
use tables::time::Now;

use crate::bot::Bot;
use crate::error::CommandError;
use crate::state::active::ActiveTable;
use crate::texts::Text;

/// Why an act was not done.
pub(crate) enum ActError {
    Refused(Refusal),
    /// It was not stored, and what is in memory is outdated.
    Failed(CommandError),
}

impl ActError {
    /// For what the bot does itself, which no rule can refuse.
    pub(crate) fn unexpected(self) -> CommandError {
        match self {
            Self::Refused(refusal) => CommandError::internal(refusal),
            Self::Failed(error) => error,
        }
    }

    /// The refusal in words.
    pub(crate) fn in_words(self, words: impl FnOnce(Refusal) -> Text) -> CommandError {
        match self {
            Self::Refused(refusal) => CommandError::User(words(refusal)),
            Self::Failed(error) => error,
        }
    }
}

impl From<Refusal> for ActError {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

impl From<db::Error> for ActError {
    fn from(error: db::Error) -> Self {
        Self::Failed(error.into())
    }
}

/// Does what `decide` decides. On `Ok` it is on disk; says whether anything was stored.
pub(crate) async fn act(
    bot: &Bot,
    active: &mut ActiveTable,
    decide: impl FnOnce(&Table, Now) -> Decision,
) -> Result<bool, ActError> {
    act_with(bot, active, Beside::Nothing, decide).await
}

/// The same of an act with which more is stored than its events.
pub(crate) async fn act_with(
    bot: &Bot,
    active: &mut ActiveTable,
    beside: Beside,
    decide: impl FnOnce(&Table, Now) -> Decision,
) -> Result<bool, ActError> {
    let now = bot.now();
    let events = decide(&active.table, now)?;
    if events.is_empty() {
        return Ok(false);
    }
    let entry = active.table.entry(now, events);
    let after = active.after(&entry).map_err(damaged)?;
    let at = active.at.for_a_write();
    let append = to_store(active, at, beside.clone(), &entry, &after, now);
    active.at = bot.store.append(append).await.inspect_err(|error| {
        if matches!(error, db::Error::Unreachable(_)) {
            bot.shown_boards.note_unknown(active.id, Duration::ZERO);
        }
    })?;
    // Votes are counted in messages of their own.
    let is_unseen = |event: &Event| matches!(event, Event::Here | Event::Hint(_) | Event::Vote(..));
    if let Some(newest) = active
        .shown()
        .filter(|_| !entry.events.iter().all(is_unseen))
    {
        bot.shown_boards.note_stored(newest);
    }
    active.become_next(&entry, &beside, after);
    Ok(true)
}

/// Does an act in a transaction that is undone.
pub(crate) fn rehearse(
    tx: Tx<'_>,
    active: &mut ActiveTable,
    now: Now,
    decide: impl FnOnce(&Table, Now) -> Decision,
) -> Result<(), ActError> {
    let entry = active.table.entry(now, decide(&active.table, now)?);
    let after = active.after(&entry).map_err(damaged)?;
    let at = active.id.into();
    tx.append(&to_store(active, at, Beside::Nothing, &entry, &after, now))?;
    active.become_next(&entry, &Beside::Nothing, after);
    Ok(())
}

fn damaged(damage: Damage) -> ActError {
    ActError::Failed(CommandError::internal(damage))
}

/// An entry with what is stored beside it.
fn to_store(
    active: &ActiveTable,
    at: TableAt,
    beside: Beside,
    entry: &Entry,
    after: &Table,
    now: Now,
) -> Append {
    let is_plain =
        |event: &Event| matches!(event, Event::Ply(_) | Event::Hint(_) | Event::Vote(..));
    // What stops the clocks, or hands a seat over, is looked at again at once.
    let again = after.phase() == Phase::Play && !entry.events.iter().all(is_plain);
    Append {
        table: at,
        number: active.table.number() + 1,
        entry: entry.clone(),
        beside,
        ply: after.game().map_or(0, AnyTable::ply),
        due: if again {
            Some(now.uptime)
        } else {
            active.told.due(after, now)
        },
        standings: if active.ended() {
            Vec::new()
        } else {
            after.standings()
        },
    }
}
