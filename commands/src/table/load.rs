//! Loads tables from memory or the store, and finds a user's seat.

use db::{Head, Phase, StoredTable, TableId};
use games::registry::{self, GameType};
use games::seat::{Seat, Seats};
use tables::acts::bar;
use tokio::sync::{OwnedMappedMutexGuard, OwnedMutexGuard};

use crate::bot::Bot;
use crate::context::Person;
use crate::error::{CommandError, Result, ensure};
use crate::state::active::ActiveTable;
use crate::state::board_location::BoardLocation;
use crate::state::tables::TableEntry;
use crate::table::act::{ActError, act};
use crate::texts::{Act, refusals as r};

/// Loads a table's rows from the store.
pub(crate) async fn stored(bot: &Bot, table: TableId) -> Result<StoredTable> {
    Ok(bot.read(move |tx| tx.stored(table)).await?)
}

/// Empties the entry of a table that has changed since it was loaded: another process has written, or nobody knows whether the last write
/// is stored. A file has one process, so nothing is asked there.
pub(crate) async fn drop_outdated(bot: &Bot, entry: &mut TableEntry) -> Result<()> {
    let Some(active) = entry.get() else {
        return Ok(());
    };
    let (table, known) = (active.id, active.at.revision());
    if known.is_none() || (bot.store.is_shared() && bot.store.revision(table).await? != known) {
        entry.clear();
    }
    Ok(())
}

/// A table, locked as long as this is there.
pub(crate) type LockedTable = OwnedMappedMutexGuard<TableEntry, ActiveTable>;

/// Locks a table in any phase, to look at it and act there.
pub(crate) async fn locked(bot: &Bot, table: TableId) -> Result<LockedTable> {
    let mut entry = bot.tables.locked(table).await;
    load(bot, &mut entry).await?;
    Ok(OwnedMutexGuard::map(entry, TableEntry::filled))
}

/// The same of a table that has begun.
pub(crate) async fn locked_begun(bot: &Bot, table: TableId) -> Result<LockedTable> {
    let mut locked = locked(bot, table).await?;
    begun(&mut locked)?;
    Ok(locked)
}

/// The table in any phase, from memory or replayed from the store.
pub(crate) async fn load<'a>(bot: &Bot, entry: &'a mut TableEntry) -> Result<&'a mut ActiveTable> {
    drop_outdated(bot, entry).await?;
    load_unchecked(bot, entry).await
}

/// The head of a stored table.
pub(crate) async fn head(bot: &Bot, table: TableId) -> Result<Head> {
    let head = bot.read(move |tx| tx.head(table)).await?;
    Ok(head.ok_or(db::Error::Gone)?)
}

/// Where the store has the message of a table, if it can be asked.
pub(crate) async fn location(bot: &Bot, table: TableId) -> Option<BoardLocation> {
    let head = bot.read(move |tx| tx.head(table)).await.ok()??;
    BoardLocation::of(&head).ok()
}

/// Like [`load`], but without asking whether another process has written since: what is stored next finds out.
pub(crate) async fn load_unchecked<'a>(
    bot: &Bot,
    entry: &'a mut TableEntry,
) -> Result<&'a mut ActiveTable> {
    if entry
        .get()
        .is_none_or(|active| active.at.revision().is_none())
    {
        let stored = stored(bot, entry.table).await?;
        let mut active = ActiveTable::load(&stored)?;
        // Nobody could press anything before this.
        active.told.preferences.up_since = bot.uptime.began;
        // In a box, because it is large and seldom does anything.
        Box::pin(note_bans(bot, &mut active, &stored)).await?;
        entry.put(active);
    }
    Ok(entry.filled())
}

/// The house plays for whoever may not play on the server now.
async fn note_bans(bot: &Bot, active: &mut ActiveTable, stored: &StoredTable) -> Result<()> {
    let mut barred = Seats::NONE;
    let banned = stored.seats.iter().filter(|seat| seat.banned);
    for seat in banned.filter_map(|seat| seat.seat) {
        barred = barred.with(Seat::new(seat.into()));
    }
    let noted = act(bot, active, |table, _| bar::note(table, barred));
    noted.await.map(|_| ()).map_err(ActError::unexpected)
}

/// Fails with words where a table has not begun.
pub(crate) fn begun(active: &mut ActiveTable) -> Result<&mut ActiveTable> {
    match active.table.phase() {
        _ if active.has_begun() => Ok(active),
        Phase::Closed => Err(CommandError::User(r::closed_before())),
        _ => Err(CommandError::User(r::not_begun())),
    }
}

/// The seat of a user who still plays here, and so may pause or end the table.
pub(crate) fn player(active: &ActiveTable, person: &Person) -> Result<Seat> {
    ensure(!active.ended(), || r::already_ended(active.id))?;
    active
        .seat_of(person.id)
        .ok_or_else(|| CommandError::User(r::only_players(Act::Vote, active.id)))
}

/// The game of a stored table, in the edition it was opened under.
pub(crate) fn game_of(stored: &StoredTable) -> Result<&'static dyn GameType> {
    let head = &stored.head;
    let game = registry::edition(&head.game, head.edition);
    game.ok_or_else(|| CommandError::User(r::edition_is_gone()))
}
