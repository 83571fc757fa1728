//! The playground's own time: the machine's clock, moved forward on request.

use std::sync::atomic::AtomicU64;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::time::Instant;

/// A clock that never runs backwards, even if the machine's clock is set back.
pub(crate) struct Clock {
    started: Instant,
    /// When that was by the machine's clock, if this one follows it.
    started_at: Option<SystemTime>,
    /// For how long the machine has slept, or been set forward, since then, in milliseconds.
    slept_ms: AtomicU64,
    origin_ms: u64,
    advanced_ms: u64,
}

impl Default for Clock {
    fn default() -> Self {
        let now = SystemTime::now();
        let since = now.duration_since(UNIX_EPOCH).unwrap_or_default();
        Self {
            started: Instant::now(),
            started_at: Some(now),
            slept_ms: AtomicU64::new(0),
            origin_ms: millis(since),
            advanced_ms: 0,
        }
    }
}

impl Clock {
    /// A clock that shows this time now, and does not follow the machine's.
    pub(crate) fn showing(origin_ms: u64) -> Self {
        Self {
            origin_ms,
            started_at: None,
            ..Self::default()
        }
    }

    /// Milliseconds since 1970.
    pub(crate) fn now(&self) -> u64 {
        let elapsed = self.started.elapsed();
        // An `Instant` stands still while the machine sleeps.
        let by_machine = self.started_at.and_then(|at| at.elapsed().ok());
        let slept = millis(by_machine.unwrap_or_default().saturating_sub(elapsed));
        let slept = self.slept_ms.fetch_max(slept, Relaxed).max(slept);
        self.origin_ms + millis(elapsed) + slept + self.advanced_ms
    }

    /// How much time has passed since the start, time that was skipped included. Not in milliseconds, of which two exchanges may have the
    /// same: who waits for what comes after one of them compares their times.
    pub(crate) fn since_start(&self) -> Duration {
        self.started.elapsed() + Duration::from_millis(self.advanced_ms)
    }

    pub(crate) fn advance(&mut self, by: Duration) {
        self.advanced_ms += millis(by);
    }

    /// Starts from `last_ms` (milliseconds since 1970) if that is later than the machine's clock; gives by how much.
    pub(crate) fn resume_from(&mut self, last_ms: u64) -> Duration {
        let ahead = last_ms.saturating_sub(self.origin_ms);
        self.origin_ms += ahead;
        Duration::from_millis(ahead)
    }
}

/// Whole milliseconds.
pub(crate) fn millis(duration: Duration) -> u64 {
    u64::try_from(duration.as_millis()).unwrap_or(u64::MAX)
}

/// ISO 8601 with microseconds, as Discord writes it.
pub(crate) fn timestamp(ms: u64) -> String {
    let at = i64::try_from(ms)
        .ok()
        .and_then(chrono::DateTime::from_timestamp_millis);
    at.unwrap_or_default()
        .format("%Y-%m-%dT%H:%M:%S%.6f+00:00")
        .to_string()
}
