//! The engine behind a [`Store`](crate::Store): one of two, which do the same work, or a simulated one.

use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

use crate::error::{Error, Result};
use crate::health::Health;
use crate::sql::rows::Tx;
use crate::{postgres, sqlite};

/// Dropping it closes it.
pub(crate) enum Engine {
    Sqlite(sqlite::engine::Engine),
    Postgres(postgres::engine::Engine),
    Simulated(sqlite::simulated::Engine),
}

impl Engine {
    /// Runs work in a transaction; returns when that is committed, or failed. It may be run again if it could not be committed.
    pub(crate) async fn write<T: Send + 'static>(
        &self,
        work: impl Fn(Tx<'_>) -> Result<T> + Send + 'static,
    ) -> Result<T> {
        let done = match self {
            Self::Sqlite(engine) => engine.write(move |db| work(Tx(db))).await,
            Self::Postgres(engine) => engine.write(work).await,
            Self::Simulated(engine) => engine.write(work).await,
        };
        done.inspect_err(|error| self.health().write_failed(error))
    }

    /// The same of one statement, for which somebody waits. A file has several writes in one transaction anyway.
    pub(crate) async fn write_alone<T: Send + 'static>(
        &self,
        work: impl Fn(Tx<'_>) -> Result<T> + Send + 'static,
    ) -> Result<T> {
        let Self::Postgres(engine) = self else {
            return self.write(work).await;
        };
        let done = engine.write_alone(work).await;
        done.inspect_err(|error| self.health().write_failed(error))
    }

    /// Runs work in a transaction and undoes it. A panic in it is resumed in the caller.
    pub(crate) async fn rehearse<T, E>(
        &self,
        work: impl FnOnce(Tx<'_>) -> Result<T, E> + Send + 'static,
    ) -> Result<T, E>
    where
        T: Send + 'static,
        E: From<Error> + Send + 'static,
    {
        let work = |tx: Tx<'_>| catch_unwind(AssertUnwindSafe(|| work(tx)));
        let tried = match self {
            Self::Sqlite(engine) => engine.rehearse(work).await,
            Self::Postgres(engine) => engine.rehearse(work).await,
            Self::Simulated(engine) => engine.rehearse(work).await,
        };
        tried
            .inspect_err(|error| self.health().write_failed(error))?
            .unwrap_or_else(|panic| resume_unwind(panic))
    }

    /// Runs work that only reads.
    pub(crate) async fn read<T: Send + 'static>(
        &self,
        work: impl FnOnce(Tx<'_>) -> Result<T> + Send + 'static,
    ) -> Result<T> {
        let found = match self {
            Self::Sqlite(engine) => engine.read(|db| work(Tx(db))).await,
            Self::Postgres(engine) => engine.read(work).await,
            Self::Simulated(engine) => engine.read(work).await,
        };
        found.inspect_err(|error| self.health().read_failed(error))
    }

    /// Runs one short statement that only reads, for which somebody waits.
    pub(crate) async fn look<T: Send + 'static>(
        &self,
        work: impl Fn(Tx<'_>) -> Result<T> + Send + 'static,
    ) -> Result<T> {
        let Self::Postgres(engine) = self else {
            return self.read(work).await;
        };
        let found = engine.look(work).await;
        found.inspect_err(|error| self.health().read_failed(error))
    }

    pub(crate) fn health(&self) -> &Health {
        match self {
            Self::Sqlite(engine) => engine.health(),
            Self::Postgres(engine) => engine.health(),
            Self::Simulated(engine) => engine.health(),
        }
    }

    /// Finishes and answers everything asked for so far, then closes. Blocks until that is done.
    pub(crate) fn close(&self) {
        match self {
            Self::Sqlite(engine) => engine.close(),
            Self::Postgres(engine) => engine.close(),
            Self::Simulated(_) => {}
        }
    }
}
