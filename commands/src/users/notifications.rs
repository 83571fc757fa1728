//! `/me`: how a user is notified, how fast house players move, and how pictures are drawn, at all tables.

use chrono_tz::{TZ_VARIANTS, Tz};
use db::NotificationSettings;
use serenity::all::UserId;

use crate::bot::Bot;
use crate::context::CommandContext;
use crate::error::{CommandError, Result};
use crate::ids;
use crate::protocol::emoji::{IN_WORDS, STILL};
use crate::reply::{FollowUp, Reply};
use crate::state::told::AT_ONCE;
use crate::texts::{Choice, Drawn, Pinged, Text, commands as t, me, refusals as r};
use crate::words;

/// When to ping: as stored, and in words. The first is the default.
pub(crate) const PINGS: [Choice; 3] = [
    ("later", t::pings_later),
    ("always", t::pings_always),
    ("never", t::pings_never),
];

/// How fast house players move: as stored, and in words. The first is the default.
pub(crate) const PACES: [Choice; 2] = [("moment", t::pace_moment), (AT_ONCE, t::pace_at_once)];

/// How pictures are drawn: as stored, and in words. The first is the default.
pub(crate) const PICTURES: [Choice; 3] = [
    ("moving", t::pictures_moving),
    (STILL, t::pictures_still),
    (IN_WORDS, t::pictures_words),
];

/// `/me pings`
pub(crate) async fn pings(bot: &Bot, context: &CommandContext) -> Result<Reply> {
    let (value, _) = chosen(&PINGS, context.option("when"))?;
    change(bot, context, move |own| value.clone_into(&mut own.pings)).await?;
    let pinged = match value {
        "always" => Pinged::Always,
        "never" => Pinged::Never,
        _ => Pinged::Later,
    };
    saved(bot, context, me::pings(context.lang, pinged)).await
}

/// `/me house-pace`
pub(crate) async fn house_pace(bot: &Bot, context: &CommandContext) -> Result<Reply> {
    let (value, _) = chosen(&PACES, context.option("pace"))?;
    change(bot, context, move |own| value.clone_into(&mut own.pace)).await?;
    saved(bot, context, me::house_pace(context.lang, value == AT_ONCE)).await
}

/// `/me pictures`
pub(crate) async fn pictures(bot: &Bot, context: &CommandContext) -> Result<Reply> {
    let (value, _) = chosen(&PICTURES, context.option("pictures"))?;
    change(bot, context, move |own| value.clone_into(&mut own.pictures)).await?;
    let drawn = match value {
        STILL => Drawn::Still,
        IN_WORDS => Drawn::Words,
        _ => Drawn::Moving,
    };
    saved(bot, context, me::pictures(context.lang, drawn)).await
}

/// `/me timezone`
pub(crate) async fn zone(bot: &Bot, context: &CommandContext) -> Result<Reply> {
    let typed = context.option("zone").unwrap_or_default();
    let zone: Tz = typed
        .parse()
        .map_err(|_| r::no_such_zone(words::in_code(typed)))?;
    let name = zone.name();
    change(bot, context, move |own| name.clone_into(&mut own.zone)).await?;
    saved(bot, context, me::zone(context.lang, name)).await
}

/// `/me quiet-hours`
pub(crate) async fn quiet_hours(bot: &Bot, context: &CommandContext) -> Result<Reply> {
    let quiet = hours(context)?;
    let settings = change(bot, context, move |own| own.quiet = quiet).await?;
    let lang = context.lang;
    let said = match quiet {
        Some((from, until)) if settings.zone.is_empty() => me::quiet_in_utc(lang, from, until),
        Some((from, until)) => me::quiet(lang, from, until, settings.zone),
        None => me::NO_QUIET.say(lang).to_owned(),
    };
    saved(bot, context, said).await
}

/// Applies new settings at the user's tables in play, and says which they are.
async fn saved(bot: &Bot, context: &CommandContext, what: String) -> Result<Reply> {
    wake_tables(bot, context.person.id).await?;
    let lang = context.lang;
    let said = Reply::say(lang.sentences([me::SAVED.say(lang), &*what]));
    Ok(said.then(FollowUp::WakeScheduler))
}

async fn change(
    bot: &Bot,
    context: &CommandContext,
    change: impl Fn(&mut NotificationSettings) + Send + 'static,
) -> Result<NotificationSettings> {
    let user = ids::text(context.person.id);
    let changed = bot.write(move |tx| tx.change_notification_settings(&user, &change));
    Ok(changed.await?)
}

/// The entry with this value; the first one if none was typed.
pub(super) fn chosen(entries: &[Choice], typed: Option<&str>) -> Result<(&'static str, Text)> {
    let typed = typed.unwrap_or(entries[0].0);
    let mut entries = entries.iter();
    let found = entries.find(|(value, _)| *value == typed);
    let found = found.map(|(value, words)| (*value, words()));
    found.ok_or_else(|| CommandError::User(r::choose_a_suggestion()))
}

/// The quiet hours that were typed; none if both ends were left empty.
fn hours(context: &CommandContext) -> Result<Option<(u8, u8)>> {
    let hour = |name| {
        context
            .option(name)
            .and_then(|text| text.parse::<u8>().ok())
    };
    match (hour("from"), hour("until")) {
        (Some(from), Some(until)) if from != until && from < 24 && until < 24 => {
            Ok(Some((from, until)))
        }
        (None, None) => Ok(None),
        _ => Err(CommandError::User(r::two_hours())),
    }
}

async fn wake_tables(bot: &Bot, user: UserId) -> Result<()> {
    let user = ids::text(user);
    let open = bot.read(move |tx| tx.open_tables_of(&user, u32::MAX));
    for head in open.await? {
        // Tables in memory know the settings, too.
        bot.tables.forget(head.id).await;
        if head.phase != db::Phase::Play {
            continue;
        }
        let due = Some(bot.uptime.now());
        match bot.write(move |tx| tx.set_due(head.id, due)).await {
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
