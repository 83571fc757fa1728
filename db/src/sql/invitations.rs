//! Who is invited to a lobby, and whose seat is kept.

use rusqlite::params;

use super::rows::{Db, Row, all, one};
use crate::error::Error;
use crate::table_id::TableId;
use crate::time::WallTime;
use crate::types::Invitation;

pub(super) fn of_table(db: &dyn Db, table: TableId) -> Result<Vec<Invitation>, Error> {
    let sql =
        "SELECT user, name, until, declined FROM invitations WHERE table_id = ?1 ORDER BY user";
    all(db, sql, params![table.0], invitation_of)
}

pub(crate) fn of_person(db: &dyn Db, user: &str) -> Result<Vec<(TableId, Invitation)>, Error> {
    let sql = "SELECT user, name, until, declined, table_id FROM invitations WHERE user = ?1 ORDER BY table_id";
    all(db, sql, params![user], |row| {
        Ok((TableId(row.get(4)?), invitation_of(row)?))
    })
}

fn invitation_of(row: &Row<'_>) -> Result<Invitation, Error> {
    Ok(Invitation {
        user: row.get(0)?,
        name: row.get(1)?,
        until: row.get(2)?,
        declined: row.get(3)?,
    })
}

/// Replaces an earlier invitation of the person.
pub(super) fn put(db: &dyn Db, table: TableId, new: &Invitation) -> Result<(), Error> {
    let sql = "INSERT INTO invitations (table_id, user, name, until, declined) VALUES (?1, ?2, ?3, ?4, ?5)
               ON CONFLICT (table_id, user) DO UPDATE SET name = excluded.name, until = excluded.until, declined = excluded.declined";
    let values = params![table.0, new.user, new.name, new.until, new.declined];
    db.change(sql, values)?;
    Ok(())
}

/// Fails with `NotSeated` if the person is not invited, or has declined already.
pub(super) fn decline(db: &dyn Db, table: TableId, user: &str) -> Result<(), Error> {
    let sql =
        "UPDATE invitations SET declined = 1 WHERE table_id = ?1 AND user = ?2 AND declined = 0";
    match db.change(sql, params![table.0, user])? {
        0 => Err(Error::NotSeated),
        _ => Ok(()),
    }
}

/// How many seats are kept for others than this person.
pub(super) fn seats_kept(
    db: &dyn Db,
    table: TableId,
    besides: &str,
    at: WallTime,
) -> Result<u32, Error> {
    let sql = "SELECT count(*) FROM invitations WHERE table_id = ?1 AND user <> ?2 AND declined = 0 AND until > ?3";
    one(db, sql, params![table.0, besides, at], |row| row.get(0))
}

/// The person has come.
pub(super) fn remove(db: &dyn Db, table: TableId, user: &str) -> Result<(), Error> {
    let sql = "DELETE FROM invitations WHERE table_id = ?1 AND user = ?2";
    db.change(sql, params![table.0, user])?;
    Ok(())
}

/// The lobby has become a table in play, or is closed.
pub(super) fn remove_all(db: &dyn Db, table: TableId) -> Result<(), Error> {
    db.change(
        "DELETE FROM invitations WHERE table_id = ?1",
        params![table.0],
    )?;
    Ok(())
}

pub(crate) fn remove_expired(db: &dyn Db, by: WallTime) -> Result<Vec<TableId>, Error> {
    let sql = "DELETE FROM invitations WHERE until <= ?1 AND declined = 0 RETURNING table_id";
    let mut tables = all(db, sql, params![by], |row| Ok(TableId(row.get(0)?)))?;
    tables.sort_unstable();
    tables.dedup();
    let sql = "UPDATE tables SET revision = revision + 1 WHERE id = ?1";
    for table in &tables {
        db.change(sql, params![table.0])?;
    }
    Ok(tables)
}
