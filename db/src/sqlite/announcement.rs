//! The operator's line on running tables: written into the file from outside, while the bot runs on it.

use std::path::Path;

use super::{file, schema, settings};
use crate::error::Error;

/// The key of `meta`.
const KEY: &str = "announcement";

/// Stores a line for the bot that runs on this file, or deletes it. The bot's own writes go on meanwhile.
///
/// Fails with `Unopenable` (no such store), `Foreign`, `Newer`, `Older`, `ReadOnly`, `DiskFull`, `Damaged` or `Sqlite`.
pub fn announce(path: impl AsRef<Path>, line: Option<&str>) -> Result<(), Error> {
    let db = file::open_beside(path.as_ref())?;
    match schema::format(&db)? {
        0 => return Err(Error::Foreign),
        schema::NEWEST => {}
        older => {
            return Err(Error::Older {
                found: schema::number(older),
                known: schema::number(schema::NEWEST),
            });
        }
    }
    match line {
        Some(line) => settings::put_meta(&db, KEY, line),
        None => settings::drop_meta(&db, KEY),
    }
}

/// The stored line.
pub(crate) fn announcement(db: &rusqlite::Connection) -> Result<Option<String>, Error> {
    settings::meta(db, KEY)
}
