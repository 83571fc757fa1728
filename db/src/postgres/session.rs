//! One transaction on a connection of the pool.

use std::cell::Cell;
use std::time::Duration;

use deadpool_postgres::{Object, Pool};
use tokio::runtime::Handle;
use tokio_postgres::types::{ToSql, Type};

use super::values::Given;
use super::{dialect, errors};
use crate::error::{Error, Result};
use crate::sql::rows::{Db, Row};

/// How long a statement may take, on the way there and back included. The server gives up on it before.
const STATEMENT_TIMEOUT: Duration = Duration::from_secs(65);

/// How long a server may take to begin a transaction, which is no work.
const BEGINNING: Duration = Duration::from_secs(2);

/// Begins a transaction that only reads, and sees one moment.
pub(crate) const READ: &str = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";

/// Follows the statement that begins a transaction of a copy, which has no time limit.
pub(super) const UNLIMITED: &str =
    "; SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0";

/// An open transaction. One that is dropped before its end takes its connection with it, so that nothing of it is ever stored.
pub(super) struct Session<'a> {
    client: Option<Object>,
    runtime: &'a Handle,
    /// A statement has failed, and the server undoes all of them.
    failed: Cell<bool>,
    /// A passing failure: the whole transaction may be tried again.
    passing: Cell<bool>,
    timed_out: Cell<bool>,
    /// How long each statement may take.
    patience: Duration,
}

impl<'a> Session<'a> {
    /// Takes a connection from the pool for one statement, which needs no transaction.
    pub(super) fn of_one_statement(runtime: &'a Handle, pool: &Pool) -> Result<Self> {
        Ok(Self {
            client: Some(runtime.block_on(pool.get())?),
            runtime,
            failed: Cell::new(false),
            passing: Cell::new(false),
            timed_out: Cell::new(false),
            patience: BEGINNING,
        })
    }

    /// Takes a connection from the pool and begins. `begin` is the statement.
    pub(super) fn begin(runtime: &'a Handle, pool: &Pool, begin: &str) -> Result<Self> {
        let mut session = Self::of_one_statement(runtime, pool)?;
        session.patience = if begin.ends_with(UNLIMITED) {
            Duration::MAX
        } else {
            STATEMENT_TIMEOUT
        };
        match session.wait(BEGINNING, session.client()?.batch_execute(begin)) {
            Ok(()) => Ok(session),
            // A connection that broke while it was in the pool says so only when it is used, and then the others are broken, too.
            Err(_) if session.is_broken() => {
                pool.retain(|_, _| false);
                session.replace(runtime.block_on(pool.get())?);
                session.wait(BEGINNING, session.client()?.batch_execute(begin))?;
                session.failed.set(false);
                Ok(session)
            }
            Err(error) => Err(error),
        }
    }

    /// Makes all of it lasting. After an error it may be, or may not: the connection broke while the server was answering.
    pub(super) fn commit(self) -> Result<()> {
        if self.failed.get() {
            return Err(Error::Postgres(
                "a statement of this transaction failed".to_owned(),
            ));
        }
        self.run("COMMIT")?;
        self.give_back();
        Ok(())
    }

    /// Undoes all of it: where the server does not answer, by closing the connection.
    pub(super) fn undo(self) {
        if !self.timed_out.get() && self.run("ROLLBACK").is_ok() {
            self.give_back();
        }
    }

    /// Whether the whole transaction may be tried once more.
    pub(super) fn is_worth_repeating(&self) -> bool {
        self.passing.get()
    }

    /// Whether the connection is of no more use.
    pub(super) fn is_broken(&self) -> bool {
        self.passing.get() || self.timed_out.get()
    }

    /// Runs a statement in the server's own spelling, with whole columns of values.
    pub(super) fn insert(&self, sql: &str, columns: &[&(dyn ToSql + Sync)]) -> Result<u64> {
        let client = self.client()?;
        self.wait(self.patience, async {
            let statement = client.prepare_cached(sql).await?;
            client.execute(&statement, columns).await
        })
    }

    /// Ends the work, and keeps the connection for others.
    pub(super) fn give_back(mut self) {
        drop(self.client.take());
    }

    /// Goes on with another connection; the one before is closed.
    fn replace(&mut self, client: Object) {
        if let Some(broken) = self.client.replace(client) {
            drop(Object::take(broken));
        }
        self.passing.set(false);
        self.timed_out.set(false);
    }

    fn client(&self) -> Result<&Object> {
        self.client.as_ref().ok_or(Error::Closed)
    }

    fn run(&self, sql: &str) -> Result<()> {
        self.wait(self.patience, self.client()?.batch_execute(sql))
    }

    fn wait<T>(
        &self,
        patience: Duration,
        answer: impl Future<Output = Result<T, tokio_postgres::Error>>,
    ) -> Result<T> {
        let answer = async { tokio::time::timeout(patience, answer).await };
        let outcome = match self.runtime.block_on(answer) {
            Ok(Ok(found)) => return Ok(found),
            Ok(Err(error)) => {
                self.passing.set(errors::is_passing(&error));
                error.into()
            }
            Err(_) => {
                self.timed_out.set(true);
                Error::Unreachable(format!("no answer within {patience:?}"))
            }
        };
        self.failed.set(true);
        Err(outcome)
    }

    fn ask<T>(
        &self,
        sql: &str,
        params: &[&dyn rusqlite::ToSql],
        run: impl AsyncFnOnce(
            &Object,
            &tokio_postgres::Statement,
            &[&(dyn ToSql + Sync)],
        ) -> Result<T, tokio_postgres::Error>,
    ) -> Result<T> {
        let given = params.iter().map(|value| Given::new(*value));
        let given = given.collect::<Result<Vec<_>, _>>()?;
        let kinds: Vec<Type> = given.iter().map(Given::kind).collect();
        let values: Vec<&(dyn ToSql + Sync)> = given.iter().map(|value| value as _).collect();
        let sql = dialect::translate(sql);
        let client = self.client()?;
        self.wait(self.patience, async {
            let statement = client.prepare_typed_cached(&sql, &kinds).await?;
            run(client, &statement, &values).await
        })
    }
}

impl Db for Session<'_> {
    fn query(
        &self,
        sql: &str,
        params: &[&dyn rusqlite::ToSql],
        each: &mut dyn FnMut(&dyn Row) -> Result<()>,
    ) -> Result<()> {
        let rows = self.ask(sql, params, async |client, statement, values| {
            client.query(statement, values).await
        })?;
        rows.iter().try_for_each(|row| each(row))
    }

    fn change(&self, sql: &str, params: &[&dyn rusqlite::ToSql]) -> Result<usize> {
        let changed = self.ask(sql, params, async |client, statement, values| {
            client.execute(statement, values).await
        })?;
        Ok(usize::try_from(changed).unwrap_or(usize::MAX))
    }

    fn alone(&self, words: &str) -> Result<()> {
        let sql = "SELECT pg_advisory_xact_lock(hashtextextended(?1, 0))";
        self.change(sql, &[&words]).map(drop)
    }

    fn random_digits(&self) -> &'static str {
        "left(replace(gen_random_uuid()::text, '-', ''), 24)"
    }

    fn now(&self) -> &'static str {
        "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
    }

    fn is_shared(&self) -> bool {
        true
    }

    fn changes_two(&self) -> bool {
        true
    }
}

impl Drop for Session<'_> {
    fn drop(&mut self) {
        if let Some(client) = self.client.take() {
            // Out of the pool, and closed.
            drop(Object::take(client));
        }
    }
}
