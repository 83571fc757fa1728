//! The store: the one door to the file. Every method is one act or one look.

use std::fs::File;
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{self, Sender};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use rusqlite::Connection;

use crate::rehearsal::Rehearsal;
use crate::threads::{self, Commits, Read, Reply, Write};
use crate::{
    Append, Counts, Error, Head, Lag, NewSeat, NewTable, NotificationSettings, Phase, Start,
    StoredTable, TableId, TableTime, TurnUpdate, Uptime, Vote, WallTime, clocks, file, queries,
    writes,
};

/// Looks are short and presses mostly need none; two let a long one run without holding up the others.
const READERS: usize = 2;

/// An open store. Clones are the same store.
///
/// An act resolves when it is on the disk, or failed; acts asked for at the same time share one commit. A look sees every act that
/// resolved before it was asked for. Dropping the future of an act does not undo the act.
#[derive(Clone)]
pub struct Store(Arc<Shared>);

struct Shared {
    open: Mutex<Option<Open>>,
    appends: AtomicU64,
    commits: Arc<Commits>,
    changes: AtomicU64,
}

struct Open {
    acts: Sender<Write>,
    looks: Sender<Read>,
    writer: JoinHandle<()>,
    readers: Vec<JoinHandle<()>>,
    _lock: File,
}

impl Store {
    /// Opens the file at `path`, makes it if there is none (its folder must exist), and brings it to the newest format.
    /// Beside it appear `-wal` and `-shm` while it is open, and a `.lock` that keeps other processes out.
    ///
    /// Fails with `Locked`, `Foreign`, `Newer`, `ReadOnly`, `Unopenable`, `DiskFull` or `Sqlite`.
    pub fn open(path: impl AsRef<Path>) -> Result<Self, Error> {
        let path = file::resolve(path.as_ref())?;
        let lock = file::lock(&path)?;
        let db = file::open_writer(&path)?;
        let commits = Arc::new(Commits {
            count: AtomicU64::new(0),
            last: Mutex::new(Instant::now()),
        });

        let (looks, queue) = mpsc::channel();
        let queue = Arc::new(Mutex::new(queue));
        let mut readers = Vec::new();
        for _ in 0..READERS {
            let (db, queue) = (file::open_reader(&path)?, Arc::clone(&queue));
            readers.push(spawn("db-reader", move || {
                threads::read_until_closed(&db, &queue);
            })?);
        }
        let (acts, queue) = mpsc::channel();
        let count = Arc::clone(&commits);
        let writer = spawn("db-writer", move || {
            threads::write_until_closed(&db, &queue, &count);
        })?;

        let open = Mutex::new(Some(Open {
            acts,
            looks,
            writer,
            readers,
            _lock: lock,
        }));
        Ok(Self(Arc::new(Shared {
            open,
            appends: AtomicU64::new(0),
            commits,
            changes: AtomicU64::new(0),
        })))
    }

    /// Commits and answers everything asked for so far, then lets go of the file. Blocks until that is done, which is
    /// milliseconds; whatever is asked afterwards fails with [`Error::Closed`]. Dropping the last clone does the same.
    pub fn close(&self) {
        self.0.close();
    }

    /// What the store has done since it was opened.
    #[must_use]
    pub fn counts(&self) -> Counts {
        Counts {
            appends: self.0.appends.load(Ordering::Relaxed),
            batches: self.0.commits.count.load(Ordering::Relaxed),
        }
    }

    /// How long ago something was last stored; at first, how long the store has been open.
    #[must_use]
    pub fn since_commit(&self) -> Duration {
        let last = self.0.commits.last.lock();
        last.unwrap_or_else(PoisonError::into_inner).elapsed()
    }

    /// How many tables are in the lobby, and how many in play.
    pub async fn count_open(&self) -> Result<(u32, u32), Error> {
        self.read(queries::count_open).await
    }

    /// Opens a table in the phase lobby. Fails with `Taken` when one user is given two seats, or `Bad`.
    pub async fn create_table(&self, new: NewTable) -> Result<TableId, Error> {
        self.write(move |db| writes::create(db, &new)).await
    }

    /// Tries acts at a new table and undoes them: nothing is stored, and nobody else sees any of it. They run on the thread that
    /// writes, so they are to be short. A panic in them is resumed in the caller.
    pub async fn rehearse<T, E>(
        &self,
        acts: impl FnOnce(&Rehearsal<'_>) -> Result<T, E> + Send + 'static,
    ) -> Result<T, E>
    where
        T: Send + 'static,
        E: From<Error> + Send + 'static,
    {
        let tried = self.write(|db| {
            let acts = AssertUnwindSafe(|| acts(&Rehearsal(db)));
            threads::undone(db, || catch_unwind(acts))
        });
        tried.await?.unwrap_or_else(|panic| resume_unwind(panic))
    }

    /// Seats a person in a lobby of at most `max_seats`. Fails with `Gone`, `WrongPhase`, `Taken`, `Full` or `Bad`.
    pub async fn join(
        &self,
        table: TableId,
        new: NewSeat,
        max_seats: u32,
        at: WallTime,
    ) -> Result<(), Error> {
        self.write(move |db| writes::join(db, table, &new, max_seats, at))
            .await
    }

    /// Takes a person out of a lobby (during play a person leaves by [`append`](Self::append)).
    /// A host who leaves makes room for who has sat longest. True if nobody remained, so that the table is closed; [`Head::why`] is
    /// `empty` then. Fails with `Gone`, `WrongPhase` or `NotSeated`.
    pub async fn leave(&self, table: TableId, user: &str, at: WallTime) -> Result<bool, Error> {
        let user = user.to_owned();
        self.write(move |db| writes::leave(db, table, &user, at))
            .await
    }

    /// Changes a person's lucky word while the table is in the lobby. Fails with `Gone`, `WrongPhase` or `NotSeated`.
    pub async fn set_word(
        &self,
        table: TableId,
        user: &str,
        word: &str,
        at: WallTime,
    ) -> Result<(), Error> {
        let (user, word) = (user.to_owned(), word.to_owned());
        self.write(move |db| writes::set_word(db, table, &user, &word, at))
            .await
    }

    /// Makes a seated person the host of an open table. Fails with `Gone`, `WrongPhase` or `NotSeated`.
    pub async fn set_host(&self, table: TableId, host: &str) -> Result<(), Error> {
        let host = host.to_owned();
        self.write(move |db| writes::set_host(db, table, &host))
            .await
    }

    /// Notes where the table is shown, in any phase; none when the message is gone. Fails with `Gone` or `Bad`.
    pub async fn set_message(
        &self,
        table: TableId,
        channel: &str,
        message: Option<&str>,
    ) -> Result<(), Error> {
        let (channel, message) = (channel.to_owned(), message.map(str::to_owned));
        self.write(move |db| writes::set_message(db, table, &channel, message.as_deref()))
            .await
    }

    /// Turns a lobby into play and stores ply 0. Fails with `Gone`, `WrongPhase` (started or closed meanwhile), `Raced` (the
    /// seats or words are not those given) or `Bad` (a seat missing or given twice).
    pub async fn start(&self, start: Start) -> Result<(), Error> {
        self.write(move |db| writes::start(db, &start)).await
    }

    /// Stores one ply, and with it a departure and the outcome. Fails with `Gone`, `Raced` (that ply is stored already, or the
    /// table is not in play), `NotSeated` (the one who is to leave has left before) or `Bad`.
    pub async fn append(&self, append: Append) -> Result<(), Error> {
        let over = append.over.is_some();
        self.write(move |db| writes::append(db, &append)).await?;
        self.0.appends.fetch_add(1, Ordering::Relaxed);
        if over {
            self.changed();
        }
        Ok(())
    }

    /// Ends an open table without an outcome; `why` is a word of the caller's. Fails with `Gone` or `WrongPhase`.
    pub async fn close_table(&self, table: TableId, why: &str, at: WallTime) -> Result<(), Error> {
        let why = why.to_owned();
        self.write(move |db| writes::close(db, table, &why, at))
            .await
    }

    /// Notes when an open table is to be looked at next, on the program's clock. Fails with `Gone` or `Raced` (not in play).
    pub async fn set_due(&self, table: TableId, due: Option<Uptime>) -> Result<(), Error> {
        self.write(move |db| clocks::set_due(db, table, due)).await
    }

    /// Notes what was seen to at a table, whatever its phase. Fails with `Gone` or `NotSeated`.
    pub async fn update_turns(&self, update: TurnUpdate) -> Result<(), Error> {
        self.write(move |db| clocks::update_turns(db, &update))
            .await
    }

    /// Notes the message that calls those to act. Fails with `Gone`.
    pub async fn set_ping(&self, table: TableId, message: &str) -> Result<(), Error> {
        let message = message.to_owned();
        self.write(move |db| clocks::set_ping(db, table, &message))
            .await
    }

    /// A player takes their seat back from the house; `time` is the table's, `due` the program's. Fails with `Gone`, `Raced` (not
    /// in play) or `NotSeated`.
    pub async fn take_back(
        &self,
        table: TableId,
        seat: u8,
        time: TableTime,
        due: Uptime,
    ) -> Result<(), Error> {
        self.write(move |db| clocks::take_back(db, table, seat, time, due))
            .await
    }

    /// Notes that a seat agrees to something. Fails with `Gone`, `Raced` (not in play) or `NotSeated`.
    pub async fn agree(&self, table: TableId, seat: u8, vote: Vote) -> Result<(), Error> {
        self.write(move |db| clocks::agree(db, table, seat, vote))
            .await
    }

    /// Stops a table in play: its own clock shows `time` until [`resume`](Self::resume). Fails with `Gone` or `Raced` (not in play,
    /// or paused already).
    pub async fn pause(&self, table: TableId, time: TableTime, due: Uptime) -> Result<(), Error> {
        self.write(move |db| clocks::pause(db, table, time, due))
            .await
    }

    /// Lets a paused table go on, its clock `held` behind the program's, and nobody agreeing to anything. Fails with `Gone` or
    /// `Raced` (not in play, or not paused).
    pub async fn resume(&self, table: TableId, held: Lag, due: Uptime) -> Result<(), Error> {
        self.write(move |db| clocks::resume(db, table, held, due))
            .await
    }

    /// Keeps how a person wants to be called, in place of what was kept before. Fails with `Bad`.
    pub async fn set_notification_settings(
        &self,
        user: &str,
        settings: NotificationSettings,
    ) -> Result<(), Error> {
        let user = user.to_owned();
        self.write(move |db| clocks::set_notification_settings(db, &user, &settings))
            .await
    }

    /// How a person wants to be called; usual where nothing was chosen.
    pub async fn notification_settings(&self, user: &str) -> Result<NotificationSettings, Error> {
        let user = user.to_owned();
        self.read(move |db| clocks::notification_settings(db, &user))
            .await
    }

    /// The tables that are to be looked at by now on the program's clock, longest due first, at most `limit`.
    pub async fn tables_due(&self, by: Uptime, limit: u32) -> Result<Vec<TableId>, Error> {
        self.read(move |db| clocks::tables_due(db, by, limit)).await
    }

    /// Keeps a value under a key of the caller's, in place of the one before.
    pub async fn put_meta(&self, key: &str, value: &str) -> Result<(), Error> {
        let (key, value) = (key.to_owned(), value.to_owned());
        self.write(move |db| writes::put_meta(db, &key, &value))
            .await
    }

    /// Everything stored of a table, as of one moment.
    pub async fn load(&self, table: TableId) -> Result<Option<StoredTable>, Error> {
        self.read(move |db| queries::load(db, table)).await
    }

    /// A table without its seats and plies.
    pub async fn head(&self, table: TableId) -> Result<Option<Head>, Error> {
        self.read(move |db| queries::head(db, table)).await
    }

    /// The tables in lobby or play in a channel, newest first.
    pub async fn open_tables_in(&self, channel: &str) -> Result<Vec<Head>, Error> {
        let channel = channel.to_owned();
        self.read(move |db| queries::open_tables_in(db, &channel))
            .await
    }

    /// The tables of a channel in any phase, newest first, at most `limit`.
    pub async fn latest_tables_in(&self, channel: &str, limit: u32) -> Result<Vec<Head>, Error> {
        let channel = channel.to_owned();
        self.read(move |db| queries::latest_tables_in(db, &channel, limit))
            .await
    }

    /// The tables in lobby or play at which a user sits and has not left, newest first, at most `limit`.
    pub async fn open_tables_of(&self, user: &str, limit: u32) -> Result<Vec<Head>, Error> {
        let user = user.to_owned();
        self.read(move |db| queries::open_tables_of(db, &user, limit))
            .await
    }

    /// The tables in `phase` (lobby or play; others give none) where nothing happened since `before`, longest idle first, at
    /// most `limit`.
    pub async fn open_tables_touched_before(
        &self,
        before: WallTime,
        phase: Phase,
        limit: u32,
    ) -> Result<Vec<Head>, Error> {
        self.read(move |db| queries::open_tables_touched_before(db, before, phase, limit))
            .await
    }

    /// How many tables in lobby or play of a server a user is host of.
    pub async fn count_open_of(&self, host: &str, guild: &str) -> Result<u32, Error> {
        let (host, guild) = (host.to_owned(), guild.to_owned());
        self.read(move |db| queries::count_open_of(db, &host, &guild))
            .await
    }

    /// The value kept under a key.
    pub async fn get_meta(&self, key: &str) -> Result<Option<String>, Error> {
        let key = key.to_owned();
        self.read(move |db| queries::meta(db, &key)).await
    }

    pub(crate) async fn write<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, Error> + Send + 'static,
    ) -> Result<T, Error> {
        let (act, reply) = threads::write(work);
        self.ask(|open| open.acts.send(act).is_ok(), reply).await
    }

    /// See [`results`](Self::results).
    pub(crate) fn changes(&self) -> &AtomicU64 {
        &self.0.changes
    }

    /// What was finished is not what it was. A caller that goes away before its act is answered would keep this from being called,
    /// so an act that changes results is not to be given up on.
    pub(crate) fn changed(&self) {
        self.0.changes.fetch_add(1, Ordering::Release);
    }

    pub(crate) async fn read<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, Error> + Send + 'static,
    ) -> Result<T, Error> {
        let (look, reply) = threads::read(work);
        self.ask(|open| open.looks.send(look).is_ok(), reply).await
    }

    async fn ask<T>(&self, send: impl FnOnce(&Open) -> bool, reply: Reply<T>) -> Result<T, Error> {
        if !self.0.open().as_ref().is_some_and(send) {
            return Err(Error::Closed);
        }
        reply.await.unwrap_or(Err(Error::Closed))
    }
}

impl std::fmt::Debug for Store {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Store").field(&self.counts()).finish()
    }
}

impl Shared {
    fn open(&self) -> MutexGuard<'_, Option<Open>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn close(&self) {
        // Held to the end, so that a second caller also returns only when all is done.
        let mut open = self.open();
        let Some(Open {
            acts,
            looks,
            writer,
            readers,
            _lock,
        }) = open.take()
        else {
            return;
        };
        // Readers first: the last connection to close folds the log into the file, and only the writer's can.
        drop(looks);
        let readers_panicked = readers
            .into_iter()
            .map(JoinHandle::join)
            .filter(Result::is_err)
            .count();
        drop(acts);
        if writer.join().is_err() || readers_panicked > 0 {
            tracing::error!("a thread of the store panicked");
        }
    }
}

impl Drop for Shared {
    fn drop(&mut self) {
        self.close();
    }
}

fn spawn(name: &str, life: impl FnOnce() + Send + 'static) -> Result<JoinHandle<()>, Error> {
    let failed = |error: io::Error| Error::Unopenable(format!("a thread ({error})"));
    thread::Builder::new()
        .name(name.to_owned())
        .spawn(life)
        .map_err(failed)
}
