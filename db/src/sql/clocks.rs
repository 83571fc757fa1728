//! Time at a table in play: when work is due, who was notified of their turn, pauses.

use rusqlite::{ToSql, params};

use super::rows::{Db, change};
use super::tables;
use crate::error::Error;
use crate::time::{Lag, TableTime, Uptime};
use crate::types::{TableId, TurnUpdate};

pub(crate) fn set_due(db: &dyn Db, table: TableId, due: Option<Uptime>) -> Result<(), Error> {
    let sql = "UPDATE tables SET due = ?2 WHERE id = ?1 AND phase = 'play'";
    in_play(db, table, sql, params![table.0, due])
}

pub(crate) fn update_turns(db: &dyn Db, update: &TurnUpdate) -> Result<(), Error> {
    let TurnUpdate {
        table,
        called,
        reminded,
        delete_ping,
        due,
    } = update;
    let sql =
        "UPDATE tables SET due = ?2, ping = CASE WHEN ?3 = 1 THEN NULL ELSE ping END WHERE id = ?1";
    if change(db, sql, params![table.0, due, delete_ping])? == 0 {
        return Err(Error::Gone);
    }
    let notes = [
        (
            called,
            "UPDATE seats SET called_ply = ?3 WHERE table_id = ?1 AND seat = ?2",
        ),
        (
            reminded,
            "UPDATE seats SET reminded_ply = ?3 WHERE table_id = ?1 AND seat = ?2",
        ),
    ];
    for (seats, sql) in notes {
        for (seat, ply) in seats {
            if change(db, sql, params![table.0, seat, ply])? == 0 {
                return Err(Error::NotSeated);
            }
        }
    }
    Ok(())
}

pub(crate) fn set_ping(db: &dyn Db, table: TableId, message: &str) -> Result<(), Error> {
    let sql = "UPDATE tables SET ping = ?2 WHERE id = ?1";
    match change(db, sql, params![table.0, message])? {
        0 => Err(Error::Gone),
        _ => Ok(()),
    }
}

pub(crate) fn pause(
    db: &dyn Db,
    table: TableId,
    time: TableTime,
    due: Uptime,
) -> Result<(), Error> {
    let sql = "UPDATE tables SET paused = ?2, due = ?3 WHERE id = ?1 AND phase = 'play' AND paused IS NULL";
    in_play(db, table, sql, params![table.0, time, due])
}

pub(crate) fn suspend_unreachable(
    db: &dyn Db,
    table: TableId,
    time: TableTime,
    due: Uptime,
) -> Result<(), Error> {
    pause(db, table, time, due)?;
    change(
        db,
        "UPDATE tables SET unreachable = 1 WHERE id = ?1",
        params![table.0],
    )?;
    Ok(())
}

pub(crate) fn resume(db: &dyn Db, table: TableId, lag: Lag, due: Uptime) -> Result<(), Error> {
    let sql = "UPDATE tables SET paused = NULL, unreachable = 0, lag = ?2, due = ?3
               WHERE id = ?1 AND phase = 'play' AND paused IS NOT NULL";
    in_play(db, table, sql, params![table.0, lag, due])?;
    // The message that notified before the pause is deleted, so the players who are to act are notified again.
    let sql = "UPDATE seats SET called_ply = NULL, agrees_to_pause = 0 WHERE table_id = ?1";
    change(db, sql, params![table.0])?;
    Ok(())
}

/// Work is due at once at every table in play that has a house player.
pub(crate) fn wake_house_players(db: &dyn Db) -> Result<(), Error> {
    let sql = "UPDATE tables SET due = 0 WHERE phase = 'play' AND ended IS NULL
               AND EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND level IS NOT NULL)";
    change(db, sql, params![])?;
    Ok(())
}

/// The compare-and-set of an action that changes only seats. Fails with `Gone` or `Raced`.
pub(super) fn assert_in_play(db: &dyn Db, table: TableId) -> Result<(), Error> {
    let sql = "UPDATE tables SET due = due WHERE id = ?1 AND phase = 'play'";
    in_play(db, table, sql, params![table.0])
}

/// The compare-and-set of an action at a table in play. Fails with `Gone` or `Raced`.
pub(super) fn in_play(
    db: &dyn Db,
    table: TableId,
    sql: &str,
    params: &[&dyn ToSql],
) -> Result<(), Error> {
    if change(db, sql, params)? == 0 {
        tables::phase(db, table)?;
        return Err(Error::Raced);
    }
    Ok(())
}
