//! Leases: what one process at a time may do, until a moment by the clock of the database. A lease is a row and no lock of a session, so
//! it outlives connections, and ends by itself if its holder dies.

use std::time::Duration;

use rusqlite::params;

use super::rows::{Span, Tx};
use crate::error::{Error, Result};
use ::tables::time::WallTime;

/// The beginning of the lease that shows that a bot is alive; the name of its process follows.
pub const PROCESS_LEASE: &str = "process/";

/// The lease of a program that copies the database, or something into it.
pub(crate) const COPY: &str = "copy";

impl Tx<'_> {
    /// The time by the clock of the database.
    pub fn database_time(self) -> Result<WallTime> {
        self.one(&format!("SELECT {}", self.0.now()), &[], |row| {
            Ok(WallTime(row.get(0)?))
        })
    }

    /// Takes a lease, or renews one that the holder has: for this long, by the database's clock, nobody else gets it. False while
    /// another holder has it.
    pub fn lease(self, name: &str, holder: &str, span: Duration) -> Result<bool> {
        let now = self.0.now();
        let sql = format!(
            "INSERT INTO leases (name, holder, until) VALUES (?1, ?2, {now} + ?3)
         ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, until = excluded.until
         WHERE leases.holder = excluded.holder OR leases.until <= {now}"
        );
        Ok(self.change(&sql, params![name, holder, Span(span)])? == 1)
    }

    /// Ends a lease before its time, if this holder has it.
    pub fn release(self, name: &str, holder: &str) -> Result<()> {
        let sql = "DELETE FROM leases WHERE name = ?1 AND holder = ?2";
        self.execute(sql, params![name, holder])
    }

    /// The names of the leases that somebody holds and that begin with these letters.
    pub fn leases(self, beginning: &str) -> Result<Vec<String>> {
        let now = self.0.now();
        let sql = format!(
            "SELECT name FROM leases WHERE substr(name, 1, length(?1)) = ?1 AND until > {now} ORDER BY name"
        );
        self.all(&sql, params![beginning], |row| row.get(0))
    }

    /// Deletes the leases that have ended, and those of bots that have no connection to the server left. A lease with a name of its own,
    /// which not even its holder gets twice, stays until its end. In a file there are none.
    pub fn drop_ended_leases(self) -> Result<()> {
        if !self.0.is_shared() {
            return Ok(());
        }
        let sql = format!(
            "DELETE FROM leases WHERE until <= {} OR (holder LIKE '%{BOT}%' AND holder NOT LIKE '%/%' AND {GONE} = leases.holder))",
            self.0.now()
        );
        self.execute(&sql, params![])
    }
}

/// SQL for a bot that has no connection to the server left; its name and a parenthesis follow.
pub(crate) const GONE: &str = "NOT EXISTS (SELECT 1 FROM pg_stat_activity WHERE application_name";

/// In the name of a bot, which is also that of its connections to a server.
pub(crate) const BOT: &str = " bot:";

/// Fails with `BeingCopied` while a copy keeps bots away. A bot asks after it has shown that it is alive, and a copy looks for bots after
/// it has taken its lease, so of two that begin at the same moment at least one notices.
pub(crate) fn assert_not_copied(tx: Tx<'_>) -> Result<()> {
    match tx.leases(COPY)?[..] {
        [] => Ok(()),
        _ => Err(Error::BeingCopied),
    }
}

/// Fails with `Occupied` while a bot is alive.
pub(crate) fn assert_unused(tx: Tx<'_>) -> Result<()> {
    match tx.leases(PROCESS_LEASE)?[..] {
        [] => Ok(()),
        _ => Err(Error::Occupied),
    }
}
