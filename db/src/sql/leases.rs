//! Leases: what one process at a time may do, until a moment by the clock of the database. A lease is a row and no lock of a session, so
//! it outlives connections, and ends by itself if its holder dies.

use std::time::Duration;

use rusqlite::params;

use super::columns::Span;
use super::rows::{Db, all};
use crate::error::Error;

/// The beginning of the lease that shows that a bot is alive; the name of its process follows.
pub const PROCESS_LEASE: &str = "process/";

/// The lease of a program that copies the database, or something into it.
pub(crate) const COPY: &str = "copy";

/// Takes or renews a lease; false while another holder has it.
pub(crate) fn take(db: &dyn Db, name: &str, holder: &str, span: Duration) -> Result<bool, Error> {
    let now = db.now();
    let sql = format!(
        "INSERT INTO leases (name, holder, until) VALUES (?1, ?2, {now} + ?3)
         ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, until = excluded.until
         WHERE leases.holder = excluded.holder OR leases.until <= {now}"
    );
    Ok(db.change(&sql, params![name, holder, Span(span)])? == 1)
}

pub(crate) fn release(db: &dyn Db, name: &str, holder: &str) -> Result<(), Error> {
    let sql = "DELETE FROM leases WHERE name = ?1 AND holder = ?2";
    db.change(sql, params![name, holder])?;
    Ok(())
}

/// The names of the leases that somebody holds and that begin with these letters.
pub(crate) fn held(db: &dyn Db, beginning: &str) -> Result<Vec<String>, Error> {
    let now = db.now();
    let sql = format!(
        "SELECT name FROM leases WHERE substr(name, 1, length(?1)) = ?1 AND until > {now} ORDER BY name"
    );
    all(db, &sql, params![beginning], |row| row.get(0))
}

/// In the name of a bot, which is also that of its connections to a server.
pub(crate) const BOT: &str = " bot:";

/// On a server: deletes the leases that have ended, and those of a bot that has no connection left. A lease with a name of its own, which
/// not even its holder gets twice, stays until its end.
pub(crate) fn drop_ended(db: &dyn Db) -> Result<(), Error> {
    let sql = format!(
        "DELETE FROM leases WHERE until <= {} OR (holder LIKE '%{BOT}%' AND holder NOT LIKE '%/%'
         AND NOT EXISTS (SELECT 1 FROM pg_stat_activity WHERE application_name = leases.holder))",
        db.now()
    );
    db.change(&sql, params![])?;
    Ok(())
}

/// Fails with `BeingCopied` while a copy keeps bots away. A bot asks after it has shown that it is alive, and a copy looks for bots after
/// it has taken its lease, so of two that begin at the same moment at least one notices.
pub(crate) fn assert_not_copied(db: &dyn Db) -> Result<(), Error> {
    if held(db, COPY)?.is_empty() {
        return Ok(());
    }
    Err(Error::BeingCopied)
}

/// Fails with `Occupied` while a bot is alive.
pub(crate) fn assert_unused(db: &dyn Db) -> Result<(), Error> {
    if held(db, PROCESS_LEASE)?.is_empty() {
        return Ok(());
    }
    Err(Error::Occupied)
}
