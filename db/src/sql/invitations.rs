//! Who is invited to a lobby, whose seat is kept, and to whom a seat in play is offered.

use rusqlite::params;

use super::rows::{Row, Tx};
use crate::error::Result;
use crate::table_id::TableId;
use crate::types::{Invitation, Participant};
use ::tables::event::PersonNo;
use ::tables::time::WallTime;

pub(super) fn of_table(tx: Tx<'_>, table: TableId) -> Result<Vec<Invitation>> {
    let sql = "SELECT user, name, until, declined, message, seat, person FROM invitations WHERE table_id = ?1 ORDER BY user";
    tx.all(sql, params![table.0], invitation_of)
}

impl Tx<'_> {
    /// The invitations of a user that are stored, with their tables.
    pub fn invitations_of(self, user: &str) -> Result<Vec<(TableId, Invitation)>> {
        let sql = "SELECT user, name, until, declined, message, seat, person, table_id FROM invitations WHERE user = ?1 ORDER BY table_id";
        self.all(sql, params![user], |row| {
            Ok((TableId(row.get(7)?), invitation_of(row)?))
        })
    }

    /// Notes which message calls an invited person; false where the invitation is over already.
    pub fn note_call(self, table: TableId, user: &str, message: &str) -> Result<bool> {
        let sql = "UPDATE invitations SET message = ?3 WHERE table_id = ?1 AND user = ?2";
        let noted = self.change(sql, params![table.0, user, message])?;
        Ok(noted > 0)
    }

    /// Takes an invitation back.
    pub(crate) fn remove_invitation(self, table: TableId, user: &str) -> Result<()> {
        let sql = "DELETE FROM invitations WHERE table_id = ?1 AND user = ?2";
        self.execute(sql, params![table.0, user])
    }
}

fn invitation_of(row: &dyn Row) -> Result<Invitation> {
    Ok(Invitation {
        user: row.get(0)?,
        name: row.get(1)?,
        until: WallTime(row.get(2)?),
        declined: row.get(3)?,
        message: row.get(4)?,
        seat: row.get(5)?,
        person: row.get(6)?,
    })
}

/// Replaces an earlier invitation of the person.
pub(super) fn put(
    tx: Tx<'_>,
    table: TableId,
    number: PersonNo,
    person: &Participant,
    until: WallTime,
    seat: Option<u8>,
) -> Result<()> {
    let sql = "INSERT INTO invitations (table_id, user, name, until, declined, seat, person) VALUES (?1, ?2, ?3, ?4, 0, ?5, ?6)
               ON CONFLICT (table_id, user) DO UPDATE SET name = excluded.name, until = excluded.until, declined = 0, message = NULL,
                 seat = excluded.seat, person = excluded.person";
    let Participant { user, name } = person;
    let values = params![table.0, user, name, until.0, seat, number.0];
    tx.execute(sql, values)
}

pub(super) fn end_offer(tx: Tx<'_>, table: TableId, seat: u8) -> Result<()> {
    let sql = "DELETE FROM invitations WHERE table_id = ?1 AND seat = ?2";
    tx.execute(sql, params![table.0, seat])
}

/// An invitation or an offer is over. Who has declined to come to a lobby is kept, since they are not asked again.
pub(super) fn decline(tx: Tx<'_>, table: TableId, person: PersonNo, stays: bool) -> Result<()> {
    let sql =
        "UPDATE invitations SET declined = 1 WHERE table_id = ?1 AND person = ?2 AND seat IS NULL";
    if stays && tx.change(sql, params![table.0, person.0])? > 0 {
        return Ok(());
    }
    let sql = "DELETE FROM invitations WHERE table_id = ?1 AND person = ?2";
    tx.execute(sql, params![table.0, person.0])
}

/// The lobby has become a table in play, or the table has ended.
pub(super) fn remove_all(tx: Tx<'_>, table: TableId) -> Result<()> {
    tx.execute(
        "DELETE FROM invitations WHERE table_id = ?1",
        params![table.0],
    )
}
