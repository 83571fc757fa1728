//! A file that no bot can use while this exists, to be copied from or to.

use std::io;
use std::path::{Path, PathBuf};

use rusqlite::{Connection, params};

use super::lock::FileLock;
use super::{backup, file, schema};
use crate::error::Result;
use crate::sql::rows::Tx;
use crate::sql::shape::{self, Record, TableShape};

pub(crate) struct HeldFile {
    path: PathBuf,
    db: Connection,
    /// Released after the connection is closed.
    _lock: FileLock,
}

impl HeldFile {
    /// Fails with `Locked` while a bot runs on it.
    pub(crate) fn source(path: &Path) -> Result<Self> {
        let path = file::resolve(path)?;
        if !path.exists() {
            let missing = io::Error::from(io::ErrorKind::NotFound);
            return Err(file::unopenable(&path, &missing));
        }
        let lock = FileLock::take(&path)?;
        let db = file::open_source(&path)?;
        Ok(Self {
            path,
            db,
            _lock: lock,
        })
    }

    /// Creates the file if there is none.
    pub(crate) fn target(path: &Path) -> Result<Self> {
        let path = file::resolve(path)?;
        let mut lock = FileLock::take(&path)?;
        if !lock.had_file() {
            backup::new_file(&path)?;
        }
        // It may be half such a copy. An older storage is refused, and not migrated.
        let db = file::open_checked(&path, schema::assert_newest)?;
        lock.extend_to_new_file(&path)?;
        // Rows are compared with the original afterwards.
        db.pragma_update(None, "foreign_keys", false)?;
        Ok(Self {
            path,
            db,
            _lock: lock,
        })
    }

    /// For people.
    pub(crate) fn name(&self) -> String {
        format!("the file {}", self.path.display())
    }

    pub(crate) fn read<T>(&self, work: impl FnOnce(Tx<'_>) -> Result<T>) -> Result<T> {
        let _moment = self.db.unchecked_transaction()?;
        work(Tx(&self.db))
    }

    pub(crate) fn write<T>(&self, work: impl FnOnce(Tx<'_>) -> Result<T>) -> Result<T> {
        let transaction = self.db.unchecked_transaction()?;
        let done = work(Tx(&self.db))?;
        transaction.commit()?;
        Ok(done)
    }

    pub(crate) fn insert(&self, table: &TableShape, rows: &[Record]) -> Result<()> {
        let places = vec!["?"; table.columns.len()].join(", ");
        let sql = format!(
            "INSERT INTO {} ({}) VALUES ({places})",
            table.name,
            table.columns()
        );
        self.write(|_| {
            let mut insert = self.db.prepare_cached(&sql)?;
            for row in rows {
                insert.execute(rusqlite::params_from_iter(row))?;
            }
            Ok(())
        })
    }

    pub(crate) fn clear(&self, tables: &[TableShape]) -> Result<()> {
        self.write(|tx| {
            let mut names = tables.iter().map(|table| &table.name);
            names.try_for_each(|name| tx.execute(&format!("DELETE FROM {name}"), &[]))
        })
    }

    /// The highest number that a table was ever given, where that is kept.
    pub(crate) fn highest_number(&self, table: &TableShape) -> Result<Option<i64>> {
        let sql = "SELECT seq FROM sqlite_sequence WHERE name = ?1";
        self.read(|tx| tx.maybe(sql, params![table.name], |row| row.get(0)))
    }

    /// The next number of a table is higher than this.
    pub(crate) fn go_on_after(&self, table: &TableShape, highest: i64) -> Result<()> {
        if !table.autoincrement {
            return Ok(());
        }
        self.write(|tx| {
            let name = &table.name;
            let sql = "DELETE FROM sqlite_sequence WHERE name = ?1";
            tx.execute(sql, params![name])?;
            let sql = "INSERT INTO sqlite_sequence (name, seq) VALUES (?1, ?2)";
            tx.execute(sql, params![name, highest])
        })
    }
}

/// The tables of the newest format.
pub(crate) fn shape() -> Result<Vec<TableShape>> {
    shape::of_file(Tx(&file::open_in_memory()?))
}
