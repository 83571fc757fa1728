//! Opening the file.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::config::DbConfig;
use rusqlite::{Connection, MAIN_DB, OpenFlags, TransactionBehavior};

use super::{check, schema};
use crate::error::{Error, Result};
use crate::sql::marks;
use crate::sql::rows::Tx;

/// Discord waits three seconds for an answer, so nobody may wait that long for another program's lock.
pub(super) const BUSY: Duration = Duration::from_secs(1);

/// Every statement of this crate stays prepared.
const STATEMENTS: usize = 96;

/// The path that all names of the file lead to, so that a second name of it meets the same lock.
/// The file need not exist yet; its folder must.
pub(super) fn resolve(path: &Path) -> Result<PathBuf> {
    let name = path.file_name().unwrap_or_default();
    fs::canonicalize(path)
        .or_else(|_| fs::canonicalize(folder_of(path)).map(|folder| folder.join(name)))
        .map_err(|error| unopenable(path, &error))
}

/// Opens the connection that writes, and migrates the file to the newest format.
/// A file that is refused stays unchanged, to the byte.
pub(super) fn open_writer(path: &Path) -> Result<Connection> {
    // If it were treated as a new store, all tables would seem to be lost.
    if fs::metadata(path).is_ok_and(|file| file.len() == 0) {
        let why = "it is empty (if it never held anything, delete it)";
        return Err(Error::Damaged(why.to_owned()));
    }
    open_checked(path, |db| marks::assert_unmarked(Tx(db)))
}

/// Opens a file that is copied elsewhere: it must exist and have the newest format, and is not changed.
pub(super) fn open_source(path: &Path) -> Result<Connection> {
    let mut db = open_beside(path)?;
    schema::assert_newest(&db)?;
    assert_not_cut(&db, path)?;
    check::quick(&mut db)?;
    db.pragma_update(None, "synchronous", "full")?;
    Ok(db)
}

/// Opens an empty storage that is gone with its connection.
pub(super) fn open_in_memory() -> Result<Connection> {
    let mut db = Connection::open_in_memory()?;
    db.set_prepared_statement_cache_capacity(2 * STATEMENTS);
    db.pragma_update(None, "foreign_keys", true)?;
    schema::migrate(db.transaction_with_behavior(TransactionBehavior::Immediate)?)?;
    Ok(db)
}

/// The same of a file that may be empty, if `allowed` has no objection to one of ours. It looks before anything in it is changed.
pub(super) fn open_checked(
    path: &Path,
    allowed: fn(&Connection) -> Result<()>,
) -> Result<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE
        | OpenFlags::SQLITE_OPEN_CREATE
        | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let mut db = connect(path, flags)?;
    if db.is_readonly(MAIN_DB)? {
        return Err(Error::ReadOnly);
    }
    let found = schema::format(&db)?;
    assert_not_cut(&db, path)?;
    check::quick(&mut db)?;
    if found > 0 {
        allowed(&db)?;
    }
    let mode: String = db.pragma_update_and_check(None, "journal_mode", "wal", |row| row.get(0))?;
    if mode != "wal" {
        let why = format!(
            "{} cannot keep a write-ahead log, as on some network disks",
            path.display()
        );
        return Err(Error::Unopenable(why));
    }
    // An answered press must survive a power cut, so every commit waits for the disk.
    db.pragma_update(None, "synchronous", "full")?;
    db.pragma_update(None, "foreign_keys", true)?;
    // What people have deleted must not stay in the file until its place is needed.
    db.pragma_update(None, "secure_delete", true)?;
    schema::migrate(db.transaction_with_behavior(TransactionBehavior::Immediate)?)?;
    // The lock keeps other processes out, so the holder of any mark is gone.
    db.execute("DELETE FROM leases", [])?;
    Ok(db)
}

/// Opens a connection that only queries, on a file that [`open_writer`] has been through.
pub(super) fn open_reader(path: &Path) -> Result<Connection> {
    connect(
        path,
        OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX,
    )
}

/// The same on any file. Fails with `Older` or `Foreign`, too, where it has another format.
pub(crate) fn open_newest(path: &Path) -> Result<Connection> {
    let db = open_reader(path)?;
    schema::assert_newest(&db)?;
    Ok(db)
}

/// Opens a connection that writes a little into a file on which a bot may be running. Fails if there is no file.
pub(super) fn open_beside(path: &Path) -> Result<Connection> {
    let db = connect(
        path,
        OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX,
    )?;
    if db.is_readonly(MAIN_DB)? {
        return Err(Error::ReadOnly);
    }
    Ok(db)
}

/// Writes a little into a file on which a bot may be running. Fails if there is no file.
pub(crate) fn write_beside<T>(path: &Path, work: impl FnOnce(Tx<'_>) -> Result<T>) -> Result<T> {
    let db = open_beside(path)?;
    schema::assert_newest(&db)?;
    // What is deleted must not stay in the file here, either.
    db.pragma_update(None, "secure_delete", true)?;
    // What is not committed is undone when the connection is closed.
    db.execute_batch("BEGIN IMMEDIATE")?;
    let done = work(Tx(&db))?;
    db.execute_batch("COMMIT")?;
    Ok(done)
}

fn connect(path: &Path, flags: OpenFlags) -> Result<Connection> {
    let db = Connection::open_with_flags(path, flags).map_err(|error| unopenable(path, &error))?;
    db.busy_timeout(BUSY)?;
    db.set_prepared_statement_cache_capacity(STATEMENTS);
    // Otherwise a statement whose plan could depend on a value is prepared again whenever that value changes.
    db.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
    Ok(db)
}

pub(super) fn unopenable(path: &Path, error: &dyn std::error::Error) -> Error {
    Error::Unopenable(format!("{} ({error})", path.display()))
}

/// The folder that a file is in, or would be.
pub(super) fn folder_of(path: &Path) -> &Path {
    let folder = path.parent().filter(|folder| *folder != Path::new(""));
    folder.unwrap_or(Path::new("."))
}

/// The path with something added to its name.
pub(super) fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// Refuses a file whose end was cut off. `SQLite` notices missing pages, but reads a page cut short as if it ended in zeros.
fn assert_not_cut(db: &Connection, path: &Path) -> Result<()> {
    let pragma = |name| db.pragma_query_value(None, name, |row| row.get::<_, u32>(0));
    let wanted = u64::from(pragma("page_count")?) * u64::from(pragma("page_size")?);
    // After a crash the end of the file may still be in the log.
    let logged = fs::metadata(beside(path, "-wal")).is_ok_and(|log| log.len() > 0);
    if !logged && fs::metadata(path).is_ok_and(|file| file.len() < wanted) {
        return Err(Error::Damaged("its end is missing".to_owned()));
    }
    Ok(())
}
