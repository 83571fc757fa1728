//! When to call a person to their turn, by what they want and by their quiet hours.

use chrono::{TimeZone, Timelike};
use chrono_tz::Tz;
use db::{Millis, NotificationSettings};

use crate::time::uptime::Now;

const HOUR: Millis = 3_600_000;

/// When to call a person to a decision: `at_once` or `later` as they want it, but not in their quiet hours. On the program's scale.
pub(crate) fn call(
    settings: &NotificationSettings,
    at_once: Millis,
    later: Millis,
    now: Now,
) -> Option<Millis> {
    match settings.pings.as_str() {
        "never" => None,
        "always" => Some(loud(settings, at_once, now)),
        _ => Some(loud(settings, later, now)),
    }
}

/// When to remind a person who was to be reminded at `at`.
pub(crate) fn reminder(settings: &NotificationSettings, at: Millis, now: Now) -> Option<Millis> {
    (settings.pings != "never").then(|| loud(settings, at, now))
}

/// `at`, or the end of the quiet hours in which it is.
fn loud(settings: &NotificationSettings, at: Millis, now: Now) -> Millis {
    let at = at.max(now.awake);
    let wall = now.wall + (at - now.awake);
    at + quiet_left(settings, wall)
}

/// How long the quiet hours go on from a moment of Unix time; 0 outside them.
fn quiet_left(settings: &NotificationSettings, wall: Millis) -> Millis {
    let Some((from, until)) = settings.quiet.filter(|(from, until)| from != until) else {
        return 0;
    };
    let zone: Tz = settings.zone.parse().unwrap_or(Tz::UTC);
    let Some(local) = zone.timestamp_millis_opt(wall).single() else {
        return 0;
    };
    let (from, until) = (Millis::from(from), Millis::from(until));
    let hour = Millis::from(local.hour());
    let quiet_for = (until - from).rem_euclid(24);
    let gone = (hour - from).rem_euclid(24);
    if gone >= quiet_for {
        return 0;
    }
    // A change to or from summer time on the way shifts the end by an hour; it is asked again then.
    let into = Millis::from(local.minute() * 60 + local.second()) * 1_000 + wall.rem_euclid(1_000);
    (quiet_for - gone) * HOUR - into
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sleeper(zone: &str, from: u8, until: u8) -> NotificationSettings {
        NotificationSettings {
            pings: String::new(),
            zone: zone.to_owned(),
            quiet: Some((from, until)),
        }
    }

    /// Noon of 2026-01-15, UTC.
    const NOON: Millis = 1_768_478_400_000;

    #[test]
    fn quiet_hours_are_by_the_clocks_of_the_person() {
        let left = |settings: &NotificationSettings, hours: Millis| {
            quiet_left(settings, NOON + hours * HOUR)
        };
        let night = sleeper("", 22, 7);
        assert_eq!(left(&night, 0), 0);
        assert_eq!(left(&night, 10), 9 * HOUR, "22:00 until 7:00");
        assert_eq!(left(&night, 18), HOUR, "6:00");
        assert_eq!(left(&night, 19), 0, "7:00");
        assert_eq!(
            quiet_left(&night, NOON + 18 * HOUR + HOUR / 2 + 7),
            HOUR / 2 - 7
        );
        assert_eq!(left(&sleeper("Asia/Tokyo", 22, 7), 0), 0, "21:00 in Tokyo");
        assert_eq!(left(&sleeper("Asia/Tokyo", 22, 7), 1), 9 * HOUR);
        assert_eq!(
            left(&sleeper("Asia/Kolkata", 17, 18), 0),
            HOUR / 2,
            "17:30 there"
        );
        assert_eq!(left(&sleeper("", 12, 14), 1), HOUR);
        assert_eq!(left(&NotificationSettings::default(), 10), 0);
    }

    #[test]
    fn a_call_in_quiet_hours_waits_for_their_end() {
        let now = Now {
            awake: 5_000,
            wall: NOON,
        };
        let lunch = sleeper("", 12, 13);
        assert_eq!(call(&lunch, 0, 9_000, now), Some(5_000 + HOUR));
        let always = NotificationSettings {
            pings: "always".into(),
            ..lunch
        };
        assert_eq!(call(&always, 0, 9_000, now), Some(5_000 + HOUR));
        assert_eq!(
            reminder(&NotificationSettings::default(), 8_000, now),
            Some(8_000)
        );
        let never = NotificationSettings {
            pings: "never".into(),
            ..NotificationSettings::default()
        };
        assert_eq!(reminder(&never, 8_000, now), None);
    }
}
