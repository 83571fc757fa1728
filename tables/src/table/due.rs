//! What is due at a table in any phase.

use std::time::Duration;

use super::{Phase, Table};
use crate::clocks::{Preferences, Task};
use crate::time::{Now, Uptime};

/// A lobby is closed after this much uptime in which nothing happened.
pub const LOBBY_EXPIRES_AFTER: Duration = Duration::from_secs(30 * 60);

/// A table in play is given up after this much uptime in which nothing happened.
pub const ABANDONED_AFTER: Duration = Duration::from_secs(30 * 24 * 60 * 60);

impl Table {
    /// The upcoming tasks, each with its due time.
    pub fn tasks(&self, now: Now, of: &Preferences) -> Vec<(Uptime, Task)> {
        let mut tasks = self.clocks.tasks(now, of);
        let invited = self.guests.iter().filter(|guest| !guest.declined);
        let invited = invited.map(|guest| (guest.person, guest.until));
        let offered = self.offers.iter().map(|offer| (offer.to, offer.until));
        let asked = invited.chain(offered);
        tasks.extend(asked.map(|(person, until)| (now.uptime_at(until), Task::Uninvite(person))));
        match self.phase() {
            Phase::Lobby => {
                let since = of.up_since.max(self.touched + self.clocks.lag(now));
                tasks.push((since + LOBBY_EXPIRES_AFTER, Task::Expire));
            }
            Phase::Play => tasks.push((self.clocks.last_action() + ABANDONED_AFTER, Task::Abandon)),
            Phase::Over | Phase::Closed => {}
        }
        tasks
    }
}
