//! Time at a table in play: when work is due, who was notified of their turn, pauses.

use rusqlite::params;

use super::rows::{Db, all};
use super::tables;
use crate::error::Error;
use crate::table_id::{Expected, TableId};
use crate::time::{Lag, TableTime, Uptime};
use crate::types::TurnUpdate;

/// Raises no revision: no decision depends on when work is due.
pub(crate) fn set_due(db: &dyn Db, table: TableId, due: Option<Uptime>) -> Result<(), Error> {
    let sql = "UPDATE tables SET due = ?2 WHERE id = ?1 AND phase = 'play'";
    tables::compare_and_set(db, table, sql, params![table.0, due])
}

/// Gives by how much it raises the revision.
pub(crate) fn update_turns(db: &dyn Db, update: &TurnUpdate, at: Expected) -> Result<i64, Error> {
    let TurnUpdate {
        table: _,
        pinged,
        reminded,
        delete_ping,
        due,
    } = update;
    let table = at.table;
    // When work is due is not kept in memory, so other processes need not notice.
    let raises = i64::from(*delete_ping || !pinged.is_empty() || !reminded.is_empty());
    let sql = "UPDATE tables SET revision = revision + ?5, due = ?3, ping = CASE WHEN ?4 = 1 THEN NULL ELSE ping END
               WHERE id = ?1 AND revision = coalesce(?2, revision)";
    let values = params![table.0, at.revision, due, delete_ping, raises];
    tables::compare_and_set(db, table, sql, values)?;
    let notes = [
        (
            pinged,
            "UPDATE seats SET called_ply = ?3 WHERE table_id = ?1 AND seat = ?2",
        ),
        (
            reminded,
            "UPDATE seats SET reminded_ply = ?3 WHERE table_id = ?1 AND seat = ?2",
        ),
    ];
    for (seats, sql) in notes {
        for (seat, ply) in seats {
            if db.change(sql, params![table.0, seat, ply])? == 0 {
                return Err(Error::NotSeated);
            }
        }
    }
    Ok(raises)
}

/// Claims tables at which work is due. Those that somebody else is claiming at this moment are left to them.
pub(crate) fn claim_due(
    db: &dyn Db,
    by: Uptime,
    until: Uptime,
    limit: u32,
) -> Result<Vec<TableId>, Error> {
    let sql = "UPDATE tables SET due = ?2 WHERE id IN
                 (SELECT id FROM tables WHERE due <= ?1 ORDER BY due LIMIT ?3 FOR UPDATE SKIP LOCKED) RETURNING id";
    all(db, sql, params![by, until, limit], |row| {
        Ok(TableId(row.get(0)?))
    })
}

pub(crate) fn set_ping(db: &dyn Db, at: Expected, message: &str) -> Result<(), Error> {
    let sql = "UPDATE tables SET revision = revision + 1, ping = ?3 WHERE id = ?1 AND revision = coalesce(?2, revision)";
    let values = params![at.table.0, at.revision, message];
    tables::compare_and_set(db, at.table, sql, values)
}

pub(crate) fn pause(db: &dyn Db, at: Expected, time: TableTime, due: Uptime) -> Result<(), Error> {
    let sql = "UPDATE tables SET revision = revision + 1, paused = ?3, due = ?4
               WHERE id = ?1 AND revision = coalesce(?2, revision) AND phase = 'play' AND paused IS NULL";
    let values = params![at.table.0, at.revision, time, due];
    tables::compare_and_set(db, at.table, sql, values)
}

pub(crate) fn suspend_unreachable(
    db: &dyn Db,
    at: Expected,
    time: TableTime,
    due: Uptime,
) -> Result<(), Error> {
    pause(db, at, time, due)?;
    db.change(
        "UPDATE tables SET unreachable = 1 WHERE id = ?1",
        params![at.table.0],
    )?;
    Ok(())
}

pub(crate) fn resume(db: &dyn Db, at: Expected, lag: Lag, due: Uptime) -> Result<(), Error> {
    let table = at.table;
    let sql = "UPDATE tables SET revision = revision + 1, paused = NULL, unreachable = 0, lag = ?3, due = ?4
               WHERE id = ?1 AND revision = coalesce(?2, revision) AND phase = 'play' AND paused IS NOT NULL";
    tables::compare_and_set(db, table, sql, params![table.0, at.revision, lag, due])?;
    // The message that notified before the pause is deleted, so the players who are to act are notified again.
    let sql = "UPDATE seats SET called_ply = NULL, agrees_to_pause = 0 WHERE table_id = ?1";
    db.change(sql, params![table.0])?;
    Ok(())
}

/// Work is due at once at every table in play that has a house player.
pub(crate) fn wake_house_players(db: &dyn Db) -> Result<(), Error> {
    let sql = "UPDATE tables SET due = 0 WHERE phase = 'play' AND ended IS NULL
               AND EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND level IS NOT NULL)";
    db.change(sql, params![])?;
    Ok(())
}

/// The compare-and-set of an action that changes only seats. Fails with `Gone` or `Raced`.
pub(super) fn assert_in_play(db: &dyn Db, at: Expected) -> Result<(), Error> {
    let sql = "UPDATE tables SET revision = revision + 1 WHERE id = ?1 AND revision = coalesce(?2, revision) AND phase = 'play'";
    tables::compare_and_set(db, at.table, sql, params![at.table.0, at.revision])
}

/// The same, and when work is due next.
pub(super) fn assert_in_play_due(db: &dyn Db, at: Expected, due: Uptime) -> Result<(), Error> {
    assert_in_play(db, at)?;
    set_due(db, at.table, Some(due))
}
