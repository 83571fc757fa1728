//! Notices a gateway that stands still or stays disconnected, so that the process can end and be started again.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use tokio::time::Instant;

use crate::protocol::shards::{Shards, connected};
use crate::time::clock::Clock;

/// How long the gateway's runtime may stand still.
const STANDSTILL: Duration = Duration::from_secs(10);

/// How long no shard may be connected before the process gives up and its supervisor starts it again.
const CUT_OFF: Duration = Duration::from_secs(150);

/// Tells whether the gateway's runtime still runs.
pub(crate) struct Watchdog {
    started: Instant,
    /// Milliseconds after `started`.
    last: AtomicU64,
}

impl Watchdog {
    pub(crate) fn new() -> Self {
        Self {
            started: Instant::now(),
            last: AtomicU64::new(0),
        }
    }

    fn age(&self) -> u64 {
        u64::try_from(self.started.elapsed().as_millis()).unwrap_or(u64::MAX)
    }

    pub(crate) async fn feed(self: Arc<Self>) {
        loop {
            self.last.store(self.age(), Ordering::Relaxed);
            tokio::time::sleep(Duration::from_secs(1)).await;
        }
    }

    /// Resolves when the runtime has stood still, or a shard has been missing, for too long. While the first connections are made,
    /// which takes five seconds a shard, one of them is enough.
    pub(crate) async fn fires(&self, shards: &Shards, clock: &Clock) {
        let mut outage = OutageTimer::since(clock.monotonic());
        let (mut most, mut whole) = (0, false);
        loop {
            tokio::time::sleep(Duration::from_secs(1)).await;
            let still =
                Duration::from_millis(self.age().saturating_sub(self.last.load(Ordering::Relaxed)));
            if still > STANDSTILL {
                tracing::error!(
                    "the gateway's runtime has been blocked for {} seconds",
                    still.as_secs()
                );
                return;
            }
            let (up, all) = connected(shards).await;
            most = all.max(most);
            whole |= up > 0 && up == most;
            let connected = if whole { up == most } else { up > 0 };
            if outage.update(clock.monotonic(), connected) > CUT_OFF {
                tracing::error!(
                    "{up} of {most} shards have been connected for {} seconds",
                    CUT_OFF.as_secs()
                );
                return;
            }
        }
    }
}

/// For how long it has not been connected: only what passed between two looks that both found it so.
struct OutageTimer {
    looked: Duration,
    connected: bool,
    lasted: Duration,
}

impl OutageTimer {
    fn since(now: Duration) -> Self {
        Self {
            looked: now,
            // The first sample does not count as an outage.
            connected: true,
            lasted: Duration::ZERO,
        }
    }

    /// Takes note of whether it is connected now; gives for how long it has not been.
    fn update(&mut self, now: Duration, connected: bool) -> Duration {
        if connected || self.connected {
            self.lasted = Duration::ZERO;
        } else {
            self.lasted += now.saturating_sub(self.looked);
        }
        self.looked = now;
        self.connected = connected;
        self.lasted
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_gateway_that_stands_still_with_the_list_of_shards_in_its_hand_is_noticed() {
        let (watchdog, shards, clock) = (Watchdog::new(), Shards::default(), Clock::held());
        let _in_its_hand = shards.lock().await;
        let noticed = watchdog.fires(&shards, &clock);
        let noticed = tokio::time::timeout(4 * STANDSTILL, noticed).await;
        assert!(noticed.is_ok(), "its watch waits for it, too");
    }

    #[test]
    fn a_gateway_that_stays_dead_is_given_up_within_three_minutes_and_no_other() {
        let clock = Clock::held();
        let mut outage = OutageTimer::since(clock.monotonic());
        let mut after = |seconds, connected| {
            clock.advance(Duration::from_secs(seconds));
            outage.update(clock.monotonic(), connected) > CUT_OFF
        };
        assert!(!after(140, false), "a slow start");
        assert!(!after(9, true));
        assert!(!after(86_400, true), "a day without a fault");
        assert!(
            !after(86_400, false),
            "it was there when it was last looked"
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
