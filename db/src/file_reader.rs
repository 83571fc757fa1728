//! A file that is looked through and not played on: for checking it, whoever may be using it.

use std::path::Path;

use rusqlite::Connection;

use crate::{Error, StoredTable, TableId, file, queries};

/// How many faults of the file itself are told.
const FAULTS: u32 = 10;

/// An open file that is only read. It takes no lock that keeps the bot out.
#[derive(Debug)]
pub struct FileReader(Connection);

impl FileReader {
    /// Opens a store or a copy of one. Fails with `Unopenable`, `Foreign`, `Newer`, `Older`, `Damaged`, `ReadOnly` or `Sqlite`.
    pub fn open(path: impl AsRef<Path>) -> Result<Self, Error> {
        let db = file::open_reader(path.as_ref())?;
        match file::format(&db)? {
            0 => Err(Error::Foreign),
            file::NEWEST => Ok(Self(db)),
            older => Err(Error::Older {
                found: file::number(older),
                known: file::number(file::NEWEST),
            }),
        }
    }

    /// Reads every page, index and reference of the file, and gives what is wrong in `SQLite`'s words; nothing in a whole file.
    pub fn faults(&self) -> Result<Vec<String>, Error> {
        let check = format!("PRAGMA integrity_check({FAULTS})");
        let mut said = queries::all(&self.0, &check, [], |row| row.get::<_, String>(0))?;
        said.retain(|line| line != "ok");
        let orphans = queries::all(&self.0, "PRAGMA foreign_key_check", [], |row| {
            row.get::<_, String>(0)
        })?;
        if !orphans.is_empty() {
            said.push(format!(
                "{} rows of {} belong to no table",
                orphans.len(),
                orphans[0]
            ));
        }
        Ok(said)
    }

    /// Every table's number, from the oldest on.
    pub fn tables(&self) -> Result<Vec<TableId>, Error> {
        queries::all(&self.0, "SELECT id FROM tables ORDER BY id", [], |row| {
            Ok(TableId(row.get(0)?))
        })
    }

    /// Everything stored of a table, as of one moment.
    pub fn load(&self, table: TableId) -> Result<Option<StoredTable>, Error> {
        queries::load(&self.0, table)
    }
}
