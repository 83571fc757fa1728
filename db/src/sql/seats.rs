//! Who sits where during play, who plays a seat now, what they agree to, and who is the host.

use rusqlite::{ToSql, params};

use super::rows::Tx;
use super::{clocks, invitations, tables};
use crate::error::Error;
use crate::table_id::{Expected, TableId};
use crate::types::Takeover;
use ::tables::event::Vote;
use ::tables::table::Phase;
use ::tables::time::{TableTime, Uptime};

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

    /// A player takes their seat back from the house. Fails with `Gone`, `Raced` (not in play) or `NotSeated`.
    pub fn take_back(
        self,
        at: Expected,
        seat: u8,
        time: TableTime,
        due: Uptime,
    ) -> Result<(), Error> {
        let table = at.table;
        clocks::assert_in_play_due(self, at, due)?;
        let sql =
            "UPDATE seats SET back = ?3 WHERE table_id = ?1 AND seat = ?2 AND left_at IS NULL";
        seated(self, sql, params![table.0, seat, time.0])
    }

    /// Notes that a seat agrees to something. Fails with `Gone`, `Raced` (not in play) or `NotSeated`.
    pub fn agree(self, at: Expected, seat: u8, vote: Vote) -> Result<(), Error> {
        let table = at.table;
        clocks::assert_in_play(self, at)?;
        let sql = match vote {
            Vote::Pause => {
                "UPDATE seats SET agrees_to_pause = 1 WHERE table_id = ?1 AND seat = ?2 AND left_at IS NULL"
            }
            Vote::End => {
                "UPDATE seats SET agrees_to_end = 1 WHERE table_id = ?1 AND seat = ?2 AND left_at IS NULL"
            }
        };
        seated(self, sql, params![table.0, seat])
    }

    /// One person takes over the seat of another at a table in play. Fails with `Gone`, `Raced` (not in play), `NotSeated` (the
    /// seat is no longer that person's) or `Taken` (the new player already sits there).
    pub fn replace(self, at: Expected, takeover: &Takeover) -> Result<(), Error> {
        let Takeover {
            seat,
            from,
            user,
            name,
            ply,
            time,
            due,
        } = takeover;
        let table = at.table;
        clocks::assert_in_play_due(self, at, *due)?;
        check_free(self, table, user)?;
        let sql = "INSERT INTO previous_players (table_id, number, seat, until, user, name)
               SELECT ?1, (SELECT coalesce(max(number) + 1, 0) FROM previous_players WHERE table_id = ?1), seat, ?4, user, name FROM seats
               WHERE table_id = ?1 AND seat = ?2 AND user = ?3 AND left_at IS NULL";
        seated(self, sql, params![table.0, seat, from, ply])?;
        change_hands(self, table, *seat, user, name, *time)
    }

    /// The last person who was replaced on a seat takes it back, and it is as if nobody else had ever had it: for while the newcomer has
    /// not moved. `time` is as in [`Takeover::time`]. Fails with `Gone`, `Raced` (not in play), `NotSeated` (the seat was not that
    /// person's) or `Taken` (they play there on another seat).
    pub fn take_seat_again(
        self,
        at: Expected,
        seat: u8,
        user: &str,
        time: Option<TableTime>,
        due: Uptime,
    ) -> Result<(), Error> {
        let table = at.table;
        clocks::assert_in_play_due(self, at, due)?;
        let sql = "SELECT number, name FROM previous_players WHERE table_id = ?1 AND seat = ?2 AND user = ?3
               AND number = (SELECT max(number) FROM previous_players WHERE table_id = ?1 AND seat = ?2)";
        let last = self.maybe(sql, params![table.0, seat, user], |row| {
            Ok((row.get::<i64>(0)?, row.get::<String>(1)?))
        })?;
        let (number, name) = last.ok_or(Error::NotSeated)?;
        check_free(self, table, user)?;
        let sql = "DELETE FROM previous_players WHERE table_id = ?1 AND number = ?2";
        self.change(sql, params![table.0, number])?;
        change_hands(self, table, seat, user, &name, time)
    }

    /// Notes that a seat was given a hint after a ply; twice is once. Returns whether this is the first time. Fails with `Gone` or `Raced`
    /// (not in play).
    pub fn give_hint(self, at: Expected, seat: u8, ply: u32) -> Result<bool, Error> {
        clocks::assert_in_play(self, at)?;
        let sql =
            "INSERT INTO hints (table_id, seat, ply) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING";
        Ok(self.change(sql, params![at.table.0, seat, ply])? == 1)
    }
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

/// Gives a seat that nobody has left to a person, with nothing of what the one before was told or agreed to.
fn change_hands(
    tx: Tx<'_>,
    table: TableId,
    seat: u8,
    user: &str,
    name: &str,
    time: Option<TableTime>,
) -> Result<(), Error> {
    let sql = "UPDATE seats SET user = ?3, name = ?4, back = coalesce(?5, back), called_ply = NULL, reminded_ply = NULL, agrees_to_pause = 0, agrees_to_end = 0
               WHERE table_id = ?1 AND seat = ?2 AND left_at IS NULL";
    seated(
        tx,
        sql,
        params![table.0, seat, user, name, time.map(|time| time.0)],
    )?;
    invitations::end_offer(tx, table, Some(seat))?;
    hand_over(tx, table)
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
    seated(tx, sql, params![table.0, seat, ply])?;
    hand_over(tx, table)
}

pub(super) fn withdraw_votes(tx: Tx<'_>, table: TableId, seat: u8) -> Result<(), Error> {
    let sql =
        "UPDATE seats SET agrees_to_pause = 0, agrees_to_end = 0 WHERE table_id = ?1 AND seat = ?2";
    tx.change(sql, params![table.0, seat])?;
    Ok(())
}

fn seated(tx: Tx<'_>, sql: &str, params: &[&dyn ToSql]) -> Result<(), Error> {
    match tx.change(sql, params)? {
        0 => Err(Error::NotSeated),
        _ => Ok(()),
    }
}
