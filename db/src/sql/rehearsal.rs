//! Writes that are tried at a new table and undone: nothing of them is stored, and nobody else ever sees them.

use super::rows::Db;
use super::{lobby, play, tables};
use crate::error::Error;
use crate::table_id::TableId;
use crate::types::{Append, NewTable, Start, StoredTable};

/// A store for the duration of [`Store::rehearse`](crate::Store::rehearse).
pub struct Rehearsal<'a>(pub(crate) &'a dyn Db);

impl Rehearsal<'_> {
    /// See [`Store::create_table`](crate::Store::create_table).
    pub fn create_table(&self, new: &NewTable) -> Result<TableId, Error> {
        lobby::create(self.0, new)
    }

    /// See [`Store::start`](crate::Store::start).
    pub fn start(&self, start: &Start) -> Result<(), Error> {
        lobby::start(self.0, start)
    }

    /// See [`Store::append`](crate::Store::append).
    pub fn append(&self, append: &Append) -> Result<(), Error> {
        play::append(self.0, append, append.table.id.into(), None)
    }

    /// See [`Store::load`](crate::Store::load). Fails with `Gone` where that returns `None`.
    pub fn load(&self, table: TableId) -> Result<StoredTable, Error> {
        tables::load_written(self.0, table)
    }
}
