//! The clock. Tests, and a person at the playground, move a clock forward; nobody sleeps to make time pass.

use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, LazyLock};
use std::time::{Duration, Instant, SystemTime};

use db::WallTime;
use tokio::sync::watch;

/// A clock. Clones show the same time.
#[derive(Clone, Debug)]
pub struct Clock(Source);

#[derive(Clone, Debug)]
enum Source {
    /// Stopped at this time since 1970.
    Held(Arc<watch::Sender<Duration>>),
    /// Runs this far ahead of the machine's clock.
    Ahead(Arc<watch::Sender<Duration>>),
    /// Of a simulation: `tokio`'s time since its start, and how far people's clocks are ahead of this time since 1970.
    Simulated {
        start: tokio::time::Instant,
        ahead: Arc<AtomicI64>,
    },
}

impl Clock {
    /// The machine's clock.
    pub fn system() -> Self {
        Self::ahead(Duration::ZERO)
    }

    /// A clock that is stopped at the machine's present time until [`Clock::advance`] moves it.
    pub fn held() -> Self {
        Self(Source::Held(Arc::new(watch::Sender::new(machine()))))
    }

    /// A clock that runs as the machine's does, but this far ahead of it; [`Clock::advance`] moves it further.
    pub fn ahead(by: Duration) -> Self {
        Self(Source::Ahead(Arc::new(watch::Sender::new(by))))
    }

    /// The clock of a machine in a simulation, which shows this many milliseconds since 1970 now and follows `tokio`'s time. Only
    /// [`jump`](Self::jump) makes people's time jump.
    pub fn simulated(now: WallTime) -> Self {
        Self(Source::Simulated {
            start: tokio::time::Instant::now(),
            ahead: Arc::new(AtomicI64::new(now.0)),
        })
    }

    /// Sets people's time forward, or back, on a simulated clock, by this many milliseconds.
    pub fn jump(&self, by: i64) {
        if let Source::Simulated { ahead, .. } = &self.0 {
            ahead.fetch_add(by, Ordering::Relaxed);
        }
    }

    /// The wall-clock time.
    pub fn now(&self) -> WallTime {
        let since_1970 = match &self.0 {
            Source::Held(now) => *now.borrow(),
            Source::Ahead(by) => machine() + *by.borrow(),
            Source::Simulated { start, ahead } => {
                return WallTime(ahead.load(Ordering::Relaxed)) + start.elapsed();
            }
        };
        WallTime(0) + since_1970
    }

    /// The machine's own time, which no test moves: for what somebody else's clock has signed.
    pub(crate) fn of_machine() -> WallTime {
        WallTime(0) + machine()
    }

    /// The time since a fixed moment, as [`Instant`] counts it: it cannot be set, and it stops while the machine sleeps.
    pub fn monotonic(&self) -> Duration {
        static START: LazyLock<Instant> = LazyLock::new(Instant::now);
        match &self.0 {
            Source::Held(now) => *now.borrow(),
            Source::Ahead(by) => START.elapsed() + *by.borrow(),
            Source::Simulated { start, .. } => start.elapsed(),
        }
    }

    /// Moves the clock forward. The machine's own clock cannot be moved.
    pub fn advance(&self, by: Duration) {
        if let Source::Held(moved) | Source::Ahead(moved) = &self.0 {
            moved.send_modify(|at| *at += by);
        }
    }

    /// Ticks every `period` if the clock runs, and whenever it is moved.
    pub(crate) fn ticks(&self, period: Duration) -> Ticks {
        let runs = !matches!(self.0, Source::Held(_));
        Ticks {
            period: runs.then_some(period),
            moves: match &self.0 {
                Source::Held(moved) | Source::Ahead(moved) => Some(moved.subscribe()),
                Source::Simulated { .. } => None,
            },
        }
    }
}

/// What [`Clock::ticks`] returns: waits for each tick of a period, or for a test to move the clock.
pub(crate) struct Ticks {
    period: Option<Duration>,
    moves: Option<watch::Receiver<Duration>>,
}

impl Ticks {
    /// Resolves at the next tick. Moves since the last tick count, so a busy caller misses none.
    pub(crate) async fn next(&mut self) {
        let (period, moves) = (self.period, &mut self.moves);
        let by_hand = async {
            match moves {
                // The bot owns the clock, and outlives the tasks that wait here.
                Some(moves) => _ = moves.changed().await,
                None => std::future::pending().await,
            }
        };
        let passed = async {
            match period {
                Some(period) => tokio::time::sleep(period).await,
                None => std::future::pending().await,
            }
        };
        tokio::select! {
            biased;
            () = by_hand => {}
            () = passed => {}
        }
    }
}

fn machine() -> Duration {
    SystemTime::now()
        .duration_since(SystemTime::UNIX_EPOCH)
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_that_is_ahead_runs_and_can_be_moved() {
        let day = Duration::from_secs(86_400);
        let (system, clock) = (Clock::system(), Clock::ahead(day));
        let other = clock.clone();
        clock.advance(day);
        let (before, shown, after) = (system.now(), other.now(), system.now());
        assert!((before + 2 * day..=after + 2 * day).contains(&shown));
        let earlier = other.monotonic();
        clock.advance(day);
        assert!(
            other.monotonic() >= earlier + day,
            "monotonic time moves, too"
        );
    }

    #[tokio::test(start_paused = true)]
    async fn moving_a_clock_ticks_before_the_period_is_over() {
        let clock = Clock::ahead(Duration::ZERO);
        let mut ticks = clock.ticks(Duration::from_secs(3_600));
        clock.advance(Duration::from_secs(1));
        let began = tokio::time::Instant::now();
        ticks.next().await;
        assert_eq!(began.elapsed(), Duration::ZERO);
        ticks.next().await;
        assert_eq!(began.elapsed(), Duration::from_secs(3_600));
    }
}
