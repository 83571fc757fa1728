//! Who sits where during play, who plays a seat now, what they agree to, and who is the host.

use rusqlite::{ToSql, params};

use super::rows::{Db, maybe, one};
use super::{clocks, invitations, tables};
use crate::error::Error;
use crate::table_id::{Expected, TableId};
use crate::time::{TableTime, Uptime};
use crate::types::{Phase, Takeover, Vote};

pub(crate) fn set_host(db: &dyn Db, table: TableId, host: &str) -> Result<(), Error> {
    let sql = "UPDATE tables SET revision = revision + 1, host = ?2 WHERE id = ?1 AND ended IS NULL
               AND EXISTS (SELECT 1 FROM seats WHERE table_id = ?1 AND user = ?2 AND left_at IS NULL)";
    if db.change(sql, params![table.0, host])? == 1 {
        return Ok(());
    }
    match tables::phase(db, table)? {
        Phase::Lobby | Phase::Play => Err(Error::NotSeated),
        found => Err(Error::WrongPhase { found }),
    }
}

/// A host who is no longer at the table is replaced by the remaining person who joined first, if there is one.
pub(super) fn hand_over(db: &dyn Db, table: TableId) -> Result<(), Error> {
    let sql = "UPDATE tables SET host = coalesce(
                 (SELECT user FROM seats WHERE table_id = ?1 AND left_at IS NULL AND level IS NULL
                  ORDER BY user <> host, joined LIMIT 1), host)
               WHERE id = ?1";
    db.change(sql, params![table.0])?;
    Ok(())
}

pub(crate) fn take_back(
    db: &dyn Db,
    at: Expected,
    seat: u8,
    time: TableTime,
    due: Uptime,
) -> Result<(), Error> {
    let table = at.table;
    clocks::assert_in_play_due(db, at, due)?;
    let sql = "UPDATE seats SET back = ?3 WHERE table_id = ?1 AND seat = ?2 AND left_at IS NULL";
    seated(db, sql, params![table.0, seat, time])
}

pub(crate) fn agree(db: &dyn Db, at: Expected, seat: u8, vote: Vote) -> Result<(), Error> {
    let table = at.table;
    clocks::assert_in_play(db, at)?;
    let sql = match vote {
        Vote::Pause => {
            "UPDATE seats SET agrees_to_pause = 1 WHERE table_id = ?1 AND seat = ?2 AND left_at IS NULL"
        }
        Vote::End => {
            "UPDATE seats SET agrees_to_end = 1 WHERE table_id = ?1 AND seat = ?2 AND left_at IS NULL"
        }
    };
    seated(db, sql, params![table.0, seat])
}

pub(crate) fn replace(db: &dyn Db, takeover: &Takeover, at: Expected) -> Result<(), Error> {
    let Takeover {
        table: _,
        seat,
        from,
        user,
        name,
        ply,
        time,
        due,
    } = takeover;
    let table = at.table;
    clocks::assert_in_play_due(db, at, *due)?;
    check_free(db, table, user)?;
    let sql = "INSERT INTO previous_players (table_id, number, seat, until, user, name)
               SELECT ?1, (SELECT coalesce(max(number) + 1, 0) FROM previous_players WHERE table_id = ?1), seat, ?4, user, name FROM seats
               WHERE table_id = ?1 AND seat = ?2 AND user = ?3 AND left_at IS NULL";
    seated(db, sql, params![table.0, seat, from, ply])?;
    change_hands(db, table, *seat, user, name, *time)
}

/// The last person who was replaced on a seat takes it back, and it is as if nobody else had ever had it.
pub(crate) fn take_seat_again(
    db: &dyn Db,
    at: Expected,
    seat: u8,
    user: &str,
    time: Option<TableTime>,
    due: Uptime,
) -> Result<(), Error> {
    let table = at.table;
    clocks::assert_in_play_due(db, at, due)?;
    let sql = "SELECT number, name FROM previous_players WHERE table_id = ?1 AND seat = ?2 AND user = ?3
               AND number = (SELECT max(number) FROM previous_players WHERE table_id = ?1 AND seat = ?2)";
    let last = maybe(db, sql, params![table.0, seat, user], |row| {
        Ok((row.get::<i64>(0)?, row.get::<String>(1)?))
    })?;
    let (number, name) = last.ok_or(Error::NotSeated)?;
    check_free(db, table, user)?;
    let sql = "DELETE FROM previous_players WHERE table_id = ?1 AND number = ?2";
    db.change(sql, params![table.0, number])?;
    change_hands(db, table, seat, user, &name, time)
}

/// Gives a seat that nobody has left to a person, with nothing of what the one before was told or agreed to.
fn change_hands(
    db: &dyn Db,
    table: TableId,
    seat: u8,
    user: &str,
    name: &str,
    time: Option<TableTime>,
) -> Result<(), Error> {
    let sql = "UPDATE seats SET user = ?3, name = ?4, back = coalesce(?5, back), called_ply = NULL, reminded_ply = NULL, agrees_to_pause = 0, agrees_to_end = 0
               WHERE table_id = ?1 AND seat = ?2 AND left_at IS NULL";
    seated(db, sql, params![table.0, seat, user, name, time])?;
    invitations::end_offer(db, table, Some(seat))?;
    hand_over(db, table)
}

/// Fails with `Taken` if a user plays at a table.
fn check_free(db: &dyn Db, table: TableId, user: &str) -> Result<(), Error> {
    let sql =
        "SELECT EXISTS (SELECT 1 FROM seats WHERE table_id = ?1 AND user = ?2 AND left_at IS NULL)";
    if one(db, sql, params![table.0, user], |row| row.get(0))? {
        return Err(Error::Taken);
    }
    Ok(())
}

/// The person on a seat leaves with this ply.
pub(super) fn leave_with(db: &dyn Db, table: TableId, seat: u8, ply: u32) -> Result<(), Error> {
    let sql = "UPDATE seats SET left_at = ?3 WHERE table_id = ?1 AND seat = ?2 AND left_at IS NULL";
    seated(db, sql, params![table.0, seat, ply])?;
    hand_over(db, table)
}

pub(super) fn withdraw_votes(db: &dyn Db, table: TableId, seat: u8) -> Result<(), Error> {
    let sql =
        "UPDATE seats SET agrees_to_pause = 0, agrees_to_end = 0 WHERE table_id = ?1 AND seat = ?2";
    db.change(sql, params![table.0, seat])?;
    Ok(())
}

/// Notes that a seat was given a hint after the ply `ply`.
pub(crate) fn give_hint(db: &dyn Db, at: Expected, seat: u8, ply: u32) -> Result<bool, Error> {
    clocks::assert_in_play(db, at)?;
    let sql = "INSERT INTO hints (table_id, seat, ply) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING";
    Ok(db.change(sql, params![at.table.0, seat, ply])? == 1)
}

fn seated(db: &dyn Db, sql: &str, params: &[&dyn ToSql]) -> Result<(), Error> {
    match db.change(sql, params)? {
        0 => Err(Error::NotSeated),
        _ => Ok(()),
    }
}
