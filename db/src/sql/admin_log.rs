//! What the admins and moderators of a server did lately.

use rusqlite::params;

use super::rows::{Row, Tx};
use crate::error::Result;
use crate::types::AdminAction;
use ::tables::time::WallTime;

/// How many entries of each person on a server are kept: nobody can push out what others did.
const KEPT: u32 = 200;

impl Tx<'_> {
    /// Notes what an admin or a moderator did. What somebody did before has one entry, the latest, so that nobody can hide a deed behind
    /// others that they repeat. Of each person on a server only the latest two hundred entries are kept. Fails with `Bad`.
    pub fn log_admin_action(self, action: &AdminAction) -> Result<()> {
        let sql = "DELETE FROM admin_log WHERE guild = ?1 AND user = ?2 AND what = ?3";
        self.execute(sql, params![action.guild, action.user, action.what])?;
        let sql = "INSERT INTO admin_log (guild, user, at, what) VALUES (?1, ?2, ?3, ?4)";
        let values = params![action.guild, action.user, action.at.0, action.what];
        self.execute(sql, values)?;
        let sql = "DELETE FROM admin_log WHERE guild = ?1 AND id <=
               (SELECT id FROM admin_log WHERE guild = ?1 AND user = ?2 ORDER BY id DESC LIMIT 1 OFFSET ?3) AND user = ?2";
        self.execute(sql, params![action.guild, action.user, KEPT])
    }

    /// What the admins and moderators of a server did, latest first, at most `limit`.
    pub fn admin_actions_on(self, guild: &str, limit: u32) -> Result<Vec<AdminAction>> {
        let sql = "SELECT guild, user, at, what FROM admin_log WHERE guild = ?1 ORDER BY id DESC LIMIT ?2";
        self.all(sql, params![guild, limit], action_of)
    }

    /// What a user did as an admin or moderator, on all servers, oldest first.
    pub fn admin_actions_of(self, user: &str) -> Result<Vec<AdminAction>> {
        let sql = "SELECT guild, user, at, what FROM admin_log WHERE user = ?1 ORDER BY id";
        self.all(sql, params![user], action_of)
    }

    /// Deletes what admins and moderators did before a moment.
    pub fn drop_admin_actions_before(self, before: WallTime) -> Result<()> {
        self.execute("DELETE FROM admin_log WHERE at < ?1", params![before.0])
    }
}

/// The entries stay, since other admins rely on them; they no longer say who it was.
pub(super) fn forget(tx: Tx<'_>, user: &str, unknown: &str) -> Result<()> {
    let sql = "UPDATE admin_log SET user = ?2 WHERE user = ?1";
    tx.execute(sql, params![user, unknown])?;
    let sql = "UPDATE admin_log SET what = replace(what, '<@' || ?1 || '>', 'somebody') WHERE what LIKE '%<@' || ?1 || '>%'";
    tx.execute(sql, params![user])
}

fn action_of(row: &dyn Row) -> Result<AdminAction> {
    Ok(AdminAction {
        guild: row.get(0)?,
        user: row.get(1)?,
        at: WallTime(row.get(2)?),
        what: row.get(3)?,
    })
}
