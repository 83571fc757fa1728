//! The clocks of the seats: whose time runs since when, who is away, and who agrees to stop. [`Clocks::tasks`] says what follows from it.
//!
//! A seat has the table's time limit for each decision. After half of it its player is reminded; when it is over the idle move is
//! played. A seat whose last two moves were not made by its player is *away*: the house plays it, as long as another player is
//! there, until its player takes it back or makes a move. So it is where a player may not play here now.
//!
//! A *house player* is something else: a seat that nobody but the program ever had. It has no time limit and is never away; it moves
//! as soon as its pace allows. One person alone with house players keeps nobody waiting, so no clock runs for them.
//!
//! What is due is on the scale of the [`Uptime`], what was done on that of the [`TableTime`].

mod absence;
mod tasks;

use std::time::Duration;

use games::seat::{Hand, Seat};
use games::table::AnyTable;

use crate::event::Vote;
use crate::time::{Lag, Now, TableTime, Uptime, WallTime};

pub use tasks::{ATTENDED_FOR, Attention, Pings, Preferences, Task, attended};

/// A seat is away after this many moves in a row that its player did not make.
const IDLE_MOVES: u8 = 2;

/// When a player is reminded, within the time limit of a decision.
fn reminder_after(limit: Duration) -> Duration {
    limit / 2
}

/// When the board shows the deadline, within the time limit of a decision.
fn deadline_shown_after(limit: Duration) -> Duration {
    limit * 2 / 3
}

/// The clocks of a table in play.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Clocks {
    /// The time limit for one decision; `None` for no limit.
    limit: Option<Duration>,
    lag: Lag,
    /// What the table's clock shows while it is paused.
    paused: Option<TableTime>,
    /// When the latest ply was made.
    latest: TableTime,
    /// When a player last came back.
    back: TableTime,
    seats: Vec<SeatClock>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a fact of its own, and any combination may be"
)]
struct SeatClock {
    gone: bool,
    /// A house player has this seat.
    house: bool,
    /// Its player may not play here now, so the house does.
    barred: bool,
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
    /// When its player last made a move.
    moved: Option<TableTime>,
    /// The votes to pause, and to end the table.
    agreed: [bool; 2],
}

impl SeatClock {
    fn away(&self) -> bool {
        self.is_person() && (self.barred || self.idle >= IDLE_MOVES)
    }

    /// The player may have become away just now.
    fn note_absence(&mut self, before: bool, time: TableTime) {
        if self.away() && !before {
            self.away_since = time;
        }
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

/// What happens to the clocks. Only the fold calls this on a table; an act may try it on a copy.
impl Clocks {
    /// Play begins: for each seat, whether a house player has it.
    pub(crate) fn begin(
        limit: Option<Duration>,
        house: impl IntoIterator<Item = bool>,
        game: &dyn AnyTable,
        time: TableTime,
    ) -> Self {
        let seats = house.into_iter().map(|house| SeatClock {
            house,
            ..SeatClock::default()
        });
        let mut clocks = Self {
            limit,
            seats: seats.collect(),
            ..Self::default()
        };
        clocks.advance(game, None, time);
        clocks
    }

    /// The latest ply was made.
    pub(crate) fn moved(&mut self, game: &dyn AnyTable, mover: Seat, hand: Hand, time: TableTime) {
        let clock = &mut self.seats[mover.index()];
        match hand {
            Hand::Player => {
                clock.idle = 0;
                clock.agreed = [false; 2];
                clock.moved = Some(time);
            }
            Hand::Clock | Hand::House => {
                let away = clock.away();
                clock.idle = clock.idle.saturating_add(1);
                clock.note_absence(away, time);
            }
        }
        self.advance(game, Some(mover), time);
    }

    /// Who has to decide after the latest ply, and since when.
    fn advance(&mut self, game: &dyn AnyTable, mover: Option<Seat>, time: TableTime) {
        self.latest = self.latest.max(time);
        for (index, clock) in self.seats.iter_mut().enumerate() {
            clock.since = game.since(Seat::new(index));
        }
        let arose = |clock: &SeatClock| clock.since == Some(game.ply());
        let together = self.seats.iter().filter(|clock| arose(clock)).count() > 1;
        for (index, clock) in self.seats.iter_mut().enumerate() {
            if arose(clock) {
                clock.began = time;
                clock.fresh = together || mover != Some(Seat::new(index));
            }
        }
    }

    /// The table is over: nobody has to decide anything.
    pub(crate) fn stop(&mut self) {
        for clock in &mut self.seats {
            clock.since = None;
        }
    }

    /// A player leaves for good.
    pub(crate) fn left(&mut self, seat: Seat) {
        self.seats[seat.index()].gone = true;
    }

    /// A player takes their seat back, and their decision starts over. The uptime goes back a little after an outage, but this never
    /// falls behind the latest ply.
    pub(crate) fn took_back(&mut self, seat: Seat, time: TableTime) {
        let back = time.max(self.latest);
        let clock = &mut self.seats[seat.index()];
        clock.idle = 0;
        clock.began = clock.began.max(back);
        self.back = self.back.max(back);
    }

    /// Another person has the seat, with nothing of what the one before agreed to.
    pub(crate) fn changed_hands(&mut self, seat: Seat) {
        let clock = &mut self.seats[seat.index()];
        clock.agreed = [false; 2];
        clock.barred = false;
    }

    /// The house begins to play for somebody who may not play here, or stops: then their decision starts over.
    pub(crate) fn bar(&mut self, seat: Seat, barred: bool, time: TableTime) {
        let clock = &mut self.seats[seat.index()];
        let away = clock.away();
        clock.barred = barred;
        clock.note_absence(away, time);
        if !barred {
            clock.began = clock.began.max(time.max(self.latest));
        }
    }

    pub(crate) fn agree(&mut self, seat: Seat, vote: Vote) {
        self.seats[seat.index()].agreed[vote as usize] = true;
    }

    /// Stops the table's clock.
    pub(crate) fn pause(&mut self, time: TableTime) {
        self.paused = Some(time);
    }

    /// Starts the table's clock again.
    pub(crate) fn resume(&mut self, lag: Lag) {
        self.lag = lag;
        self.paused = None;
        for clock in &mut self.seats {
            clock.agreed[Vote::Pause as usize] = false;
        }
    }
}

impl Clocks {
    /// How many seats there are; none before play.
    pub fn seats(&self) -> usize {
        self.seats.len()
    }

    /// Has the player left for good?
    pub fn has_left(&self, seat: Seat) -> bool {
        self.seats[seat.index()].gone
    }

    /// Does the house play this seat for its player?
    pub fn away(&self, seat: Seat) -> bool {
        self.seats[seat.index()].away()
    }

    /// May its player not play here now?
    pub fn barred(&self, seat: Seat) -> bool {
        self.seats[seat.index()].barred
    }

    /// Does the house play for anybody?
    pub fn any_away(&self) -> bool {
        self.seats.iter().any(SeatClock::away)
    }

    /// Is any player there?
    pub fn any_present(&self) -> bool {
        self.seats.iter().any(SeatClock::present)
    }

    /// The table's own time.
    pub fn time(&self, now: Now) -> TableTime {
        self.paused.unwrap_or(now.uptime - self.lag)
    }

    /// When the latest ply was made.
    pub fn latest(&self) -> TableTime {
        self.latest
    }

    /// Does the table's time stand still?
    pub fn paused(&self) -> bool {
        self.paused.is_some()
    }

    /// How far the table's time is behind the uptime.
    pub fn lag(&self, now: Now) -> Lag {
        now.uptime - self.time(now)
    }

    /// When something last happened: a move, a player who came back, a pause.
    pub(crate) fn last_action(&self) -> Uptime {
        self.paused
            .max(Some(self.latest.max(self.back)))
            .unwrap_or_default()
            + self.lag
    }

    /// Does the player of this seat agree?
    pub fn agrees(&self, seat: Seat, vote: Vote) -> bool {
        self.seats[seat.index()].votes(vote)
    }

    /// The deadline of this seat as wall-clock time.
    pub fn deadline(&self, seat: Seat, now: Now) -> Option<WallTime> {
        let clock = &self.seats[seat.index()];
        let hurries = !self.paused() && !self.is_alone_with_the_house();
        let counts = clock.since.is_some() && clock.present() && hurries;
        let up = clock.began + self.limit? + self.lag;
        counts.then(|| now.wall_at(up))
    }

    /// Is so little of the time for this seat's decision left that its deadline is shown?
    pub fn is_late(&self, seat: Seat, now: Now) -> bool {
        let began = self.seats[seat.index()].began + self.lag;
        self.limit
            .is_some_and(|limit| began + deadline_shown_after(limit) <= now.uptime)
    }

    /// Does one person play here, with house players and nobody else?
    fn is_alone_with_the_house(&self) -> bool {
        let mut people = self.seats.iter().filter(|clock| clock.is_person());
        people.next().is_some() && people.next().is_none() && self.seats.iter().any(|c| c.house)
    }
}

#[cfg(test)]
mod tests;
