//! What goes wrong, and when: calm times, in which everything has to work, alternate with times in which the network, the disk or the
//! processes fail.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

use crate::chance::Chance;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Calm,
    /// Calls and interactions are late, lost, doubled or refused.
    Storm,
    /// Reads and writes are slow or fail.
    BadDisk,
    /// Discord cannot be reached.
    Outage,
    /// Processes are killed, or replaced one after the other.
    Kills,
    /// A storm in which processes are killed, too.
    Everything,
}

pub(crate) struct Weather {
    chance: Chance,
    state: Mutex<State>,
}

struct State {
    kind: Kind,
    until: Instant,
    troubled: Instant,
    healed: bool,
}

impl Weather {
    /// Calm at first, so that the bot can start.
    pub(crate) fn new(chance: Chance) -> Self {
        let now = Instant::now();
        let state = State {
            kind: Kind::Calm,
            until: now + Duration::from_secs(20),
            troubled: now,
            healed: false,
        };
        Self {
            chance,
            state: Mutex::new(state),
        }
    }

    pub(crate) fn now(&self) -> Kind {
        let mut state = self.state();
        let now = Instant::now();
        if now >= state.until && !state.healed {
            state.kind = match (state.kind, self.chance.below(8)) {
                (Kind::Calm, 0..=2) => Kind::Storm,
                (Kind::Calm, 3) => Kind::BadDisk,
                (Kind::Calm, 4) => Kind::Outage,
                (Kind::Calm, 5) => Kind::Kills,
                (Kind::Calm, _) => Kind::Everything,
                (..) => Kind::Calm,
            };
            state.until = now + self.chance.millis(5_000, 40_000);
        }
        state.kind
    }

    pub(crate) fn is_stormy(&self) -> bool {
        matches!(self.now(), Kind::Storm | Kind::Everything)
    }

    pub(crate) fn kills(&self) -> bool {
        matches!(self.now(), Kind::Kills | Kind::Everything)
    }

    /// Notes that something was done to the bot, for which people may have to wait.
    pub(crate) fn trouble(&self) {
        self.state().troubled = Instant::now();
    }

    /// When that happened last.
    pub(crate) fn troubled(&self) -> Instant {
        self.state().troubled
    }

    /// Nothing goes wrong any more.
    pub(crate) fn heal(&self) {
        let mut state = self.state();
        state.kind = Kind::Calm;
        state.healed = true;
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
