//! The program's uptime: milliseconds in which it ran and could be reached. All deadlines are on this scale, so an outage costs
//! no player any time, and no deadline has to be moved after one.
//!
//! It is saved every 20 seconds (`UptimeClock::to_save`) and continues from there at the next start; unsaved time counts against
//! nobody. Between two samples it runs if Discord was connected at the first. If Discord is disconnected at the second, the time
//! between them does not count, nor does the time for which a dead connection can go unnoticed.
//!
//! Of several processes on one database one keeps the uptime, as above, and stores it every second. The others follow what is stored, and
//! go on from there by their own clock for a few seconds, in which another takes over from a keeper that died.

use std::time::Duration;

use db::{Store, Uptime};
use parking_lot::Mutex;
pub(crate) use tables::time::Now;

use crate::time::clock::Clock;

/// How long a dead connection can go unnoticed: two heartbeats without an answer, which Discord wants 41.25 seconds apart.
const UNNOTICED: Duration = Duration::from_secs(83);

/// The store's key for the uptime.
const META: &str = "uptime";

/// How often the uptime is saved.
const SAVE_EVERY: Duration = Duration::from_secs(20);

/// How long a follower goes on by its own clock, until it is certain that no process keeps the uptime.
const GOES_ON: Duration = Duration::from_secs(10);

/// What is stored is a little old when it is read. A follower that is ahead of it by less than this goes on as it was.
const READ_LATE: Duration = Duration::from_secs(2);

/// Counts how long the program has been up, over all its runs.
#[derive(Debug)]
pub(crate) struct UptimeClock {
    clock: Clock,
    /// The uptime at the start of this process.
    pub began: Uptime,
    state: Mutex<State>,
}

#[derive(Debug)]
struct State {
    total: Uptime,
    /// The time of the last sample, by [`Clock::monotonic`].
    sampled: Duration,
    connected: bool,
    /// When the connection began, by [`Clock::monotonic`].
    connected_at: Duration,
    saved: Uptime,
    /// Another process keeps the uptime, or none does.
    followed: Option<Followed>,
}

/// The uptime that another process keeps.
#[derive(Debug, Clone, Copy)]
struct Followed {
    /// What was read last.
    read: Uptime,
    /// When that was new, by [`Clock::monotonic`]; `None` before anything new was read.
    new_at: Option<Duration>,
    /// The uptime at that moment.
    then: Uptime,
}

impl Followed {
    fn now(&self, at: Duration) -> Uptime {
        let gone_on = self.new_at.map(|new_at| at.saturating_sub(new_at));
        self.then + gone_on.unwrap_or_default().min(GOES_ON)
    }
}

impl UptimeClock {
    /// Continues from a saved uptime; not connected yet.
    fn since(clock: Clock, total: Uptime) -> Self {
        let state = Mutex::new(State {
            total,
            sampled: clock.monotonic(),
            connected: false,
            connected_at: clock.monotonic(),
            saved: total,
            followed: None,
        });
        Self {
            clock,
            began: total,
            state,
        }
    }

    /// Continues from the uptime in this store; not connected yet.
    pub(crate) async fn load(store: &Store, clock: Clock) -> Result<Self, db::Error> {
        let uptime = Self::since(clock, stored(store).await?);
        if store.is_shared() {
            uptime.follow_to(uptime.now());
        }
        Ok(uptime)
    }

    /// This process keeps the uptime from now on.
    pub(crate) fn keep(&self) {
        let now = self.now();
        let state = &mut *self.state.lock();
        if let Some(followed) = state.followed.take() {
            (state.total, state.saved) = (now, followed.read);
            state.sampled = self.clock.monotonic();
            // If the connection turns out to be dead, each process takes back only the time that it has counted itself.
            state.connected_at = state.sampled;
        }
    }

    /// Reads the uptime that another process keeps.
    pub(crate) async fn follow(&self, store: &Store) -> Result<(), db::Error> {
        self.follow_to(stored(store).await?);
        Ok(())
    }

    fn follow_to(&self, read: Uptime) {
        let at = self.clock.monotonic();
        let followed = &mut self.state.lock().followed;
        *followed = Some(match *followed {
            Some(before) if before.read == read => before,
            Some(before) => {
                let ahead = before.now(at);
                let is_late = before.new_at.is_some() && ahead > read && ahead - read < READ_LATE;
                Followed {
                    read,
                    new_at: Some(at),
                    then: if is_late { ahead } else { read },
                }
            }
            None => Followed {
                read,
                new_at: None,
                then: read,
            },
        });
    }

    /// Can Discord be reached, as of the last sample?
    pub(crate) fn is_connected(&self) -> bool {
        self.state.lock().connected
    }

    /// Saves the uptime if this process keeps it, and it is time to; `at_once`, as when the program stops, if it has changed at all.
    pub(crate) async fn save(&self, store: &Store, at_once: bool) {
        if let Some(total) = self.to_save(at_once)
            && let Err(error) = store
                .write(move |tx| tx.put_meta(META, &total.0.to_string()))
                .await
        {
            tracing::warn!(%error, "could not store the uptime");
        }
    }

    /// Stores it when the bot stops, for a second at most: the storage may hang.
    pub(crate) async fn save_at_stop(&self, store: &Store) {
        _ = tokio::time::timeout(Duration::from_secs(1), self.save(store, true)).await;
    }

    /// The uptime. It goes back a little when a connection turns out to be dead.
    pub(crate) fn now(&self) -> Uptime {
        let state = self.state.lock();
        match &state.followed {
            Some(followed) if state.connected => return followed.now(self.clock.monotonic()),
            Some(followed) => return followed.read,
            None => {}
        }
        let running = if state.connected {
            self.clock.monotonic().saturating_sub(state.sampled)
        } else {
            Duration::ZERO
        };
        state.total + running
    }

    /// Adds a sample of whether Discord is connected.
    pub(crate) fn note_connection(&self, connected: bool) {
        let now = self.clock.monotonic();
        let state = &mut *self.state.lock();
        match (state.connected, connected) {
            (true, true) => state.total += now.saturating_sub(state.sampled),
            (true, false) => {
                let connected = state.sampled.saturating_sub(state.connected_at);
                state.total = state.total - UNNOTICED.min(connected);
            }
            (false, true) => state.connected_at = now,
            (false, false) => {}
        }
        state.sampled = now;
        state.connected = connected;
    }

    /// Records a new connection. There was none just before it, whether or not a sample noticed that.
    pub(crate) fn reconnected(&self) {
        self.note_connection(false);
        self.note_connection(true);
    }

    fn to_save(&self, at_once: bool) -> Option<Uptime> {
        let now = self.now();
        let mut state = self.state.lock();
        let differs = (now - state.saved).max(state.saved - now);
        let wanted = differs >= SAVE_EVERY || (at_once && now != state.saved);
        let wanted = wanted && state.followed.is_none();
        wanted.then(|| {
            state.saved = now;
            now
        })
    }
}

async fn stored(store: &Store) -> Result<Uptime, db::Error> {
    let saved = store.read(|tx| tx.meta(META)).await?;
    let total = saved.and_then(|text| text.parse().ok());
    Ok(Uptime(total.unwrap_or(0)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_follower_goes_on_for_a_while_and_takes_over_from_there() {
        let clock = Clock::held();
        let pass = |seconds| clock.advance(Duration::from_secs(seconds));
        let uptime = UptimeClock::since(clock.clone(), Uptime(1_000_000));
        uptime.follow_to(Uptime(1_000_000));
        uptime.note_connection(true);
        pass(60);
        assert_eq!(uptime.now(), Uptime(1_000_000), "nobody keeps it");
        uptime.follow_to(Uptime(1_001_000));
        pass(1);
        assert_eq!(uptime.now(), Uptime(1_002_000));
        uptime.follow_to(Uptime(1_001_900));
        assert_eq!(uptime.now(), Uptime(1_002_000), "it was read a little late");
        uptime.follow_to(Uptime(920_000));
        assert_eq!(uptime.now(), Uptime(920_000), "the keeper was cut off");
        assert_eq!(uptime.to_save(true), None);

        pass(3_600);
        let then = Uptime(920_000) + GOES_ON;
        assert_eq!(uptime.now(), then, "the keeper has died");
        uptime.keep();
        pass(5);
        assert_eq!(uptime.now(), then + Duration::from_secs(5));
        assert_eq!(uptime.to_save(true), Some(uptime.now()));
        uptime.note_connection(true);
        pass(30);
        uptime.note_connection(false);
        assert_eq!(uptime.now(), then, "what it counted itself is taken back");
    }

    #[test]
    fn a_follower_that_is_cut_off_counts_nothing_of_its_own() {
        let clock = Clock::held();
        let uptime = UptimeClock::since(clock.clone(), Uptime(0));
        uptime.follow_to(Uptime(0));
        uptime.note_connection(true);
        uptime.follow_to(Uptime(5_000));
        clock.advance(Duration::from_secs(4));
        uptime.note_connection(false);
        assert_eq!(uptime.now(), Uptime(5_000));
        uptime.follow_to(Uptime(6_000));
        assert_eq!(uptime.now(), Uptime(6_000));
    }

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
            "the hour was an outage, which may have begun before it was noticed"
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
            "it goes back no further than to the start of the connection"
        );
    }

    #[test]
    fn an_outage_between_two_samples_does_not_count() {
        let clock = Clock::held();
        let uptime = UptimeClock::since(clock.clone(), Uptime(1_000_000));
        uptime.note_connection(true);
        clock.advance(Duration::from_secs(3_600));
        uptime.reconnected();
        uptime.note_connection(true);
        assert_eq!(uptime.now(), Uptime(1_000_000));
    }

    #[test]
    fn unsaved_time_does_not_count() {
        let clock = Clock::held();
        let uptime = UptimeClock::since(clock.clone(), Uptime(0));
        uptime.note_connection(true);
        clock.advance(Duration::from_secs(19));
        assert_eq!(uptime.to_save(false), None);
        clock.advance(Duration::from_secs(1));
        assert_eq!(uptime.to_save(false), Some(Uptime(20_000)));
        clock.advance(Duration::from_secs(15));
        assert_eq!(uptime.to_save(false), None, "a kill here loses 15 seconds");
        assert_eq!(
            UptimeClock::since(clock, Uptime(20_000)).now(),
            Uptime(20_000)
        );
        assert_eq!(
            uptime.to_save(true),
            Some(Uptime(35_000)),
            "a stop loses nothing"
        );
        assert_eq!(uptime.to_save(true), None);
    }
}
