//! The threads that hold connections: one that writes, many acts to a commit, and a few that read beside it.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, TryRecvError};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

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

/// What the writer has done.
pub(crate) struct Commits {
    pub(crate) count: AtomicU64,
    /// When the newest one was on the disk; at first, when the store was opened.
    pub(crate) last: Mutex<Instant>,
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

/// Runs acts and undoes them, whatever came of them.
pub(crate) fn undone<T>(db: &Connection, acts: impl FnOnce() -> T) -> Result<T, Error> {
    run(db, "SAVEPOINT rehearsal")?;
    let outcome = acts();
    // As above: there may be no savepoint to go back to.
    if !db.is_autocommit() {
        run(db, "ROLLBACK TO rehearsal")?;
        run(db, "RELEASE rehearsal")?;
    }
    Ok(outcome)
}

fn run(db: &Connection, sql: &str) -> Result<(), Error> {
    db.prepare_cached(sql)?.execute([])?;
    Ok(())
}

/// The writer's life: wait for an act, commit it with all that have queued up, answer; until no more can come.
pub(crate) fn write_until_closed(db: &Connection, queue: &Receiver<Write>, commits: &Commits) {
    while let Ok(first) = queue.recv() {
        let (fate, answers) = batch(db, first, || queue.try_recv());
        match &fate {
            Ok(()) => {
                commits.count.fetch_add(1, Ordering::Relaxed);
                *commits.last.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
            }
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
    // Those who wait behind a transaction that cannot begin are told at once, and not one after the other.
    let open = fate.is_ok();
    let mut next = Some(first);
    while let Some(act) = next.take() {
        let done = act(fate.clone().map(|()| db));
        if fate.is_ok() && db.is_autocommit() {
            // SQLite gave up the whole transaction, so the acts before this one are gone as well.
            let unexpected = || Error::Sqlite("an act ended the transaction it ran in".to_owned());
            fate = Err(done.failure.clone().unwrap_or_else(unexpected));
        }
        answers.push(done);
        if (fate.is_ok() || !open) && answers.len() < BATCH {
            next = more().ok();
        }
    }
    let began = Instant::now();
    fate = fate.and_then(|()| run(db, "COMMIT"));
    if fate.is_ok() {
        metrics::histogram!("rollhouse_commit_seconds").record(began.elapsed());
    }
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

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use crate::{Error, Store};

    fn store(folder: &tempfile::TempDir) -> Store {
        Store::open(folder.path().join("rollhouse.db")).unwrap()
    }

    /// Puts "soup" and runs `sql` in one transaction: an act before them keeps the writer busy until both have queued up.
    /// Answers of the put and of the SQL.
    async fn together(store: &Store, sql: &'static str) -> [Result<(), Error>; 2] {
        let (go, wait) = mpsc::channel();
        let (_, put, run, ()) = tokio::join!(
            biased;
            store.write(move |_| wait.recv().map_err(|_| Error::Closed)),
            store.put_meta("soup", "noodles"),
            store.write(move |db| Ok(db.execute_batch(sql)?)),
            async move { go.send(()).unwrap() },
        );
        [put, run]
    }

    #[tokio::test]
    async fn a_commit_that_fails_fails_everybody_in_it_and_nobody_after() {
        let folder = tempfile::tempdir().unwrap();
        let store = store(&folder);
        // A ply whose table does not exist, which is noticed only at the commit.
        let orphan = "PRAGMA defer_foreign_keys = ON; INSERT INTO plies (table_id, ply, seat, move, faces, hand, at) VALUES (9, 1, 0, 'roll', x'', 'house', 0)";
        for answer in together(&store, orphan).await {
            assert!(
                matches!(&answer, Err(Error::Bad(why)) if why.contains("FOREIGN KEY")),
                "{answer:?}"
            );
        }
        assert_eq!(store.counts().batches, 0);
        assert_eq!(store.get_meta("soup").await, Ok(None));

        store.put_meta("soup", "lentils").await.unwrap();
        assert_eq!(store.get_meta("soup").await, Ok(Some("lentils".into())));
    }

    #[test]
    fn while_another_program_holds_the_file_nobody_waits_behind_another() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("rollhouse.db");
        let [ours, other] = [0, 1].map(|_| rusqlite::Connection::open(&path).unwrap());
        ours.execute_batch("PRAGMA journal_mode = WAL; CREATE TABLE soup (name)")
            .unwrap();
        ours.busy_timeout(std::time::Duration::ZERO).unwrap();
        other.execute_batch("BEGIN IMMEDIATE").unwrap();
        let mut acts = (0..3)
            .map(|_| super::write(|db| Ok(db.execute_batch("INSERT INTO soup VALUES (1)")?)).0);
        let first = acts.next().unwrap();
        let more = || acts.next().ok_or(mpsc::TryRecvError::Empty);
        let (fate, answers) = super::batch(&ours, first, more);
        assert!(fate.is_err());
        assert_eq!(answers.len(), 3, "all are answered at the first try");
        assert!(answers.iter().all(|done| done.failure.is_some()));
    }

    #[tokio::test]
    async fn when_the_file_gives_up_a_transaction_nobody_in_it_is_told_it_worked() {
        let folder = tempfile::tempdir().unwrap();
        let store = store(&folder);
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
        assert_eq!(store.get_meta("soup").await, Ok(None));

        store.put_meta("soup", "lentils").await.unwrap();
        assert_eq!(store.counts().batches, 1);
    }

    #[tokio::test]
    async fn an_act_that_fails_leaves_nothing_behind_and_its_neighbour_alone() {
        let folder = tempfile::tempdir().unwrap();
        let store = store(&folder);
        let [put, run] = together(
            &store,
            "INSERT INTO meta VALUES ('salt', '1'); INSERT INTO meta VALUES ('salt', '2')",
        )
        .await;
        assert_eq!(put, Ok(()));
        assert!(matches!(&run, Err(Error::Bad(_))), "{run:?}");
        assert_eq!(store.get_meta("soup").await, Ok(Some("noodles".into())));
        assert_eq!(
            store.get_meta("salt").await,
            Ok(None),
            "not even the half that had worked"
        );
        assert_eq!(store.counts().batches, 1);
    }

    #[tokio::test]
    async fn a_full_disk_is_told_to_the_caller_and_the_store_works_again_when_there_is_room() {
        let folder = tempfile::tempdir().unwrap();
        let store = store(&folder);
        let room = |pages: u32| {
            store.write(move |db| {
                Ok(db.pragma_update_and_check(None, "max_page_count", pages, |_| Ok(()))?)
            })
        };
        room(1).await.unwrap();
        assert_eq!(
            store.put_meta("long", &"x".repeat(1 << 20)).await,
            Err(Error::DiskFull)
        );
        assert_eq!(
            store.put_meta("long", &"y".repeat(1 << 20)).await,
            Err(Error::DiskFull)
        );
        room(10_000).await.unwrap();
        store.put_meta("long", &"z".repeat(1 << 20)).await.unwrap();
        assert!(
            store
                .get_meta("long")
                .await
                .unwrap()
                .unwrap()
                .starts_with('z')
        );
    }
}
