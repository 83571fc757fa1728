//! A storage that is only read: for checking it, whether or not a bot is using it.

use rusqlite::Connection;

use crate::copy::StorageAddress;
use crate::error::Result;
use crate::postgres::link::Link;
use crate::postgres::session::READ;
use crate::sql::rows::Tx;
use crate::sqlite::{check, file};

/// An open storage that is only read. It takes no lock, and keeps no bot out.
pub struct StorageReader(Reading);

enum Reading {
    File(Connection),
    Server(Link),
}

impl StorageReader {
    /// Opens a storage, or a copy of a file. Fails with `Foreign`, `Newer`, `Older` or `Unreleased`; of a file with `Unopenable`,
    /// `Damaged`, `ReadOnly` or `Sqlite`; of a server with `Address`, `Unreachable`, `Refused` or `Postgres`.
    pub fn open(address: &StorageAddress) -> Result<Self> {
        Ok(Self(match address {
            StorageAddress::File(path) => Reading::File(file::open_newest(path)?),
            StorageAddress::Server(url) => Reading::Server(Link::beside(url)?),
        }))
    }

    /// What is wrong with the file, in `SQLite`'s words; nothing for a sound one. A server looks after its own.
    pub fn faults(&self) -> Result<Vec<String>> {
        match &self.0 {
            Reading::File(db) => check::faults(db),
            Reading::Server(_) => Ok(Vec::new()),
        }
    }

    /// Reads what `work` asks for, all of one moment.
    pub fn read<T: Send>(&self, work: impl FnOnce(Tx<'_>) -> Result<T> + Send) -> Result<T> {
        match &self.0 {
            Reading::File(db) => {
                let _moment = db.unchecked_transaction()?;
                work(Tx(db))
            }
            Reading::Server(link) => link.read(READ, work),
        }
    }
}
