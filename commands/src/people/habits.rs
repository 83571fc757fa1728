//! How a person wants to be called to their turn: `/me`. Kept for the person, at all tables.

use std::sync::Arc;

use chrono::{TimeZone, Timelike};
use chrono_tz::{TZ_VARIANTS, Tz};
use db::{Habits, Millis};

use crate::bot::Bot;
use crate::error::Trouble;
use crate::table::press::{Reply, Then};
use crate::time::turns::Now;
use crate::verbs::Invocation;
use crate::wire::answer::Answer;
use crate::words;

const HOUR: Millis = 3_600_000;

/// When somebody can be called: as kept, and in words. The first is usual.
pub const PINGS: [(&str, &str); 3] = [
    (
        "later",
        "after 2 minutes, unless I am pressing buttons here",
    ),
    ("always", "always, and at once"),
    ("never", "never"),
];

/// A part of `/me`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Habit {
    Pings,
    Zone,
    Quiet,
}

/// When to call a person to a decision: `at_once` or `later` as they want it, but not in their quiet hours. On the program's scale.
pub(crate) fn call(habits: &Habits, at_once: Millis, later: Millis, now: Now) -> Option<Millis> {
    match habits.pings.as_str() {
        "never" => None,
        "always" => Some(loud(habits, at_once, now)),
        _ => Some(loud(habits, later, now)),
    }
}

/// When to remind a person who was to be reminded at `at`.
pub(crate) fn reminder(habits: &Habits, at: Millis, now: Now) -> Option<Millis> {
    (habits.pings != "never").then(|| loud(habits, at, now))
}

/// `at`, or the end of the quiet hours in which it is.
fn loud(habits: &Habits, at: Millis, now: Now) -> Millis {
    let at = at.max(now.awake);
    let wall = now.wall + (at - now.awake);
    at + quiet_left(habits, wall)
}

/// How long the quiet hours go on from a moment of Unix time; 0 outside them.
fn quiet_left(habits: &Habits, wall: Millis) -> Millis {
    let Some((from, until)) = habits.quiet.filter(|(from, until)| from != until) else {
        return 0;
    };
    let zone: Tz = habits.zone.parse().unwrap_or(Tz::UTC);
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

/// `/me pings`, `/me timezone`, `/me quiet-hours`
pub(crate) async fn run(bot: &Arc<Bot>, habit: Habit, call: &Invocation) -> Result<Reply, Trouble> {
    let mut habits = bot.store.habits(&call.person.id).await?;
    let said = match habit {
        Habit::Pings => {
            let typed = call.option("when").unwrap_or(PINGS[0].0);
            let (kept, words) = PINGS
                .iter()
                .find(|(kept, _)| *kept == typed)
                .ok_or_else(|| Trouble::refused("Choose one of the entries that are offered."))?;
            (*kept).clone_into(&mut habits.pings);
            format!("Kept. When it is your turn you are called: {words}.")
        }
        Habit::Zone => {
            let typed = call.option("zone").unwrap_or_default();
            let zone: Tz = typed.parse().map_err(|_| {
                Trouble::refused(format!(
                    "There is no time zone `{}`. They are called like `Europe/Berlin`; type a city and choose one that is offered.",
                    words::safe_name(typed)
                ))
            })?;
            zone.name().clone_into(&mut habits.zone);
            format!(
                "Kept. Your quiet hours are by the clocks of `{}`.",
                zone.name()
            )
        }
        Habit::Quiet => {
            let hour = |name| call.option(name).and_then(|text| text.parse::<u8>().ok());
            habits.quiet = match (hour("from"), hour("until")) {
                (Some(from), Some(until)) if from != until && from < 24 && until < 24 => {
                    Some((from, until))
                }
                (None, None) => None,
                _ => {
                    return Err(Trouble::refused(
                        "Give both ends of the quiet hours, from 0 to 23 and not the same: `from: 22` `until: 7`. With neither they are switched off.",
                    ));
                }
            };
            let zone = if habits.zone.is_empty() {
                "UTC (`/me timezone` changes that)"
            } else {
                &habits.zone
            };
            match habits.quiet {
                Some((from, until)) => {
                    format!("Kept. Nobody calls you from {from}:00 to {until}:00, {zone}.")
                }
                None => "Kept. You have no quiet hours.".to_owned(),
            }
        }
    };
    bot.store
        .set_habits(&call.person.id, habits.clone())
        .await?;
    tell_tables(bot, &call.person.id, &habits).await?;
    Ok(Reply::from(Answer::say(said)).then(Then::Attend))
}

/// The tables at which the person sits call them as they want it from now on.
async fn tell_tables(bot: &Bot, user: &str, habits: &Habits) -> Result<(), Trouble> {
    for head in bot.store.open_tables_of(user, 100).await? {
        if head.phase != db::Phase::Play {
            continue;
        }
        let slot = bot.slot(head.id);
        let mut slot = slot.lock().await;
        if let Some(live) = slot.as_mut()
            && let Some(seat) = live.seat_of(user)
        {
            live.turns.set_habits(seat, habits.clone());
        }
        match bot.store.set_due(head.id, Some(bot.awake.now())).await {
            // Raced: it has ended meanwhile.
            Ok(()) | Err(db::Error::Raced) => {}
            Err(error) => return Err(error.into()),
        }
    }
    Ok(())
}

/// Time zones to choose from while one is being typed.
pub(crate) fn zones(typed: &str) -> Vec<String> {
    let typed = typed.to_lowercase().replace(' ', "_");
    let names = TZ_VARIANTS.iter().map(|zone| zone.name());
    names
        .filter(|name| name.to_lowercase().contains(&typed))
        .take(25)
        .map(str::to_owned)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sleeper(zone: &str, from: u8, until: u8) -> Habits {
        Habits {
            pings: String::new(),
            zone: zone.to_owned(),
            quiet: Some((from, until)),
        }
    }

    /// Noon of 2026-01-15, UTC.
    const NOON: Millis = 1_768_478_400_000;

    #[test]
    fn quiet_hours_are_by_the_clocks_of_the_person() {
        let left = |habits: &Habits, hours: Millis| quiet_left(habits, NOON + hours * HOUR);
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
        assert_eq!(left(&Habits::default(), 10), 0);
    }

    #[test]
    fn a_call_in_quiet_hours_waits_for_their_end() {
        let now = Now {
            awake: 5_000,
            wall: NOON,
        };
        let lunch = sleeper("", 12, 13);
        assert_eq!(call(&lunch, 0, 9_000, now), Some(5_000 + HOUR));
        let always = Habits {
            pings: "always".into(),
            ..lunch
        };
        assert_eq!(call(&always, 0, 9_000, now), Some(5_000 + HOUR));
        assert_eq!(reminder(&Habits::default(), 8_000, now), Some(8_000));
        let never = Habits {
            pings: "never".into(),
            ..Habits::default()
        };
        assert_eq!(reminder(&never, 8_000, now), None);
    }

    #[test]
    fn a_city_is_enough_to_find_a_time_zone() {
        assert_eq!(zones("berlin"), ["Europe/Berlin"]);
        assert!(zones("new york").contains(&"America/New_York".to_owned()));
        assert_eq!(zones("").len(), 25);
        assert_eq!(zones("no such place").len(), 0);
    }
}
