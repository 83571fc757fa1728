//! The format of the file: how ours is recognised, and how an older one is migrated.

use rusqlite::{Connection, Transaction};

use crate::error::Error;

/// "Roll" in ASCII. `SQLite` keeps it in the file's header, where `file(1)` and this program look.
const APPLICATION_ID: i32 = 0x526f_6c6c;

/// Step `n` brings a file from format `n` to `n + 1`. A statement of a released step is never edited.
const MIGRATIONS: [&str; 18] = [
    include_str!("../../migrations/0001_tables.sql"),
    include_str!("../../migrations/0002_clocks.sql"),
    include_str!("../../migrations/0003_scores.sql"),
    include_str!("../../migrations/0004_house.sql"),
    include_str!("../../migrations/0005_names.sql"),
    include_str!("../../migrations/0006_house_seats.sql"),
    include_str!("../../migrations/0007_people.sql"),
    include_str!("../../migrations/0008_rooms.sql"),
    include_str!("../../migrations/0009_daily.sql"),
    include_str!("../../migrations/0010_parts.sql"),
    include_str!("../../migrations/0011_admin_log.sql"),
    include_str!("../../migrations/0012_answers_only.sql"),
    include_str!("../../migrations/0013_leases.sql"),
    include_str!("../../migrations/0014_revisions.sql"),
    include_str!("../../migrations/0015_unshown.sql"),
    include_str!("../../migrations/0016_results.sql"),
    include_str!("../../migrations/0017_board_tokens.sql"),
    include_str!("../../migrations/0018_guards.sql"),
];

/// The format that this program writes.
const NEWEST: usize = MIGRATIONS.len();

/// The format of a file of ours, from 1 up, or 0 for an empty file. Fails with `Newer` or `Foreign`.
pub(super) fn format(db: &Connection) -> Result<usize, Error> {
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
            if version > NEWEST {
                return Err(Error::Newer {
                    found: number(version),
                    known: number(NEWEST),
                });
            }
            Ok(version)
        }
        _ => Err(Error::Foreign),
    }
}

/// Fails with `Newer` or `Older`, or with `Foreign` where there is no storage of ours.
pub(super) fn assert_newest(db: &Connection) -> Result<(), Error> {
    match format(db)? {
        0 => Err(Error::Foreign),
        NEWEST => Ok(()),
        older => Err(Error::Older {
            found: number(older),
            known: number(NEWEST),
        }),
    }
}

fn number(version: usize) -> u32 {
    u32::try_from(version).unwrap_or(u32::MAX)
}

/// Runs the missing steps in one transaction: a file has its old format or the newest, never one between.
pub(super) fn migrate(db: Transaction<'_>) -> Result<(), Error> {
    let version = format(&db)?;
    for (step, sql) in MIGRATIONS.iter().enumerate().skip(version) {
        if version > 0 {
            tracing::info!(format = step + 1, "migrating the storage");
        }
        db.execute_batch(sql)?;
    }
    if version < NEWEST {
        db.pragma_update(None, "application_id", APPLICATION_ID)?;
        db.pragma_update(None, "user_version", number(NEWEST))?;
    }
    Ok(db.commit()?)
}
