//! A file that is only read: for checking it, whether or not a bot is using it.

use std::path::Path;

use rusqlite::Connection;

use super::{file, schema};
use crate::error::Result;
use crate::sql::rows::Tx;
use crate::table_id::TableId;
use crate::types::StoredTable;

/// The most faults of the file itself that are listed.
const FAULTS: u32 = 10;

/// An open file that is only read. It takes no lock that keeps the bot out.
#[derive(Debug)]
pub struct FileReader(Connection);

impl FileReader {
    /// Opens a store or a copy of one. Fails with `Unopenable`, `Foreign`, `Newer`, `Older`, `Unreleased`, `Damaged`, `ReadOnly` or
    /// `Sqlite`.
    pub fn open(path: impl AsRef<Path>) -> Result<Self> {
        let db = file::open_reader(path.as_ref())?;
        schema::assert_newest(&db)?;
        Ok(Self(db))
    }

    /// Reads every page, index and reference of the file and lists what is wrong in `SQLite`'s words; nothing for a sound file.
    pub fn faults(&self) -> Result<Vec<String>> {
        let check = format!("PRAGMA integrity_check({FAULTS})");
        let mut found = Tx(&self.0).all(&check, &[], |row| row.get::<String>(0))?;
        found.retain(|line| line != "ok");
        let orphans =
            Tx(&self.0).all("PRAGMA foreign_key_check", &[], |row| row.get::<String>(0))?;
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
    pub fn tables(&self) -> Result<Vec<TableId>> {
        Tx(&self.0).tables()
    }

    /// Everything stored of a table, as of one moment.
    pub fn load(&self, table: TableId) -> Result<Option<StoredTable>> {
        let _moment = self.0.unchecked_transaction()?;
        Tx(&self.0).load(table)
    }
}
