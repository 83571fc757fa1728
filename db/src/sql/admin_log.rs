//! What the admins and moderators of a server did lately.

use rusqlite::params;

use super::rows::{Db, Row, all};
use crate::error::Error;
use crate::time::WallTime;
use crate::types::AdminAction;

/// How many entries of each person on a server are kept: nobody can push out what others did.
const KEPT: u32 = 200;

pub(crate) fn add(db: &dyn Db, action: &AdminAction) -> Result<(), Error> {
    let sql = "INSERT INTO admin_log (guild, user, at, what) VALUES (?1, ?2, ?3, ?4)";
    let values = params![action.guild, action.user, action.at, action.what];
    db.change(sql, values)?;
    let sql = "DELETE FROM admin_log WHERE guild = ?1 AND id <=
               (SELECT id FROM admin_log WHERE guild = ?1 AND user = ?2 ORDER BY id DESC LIMIT 1 OFFSET ?3) AND user = ?2";
    db.change(sql, params![action.guild, action.user, KEPT])?;
    Ok(())
}

pub(crate) fn latest(db: &dyn Db, guild: &str, limit: u32) -> Result<Vec<AdminAction>, Error> {
    let sql =
        "SELECT guild, user, at, what FROM admin_log WHERE guild = ?1 ORDER BY id DESC LIMIT ?2";
    all(db, sql, params![guild, limit], action_of)
}

pub(crate) fn of_user(db: &dyn Db, user: &str) -> Result<Vec<AdminAction>, Error> {
    let sql = "SELECT guild, user, at, what FROM admin_log WHERE user = ?1 ORDER BY id";
    all(db, sql, params![user], action_of)
}

pub(crate) fn drop_before(db: &dyn Db, before: WallTime) -> Result<(), Error> {
    db.change("DELETE FROM admin_log WHERE at < ?1", params![before])?;
    Ok(())
}

/// The entries stay, since other admins rely on them; they no longer say who it was.
pub(super) fn forget(db: &dyn Db, user: &str, unknown: &str) -> Result<(), Error> {
    let sql = "UPDATE admin_log SET user = ?2 WHERE user = ?1";
    db.change(sql, params![user, unknown])?;
    let sql = "UPDATE admin_log SET what = replace(what, '<@' || ?1 || '>', 'somebody')";
    db.change(sql, params![user])?;
    Ok(())
}

fn action_of(row: &Row<'_>) -> Result<AdminAction, Error> {
    Ok(AdminAction {
        guild: row.get(0)?,
        user: row.get(1)?,
        at: row.get(2)?,
        what: row.get(3)?,
    })
}
