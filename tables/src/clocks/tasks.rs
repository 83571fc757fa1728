//! What is due at the seats of a table, and when.

use std::time::Duration;

use games::seat::Seat;

use super::{Clocks, SeatClock, deadline_shown_after, reminder_after};
use crate::event::PersonNo;
use crate::time::{Now, Uptime};

/// A player who pressed something this recently is watching, and is not pinged.
const STILL_WATCHING: Duration = Duration::from_secs(60);

/// How long a ping waits by default.
const PING_DELAY: Duration = Duration::from_secs(120);

/// How long those who let house players move get before the table is looked at again. While one of them thinks, they ask for more.
pub const ATTENDED_FOR: Duration = Duration::from_secs(5);

/// How long a house player waits before its turn, so that people can follow.
const PACE: Duration = Duration::from_millis(1_500);

/// A task with a due time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Task {
    /// The house moves for a player who is away.
    House(Seat),
    /// A house player moves.
    Think(Seat),
    /// The time is up: the idle move is played.
    Idle(Seat),
    /// A player is reminded.
    Remind(Seat),
    /// Little time is left: from now on the board shows the deadline.
    ShowDeadline(Seat),
    /// A player is told that it is their turn.
    Ping(Seat),
    /// Nobody has to be pinged any more, so the latest ping is deleted.
    DeletePing,
    /// The lobby closes, since nothing happened there.
    Expire,
    /// A seat was kept for a person or offered to them for long enough.
    Uninvite(PersonNo),
    /// Everybody has given the table up, or those who are waited for have.
    Abandon,
}

/// How the players of a table want to be told of their turn, and what they were told: in seat order, and the default for seats that are
/// missing; and since when they can press at all. Nothing of it is in the log, since no decision of the game depends on it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Preferences {
    /// Nobody is pinged or reminded on this server.
    pub quiet: bool,
    /// There is a message that pings somebody.
    pub has_ping: bool,
    /// Since when people can press: they could not during the outage before, so a lobby waits its full time from here on.
    pub up_since: Uptime,
    /// What concerns one seat.
    pub seats: Vec<Attention>,
}

/// See [`Preferences`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Attention {
    /// When to ping the player.
    pub pings: Pings,
    /// House players need not wait for the player.
    pub hurries: bool,
    /// They were last pinged for the decision that arose at this ply.
    pub pinged: Option<u32>,
    /// They were last reminded of the decision that arose at this ply.
    pub reminded: Option<u32>,
    /// The board was last told to show the deadline of the decision that arose at this ply.
    pub shown: Option<u32>,
    /// When the player last pressed something here, as far as is known.
    pub seen: Option<Uptime>,
}

/// When a player wants to be pinged.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pings {
    /// Never, and not reminded either.
    Never,
    /// After a while, and not while they watch.
    #[default]
    Later,
    /// At once.
    Always,
}

impl Preferences {
    fn of(&self, seat: usize) -> Attention {
        self.seats.get(seat).copied().unwrap_or_default()
    }
}

impl Attention {
    /// When to ping for a decision that arose at `began`, where the player last moved at `moved`.
    fn ping_at(self, began: Uptime, moved: Option<Uptime>) -> Option<Uptime> {
        let later = || {
            let watched = self.seen.max(moved).map(|seen| seen + STILL_WATCHING);
            (began + PING_DELAY).max(watched.unwrap_or_default())
        };
        match self.pings {
            Pings::Never => None,
            Pings::Later => Some(later()),
            Pings::Always => Some(began),
        }
    }
}

impl Clocks {
    /// Has a player been pinged or reminded who has not acted yet?
    pub fn has_open_ping(&self, of: &Preferences) -> bool {
        let pinged = |(index, clock): (usize, &SeatClock)| {
            let told = of.of(index);
            clock.since.is_some()
                && clock.present()
                && (told.pinged == clock.since || told.reminded == clock.since)
        };
        !self.paused() && self.seats.iter().enumerate().any(pinged)
    }

    /// The ply at which the present decision of each of these seats arose, for what is noted about it.
    pub fn decisions<'a>(
        &'a self,
        seats: &'a [Seat],
    ) -> impl Iterator<Item = (Seat, u32)> + use<'a> {
        let since = |seat: &Seat| Some((*seat, self.seats[seat.index()].since?));
        seats.iter().filter_map(since)
    }

    /// The upcoming tasks of the seats, each with its due time. Quiet hours are for the caller: they put off what is said to a player.
    pub fn tasks(&self, now: Now, of: &Preferences) -> Vec<(Uptime, Task)> {
        let mut tasks = Vec::new();
        if of.has_ping && !self.has_open_ping(of) {
            tasks.push((now.uptime, Task::DeletePing));
        }
        if self.paused() {
            return tasks;
        }
        let anybody = self.any_present();
        let hurries = !self.is_alone_with_the_house();
        for (index, clock) in self.seats.iter().enumerate() {
            let (seat, told) = (Seat::new(index), of.of(index));
            if clock.since.is_none() || clock.gone {
                continue;
            }
            if clock.house {
                if let Some(at) = self.moves_at(clock, of) {
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
            if !hurries {
                continue;
            }
            let began = clock.began + self.lag;
            if let Some(limit) = self.limit {
                tasks.push((began + limit, Task::Idle(seat)));
                if !of.quiet && told.pings != Pings::Never && told.reminded != clock.since {
                    tasks.push((began + reminder_after(limit), Task::Remind(seat)));
                }
                if told.shown != clock.since {
                    tasks.push((
                        began + deadline_shown_after(limit),
                        Task::ShowDeadline(seat),
                    ));
                }
            }
            // Where it is time for a reminder, that says all.
            let late = self
                .limit
                .is_some_and(|limit| began + reminder_after(limit) <= now.uptime);
            let pinged = late || told.pinged == clock.since || told.reminded == clock.since;
            let moved = clock.moved.map(|moved| moved + self.lag);
            if clock.fresh
                && !of.quiet
                && !pinged
                && let Some(at) = told.ping_at(began, moved)
            {
                tasks.push((at, Task::Ping(seat)));
            }
        }
        tasks
    }

    /// When this house player moves, if it is to act. Its first decision of a turn waits, unless everybody chose otherwise. Where
    /// people play but all of them are away, it waits for one of them.
    fn moves_at(&self, clock: &SeatClock, of: &Preferences) -> Option<Uptime> {
        let deserted = self.seats.iter().any(SeatClock::is_person) && !self.any_present();
        if clock.since.is_none() || clock.gone || self.paused() || deserted {
            return None;
        }
        let watching = self.seats.iter().enumerate();
        let mut watching = watching.filter(|(_, clock)| clock.present());
        let pace = if !clock.fresh || watching.all(|(index, _)| of.of(index).hurries) {
            Duration::ZERO
        } else {
            PACE
        };
        Some(clock.began + self.lag + pace)
    }

    /// When the next house player moves.
    pub fn house_moves_at(&self, of: &Preferences) -> Option<Uptime> {
        let clocks = self.seats.iter().filter(|clock| clock.house);
        clocks.filter_map(|clock| self.moves_at(clock, of)).min()
    }

    /// The house player that moves now.
    pub fn house_to_move(&self, now: Now, of: &Preferences) -> Option<Seat> {
        let moves = |clock: &SeatClock| {
            clock.house && self.moves_at(clock, of).is_some_and(|at| at <= now.uptime)
        };
        self.seats.iter().position(moves).map(Seat::new)
    }
}

/// When the table has to be looked at for this task. Whoever lets house players move does so without being asked; should they still be to
/// act after a while, somebody else looks.
pub fn attended((at, task): (Uptime, Task), now: Now) -> Uptime {
    match task {
        Task::Think(_) => at.max(now.uptime) + ATTENDED_FOR,
        _ => at,
    }
}
