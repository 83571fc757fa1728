//! With whom people play: whom they have blocked, whom a server has banned, who is on no leaderboard, and who has played lately.

use rusqlite::{ToSql, params};

use super::counters;
use super::rows::{Db, Row, all, maybe, one};
use crate::error::Error;
use crate::time::WallTime;
use crate::types::{Ban, Blocks};

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

/// The bans that this part of a query finds.
fn bans(db: &dyn Db, found: &str, params: &[&dyn ToSql]) -> Result<Vec<Ban>, Error> {
    let sql = format!("SELECT guild, user, until FROM bans WHERE {found} ORDER BY guild, user");
    all(db, &sql, params, ban_in)
}

fn ban_in(row: &Row<'_>) -> Result<Ban, Error> {
    Ok(Ban {
        guild: row.get(0)?,
        user: row.get(1)?,
        until: row.get(2)?,
    })
}

pub(crate) fn bans_on(db: &dyn Db, guild: &str) -> Result<Vec<Ban>, Error> {
    bans(db, "guild = ?1 AND user <> '*'", params![guild])
}

pub(crate) fn bans_of(db: &dyn Db, user: &str) -> Result<Vec<Ban>, Error> {
    bans(db, "user = ?1", params![user])
}

pub(crate) fn exclusions(db: &dyn Db) -> Result<Vec<Ban>, Error> {
    bans(db, "guild = '*' OR user = '*'", params![])
}

/// What keeps a person from playing on a server; the operator's word first.
pub(crate) fn ban_of(db: &dyn Db, guild: &str, user: &str) -> Result<Option<Ban>, Error> {
    let found = "guild IN (?1, '*') AND user IN (?2, '*')";
    Ok(bans(db, found, params![guild, user])?.into_iter().next())
}

pub(crate) fn ban(db: &dyn Db, ban: &Ban) -> Result<bool, Error> {
    let sql = "INSERT INTO bans (guild, user, until) VALUES (?1, ?2, ?3)
               ON CONFLICT (guild, user) DO UPDATE SET until = excluded.until WHERE bans.until IS DISTINCT FROM excluded.until";
    let changed = db.change(sql, params![ban.guild, ban.user, ban.until])? > 0;
    concern(db, ban)?;
    Ok(changed)
}

pub(crate) fn unban(db: &dyn Db, guild: &str, user: &str) -> Result<bool, Error> {
    let sql = "DELETE FROM bans WHERE guild = ?1 AND user = ?2 RETURNING guild, user, until";
    end(db, sql, params![guild, user]).map(|ended| !ended.is_empty())
}

pub(crate) fn drop_ended_bans(db: &dyn Db, by: WallTime) -> Result<Vec<Ban>, Error> {
    let sql = "DELETE FROM bans WHERE until <= ?1 RETURNING guild, user, until";
    end(db, sql, params![by])
}

fn end(db: &dyn Db, sql: &str, params: &[&dyn ToSql]) -> Result<Vec<Ban>, Error> {
    let ended = all(db, sql, params, ban_in)?;
    for ban in &ended {
        concern(db, ban)?;
    }
    Ok(ended)
}

/// The tables in play where the house plays for somebody from now on, or no longer does.
fn concern(db: &dyn Db, ban: &Ban) -> Result<(), Error> {
    let change = "UPDATE tables SET revision = revision + 1, due = 0 WHERE phase = 'play'";
    if ban.user == "*" {
        let sql = format!("{change} AND guild = ?1");
        db.change(&sql, params![ban.guild])?;
    } else {
        let sql = format!(
            "{change} AND id IN (SELECT table_id FROM seats WHERE user = ?1 AND left_at IS NULL)"
        );
        db.change(&sql, params![ban.user])?;
    }
    Ok(())
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

pub(crate) fn invitations_from(db: &dyn Db, user: &str) -> Result<String, Error> {
    let sql = "SELECT invitations FROM notification_settings WHERE user = ?1";
    let found = maybe(db, sql, params![user], |row| row.get(0))?;
    Ok(found.unwrap_or_default())
}

pub(crate) fn set_invitations_from(db: &dyn Db, user: &str, from: &str) -> Result<(), Error> {
    let sql =
        "INSERT INTO notification_settings (user, pings, zone, invitations) VALUES (?1, '', '', ?2)
               ON CONFLICT (user) DO UPDATE SET invitations = excluded.invitations";
    db.change(sql, params![user, from])?;
    Ok(())
}

pub(crate) fn have_met(db: &dyn Db, user: &str, other: &str) -> Result<bool, Error> {
    let sql = "SELECT EXISTS (SELECT 1 FROM seats JOIN seats AS others USING (table_id) JOIN tables ON id = table_id
               WHERE seats.user = ?1 AND others.user = ?2 AND started IS NOT NULL)";
    one(db, sql, params![user, other], |row| row.get(0))
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
