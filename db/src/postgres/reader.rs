//! A database that is only read: for checking it, whether or not a bot is using it.

use super::address::Address;
use super::link::Link;
use super::session::READ;
use crate::error::Result;
use crate::sql::rows::Tx;
use crate::table_id::TableId;
use crate::types::StoredTable;

/// An open database that is only read. It keeps no bot out.
pub struct ServerReader(Link);

impl ServerReader {
    /// Connects to the database at this address. Fails with `Address`, `Unreachable`, `Refused`, `Foreign`, `Newer`, `Older`,
    /// `Unreleased` or `Postgres`.
    pub fn connect(url: &str) -> Result<Self> {
        Link::open(&Address::parse(url)?, 1, false).map(Self)
    }

    /// Every table's number, oldest first.
    pub fn tables(&self) -> Result<Vec<TableId>> {
        self.read(|tx| tx.tables())
    }

    /// Everything stored of a table, as of one moment.
    pub fn load(&self, table: TableId) -> Result<Option<StoredTable>> {
        self.read(|tx| tx.load(table))
    }

    /// The names of the leases that somebody holds and that begin with these letters: `process/` for those of running bots.
    pub fn leases(&self, beginning: &str) -> Result<Vec<String>> {
        self.read(|tx| tx.leases(beginning))
    }

    fn read<T: Send>(&self, work: impl FnOnce(Tx<'_>) -> Result<T> + Send) -> Result<T> {
        self.0.read(READ, work)
    }

    /// Writes a little beside a running bot.
    pub(crate) fn write<T: Send>(
        &self,
        work: impl FnOnce(Tx<'_>) -> Result<T> + Send,
    ) -> Result<T> {
        self.0.change("BEGIN", |session| work(Tx(session)))
    }
}
