//! With whom people play: whom they have blocked, whom a server has banned, who is on no leaderboard, and who has played lately.

use rusqlite::{ToSql, params};

use super::counters;
use super::rows::{Row, Tx};
use super::tables::table_in;
use crate::error::Result;
use crate::table_id::TableId;
use crate::types::{Ban, Blocks};
use ::tables::time::WallTime;

fn users(tx: Tx<'_>, sql: &str, of: &str) -> Result<Vec<String>> {
    tx.all(sql, params![of], |row| row.get(0))
}

impl Tx<'_> {
    /// Whom a user has blocked, and who has blocked the user.
    pub fn blocks(self, user: &str) -> Result<Blocks> {
        let made = "SELECT blocked FROM blocks WHERE user = ?1 ORDER BY blocked";
        let received = "SELECT user FROM blocks WHERE blocked = ?1 ORDER BY user";
        Ok(Blocks {
            made: users(self, made, user)?,
            received: users(self, received, user)?,
        })
    }

    /// Blocks somebody for a user, or ends that. False if nothing changed. Fails with `Bad` if both are the same.
    pub fn set_block(self, user: &str, blocked: &str, on: bool) -> Result<bool> {
        let sql = if on {
            "INSERT INTO blocks (user, blocked) VALUES (?1, ?2) ON CONFLICT DO NOTHING"
        } else {
            "DELETE FROM blocks WHERE user = ?1 AND blocked = ?2"
        };
        Ok(self.change(sql, params![user, blocked])? > 0)
    }

    /// The bans on a server, by its own admins.
    pub fn bans_on(self, guild: &str) -> Result<Vec<Ban>> {
        bans(self, "guild = ?1 AND user <> '*'", params![guild])
    }

    /// The bans of a user.
    pub fn bans_of(self, user: &str) -> Result<Vec<Ban>> {
        bans(self, "user = ?1", params![user])
    }

    /// Who is excluded by the operator.
    pub fn exclusions(self) -> Result<Vec<Ban>> {
        bans(self, "guild = '*' OR user = '*'", params![])
    }

    /// What keeps a user from playing on a server; the operator's word first.
    pub fn ban_of(self, guild: &str, user: &str) -> Result<Option<Ban>> {
        let found = "guild IN (?1, '*') AND user IN (?2, '*')";
        Ok(bans(self, found, params![guild, user])?.into_iter().next())
    }

    /// The newest table in play on a server where somebody has a seat while a user has one too, or had one.
    pub fn in_play_together(self, guild: &str, user: &str, with: &str) -> Result<Option<TableId>> {
        let sql = "SELECT tables.id FROM seats JOIN tables ON tables.id = seats.table_id
             WHERE seats.user = ?3 AND seats.left_at IS NULL AND tables.guild = ?1 AND tables.phase = 'play' AND tables.ended IS NULL AND (
               EXISTS (SELECT 1 FROM seats AS own WHERE own.table_id = tables.id AND own.user = ?2 AND own.left_at IS NULL)
               OR EXISTS (SELECT 1 FROM previous_players AS own WHERE own.table_id = tables.id AND own.user = ?2))
             ORDER BY tables.id DESC LIMIT 1";
        self.maybe(sql, params![guild, user, with], table_in)
    }

    /// Bans a user on a server, or changes when that ends. False if nothing changed. Fails with `Bad` outside servers.
    pub fn ban(self, ban: &Ban) -> Result<bool> {
        let sql = "INSERT INTO bans (guild, user, until) VALUES (?1, ?2, ?3)
               ON CONFLICT (guild, user) DO UPDATE SET until = excluded.until WHERE bans.until IS DISTINCT FROM excluded.until";
        let changed = self.change(
            sql,
            params![ban.guild, ban.user, ban.until.map(|until| until.0)],
        )? > 0;
        concern(self, ban)?;
        Ok(changed)
    }

    /// Lifts a ban. False if there was none.
    pub fn unban(self, guild: &str, user: &str) -> Result<bool> {
        let sql = "DELETE FROM bans WHERE guild = ?1 AND user = ?2 RETURNING guild, user, until";
        end(self, sql, params![guild, user]).map(|ended| !ended.is_empty())
    }

    /// Lifts the bans that have ended, and returns them.
    pub fn drop_ended_bans(self, by: WallTime) -> Result<Vec<Ban>> {
        let sql = "DELETE FROM bans WHERE until <= ?1 RETURNING guild, user, until";
        end(self, sql, params![by.0])
    }

    /// The users who want to be on no leaderboard.
    pub fn unlisted(self) -> Result<Vec<String>> {
        let sql = "SELECT user FROM unlisted_people ORDER BY user";
        self.all(sql, params![], |row| row.get(0))
    }

    /// Whether a user wants to be on no leaderboard.
    pub fn is_unlisted(self, user: &str) -> Result<bool> {
        let sql = "SELECT EXISTS (SELECT 1 FROM unlisted_people WHERE user = ?1)";
        self.one(sql, params![user], |row| row.get(0))
    }

    /// Takes a user off the leaderboards, or puts them back.
    pub fn set_unlisted(self, user: &str, on: bool) -> Result<()> {
        let sql = if on {
            "INSERT INTO unlisted_people (user) VALUES (?1) ON CONFLICT DO NOTHING"
        } else {
            "DELETE FROM unlisted_people WHERE user = ?1"
        };
        self.execute(sql, params![user])?;
        counters::changed(self)
    }

    /// Whose invitations a user wants: a word of the caller's; empty where nothing was chosen.
    pub fn invitations_from(self, user: &str) -> Result<String> {
        let sql = "SELECT invitations FROM notification_settings WHERE user = ?1";
        let found = self.maybe(sql, params![user], |row| row.get(0))?;
        Ok(found.unwrap_or_default())
    }

    /// Chooses whose invitations a user wants.
    pub fn set_invitations_from(self, user: &str, from: &str) -> Result<()> {
        let sql =
        "INSERT INTO notification_settings (user, pings, zone, invitations) VALUES (?1, '', '', ?2)
               ON CONFLICT (user) DO UPDATE SET invitations = excluded.invitations";
        self.execute(sql, params![user, from])
    }

    /// Whether two users have sat at one table that was played, also if somebody took over from them later.
    pub fn have_met(self, user: &str, other: &str) -> Result<bool> {
        let sql = "SELECT EXISTS (SELECT 1 FROM tables WHERE started IS NOT NULL
               AND id IN (SELECT table_id FROM seats WHERE user = ?1 UNION SELECT table_id FROM previous_players WHERE user = ?1)
               AND id IN (SELECT table_id FROM seats WHERE user = ?2 UNION SELECT table_id FROM previous_players WHERE user = ?2))";
        self.one(sql, params![user, other], |row| row.get(0))
    }

    /// The users at tables that were played to their end at or after a moment, each once.
    pub fn played_since(self, since: WallTime) -> Result<Vec<String>> {
        // From the tables, of which few are new, to their seats: `CROSS JOIN` keeps this order on `SQLite`.
        let sql = "SELECT DISTINCT user FROM tables CROSS JOIN seats
               WHERE table_id = id AND ended IS NOT NULL AND ended >= ?1 AND phase = 'over' AND level IS NULL ORDER BY user";
        self.all(sql, params![since.0], |row| row.get(0))
    }
}

/// The bans that this part of a query finds.
fn bans(tx: Tx<'_>, found: &str, params: &[&dyn ToSql]) -> Result<Vec<Ban>> {
    let sql = format!("SELECT guild, user, until FROM bans WHERE {found} ORDER BY guild, user");
    tx.all(&sql, params, ban_in)
}

fn ban_in(row: &dyn Row) -> Result<Ban> {
    Ok(Ban {
        guild: row.get(0)?,
        user: row.get(1)?,
        until: row.get::<Option<i64>>(2)?.map(WallTime),
    })
}

fn end(tx: Tx<'_>, sql: &str, params: &[&dyn ToSql]) -> Result<Vec<Ban>> {
    let ended = tx.all(sql, params, ban_in)?;
    for ban in &ended {
        concern(tx, ban)?;
    }
    Ok(ended)
}

/// The tables in play where the house plays for somebody from now on, or no longer does.
fn concern(tx: Tx<'_>, ban: &Ban) -> Result<()> {
    let (where_, of) = if ban.user == "*" {
        ("coalesce(answers_only, guild) = ?1", &ban.guild)
    } else {
        let seated = "id IN (SELECT table_id FROM seats WHERE user = ?1 AND left_at IS NULL)";
        (seated, &ban.user)
    };
    let change =
        "UPDATE tables SET revision = revision + 1, due = 0 WHERE phase = 'play' AND ended IS NULL";
    tx.execute(&format!("{change} AND {where_}"), params![of])
}

/// Forgets what a person decided. That others have blocked them, or a server has banned them, stays: it is not theirs to undo.
pub(super) fn forget(tx: Tx<'_>, user: &str) -> Result<()> {
    for sql in [
        "DELETE FROM blocks WHERE user = ?1",
        "DELETE FROM unlisted_people WHERE user = ?1",
        "DELETE FROM invitations WHERE user = ?1",
    ] {
        tx.execute(sql, params![user])?;
    }
    Ok(())
}
