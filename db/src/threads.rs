//! The threads that hold connections: one that writes, many acts to a commit, and a few that read beside it.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, TryRecvError};
use std::sync::{Mutex, PoisonError};

use rusqlite::Connection;
use tokio::sync::oneshot;

use crate::Error;

/// The most acts in one transaction: bounds how long the first of them waits for the last.
const BATCH: usize = 256;

/// An act that writes. Given the open transaction it does its work, given an error it does nothing;
/// either way it hands back how to answer its caller once the transaction's fate is known.
pub(crate) type Write = Box<dyn FnOnce(Result<&Connection, Error>) -> Done + Send>;

/// A look at the file. It answers its caller itself.
pub(crate) type Read = Box<dyn FnOnce(&Connection) + Send>;

pub(crate) struct Done {
    /// Why the act failed, if it did.
    failure: Option<Error>,
    answer: Box<dyn FnOnce(Result<(), Error>) + Send>,
}

pub(crate) type Reply<T> = oneshot::Receiver<Result<T, Error>>;

/// Packs work for the writer.
pub(crate) fn write<T: Send + 'static>(
    work: impl FnOnce(&Connection) -> Result<T, Error> + Send + 'static,
) -> (Write, Reply<T>) {
    let (sender, reply) = oneshot::channel();
    let job = move |db: Result<&Connection, Error>| {
        let outcome = db.and_then(|db| alone(db, work));
        let failure = outcome.as_ref().err().cloned();
        // A caller that no longer waits is no fault: what it asked for is stored all the same.
        let answer = |committed: Result<(), Error>| drop(sender.send(committed.and(outcome)));
        Done {
            failure,
            answer: Box::new(answer),
        }
    };
    (Box::new(job), reply)
}

/// Packs work for a reader.
pub(crate) fn read<T: Send + 'static>(
    work: impl FnOnce(&Connection) -> Result<T, Error> + Send + 'static,
) -> (Read, Reply<T>) {
    let (sender, reply) = oneshot::channel();
    (Box::new(move |db| drop(sender.send(work(db)))), reply)
}

/// Runs one act so that its failure undoes that act only.
fn alone<T>(
    db: &Connection,
    work: impl FnOnce(&Connection) -> Result<T, Error>,
) -> Result<T, Error> {
    run(db, "SAVEPOINT act")?;
    let outcome = work(db);
    // When a disk is full SQLite may have undone the whole transaction; then there is no savepoint to go back to.
    if outcome.is_err() && !db.is_autocommit() {
        run(db, "ROLLBACK TO act")?;
    }
    if !db.is_autocommit() {
        run(db, "RELEASE act")?;
    }
    outcome
}

fn run(db: &Connection, sql: &str) -> Result<(), Error> {
    db.prepare_cached(sql)?.execute([])?;
    Ok(())
}

/// The writer's life: wait for an act, commit it with all that have queued up, answer; until no more can come.
pub(crate) fn write_until_closed(db: &Connection, queue: &Receiver<Write>, batches: &AtomicU64) {
    while let Ok(first) = queue.recv() {
        let (fate, answers) = batch(db, first, || queue.try_recv());
        match &fate {
            Ok(()) => drop(batches.fetch_add(1, Ordering::Relaxed)),
            Err(error) => tracing::error!(acts = answers.len(), %error, "a batch of writes failed"),
        }
        for done in answers {
            (done.answer)(fate.clone());
        }
    }
}

/// One transaction: the first act and those that wait behind it. An answer may be given only with the fate returned here.
fn batch(
    db: &Connection,
    first: Write,
    mut more: impl FnMut() -> Result<Write, TryRecvError>,
) -> (Result<(), Error>, Vec<Done>) {
    let mut answers = Vec::new();
    let mut fate = run(db, "BEGIN IMMEDIATE");
    let mut next = Some(first);
    while let Some(act) = next.take() {
        let done = act(fate.clone().map(|()| db));
        if fate.is_ok() && db.is_autocommit() {
            // SQLite gave up the whole transaction, so the acts before this one are gone as well.
            fate = Err(done.failure.clone().unwrap_or(Error::Closed));
        }
        answers.push(done);
        if fate.is_ok() && answers.len() < BATCH {
            next = more().ok();
        }
    }
    fate = fate.and_then(|()| run(db, "COMMIT"));
    if fate.is_err()
        && !db.is_autocommit()
        && let Err(error) = run(db, "ROLLBACK")
    {
        tracing::error!(%error, "a failed batch could not be undone");
    }
    (fate, answers)
}

/// A reader's life: take the next look from the queue all readers share; until no more can come.
pub(crate) fn read_until_closed(db: &Connection, queue: &Mutex<Receiver<Read>>) {
    loop {
        let next = queue.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(look) = next else { return };
        look(db);
    }
}
