//! Quiet hours, in which nobody is pinged.

use std::time::Duration;

use chrono::{TimeZone, Timelike};
use chrono_tz::Tz;
use db::{NotificationSettings, Uptime, WallTime};

use crate::time::uptime::Now;

const HOUR: Duration = Duration::from_secs(3_600);

/// `at`, or the end of the quiet hours that it is in.
pub(crate) fn after_quiet_hours(settings: &NotificationSettings, at: Uptime, now: Now) -> Uptime {
    let at = at.max(now.uptime);
    at + quiet_left(settings, now.wall_at(at))
}

/// How long the quiet hours last from a moment; zero outside them.
fn quiet_left(settings: &NotificationSettings, wall: WallTime) -> Duration {
    let Some((from, until)) = settings.quiet.filter(|(from, until)| from != until) else {
        return Duration::ZERO;
    };
    let zone: Tz = settings.zone.parse().unwrap_or(Tz::UTC);
    let Some(local) = zone.timestamp_millis_opt(wall.0).single() else {
        return Duration::ZERO;
    };
    let hours_from = |hour: u32| (hour + 24 - u32::from(from)) % 24;
    let (quiet_for, elapsed) = (hours_from(until.into()), hours_from(local.hour()));
    if elapsed >= quiet_for {
        return Duration::ZERO;
    }
    let seconds = Duration::from_secs((local.minute() * 60 + local.second()).into());
    let into = seconds + Duration::from_millis(local.timestamp_subsec_millis().into());
    let left = ((quiet_for - elapsed) * HOUR).saturating_sub(into);
    // The clocks may be changed before. An hour that is skipped would have begun just then, by the old time.
    let end = zone.from_local_datetime(&(local.naive_local() + left));
    end.earliest()
        .map_or(left, |end| (end - local).to_std().unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sleeper(zone: &str, from: u8, until: u8) -> NotificationSettings {
        NotificationSettings {
            pings: String::new(),
            zone: zone.to_owned(),
            quiet: Some((from, until)),
            pace: String::new(),
            pictures: String::new(),
        }
    }

    /// Noon of 2026-01-15, UTC.
    const NOON: WallTime = WallTime(1_768_478_400_000);

    #[test]
    fn quiet_hours_use_the_time_zone_of_the_player() {
        const MILLI: Duration = Duration::from_millis(1);
        let left =
            |settings: &NotificationSettings, hours: u32| quiet_left(settings, NOON + HOUR * hours);
        let night = sleeper("", 22, 7);
        assert_eq!(left(&night, 0), Duration::ZERO);
        assert_eq!(left(&night, 10), 9 * HOUR, "22:00 until 7:00");
        assert_eq!(left(&night, 18), HOUR, "6:00");
        assert_eq!(left(&night, 19), Duration::ZERO, "7:00");
        assert_eq!(
            quiet_left(&night, NOON + 18 * HOUR + HOUR / 2 + MILLI * 7),
            MILLI * 1_799_993
        );
        assert_eq!(
            left(&sleeper("Asia/Tokyo", 22, 7), 0),
            Duration::ZERO,
            "21:00 in Tokyo"
        );
        assert_eq!(left(&sleeper("Asia/Tokyo", 22, 7), 1), 9 * HOUR);
        assert_eq!(
            left(&sleeper("Asia/Kolkata", 17, 18), 0),
            HOUR / 2,
            "17:30 there"
        );
        assert_eq!(left(&sleeper("", 12, 14), 1), HOUR);
        assert_eq!(left(&NotificationSettings::default(), 10), Duration::ZERO);
    }

    #[test]
    fn quiet_hours_end_by_the_clock_when_it_is_changed_in_between() {
        let left = |from, until, wall| quiet_left(&sleeper("Europe/Berlin", from, until), wall);
        // 2026-03-28 and 2026-10-24, each at 23:00 in Berlin. The clocks are changed in the night.
        let (spring, autumn) = (WallTime(1_774_735_200_000), WallTime(1_792_875_600_000));
        assert_eq!(left(22, 7, spring), 7 * HOUR, "the night is short");
        assert_eq!(left(22, 7, autumn), 9 * HOUR, "and long");
        assert_eq!(left(22, 2, spring), 3 * HOUR, "2:00 is 3:00 there");
        assert_eq!(left(22, 2, autumn), 3 * HOUR, "it is 2:00 twice");
        let again = autumn + 4 * HOUR;
        assert_eq!(left(22, 2, again), Duration::ZERO, "the second time");
        assert_eq!(left(2, 4, again), 2 * HOUR);
    }

    #[test]
    fn a_ping_in_quiet_hours_waits_for_their_end() {
        let now = Now {
            uptime: Uptime(5_000),
            wall: NOON,
        };
        let after = Uptime(5_000) + HOUR;
        let lunch = sleeper("", 12, 13);
        assert_eq!(after_quiet_hours(&lunch, Uptime(9_000), now), after);
        assert_eq!(after_quiet_hours(&lunch, Uptime(0), now), after);
        let awake = NotificationSettings::default();
        assert_eq!(after_quiet_hours(&awake, Uptime(8_000), now), Uptime(8_000));
    }
}
