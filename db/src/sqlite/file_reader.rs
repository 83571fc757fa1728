//! A file that is only read: for checking it, whether or not a bot is using it.

use std::path::Path;

use rusqlite::Connection;

use super::{file, schema};
use crate::error::Error;
use crate::sql::rows::all;
use crate::sql::tables;
use crate::table_id::TableId;
use crate::types::StoredTable;

/// The most faults of the file itself that are listed.
const FAULTS: u32 = 10;

/// An open file that is only read. It takes no lock that keeps the bot out.
#[derive(Debug)]
pub struct FileReader(Connection);

impl FileReader {
    /// Opens a store or a copy of one. Fails with `Unopenable`, `Foreign`, `Newer`, `Older`, `Damaged`, `ReadOnly` or `Sqlite`.
    pub fn open(path: impl AsRef<Path>) -> Result<Self, Error> {
        let db = file::open_reader(path.as_ref())?;
        schema::assert_newest(&db)?;
        Ok(Self(db))
    }

    /// Reads every page, index and reference of the file and lists what is wrong in `SQLite`'s words; nothing for a sound file.
    pub fn faults(&self) -> Result<Vec<String>, Error> {
        let check = format!("PRAGMA integrity_check({FAULTS})");
        let mut found = all(&self.0, &check, &[], |row| row.get::<String>(0))?;
        found.retain(|line| line != "ok");
        let orphans = all(&self.0, "PRAGMA foreign_key_check", &[], |row| {
            row.get::<String>(0)
        })?;
        if !orphans.is_empty() {
            found.push(format!(
                "{} rows of {} belong to no table",
                orphans.len(),
                orphans[0]
            ));
        }
        Ok(found)
    }

    /// Every table's number, oldest first.
    pub fn tables(&self) -> Result<Vec<TableId>, Error> {
        tables::ids(&self.0)
    }

    /// Everything stored of a table, as of one moment.
    pub fn load(&self, table: TableId) -> Result<Option<StoredTable>, Error> {
        tables::load(&self.0, table)
    }
}
