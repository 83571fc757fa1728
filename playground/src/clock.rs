//! The playground's own time: the machine's clock, moved forward on request.

use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::time::Instant;

/// A clock that never runs backwards, even if the machine's clock is set back.
pub(crate) struct Clock {
    started: Instant,
    origin_ms: u64,
    advanced_ms: u64,
}

impl Default for Clock {
    fn default() -> Self {
        let since = SystemTime::now()
            .duration_since(UNIX_EPOCH)
            .unwrap_or_default();
        Self {
            started: Instant::now(),
            origin_ms: millis(since),
            advanced_ms: 0,
        }
    }
}

impl Clock {
    /// A clock that shows this time now.
    pub(crate) fn showing(origin_ms: u64) -> Self {
        Self {
            origin_ms,
            ..Self::default()
        }
    }

    /// Milliseconds since 1970.
    pub(crate) fn now(&self) -> u64 {
        self.origin_ms + millis(self.started.elapsed()) + self.advanced_ms
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
