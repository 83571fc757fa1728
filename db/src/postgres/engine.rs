//! The open database: a pool of connections, and threads that work on them. The threads are there because what is written and read is
//! the same blocking code as on the other engine; a small runtime of its own serves the connections.

use std::hash::{BuildHasher, RandomState};
use std::panic::resume_unwind;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::Sender;
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use deadpool_postgres::{Hook, HookError, Manager, ManagerConfig, Pool, Runtime as PoolRuntime};
use parking_lot::Mutex;
use tokio::runtime::{Builder, Handle, Runtime};
use tokio::sync::oneshot;
use tokio_postgres::{Client, SimpleQueryMessage};

use super::address::{Address, SETTINGS};
use super::schema;
use super::session::{READ, Session};
use crate::error::{Error, Result, caught};
use crate::health::Health;
use crate::sql::leases;
use crate::sql::rows::Tx;
use crate::workers;

/// A write waits for a disk elsewhere, so several go on at the same time; the server lets them share commits.
const WRITERS: usize = 6;

/// Long reads, such as leaderboards, must not hold up the presses.
const READERS: usize = 4;

/// Attempts at a transaction that conflicts with another one, or that a restart of the server interrupts.
const ATTEMPTS: usize = 4;

/// How long a connection may take, and how long to wait for one that is in use.
const CONNECT: Duration = Duration::from_secs(3);

/// An open database. Dropping it closes it.
pub(crate) struct Engine {
    open: Mutex<Option<Open>>,
    shared: Arc<Shared>,
}

type Work = Box<dyn FnOnce(&Shared) + Send>;

struct Open {
    writes: Sender<Work>,
    reads: Sender<Work>,
    threads: Vec<JoinHandle<()>>,
    runtime: Runtime,
}

/// What the threads share.
pub(crate) struct Shared {
    runtime: Handle,
    pool: Pool,
    health: Health,
    /// The name of this bot.
    process: String,
    /// The server could not be reached at the last attempt.
    lost: AtomicBool,
}

impl Engine {
    /// Connects, and migrates the database to the newest format. Blocks until that is done.
    pub(crate) fn open(url: &str) -> Result<Self> {
        aside(|| Self::prepare(Address::parse(url)?))
    }

    fn prepare(mut address: Address) -> Result<Self> {
        let process = name_of_this(address.config.get_application_name());
        address.config.application_name(&process);
        let address = &address;
        let runtime = runtime()?;
        let handle = runtime.handle().clone();
        let pool = prepare(&handle, address)?;
        tracing::info!(storage = %address, "the storage is a PostgreSQL database");
        let shared = Arc::new(Shared {
            runtime: handle,
            pool,
            health: Health::new(),
            process,
            lost: AtomicBool::new(false),
        });
        let start = |name, count| {
            let shared = vec![Arc::clone(&shared); count].into_iter();
            workers::start(name, shared.map(|shared| move |work: Work| work(&shared)))
        };
        let (writes, mut threads) = start("db-writer", WRITERS)?;
        let (reads, reading) = start("db-reader", READERS)?;
        threads.extend(reading);
        let open = Mutex::new(Some(Open {
            writes,
            reads,
            threads,
            runtime,
        }));
        Ok(Self { open, shared })
    }

    /// Has work done by a thread that writes, and returns when it is done.
    pub(crate) async fn on_writer<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Shared) -> Result<T> + Send + 'static,
    ) -> Result<T> {
        self.ask(|open| &open.writes, work).await
    }

    /// Has work done by a thread that reads, and returns when it is done.
    pub(crate) async fn on_reader<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Shared) -> Result<T> + Send + 'static,
    ) -> Result<T> {
        self.ask(|open| &open.reads, work).await
    }

    async fn ask<T: Send + 'static>(
        &self,
        queue: impl FnOnce(&Open) -> &Sender<Work>,
        work: impl FnOnce(&Shared) -> Result<T> + Send + 'static,
    ) -> Result<T> {
        let (sender, reply) = oneshot::channel();
        // A caller that no longer waits is no error: what it asked for is done all the same.
        let work: Work = Box::new(move |shared| drop(sender.send(caught(|| work(shared)))));
        let sent = self.open.lock().as_ref().map(|open| queue(open).send(work));
        if !matches!(sent, Some(Ok(()))) {
            return Err(Error::Closed);
        }
        reply.await.unwrap_or(Err(Error::Closed))
    }

    pub(crate) fn health(&self) -> &Health {
        &self.shared.health
    }

    pub(crate) fn process(&self) -> &str {
        &self.shared.process
    }

    /// Finishes and answers everything asked for so far, then disconnects. Blocks until that is done.
    pub(crate) fn close(&self) {
        // Held to the end, so that a second caller also returns only when all is done.
        let mut held = self.open.lock();
        let Some(open) = held.take() else { return };
        drop((open.writes, open.reads));
        workers::join(open.threads);
        self.shared.pool.close();
        open.runtime.shutdown_background();
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        self.close();
    }
}

impl Shared {
    /// Runs work in a transaction; returns when that is committed, or failed. Work that another transaction or a broken connection gets
    /// in the way of is run again.
    pub(crate) fn write<T>(&self, work: &dyn Fn(Tx<'_>) -> Result<T>) -> Result<T> {
        let mut attempts = 1;
        loop {
            let session = self.begin("BEGIN")?;
            match work(Tx(&session)) {
                Err(_) if session.is_worth_repeating() && attempts < ATTEMPTS => attempts += 1,
                Err(error) => {
                    session.undo();
                    return Err(self.noted(error));
                }
                Ok(found) => {
                    let began = Instant::now();
                    session.commit().map_err(|error| self.noted(error))?;
                    metrics::histogram!("rollhouse_commit_seconds").record(began.elapsed());
                    self.committed();
                    return Ok(found);
                }
            }
        }
    }

    /// The same of work that is one statement, without a transaction around it, because a press waits for this.
    pub(crate) fn write_alone<T>(&self, work: &dyn Fn(Tx<'_>) -> Result<T>) -> Result<T> {
        let began = Instant::now();
        let Some(done) = self.alone(work)? else {
            return self.write(work).map_err(|error| match error {
                // The first try may be done, or may be what is in the way and be done yet.
                Error::TooLate | Error::Postgres(_) | Error::Refused(_) | Error::DiskFull => {
                    Error::Unreachable(error.to_string())
                }
                error => error,
            });
        };
        metrics::histogram!("rollhouse_commit_seconds").record(began.elapsed());
        self.committed();
        Ok(done)
    }

    /// Runs work in a transaction and undoes it.
    pub(crate) fn rehearse<T>(&self, work: impl FnOnce(Tx<'_>) -> T) -> Result<T> {
        let session = self.begin("BEGIN")?;
        let tried = work(Tx(&session));
        session.undo();
        Ok(tried)
    }

    /// Runs work that only reads, and sees one moment.
    pub(crate) fn read<T>(&self, work: impl FnOnce(Tx<'_>) -> Result<T>) -> Result<T> {
        let session = self.begin(READ)?;
        let found = work(Tx(&session));
        session.undo();
        found.map_err(|error| self.noted(error))
    }

    /// Reads with one short statement, without a transaction around it, because a press waits for this.
    pub(crate) fn look<T>(&self, work: &dyn Fn(Tx<'_>) -> Result<T>) -> Result<T> {
        self.alone(work)?.map_or_else(|| self.read(work), Ok)
    }

    /// Runs one statement without a transaction. Nothing comes of it if the connection broke, perhaps while it was in the pool: the
    /// beginning of a transaction finds that out and repairs it. Whether the statement was done is unknown then, and only then.
    fn alone<T>(&self, work: &dyn Fn(Tx<'_>) -> Result<T>) -> Result<Option<T>> {
        let session = Session::of_one_statement(&self.runtime, &self.pool);
        let session = session.map_err(|error| self.noted(error))?;
        let done = work(Tx(&session));
        if session.is_broken() {
            return Ok(None);
        }
        session.give_back();
        done.map(Some)
    }

    fn begin(&self, begin: &str) -> Result<Session<'_>> {
        let session = Session::begin(&self.runtime, &self.pool, begin);
        session.map_err(|error| self.noted(error))
    }

    /// Says once that the server is gone.
    fn noted(&self, error: Error) -> Error {
        if matches!(error, Error::Unreachable(_)) && !self.lost.swap(true, Ordering::Relaxed) {
            tracing::error!(%error, "lost the database; trying again with every read and write");
        }
        error
    }

    fn committed(&self) {
        if self.lost.swap(false, Ordering::Relaxed) {
            tracing::info!("the database is back");
        }
        self.health.committed();
    }
}

/// A name that no other bot has, after that of the operator's choice. The server keeps no more than 63 bytes, and of other characters only
/// marks.
fn name_of_this(chosen: Option<&str>) -> String {
    let letters = chosen.unwrap_or_default().chars();
    let chosen: String = letters.filter(char::is_ascii_graphic).take(20).collect();
    let random = RandomState::new().hash_one(Instant::now());
    format!(
        "{chosen}{}{}-{random:016x}",
        leases::BOT,
        std::process::id()
    )
}

fn prepare(runtime: &Handle, address: &Address) -> Result<Pool> {
    runtime.block_on(async {
        let mut client = address.connect().await?;
        assert_sessions(&client, &mut address.connect().await?).await?;
        schema::migrate(&mut client).await
    })?;
    let pool = pool(address, WRITERS + READERS)?;
    // The first press need not wait for a connection.
    drop(runtime.block_on(pool.get())?);
    let session = Session::begin(runtime, &pool, READ)?;
    let playable = Tx(&session).assert_playable();
    session.undo();
    playable.map(|()| pool)
}

/// Fails with `Refused` where a pooler gives a connection another session for each transaction: statements that were prepared, and what
/// the session was set to, would be another's. While one connection is in a transaction, the other cannot have the same session, and must
/// have the one that it had before. The question is no prepared statement: that one is closed after its answer, and until then a pooler
/// keeps the session for the connection that asked.
async fn assert_sessions(one: &Client, other: &mut Client) -> Result<()> {
    let before = session_of(one).await?;
    let held = other.transaction().await?;
    let after = session_of(one).await?;
    held.rollback().await?;
    if before.is_some() && before == after {
        return Ok(());
    }
    Err(Error::Refused(
        "a pooler gives each transaction another session; set it to pool sessions (`pool_mode = session` in PgBouncer), or use the \
         address of the server itself"
            .to_owned(),
    ))
}

/// The process id of the session in which the server answers.
async fn session_of(client: &Client) -> Result<Option<String>> {
    let answer = client.simple_query("SELECT pg_backend_pid()").await?;
    Ok(answer.iter().find_map(|message| match message {
        SimpleQueryMessage::Row(row) => row.get(0).map(str::to_owned),
        _ => None,
    }))
}

/// Connections that are opened when they are needed, and replaced when they break.
pub(super) fn pool(address: &Address, connections: usize) -> Result<Pool> {
    let manager = Manager::from_config(
        address.config.clone(),
        address.tls.clone(),
        ManagerConfig::default(),
    );
    let settings = Hook::async_fn(|client: &mut deadpool_postgres::ClientWrapper, _| {
        Box::pin(async move {
            let set = client.batch_execute(SETTINGS).await;
            set.map_err(HookError::Backend)
        })
    });
    Pool::builder(manager)
        .max_size(connections)
        .create_timeout(Some(CONNECT))
        .wait_timeout(Some(CONNECT))
        .runtime(PoolRuntime::Tokio1)
        .post_create(settings)
        .build()
        .map_err(|error| Error::Postgres(error.to_string()))
}

/// One that serves connections.
pub(super) fn runtime() -> Result<Runtime> {
    Builder::new_multi_thread()
        .worker_threads(1)
        .thread_name("db-postgres")
        .enable_all()
        .build()
        .map_err(|error| Error::Unreachable(format!("no thread for its connections ({error})")))
}

/// Runs on a thread of its own: the caller's may belong to a runtime, where another one can be neither waited for nor dropped.
pub(super) fn aside<T: Send>(work: impl FnOnce() -> T + Send) -> T {
    let done = thread::scope(|scope| scope.spawn(work).join());
    done.unwrap_or_else(|panic| resume_unwind(panic))
}
