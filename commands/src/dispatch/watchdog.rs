//! Detects a gateway that is blocked or stays disconnected, so that the process can end and be restarted. A connection that hangs inside
//! a library cannot always be repaired from outside, and a restart costs nothing, because nothing exists only in memory.

use std::sync::Arc;
use std::time::Duration;

use parking_lot::Mutex;
use tokio::time::Instant;

use crate::protocol::shards::{Shards, connected};
use crate::time::clock::Clock;

/// The longest time that the gateway's runtime may be blocked.
const MAX_BLOCKED: Duration = Duration::from_secs(10);

/// How long shards may be missing before the process gives up and its supervisor restarts it.
const MAX_OUTAGE: Duration = Duration::from_secs(150);

/// Detects a blocked gateway: [`feed`](Watchdog::feed) runs on the gateway's runtime, [`fires`](Watchdog::fires) on the bot's.
/// It has when `feed` last ran.
pub(crate) struct Watchdog(Mutex<Instant>);

impl Watchdog {
    pub(crate) fn new() -> Self {
        Self(Mutex::new(Instant::now()))
    }

    /// Shows once a second that the runtime it is on is not blocked.
    pub(crate) async fn feed(self: Arc<Self>) {
        loop {
            *self.0.lock() = Instant::now();
            tokio::time::sleep(Duration::from_secs(1)).await;
        }
    }

    /// Resolves when the gateway's runtime has been blocked, or a shard has been missing, for too long. Until all shards have
    /// connected once, which takes five seconds each, one connected shard is enough.
    pub(crate) async fn fires(&self, shards: &Shards, clock: &Clock) {
        let mut outage = OutageTimer::default();
        let (mut most, mut whole) = (0, false);
        loop {
            tokio::time::sleep(Duration::from_secs(1)).await;
            let blocked = self.0.lock().elapsed();
            if blocked > MAX_BLOCKED {
                tracing::error!(
                    seconds = blocked.as_secs(),
                    "the gateway's runtime is blocked"
                );
                return;
            }
            let (up, all) = connected(shards).await;
            most = all.max(most);
            whole |= up > 0 && up == most;
            let connected = if whole { up == most } else { up > 0 };
            if outage.update(clock.monotonic(), connected) > MAX_OUTAGE {
                tracing::error!(
                    connected = up,
                    shards = most,
                    seconds = MAX_OUTAGE.as_secs(),
                    "some shards have been disconnected for too long"
                );
                return;
            }
        }
    }
}

/// When the connection was first found down, since it was up last.
#[derive(Default)]
struct OutageTimer(Option<Duration>);

impl OutageTimer {
    /// Adds a sample; returns how long the connection has been down: from the first sample that found it so.
    fn update(&mut self, now: Duration, connected: bool) -> Duration {
        if connected {
            self.0 = None;
            return Duration::ZERO;
        }
        now.saturating_sub(*self.0.get_or_insert(now))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn watchdog_fires_when_the_gateway_blocks_holding_the_shard_lock() {
        let (watchdog, shards, clock) = (Watchdog::new(), Shards::default(), Clock::held());
        let _held = shards.lock().await;
        let fired = watchdog.fires(&shards, &clock);
        let fired = tokio::time::timeout(4 * MAX_BLOCKED, fired).await;
        assert!(fired.is_ok(), "the watchdog must not wait for the lock");
    }

    #[test]
    fn watchdog_fires_within_three_minutes_of_an_outage_and_not_before() {
        let clock = Clock::held();
        let mut outage = OutageTimer::default();
        let mut after = |seconds, connected| {
            clock.advance(Duration::from_secs(seconds));
            outage.update(clock.monotonic(), connected) > MAX_OUTAGE
        };
        assert!(!after(140, false), "a slow start");
        assert!(!after(9, true));
        assert!(!after(86_400, true), "a day without an outage");
        assert!(
            !after(86_400, false),
            "the sample before found it connected"
        );
        assert!(!after(149, false));
        assert!(!after(1, true), "it came back");
        assert!(!after(1, false));
        let mut passed = 0;
        while !after(1, false) {
            passed += 1;
        }
        assert!((140..180).contains(&passed), "{passed} seconds");
    }
}
