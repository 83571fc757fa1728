//! Whose time runs at a table, and what time does there, when. Data only: `sweep` does it, `pings` says it. A few lines more than
//! 500, half of them its tests.
//!
//! A seat has the table's `clock` for each decision. When half of it is gone its player is reminded, when all is gone the idle
//! move is played. A seat whose last two moves were not its player's is *away*: the house plays it, as long as somebody plays with
//! it, until the player takes it back or makes a move. All of this follows from the stored plies; the clock of a decision began
//! with the ply at which the decision arose, whose time is stored with it.
//!
//! What is due is on the scale of the [`Uptime`], what was done on that of the [`TableTime`].

use std::time::Duration;

use db::{Lag, NotificationSettings, Phase, StoredTable, TableTime, Uptime, Vote, WallTime};
use games::seat::{Names, Seat};
use games::table::{AnyTable, Hand};
use serenity::all::MessageId;

use crate::ids;
use crate::time::quiet;
use crate::time::uptime::Now;

const MINUTE: Duration = Duration::from_secs(60);

/// After so many moves in a row that were not its player's, a seat is away.
const IDLE_MOVES: u8 = 2;

/// Who has just pressed something is looking, and is not called.
const LOOKING: Duration = MINUTE;

/// How long the usual call waits.
const PATIENCE: Duration = Duration::from_secs(120);

/// The times of a table in play.
#[derive(Clone, Debug, Default)]
pub(crate) struct SeatClocks {
    /// For one decision.
    clock: Option<Duration>,
    lag: Lag,
    /// What the table's clock shows while it is paused.
    paused: Option<TableTime>,
    /// When the latest ply was made.
    latest: TableTime,
    /// The message that calls those to act.
    pub ping: Option<MessageId>,
    /// On this server nobody is called.
    quiet: bool,
    seats: Vec<SeatClock>,
}

#[derive(Clone, Debug, Default)]
struct SeatClock {
    gone: bool,
    /// The ply at which what the seat has to decide arose; none while it is not to act.
    since: Option<u32>,
    /// When that was, or when the player came back.
    began: TableTime,
    /// Somebody else's act gave it this decision, or gave it to several at once: worth a call.
    fresh: bool,
    /// How many of its last moves in a row were not its player's.
    idle: u8,
    called_ply: Option<u32>,
    reminded_ply: Option<u32>,
    /// To a pause, and to end the table.
    agreed: [bool; 2],
    notifications: NotificationSettings,
    /// When its player last pressed something here. Not stored: forgetting it costs a call too many.
    seen: Option<Uptime>,
}

/// Something that time does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Task {
    /// The house moves.
    House(Seat),
    /// The time is up: the idle move is played.
    Idle(Seat),
    Remind(Seat),
    Call(Seat),
    /// Nobody is called any more, so the message that did goes.
    DeletePing,
}

impl SeatClock {
    fn away(&self) -> bool {
        !self.gone && self.idle >= IDLE_MOVES
    }

    fn votes(&self, vote: Vote) -> bool {
        self.agreed[vote as usize]
    }

    fn present(&self) -> bool {
        !self.gone && !self.away()
    }
}

impl SeatClocks {
    /// The times of a stored table; `seats` in seat order.
    #[must_use]
    pub(crate) fn load(stored: &StoredTable, seats: &[&db::Seat], table: &dyn AnyTable) -> Self {
        let head = &stored.head;
        let times = stored.plies.iter().map(|ply| ply.time);
        let mut turns = Self {
            clock: head.clock,
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
            let idle = own
                .take_while(|ply| ply.hand != db::Hand::Player && Some(ply.time) > seat.back)
                .take(IDLE_MOVES.into());
            let mut turn = SeatClock {
                gone: seat.left.is_some(),
                idle: idle.fold(0, |count, _| count + 1),
                called_ply: seat.called_ply,
                reminded_ply: seat.reminded_ply,
                agreed: [seat.agrees_to_pause, seat.agrees_to_end],
                notifications: seat.notifications.clone(),
                ..SeatClock::default()
            };
            turn.since = table
                .since(Seat::new(index))
                .filter(|_| head.phase == Phase::Play);
            if let Some(ply) = turn.since.and_then(|ply| stored.plies.get(ply as usize)) {
                turn.began = seat.back.map_or(ply.time, |back| ply.time.max(back));
            }
            turns.seats.push(turn);
        }
        for index in 0..turns.seats.len() {
            if let Some(since) = turns.seats[index].since {
                let ply = stored.plies.get(since as usize);
                let mover = ply.filter(|ply| ply.ply > 0);
                let mover = mover.map(|ply| usize::from(ply.seat));
                turns.seats[index].fresh = turns.is_fresh(index, mover);
            }
        }
        turns
    }

    /// Takes note of the latest ply, at `time`. True if a vote lapses with it: who plays on has thought better
    /// of pausing or ending.
    pub(crate) fn moved(
        &mut self,
        table: &dyn AnyTable,
        mover: Seat,
        hand: Hand,
        time: TableTime,
    ) -> bool {
        self.latest = self.latest.max(time);
        let turn = &mut self.seats[mover.index()];
        let mut lapses = false;
        match hand {
            Hand::Player => {
                turn.idle = 0;
                lapses = std::mem::take(&mut turn.agreed).contains(&true);
            }
            Hand::Clock | Hand::House => turn.idle = turn.idle.saturating_add(1),
        }
        for (index, turn) in self.seats.iter_mut().enumerate() {
            turn.since = table.since(Seat::new(index));
        }
        for index in 0..self.seats.len() {
            if self.seats[index].since == Some(table.ply()) {
                self.seats[index].began = time;
                self.seats[index].fresh = self.is_fresh(index, Some(mover.index()));
            }
        }
        lapses
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

    /// A player has pressed something.
    pub(crate) fn seen(&mut self, seat: Seat, now: Now) {
        self.seats[seat.index()].seen = Some(now.uptime);
    }

    /// A player is back, and decides anew.
    pub(crate) fn took_back(&mut self, seat: Seat, time: TableTime) {
        let turn = &mut self.seats[seat.index()];
        turn.idle = 0;
        turn.began = turn.began.max(time);
    }

    /// Does the house play this seat?
    #[must_use]
    pub(crate) fn away(&self, seat: Seat) -> bool {
        self.seats[seat.index()].away()
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

    /// The same for a player who comes back now. The program's time goes back a little after an outage, but what was played before
    /// they came back stays before it.
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

    /// Lets the table's clock go on. Who was called before it stopped is called again.
    pub(crate) fn resume(&mut self, now: Now) {
        self.lag = self.lag(now);
        self.paused = None;
        for turn in &mut self.seats {
            turn.agreed[Vote::Pause as usize] = false;
            turn.called_ply = None;
        }
    }

    /// A player agrees.
    pub(crate) fn agree(&mut self, seat: Seat, vote: Vote) {
        self.seats[seat.index()].agreed[vote as usize] = true;
    }

    #[must_use]
    pub(crate) fn agrees(&self, seat: Seat, vote: Vote) -> bool {
        self.seats[seat.index()].votes(vote)
    }

    /// Of those who play, how many agree, and how many there are. Who is asked or asks is there, even if the house plays for them.
    #[must_use]
    pub(crate) fn agreement(&self, vote: Vote) -> (usize, usize) {
        let counted = || {
            let seats = self.seats.iter();
            seats.filter(|turn| !turn.gone && (turn.present() || turn.votes(vote)))
        };
        (
            counted().filter(|turn| turn.votes(vote)).count(),
            counted().count(),
        )
    }

    /// How a player wants to be called from now on.
    pub(crate) fn set_notification_settings(&mut self, seat: Seat, settings: NotificationSettings) {
        self.seats[seat.index()].notifications = settings;
    }

    /// Is anybody still to make the decision they were called to?
    #[must_use]
    pub(crate) fn calling(&self) -> bool {
        let called =
            |turn: &SeatClock| turn.called_ply == turn.since || turn.reminded_ply == turn.since;
        let mut waiting = self.seats.iter().filter(|turn| turn.since.is_some());
        !self.paused() && waiting.any(|turn| turn.present() && called(turn))
    }

    /// Takes note of who is called or reminded now; gives the same as it is stored.
    pub(crate) fn mark_called(&mut self, seats: &[Seat], reminder: bool) -> Vec<(u8, u32)> {
        let mut noted = Vec::new();
        for seat in seats {
            let turn = &mut self.seats[seat.index()];
            let Some(since) = turn.since else { continue };
            if reminder {
                turn.reminded_ply = Some(since);
            } else {
                turn.called_ply = Some(since);
            }
            noted.push((u8::try_from(seat.index()).unwrap_or(u8::MAX), since));
        }
        noted
    }

    /// What time does next at this table, each with its moment.
    #[must_use]
    pub(crate) fn tasks(&self, now: Now) -> Vec<(Uptime, Task)> {
        let mut tasks = Vec::new();
        if self.ping.is_some() && !self.calling() {
            tasks.push((now.uptime, Task::DeletePing));
        }
        if self.paused() {
            return tasks;
        }
        let anybody = self.seats.iter().any(SeatClock::present);
        for (index, turn) in self.seats.iter().enumerate() {
            let seat = Seat::new(index);
            if turn.since.is_none() || turn.gone {
                continue;
            }
            if turn.away() {
                // Where everybody is away nobody waits: the table rests until one of them comes back.
                if anybody {
                    tasks.push((now.uptime, Task::House(seat)));
                }
                continue;
            }
            let began = turn.began + self.lag;
            if let Some(clock) = self.clock {
                tasks.push((began + clock, Task::Idle(seat)));
                if !self.quiet
                    && turn.reminded_ply != turn.since
                    && let Some(at) = quiet::reminder(&turn.notifications, began + clock / 2, now)
                {
                    tasks.push((at, Task::Remind(seat)));
                }
            }
            let called = turn.called_ply == turn.since || turn.reminded_ply == turn.since;
            let later = turn.seen.map_or(began + PATIENCE, |seen| {
                (began + PATIENCE).max(seen + LOOKING)
            });
            if turn.fresh
                && !self.quiet
                && !called
                && let Some(at) = quiet::call(&turn.notifications, began, later, now)
            {
                tasks.push((at, Task::Call(seat)));
            }
        }
        tasks
    }

    /// When the table is to be looked at next.
    #[must_use]
    pub(crate) fn due(&self, now: Now) -> Option<Uptime> {
        self.tasks(now).into_iter().map(|(at, _)| at).min()
    }

    /// When this seat's time is up, as people read it.
    #[must_use]
    pub(crate) fn deadline(&self, seat: Seat, now: Now) -> Option<WallTime> {
        let turn = &self.seats[seat.index()];
        let counts = turn.since.is_some() && turn.present() && !self.paused();
        let up = turn.began + self.clock? + self.lag;
        counts.then(|| now.wall_at(up))
    }

    /// What the board says about time.
    #[must_use]
    pub(crate) fn lines(&self, names: &Names, now: Now) -> Vec<String> {
        let mut lines = Vec::new();
        if self.paused() {
            lines.push(
                "The table is paused. Any player can resume it with `/table resume`.".to_owned(),
            );
        }
        let anybody = self.seats.iter().any(SeatClock::present);
        for (index, turn) in self.seats.iter().enumerate() {
            let (seat, name) = (Seat::new(index), names.of(Seat::new(index)));
            if let Some(deadline) = self.deadline(seat, now) {
                lines.push(format!("{name}: time is up {}", stamp(deadline)));
            } else if turn.away() && anybody {
                lines.push(format!(
                    "The house plays for {name}, who can press **Take back**."
                ));
            }
        }
        if !anybody && self.any_away() {
            lines.push(
                "Everybody is away. The table waits for one of them to press **Take back**."
                    .to_owned(),
            );
        }
        lines
    }
}

/// A moment as Discord shows it, in each reader's own language and time zone:
/// <https://discord.com/developers/docs/reference#message-formatting-timestamp-styles>
#[must_use]
pub(crate) fn stamp(wall: WallTime) -> String {
    format!("<t:{}:R>", wall.0.div_euclid(1_000))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(since_start: Duration) -> Uptime {
        Uptime(0) + since_start
    }

    fn now(since_start: Duration) -> Now {
        Now {
            uptime: at(since_start),
            wall: WallTime(1_000_000_000_000) + since_start,
        }
    }

    const MOMENT: Duration = Duration::from_millis(7);

    fn seat(index: usize) -> Seat {
        Seat::new(index)
    }

    /// Ann is to decide since ply 4, at the beginning of time; Ben waits.
    fn ann_decides(clock: Option<Duration>) -> SeatClocks {
        let ann = SeatClock {
            since: Some(4),
            fresh: true,
            ..SeatClock::default()
        };
        SeatClocks {
            clock,
            seats: vec![ann, SeatClock::default()],
            ..SeatClocks::default()
        }
    }

    fn tasks(turns: &SeatClocks, since_start: Duration) -> Vec<(Uptime, Task)> {
        let mut tasks = turns.tasks(now(since_start));
        tasks.sort_by_key(|(at, _)| *at);
        tasks
    }

    #[test]
    fn a_slow_player_is_called_then_reminded_then_played_for() {
        let mut turns = ann_decides(Some(10 * MINUTE));
        let (call, remind, idle) = (
            Task::Call(seat(0)),
            Task::Remind(seat(0)),
            Task::Idle(seat(0)),
        );
        let all = [
            (at(2 * MINUTE), call),
            (at(5 * MINUTE), remind),
            (at(10 * MINUTE), idle),
        ];
        assert_eq!(tasks(&turns, Duration::ZERO), all);
        assert_eq!(turns.mark_called(&[seat(0)], false), [(0, 4)]);
        assert_eq!(tasks(&turns, Duration::ZERO), all[1..]);
        turns.mark_called(&[seat(0)], true);
        assert_eq!(tasks(&turns, Duration::ZERO), all[2..]);
        assert_eq!(turns.due(now(Duration::ZERO)), Some(at(10 * MINUTE)));
        assert!(turns.calling());
    }

    #[test]
    fn without_a_clock_nobody_is_hurried_but_called() {
        let turns = ann_decides(None);
        assert_eq!(
            tasks(&turns, Duration::ZERO),
            [(at(2 * MINUTE), Task::Call(seat(0)))]
        );
        assert_eq!(turns.deadline(seat(0), now(Duration::ZERO)), None);
    }

    #[test]
    fn where_nobody_is_to_be_called_only_the_deadline_counts() {
        let turns = SeatClocks {
            quiet: true,
            ..ann_decides(Some(10 * MINUTE))
        };
        assert_eq!(
            tasks(&turns, Duration::ZERO),
            [(at(10 * MINUTE), Task::Idle(seat(0)))]
        );
    }

    #[test]
    fn who_has_just_pressed_something_is_not_called() {
        let mut turns = ann_decides(None);
        turns.seen(seat(0), now(MINUTE * 3 / 2));
        assert_eq!(turns.due(now(MINUTE * 3 / 2)), Some(at(MINUTE * 5 / 2)));
        turns.seats[0].notifications.pings = "always".into();
        assert_eq!(
            turns.due(now(MINUTE * 3 / 2)),
            Some(at(MINUTE * 3 / 2)),
            "unless they asked for it"
        );
        turns.seats[0].notifications.pings = "never".into();
        assert_eq!(turns.due(now(MINUTE * 3 / 2)), None);
    }

    #[test]
    fn a_pause_costs_nobody_time() {
        let mut turns = ann_decides(Some(10 * MINUTE));
        turns.pause(now(4 * MINUTE));
        assert_eq!(turns.time(now(99 * MINUTE)), TableTime(240_000));
        assert_eq!(turns.due(now(99 * MINUTE)), None);
        assert_eq!(turns.deadline(seat(0), now(99 * MINUTE)), None);
        turns.resume(now(104 * MINUTE));
        assert_eq!(turns.lag(now(104 * MINUTE)), Lag(6_000_000));
        turns.mark_called(&[seat(0)], true);
        assert_eq!(turns.due(now(104 * MINUTE)), Some(at(110 * MINUTE)));
        let wall = now(110 * MINUTE).wall;
        assert_eq!(turns.deadline(seat(0), now(105 * MINUTE)), Some(wall));
    }

    #[test]
    fn the_house_plays_for_who_is_away_while_somebody_plays_with_it() {
        let mut turns = ann_decides(Some(MINUTE));
        turns.seats[0].idle = 2;
        assert_eq!(tasks(&turns, MOMENT), [(at(MOMENT), Task::House(seat(0)))]);
        turns.seats[1].idle = 2;
        assert_eq!(
            tasks(&turns, MOMENT),
            [],
            "everybody is away, so the table rests"
        );
        let said = turns.lines(&Names::letters(), now(MOMENT));
        assert_eq!(said.len(), 1);
        assert!(said[0].starts_with("Everybody is away."), "{said:?}");
        turns.took_back(seat(0), TableTime(500));
        assert_eq!(
            turns.due(now(Duration::from_millis(500))),
            Some(Uptime(500) + MINUTE / 2),
            "with all the time there is"
        );
    }

    #[test]
    fn a_call_that_was_answered_goes() {
        let mut turns = ann_decides(None);
        turns.mark_called(&[seat(0)], false);
        turns.ping = Some(MessageId::new(77));
        assert_eq!(tasks(&turns, MOMENT), []);
        turns.seats[0].since = None;
        assert_eq!(tasks(&turns, MOMENT), [(at(MOMENT), Task::DeletePing)]);
    }
}
