//! Several reads that see the same moment, and cost one trip to the store.

use super::results::Order;
use super::rows::Db;
use super::{company, results, settings, tables};
use crate::error::Error;
use crate::table_id::TableId;
use crate::types::{Ban, Blocks, Finished, Head, Played, Seat, Server, StoredTable};

/// The store as of one moment, for the duration of [`Store::snapshot`](crate::Store::snapshot).
pub struct Snapshot<'a>(pub(crate) &'a dyn Db);

impl Snapshot<'_> {
    /// See [`Store::load`](crate::Store::load).
    pub fn load(&self, table: TableId) -> Result<Option<StoredTable>, Error> {
        tables::load(self.0, table)
    }

    /// The same of the table whose number is stored under this key.
    pub fn load_noted(&self, key: &str) -> Result<Option<StoredTable>, Error> {
        tables::load_noted(self.0, key)
    }

    /// See [`Store::head`](crate::Store::head).
    pub fn head(&self, table: TableId) -> Result<Option<Head>, Error> {
        tables::head(self.0, table)
    }

    /// The seats of a table, in order of joining.
    pub fn seats(&self, table: TableId) -> Result<Vec<Seat>, Error> {
        tables::seats(self.0, table)
    }

    /// See [`Store::finished`](crate::Store::finished).
    pub fn finished(&self, which: &Finished) -> Result<Vec<Played>, Error> {
        results::finished(self.0, which, Order::OldestFirst, 0, None)
    }

    /// See [`Store::latest_finished`](crate::Store::latest_finished).
    pub fn latest_finished(&self, which: &Finished, limit: u32) -> Result<Vec<Played>, Error> {
        results::finished(self.0, which, Order::NewestFirst, 0, Some(limit))
    }

    /// See [`Store::server`](crate::Store::server).
    pub fn server(&self, guild: &str) -> Result<Server, Error> {
        settings::server(self.0, guild)
    }

    /// See [`Store::ban_of`](crate::Store::ban_of).
    pub fn ban_of(&self, guild: &str, user: &str) -> Result<Option<Ban>, Error> {
        company::ban_of(self.0, guild, user)
    }

    /// See [`Store::blocks`](crate::Store::blocks).
    pub fn blocks(&self, user: &str) -> Result<Blocks, Error> {
        company::blocks(self.0, user)
    }
}
