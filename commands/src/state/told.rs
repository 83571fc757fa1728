//! How the players of a table want to be told of their turn, and what they were told. No decision of the game depends on it.

use db::{NotificationSettings, StoredTable, Uptime};
use games::seat::Seat;
use serenity::all::MessageId;
use tables::clocks::{Attention, Clocks, Pings, Preferences, Task, attended};
use tables::table::Table;
use tables::time::Now;

use crate::ids;
use crate::protocol::emoji::Style;
use crate::time::quiet;

/// How a person's settings say that house players need not wait.
pub(crate) const AT_ONCE: &str = "at-once";

/// See the [module](self).
#[derive(Clone, Debug)]
pub(crate) struct Told {
    /// For what is due.
    pub preferences: Preferences,
    /// In seat order.
    settings: Vec<NotificationSettings>,
    /// The message of the latest turn ping.
    pub ping: Option<MessageId>,
}

impl Told {
    /// What is stored of it; `seats` in seat order.
    pub(crate) fn of(stored: &StoredTable, seats: &[&db::Seat]) -> Self {
        let ping = ids::message(stored.head.ping.as_deref());
        let attention = |seat: &&db::Seat| Attention {
            pings: match seat.notifications.pings.as_str() {
                "never" => Pings::Never,
                "always" => Pings::Always,
                _ => Pings::Later,
            },
            hurries: seat.notifications.pace == AT_ONCE,
            pinged: seat.pinged_ply,
            reminded: seat.reminded_ply,
            shown: None,
            seen: None,
        };
        Self {
            preferences: Preferences {
                quiet: stored.quiet,
                has_ping: ping.is_some(),
                up_since: Uptime::default(),
                seats: seats.iter().map(attention).collect(),
            },
            settings: seats
                .iter()
                .map(|seat| seat.notifications.clone())
                .collect(),
            ping,
        }
    }

    /// How the player of a seat wants pictures drawn.
    pub(crate) fn style(&self, seat: Seat) -> Style {
        Style::of(&self.settings[seat.index()].pictures)
    }

    /// How pictures are drawn for everybody: dice lie still where somebody wants that.
    pub(crate) fn shared_style(&self) -> Style {
        let mut seats = (0..self.settings.len()).map(Seat::new);
        if seats.all(|seat| self.style(seat) == Style::Moving) {
            Style::Moving
        } else {
            Style::Still
        }
    }

    /// There is this turn ping now, or none; gives the one before.
    pub(crate) fn replace_ping(&mut self, ping: Option<MessageId>) -> Option<MessageId> {
        self.preferences.has_ping = ping.is_some();
        std::mem::replace(&mut self.ping, ping)
    }

    /// A player has pressed something.
    pub(crate) fn seen(&mut self, seat: Seat, now: Now) {
        self.of_seat(seat).seen = Some(now.uptime);
    }

    /// The table goes on after a pause: players who were pinged or reminded before are told again.
    pub(crate) fn resumed(&mut self) {
        for seat in &mut self.preferences.seats {
            (seat.pinged, seat.reminded) = (None, None);
        }
    }

    /// Notes that players are pinged or reminded; gives their seats and plies as the store has them.
    pub(crate) fn note(
        &mut self,
        clocks: &Clocks,
        seats: &[Seat],
        reminder: bool,
    ) -> Vec<(u8, u32)> {
        let mut noted = Vec::new();
        for (seat, since) in clocks.decisions(seats) {
            let told = self.of_seat(seat);
            if reminder {
                told.reminded = Some(since);
            } else {
                told.pinged = Some(since);
            }
            noted.push((seat.number(), since));
        }
        noted
    }

    /// Notes that the board now shows the deadline of this seat's decision.
    pub(crate) fn deadline_is_shown(&mut self, clocks: &Clocks, seat: Seat) {
        for (seat, since) in clocks.decisions(&[seat]) {
            self.of_seat(seat).shown = Some(since);
        }
    }

    fn of_seat(&mut self, seat: Seat) -> &mut Attention {
        &mut self.preferences.seats[seat.index()]
    }

    /// The upcoming tasks, each with its due time. What is said to a player waits for the end of their quiet hours.
    pub(crate) fn tasks(&self, table: &Table, now: Now) -> Vec<(Uptime, Task)> {
        let mut tasks = table.tasks(now, &self.preferences);
        for (at, task) in &mut tasks {
            if let Task::Ping(seat) | Task::Remind(seat) = task {
                *at = quiet::after_quiet_hours(&self.settings[seat.index()], *at, now);
            }
        }
        tasks
    }

    /// When the scheduler has to look at the table.
    pub(crate) fn due(&self, table: &Table, now: Now) -> Option<Uptime> {
        let tasks = self.tasks(table, now).into_iter();
        tasks.map(|task| attended(task, now)).min()
    }
}
