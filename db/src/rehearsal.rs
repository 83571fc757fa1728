//! Acts that are tried at a new table and undone: nothing of them is stored, and nobody else ever sees them.

use rusqlite::Connection;

use crate::{Append, Error, NewTable, Start, StoredTable, TableId, queries, writes};

/// A store for the time of [`Store::rehearse`](crate::Store::rehearse).
pub struct Rehearsal<'a>(pub(crate) &'a Connection);

impl Rehearsal<'_> {
    /// See [`Store::create_table`](crate::Store::create_table).
    pub fn create_table(&self, new: &NewTable) -> Result<TableId, Error> {
        writes::create(self.0, new)
    }

    /// See [`Store::start`](crate::Store::start).
    pub fn start(&self, start: &Start) -> Result<(), Error> {
        writes::start(self.0, start)
    }

    /// See [`Store::append`](crate::Store::append).
    pub fn append(&self, append: &Append) -> Result<(), Error> {
        writes::append(self.0, append)
    }

    /// See [`Store::load`](crate::Store::load). Fails with `Gone` where that gives none.
    pub fn load(&self, table: TableId) -> Result<StoredTable, Error> {
        queries::load_within(self.0, table)?.ok_or(Error::Gone)
    }
}
