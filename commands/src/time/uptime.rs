//! The program's own time: milliseconds in which it ran and could be reached. All deadlines are on this scale, so an outage costs
//! nobody anything, and none has to be moved after one.
//!
//! It is written down every 20 seconds (`Uptime::to_keep`) and goes on from there at the next start: what was not written down is
//! a gift to everybody. Between two looks it runs if Discord was connected at the first; if it is not at the second, what
//! passed between them does not count, nor the time for which a dead connection can go unnoticed.

use std::sync::{Mutex, MutexGuard, PoisonError};

use db::{Millis, Store};

use crate::time::clock::Clock;

/// A moment.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Now {
    /// On the program's own scale.
    pub awake: Millis,
    /// Unix time, for what people read.
    pub wall: Millis,
}

/// A silent connection is given up after two heartbeats without an answer, Discord's being 41.25 seconds apart.
const UNNOTICED: Millis = 83_000;

/// The key of meta under which it is written down.
const META: &str = "awake";

/// How often the time is written down.
const KEPT_EVERY: Millis = 20_000;

/// How long the program has been awake, over all its runs.
#[derive(Debug)]
pub(crate) struct Uptime {
    clock: Clock,
    state: Mutex<State>,
}

#[derive(Debug)]
struct State {
    total: Millis,
    /// When it was last looked, by [`Clock::lived`].
    looked: Millis,
    connected: bool,
    /// Since when, by [`Clock::lived`].
    up: Millis,
    kept: Millis,
}

impl Uptime {
    /// Goes on from what was written down last; not connected yet.
    #[must_use]
    fn since(clock: Clock, total: Millis) -> Self {
        let state = Mutex::new(State {
            total,
            looked: clock.lived(),
            connected: false,
            up: clock.lived(),
            kept: total,
        });
        Self { clock, state }
    }

    /// Goes on from what this store has; not connected yet.
    pub(crate) async fn load(store: &Store, clock: Clock) -> Result<Self, db::Error> {
        let saved = store.get_meta(META).await?;
        let total = saved.and_then(|text| text.parse().ok()).unwrap_or(0);
        Ok(Self::since(clock, total))
    }

    /// Writes it down if it is time to; `last` when the program stops.
    pub(crate) async fn save(&self, store: &Store, last: bool) {
        if let Some(total) = self.to_keep(last)
            && let Err(error) = store.put_meta(META, &total.to_string()).await
        {
            tracing::warn!("the program's own time was not kept: {error}");
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The time. It goes back a little when a connection is found dead.
    #[must_use]
    pub(crate) fn now(&self) -> Millis {
        let state = self.state();
        let running = if state.connected {
            self.clock.lived() - state.looked
        } else {
            0
        };
        state.total + running
    }

    /// Takes note of whether Discord is connected.
    pub(crate) fn look(&self, connected: bool) {
        let lived = self.clock.lived();
        let state = &mut *self.state();
        match (state.connected, connected) {
            (true, true) => state.total += lived - state.looked,
            (true, false) => state.total -= UNNOTICED.min(state.looked - state.up),
            (false, true) => state.up = lived,
            (false, false) => {}
        }
        state.looked = lived;
        state.connected = connected;
    }

    /// Takes note of a connection that is new, so that there was none a moment ago, whether or not anybody looked then.
    pub(crate) fn reconnected(&self) {
        self.look(false);
        self.look(true);
    }

    /// What to write down, if it is time to, or if this is the `last` chance.
    fn to_keep(&self, last: bool) -> Option<Millis> {
        let now = self.now();
        let mut state = self.state();
        let wanted = (now - state.kept).abs() >= KEPT_EVERY || (last && now != state.kept);
        wanted.then(|| {
            state.kept = now;
            now
        })
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn time_passes_only_while_discord_is_connected() {
        let clock = Clock::held();
        let pass = |seconds| clock.advance(Duration::from_secs(seconds));
        let awake = Uptime::since(clock.clone(), 1_000_000);
        pass(500);
        assert_eq!(awake.now(), 1_000_000, "not connected yet");
        awake.look(true);
        pass(500);
        assert_eq!(awake.now(), 1_500_000);
        awake.look(true);
        assert_eq!(awake.now(), 1_500_000);

        pass(3_600);
        awake.look(false);
        let then = 1_500_000 - UNNOTICED;
        assert_eq!(
            awake.now(),
            then,
            "the hour was lost to an outage, and it may have begun before it was seen"
        );
        pass(3_600);
        awake.look(true);
        pass(1);
        assert_eq!(awake.now(), then + 1_000);
        awake.look(true);
        awake.look(false);
        assert_eq!(
            awake.now(),
            then,
            "no more comes back than had passed since it was connected"
        );
    }

    #[test]
    fn an_outage_between_two_looks_costs_nobody_anything() {
        let clock = Clock::held();
        let awake = Uptime::since(clock.clone(), 1_000_000);
        awake.look(true);
        clock.advance(Duration::from_secs(3_600));
        awake.reconnected();
        awake.look(true);
        assert_eq!(awake.now(), 1_000_000);
    }

    #[test]
    fn what_was_not_written_down_is_a_gift() {
        let clock = Clock::held();
        let awake = Uptime::since(clock.clone(), 0);
        awake.look(true);
        clock.advance(Duration::from_secs(19));
        assert_eq!(awake.to_keep(false), None);
        clock.advance(Duration::from_secs(1));
        assert_eq!(awake.to_keep(false), Some(20_000));
        clock.advance(Duration::from_secs(15));
        assert_eq!(awake.to_keep(false), None, "a kill here loses 15 seconds");
        assert_eq!(Uptime::since(clock, 20_000).now(), 20_000);
        assert_eq!(awake.to_keep(true), Some(35_000), "a stop loses nothing");
        assert_eq!(awake.to_keep(true), None);
    }
}
