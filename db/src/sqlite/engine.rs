//! The open file: its lock, its connections, and the threads that hold them.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Sender};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use parking_lot::Mutex;
use rusqlite::Connection;

use super::lock::FileLock;
use super::presence::Presence;
use super::threads::{self, Read, Reply, Shared, Write};
use super::{backup, check, file};
use crate::error::{Error, Result};
use crate::health::Health;
use crate::sql::rows::Tx;
use crate::workers;

/// Reads are short and most presses need none; with two readers a long read does not hold up the others.
const READERS: usize = 2;

/// How often the whole file is checked.
const CHECK_EVERY: Duration = Duration::from_secs(6 * 60 * 60);

/// An open file. Dropping it closes it.
pub(crate) struct Engine {
    open: Mutex<Option<Open>>,
    shared: Arc<Shared>,
}

struct Open {
    writes: Sender<Write>,
    reads: Sender<Read>,
    writer: JoinHandle<()>,
    readers: Vec<JoinHandle<()>>,
    checker: JoinHandle<()>,
    stop_checking: Arc<AtomicBool>,
    /// Released after all connections are closed.
    _lock: FileLock,
}

impl Engine {
    pub(crate) fn open(given: &Path) -> Result<Self> {
        let path = file::resolve(given)?;
        let mut lock = FileLock::take(&path)?;
        if !lock.had_file() {
            // A new one would begin with table 1, and the boards of the old ones would lead to it.
            let saved = file::beside(&path, backup::SAVED);
            if saved.exists() {
                return Err(Error::Saved(saved.display().to_string()));
            }
            tracing::info!(path = %path.display(), "there is no storage at this path; creating a new one");
        }
        let db = file::open_writer(&path)?;
        lock.extend_to_new_file(&path)?;
        let shared = Arc::new(Shared {
            presence: Presence::note(given, &path),
            path,
            health: Health::new(),
            purge: AtomicBool::new(false),
        });

        let mut readers = Vec::new();
        for _ in 0..READERS {
            let (db, shared) = (file::open_reader(&shared.path)?, Arc::clone(&shared));
            readers.push(move |read: Read| read(shared.presence.check().map(|()| &db)));
        }
        let (reads, readers) = workers::start("db-reader", readers)?;
        let (writes, queue) = mpsc::channel();
        let state = Arc::clone(&shared);
        let thread = workers::spawn("db-writer", move || {
            threads::write_until_closed(&db, &queue, &state);
        })?;
        let stop_checking = Arc::new(AtomicBool::new(false));
        let (stop, state) = (Arc::clone(&stop_checking), Arc::clone(&shared));
        let checker = workers::spawn("db-checker", move || check_until_closed(&stop, &state))?;

        let open = Mutex::new(Some(Open {
            writes,
            reads,
            writer: thread,
            readers,
            checker,
            stop_checking,
            _lock: lock,
        }));
        Ok(Self { open, shared })
    }

    /// Runs work in a transaction of the writer; returns when that is committed, or failed.
    pub(crate) async fn write<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T> + Send + 'static,
    ) -> Result<T> {
        let (write, reply) = threads::write(work);
        self.ask(|open| open.writes.send(write).is_ok(), reply)
            .await
    }

    /// Runs work in a transaction of the writer and undoes it.
    pub(crate) async fn rehearse<T: Send + 'static>(
        &self,
        work: impl FnOnce(Tx<'_>) -> T + Send + 'static,
    ) -> Result<T> {
        self.write(|db| threads::undone(db, || work(Tx(db)))).await
    }

    /// Runs work on a reader.
    pub(crate) async fn read<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T> + Send + 'static,
    ) -> Result<T> {
        let (read, reply) = threads::read(work);
        self.ask(|open| open.reads.send(read).is_ok(), reply).await
    }

    async fn ask<T>(&self, send: impl FnOnce(&Open) -> bool, reply: Reply<T>) -> Result<T> {
        if !self.open.lock().as_ref().is_some_and(send) {
            return Err(Error::Closed);
        }
        reply.await.unwrap_or(Err(Error::Closed))
    }

    /// From the next commit on, nothing is left in the log of what was deleted before; if somebody is reading it, soon afterwards.
    pub(crate) fn purge(&self) {
        self.shared.purge.store(true, Ordering::Relaxed);
    }

    pub(crate) fn health(&self) -> &Health {
        &self.shared.health
    }

    /// Finishes and answers everything asked for so far, then closes the file. Blocks until that is done.
    pub(crate) fn close(&self) {
        // Held to the end, so that a second caller also returns only when all is done.
        let mut held = self.open.lock();
        let Some(open) = held.take() else { return };
        open.stop_checking.store(true, Ordering::Relaxed);
        open.checker.thread().unpark();
        // Readers first: the last connection to close folds the log into the file, and only the writer's can.
        drop(open.reads);
        workers::join(open.readers.into_iter().chain([open.checker]));
        drop(open.writes);
        workers::join([open.writer]);
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        self.close();
    }
}

/// The checker's thread: reads the whole file slowly, now and then.
fn check_until_closed(stop: &Arc<AtomicBool>, shared: &Shared) {
    while !stop.load(Ordering::Relaxed) {
        let found = file::open_reader(&shared.path).and_then(|db| check::thorough(db, stop));
        if found == Err(Error::Closed) {
            return;
        }
        shared.health.checked(&found);
        if let Err(error) = found {
            tracing::error!(%error, "a check of the whole storage has failed");
        }
        let checked = Instant::now();
        while checked.elapsed() < CHECK_EVERY && !stop.load(Ordering::Relaxed) {
            thread::park_timeout(CHECK_EVERY.saturating_sub(checked.elapsed()));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn open(folder: &tempfile::TempDir) -> Engine {
        Engine::open(&folder.path().join("rollhouse.db")).unwrap()
    }

    impl Engine {
        async fn put(&self, key: &'static str, value: &str) -> Result<()> {
            let value = value.to_owned();
            self.write(move |db| Tx(db).put_meta(key, &value)).await
        }

        async fn get(&self, key: &'static str) -> Result<Option<String>> {
            self.read(|db| Tx(db).meta(key)).await
        }
    }

    /// Puts "soup" and runs `sql` in one transaction: a write before them keeps the writer busy until both have queued up.
    /// Returns the answers of the put and of the SQL.
    async fn together(store: &Engine, sql: &'static str) -> [Result<()>; 2] {
        let (go, wait) = mpsc::channel();
        let (_, put, run, ()) = tokio::join!(
            biased;
            store.write(move |_| wait.recv().map_err(|_| Error::Closed)),
            store.put("soup", "noodles"),
            store.write(move |db| Ok(db.execute_batch(sql)?)),
            async move { go.send(()).unwrap() },
        );
        [put, run]
    }

    #[tokio::test]
    async fn a_failed_commit_fails_every_write_in_it_and_none_after() {
        let folder = tempfile::tempdir().unwrap();
        let store = open(&folder);
        // A ply whose table does not exist, which is noticed only at the commit.
        let orphan = "PRAGMA defer_foreign_keys = ON; INSERT INTO log (table_id, number, at, time, text) VALUES (9, 1, 0, 0, 'practice')";
        for answer in together(&store, orphan).await {
            assert!(
                matches!(&answer, Err(Error::Bad(why)) if why.contains("FOREIGN KEY")),
                "{answer:?}"
            );
        }
        assert_eq!(store.health().commits(), 0);
        assert_eq!(store.get("soup").await, Ok(None));

        store.put("soup", "lentils").await.unwrap();
        assert_eq!(store.get("soup").await, Ok(Some("lentils".into())));
    }

    #[tokio::test]
    async fn a_transaction_that_sqlite_rolls_back_fails_every_write_in_it() {
        let folder = tempfile::tempdir().unwrap();
        let store = open(&folder);
        // OR ROLLBACK undoes the whole transaction, as SQLite does by itself when a disk fails at the wrong moment.
        for answer in together(
            &store,
            "INSERT OR ROLLBACK INTO meta VALUES ('soup', 'again')",
        )
        .await
        {
            assert!(
                matches!(&answer, Err(Error::Bad(why)) if why.contains("UNIQUE")),
                "{answer:?}"
            );
        }
        assert_eq!(store.get("soup").await, Ok(None));

        store.put("soup", "lentils").await.unwrap();
        assert_eq!(store.health().commits(), 1);
    }

    #[tokio::test]
    async fn a_failed_write_leaves_nothing_behind_and_does_not_affect_others() {
        let folder = tempfile::tempdir().unwrap();
        let store = open(&folder);
        let [put, run] = together(
            &store,
            "INSERT INTO meta VALUES ('salt', '1'); INSERT INTO meta VALUES ('salt', '2')",
        )
        .await;
        assert_eq!(put, Ok(()));
        assert!(matches!(&run, Err(Error::Bad(_))), "{run:?}");
        assert_eq!(store.get("soup").await, Ok(Some("noodles".into())));
        assert_eq!(
            store.get("salt").await,
            Ok(None),
            "nor the half that had succeeded"
        );
        assert_eq!(store.health().commits(), 1);
    }

    #[tokio::test]
    async fn a_full_disk_is_an_error_until_there_is_room_again() {
        let folder = tempfile::tempdir().unwrap();
        let store = open(&folder);
        let room = |pages: u32| {
            store.write(move |db| {
                Ok(db.pragma_update_and_check(None, "max_page_count", pages, |_| Ok(()))?)
            })
        };
        room(1).await.unwrap();
        assert_eq!(
            store.put("long", &"x".repeat(1 << 20)).await,
            Err(Error::DiskFull)
        );
        assert_eq!(
            store.put("long", &"y".repeat(1 << 20)).await,
            Err(Error::DiskFull)
        );
        room(10_000).await.unwrap();
        store.put("long", &"z".repeat(1 << 20)).await.unwrap();
        assert!(store.get("long").await.unwrap().unwrap().starts_with('z'));
    }
}
