//! Per-seat clocks: deadlines, reminders, turn pings, and the next task that is due. Data only; `scheduler` acts on it.
//!
//! A seat has the table's time limit for each decision. After half of it its player is reminded; when it is over the idle move is
//! played. A seat whose last two moves were not made by its player is *away*: the house plays it, as long as another player is
//! there, until its player takes it back or makes a move. All of this follows from the stored plies. The clock of a decision
//! began with the ply at which the decision arose, and the time of that ply is stored.
//!
//! A *house player* is something else: a seat that nobody but the program ever had. It has no time limit and is never away; it moves
//! as soon as its pace allows. One person alone with house players keeps nobody waiting, so no clock runs for them.
//!
//! What is due is on the scale of the [`Uptime`], what was done on that of the [`TableTime`].

mod absence;
mod lines;

use std::time::Duration;

use db::{Lag, NotificationSettings, Phase, StoredTable, TableTime, Uptime, Vote, WallTime};
use games::seat::{Hand, Seat};
use games::table::AnyTable;
use serenity::all::MessageId;

use crate::ids;
use crate::time::quiet;
use crate::time::uptime::Now;

const MINUTE: Duration = Duration::from_secs(60);

/// A seat is away after this many moves in a row that its player did not make.
const IDLE_MOVES: u8 = 2;

/// A player who pressed something this recently is watching, and is not pinged.
const STILL_WATCHING: Duration = MINUTE;

/// How long a ping waits by default.
const PING_DELAY: Duration = Duration::from_secs(120);

/// How long the attendant of house players gets before the table is looked at again. While one of them thinks, it asks for more.
pub(crate) const ATTENDED_FOR: Duration = Duration::from_secs(5);

/// How long a house player waits before its turn, so that people can follow.
const PACE: Duration = Duration::from_millis(1_500);

/// How a person's settings say that house players need not wait.
pub(crate) const AT_ONCE: &str = "at-once";

/// The clocks of a table in play.
#[derive(Clone, Debug, Default)]
pub(crate) struct SeatClocks {
    /// The time limit for one decision; `None` for no limit.
    limit: Option<Duration>,
    lag: Lag,
    /// What the table's clock shows while it is paused.
    paused: Option<TableTime>,
    /// When the latest ply was made.
    latest: TableTime,
    /// The message of the latest turn ping.
    pub ping: Option<MessageId>,
    /// The server has switched pings off.
    quiet: bool,
    seats: Vec<SeatClock>,
}

#[derive(Clone, Debug, Default)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a fact of its own, and any combination may be"
)]
struct SeatClock {
    gone: bool,
    /// A house player has this seat.
    house: bool,
    /// Its player may not play here now, so the house does.
    banned: bool,
    /// The ply at which the current decision arose; `None` while the seat is not to act.
    since: Option<u32>,
    /// When that ply was made, or when the player came back.
    began: TableTime,
    /// Another player's move led to this decision, or several seats got it at once: worth a ping.
    fresh: bool,
    /// How many of its last moves in a row its player did not make.
    idle: u8,
    /// When its player became away.
    away_since: TableTime,
    pinged_ply: Option<u32>,
    reminded_ply: Option<u32>,
    /// The decision whose deadline the board was told to show. Not stored: losing it costs a needless edit.
    shown_ply: Option<u32>,
    /// The votes to pause, and to end the table.
    agreed: [bool; 2],
    notifications: NotificationSettings,
    /// When its player last pressed something here, as far as is known: a move is stored, and losing the rest costs a needless ping.
    seen: Option<Uptime>,
}

/// A task with a due time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Task {
    /// The house moves for a player who is away.
    House(Seat),
    /// A house player moves.
    Think(Seat),
    /// The time is up: the idle move is played.
    Idle(Seat),
    Remind(Seat),
    /// Little time is left: from now on the board shows the deadline.
    ShowDeadline(Seat),
    Ping(Seat),
    /// Nobody has to be pinged any more, so the latest ping is deleted.
    DeletePing,
}

impl SeatClock {
    fn away(&self) -> bool {
        self.is_person() && (self.banned || self.idle >= IDLE_MOVES)
    }

    fn votes(&self, vote: Vote) -> bool {
        self.agreed[vote as usize]
    }

    /// Is a person on the seat, who has not left?
    fn is_person(&self) -> bool {
        !self.gone && !self.house
    }

    fn present(&self) -> bool {
        self.is_person() && !self.away()
    }
}

impl SeatClocks {
    /// The clocks of a stored table; `seats` in seat order.
    #[must_use]
    pub(crate) fn load(stored: &StoredTable, seats: &[&db::Seat], table: &dyn AnyTable) -> Self {
        let head = &stored.head;
        let times = stored.plies.iter().map(|ply| ply.time);
        let mut clocks = Self {
            limit: head.clock,
            lag: head.lag,
            paused: head.paused,
            latest: times.max().unwrap_or_default(),
            ping: ids::message(head.ping.as_deref()),
            quiet: stored.quiet,
            seats: Vec::new(),
        };
        for (index, seat) in seats.iter().enumerate() {
            let own = stored.plies.iter().skip(1).rev();
            let own = own.filter(|ply| usize::from(ply.seat) == index);
            let idle: Vec<TableTime> = own
                .take_while(|ply| ply.hand != db::Hand::Player && Some(ply.time) > seat.back)
                .map(|ply| ply.time)
                .collect();
            let away_since = idle.iter().rev().nth(usize::from(IDLE_MOVES) - 1);
            let mut own = stored.plies.iter().skip(1).rev();
            let seen =
                own.find(|ply| usize::from(ply.seat) == index && ply.hand == db::Hand::Player);
            let mut clock = SeatClock {
                seen: seen.map(|ply| ply.time + head.lag),
                gone: seat.left.is_some(),
                house: seat.level.is_some(),
                banned: seat.banned,
                idle: u8::try_from(idle.len()).unwrap_or(u8::MAX),
                away_since: away_since.copied().unwrap_or_default(),
                pinged_ply: seat.pinged_ply,
                reminded_ply: seat.reminded_ply,
                agreed: [seat.agrees_to_pause, seat.agrees_to_end],
                notifications: seat.notifications.clone(),
                ..SeatClock::default()
            };
            clock.since = table
                .since(Seat::new(index))
                .filter(|_| head.phase == Phase::Play);
            if let Some(ply) = clock.since.and_then(|ply| stored.plies.get(ply as usize)) {
                clock.began = seat.back.map_or(ply.time, |back| ply.time.max(back));
            }
            clocks.seats.push(clock);
        }
        for index in 0..clocks.seats.len() {
            if let Some(since) = clocks.seats[index].since {
                let ply = stored.plies.get(since as usize);
                let mover = ply.filter(|ply| ply.ply > 0);
                let mover = mover.map(|ply| usize::from(ply.seat));
                clocks.seats[index].fresh = clocks.is_fresh(index, mover);
            }
        }
        clocks
    }

    /// Updates the clocks after the latest ply, made at `time`. Returns whether the ply withdraws its player's votes to pause or
    /// to end.
    pub(crate) fn moved(
        &mut self,
        table: &dyn AnyTable,
        mover: Seat,
        hand: Hand,
        time: TableTime,
    ) -> bool {
        self.latest = self.latest.max(time);
        let clock = &mut self.seats[mover.index()];
        let mut withdraws_vote = false;
        match hand {
            Hand::Player => {
                clock.idle = 0;
                withdraws_vote = std::mem::take(&mut clock.agreed).contains(&true);
            }
            Hand::Clock | Hand::House => {
                clock.idle = clock.idle.saturating_add(1);
                if clock.idle == IDLE_MOVES {
                    clock.away_since = time;
                }
            }
        }
        for (index, clock) in self.seats.iter_mut().enumerate() {
            clock.since = table.since(Seat::new(index));
        }
        for index in 0..self.seats.len() {
            if self.seats[index].since == Some(table.ply()) {
                self.seats[index].began = time;
                self.seats[index].fresh = self.is_fresh(index, Some(mover.index()));
            }
        }
        withdraws_vote
    }

    fn is_fresh(&self, index: usize, mover: Option<usize>) -> bool {
        let since = self.seats[index].since;
        let others = self.seats.iter().enumerate();
        mover != Some(index)
            || others
                .into_iter()
                .any(|(i, t)| i != index && t.since == since)
    }

    /// A player leaves for good.
    pub(crate) fn left(&mut self, seat: Seat) {
        self.seats[seat.index()].gone = true;
    }

    /// Has the player left for good?
    #[must_use]
    pub(crate) fn has_left(&self, seat: Seat) -> bool {
        self.seats[seat.index()].gone
    }

    /// A player has pressed something.
    pub(crate) fn seen(&mut self, seat: Seat, now: Now) {
        self.seats[seat.index()].seen = Some(now.uptime);
    }

    /// A player takes their seat back, and their decision starts over.
    pub(crate) fn took_back(&mut self, seat: Seat, time: TableTime) {
        let clock = &mut self.seats[seat.index()];
        clock.idle = 0;
        clock.began = clock.began.max(time);
    }

    /// Does the house play this seat?
    #[must_use]
    pub(crate) fn away(&self, seat: Seat) -> bool {
        self.seats[seat.index()].away()
    }

    #[must_use]
    pub(crate) fn banned(&self, seat: Seat) -> bool {
        self.seats[seat.index()].banned
    }

    /// Does the house play any seat?
    #[must_use]
    pub(crate) fn any_away(&self) -> bool {
        self.seats.iter().any(SeatClock::away)
    }

    /// The table's own time.
    #[must_use]
    pub(crate) fn time(&self, now: Now) -> TableTime {
        self.paused.unwrap_or(now.uptime - self.lag)
    }

    /// The same for a player who comes back now. The uptime goes back a little after an outage, but this never falls behind the
    /// latest ply.
    #[must_use]
    pub(crate) fn back(&self, now: Now) -> TableTime {
        self.time(now).max(self.latest)
    }

    #[must_use]
    pub(crate) fn paused(&self) -> bool {
        self.paused.is_some()
    }

    /// How far the table's time is behind the uptime.
    #[must_use]
    pub(crate) fn lag(&self, now: Now) -> Lag {
        now.uptime - self.time(now)
    }

    /// Stops the table's clock.
    pub(crate) fn pause(&mut self, now: Now) {
        self.paused = Some(self.time(now));
    }

    /// Starts the table's clock again. Players who were pinged before the pause are pinged again.
    pub(crate) fn resume(&mut self, now: Now) {
        self.lag = self.lag(now);
        self.paused = None;
        for clock in &mut self.seats {
            clock.agreed[Vote::Pause as usize] = false;
            clock.pinged_ply = None;
        }
    }

    pub(crate) fn agree(&mut self, seat: Seat, vote: Vote) {
        self.seats[seat.index()].agreed[vote as usize] = true;
    }

    #[must_use]
    pub(crate) fn agrees(&self, seat: Seat, vote: Vote) -> bool {
        self.seats[seat.index()].votes(vote)
    }

    /// Has a player been pinged or reminded who has not acted yet?
    #[must_use]
    pub(crate) fn has_open_ping(&self) -> bool {
        let pinged = |clock: &SeatClock| {
            clock.pinged_ply == clock.since || clock.reminded_ply == clock.since
        };
        let mut waiting = self.seats.iter().filter(|clock| clock.since.is_some());
        !self.paused() && waiting.any(|clock| clock.present() && pinged(clock))
    }

    /// Marks players as pinged or reminded; returns their seats and plies as the store has them.
    pub(crate) fn mark_pinged(&mut self, seats: &[Seat], reminder: bool) -> Vec<(u8, u32)> {
        let mut noted = Vec::new();
        for seat in seats {
            let clock = &mut self.seats[seat.index()];
            let Some(since) = clock.since else { continue };
            if reminder {
                clock.reminded_ply = Some(since);
            } else {
                clock.pinged_ply = Some(since);
            }
            noted.push((u8::try_from(seat.index()).unwrap_or(u8::MAX), since));
        }
        noted
    }

    /// Remembers that the board now shows the deadline of this decision.
    pub(crate) fn mark_deadline_shown(&mut self, seat: Seat) {
        let clock = &mut self.seats[seat.index()];
        clock.shown_ply = clock.since;
    }

    /// The upcoming tasks of this table, each with its due time.
    #[must_use]
    pub(crate) fn tasks(&self, now: Now) -> Vec<(Uptime, Task)> {
        let mut tasks = Vec::new();
        if self.ping.is_some() && !self.has_open_ping() {
            tasks.push((now.uptime, Task::DeletePing));
        }
        if self.paused() {
            return tasks;
        }
        let anybody = self.seats.iter().any(SeatClock::present);
        let hurries = !self.is_alone_with_the_house();
        for (index, clock) in self.seats.iter().enumerate() {
            let seat = Seat::new(index);
            if clock.since.is_none() || clock.gone {
                continue;
            }
            if clock.house {
                if let Some(at) = self.moves_at(clock) {
                    tasks.push((at, Task::Think(seat)));
                }
                continue;
            }
            if clock.away() {
                // If everybody is away nobody is waiting, so nothing happens until one of them comes back.
                if anybody {
                    tasks.push((now.uptime, Task::House(seat)));
                }
                continue;
            }
            let began = clock.began + self.lag;
            if !hurries {
                continue;
            }
            if let Some(limit) = self.limit {
                tasks.push((began + limit, Task::Idle(seat)));
                if !self.quiet
                    && clock.reminded_ply != clock.since
                    && let Some(at) =
                        quiet::reminder_at(&clock.notifications, began + limit / 2, now)
                {
                    tasks.push((at, Task::Remind(seat)));
                }
                if clock.shown_ply != clock.since {
                    tasks.push((began + limit * 2 / 3, Task::ShowDeadline(seat)));
                }
            }
            let pinged = clock.pinged_ply == clock.since || clock.reminded_ply == clock.since;
            let later = clock.seen.map_or(began + PING_DELAY, |seen| {
                (began + PING_DELAY).max(seen + STILL_WATCHING)
            });
            if clock.fresh
                && !self.quiet
                && !pinged
                && let Some(at) = quiet::ping_at(&clock.notifications, began, later, now)
            {
                tasks.push((at, Task::Ping(seat)));
            }
        }
        tasks
    }

    /// Does one person play here, with house players and nobody else?
    fn is_alone_with_the_house(&self) -> bool {
        let mut people = self.seats.iter().filter(|clock| clock.is_person());
        people.next().is_some() && people.next().is_none() && self.seats.iter().any(|c| c.house)
    }

    /// When this house player moves, if it is to act. Its first decision of a turn waits, unless everybody chose otherwise. Where
    /// people play but all of them are away, it waits for one of them.
    fn moves_at(&self, clock: &SeatClock) -> Option<Uptime> {
        let mut people = self.seats.iter().filter(|clock| clock.is_person());
        let deserted = people.clone().next().is_some() && !people.any(SeatClock::present);
        if clock.since.is_none() || clock.gone || self.paused() || deserted {
            return None;
        }
        let mut watching = self.seats.iter().filter(|clock| clock.present());
        let pace = if !clock.fresh || watching.all(|clock| clock.notifications.pace == AT_ONCE) {
            Duration::ZERO
        } else {
            PACE
        };
        Some(clock.began + self.lag + pace)
    }

    /// When the next house player moves.
    #[must_use]
    pub(crate) fn house_moves_at(&self) -> Option<Uptime> {
        let clocks = self.seats.iter().filter(|clock| clock.house);
        clocks.filter_map(|clock| self.moves_at(clock)).min()
    }

    /// The house player that moves now.
    #[must_use]
    pub(crate) fn house_to_move(&self, now: Now) -> Option<Seat> {
        let moves = |clock: &SeatClock| {
            clock.house && self.moves_at(clock).is_some_and(|at| at <= now.uptime)
        };
        self.seats.iter().position(moves).map(Seat::new)
    }

    /// When the scheduler has to look at the table. House players have an attendant, in one process; should they still be to act after a
    /// while, they get another.
    #[must_use]
    pub(crate) fn due(&self, now: Now) -> Option<Uptime> {
        let tasks = self.tasks(now).into_iter();
        let due = tasks.map(|(at, task)| match task {
            Task::Think(_) => at.max(now.uptime) + ATTENDED_FOR,
            _ => at,
        });
        due.min()
    }

    /// The deadline of this seat as wall-clock time.
    #[must_use]
    pub(crate) fn deadline(&self, seat: Seat, now: Now) -> Option<WallTime> {
        let clock = &self.seats[seat.index()];
        let hurries = !self.paused() && !self.is_alone_with_the_house();
        let counts = clock.since.is_some() && clock.present() && hurries;
        let up = clock.began + self.limit? + self.lag;
        counts.then(|| now.wall_at(up))
    }

    /// Is at most a third of the time for this seat's decision left?
    fn is_late(&self, seat: Seat, now: Now) -> bool {
        let began = self.seats[seat.index()].began + self.lag;
        self.limit
            .is_some_and(|limit| began + limit * 2 / 3 <= now.uptime)
    }
}

#[cfg(test)]
mod tests;
