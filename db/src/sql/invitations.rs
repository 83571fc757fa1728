//! Who is invited to a lobby, whose seat is kept, and to whom a seat in play is offered.

use rusqlite::params;

use super::rows::{Row, Tx};
use crate::error::Error;
use crate::table_id::TableId;
use crate::types::Invitation;
use ::tables::time::WallTime;

pub(super) fn of_table(tx: Tx<'_>, table: TableId) -> Result<Vec<Invitation>, Error> {
    let sql = "SELECT user, name, until, declined, message, seat FROM invitations WHERE table_id = ?1 ORDER BY user";
    tx.all(sql, params![table.0], invitation_of)
}

impl Tx<'_> {
    /// The invitations of a user that are stored, with their tables.
    pub fn invitations_of(self, user: &str) -> Result<Vec<(TableId, Invitation)>, Error> {
        let sql = "SELECT user, name, until, declined, message, seat, table_id FROM invitations WHERE user = ?1 ORDER BY table_id";
        self.all(sql, params![user], |row| {
            Ok((TableId(row.get(6)?), invitation_of(row)?))
        })
    }

    /// Offers a seat of a table in play to a person, and to nobody else any more.
    pub fn offer(self, table: TableId, new: &Invitation) -> Result<(), Error> {
        end_offer(self, table, new.seat)?;
        put(self, table, new)
    }

    /// The user to whom a seat in play is offered.
    pub fn offered_to(self, table: TableId, seat: u8) -> Result<Option<String>, Error> {
        let sql = "SELECT user FROM invitations WHERE table_id = ?1 AND seat = ?2";
        self.maybe(sql, params![table.0, seat], |row| row.get(0))
    }

    /// Notes which message calls an invited person; false where the invitation is over already.
    pub fn note_call(self, table: TableId, user: &str, message: &str) -> Result<bool, Error> {
        let sql = "UPDATE invitations SET message = ?3 WHERE table_id = ?1 AND user = ?2";
        let noted = self.change(sql, params![table.0, user, message])?;
        Ok(noted > 0)
    }

    /// Takes an offer of a seat back.
    pub fn remove_invitation(self, table: TableId, user: &str) -> Result<(), Error> {
        let sql = "DELETE FROM invitations WHERE table_id = ?1 AND user = ?2";
        self.change(sql, params![table.0, user])?;
        Ok(())
    }

    /// Removes the invitations whose seats are no longer kept, and returns them with their tables.
    pub fn remove_expired_invitations(
        self,
        by: WallTime,
    ) -> Result<Vec<(TableId, Invitation)>, Error> {
        let sql = "DELETE FROM invitations WHERE until <= ?1 AND declined = 0 RETURNING user, name, until, declined, message, seat, table_id";
        let removed = self.all(sql, params![by.0], |row| {
            Ok((TableId(row.get(6)?), invitation_of(row)?))
        })?;
        let sql = "UPDATE tables SET revision = revision + 1 WHERE id = ?1";
        for (table, _) in &removed {
            self.change(sql, params![table.0])?;
        }
        Ok(removed)
    }
}

fn invitation_of(row: &Row<'_>) -> Result<Invitation, Error> {
    Ok(Invitation {
        user: row.get(0)?,
        name: row.get(1)?,
        until: WallTime(row.get(2)?),
        declined: row.get(3)?,
        message: row.get(4)?,
        seat: row.get(5)?,
    })
}

/// Replaces an earlier invitation of the person.
pub(super) fn put(tx: Tx<'_>, table: TableId, new: &Invitation) -> Result<(), Error> {
    let sql = "INSERT INTO invitations (table_id, user, name, until, declined, seat) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
               ON CONFLICT (table_id, user) DO UPDATE SET name = excluded.name, until = excluded.until, declined = excluded.declined, message = NULL, seat = excluded.seat";
    let values = params![
        table.0,
        new.user,
        new.name,
        new.until.0,
        new.declined,
        new.seat
    ];
    tx.change(sql, values)?;
    Ok(())
}

pub(super) fn end_offer(tx: Tx<'_>, table: TableId, seat: Option<u8>) -> Result<(), Error> {
    let sql = "DELETE FROM invitations WHERE table_id = ?1 AND seat = ?2";
    tx.change(sql, params![table.0, seat])?;
    Ok(())
}

/// Fails with `NotSeated` if the person is not invited, or has declined already.
pub(super) fn decline(tx: Tx<'_>, table: TableId, user: &str) -> Result<(), Error> {
    let sql =
        "UPDATE invitations SET declined = 1 WHERE table_id = ?1 AND user = ?2 AND declined = 0";
    match tx.change(sql, params![table.0, user])? {
        0 => Err(Error::NotSeated),
        _ => Ok(()),
    }
}

/// How many seats are kept for others than this person.
pub(super) fn seats_kept(
    tx: Tx<'_>,
    table: TableId,
    besides: &str,
    at: WallTime,
) -> Result<u32, Error> {
    let sql = "SELECT count(*) FROM invitations WHERE table_id = ?1 AND user <> ?2 AND declined = 0 AND until > ?3";
    tx.one(sql, params![table.0, besides, at.0], |row| row.get(0))
}

/// The lobby has become a table in play, or the table has ended.
pub(super) fn remove_all(tx: Tx<'_>, table: TableId) -> Result<(), Error> {
    tx.change(
        "DELETE FROM invitations WHERE table_id = ?1",
        params![table.0],
    )?;
    Ok(())
}
