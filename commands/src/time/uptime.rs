//! The program's own time: milliseconds in which it ran and could be reached. All deadlines are on this scale, so an outage costs
//! nobody anything, and none has to be moved after one.
//!
//! It is written down every 20 seconds (`UptimeClock::to_keep`) and goes on from there at the next start: what was not written down is
//! a gift to everybody. Between two looks it runs if Discord was connected at the first; if it is not at the second, what
//! passed between them does not count, nor the time for which a dead connection can go unnoticed.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use db::{Store, Uptime, WallTime};

use crate::time::clock::Clock;

/// A moment on both scales.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Now {
    /// For what is due.
    pub uptime: Uptime,
    /// For what people read.
    pub wall: WallTime,
}

impl Now {
    /// The wall time at a moment of the uptime, should the program stay up until then.
    #[must_use]
    pub(crate) fn wall_at(self, at: Uptime) -> WallTime {
        // One of the two spans is zero.
        self.wall + (at - self.uptime) - (self.uptime - at)
    }
}

/// A silent connection is given up after two heartbeats without an answer, Discord's being 41.25 seconds apart.
const UNNOTICED: Duration = Duration::from_secs(83);

/// The key of meta under which it is written down.
const META: &str = "uptime";

/// How often the time is written down.
const KEPT_EVERY: Duration = Duration::from_secs(20);

/// Counts how long the program has been up, over all its runs.
#[derive(Debug)]
pub(crate) struct UptimeClock {
    clock: Clock,
    state: Mutex<State>,
}

#[derive(Debug)]
struct State {
    total: Uptime,
    /// When it was last looked, by [`Clock::monotonic`].
    looked: Duration,
    connected: bool,
    /// Since when, by [`Clock::monotonic`].
    up: Duration,
    kept: Uptime,
}

impl UptimeClock {
    /// Goes on from what was written down last; not connected yet.
    #[must_use]
    fn since(clock: Clock, total: Uptime) -> Self {
        let state = Mutex::new(State {
            total,
            looked: clock.monotonic(),
            connected: false,
            up: clock.monotonic(),
            kept: total,
        });
        Self { clock, state }
    }

    /// Goes on from what this store has; not connected yet.
    pub(crate) async fn load(store: &Store, clock: Clock) -> Result<Self, db::Error> {
        let saved = store.get_meta(META).await?;
        let total = saved.and_then(|text| text.parse().ok()).unwrap_or(0);
        Ok(Self::since(clock, Uptime(total)))
    }

    /// Writes it down if it is time to; `last` when the program stops.
    pub(crate) async fn save(&self, store: &Store, last: bool) {
        if let Some(total) = self.to_keep(last)
            && let Err(error) = store.put_meta(META, &total.0.to_string()).await
        {
            tracing::warn!("could not store the uptime: {error}");
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The time. It goes back a little when a connection is found dead.
    #[must_use]
    pub(crate) fn now(&self) -> Uptime {
        let state = self.state();
        let running = if state.connected {
            self.clock.monotonic().saturating_sub(state.looked)
        } else {
            Duration::ZERO
        };
        state.total + running
    }

    /// Takes note of whether Discord is connected.
    pub(crate) fn note_connection(&self, connected: bool) {
        let now = self.clock.monotonic();
        let state = &mut *self.state();
        match (state.connected, connected) {
            (true, true) => state.total += now.saturating_sub(state.looked),
            (true, false) => state.total -= UNNOTICED.min(state.looked.saturating_sub(state.up)),
            (false, true) => state.up = now,
            (false, false) => {}
        }
        state.looked = now;
        state.connected = connected;
    }

    /// Takes note of a connection that is new, so that there was none a moment ago, whether or not anybody looked then.
    pub(crate) fn reconnected(&self) {
        self.note_connection(false);
        self.note_connection(true);
    }

    /// What to write down, if it is time to, or if this is the `last` chance.
    fn to_keep(&self, last: bool) -> Option<Uptime> {
        let now = self.now();
        let mut state = self.state();
        let wanted =
            (now - state.kept).max(state.kept - now) >= KEPT_EVERY || (last && now != state.kept);
        wanted.then(|| {
            state.kept = now;
            now
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_passes_only_while_discord_is_connected() {
        let clock = Clock::held();
        let pass = |seconds| clock.advance(Duration::from_secs(seconds));
        let uptime = UptimeClock::since(clock.clone(), Uptime(1_000_000));
        pass(500);
        assert_eq!(uptime.now(), Uptime(1_000_000), "not connected yet");
        uptime.note_connection(true);
        pass(500);
        assert_eq!(uptime.now(), Uptime(1_500_000));
        uptime.note_connection(true);
        assert_eq!(uptime.now(), Uptime(1_500_000));

        pass(3_600);
        uptime.note_connection(false);
        let then = Uptime(1_500_000) - UNNOTICED;
        assert_eq!(
            uptime.now(),
            then,
            "the hour was lost to an outage, and it may have begun before it was seen"
        );
        pass(3_600);
        uptime.note_connection(true);
        pass(1);
        assert_eq!(uptime.now(), then + Duration::from_secs(1));
        uptime.note_connection(true);
        uptime.note_connection(false);
        assert_eq!(
            uptime.now(),
            then,
            "no more comes back than had passed since it was connected"
        );
    }

    #[test]
    fn an_outage_between_two_looks_costs_nobody_anything() {
        let clock = Clock::held();
        let uptime = UptimeClock::since(clock.clone(), Uptime(1_000_000));
        uptime.note_connection(true);
        clock.advance(Duration::from_secs(3_600));
        uptime.reconnected();
        uptime.note_connection(true);
        assert_eq!(uptime.now(), Uptime(1_000_000));
    }

    #[test]
    fn what_was_not_written_down_is_a_gift() {
        let clock = Clock::held();
        let uptime = UptimeClock::since(clock.clone(), Uptime(0));
        uptime.note_connection(true);
        clock.advance(Duration::from_secs(19));
        assert_eq!(uptime.to_keep(false), None);
        clock.advance(Duration::from_secs(1));
        assert_eq!(uptime.to_keep(false), Some(Uptime(20_000)));
        clock.advance(Duration::from_secs(15));
        assert_eq!(uptime.to_keep(false), None, "a kill here loses 15 seconds");
        assert_eq!(
            UptimeClock::since(clock, Uptime(20_000)).now(),
            Uptime(20_000)
        );
        assert_eq!(
            uptime.to_keep(true),
            Some(Uptime(35_000)),
            "a stop loses nothing"
        );
        assert_eq!(uptime.to_keep(true), None);
    }
}
