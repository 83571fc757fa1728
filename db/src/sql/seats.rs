//! Who sits where during play, who plays a seat now, and who is the host.

use games::seat::Seat;
use rusqlite::{ToSql, params};

use super::invitations;
use super::rows::Tx;
use crate::error::{Error, Result};
use crate::table_id::TableId;
use crate::types::Participant;
use ::tables::event::PersonNo;

/// One person takes over the seat of another after this ply. Fails with `NotSeated` (nobody has the seat) or `Taken` (the new player
/// already sits there).
pub(super) fn replace(
    tx: Tx<'_>,
    table: TableId,
    seat: Seat,
    person: PersonNo,
    newcomer: &Participant,
    ply: u32,
) -> Result<()> {
    check_free(tx, table, &newcomer.user)?;
    let sql = "INSERT INTO previous_players (table_id, number, seat, until, user, name, person)
               SELECT ?1, (SELECT coalesce(max(number) + 1, 0) FROM previous_players WHERE table_id = ?1), seat, ?3, user, name, person
               FROM seats WHERE table_id = ?1 AND seat = ?2 AND left_at IS NULL";
    seated(tx, sql, params![table.0, seat.number(), ply])?;
    change_hands(tx, table, seat, newcomer, person)
}

/// The last person who was replaced on a seat takes it back, and it is as if nobody else had ever had it. Fails with `NotSeated` (the
/// seat was not that person's) or `Taken` (they play there on another seat).
pub(super) fn take_again(tx: Tx<'_>, table: TableId, seat: Seat, person: PersonNo) -> Result<()> {
    let sql = "SELECT number, user, name FROM previous_players WHERE table_id = ?1 AND seat = ?2 AND person = ?3
               AND number = (SELECT max(number) FROM previous_players WHERE table_id = ?1 AND seat = ?2)";
    let last = tx.maybe(sql, params![table.0, seat.number(), person.0], |row| {
        let (user, name) = (row.get(1)?, row.get(2)?);
        Ok((row.get::<i64>(0)?, Participant { user, name }))
    })?;
    let (row, before) = last.ok_or(Error::NotSeated)?;
    check_free(tx, table, &before.user)?;
    let sql = "DELETE FROM previous_players WHERE table_id = ?1 AND number = ?2";
    tx.execute(sql, params![table.0, row])?;
    change_hands(tx, table, seat, &before, person)
}

/// This person at the table is its host from now on.
pub(super) fn make_host(tx: Tx<'_>, table: TableId, person: PersonNo) -> Result<()> {
    let sql = "UPDATE tables SET host = coalesce((SELECT user FROM seats WHERE table_id = ?1 AND person = ?2 LIMIT 1), host) WHERE id = ?1";
    tx.execute(sql, params![table.0, person.0])
}

/// The players who are to act are notified as if they never were.
pub(super) fn tell_again(tx: Tx<'_>, table: TableId) -> Result<()> {
    let sql = "UPDATE seats SET called_ply = NULL, reminded_ply = NULL WHERE table_id = ?1";
    tx.execute(sql, params![table.0])
}

/// Gives a seat that nobody has left to a person, with nothing of what the one before was told.
fn change_hands(
    tx: Tx<'_>,
    table: TableId,
    seat: Seat,
    Participant { user, name }: &Participant,
    person: PersonNo,
) -> Result<()> {
    let sql =
        "UPDATE seats SET user = ?3, name = ?4, person = ?5, called_ply = NULL, reminded_ply = NULL
               WHERE table_id = ?1 AND seat = ?2 AND left_at IS NULL";
    let seat = seat.number();
    seated(tx, sql, params![table.0, seat, user, name, person.0])?;
    invitations::end_offer(tx, table, seat)
}

/// Fails with `Taken` if a user plays at a table.
fn check_free(tx: Tx<'_>, table: TableId, user: &str) -> Result<()> {
    tx.hold_tables_of(user)?;
    let sql =
        "SELECT EXISTS (SELECT 1 FROM seats WHERE table_id = ?1 AND user = ?2 AND left_at IS NULL)";
    if tx.one(sql, params![table.0, user], |row| row.get(0))? {
        return Err(Error::Taken);
    }
    Ok(())
}

/// The person on a seat leaves with this ply.
pub(super) fn leave_with(tx: Tx<'_>, table: TableId, seat: Seat, ply: u32) -> Result<()> {
    let sql = "UPDATE seats SET left_at = ?3 WHERE table_id = ?1 AND seat = ?2 AND left_at IS NULL";
    seated(tx, sql, params![table.0, seat.number(), ply])
}

/// Changes the seat of somebody. Fails with `NotSeated`.
pub(super) fn seated(tx: Tx<'_>, sql: &str, params: &[&dyn ToSql]) -> Result<()> {
    tx.change_or(sql, params, Error::NotSeated)
}
