//! Who sits where during play, who plays a seat now, and who is the host.

use rusqlite::{ToSql, params};

use super::rows::Tx;
use super::{invitations, tables};
use crate::error::Error;
use crate::table_id::TableId;
use crate::types::Takeover;
use ::tables::table::Phase;

impl Tx<'_> {
    /// Makes a seated person the host of an open table. Fails with `Gone`, `WrongPhase` or `NotSeated`.
    pub fn set_host(self, table: TableId, host: &str) -> Result<(), Error> {
        let sql = "UPDATE tables SET revision = revision + 1, host = ?2 WHERE id = ?1 AND ended IS NULL
               AND EXISTS (SELECT 1 FROM seats WHERE table_id = ?1 AND user = ?2 AND left_at IS NULL)";
        if self.change(sql, params![table.0, host])? == 1 {
            return Ok(());
        }
        match tables::phase(self, table)? {
            Phase::Lobby | Phase::Play => Err(Error::NotSeated),
            found => Err(Error::WrongPhase { found }),
        }
    }
}

/// One person takes over the seat of another at a table in play. Fails with `NotSeated` (the seat is no longer that person's) or `Taken`
/// (the new player already sits there).
pub(super) fn replace(tx: Tx<'_>, table: TableId, takeover: &Takeover) -> Result<(), Error> {
    let Takeover {
        seat,
        from,
        user,
        name,
        person,
        ply,
    } = takeover;
    check_free(tx, table, user)?;
    let sql = "INSERT INTO previous_players (table_id, number, seat, until, user, name, person)
               SELECT ?1, (SELECT coalesce(max(number) + 1, 0) FROM previous_players WHERE table_id = ?1), seat, ?4, user, name, person
               FROM seats WHERE table_id = ?1 AND seat = ?2 AND user = ?3 AND left_at IS NULL";
    seated(tx, sql, params![table.0, seat, from, ply])?;
    change_hands(tx, table, *seat, user, name, *person)
}

/// See [`Change::Returned`](crate::types::Change::Returned). Fails with `NotSeated` (the seat was not that person's) or `Taken` (they play
/// there on another seat).
pub(super) fn take_again(tx: Tx<'_>, table: TableId, seat: u8, user: &str) -> Result<(), Error> {
    let sql = "SELECT number, name, person FROM previous_players WHERE table_id = ?1 AND seat = ?2 AND user = ?3
               AND number = (SELECT max(number) FROM previous_players WHERE table_id = ?1 AND seat = ?2)";
    let last = tx.maybe(sql, params![table.0, seat, user], |row| {
        Ok((row.get::<i64>(0)?, row.get::<String>(1)?, row.get(2)?))
    })?;
    let (number, name, person) = last.ok_or(Error::NotSeated)?;
    check_free(tx, table, user)?;
    let sql = "DELETE FROM previous_players WHERE table_id = ?1 AND number = ?2";
    tx.change(sql, params![table.0, number])?;
    change_hands(tx, table, seat, user, &name, person)
}

pub(super) fn make_host(tx: Tx<'_>, table: TableId, user: &str) -> Result<(), Error> {
    let sql = "UPDATE tables SET host = ?2 WHERE id = ?1";
    tx.change(sql, params![table.0, user])?;
    Ok(())
}

/// The players who are to act are notified as if they never were.
pub(super) fn tell_again(tx: Tx<'_>, table: TableId) -> Result<(), Error> {
    let sql = "UPDATE seats SET called_ply = NULL WHERE table_id = ?1";
    tx.change(sql, params![table.0])?;
    Ok(())
}

/// A host who is no longer at the table is replaced by the remaining person who joined first, if there is one.
pub(super) fn hand_over(tx: Tx<'_>, table: TableId) -> Result<(), Error> {
    let sql = "UPDATE tables SET host = coalesce(
                 (SELECT user FROM seats WHERE table_id = ?1 AND left_at IS NULL AND level IS NULL
                  ORDER BY user <> host, joined LIMIT 1), host)
               WHERE id = ?1";
    tx.change(sql, params![table.0])?;
    Ok(())
}

/// Gives a seat that nobody has left to a person, with nothing of what the one before was told.
fn change_hands(
    tx: Tx<'_>,
    table: TableId,
    seat: u8,
    user: &str,
    name: &str,
    person: u16,
) -> Result<(), Error> {
    let sql =
        "UPDATE seats SET user = ?3, name = ?4, person = ?5, called_ply = NULL, reminded_ply = NULL
               WHERE table_id = ?1 AND seat = ?2 AND left_at IS NULL";
    seated(tx, sql, params![table.0, seat, user, name, person])?;
    invitations::end_offer(tx, table, Some(seat))
}

/// Fails with `Taken` if a user plays at a table.
fn check_free(tx: Tx<'_>, table: TableId, user: &str) -> Result<(), Error> {
    let sql =
        "SELECT EXISTS (SELECT 1 FROM seats WHERE table_id = ?1 AND user = ?2 AND left_at IS NULL)";
    if tx.one(sql, params![table.0, user], |row| row.get(0))? {
        return Err(Error::Taken);
    }
    Ok(())
}

/// The person on a seat leaves with this ply.
pub(super) fn leave_with(tx: Tx<'_>, table: TableId, seat: u8, ply: u32) -> Result<(), Error> {
    let sql = "UPDATE seats SET left_at = ?3 WHERE table_id = ?1 AND seat = ?2 AND left_at IS NULL";
    seated(tx, sql, params![table.0, seat, ply])
}

fn seated(tx: Tx<'_>, sql: &str, params: &[&dyn ToSql]) -> Result<(), Error> {
    match tx.change(sql, params)? {
        0 => Err(Error::NotSeated),
        _ => Ok(()),
    }
}
