//! What people read about the clocks of a table.

use db::WallTime;
use games::seat::{Names, Seat};

use super::{SeatClock, SeatClocks};
use crate::time::moment::{Style, moment};
use crate::time::uptime::Now;
use crate::words;

impl SeatClocks {
    /// Until when everybody has to decide, in one line; empty where nobody has to.
    #[must_use]
    pub(crate) fn deadlines(&self, names: &Names, now: Now) -> String {
        self.until(names, now, |_| true)
    }

    /// Until when the seats have to decide for which `shown` holds.
    fn until(&self, names: &Names, now: Now, shown: impl Fn(Seat) -> bool) -> String {
        let mut all: Vec<(WallTime, Vec<String>)> = Vec::new();
        for seat in (0..self.seats.len()).map(Seat::new) {
            let Some(deadline) = self.deadline(seat, now).filter(|_| shown(seat)) else {
                continue;
            };
            match all.iter_mut().find(|(at, _)| *at == deadline) {
                Some((_, who)) => who.push(names.of(seat)),
                None => all.push((deadline, vec![names.of(seat)])),
            }
        }
        let parts: Vec<String> = all
            .into_iter()
            .map(|(deadline, who)| {
                let has = if who.len() == 1 { "has" } else { "have" };
                format!("{} {has} until {}", words::list(&who), until(deadline))
            })
            .collect();
        parts.join(" · ")
    }

    /// The lines of the board about time: deadlines only once little time is left. At a rated
    /// table they say what it means to be away.
    #[must_use]
    pub(crate) fn lines(&self, names: &Names, now: Now, rated: bool) -> Vec<String> {
        let mut lines = Vec::new();
        if self.paused() {
            lines.push(
                "The table is paused. Any player can resume it with `/table resume`.".to_owned(),
            );
        }
        let soon = self.until(names, now, |seat| self.is_late(seat, now));
        if !soon.is_empty() {
            lines.push(soon);
        }
        let anybody = self.seats.iter().any(SeatClock::present);
        for (index, clock) in self.seats.iter().enumerate() {
            if clock.away() && anybody {
                let name = names.of(Seat::new(index));
                let otherwise = if rated {
                    " and counts as last otherwise"
                } else {
                    ""
                };
                lines.push(if clock.banned {
                    format!("The house plays for {name}, who may not play here now.")
                } else {
                    format!("The house plays for {name}, who can press **I am back**{otherwise}.")
                });
            }
        }
        if !anybody && self.any_away() {
            lines.push(
                "Everybody is away. The table waits for one of them to press **I am back**."
                    .to_owned(),
            );
        }
        lines
    }
}

/// The time of day, and how long it is until then.
fn until(wall: WallTime) -> String {
    format!(
        "{} ({})",
        moment(wall, Style::Time),
        moment(wall, Style::Relative)
    )
}
