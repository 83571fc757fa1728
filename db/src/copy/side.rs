//! One of the two storages of a copy, on either engine, held so that no bot can play on it meanwhile.

use crate::copy::StorageAddress;
use crate::error::Result;
use crate::postgres::held::HeldServer;
use crate::sql::rows::Tx;
use crate::sql::shape::{Record, TableShape};
use crate::sqlite::held::HeldFile;

pub(super) enum Side {
    File(HeldFile),
    Server(Box<HeldServer>),
}

macro_rules! either {
    ($side:expr, $held:ident => $what:expr) => {
        match $side {
            Self::File($held) => $what,
            Self::Server($held) => $what,
        }
    };
}

impl Side {
    /// Fails while a bot works with it. One to copy to is created if it is not there.
    pub(super) fn hold(address: &StorageAddress, is_target: bool) -> Result<Self> {
        Ok(match address {
            StorageAddress::File(path) if is_target => Self::File(HeldFile::target(path)?),
            StorageAddress::File(path) => Self::File(HeldFile::source(path)?),
            StorageAddress::Server(url) => {
                Self::Server(Box::new(HeldServer::open(url, is_target)?))
            }
        })
    }

    /// For people, without a password. The same storage always has the same name.
    pub(super) fn name(&self) -> String {
        either!(self, held => held.name())
    }

    pub(super) fn read<T: Send>(&self, work: impl FnOnce(Tx<'_>) -> Result<T> + Send) -> Result<T> {
        either!(self, held => held.read(work))
    }

    /// It is on the disk when this returns.
    pub(super) fn write<T: Send>(
        &self,
        work: impl FnOnce(Tx<'_>) -> Result<T> + Send,
    ) -> Result<T> {
        either!(self, held => held.write(work))
    }

    pub(super) fn insert(&self, table: &TableShape, rows: &[Record]) -> Result<()> {
        either!(self, held => held.insert(table, rows))
    }

    /// Deletes every row.
    pub(super) fn clear(&self, tables: &[TableShape]) -> Result<()> {
        either!(self, held => held.clear(tables))
    }

    /// The highest number that a table was ever given, also if its row is gone.
    pub(super) fn highest_number(&self, table: &TableShape) -> Result<i64> {
        let kept = either!(self, held => held.highest_number(table))?;
        let there = self.read(|tx| table.highest(tx))?;
        Ok(kept.max(there).unwrap_or(0))
    }

    /// The next number of a table is higher than this.
    pub(super) fn go_on_after(&self, table: &TableShape, highest: i64) -> Result<()> {
        either!(self, held => held.go_on_after(table, highest))
    }
}
