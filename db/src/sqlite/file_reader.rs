//! A file that is only read: for checking it, whether or not a bot is using it.

use std::path::Path;

use rusqlite::Connection;

use super::{check, file, schema};
use crate::error::Result;
use crate::sql::rows::Tx;
use crate::table_id::TableId;
use crate::types::StoredTable;

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

    /// What is wrong with the file, in `SQLite`'s words; nothing for a sound one.
    pub fn faults(&self) -> Result<Vec<String>> {
        check::faults(&self.0)
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
