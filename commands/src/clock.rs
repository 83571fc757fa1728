//! What time it is. Tests hold a clock of their own and move it; nobody sleeps to make time pass.

use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, LazyLock};
use std::time::{Duration, Instant, SystemTime};

use tokio::sync::Notify;

/// A clock. Clones show the same time.
#[derive(Clone, Debug, Default)]
pub struct Clock(Option<Arc<Held>>);

#[derive(Debug)]
struct Held {
    now: AtomicI64,
    moved: Notify,
}

impl Clock {
    /// The machine's clock.
    #[must_use]
    pub fn system() -> Self {
        Self(None)
    }

    /// A clock that stands still at the machine's present time until [`Clock::advance`] moves it.
    #[must_use]
    pub fn held() -> Self {
        let now = AtomicI64::new(Self::system().now());
        Self(Some(Arc::new(Held {
            now,
            moved: Notify::new(),
        })))
    }

    /// Unix time in milliseconds.
    #[must_use]
    pub fn now(&self) -> db::Millis {
        match &self.0 {
            Some(held) => held.now.load(Ordering::SeqCst),
            None => SystemTime::now()
                .duration_since(SystemTime::UNIX_EPOCH)
                .map_or(0, |since| {
                    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
                }),
        }
    }

    /// Milliseconds that passed while the machine was awake, from some moment on: nobody sets this clock, and it stands still
    /// while the machine sleeps.
    #[must_use]
    pub fn lived(&self) -> db::Millis {
        static BORN: LazyLock<Instant> = LazyLock::new(Instant::now);
        match &self.0 {
            Some(_) => self.now(),
            None => i64::try_from(BORN.elapsed().as_millis()).unwrap_or(i64::MAX),
        }
    }

    /// Moves a held clock on. A system clock moves by itself.
    pub fn advance(&self, by: Duration) {
        if let Some(held) = &self.0 {
            held.now.fetch_add(
                i64::try_from(by.as_millis()).unwrap_or(i64::MAX),
                Ordering::SeqCst,
            );
            held.moved.notify_one();
        }
    }

    /// Resolves when it is time to look at what time has done: every `period` of a system clock, every move of a held one, also one
    /// made while nobody waited. One looker at a time.
    pub(crate) async fn tick(&self, period: Duration) {
        match &self.0 {
            Some(held) => held.moved.notified().await,
            None => tokio::time::sleep(period).await,
        }
    }
}
