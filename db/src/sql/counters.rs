//! How often results have changed. The counts are stored with what they count, so every process notices.

use std::collections::BTreeSet;

use rusqlite::params;

use super::rows::Tx;
use crate::error::Result;
use crate::table_id::TableId;
use crate::types::ResultsVersion;

/// Counts every change of what a leaderboard may show.
const CHANGES: &str = "results changed";

/// Counts the changes on servers that share their results that do more than add the result of a table that ended after all others.
const REWRITES: &str = "results rewritten";

/// Counts the times that tables were deleted, or ended before others.
const REMOVALS: &str = "results removed";

/// How much the clocks of several machines may differ, in milliseconds.
const SKEW: i64 = 10_000;

/// As [`REWRITES`], of a server.
fn rewrites_of(guild: &str) -> String {
    format!("results rewritten in {guild}")
}

impl Tx<'_> {
    /// What the answers of [`finished`](Self::finished) depend on, in whatever process it was changed: for the tables of a server, or with
    /// none for those of all servers that share their results. Read it before the list: what was computed from the list is out of date when
    /// this has changed.
    pub fn results_version(self, guild: Option<&str>) -> Result<ResultsVersion> {
        let rewrites = guild.map_or_else(|| REWRITES.to_owned(), rewrites_of);
        let sql = "SELECT name, value FROM counters WHERE name IN (?1, ?2, ?3)";
        let values = params![CHANGES, REMOVALS, rewrites];
        let found: Vec<(String, i64)> =
            self.all(sql, values, |row| Ok((row.get(0)?, row.get(1)?)))?;
        let value = |name: &str| {
            let of_name = found.iter().find(|(found, _)| found == name);
            of_name.map_or(0, |(_, value)| *value)
        };
        Ok(ResultsVersion {
            changes: value(CHANGES),
            rewrites: value(&rewrites),
            removals: value(REMOVALS),
        })
    }
}

/// Something has changed that a leaderboard may show.
pub(super) fn changed(tx: Tx<'_>) -> Result<()> {
    raise(tx, CHANGES)
}

/// What was computed from the results of these servers cannot be continued.
pub(super) fn rewritten(tx: Tx<'_>, guilds: &BTreeSet<String>) -> Result<()> {
    changed(tx)?;
    let mut shared = false;
    for guild in guilds {
        raise(tx, &rewrites_of(guild))?;
        // Outside servers there is none, and its key would be that of all servers.
        if !guild.is_empty() {
            drop_fold(tx, guild)?;
        }
        shared = shared || shares_results(tx, guild)?;
    }
    if shared {
        shared_rewritten(tx)?;
    }
    Ok(())
}

fn shared_rewritten(tx: Tx<'_>) -> Result<()> {
    raise(tx, REWRITES)?;
    drop_fold(tx, "")
}

/// Deletes what is kept of the fold of a server, or with the empty text of all that share their results.
pub(super) fn drop_fold(tx: Tx<'_>, guild: &str) -> Result<()> {
    tx.execute("DELETE FROM kept_folds WHERE guild = ?1", params![guild])
}

/// [`ResultsVersion::rewrites`] of a server or of all that share their results. It stays so until this transaction is over.
pub(super) fn held_rewrites(tx: Tx<'_>, guild: Option<&str>) -> Result<i64> {
    let name = guild.map_or_else(|| REWRITES.to_owned(), rewrites_of);
    let sql = "INSERT INTO counters (name, value) VALUES (?1, 0) ON CONFLICT (name) DO UPDATE SET value = counters.value RETURNING value";
    tx.one(sql, params![name], |row| row.get(0))
}

/// A server shares its results from now on, or no longer does.
pub(crate) fn sharing_changed(tx: Tx<'_>) -> Result<()> {
    changed(tx)?;
    shared_rewritten(tx)
}

/// Tables were deleted that were on these servers.
pub(super) fn removed(tx: Tx<'_>, guilds: &BTreeSet<String>) -> Result<()> {
    rewritten(tx, guilds)?;
    raise(tx, REMOVALS)
}

/// A table has ended, within this transaction.
pub(super) fn finished(tx: Tx<'_>, table: TableId) -> Result<()> {
    // First: another transaction that ends a table waits here until this one is over, and then sees its result.
    changed(tx)?;
    let sql = "SELECT t.guild, t.ended, o.ended, o.id FROM tables AS t, tables AS o WHERE t.id = ?1 AND (o.ended, o.id) > (t.ended, t.id)
               AND o.phase = 'over' AND o.ended IS NOT NULL ORDER BY o.ended DESC, o.id DESC LIMIT 1";
    let later: Option<(String, i64, i64, i64)> = tx.maybe(sql, params![table.0], |row| {
        Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?))
    })?;
    let Some((guild, own, latest, other)) = later else {
        return Ok(());
    };
    if latest - own <= SKEW {
        // The clock of the machine on which the other one ended is ahead. As this one is stored later, it ended later.
        let ended = latest + i64::from(other > table.0);
        let sql = "UPDATE tables SET ended = ?2 WHERE id = ?1";
        tx.execute(sql, params![table.0, ended])?;
        return Ok(());
    }
    // The clock was set back.
    removed(tx, &BTreeSet::from([guild]))
}

fn shares_results(tx: Tx<'_>, guild: &str) -> Result<bool> {
    let sql = "SELECT shares_results FROM servers WHERE guild = ?1";
    Ok(tx
        .maybe(sql, params![guild], |row| row.get(0))?
        .unwrap_or(false))
}

fn raise(tx: Tx<'_>, name: &str) -> Result<()> {
    let sql = "INSERT INTO counters (name, value) VALUES (?1, 1) ON CONFLICT (name) DO UPDATE SET value = counters.value + 1";
    tx.execute(sql, params![name])
}
