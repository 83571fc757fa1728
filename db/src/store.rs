//! The store: the door to what is stored. Through it come transactions, [`Tx`]; what can be read and written in one is in `sql`. Its own
//! are the few reads and writes that are no transaction of the caller's, since they are counted, claimed or tried.

use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::path::Path;
use std::sync::Arc;

use crate::deadline;
use crate::error::{Error, Result};
use crate::health::{Health, StoreHealth};
use crate::postgres::engine::Shared;
use crate::sql::play;
use crate::sql::rows::Tx;
use crate::sqlite::simulated::{self, Disk, SimulatedStorage};
use crate::table_id::{TableAt, TableId};
use crate::types::{Append, TurnUpdate};
use crate::{postgres, sqlite};
use tables::time::{Uptime, WallTime};

/// An open store. Clones are the same store.
///
/// A write resolves when it is on the disk, or has failed; writes asked for at the same time share one commit. A read sees every
/// write that resolved before it was asked for. Dropping the future of a write does not undo the write.
#[derive(Clone)]
pub struct Store(Arc<Engine>);

/// One of two, which do the same work, or a simulated one. Dropping it closes it.
enum Engine {
    Sqlite(sqlite::engine::Engine),
    Postgres(postgres::engine::Engine),
    Simulated(simulated::Engine),
}

impl Store {
    /// Opens the file at `path`, creates it if there is none (its folder must exist), and migrates it to the newest format.
    /// Beside it appear `-wal` and `-shm` while it is open, and a `.lock` that keeps other processes out.
    ///
    /// Fails with `Locked`, `Foreign`, `Newer`, `Unreleased`, `Damaged`, `ReadOnly`, `Unopenable`, `DiskFull` or `Sqlite`.
    pub fn open(path: impl AsRef<Path>) -> Result<Self> {
        let engine = sqlite::engine::Engine::open(path.as_ref())?;
        Ok(Self(Arc::new(Engine::Sqlite(engine))))
    }

    /// Connects to the `PostgreSQL` database at `url` (`postgres://user:password@host:port/database`), and migrates it to the newest
    /// format. Blocks until that is done. If the server is gone later, reads and writes fail until it is back. Other processes may
    /// work on it at the same time; [`lease`](Tx::lease) keeps them apart where that is needed.
    ///
    /// Fails with `Address`, `Unreachable`, `Refused`, `Foreign`, `Newer`, `Unreleased`, `DiskFull` or `Postgres`.
    pub fn connect(url: &str) -> Result<Self> {
        let engine = postgres::engine::Engine::open(url)?;
        Ok(Self(Arc::new(Engine::Postgres(engine))))
    }

    /// The way of a simulated process to a simulated storage, which others use, too, if this one has a `name` there.
    pub fn simulated(storage: SimulatedStorage, disk: Arc<dyn Disk>, name: Option<String>) -> Self {
        let engine = simulated::Engine::of(storage, disk, name);
        Self(Arc::new(Engine::Simulated(engine)))
    }

    /// Commits and answers everything asked for so far, then closes the file. Blocks until that is done, which takes
    /// milliseconds; whatever is asked for afterwards fails with [`Error::Closed`]. Dropping the last clone does the same.
    pub fn close(&self) {
        match &*self.0 {
            Engine::Sqlite(engine) => engine.close(),
            Engine::Postgres(engine) => engine.close(),
            Engine::Simulated(_) => {}
        }
    }

    /// The transactions committed since it was opened, each one wait for the disk. There are fewer of them than writes, the more the
    /// busier the store is: writes that come together share one.
    pub fn commits(&self) -> u64 {
        self.account().commits()
    }

    /// Which faults the store had, and whether they are over.
    pub fn health(&self) -> StoreHealth {
        self.account().report()
    }

    fn account(&self) -> &Health {
        match &*self.0 {
            Engine::Sqlite(engine) => engine.health(),
            Engine::Postgres(engine) => engine.health(),
            Engine::Simulated(engine) => engine.health(),
        }
    }

    /// Reads what `work` asks for, all of one moment. It runs on a thread that reads, so nothing long is worked out in it.
    pub async fn read<T: Send + 'static>(
        &self,
        work: impl FnOnce(Tx<'_>) -> Result<T> + Send + 'static,
    ) -> Result<T> {
        let found = match &*self.0 {
            Engine::Sqlite(engine) => engine.read(|db| work(Tx(db))).await,
            Engine::Postgres(engine) => engine.on_reader(move |db| db.read(work)).await,
            Engine::Simulated(engine) => engine.read(work).await,
        };
        found.inspect_err(|error| self.account().read_failed(error))
    }

    /// Writes what `work` asks for, all or nothing; when this returns it is on the disk. It may be run again, where another transaction
    /// got in its way.
    pub async fn write<T: Send + 'static>(
        &self,
        work: impl Fn(Tx<'_>) -> Result<T> + Send + 'static,
    ) -> Result<T> {
        let done = self.commit(deadline::in_time(work)).await;
        deadline::met(done)
    }

    /// Writes whenever that is.
    async fn commit<T: Send + 'static>(
        &self,
        work: impl Fn(Tx<'_>) -> Result<T> + Send + 'static,
    ) -> Result<T> {
        let done = match &*self.0 {
            Engine::Sqlite(engine) => engine.write(move |db| work(Tx(db))).await,
            Engine::Postgres(engine) => engine.on_writer(move |db| db.write(&work)).await,
            Engine::Simulated(engine) => engine.write(work).await,
        };
        done.inspect_err(|error| self.account().write_failed(error))
    }

    /// Writes what was decided from a known state of a table, and raises the table's revision by one.
    pub async fn write_at<T: Send + 'static>(
        &self,
        known: &mut TableAt,
        work: impl Fn(Tx<'_>, TableAt) -> Result<T> + Send + 'static,
    ) -> Result<T> {
        let at = known.for_a_write();
        let done = self.write(move |tx| work(tx, at)).await?;
        *known = at.after(1);
        Ok(done)
    }

    /// Runs a [`write`](Self::write) that deletes. Afterwards a file has no bytes left of what was deleted.
    pub async fn delete<T: Send + 'static>(
        &self,
        work: impl Fn(Tx<'_>) -> Result<T> + Send + 'static,
    ) -> Result<T> {
        let done = self.write(work).await?;
        if let Engine::Sqlite(engine) = &*self.0 {
            engine.purge();
            self.commit(|_| Ok(())).await?;
        }
        Ok(done)
    }

    /// Tries out writes at a new table and undoes them, so that nothing is stored or seen by others. They run on a thread that
    /// writes, so they must be short. A panic in them is resumed in the caller.
    pub async fn rehearse<T, E>(
        &self,
        work: impl FnOnce(Tx<'_>) -> Result<T, E> + Send + 'static,
    ) -> Result<T, E>
    where
        T: Send + 'static,
        E: From<Error> + Send + 'static,
    {
        let work = |tx: Tx<'_>| catch_unwind(AssertUnwindSafe(|| work(tx)));
        let tried = match &*self.0 {
            Engine::Sqlite(engine) => engine.rehearse(work).await,
            Engine::Postgres(engine) => engine.on_writer(|db| db.rehearse(work)).await,
            Engine::Simulated(engine) => engine.rehearse(work).await,
        };
        tried
            .inspect_err(|error| self.account().write_failed(error))?
            .unwrap_or_else(|panic| resume_unwind(panic))
    }

    /// Stores one act as [`Tx::append`] does, and fails like it. Gives the state of the table after it.
    pub async fn append(&self, append: Append) -> Result<TableAt> {
        let (at, is_alone) = (append.table, append.is_alone());
        let work = deadline::in_time(move |tx| tx.append(&append));
        let done = match &*self.0 {
            // A file has several writes in one transaction anyway.
            Engine::Postgres(engine) if is_alone => {
                let done = engine.on_writer(move |db| db.write_alone(&work)).await;
                done.inspect_err(|error| self.account().write_failed(error))
            }
            _ => self.commit(work).await,
        };
        let stored = deadline::met(done);
        self.account().moved(&stored);
        stored?;
        Ok(at.after(1))
    }

    /// After a move that could not be stored: tries whether one can be again, and undoes it. The store is healthy again when that, or a
    /// move, has succeeded. Nothing is tried while anything else fails.
    pub async fn try_move(&self) {
        if self.account().only_a_move_failed() {
            let tried = self.rehearse(play::try_move).await;
            self.account().moved(&tried);
        }
    }

    /// Notes what was done about the turns at a table, whatever its phase. Fails with `Gone`, `Raced` or `NotSeated`. Gives the state of
    /// the table after it.
    pub async fn update_turns(&self, update: TurnUpdate) -> Result<TableAt> {
        let at = update.table;
        let raised = self.write(move |tx| tx.update_turns(&update)).await?;
        Ok(at.after(raised))
    }

    /// The tables at which work is due by now, longest due first, at most `limit`, for somebody who does that work. Where other processes
    /// may work on the store, they are claimed: until `until` they are due for nobody else, by when the work is done and says when more is
    /// due. The work of a process that dies falls to another then.
    pub async fn claim_due(&self, by: Uptime, until: Uptime, limit: u32) -> Result<Vec<TableId>> {
        if self.is_shared() {
            self.write(move |tx| tx.claim_due(by, until, limit)).await
        } else {
            self.read(move |tx| tx.tables_due(by, limit)).await
        }
    }

    /// The revision of a table; `None` if there is no such table. What was loaded at another revision is out of date.
    pub async fn revision(&self, table: TableId) -> Result<Option<i64>> {
        let Engine::Postgres(engine) = &*self.0 else {
            return self.read(move |tx| tx.revision(table)).await;
        };
        let look = move |db: &Shared| db.look(&|tx| tx.revision(table));
        let found = engine.on_reader(look).await;
        found.inspect_err(|error| self.account().read_failed(error))
    }

    /// Deletes tables that ended before a moment, oldest first and at most `limit`, and returns their numbers; and the days that were over
    /// then.
    pub async fn drop_ended_before(&self, before: WallTime, limit: u32) -> Result<Vec<TableId>> {
        let dropped = self.write(move |tx| tx.drop_ended_before(before, limit));
        let (dropped, is_any) = dropped.await?;
        if is_any {
            self.delete(|_| Ok(())).await?;
        }
        Ok(dropped)
    }

    /// Whether other processes may work on the same store at the same time.
    pub fn is_shared(&self) -> bool {
        match &*self.0 {
            Engine::Postgres(_) => true,
            Engine::Sqlite(_) => false,
            Engine::Simulated(engine) => engine.process.is_some(),
        }
    }

    /// The name of this bot for its leases, by which a server knows whether it is connected.
    pub fn process(&self) -> &str {
        match &*self.0 {
            Engine::Postgres(engine) => engine.process(),
            // It has every lease without asking.
            Engine::Sqlite(_) => "",
            Engine::Simulated(engine) => engine.process.as_deref().unwrap_or_default(),
        }
    }
}
