//! How often results have changed. The counts are stored with what they count, so every process notices.

use rusqlite::params;

use super::rows::{Db, change, maybe, one};
use crate::error::Error;
use crate::table_id::TableId;
use crate::types::ResultsVersion;

/// Counts every change of what a leaderboard may show.
const CHANGES: &str = "results changed";

/// Counts the changes that do more than add the result of a table that ended after all others.
const REWRITES: &str = "results rewritten";

pub(crate) fn results_version(db: &dyn Db) -> Result<ResultsVersion, Error> {
    let sql = "SELECT value FROM counters WHERE name = ?1";
    let value = |name: &str| maybe(db, sql, params![name], |row| row.get(0));
    Ok(ResultsVersion {
        changes: value(CHANGES)?.unwrap_or(0),
        rewrites: value(REWRITES)?.unwrap_or(0),
    })
}

/// Something has changed that a leaderboard may show.
pub(super) fn changed(db: &dyn Db) -> Result<(), Error> {
    raise(db, CHANGES)
}

/// What was computed from results cannot be continued.
pub(super) fn rewritten(db: &dyn Db) -> Result<(), Error> {
    raise(db, CHANGES)?;
    raise(db, REWRITES)
}

/// A table has ended, within this transaction.
pub(super) fn finished(db: &dyn Db, table: TableId) -> Result<(), Error> {
    // First: another transaction that ends a table waits here until this one is over, and then sees its result.
    changed(db)?;
    // The clock may have been set back, or another machine's may differ, so that others ended later.
    let sql = "SELECT EXISTS (SELECT 1 FROM tables AS t JOIN tables AS o ON (o.ended, o.id) > (t.ended, t.id)
                              WHERE t.id = ?1 AND o.phase = 'over' AND o.ended IS NOT NULL)";
    if one(db, sql, params![table.0], |row| row.get(0))? {
        raise(db, REWRITES)?;
    }
    Ok(())
}

fn raise(db: &dyn Db, name: &str) -> Result<(), Error> {
    let sql = "INSERT INTO counters (name, value) VALUES (?1, 1) ON CONFLICT (name) DO UPDATE SET value = counters.value + 1";
    change(db, sql, params![name])?;
    Ok(())
}
