//! With whom people play: whom they have blocked, whom a server has banned, who is on no leaderboard, and who has played lately.

use rusqlite::params;

use super::counters;
use super::rows::{Db, all, one};
use crate::error::Error;
use crate::time::WallTime;
use crate::types::Blocks;

fn users(db: &dyn Db, sql: &str, of: &str) -> Result<Vec<String>, Error> {
    all(db, sql, params![of], |row| row.get(0))
}

pub(crate) fn blocks(db: &dyn Db, user: &str) -> Result<Blocks, Error> {
    let made = "SELECT blocked FROM blocks WHERE user = ?1 ORDER BY blocked";
    let received = "SELECT user FROM blocks WHERE blocked = ?1 ORDER BY user";
    Ok(Blocks {
        made: users(db, made, user)?,
        received: users(db, received, user)?,
    })
}

pub(crate) fn set_block(db: &dyn Db, user: &str, blocked: &str, on: bool) -> Result<bool, Error> {
    let sql = if on {
        "INSERT INTO blocks (user, blocked) VALUES (?1, ?2) ON CONFLICT DO NOTHING"
    } else {
        "DELETE FROM blocks WHERE user = ?1 AND blocked = ?2"
    };
    Ok(db.change(sql, params![user, blocked])? > 0)
}

pub(crate) fn bans_on(db: &dyn Db, guild: &str) -> Result<Vec<String>, Error> {
    users(
        db,
        "SELECT user FROM bans WHERE guild = ?1 ORDER BY user",
        guild,
    )
}

pub(crate) fn bans_of(db: &dyn Db, user: &str) -> Result<Vec<String>, Error> {
    users(
        db,
        "SELECT guild FROM bans WHERE user = ?1 ORDER BY guild",
        user,
    )
}

pub(crate) fn is_banned(db: &dyn Db, guild: &str, user: &str) -> Result<bool, Error> {
    let sql = "SELECT EXISTS (SELECT 1 FROM bans WHERE guild = ?1 AND user = ?2)";
    one(db, sql, params![guild, user], |row| row.get(0))
}

pub(crate) fn set_ban(db: &dyn Db, guild: &str, user: &str, on: bool) -> Result<bool, Error> {
    let sql = if on {
        "INSERT INTO bans (guild, user) VALUES (?1, ?2) ON CONFLICT DO NOTHING"
    } else {
        "DELETE FROM bans WHERE guild = ?1 AND user = ?2"
    };
    Ok(db.change(sql, params![guild, user])? > 0)
}

pub(crate) fn unlisted(db: &dyn Db) -> Result<Vec<String>, Error> {
    let sql = "SELECT user FROM unlisted_people ORDER BY user";
    all(db, sql, params![], |row| row.get(0))
}

pub(crate) fn is_unlisted(db: &dyn Db, user: &str) -> Result<bool, Error> {
    let sql = "SELECT EXISTS (SELECT 1 FROM unlisted_people WHERE user = ?1)";
    one(db, sql, params![user], |row| row.get(0))
}

pub(crate) fn set_unlisted(db: &dyn Db, user: &str, on: bool) -> Result<(), Error> {
    let sql = if on {
        "INSERT INTO unlisted_people (user) VALUES (?1) ON CONFLICT DO NOTHING"
    } else {
        "DELETE FROM unlisted_people WHERE user = ?1"
    };
    db.change(sql, params![user])?;
    counters::changed(db)
}

pub(crate) fn played_since(db: &dyn Db, since: WallTime) -> Result<Vec<String>, Error> {
    // From the tables, of which few are new, to their seats: `CROSS JOIN` keeps this order on `SQLite`.
    let sql = "SELECT DISTINCT user FROM tables CROSS JOIN seats
               WHERE table_id = id AND ended IS NOT NULL AND ended >= ?1 AND phase = 'over' AND level IS NULL ORDER BY user";
    all(db, sql, params![since], |row| row.get(0))
}

/// Forgets what a person decided. That others have blocked them, or a server has banned them, stays: it is not theirs to undo.
pub(super) fn forget(db: &dyn Db, user: &str) -> Result<(), Error> {
    for sql in [
        "DELETE FROM blocks WHERE user = ?1",
        "DELETE FROM unlisted_people WHERE user = ?1",
        "DELETE FROM invitations WHERE user = ?1",
    ] {
        db.change(sql, params![user])?;
    }
    Ok(())
}
