//! How often results have changed. The counts are stored with what they count, so every process notices.

use std::collections::BTreeSet;

use rusqlite::params;

use super::rows::{Db, all, maybe};
use crate::error::Error;
use crate::table_id::TableId;
use crate::time::WallTime;
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

pub(crate) fn results_version(db: &dyn Db, guild: Option<&str>) -> Result<ResultsVersion, Error> {
    let rewrites = guild.map_or_else(|| REWRITES.to_owned(), rewrites_of);
    let sql = "SELECT name, value FROM counters WHERE name IN (?1, ?2, ?3)";
    let values = params![CHANGES, REMOVALS, rewrites];
    let found: Vec<(String, i64)> = all(db, sql, values, |row| Ok((row.get(0)?, row.get(1)?)))?;
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

/// Something has changed that a leaderboard may show.
pub(super) fn changed(db: &dyn Db) -> Result<(), Error> {
    raise(db, CHANGES)
}

/// What was computed from the results of these servers cannot be continued.
pub(super) fn rewritten(db: &dyn Db, guilds: &BTreeSet<String>) -> Result<(), Error> {
    changed(db)?;
    let mut shared = false;
    for guild in guilds {
        raise(db, &rewrites_of(guild))?;
        shared = shared || shares_results(db, guild)?;
    }
    if shared {
        raise(db, REWRITES)?;
    }
    Ok(())
}

/// A server shares its results from now on, or no longer does.
pub(crate) fn sharing_changed(db: &dyn Db) -> Result<(), Error> {
    changed(db)?;
    raise(db, REWRITES)
}

/// Tables were deleted that were on these servers.
pub(super) fn removed(db: &dyn Db, guilds: &BTreeSet<String>) -> Result<(), Error> {
    rewritten(db, guilds)?;
    raise(db, REMOVALS)
}

/// A table has ended, within this transaction.
pub(super) fn finished(db: &dyn Db, table: TableId) -> Result<(), Error> {
    // First: another transaction that ends a table waits here until this one is over, and then sees its result.
    changed(db)?;
    let sql = "SELECT t.guild, t.ended, o.ended, o.id FROM tables AS t, tables AS o WHERE t.id = ?1 AND (o.ended, o.id) > (t.ended, t.id)
               AND o.phase = 'over' AND o.ended IS NOT NULL ORDER BY o.ended DESC, o.id DESC LIMIT 1";
    let later = maybe(db, sql, params![table.0], |row| {
        Ok((row.get(0)?, row.get(1)?, row.get(2)?, TableId(row.get(3)?)))
    })?;
    let Some((guild, own, WallTime(latest), other)) = later else {
        return Ok(());
    };
    let (guild, WallTime(own)): (String, WallTime) = (guild, own);
    if latest - own <= SKEW {
        // The clock of the machine on which the other one ended is ahead. As this one is stored later, it ended later.
        let ended = WallTime(latest + i64::from(other > table));
        let sql = "UPDATE tables SET ended = ?2 WHERE id = ?1";
        db.change(sql, params![table.0, ended])?;
        return Ok(());
    }
    // The clock was set back.
    removed(db, &BTreeSet::from([guild]))
}

fn shares_results(db: &dyn Db, guild: &str) -> Result<bool, Error> {
    let sql = "SELECT shares_results FROM servers WHERE guild = ?1";
    Ok(maybe(db, sql, params![guild], |row| row.get(0))?.unwrap_or(false))
}

fn raise(db: &dyn Db, name: &str) -> Result<(), Error> {
    let sql = "INSERT INTO counters (name, value) VALUES (?1, 1) ON CONFLICT (name) DO UPDATE SET value = counters.value + 1";
    db.change(sql, params![name])?;
    Ok(())
}
