//! What time it is. Tests hold a clock of their own and move it; nobody sleeps to make time pass.

use std::sync::Arc;
use std::time::{Duration, SystemTime};

use tokio::sync::watch;

/// A clock. Clones show the same time.
#[derive(Clone, Debug, Default)]
pub struct Clock(Option<Arc<watch::Sender<db::Millis>>>);

impl Clock {
    /// The machine's clock.
    #[must_use]
    pub fn system() -> Self {
        Self(None)
    }

    /// A clock that stands still at the machine's present time until [`Clock::advance`] moves it.
    #[must_use]
    pub fn held() -> Self {
        Self(Some(Arc::new(watch::Sender::new(Self::system().now()))))
    }

    /// Unix time in milliseconds.
    #[must_use]
    pub fn now(&self) -> db::Millis {
        match &self.0 {
            Some(held) => *held.borrow(),
            None => SystemTime::now()
                .duration_since(SystemTime::UNIX_EPOCH)
                .map_or(0, millis),
        }
    }

    /// Moves a held clock on. A system clock moves by itself.
    pub fn advance(&self, by: Duration) {
        if let Some(held) = &self.0 {
            held.send_modify(|now| *now += millis(by));
        }
    }

    /// When to look at what time has done: every `period` of a system clock, after every move of a held one.
    pub(crate) fn ticks(&self, period: Duration) -> Ticks {
        let moves = self.0.as_ref().map(|held| held.subscribe());
        Ticks { period, moves }
    }
}

/// See [`Clock::ticks`].
pub(crate) struct Ticks {
    period: Duration,
    moves: Option<watch::Receiver<db::Millis>>,
}

impl Ticks {
    /// Resolves at the next tick. A move made since the last one counts, so none is missed while one was busy.
    pub(crate) async fn next(&mut self) {
        match &mut self.moves {
            // The clock's owner is the bot, which lives as long as whoever waits here.
            Some(moves) => _ = moves.changed().await,
            None => tokio::time::sleep(self.period).await,
        }
    }
}

fn millis(span: Duration) -> db::Millis {
    db::Millis::try_from(span.as_millis()).unwrap_or(db::Millis::MAX)
}
