//! Work on connections, each on a thread of its own: one thread writes, many writes to a commit, and a few read beside it.
//!
//! After a commit of several writes, the next one waits 1 ms so that more writes can share its commit.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, TryRecvError};
use std::thread;
use std::time::{Duration, Instant};

use rusqlite::Connection;
use tokio::sync::oneshot;

use super::backup;
use super::file::BUSY;
use super::presence::Presence;
use crate::error::{Error, Result, caught};
use crate::health::Health;
use crate::sql::rows::Db;

/// The most writes in one transaction: bounds how long the first of them waits for the last.
const BATCH: usize = 256;

/// After a transaction with this many writes more are on their way, and the next one waits for them: one wait for the disk then serves
/// several presses, which costs a tenth less processor time for each. Whoever plays alone never waits.
const CROWD: usize = 3;

/// For how long. `PostgreSQL` has the same as `commit_siblings` and `commit_delay`.
const GATHERING: Duration = Duration::from_millis(1);

/// How long after a purge that somebody's read prevented it is tried again, with the next write.
const BETWEEN_PURGES: Duration = Duration::from_secs(1);

/// Work for the writer. Given the open transaction it does its work, given an error it does nothing; either way it returns how to
/// answer its caller once it is known whether the transaction was committed.
pub(super) type Write = Box<dyn FnOnce(Result<&Connection>) -> Done + Send>;

/// Work for a reader. Given a connection it does its work, given an error it does nothing; it answers its caller itself.
pub(super) type Read = Box<dyn FnOnce(Result<&Connection>) + Send>;

pub(super) struct Done {
    /// Why the write failed, if it did.
    failure: Option<Error>,
    answer: Box<dyn FnOnce(Result<()>) + Send>,
}

impl Done {
    /// Answers the caller, once it is known whether the transaction was committed.
    pub(super) fn tell(self, committed: Result<()>) {
        (self.answer)(committed);
    }
}

/// What the threads share.
pub(super) struct Shared {
    pub(super) path: PathBuf,
    pub(super) presence: Presence,
    pub(super) health: Health,
    /// Something was deleted, of which the log must keep nothing.
    pub(super) purge: AtomicBool,
}

pub(super) type Reply<T> = oneshot::Receiver<Result<T>>;

/// Packs work for the writer.
pub(super) fn write<T: Send + 'static>(
    work: impl FnOnce(&Connection) -> Result<T> + Send + 'static,
) -> (Write, Reply<T>) {
    let (sender, reply) = oneshot::channel();
    let job = move |db: Result<&Connection>| {
        let outcome = db.and_then(|db| alone(db, work));
        let failure = outcome.as_ref().err().cloned();
        // A caller that no longer waits is no error: what it asked for is stored all the same.
        let answer = |committed: Result<()>| drop(sender.send(committed.and(outcome)));
        Done {
            failure,
            answer: Box::new(answer),
        }
    };
    (Box::new(job), reply)
}

/// Packs work for a reader.
pub(super) fn read<T: Send + 'static>(
    work: impl FnOnce(&Connection) -> Result<T> + Send + 'static,
) -> (Read, Reply<T>) {
    let (sender, reply) = oneshot::channel();
    let job = move |db: Result<&Connection>| {
        let read = |db: &Connection| {
            // All that is read in it is of one moment.
            let _moment = db.unchecked_transaction()?;
            work(db)
        };
        drop(sender.send(db.and_then(|db| caught(|| read(db)))));
    };
    (Box::new(job), reply)
}

/// Runs one write so that its failure undoes only itself.
fn alone<T>(db: &Connection, work: impl FnOnce(&Connection) -> Result<T>) -> Result<T> {
    run(db, "SAVEPOINT write")?;
    let outcome = caught(|| work(db));
    // When a disk is full SQLite may have undone the whole transaction; then there is no savepoint to go back to.
    if outcome.is_err() && !db.is_autocommit() {
        run(db, "ROLLBACK TO write")?;
    }
    if !db.is_autocommit() {
        run(db, "RELEASE write")?;
    }
    outcome
}

/// Runs work and undoes what it wrote, whatever came of it.
pub(super) fn undone<T>(db: &Connection, work: impl FnOnce() -> T) -> Result<T> {
    run(db, "SAVEPOINT rehearsal")?;
    let outcome = work();
    // As above: there may be no savepoint to go back to.
    if !db.is_autocommit() {
        run(db, "ROLLBACK TO rehearsal")?;
        run(db, "RELEASE rehearsal")?;
    }
    Ok(outcome)
}

fn run(db: &Connection, sql: &str) -> Result<()> {
    db.change(sql, &[]).map(drop)
}

/// The writer's thread: waits for a write, commits it with all that have queued up, and answers them; until no more can come.
pub(super) fn write_until_closed(db: &Connection, queue: &Receiver<Write>, shared: &Shared) {
    let mut saved = false;
    let mut crowded = false;
    let mut next_purge = Instant::now();
    while let Ok(first) = queue.recv() {
        if crowded {
            thread::sleep(GATHERING);
        }
        let present = || shared.presence.check();
        let (committed, answers) = batch(db, first, || queue.try_recv(), present);
        match &committed {
            Ok(()) => shared.health.committed(),
            Err(error) => {
                tracing::error!(writes = answers.len(), %error, "could not commit to the storage");
            }
        }
        crowded = answers.len() >= CROWD;
        if committed.is_ok() && shared.purge.load(Ordering::Relaxed) && next_purge <= Instant::now()
        {
            let is_purged = purge(db);
            if !is_purged {
                next_purge = Instant::now() + BETWEEN_PURGES;
            }
            shared.purge.store(!is_purged, Ordering::Relaxed);
        }
        for done in answers {
            done.tell(committed.clone());
        }
        if !saved && matches!(committed, Err(Error::Vanished(_))) {
            saved = true;
            save(db, &shared.path);
        }
    }
}

/// Brings everything into the file, where what was deleted is overwritten, and empties the log. False while somebody reads what is in it.
fn purge(db: &Connection) -> bool {
    // Nobody who writes waits for a long read, such as a backup.
    let emptied = db.busy_timeout(Duration::ZERO).and_then(|()| {
        db.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |row| {
            row.get::<_, bool>(0)
        })
    });
    if let Err(error) = db.busy_timeout(BUSY) {
        tracing::error!(%error, "could not set how long to wait for another program's lock");
    }
    emptied.is_ok_and(|busy| !busy)
}

/// Keeps what was acknowledged before the file was gone.
fn save(db: &Connection, path: &Path) {
    match backup::save(db, path) {
        Ok(to) => tracing::error!(
            saved = %to.display(),
            "the storage was removed, moved or replaced; saved what was stored until then"
        ),
        Err(error) => tracing::error!(
            %error,
            "the storage was removed, moved or replaced; could not save what was stored until then"
        ),
    }
}

/// One transaction: the first write and those that wait behind it. They may be answered only with the result returned here.
/// `present` fails if the file is gone: before the commit, so that nothing is written to such a file, and after it, so that nothing
/// is acknowledged that is in it nevertheless.
pub(super) fn batch(
    db: &Connection,
    first: Write,
    mut more: impl FnMut() -> Result<Write, TryRecvError>,
    present: impl Fn() -> Result<()>,
) -> (Result<()>, Vec<Done>) {
    let mut answers = Vec::new();
    let mut committed = run(db, "BEGIN IMMEDIATE");
    // All that wait behind a transaction that cannot begin are answered at once, and not one after the other.
    let open = committed.is_ok();
    let mut next = Some(first);
    while let Some(write) = next.take() {
        let done = write(committed.clone().map(|()| db));
        if committed.is_ok() && db.is_autocommit() {
            // SQLite gave up the whole transaction, so the writes before this one are undone as well.
            let unexpected = || Error::Sqlite("a write ended the transaction it ran in".to_owned());
            committed = Err(done.failure.clone().unwrap_or_else(unexpected));
        }
        answers.push(done);
        if (committed.is_ok() || !open) && answers.len() < BATCH {
            next = more().ok();
        }
    }
    let began = Instant::now();
    committed = committed
        .and_then(|()| present())
        .and_then(|()| run(db, "COMMIT"))
        .and_then(|()| present());
    if committed.is_ok() {
        metrics::histogram!("rollhouse_commit_seconds").record(began.elapsed());
    }
    if committed.is_err()
        && !db.is_autocommit()
        && let Err(error) = run(db, "ROLLBACK")
    {
        tracing::error!(%error, "could not roll back a failed transaction of the storage");
    }
    (committed, answers)
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    #[test]
    fn writes_queued_while_another_program_locks_the_file_fail_together() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("rollhouse.db");
        let [ours, other] = [0, 1].map(|_| rusqlite::Connection::open(&path).unwrap());
        ours.execute_batch("PRAGMA journal_mode = WAL; CREATE TABLE soup (name)")
            .unwrap();
        ours.busy_timeout(std::time::Duration::ZERO).unwrap();
        other.execute_batch("BEGIN IMMEDIATE").unwrap();
        let mut writes =
            (0..3).map(|_| write(|db| Ok(db.execute_batch("INSERT INTO soup VALUES (1)")?)).0);
        let first = writes.next().unwrap();
        let more = || writes.next().ok_or(mpsc::TryRecvError::Empty);
        let (committed, answers) = batch(&ours, first, more, || Ok(()));
        assert!(committed.is_err());
        assert_eq!(answers.len(), 3, "all are answered after the first attempt");
        assert!(answers.iter().all(|done| done.failure.is_some()));
    }
}
