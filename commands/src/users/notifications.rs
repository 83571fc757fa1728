//! `/me`: how a user is notified, and how fast house players move, at all tables.

use std::sync::Arc;

use chrono_tz::{TZ_VARIANTS, Tz};
use serenity::all::UserId;

use crate::bot::Bot;
use crate::context::CommandContext;
use crate::error::CommandError;
use crate::ids;
use crate::protocol::answer::Answer;
use crate::reply::{FollowUp, Reply};
use crate::time::seat_clocks::AT_ONCE;
use crate::words;

/// When to ping: as stored, and in words. The first is the default.
pub(crate) const PINGS: [(&str, &str); 3] = [
    ("later", "after 2 minutes, unless I am active at the table"),
    ("always", "always, and at once"),
    ("never", "never"),
];

/// How fast house players move: as stored, and in words. The first is the default.
pub(crate) const PACES: [(&str, &str); 2] = [
    ("moment", "after a moment, so that I can follow"),
    (AT_ONCE, "at once"),
];

/// A subcommand of `/me`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NotificationCommand {
    Pings,
    Zone,
    Quiet,
    Pace,
}

/// `/me pings`, `/me timezone`, `/me quiet-hours`, `/me house-pace`
pub(crate) async fn run(
    bot: &Arc<Bot>,
    command: NotificationCommand,
    context: &CommandContext,
) -> Result<Reply, CommandError> {
    let user = ids::text(context.person.id);
    let mut settings = bot.store.notification_settings(&user).await?;
    let said = match command {
        NotificationCommand::Pings => {
            let typed = context.option("when").unwrap_or(PINGS[0].0);
            let (value, words) = PINGS
                .iter()
                .find(|(value, _)| *value == typed)
                .ok_or_else(|| CommandError::user("Choose one of the suggested entries."))?;
            (*value).clone_into(&mut settings.pings);
            format!("Saved. Pings for your turn: {words}.")
        }
        NotificationCommand::Pace => {
            let typed = context.option("pace").unwrap_or(PACES[0].0);
            let (value, words) = PACES
                .iter()
                .find(|(value, _)| *value == typed)
                .ok_or_else(|| CommandError::user("Choose one of the suggested entries."))?;
            (*value).clone_into(&mut settings.pace);
            format!(
                "Saved. House players move: {words}. At a table with other people they hurry only if everybody there wants it."
            )
        }
        NotificationCommand::Zone => {
            let typed = context.option("zone").unwrap_or_default();
            let zone: Tz = typed.parse().map_err(|_| {
                CommandError::user(format!(
                    "There is no time zone `{}`. Type a city and choose a suggestion, for example `Europe/Berlin`.",
                    words::safe_name(typed)
                ))
            })?;
            zone.name().clone_into(&mut settings.zone);
            format!(
                "Saved. Your quiet hours use the time zone `{}`.",
                zone.name()
            )
        }
        NotificationCommand::Quiet => {
            let hour = |name| {
                context
                    .option(name)
                    .and_then(|text| text.parse::<u8>().ok())
            };
            settings.quiet = match (hour("from"), hour("until")) {
                (Some(from), Some(until)) if from != until && from < 24 && until < 24 => {
                    Some((from, until))
                }
                (None, None) => None,
                _ => {
                    return Err(CommandError::user(
                        "Give both ends of the quiet hours as two different hours from 0 to 23, for example `from: 22` `until: 7`. Leave both empty to switch them off.",
                    ));
                }
            };
            let zone = if settings.zone.is_empty() {
                "UTC (change it with `/me timezone`)"
            } else {
                &settings.zone
            };
            match settings.quiet {
                Some((from, until)) => {
                    format!("Saved. No pings from {from}:00 to {until}:00, {zone}.")
                }
                None => "Saved. You have no quiet hours.".to_owned(),
            }
        }
    };
    bot.store.set_notification_settings(&user, settings).await?;
    wake_tables(bot, context.person.id).await?;
    Ok(Reply::from(Answer::say(said)).then(FollowUp::WakeScheduler))
}

/// Applies new settings at the user's tables in play.
async fn wake_tables(bot: &Bot, user: UserId) -> Result<(), CommandError> {
    for head in bot.store.open_tables_of(&ids::text(user), 100).await? {
        if head.phase != db::Phase::Play {
            continue;
        }
        // Tables in memory know the settings, too.
        bot.tables.forget(head.id).await;
        match bot.store.set_due(head.id, Some(bot.uptime.now())).await {
            // Raced: the table has ended meanwhile.
            Ok(()) | Err(db::Error::Raced) => {}
            Err(error) => return Err(error.into()),
        }
    }
    Ok(())
}

/// Suggestions for a time zone.
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

    #[test]
    fn a_city_is_enough_to_find_a_time_zone() {
        assert_eq!(zones("berlin"), ["Europe/Berlin"]);
        assert!(zones("new york").contains(&"America/New_York".to_owned()));
        assert_eq!(zones("").len(), 25);
        assert_eq!(zones("no such place").len(), 0);
    }
}
