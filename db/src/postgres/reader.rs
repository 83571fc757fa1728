//! A database that is only read: for checking it, whether or not a bot is using it.

use deadpool_postgres::Pool;
use tokio::runtime::{Builder, Runtime};

use super::address::Address;
use super::engine::{aside, pool, without_threads};
use super::errors::of_pool;
use super::schema;
use super::session::{READ, Session};
use crate::error::{Error, Result};
use crate::sql::rows::Tx;
use crate::table_id::TableId;
use crate::types::StoredTable;

/// An open database that is only read. It keeps no bot out.
pub struct ServerReader {
    runtime: Option<Runtime>,
    pool: Pool,
}

impl ServerReader {
    /// Connects to the database at this address. Fails with `Address`, `Unreachable`, `Refused`, `Foreign`, `Newer`, `Older`,
    /// `Unreleased` or `Postgres`.
    pub fn connect(url: &str) -> Result<Self> {
        let address = Address::parse(url)?;
        aside(|| {
            let runtime = Builder::new_multi_thread()
                .worker_threads(1)
                .enable_all()
                .build()
                .map_err(|error| without_threads(&error))?;
            let pool = runtime.block_on(async {
                let mut client = address.connect().await?;
                schema::assert_newest(&mut client).await?;
                let pool = pool(&address, 1)?;
                drop(pool.get().await.map_err(|error| of_pool(&error))?);
                Ok::<_, Error>(pool)
            })?;
            Ok(Self {
                runtime: Some(runtime),
                pool,
            })
        })
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
        let runtime = self.runtime.as_ref().ok_or(Error::Closed)?;
        aside(|| {
            let session = Session::begin(runtime.handle(), &self.pool, READ)?;
            let found = work(Tx(&session));
            session.undo();
            found
        })
    }

    /// Writes a little beside a running bot.
    pub(crate) fn write<T: Send>(
        &self,
        work: impl FnOnce(Tx<'_>) -> Result<T> + Send,
    ) -> Result<T> {
        let runtime = self.runtime.as_ref().ok_or(Error::Closed)?;
        aside(|| {
            let session = Session::begin(runtime.handle(), &self.pool, "BEGIN")?;
            let done = work(Tx(&session))?;
            session.commit()?;
            Ok(done)
        })
    }
}

impl Drop for ServerReader {
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}
