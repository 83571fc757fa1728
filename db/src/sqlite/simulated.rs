//! A storage for simulations: in memory, and each transaction one step on the thread that asks for it. What a disk, a server or a network
//! would do to it is decided by whoever simulates them. Several processes can share it, as they share a server.

use std::sync::Arc;
use std::sync::mpsc::TryRecvError;
use std::time::Duration;

use parking_lot::Mutex;
use rusqlite::{Connection, ToSql, params};
use tables::time::WallTime;

use super::{file, threads};
use crate::error::{Error, Result};
use crate::health::Health;
use crate::sql::rows::{Db, Row, Tx};

/// What is stored. Clones are the same storage, which outlives the processes that use it.
#[derive(Clone)]
pub struct SimulatedStorage(Arc<Mutex<Connection>>);

/// What happens to one transaction.
#[derive(Debug, Default)]
pub struct Fate {
    /// How long it takes until it is done.
    pub before: Duration,
    /// How long it takes from then until somebody is told.
    pub after: Duration,
    /// What somebody is told instead of what came of it, and whether it was done nevertheless.
    pub failure: Option<(Error, bool)>,
}

/// The way of a process to the storage, and the clock there.
pub trait Disk: Send + Sync {
    /// What is to happen to the next transaction.
    fn fate(&self, is_write: bool) -> Fate;

    /// The time by the storage's clock.
    fn now(&self) -> WallTime;

    /// Whether the process lives. What one that does not has begun is never done.
    fn is_alive(&self) -> bool;
}

impl SimulatedStorage {
    /// An empty one.
    pub fn new() -> Result<Self> {
        let db = file::open_in_memory()?;
        // What a server has and a file has not: its time, and the bots that are connected.
        db.execute_batch(
            "CREATE TEMP TABLE clock (now INTEGER NOT NULL); INSERT INTO clock VALUES (0);
             CREATE TEMP TABLE pg_stat_activity (application_name TEXT NOT NULL)",
        )?;
        Ok(Self(Arc::new(Mutex::new(db))))
    }

    /// What is stored now, without a transaction of any process.
    pub fn look<T>(&self, work: impl FnOnce(Tx<'_>) -> Result<T>) -> Result<T> {
        work(Tx(&*self.0.lock()))
    }

    /// Notes the names of the processes that live.
    pub fn set_alive(&self, names: &[String]) -> Result<()> {
        let db = self.0.lock();
        db.change("DELETE FROM pg_stat_activity", &[])?;
        for name in names {
            db.change("INSERT INTO pg_stat_activity VALUES (?1)", params![name])?;
        }
        Ok(())
    }

    fn tick(&self, disk: &dyn Disk) -> Result<()> {
        let now = params![disk.now().0];
        self.0.lock().change("UPDATE clock SET now = ?1", now)?;
        Ok(())
    }
}

/// One process's use of it.
pub(crate) struct Engine {
    storage: SimulatedStorage,
    disk: Arc<dyn Disk>,
    /// The name of the process where others use the storage, too.
    pub(crate) process: Option<String>,
    /// Where nobody else does, one write follows the other.
    writer: Arc<tokio::sync::Mutex<()>>,
    health: Arc<Health>,
}

impl Engine {
    pub(crate) fn of(
        storage: SimulatedStorage,
        disk: Arc<dyn Disk>,
        process: Option<String>,
    ) -> Self {
        Self {
            storage,
            disk,
            process,
            writer: Arc::default(),
            health: Arc::new(Health::new()),
        }
    }

    pub(crate) fn health(&self) -> &Health {
        &self.health
    }

    /// Runs work in a transaction, also if nobody waits for it any more.
    pub(crate) async fn write<T: Send + 'static>(
        &self,
        work: impl FnOnce(Tx<'_>) -> Result<T> + Send + 'static,
    ) -> Result<T> {
        let shared = self.process.is_some();
        let (write, reply) = threads::write(move |db| work(Tx(&Simulated { db, shared })));
        let (fate, health) = (self.disk.fate(true), Arc::clone(&self.health));
        let (storage, disk) = (self.storage.clone(), Arc::clone(&self.disk));
        let turn = (!shared).then(|| Arc::clone(&self.writer).lock_owned());
        tokio::spawn(async move {
            let _turn = match turn {
                Some(turn) => Some(turn.await),
                None => None,
            };
            tokio::time::sleep(fate.before).await;
            if !disk.is_alive() {
                return;
            }
            let ready = match &fate.failure {
                Some((error, false)) => Err(error.clone()),
                _ => storage.tick(&*disk),
            };
            let (committed, answers) = match ready {
                Ok(()) => {
                    let none = || Err(TryRecvError::Empty);
                    threads::batch(&storage.0.lock(), write, none, || Ok(()))
                }
                Err(error) => (Err(error.clone()), vec![write(Err(error))]),
            };
            tokio::time::sleep(fate.after).await;
            let told = match fate.failure {
                Some((error, true)) => committed.and(Err(error)),
                _ => committed,
            };
            if told.is_ok() {
                health.committed();
            }
            for done in answers {
                done.tell(told.clone());
            }
        });
        reply.await.unwrap_or(Err(Error::Closed))
    }

    pub(crate) async fn rehearse<T>(&self, work: impl FnOnce(Tx<'_>) -> T) -> Result<T> {
        self.ask(|simulated| threads::undone(simulated.db, || work(Tx(simulated))))
            .await
    }

    pub(crate) async fn read<T>(&self, work: impl FnOnce(Tx<'_>) -> Result<T>) -> Result<T> {
        self.ask(|simulated| work(Tx(simulated))).await
    }

    async fn ask<T>(&self, work: impl FnOnce(&Simulated<'_>) -> Result<T>) -> Result<T> {
        let fate = self.disk.fate(false);
        tokio::time::sleep(fate.before).await;
        if let Some((error, _)) = fate.failure {
            return Err(error);
        }
        self.storage.tick(&*self.disk)?;
        let found = work(&Simulated {
            db: &self.storage.0.lock(),
            shared: self.process.is_some(),
        });
        tokio::time::sleep(fate.after).await;
        found
    }
}

/// Nobody has a row locked here, since each transaction is one step.
fn unlocked(sql: &str) -> String {
    sql.replace(" FOR UPDATE SKIP LOCKED", "")
}

/// The connection as a transaction of a server that others use, too, or of a file.
struct Simulated<'a> {
    db: &'a Connection,
    shared: bool,
}

impl Db for Simulated<'_> {
    fn query(
        &self,
        sql: &str,
        params: &[&dyn ToSql],
        each: &mut dyn FnMut(&dyn Row) -> Result<()>,
    ) -> Result<()> {
        self.db.query(&unlocked(sql), params, each)
    }

    fn change(&self, sql: &str, params: &[&dyn ToSql]) -> Result<usize> {
        self.db.change(&unlocked(sql), params)
    }

    fn random_digits(&self) -> &'static str {
        self.db.random_digits()
    }

    fn now(&self) -> &'static str {
        "(SELECT now FROM temp.clock)"
    }

    fn is_shared(&self) -> bool {
        self.shared
    }
}
