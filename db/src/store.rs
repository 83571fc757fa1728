//! The store: the one door to what is stored. Each method is one read, or one write that is done whole or not at all. More than 500
//! lines, because it is a list.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use crate::daily::{Day, NewDay, NewRun, Run, RunMove};
use crate::deadline;
use crate::engine::Engine;
use crate::error::Error;
use crate::health::StoreHealth;
use crate::sql::rehearsal::{self, Rehearsal};
use crate::sql::results::Order;
use crate::sql::rows::{Db, one};
use crate::sql::snapshot::Snapshot;
use crate::sql::{
    admin_log, board_tokens, clocks, company, counters, daily, invitations, leases, lobby, marks,
    people, play, results, retention, rooms, seats, settings, tables, unshown,
};
use crate::table_id::{Expected, TableAt, TableId};
use crate::time::{Lag, TableTime, Uptime, WallTime};
use crate::types::{
    AdminAction, Append, Ban, Blocks, BoardToken, ChannelPreset, Counts, Finished, Head,
    Invitation, NewSeat, NewTable, NotificationSettings, Phase, Played, ResultsVersion, Server,
    Sight, Start, StoredTable, Takeover, TurnUpdate, Vote,
};

/// An open store. Clones are the same store.
///
/// A write resolves when it is on the disk, or has failed; writes asked for at the same time share one commit. A read sees every
/// write that resolved before it was asked for. Dropping the future of a write does not undo the write.
#[derive(Clone)]
pub struct Store(Arc<Shared>);

struct Shared {
    engine: Engine,
    appends: AtomicU64,
}

impl Store {
    /// Opens the file at `path`, creates it if there is none (its folder must exist), and migrates it to the newest format.
    /// Beside it appear `-wal` and `-shm` while it is open, and a `.lock` that keeps other processes out.
    ///
    /// Fails with `Locked`, `Foreign`, `Newer`, `Damaged`, `ReadOnly`, `Unopenable`, `DiskFull` or `Sqlite`.
    pub fn open(path: impl AsRef<Path>) -> Result<Self, Error> {
        Engine::open(path.as_ref()).map(Self::on)
    }

    /// Connects to the `PostgreSQL` database at `url` (`postgres://user:password@host:port/database`), and migrates it to the newest
    /// format. Blocks until that is done. If the server is gone later, reads and writes fail until it is back. Other processes may
    /// work on it at the same time; [`lease`](Self::lease) keeps them apart where that is needed.
    ///
    /// Fails with `Address`, `Unreachable`, `Refused`, `Foreign`, `Newer`, `DiskFull` or `Postgres`.
    pub fn connect(url: &str) -> Result<Self, Error> {
        Engine::connect(url).map(Self::on)
    }

    fn on(engine: Engine) -> Self {
        Self(Arc::new(Shared {
            engine,
            appends: AtomicU64::new(0),
        }))
    }

    /// Commits and answers everything asked for so far, then closes the file. Blocks until that is done, which takes
    /// milliseconds; whatever is asked for afterwards fails with [`Error::Closed`]. Dropping the last clone does the same.
    pub fn close(&self) {
        self.0.engine.close();
    }

    /// What the store has done since it was opened.
    #[must_use]
    pub fn counts(&self) -> Counts {
        Counts {
            appends: self.0.appends.load(Ordering::Relaxed),
            batches: self.0.engine.health().commits(),
        }
    }

    /// How long ago the newest commit was; at first, how long the store has been open.
    #[must_use]
    pub fn since_commit(&self) -> Duration {
        self.0.engine.health().since_commit()
    }

    /// Which faults the store had, and whether they are over.
    #[must_use]
    pub fn health(&self) -> StoreHealth {
        self.0.engine.health().report()
    }

    async fn read<T: Send + 'static>(
        &self,
        work: impl FnOnce(&dyn Db) -> Result<T, Error> + Send + 'static,
    ) -> Result<T, Error> {
        self.0.engine.read(work).await
    }

    async fn write<T: Send + 'static>(
        &self,
        work: impl Fn(&dyn Db) -> Result<T, Error> + Send + 'static,
    ) -> Result<T, Error> {
        let deadline = deadline::deadline();
        let work = move |db: &dyn Db| deadline::check(deadline).and_then(|()| work(db));
        let done = self.0.engine.write(work).await;
        if done.is_ok() {
            deadline::begun();
        }
        done
    }

    /// The same for a deletion: a file has no bytes left of what was deleted.
    async fn delete<T: Send + 'static>(
        &self,
        work: impl Fn(&dyn Db) -> Result<T, Error> + Send + 'static,
    ) -> Result<T, Error> {
        let done = self.write(work).await?;
        if let Engine::Sqlite(engine) = &self.0.engine {
            engine.purge().await?;
        }
        Ok(done)
    }

    /// A write that was decided on what is known of a table.
    async fn write_at<T: Send + 'static>(
        &self,
        at: TableAt,
        work: impl Fn(&dyn Db, Expected) -> Result<T, Error> + Send + 'static,
    ) -> Result<T, Error> {
        let expected = at.expect();
        let done = self.write(move |db| work(db, expected)).await?;
        at.raise(expected, 1);
        Ok(done)
    }

    // Lobbies.

    /// Opens a table in the phase lobby. Fails with `Taken` when one user is given two seats, or `Bad`.
    pub async fn create_table(&self, new: NewTable) -> Result<TableId, Error> {
        self.write(move |db| lobby::create(db, &new)).await
    }

    /// The same, unless the host has `most` open tables on the server, and gives the table. Fails with `TooMany` and
    /// `TooManyLobbies`, too.
    pub async fn open_table(&self, new: NewTable, most: u32) -> Result<StoredTable, Error> {
        self.write(move |db| {
            let table = lobby::open(db, &new, most, None)?;
            tables::load_written(db, table)
        })
        .await
    }

    /// The same for the table that follows from another one: its number is stored under a key of the caller's, and the other table's
    /// revision is raised. All or nothing is done. Fails with `Raced`, too.
    pub async fn open_table_from(
        &self,
        new: NewTable,
        most: u32,
        from: &TableAt,
        key: &str,
    ) -> Result<StoredTable, Error> {
        let key = key.to_owned();
        self.write_at(from.clone(), move |db, at| {
            let table = lobby::open(db, &new, most, Some((at, &key)))?;
            tables::load_written(db, table)
        })
        .await
    }

    /// Raises the revision of a table because something was decided about it that is stored elsewhere. Fails with `Gone` or `Raced`.
    pub async fn decide(&self, table: impl Into<TableAt>) -> Result<(), Error> {
        self.write_at(table.into(), play::decide).await
    }

    /// Seats a person in a lobby of at most `max_seats`, and gives the table; a seat that is kept for somebody else counts as taken. Fails
    /// with `Gone`, `WrongPhase`, `Taken`, `Full`, `TooManyLobbies` or `Bad`.
    pub async fn join(
        &self,
        table: TableId,
        new: NewSeat,
        max_seats: u32,
        at: WallTime,
    ) -> Result<StoredTable, Error> {
        self.write(move |db| {
            lobby::join(db, table, &new, max_seats, at)?;
            tables::load_written(db, table)
        })
        .await
    }

    /// Invites a person to a lobby of at most `max_seats` and keeps a seat for them; a later invitation replaces an earlier one.
    /// Fails with `Gone`, `WrongPhase`, `Taken` (they sit there), `Full` or `Bad`.
    pub async fn invite(
        &self,
        table: TableId,
        invitation: Invitation,
        max_seats: u32,
        at: WallTime,
    ) -> Result<(), Error> {
        self.write(move |db| lobby::invite(db, table, &invitation, max_seats, at))
            .await
    }

    /// Notes that an invited person will not come, so no seat is kept for them. Fails with `Gone`, `WrongPhase` or `NotSeated` (they
    /// are not invited, or have declined already).
    pub async fn decline(&self, table: TableId, user: &str, at: WallTime) -> Result<(), Error> {
        let user = user.to_owned();
        self.write(move |db| lobby::decline(db, table, &user, at))
            .await
    }

    /// Takes an invitation back. Fails with `Gone` or `WrongPhase`.
    pub async fn uninvite(&self, table: TableId, user: &str, at: WallTime) -> Result<(), Error> {
        let user = user.to_owned();
        self.write(move |db| lobby::uninvite(db, table, &user, at))
            .await
    }

    /// Offers a seat of a table in play to a person, and to nobody else any more.
    pub async fn offer(&self, table: TableId, offer: Invitation) -> Result<(), Error> {
        self.write(move |db| invitations::offer(db, table, &offer))
            .await
    }

    /// The user to whom a seat in play is offered.
    pub async fn offered_to(&self, table: TableId, seat: u8) -> Result<Option<String>, Error> {
        self.read(move |db| invitations::offered_to(db, table, seat))
            .await
    }

    /// Takes an offer of a seat back.
    pub async fn withdraw_offer(&self, table: TableId, user: &str) -> Result<(), Error> {
        let user = user.to_owned();
        self.write(move |db| invitations::remove(db, table, &user))
            .await
    }

    /// Notes which message calls an invited person.
    pub async fn note_call(&self, table: TableId, user: &str, message: &str) -> Result<(), Error> {
        let (user, message) = (user.to_owned(), message.to_owned());
        self.write(move |db| invitations::note_message(db, table, &user, &message))
            .await
    }

    /// Removes the invitations whose seats are no longer kept, and returns them with their tables.
    pub async fn remove_expired_invitations(
        &self,
        by: WallTime,
    ) -> Result<Vec<(TableId, Invitation)>, Error> {
        self.write(move |db| invitations::remove_expired(db, by))
            .await
    }

    /// Notes when the host of a lobby did something there, if it was this user.
    pub async fn host_acts(&self, table: TableId, user: &str, at: WallTime) -> Result<(), Error> {
        let user = user.to_owned();
        self.write(move |db| lobby::host_acts(db, table, &user, at))
            .await
    }

    /// Takes a person out of a lobby (during play a person leaves by [`append`](Self::append)). A host who leaves is replaced by
    /// the person who joined first of the others. True if nobody remained, so that the table is closed; [`Head::why`] is `empty`
    /// then. Fails with `Gone`, `WrongPhase` or `NotSeated`.
    pub async fn leave(&self, table: TableId, user: &str, at: WallTime) -> Result<bool, Error> {
        let user = user.to_owned();
        self.write(move |db| lobby::leave(db, table, &user, at))
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
        self.write(move |db| lobby::set_word(db, table, &user, &word, at))
            .await
    }

    /// Turns a lobby into play, stores ply 0, and gives the table. Fails with `Gone`, `WrongPhase` (started or closed in the meantime),
    /// `Raced` (the seats or words are not those given) or `Bad` (a seat missing or given twice).
    pub async fn start(&self, start: Start) -> Result<StoredTable, Error> {
        self.write(move |db| {
            lobby::start(db, &start)?;
            tables::load_written(db, start.table)
        })
        .await
    }

    /// Tries writes at a new table and undoes them: nothing is stored, and nobody else sees any of it. They run on a thread that
    /// writes, so they must be short. A panic in them is resumed in the caller.
    pub async fn rehearse<T, E>(
        &self,
        work: impl FnOnce(&Rehearsal<'_>) -> Result<T, E> + Send + 'static,
    ) -> Result<T, E>
    where
        T: Send + 'static,
        E: From<Error> + Send + 'static,
    {
        self.0.engine.rehearse(work).await
    }

    // Play.

    /// Stores one ply, and with it a departure and the outcome. Fails with `Gone`, `Raced` (that ply is stored already, or the
    /// table is not in play), `NotSeated` (the person who is to leave has left before) or `Bad`.
    pub async fn append(&self, append: Append) -> Result<(), Error> {
        let time_to_show = self.is_shared().then_some(unshown::TIME_TO_SHOW);
        let stored = self.write_at(append.table.clone(), move |db, at| {
            play::append(db, &append, at, time_to_show)
        });
        let stored = stored.await;
        self.0.engine.health().moved(&stored);
        stored?;
        self.0.appends.fetch_add(1, Ordering::Relaxed);
        Ok(())
    }

    /// After a move that could not be stored: tries whether one can be again, and undoes it. The store is healthy again when that, or a
    /// move, has succeeded. Nothing is tried while anything else fails.
    pub async fn try_move(&self) {
        if self.0.engine.health().only_a_move_failed() {
            let tried = self.rehearse(rehearsal::try_move).await;
            self.0.engine.health().moved(&tried);
        }
    }

    /// Ends an open table without an outcome; `why` is a word of the caller's. Fails with `Gone` or `WrongPhase`.
    pub async fn close_table(
        &self,
        table: impl Into<TableAt>,
        why: &str,
        at: WallTime,
    ) -> Result<(), Error> {
        let why = why.to_owned();
        self.write_at(table.into(), move |db, at_table| {
            play::close(db, at_table, &why, at)
        })
        .await
    }

    /// Notes where the table is shown, in any phase; none when the message is gone. Fails with `Gone` or `Bad`.
    pub async fn set_message(
        &self,
        table: impl Into<TableAt>,
        channel: &str,
        message: Option<&str>,
    ) -> Result<(), Error> {
        let (channel, message) = (channel.to_owned(), message.map(str::to_owned));
        self.write_at(table.into(), move |db, at| {
            play::set_message(db, at, &channel, message.as_deref())
        })
        .await
    }

    // Seats.

    /// Makes a seated person the host of an open table. Fails with `Gone`, `WrongPhase` or `NotSeated`.
    pub async fn set_host(&self, table: TableId, host: &str) -> Result<(), Error> {
        let host = host.to_owned();
        self.write(move |db| seats::set_host(db, table, &host))
            .await
    }

    /// A player takes their seat back from the house. Fails with `Gone`, `Raced` (not in play) or `NotSeated`.
    pub async fn take_back(
        &self,
        table: impl Into<TableAt>,
        seat: u8,
        time: TableTime,
        due: Uptime,
    ) -> Result<(), Error> {
        self.write_at(table.into(), move |db, at| {
            seats::take_back(db, at, seat, time, due)
        })
        .await
    }

    /// Notes that a seat agrees to something. Fails with `Gone`, `Raced` (not in play) or `NotSeated`.
    pub async fn agree(
        &self,
        table: impl Into<TableAt>,
        seat: u8,
        vote: Vote,
    ) -> Result<(), Error> {
        self.write_at(table.into(), move |db, at| seats::agree(db, at, seat, vote))
            .await
    }

    /// One person takes over the seat of another at a table in play. Fails with `Gone`, `Raced` (not in play), `NotSeated` (the
    /// seat is no longer that person's) or `Taken` (the new player already sits there).
    pub async fn replace(&self, takeover: Takeover) -> Result<(), Error> {
        self.write_at(takeover.table.clone(), move |db, at| {
            seats::replace(db, &takeover, at)
        })
        .await
    }

    /// The last person who was replaced on a seat takes it back, and it is as if nobody else had ever had it: for while the newcomer has
    /// not moved. `time` is as in [`Takeover::time`]. Fails with `Gone`, `Raced` (not in play), `NotSeated` (the seat was not that
    /// person's) or `Taken` (they play there on another seat).
    pub async fn take_seat_again(
        &self,
        table: impl Into<TableAt>,
        seat: u8,
        user: &str,
        time: Option<TableTime>,
        due: Uptime,
    ) -> Result<(), Error> {
        let user = user.to_owned();
        self.write_at(table.into(), move |db, at| {
            seats::take_seat_again(db, at, seat, &user, time, due)
        })
        .await
    }

    /// Notes that a seat was given a hint after a ply; twice is once. Returns whether this is the first time. Fails with `Gone` or `Raced`
    /// (not in play).
    pub async fn give_hint(
        &self,
        table: impl Into<TableAt>,
        seat: u8,
        ply: u32,
    ) -> Result<bool, Error> {
        self.write_at(table.into(), move |db, at| {
            seats::give_hint(db, at, seat, ply)
        })
        .await
    }

    // Clocks.

    /// Notes when work is next due at a table in play. Fails with `Gone` or `Raced` (not in play).
    pub async fn set_due(&self, table: TableId, due: Option<Uptime>) -> Result<(), Error> {
        self.write(move |db| clocks::set_due(db, table, due)).await
    }

    /// Notes what was done about the turns at a table, whatever its phase. Fails with `Gone`, `Raced` or `NotSeated`.
    pub async fn update_turns(&self, update: TurnUpdate) -> Result<(), Error> {
        let at = update.table.clone();
        let expected = at.expect();
        let raised = self.write(move |db| clocks::update_turns(db, &update, expected));
        at.raise(expected, raised.await?);
        Ok(())
    }

    /// Notes the message that notifies the players who are to act. Fails with `Gone`.
    pub async fn set_ping(&self, table: impl Into<TableAt>, message: &str) -> Result<(), Error> {
        let message = message.to_owned();
        self.write_at(table.into(), move |db, at| {
            clocks::set_ping(db, at, &message)
        })
        .await
    }

    /// Work is due at once at every table in play that has a house player: a process may have been killed while one of them was thinking.
    pub async fn wake_house_players(&self) -> Result<(), Error> {
        self.write(clocks::wake_house_players).await
    }

    /// Stops the clocks of a table in play: its own time stays at `time` until [`resume`](Self::resume). Fails with `Gone` or
    /// `Raced` (not in play, or paused already).
    pub async fn pause(
        &self,
        table: impl Into<TableAt>,
        time: TableTime,
        due: Uptime,
    ) -> Result<(), Error> {
        self.write_at(table.into(), move |db, at| clocks::pause(db, at, time, due))
            .await
    }

    /// Stops a table in play whose channel cannot be reached, as [`pause`](Self::pause) does; [`resume`](Self::resume) lets it go
    /// on. Fails with `Gone` or `Raced` (not in play, or paused already).
    pub async fn suspend_unreachable(
        &self,
        table: impl Into<TableAt>,
        time: TableTime,
        due: Uptime,
    ) -> Result<(), Error> {
        self.write_at(table.into(), move |db, at| {
            clocks::suspend_unreachable(db, at, time, due)
        })
        .await
    }

    /// Lets a paused table go on; votes for a pause are withdrawn. Fails with `Gone` or `Raced` (not in play, or not paused).
    pub async fn resume(
        &self,
        table: impl Into<TableAt>,
        lag: Lag,
        due: Uptime,
    ) -> Result<(), Error> {
        self.write_at(table.into(), move |db, at| clocks::resume(db, at, lag, due))
            .await
    }

    /// The tables at which work is due by now, longest due first, at most `limit`.
    pub async fn tables_due(&self, by: Uptime, limit: u32) -> Result<Vec<TableId>, Error> {
        self.read(move |db| tables::tables_due(db, by, limit)).await
    }

    /// The same, for somebody who does that work. Where other processes may work on the store, they are claimed: until `until` they are
    /// due for nobody else, by when the work is done and says when more is due. The work of a process that dies falls to another then.
    pub async fn claim_due(
        &self,
        by: Uptime,
        until: Uptime,
        limit: u32,
    ) -> Result<Vec<TableId>, Error> {
        if self.is_shared() {
            self.write(move |db| clocks::claim_due(db, by, until, limit))
                .await
        } else {
            self.tables_due(by, limit).await
        }
    }

    /// Claims tables whose newest ply no board has shown for some seconds, for somebody who draws them, at most `limit`. In a file these
    /// are all tables whose newest ply was not noted as shown: the work of a start.
    pub async fn claim_unshown(&self, limit: u32) -> Result<Vec<TableId>, Error> {
        if !self.is_shared() {
            return self.read(unshown::left_in_file).await;
        }
        self.write(move |db| unshown::claim(db, limit)).await
    }

    /// Notes that the boards of tables were shown as they were at a revision. Gives those to note once more, because somebody else was just
    /// changing their table.
    pub async fn note_shown(
        &self,
        shown: Vec<(TableId, i64)>,
    ) -> Result<Vec<(TableId, i64)>, Error> {
        if !self.is_shared() {
            let noted = self.write(move |db| unshown::note_shown_in_file(db, &shown));
            return noted.await.map(|()| Vec::new());
        }
        self.write(move |db| unshown::note_shown(db, &shown)).await
    }

    /// Notes what can edit the message of a table, unless what is known works longer.
    pub async fn note_board_token(&self, table: TableId, new: BoardToken) -> Result<(), Error> {
        self.write(move |db| board_tokens::note(db, table, &new))
            .await
    }

    /// What can still edit the message of a table.
    pub async fn board_token(
        &self,
        table: TableId,
        now: WallTime,
    ) -> Result<Option<BoardToken>, Error> {
        self.read(move |db| board_tokens::find(db, table, now))
            .await
    }

    /// Forgets this token, which no longer works; a newer one stays.
    pub async fn remove_board_token(&self, table: TableId, token: &str) -> Result<(), Error> {
        let token = token.to_owned();
        self.write(move |db| board_tokens::remove(db, table, &token))
            .await
    }

    /// Deletes the tokens that have stopped working by now.
    pub async fn remove_expired_board_tokens(&self, by: WallTime) -> Result<(), Error> {
        self.write(move |db| board_tokens::remove_expired(db, by))
            .await
    }

    // Tables.

    /// Everything stored of a table, as of one moment.
    pub async fn load(&self, table: TableId) -> Result<Option<StoredTable>, Error> {
        self.read(move |db| tables::load(db, table)).await
    }

    /// Several reads that see the same moment, for one trip to the store. They run on a thread that reads, so nothing long is worked out
    /// in them.
    pub async fn snapshot<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Snapshot<'_>) -> Result<T, Error> + Send + 'static,
    ) -> Result<T, Error> {
        self.read(move |db| {
            let _moment = db.moment()?;
            work(&Snapshot(db))
        })
        .await
    }

    /// The revision of a table; `None` if there is no such table. What was loaded at another revision is out of date.
    pub async fn revision(&self, table: TableId) -> Result<Option<i64>, Error> {
        let look = move |db: &dyn Db| tables::revision(db, table);
        self.0.engine.look(look).await
    }

    /// The same for several tables, without those that do not exist.
    pub async fn revisions(&self, of: Vec<TableId>) -> Result<Vec<(TableId, i64)>, Error> {
        self.read(move |db| tables::revisions(db, &of)).await
    }

    /// A table without its seats and plies.
    pub async fn head(&self, table: TableId) -> Result<Option<Head>, Error> {
        self.read(move |db| tables::head(db, table)).await
    }

    /// The tables in lobby or play in a channel, newest first.
    pub async fn open_tables_in(&self, channel: &str) -> Result<Vec<Head>, Error> {
        let channel = channel.to_owned();
        self.read(move |db| tables::open_tables_in(db, &channel))
            .await
    }

    /// The tables of a channel in any phase, newest first, at most `limit`.
    pub async fn latest_tables_in(&self, channel: &str, limit: u32) -> Result<Vec<Head>, Error> {
        let channel = channel.to_owned();
        self.read(move |db| tables::latest_tables_in(db, &channel, limit))
            .await
    }

    /// The tables in lobby or play at which a user sits and has not left, newest first, at most `limit`.
    pub async fn open_tables_of(&self, user: &str, limit: u32) -> Result<Vec<Head>, Error> {
        let user = user.to_owned();
        self.read(move |db| tables::open_tables_of(db, &user, limit))
            .await
    }

    /// The tables of a server that have not begun, with everything stored of them, newest first, at most `limit`.
    pub async fn lobbies_of(&self, guild: &str, limit: u32) -> Result<Vec<StoredTable>, Error> {
        let guild = guild.to_owned();
        self.read(move |db| tables::lobbies_of(db, &guild, limit))
            .await
    }

    /// The tables in `phase` (lobby or play; others give none) where nothing has happened since `before`, longest idle first, at
    /// most `limit`.
    pub async fn open_tables_touched_before(
        &self,
        before: WallTime,
        phase: Phase,
        limit: u32,
    ) -> Result<Vec<Head>, Error> {
        self.read(move |db| tables::open_tables_touched_before(db, before, phase, limit))
            .await
    }

    /// The tables in play where something has happened since a moment, the latest first, at most `limit`.
    pub async fn in_play_since(&self, since: WallTime, limit: u32) -> Result<Vec<Head>, Error> {
        self.read(move |db| tables::in_play_since(db, since, limit))
            .await
    }

    /// Whether somebody can look up a table; false if there is none.
    pub async fn can_see(&self, table: TableId, sight: Sight) -> Result<bool, Error> {
        self.read(move |db| rooms::can_see(db, table, &sight)).await
    }

    /// Notes the channel of a public thread. A thread never moves, so what was noted first stays. Fails with `Bad`.
    pub async fn set_thread(&self, thread: &str, parent: &str) -> Result<(), Error> {
        let (thread, parent) = (thread.to_owned(), parent.to_owned());
        self.write(move |db| rooms::set_thread(db, &thread, &parent))
            .await
    }

    /// How many tables are in the lobby, and how many in play.
    pub async fn count_open(&self) -> Result<(u32, u32), Error> {
        self.read(tables::count_open).await
    }

    /// Deletes a table with everything stored of it, whatever its phase.
    pub async fn drop_table(&self, table: TableId) -> Result<(), Error> {
        self.delete(move |db| retention::drop_table(db, table))
            .await
    }

    /// Deletes tables that ended before a moment, oldest first and at most `limit`, and returns their numbers.
    pub async fn drop_ended_before(
        &self,
        before: WallTime,
        limit: u32,
    ) -> Result<Vec<TableId>, Error> {
        let dropped = self.write(move |db| retention::drop_ended_before(db, before, limit));
        let dropped = dropped.await?;
        if !dropped.is_empty() {
            self.delete(|_| Ok(())).await?;
        }
        Ok(dropped)
    }

    // Results.

    /// Tables that were played to their end, in the order in which they ended (then by number).
    pub async fn finished(&self, which: Finished) -> Result<Vec<Played>, Error> {
        self.read(move |db| results::finished(db, &which, Order::OldestFirst, 0, None))
            .await
    }

    /// The same, at most `limit`.
    pub async fn earliest_finished(
        &self,
        which: Finished,
        limit: u32,
    ) -> Result<Vec<Played>, Error> {
        self.read(move |db| results::finished(db, &which, Order::OldestFirst, 0, Some(limit)))
            .await
    }

    /// The same, newest first, without the first `skip` and at most `limit`.
    pub async fn latest_finished(
        &self,
        which: Finished,
        skip: u32,
        limit: u32,
    ) -> Result<Vec<Played>, Error> {
        self.read(move |db| results::finished(db, &which, Order::NewestFirst, skip, Some(limit)))
            .await
    }

    /// The numbers of tables that were played to their end, in no order.
    pub async fn finished_ids(&self, which: Finished) -> Result<Vec<TableId>, Error> {
        self.read(move |db| results::finished_ids(db, &which)).await
    }

    /// Keeps what was luck and what was play at a table, in the caller's words, replacing what was kept before. Fails with `Gone`.
    pub async fn put_analysis(&self, table: TableId, text: String) -> Result<(), Error> {
        self.write(move |db| results::put_analysis(db, table, &text))
            .await
    }

    /// What [`put_analysis`](Self::put_analysis) kept.
    pub async fn analysis(&self, table: TableId) -> Result<Option<String>, Error> {
        self.read(move |db| results::analysis(db, table)).await
    }

    /// The same for tables at which a user sits or sat to the end, those that ended last first, at most `limit`.
    pub async fn latest_analyses_of(
        &self,
        user: &str,
        limit: u32,
    ) -> Result<Vec<(TableId, String)>, Error> {
        let user = user.to_owned();
        self.read(move |db| results::latest_analyses_of(db, &user, limit))
            .await
    }

    /// What the answers of [`finished`](Self::finished) depend on, in whatever process it was changed: for the tables of a server, or with
    /// none for those of all servers that share their results. Read it before the list: what was computed from the list is out of date when
    /// this has changed.
    pub async fn results_version(&self, guild: Option<String>) -> Result<ResultsVersion, Error> {
        self.read(move |db| counters::results_version(db, guild.as_deref()))
            .await
    }

    /// When the first table that is stored of each of these people was opened, in no order. Some may be there twice, and those without a
    /// table are missing.
    pub async fn first_opened(&self, users: Vec<String>) -> Result<Vec<(String, WallTime)>, Error> {
        self.read(move |db| results::first_opened(db, &users)).await
    }

    /// Notes that everybody was told how it went at a table. False if they were told before.
    pub async fn tell_analysis(&self, table: TableId) -> Result<bool, Error> {
        self.write(move |db| results::tell_analysis(db, table))
            .await
    }

    /// Notes what the seats of a finished table have earned, in the caller's words.
    pub async fn put_earned(&self, table: TableId, earned: String) -> Result<(), Error> {
        self.write(move |db| results::put_earned(db, table, &earned))
            .await
    }

    /// The same of all tables at which a user sat to the end or not, but those at which nobody has earned anything; `None` where
    /// nothing was noted.
    pub async fn earned_by(&self, user: &str) -> Result<Vec<(TableId, Option<String>)>, Error> {
        let user = user.to_owned();
        self.read(move |db| results::earned_by(db, &user)).await
    }

    /// Notes that a person told others about their finished try. False if they did so before.
    pub async fn tell_run(&self, day: i64, user: &str) -> Result<bool, Error> {
        let user = user.to_owned();
        self.write(move |db| daily::tell(db, day, &user)).await
    }

    /// The days since this one on which the program ran.
    pub async fn days_run(&self, since: i64) -> Result<Vec<i64>, Error> {
        self.read(move |db| daily::days_run(db, since)).await
    }

    /// Notes why the result of a table is taken out of the ratings.
    pub async fn note_void_reason(&self, table: TableId, reason: &str) -> Result<(), Error> {
        let reason = reason.to_owned();
        self.write(move |db| results::note_void_reason(db, table, &reason))
            .await
    }

    /// Why the result of a table is out of the ratings, if it is.
    pub async fn void_reason(&self, table: TableId) -> Result<Option<String>, Error> {
        self.read(move |db| results::void_reason(db, table)).await
    }

    /// Takes the result of a table that is over out of the ratings at a moment, or with none puts it back.
    /// Fails with `Gone` or `WrongPhase`.
    pub async fn set_voided(&self, table: TableId, at: Option<WallTime>) -> Result<(), Error> {
        self.write(move |db| results::set_voided(db, table, at))
            .await
    }

    // People.

    /// Whose invitations a user wants: a word of the caller's; empty where nothing was chosen.
    pub async fn invitations_from(&self, user: &str) -> Result<String, Error> {
        let user = user.to_owned();
        self.read(move |db| company::invitations_from(db, &user))
            .await
    }

    /// Chooses whose invitations a user wants.
    pub async fn set_invitations_from(&self, user: &str, from: &str) -> Result<(), Error> {
        let (user, from) = (user.to_owned(), from.to_owned());
        self.write(move |db| company::set_invitations_from(db, &user, &from))
            .await
    }

    /// Whether two users have sat at one table that was played.
    pub async fn have_met(&self, one: &str, other: &str) -> Result<bool, Error> {
        let (one, other) = (one.to_owned(), other.to_owned());
        self.read(move |db| company::have_met(db, &one, &other))
            .await
    }

    /// Every table at which a user sits or sat, or of which they are host, in any phase, oldest first.
    pub async fn tables_of(&self, user: &str) -> Result<Vec<TableId>, Error> {
        let user = user.to_owned();
        self.read(move |db| people::tables_of(db, &user)).await
    }

    /// The same tables with everything stored of them.
    pub async fn load_all_of(&self, user: &str) -> Result<Vec<StoredTable>, Error> {
        let user = user.to_owned();
        self.read(move |db| people::load_all_of(db, &user)).await
    }

    /// Whether a user sits or sat at a table of this game other than `besides`.
    pub async fn has_sat(&self, user: &str, game: &str, besides: TableId) -> Result<bool, Error> {
        let (user, game) = (user.to_owned(), game.to_owned());
        self.read(move |db| people::has_sat(db, &user, &game, besides))
            .await
    }

    /// The invitations of a user that are stored, with their tables.
    pub async fn invitations_of(&self, user: &str) -> Result<Vec<(TableId, Invitation)>, Error> {
        let user = user.to_owned();
        self.read(move |db| invitations::of_person(db, &user)).await
    }

    /// Whom a user has blocked, and who has blocked the user.
    pub async fn blocks(&self, user: &str) -> Result<Blocks, Error> {
        let user = user.to_owned();
        self.read(move |db| company::blocks(db, &user)).await
    }

    /// Blocks somebody for a user, or ends that. False if nothing changed. Fails with `Bad` if both are the same.
    pub async fn set_block(&self, user: &str, blocked: &str, on: bool) -> Result<bool, Error> {
        let (user, blocked) = (user.to_owned(), blocked.to_owned());
        self.write(move |db| company::set_block(db, &user, &blocked, on))
            .await
    }

    /// The bans on a server, by its own admins.
    pub async fn bans_on(&self, guild: &str) -> Result<Vec<Ban>, Error> {
        let guild = guild.to_owned();
        self.read(move |db| company::bans_on(db, &guild)).await
    }

    /// The bans of a user.
    pub async fn bans_of(&self, user: &str) -> Result<Vec<Ban>, Error> {
        let user = user.to_owned();
        self.read(move |db| company::bans_of(db, &user)).await
    }

    /// Who is excluded by the operator.
    pub async fn exclusions(&self) -> Result<Vec<Ban>, Error> {
        self.read(company::exclusions).await
    }

    /// What keeps a user from playing on a server.
    pub async fn ban_of(&self, guild: &str, user: &str) -> Result<Option<Ban>, Error> {
        let (guild, user) = (guild.to_owned(), user.to_owned());
        self.read(move |db| company::ban_of(db, &guild, &user))
            .await
    }

    /// Bans a user on a server, or changes when that ends. False if nothing changed. Fails with `Bad` outside servers.
    pub async fn ban(&self, ban: Ban) -> Result<bool, Error> {
        self.write(move |db| company::ban(db, &ban)).await
    }

    /// Lifts a ban. False if there was none.
    pub async fn unban(&self, guild: &str, user: &str) -> Result<bool, Error> {
        let (guild, user) = (guild.to_owned(), user.to_owned());
        self.write(move |db| company::unban(db, &guild, &user))
            .await
    }

    /// Lifts the bans that have ended, and returns them.
    pub async fn drop_ended_bans(&self, by: WallTime) -> Result<Vec<Ban>, Error> {
        self.write(move |db| company::drop_ended_bans(db, by)).await
    }

    /// The users who want to be on no leaderboard.
    pub async fn unlisted(&self) -> Result<Vec<String>, Error> {
        self.read(company::unlisted).await
    }

    /// Whether a user wants to be on no leaderboard.
    pub async fn is_unlisted(&self, user: &str) -> Result<bool, Error> {
        let user = user.to_owned();
        self.read(move |db| company::is_unlisted(db, &user)).await
    }

    /// Takes a user off the leaderboards, or puts them back.
    pub async fn set_unlisted(&self, user: &str, on: bool) -> Result<(), Error> {
        let user = user.to_owned();
        self.write(move |db| company::set_unlisted(db, &user, on))
            .await
    }

    /// The users at tables that were played to their end at or after a moment, each once.
    pub async fn played_since(&self, since: WallTime) -> Result<Vec<String>, Error> {
        self.read(move |db| company::played_since(db, since)).await
    }

    /// Makes a user anonymous at every table and every try at a daily table: the name becomes `someone`, the id a random one, the same at
    /// all tables and another at each try, for which [`is_forgotten`](crate::is_forgotten) is true; nothing stored leads from one id to
    /// the other, but that at tables can tell most others from the user ([`may_have_been`](crate::may_have_been)), and keeps whether
    /// they were new. Seats, lucky words and plies stay, since the dice and the other players' games depend on them. That others have
    /// blocked the user, or a server has banned them, stays, too. Returns the tables that were changed.
    ///
    /// Fails with `Taken` while the user still sits at an open table.
    pub async fn forget(&self, user: &str, is_new: bool) -> Result<Vec<TableId>, Error> {
        let user = user.to_owned();
        self.delete(move |db| people::forget(db, &user, is_new))
            .await
    }

    // The daily table.

    /// Stores the days that are not stored yet, and closes those before `today`: nobody can play on them any more, and the marks of
    /// people who were forgotten are deleted.
    pub async fn prepare_days(
        &self,
        today: i64,
        days: Vec<NewDay>,
        at: WallTime,
    ) -> Result<(), Error> {
        self.write(move |db| daily::prepare(db, today, &days, at))
            .await
    }

    /// What is played on a day.
    pub async fn day(&self, day: i64) -> Result<Option<Day>, Error> {
        self.read(move |db| daily::day(db, day)).await
    }

    /// Begins a person's one try on a day. Fails with `Taken` if they have had it, also before they were forgotten, or if nobody can
    /// play on that day.
    pub async fn begin_run(&self, new: NewRun) -> Result<(), Error> {
        self.write(move |db| daily::begin(db, &new)).await
    }

    /// Stores the next move of a try. Fails with `Raced` if it is not the next one, the game is over, or the day is closed.
    pub async fn play_run(&self, new: RunMove) -> Result<(), Error> {
        self.write(move |db| daily::play(db, &new)).await
    }

    /// A person's try on a day.
    pub async fn run(&self, day: i64, user: &str) -> Result<Option<Run>, Error> {
        let user = user.to_owned();
        self.read(move |db| daily::run(db, day, &user)).await
    }

    /// The finished tries of a day, the best first.
    pub async fn day_results(&self, day: i64) -> Result<Vec<Run>, Error> {
        self.read(move |db| daily::results(db, day)).await
    }

    /// All tries of a person, the oldest day first.
    pub async fn runs_of(&self, user: &str) -> Result<Vec<Run>, Error> {
        let user = user.to_owned();
        self.read(move |db| daily::runs_of(db, &user)).await
    }

    // Processes.

    /// Whether other processes may work on the same store at the same time.
    #[must_use]
    pub fn is_shared(&self) -> bool {
        matches!(self.0.engine, Engine::Postgres(_))
    }

    /// Takes a lease, or renews one that the holder has: for this long, by the database's clock, nobody else gets it. False while
    /// another holder has it.
    pub async fn lease(&self, name: &str, holder: &str, span: Duration) -> Result<bool, Error> {
        let (name, holder) = (name.to_owned(), holder.to_owned());
        self.write(move |db| leases::take(db, &name, &holder, span))
            .await
    }

    /// Fails while no bot may play on this storage: with `BeingCopied`, `Moved` or `Unfinished`. A bot asks after its process has taken the
    /// lease that shows that it is alive.
    pub async fn assert_playable(&self) -> Result<(), Error> {
        self.read(|db| {
            leases::assert_not_copied(db)?;
            marks::assert_playable(db)
        })
        .await
    }

    /// Ends a lease before its time, if this holder has it.
    pub async fn release(&self, name: &str, holder: &str) -> Result<(), Error> {
        let (name, holder) = (name.to_owned(), holder.to_owned());
        self.write(move |db| leases::release(db, &name, &holder))
            .await
    }

    /// The names of the leases that somebody holds and that begin with these letters.
    pub async fn leases(&self, beginning: &str) -> Result<Vec<String>, Error> {
        let beginning = beginning.to_owned();
        self.read(move |db| leases::held(db, &beginning)).await
    }

    /// Deletes the leases that have ended, and those of bots that have died without giving them back, as far as the server knows.
    pub async fn drop_ended_leases(&self) -> Result<(), Error> {
        if !self.is_shared() {
            return Ok(());
        }
        self.write(leases::drop_ended).await
    }

    /// The name of this bot for its leases, by which a server knows whether it is connected.
    #[must_use]
    pub fn process(&self) -> &str {
        match &self.0.engine {
            Engine::Postgres(engine) => engine.process(),
            // It has every lease without asking.
            Engine::Sqlite(_) => "",
        }
    }

    /// The time by the clock of the database.
    pub async fn database_time(&self) -> Result<WallTime, Error> {
        self.read(|db| one(db, &format!("SELECT {}", db.now()), &[], |row| row.get(0)))
            .await
    }

    // Settings.

    /// How a person wants to be notified; the default where they chose nothing.
    pub async fn notification_settings(&self, user: &str) -> Result<NotificationSettings, Error> {
        let user = user.to_owned();
        self.read(move |db| settings::notification_settings(db, &user))
            .await
    }

    /// Changes how a person wants to be notified, and gives that.
    pub async fn change_notification_settings(
        &self,
        user: &str,
        change: impl Fn(&mut NotificationSettings) + Send + 'static,
    ) -> Result<NotificationSettings, Error> {
        let user = user.to_owned();
        self.write(move |db| settings::change_notification_settings(db, &user, &change))
            .await
    }

    /// The settings of a server; the default where its admins chose nothing.
    pub async fn server(&self, guild: &str) -> Result<Server, Error> {
        let guild = guild.to_owned();
        self.read(move |db| settings::server(db, &guild)).await
    }

    /// Changes the settings of a server, and gives them if they are others than before. Work is due at its tables in play at once then,
    /// since whom they notify may have changed. Fails with `Bad`.
    pub async fn change_server(
        &self,
        guild: &str,
        change: impl Fn(&mut Server) + Send + 'static,
    ) -> Result<Option<Server>, Error> {
        let guild = guild.to_owned();
        self.write(move |db| settings::change_server(db, &guild, &change))
            .await
    }

    /// Notes that the players of a server are called at a moment, unless they were called after `since`: gives when, then. Fails with
    /// `Gone` where the server has no settings.
    pub async fn call_players(
        &self,
        guild: &str,
        since: WallTime,
        at: WallTime,
    ) -> Result<Option<WallTime>, Error> {
        let guild = guild.to_owned();
        self.write(move |db| settings::call_players(db, &guild, since, at))
            .await
    }

    /// The preset of each game in a channel, by game; only those that were ever opened there with options.
    pub async fn channel_presets(&self, channel: &str) -> Result<Vec<ChannelPreset>, Error> {
        let channel = channel.to_owned();
        self.read(move |db| settings::channel_presets(db, &channel))
            .await
    }

    /// Pins the preset of a game in a channel, or lets it change again. Fails with `Gone` if there is none.
    pub async fn pin(&self, channel: &str, game: &str, pinned: bool) -> Result<(), Error> {
        let (channel, game) = (channel.to_owned(), game.to_owned());
        self.write(move |db| settings::pin(db, &channel, &game, pinned))
            .await
    }

    /// Notes what an admin or a moderator did. Of each server only the latest two hundred entries are kept. Fails with `Bad`.
    pub async fn log_admin_action(&self, action: AdminAction) -> Result<(), Error> {
        self.write(move |db| admin_log::add(db, &action)).await
    }

    /// What the admins and moderators of a server did, latest first, at most `limit`.
    pub async fn admin_actions_on(
        &self,
        guild: &str,
        limit: u32,
    ) -> Result<Vec<AdminAction>, Error> {
        let guild = guild.to_owned();
        self.read(move |db| admin_log::latest(db, &guild, limit))
            .await
    }

    /// What a user did as an admin or moderator, on all servers, oldest first.
    pub async fn admin_actions_of(&self, user: &str) -> Result<Vec<AdminAction>, Error> {
        let user = user.to_owned();
        self.read(move |db| admin_log::of_user(db, &user)).await
    }

    /// Deletes what admins and moderators did before a moment.
    pub async fn drop_admin_actions_before(&self, before: WallTime) -> Result<(), Error> {
        self.write(move |db| admin_log::drop_before(db, before))
            .await
    }

    /// The operator's line on running tables; see [`announce`](crate::announce).
    pub async fn announcement(&self) -> Result<Option<String>, Error> {
        self.read(|db| settings::meta(db, settings::ANNOUNCEMENT))
            .await
    }

    /// The value stored under a key of the caller's.
    pub async fn get_meta(&self, key: &str) -> Result<Option<String>, Error> {
        let key = key.to_owned();
        self.read(move |db| settings::meta(db, &key)).await
    }

    /// Stores a value under a key of the caller's, replacing the one before.
    pub async fn put_meta(&self, key: &str, value: &str) -> Result<(), Error> {
        let (key, value) = (key.to_owned(), value.to_owned());
        self.write(move |db| settings::put_meta(db, &key, &value))
            .await
    }

    /// Deletes the value stored under a key of the caller's, if there is one.
    pub async fn drop_meta(&self, key: &str) -> Result<(), Error> {
        let key = key.to_owned();
        self.write(move |db| settings::drop_meta(db, &key)).await
    }
}

impl std::fmt::Debug for Store {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Store").field(&self.counts()).finish()
    }
}
