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
    // A switch to or from summer time in between shifts the end by an hour; it is computed again then.
    let seconds = Duration::from_secs((local.minute() * 60 + local.second()).into());
    let into = seconds + Duration::from_millis(local.timestamp_subsec_millis().into());
    ((quiet_for - elapsed) * HOUR).saturating_sub(into)
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
