//! The operator's line on running tables: written into the file from outside, while the bot runs on it.

use std::path::Path;

use super::{file, schema};
use crate::error::Error;
use crate::sql::settings;
use crate::sql::settings::ANNOUNCEMENT;

/// Stores a line for the bot that runs on this file, or deletes it. The bot's own writes go on meanwhile.
///
/// Fails with `Unopenable` (no such store), `Foreign`, `Newer`, `Older`, `ReadOnly`, `DiskFull`, `Damaged` or `Sqlite`.
pub fn announce(path: impl AsRef<Path>, line: Option<&str>) -> Result<(), Error> {
    let db = file::open_beside(path.as_ref())?;
    schema::assert_newest(&db)?;
    match line {
        Some(line) => settings::put_meta(&db, ANNOUNCEMENT, line),
        None => settings::drop_meta(&db, ANNOUNCEMENT),
    }
}
