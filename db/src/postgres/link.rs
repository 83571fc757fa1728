//! A few connections to a server, for work on the thread of whoever asks for it; a small runtime of its own serves them.

use deadpool_postgres::Pool;
use tokio::runtime::Runtime;

use super::address::Address;
use super::engine::{aside, pool, runtime};
use super::schema;
use super::session::Session;
use crate::error::{Error, Result};
use crate::sql::rows::Tx;

pub(crate) struct Link {
    runtime: Option<Runtime>,
    pool: Pool,
}

impl Link {
    /// The storage must have the newest format, unless there is none and it may be created.
    pub(super) fn open(address: &Address, connections: usize, may_create: bool) -> Result<Self> {
        aside(|| {
            let runtime = runtime()?;
            let pool = runtime.block_on(async {
                let mut client = address.connect().await?;
                schema::assert_newest(&mut client, may_create).await?;
                let pool = pool(address, connections)?;
                drop(pool.get().await?);
                Ok::<_, Error>(pool)
            })?;
            Ok(Self {
                runtime: Some(runtime),
                pool,
            })
        })
    }

    /// To a database on which a bot may be running. Fails with `Address`, `Unreachable`, `Refused`, `Foreign`, `Newer`, `Older`,
    /// `Unreleased` or `Postgres`.
    pub(crate) fn beside(url: &str) -> Result<Self> {
        Self::open(&Address::parse(url)?, 1, false)
    }

    /// Runs work in a transaction that begins with this statement, and undoes it.
    pub(crate) fn read<T: Send>(
        &self,
        begin: &str,
        work: impl FnOnce(Tx<'_>) -> Result<T> + Send,
    ) -> Result<T> {
        self.session(begin, |session| {
            let found = work(Tx(&session));
            session.undo();
            found
        })
    }

    /// Runs work in a transaction, and undoes it only if it fails.
    pub(crate) fn write<T: Send>(
        &self,
        work: impl FnOnce(Tx<'_>) -> Result<T> + Send,
    ) -> Result<T> {
        self.change("BEGIN", |session| work(Tx(session)))
    }

    /// The same in a transaction that begins with this statement.
    pub(super) fn change<T: Send>(
        &self,
        begin: &str,
        work: impl FnOnce(&Session<'_>) -> Result<T> + Send,
    ) -> Result<T> {
        self.session(begin, |session| match work(&session) {
            Ok(done) => session.commit().map(|()| done),
            Err(error) => {
                session.undo();
                Err(error)
            }
        })
    }

    fn session<T: Send>(
        &self,
        begin: &str,
        work: impl FnOnce(Session<'_>) -> Result<T> + Send,
    ) -> Result<T> {
        let runtime = self.runtime.as_ref().ok_or(Error::Closed)?;
        aside(|| work(Session::begin(runtime.handle(), &self.pool, begin)?))
    }
}

impl Drop for Link {
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}
