//! Looking for damage in the file: quickly before it is used, thoroughly while it is.

use std::ffi::c_int;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use rusqlite::{Connection, ErrorCode};

use crate::error::{Error, Result};
use crate::sql::rows::Tx;

/// How long a start may take for the quick check. What it does not reach is left to the thorough one.
const QUICK: Duration = Duration::from_millis(250);

/// How often a check pauses or looks at the time, in instructions of `SQLite`'s machine: every tenth of a millisecond or so.
const STEP: c_int = 1_000;

/// For every moment of work the thorough check rests this many, so that it takes nothing from the presses.
const REST: u32 = 4;

/// The longest rest.
const LONGEST_REST: Duration = Duration::from_millis(50);

/// The most faults of the file itself that are listed.
const FAULTS: u32 = 10;

/// Reads the structure of the file: every page, but not whether each index fits its table. Fails with `Damaged`.
pub(super) fn quick(db: &mut Connection) -> Result<()> {
    let began = Instant::now();
    db.progress_handler(STEP, Some(move || began.elapsed() > QUICK))?;
    let found = first_fault(db, "PRAGMA quick_check(1)");
    db.progress_handler(0, None::<fn() -> bool>)?;
    match found? {
        Some(fault) => Err(Error::Damaged(fault)),
        None => Ok(()),
    }
}

/// Reads everything in the file that is checked without knowing the games: pages, values, indexes, references. Slowly, one table
/// of the schema after the other, on a new connection, so that it sees what is on the disk now. Fails with `Damaged`, or with
/// `Closed` once `stop` is set.
pub(super) fn thorough(mut db: Connection, stop: &Arc<AtomicBool>) -> Result<()> {
    let tables = Tx(&db).all(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
        &[],
        |row| row.get::<String>(0),
    )?;
    let (stopped, mut resumed) = (Arc::clone(stop), Instant::now());
    let rest = move || {
        let worked = resumed.elapsed();
        thread::sleep((worked * REST).min(LONGEST_REST));
        resumed = Instant::now();
        stopped.load(Ordering::Relaxed)
    };
    db.progress_handler(STEP, Some(rest))?;
    for table in tables {
        let fault = first_fault(&db, &format!("PRAGMA integrity_check({table})"))?;
        let orphan = first_fault(&db, &format!("PRAGMA foreign_key_check({table})"))?;
        if stop.load(Ordering::Relaxed) {
            return Err(Error::Closed);
        }
        let orphan = orphan.map(|table| format!("rows of {table} belong to no table"));
        if let Some(fault) = fault.or(orphan) {
            return Err(Error::Damaged(fault));
        }
    }
    Ok(())
}

/// Reads every page, index and reference of the file and lists what is wrong in `SQLite`'s words; nothing for a sound file.
pub(crate) fn faults(db: &Connection) -> Result<Vec<String>> {
    let check = format!("PRAGMA integrity_check({FAULTS})");
    let mut found = Tx(db).all(&check, &[], |row| row.get::<String>(0))?;
    found.retain(|line| line != "ok");
    let orphans = Tx(db).all("PRAGMA foreign_key_check", &[], |row| row.get::<String>(0))?;
    if let Some(table) = orphans.first() {
        let rows = orphans.len();
        found.push(format!("{rows} rows of {table} belong to no table"));
    }
    Ok(found)
}

/// The first line of a check that is not `ok`; `None` also for one that was interrupted.
fn first_fault(db: &Connection, sql: &str) -> Result<Option<String>> {
    let lines = db.prepare(sql).and_then(|mut check| {
        check
            .query_map([], |row| row.get::<_, String>(0))?
            .collect::<rusqlite::Result<Vec<String>>>()
    });
    match lines {
        Ok(lines) => Ok(lines.into_iter().find(|line| line != "ok")),
        Err(error) if error.sqlite_error_code() == Some(ErrorCode::OperationInterrupted) => {
            Ok(None)
        }
        Err(error) => Err(error.into()),
    }
}
