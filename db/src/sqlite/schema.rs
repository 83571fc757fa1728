//! The format of the file: how ours is recognised, and how an older one is migrated.

use rusqlite::{Connection, Transaction};

use crate::error::{Error, Result};
use crate::formats::Formats;

/// "Roll" in ASCII. `SQLite` keeps it in the file's header, where `file(1)` and this program look.
const APPLICATION_ID: i32 = 0x526f_6c6c;

const FORMATS: Formats = Formats(&[
    (17, include_str!("../../migrations/0017.sql")),
    (18, include_str!("../../migrations/0018.sql")),
]);

/// The format of a file of ours, or 0 for an empty file. Fails with `Unreleased`, `Newer` or `Foreign`.
pub(super) fn format(db: &Connection) -> Result<u32> {
    let pragma = |name| db.pragma_query_value(None, name, |row| row.get::<_, i32>(0));
    let (application, version) = (pragma("application_id")?, pragma("user_version")?);
    let empty: bool = db.query_row(
        "SELECT NOT EXISTS (SELECT 1 FROM sqlite_schema)",
        [],
        |row| row.get(0),
    )?;
    match u32::try_from(version) {
        Ok(0) if empty && application == 0 => Ok(0),
        Ok(found @ 1..) if application == APPLICATION_ID => FORMATS.known(found),
        _ => Err(Error::Foreign),
    }
}

/// Fails with `Unreleased`, `Newer` or `Older`, or with `Foreign` where there is no storage of ours.
pub(super) fn assert_newest(db: &Connection) -> Result<()> {
    FORMATS.assert_newest(format(db)?)
}

/// Runs the missing steps in one transaction: a file has its old format or the newest, never one between.
pub(super) fn migrate(db: Transaction<'_>) -> Result<()> {
    let found = format(&db)?;
    for (format, sql) in FORMATS.after(found) {
        if found > 0 {
            tracing::info!(format, "migrating the storage");
        }
        db.execute_batch(sql)?;
    }
    if found < FORMATS.newest() {
        db.pragma_update(None, "application_id", APPLICATION_ID)?;
        db.pragma_update(None, "user_version", FORMATS.newest())?;
    }
    Ok(db.commit()?)
}
