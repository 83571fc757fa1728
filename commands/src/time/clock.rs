//! What time it is. Tests hold a clock of their own and move it, and so does a person at the playground; nobody sleeps to make
//! time pass.

use std::sync::{Arc, LazyLock};
use std::time::{Duration, Instant, SystemTime};

use db::WallTime;
use tokio::sync::watch;

/// A clock. Clones show the same time.
#[derive(Clone, Debug, Default)]
pub struct Clock(Kind);

#[derive(Clone, Debug, Default)]
enum Kind {
    #[default]
    System,
    /// Stands at this time since 1970.
    Held(Arc<watch::Sender<Duration>>),
    /// Runs this far ahead of the machine's clock.
    Ahead(Arc<watch::Sender<Duration>>),
}

impl Clock {
    /// The machine's clock.
    #[must_use]
    pub fn system() -> Self {
        Self(Kind::System)
    }

    /// A clock that stands still at the machine's present time until [`Clock::advance`] moves it.
    #[must_use]
    pub fn held() -> Self {
        Self(Kind::Held(Arc::new(watch::Sender::new(machine()))))
    }

    /// A clock that runs as the machine's does, but this far ahead of it; [`Clock::advance`] moves it further.
    #[must_use]
    pub fn ahead(by: Duration) -> Self {
        Self(Kind::Ahead(Arc::new(watch::Sender::new(by))))
    }

    /// The time that people read.
    #[must_use]
    pub fn now(&self) -> WallTime {
        let since_1970 = match &self.0 {
            Kind::System => machine(),
            Kind::Held(now) => *now.borrow(),
            Kind::Ahead(by) => machine() + *by.borrow(),
        };
        WallTime(0) + since_1970
    }

    /// The time that has passed since some fixed moment, as [`Instant`] counts it: nobody sets this clock, and it stands still
    /// while the machine sleeps.
    #[must_use]
    pub fn monotonic(&self) -> Duration {
        static START: LazyLock<Instant> = LazyLock::new(Instant::now);
        match &self.0 {
            Kind::System => START.elapsed(),
            Kind::Held(now) => *now.borrow(),
            Kind::Ahead(by) => START.elapsed() + *by.borrow(),
        }
    }

    /// Moves the clock on. The machine's own cannot be moved.
    pub fn advance(&self, by: Duration) {
        if let Kind::Held(moved) | Kind::Ahead(moved) = &self.0 {
            moved.send_modify(|at| *at += by);
        }
    }

    /// When to look at what time has done: every `period` of a clock that runs, and after every move.
    pub(crate) fn ticks(&self, period: Duration) -> Ticks {
        match &self.0 {
            Kind::System => Ticks {
                period: Some(period),
                moves: None,
            },
            Kind::Held(moved) => Ticks {
                period: None,
                moves: Some(moved.subscribe()),
            },
            Kind::Ahead(moved) => Ticks {
                period: Some(period),
                moves: Some(moved.subscribe()),
            },
        }
    }
}

/// See [`Clock::ticks`].
pub(crate) struct Ticks {
    period: Option<Duration>,
    moves: Option<watch::Receiver<Duration>>,
}

impl Ticks {
    /// Resolves at the next tick. A move made since the last one counts, so none is missed while one was busy.
    pub(crate) async fn next(&mut self) {
        let (period, moves) = (self.period, &mut self.moves);
        let by_hand = async {
            match moves {
                // The clock's owner is the bot, which lives as long as whoever waits here.
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
            "time at work passes too"
        );
    }

    #[tokio::test(start_paused = true)]
    async fn a_move_is_looked_at_before_the_period_is_over() {
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
