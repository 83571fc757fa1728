//! The answers that can edit boards where the bot can only answer, for all processes. Their tokens are secret while they work.

use rusqlite::params;

use super::rows::{Db, maybe};
use crate::error::Error;
use crate::table_id::TableId;
use crate::time::WallTime;
use crate::types::BoardToken;

/// Keeps the one that works longest. A table that is gone needs none.
pub(crate) fn note(db: &dyn Db, table: TableId, new: &BoardToken) -> Result<(), Error> {
    let sql = "INSERT INTO board_tokens (table_id, token, message, until)
               SELECT id, ?2, ?3, ?4 FROM tables WHERE id = ?1
               ON CONFLICT (table_id) DO UPDATE SET token = excluded.token, message = excluded.message, until = excluded.until
               WHERE board_tokens.until <= excluded.until";
    let BoardToken {
        token,
        message,
        until,
    } = new;
    db.change(sql, params![table.0, token, message, until])?;
    Ok(())
}

pub(crate) fn find(
    db: &dyn Db,
    table: TableId,
    now: WallTime,
) -> Result<Option<BoardToken>, Error> {
    let sql = "SELECT token, message, until FROM board_tokens WHERE table_id = ?1 AND until > ?2";
    maybe(db, sql, params![table.0, now], |row| {
        Ok(BoardToken {
            token: row.get(0)?,
            message: row.get(1)?,
            until: row.get(2)?,
        })
    })
}

pub(crate) fn remove(db: &dyn Db, table: TableId, token: &str) -> Result<(), Error> {
    let sql = "DELETE FROM board_tokens WHERE table_id = ?1 AND token = ?2";
    db.change(sql, params![table.0, token])?;
    Ok(())
}

pub(crate) fn remove_expired(db: &dyn Db, by: WallTime) -> Result<(), Error> {
    let sql = "DELETE FROM board_tokens WHERE until <= ?1";
    db.change(sql, params![by])?;
    Ok(())
}
