//! Calendar periods of leaderboards. All in UTC, so that everybody sees the same leaderboard.

use chrono::{DateTime, Datelike, Days, NaiveDate, Utc};
use db::WallTime;

use crate::texts::{Text, commands as t};

/// The start of a period that lasts until now.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Period {
    All,
    /// A quarter of a year.
    Season,
    Month,
    /// From Monday.
    Week,
}

impl Period {
    pub const EACH: [Self; 4] = [Self::All, Self::Season, Self::Month, Self::Week];

    /// As it is typed, and as it appears in ids.
    pub const fn key(self) -> &'static str {
        match self {
            Self::All => "all",
            Self::Season => "season",
            Self::Month => "month",
            Self::Week => "week",
        }
    }

    pub fn parse(text: &str) -> Option<Self> {
        Self::EACH.into_iter().find(|period| period.key() == text)
    }

    /// As players see it.
    pub(crate) fn name(self) -> Text {
        match self {
            Self::All => t::period_all(),
            Self::Season => t::period_season(),
            Self::Month => t::period_month(),
            Self::Week => t::period_week(),
        }
    }

    /// When the period began; `None` for all time.
    pub fn began(self, now: WallTime) -> Option<WallTime> {
        let today = DateTime::<Utc>::from_timestamp_millis(now.0)?.date_naive();
        let day = |month| NaiveDate::from_ymd_opt(today.year(), month, 1);
        let first = match self {
            Self::All => None,
            Self::Season => day(today.month0() / 3 * 3 + 1),
            Self::Month => day(today.month()),
            Self::Week => {
                let monday = today.weekday().num_days_from_monday();
                today.checked_sub_days(Days::new(monday.into()))
            }
        };
        let midnight = first?.and_hms_opt(0, 0, 0)?.and_utc();
        Some(WallTime(midnight.timestamp_millis()))
    }
}

/// A day on a chart: `2026-11-21`, in UTC.
pub fn day(at: WallTime) -> String {
    DateTime::<Utc>::from_timestamp_millis(at.0)
        .map_or_else(String::new, |at| at.format("%Y-%m-%d").to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn began(period: Period, now: &str, first: &str) {
        let now = DateTime::parse_from_rfc3339(now)
            .unwrap()
            .timestamp_millis();
        let began = period.began(WallTime(now)).unwrap();
        assert_eq!(day(began), first);
        assert_eq!(began.0 % (24 * 60 * 60 * 1000), 0, "at midnight");
    }

    #[test]
    fn periods_begin_where_the_calendar_says() {
        // 2026-11-21 is a Saturday.
        began(Period::Week, "2026-11-21T09:30:00Z", "2026-11-16");
        began(Period::Week, "2026-11-16T00:00:00Z", "2026-11-16");
        began(Period::Week, "2026-01-01T12:00:00Z", "2025-12-29");
        began(Period::Month, "2026-11-21T09:30:00Z", "2026-11-01");
        began(Period::Season, "2026-11-21T09:30:00Z", "2026-10-01");
        began(Period::Season, "2026-03-31T23:59:59Z", "2026-01-01");
        assert_eq!(Period::All.began(WallTime(1_000)), None);
    }

    #[test]
    fn keys_survive_a_round_trip() {
        for period in Period::EACH {
            assert_eq!(Period::parse(period.key()), Some(period));
        }
        assert_eq!(Period::parse("year"), None);
    }
}
