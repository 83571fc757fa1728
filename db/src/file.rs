//! The file: who may open it, whether it is ours, and how it comes to the newest format.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::{Connection, MAIN_DB, OpenFlags, Transaction, TransactionBehavior};

use crate::Error;

/// "Roll" in ASCII. `SQLite` keeps it in the file's header, where `file(1)` and we look.
const APPLICATION_ID: i32 = 0x526f_6c6c;

/// Step `n` brings a file from format `n` to `n + 1`. A released step is never edited.
const MIGRATIONS: [&str; 5] = [
    include_str!("../migrations/0001_tables.sql"),
    include_str!("../migrations/0002_clocks.sql"),
    include_str!("../migrations/0003_scores.sql"),
    include_str!("../migrations/0004_house.sql"),
    include_str!("../migrations/0005_names.sql"),
];

/// Discord waits three seconds for an answer, so nobody may wait that long for somebody else's lock.
const BUSY: Duration = Duration::from_secs(1);

/// Every statement of this crate stays prepared.
const STATEMENTS: usize = 96;

/// The path all names of the file lead to, so that a second name of it meets the same lock.
/// The file may not exist yet; its folder must.
pub(crate) fn resolve(path: &Path) -> Result<PathBuf, Error> {
    let folder = match path.parent() {
        Some(folder) if folder != Path::new("") => folder,
        _ => Path::new("."),
    };
    let name = path.file_name().unwrap_or_default();
    fs::canonicalize(path)
        .or_else(|_| fs::canonicalize(folder).map(|folder| folder.join(name)))
        .map_err(|error| unopenable(path, &error))
}

/// Takes the file for this process, through a lock file beside it: a lock on the file itself would meddle with `SQLite`'s own.
/// The lock lasts as long as the returned handle, and dies with the process however it ends.
pub(crate) fn lock(path: &Path) -> Result<File, Error> {
    let mut name = path.as_os_str().to_owned();
    name.push(".lock");
    let name = PathBuf::from(name);
    let open = OpenOptions::new().create(true).append(true).open(&name);
    let file = open.map_err(|error| match error.kind() {
        io::ErrorKind::ReadOnlyFilesystem | io::ErrorKind::PermissionDenied => Error::ReadOnly,
        io::ErrorKind::StorageFull => Error::DiskFull,
        _ => unopenable(&name, &error),
    })?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(Error::Locked),
        Err(TryLockError::Error(error)) => Err(unopenable(&name, &error)),
    }
}

/// Opens the connection that writes, and brings the file to the newest format.
/// A file that is refused is left as it was, to the byte.
pub(crate) fn open_writer(path: &Path) -> Result<Connection, Error> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE
        | OpenFlags::SQLITE_OPEN_CREATE
        | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    // Taken for a new store it would look as if all tables had never been.
    if fs::metadata(path).is_ok_and(|file| file.len() == 0) {
        let why = "it is empty (if there was never anything in it, delete it)";
        return Err(Error::Damaged(why.to_owned()));
    }
    let mut db = connect(path, flags)?;
    if db.is_readonly(MAIN_DB)? {
        return Err(Error::ReadOnly);
    }
    format(&db)?;
    whole(&db, path)?;
    let mode: String = db.pragma_update_and_check(None, "journal_mode", "wal", |row| row.get(0))?;
    if mode != "wal" {
        let why = format!(
            "{} cannot keep a write-ahead log, as on some network disks",
            path.display()
        );
        return Err(Error::Unopenable(why));
    }
    // An answered press must survive a power cut: wait for the disk at every commit.
    db.pragma_update(None, "synchronous", "full")?;
    db.pragma_update(None, "foreign_keys", true)?;
    migrate(db.transaction_with_behavior(TransactionBehavior::Immediate)?)?;
    Ok(db)
}

/// Opens a connection that only queries, on a file [`open_writer`] has been through.
pub(crate) fn open_reader(path: &Path) -> Result<Connection, Error> {
    connect(
        path,
        OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX,
    )
}

fn connect(path: &Path, flags: OpenFlags) -> Result<Connection, Error> {
    let db = Connection::open_with_flags(path, flags).map_err(|error| unopenable(path, &error))?;
    db.busy_timeout(BUSY)?;
    db.set_prepared_statement_cache_capacity(STATEMENTS);
    Ok(db)
}

pub(crate) fn unopenable(path: &Path, error: &dyn std::error::Error) -> Error {
    Error::Unopenable(format!("{} ({error})", path.display()))
}

/// A file that was cut is refused. `SQLite` notices when whole pages are missing, and reads a page cut short as if it ended in zeros.
fn whole(db: &Connection, path: &Path) -> Result<(), Error> {
    let pragma = |name| db.pragma_query_value(None, name, |row| row.get::<_, u32>(0));
    let wanted = u64::from(pragma("page_count")?) * u64::from(pragma("page_size")?);
    let mut log = path.as_os_str().to_owned();
    log.push("-wal");
    // After a crash the end of the file may stand in the log.
    let logged = fs::metadata(log).is_ok_and(|log| log.len() > 0);
    if !logged && fs::metadata(path).is_ok_and(|file| file.len() < wanted) {
        return Err(Error::Damaged("its end is missing".to_owned()));
    }
    Ok(())
}

/// The format of a file of ours, from 1 up, or 0 for an empty file.
pub(crate) fn format(db: &Connection) -> Result<usize, Error> {
    let pragma = |name| db.pragma_query_value(None, name, |row| row.get::<_, i32>(0));
    let (application, version) = (pragma("application_id")?, pragma("user_version")?);
    let empty: bool = db.query_row(
        "SELECT NOT EXISTS (SELECT 1 FROM sqlite_schema)",
        [],
        |row| row.get(0),
    )?;
    match usize::try_from(version) {
        Ok(0) if empty && application == 0 => Ok(0),
        Ok(version @ 1..) if application == APPLICATION_ID => {
            if version > MIGRATIONS.len() {
                return Err(Error::Newer {
                    found: number(version),
                    known: number(MIGRATIONS.len()),
                });
            }
            Ok(version)
        }
        _ => Err(Error::Foreign),
    }
}

/// The format that this program writes.
pub(crate) const NEWEST: usize = MIGRATIONS.len();

pub(crate) fn number(version: usize) -> u32 {
    u32::try_from(version).unwrap_or(u32::MAX)
}

/// All steps in one transaction: a file is in its old format or in the newest, never between.
fn migrate(db: Transaction<'_>) -> Result<(), Error> {
    let version = format(&db)?;
    for (step, sql) in MIGRATIONS.iter().enumerate().skip(version) {
        tracing::info!(format = step + 1, "bringing the file to a newer format");
        db.execute_batch(sql)?;
    }
    if version < MIGRATIONS.len() {
        db.pragma_update(None, "application_id", APPLICATION_ID)?;
        db.pragma_update(None, "user_version", number(MIGRATIONS.len()))?;
    }
    Ok(db.commit()?)
}
