//! The scales of time. Three kinds of moments, so that the compiler keeps them apart, and the distance between two of them:
//!
//! - [`WallTime`] is for people: when a table was opened, who played on which day.
//! - [`Uptime`] is the program's own: it runs only while the program can be reached. All work that is due is on this scale, so an
//!   outage moves no deadline.
//! - [`TableTime`] is one table's own: the uptime without the pauses of that table.
//!
//! A span on any of them is a [`Duration`]. How far a table's time lags behind the uptime is a [`Lag`], the only bridge between two
//! scales.

use std::ops::{Add, AddAssign, Sub};
use std::time::Duration;

use serde::{Deserialize, Serialize};

/// A whole number of milliseconds; the longest there is for a span that is too long.
pub fn millis(span: Duration) -> i64 {
    i64::try_from(span.as_millis()).unwrap_or(i64::MAX)
}

macro_rules! scale {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub struct $name(pub i64);

        impl Add<Duration> for $name {
            type Output = Self;

            fn add(self, span: Duration) -> Self {
                Self(self.0.saturating_add(millis(span)))
            }
        }

        impl AddAssign<Duration> for $name {
            fn add_assign(&mut self, span: Duration) {
                *self = *self + span;
            }
        }

        impl Sub<Duration> for $name {
            type Output = Self;

            fn sub(self, span: Duration) -> Self {
                Self(self.0.saturating_sub(millis(span)))
            }
        }

        /// How long after the other moment this one is; nothing if it is before.
        impl Sub for $name {
            type Output = Duration;

            fn sub(self, earlier: Self) -> Duration {
                let span = self.0.saturating_sub(earlier.0);
                Duration::from_millis(span.try_into().unwrap_or(0))
            }
        }
    };
}

scale! {
    /// A moment for people: milliseconds since the start of 1970 (UTC).
    WallTime
}

scale! {
    /// A moment on the program's own scale: milliseconds for which it was up and connected, over all its runs.
    Uptime
}

scale! {
    /// A moment on a table's own scale: the [`Uptime`] less the table's [`Lag`]. It stands still while the table is paused.
    TableTime
}

/// How far a table's time is behind the uptime, in milliseconds: the length of its pauses. Below zero when the uptime was set back
/// during a pause, as happens when an outage is noticed late.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Lag(pub i64);

impl Sub<TableTime> for Uptime {
    type Output = Lag;

    fn sub(self, table: TableTime) -> Lag {
        Lag(self.0.saturating_sub(table.0))
    }
}

impl Sub<Lag> for Uptime {
    type Output = TableTime;

    fn sub(self, lag: Lag) -> TableTime {
        TableTime(self.0.saturating_sub(lag.0))
    }
}

impl Add<Lag> for TableTime {
    type Output = Uptime;

    fn add(self, lag: Lag) -> Uptime {
        Uptime(self.0.saturating_add(lag.0))
    }
}

/// A moment on both scales that go on everywhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Now {
    /// For what is due.
    pub uptime: Uptime,
    /// For what people read.
    pub wall: WallTime,
}

impl Now {
    /// The wall time at a moment of the uptime, if the program stays up until then.
    pub fn wall_at(self, at: Uptime) -> WallTime {
        // One of the two spans is zero.
        self.wall + (at - self.uptime) - (self.uptime - at)
    }

    /// The uptime at a moment of the wall time, if the program stays up until then.
    pub fn uptime_at(self, at: WallTime) -> Uptime {
        self.uptime + (at - self.wall) - (self.wall - at)
    }
}
