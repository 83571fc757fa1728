//! Bans from the bot on a server, with `/settings`.

use std::sync::Arc;
use std::time::Duration;

use db::{Ban, Phase, TableId};
use serenity::all::UserId;
use tables::acts::{Caller, remove};

use crate::bot::Bot;
use crate::context::{Asker, CommandContext, Guest};
use crate::error::{Result, ensure, retried};
use crate::ids;
use crate::table::act::{ActError, act};
use crate::table::load::locked;
use crate::table::moderation_log::{self, Deed};
use crate::table::{admission, calls};
use crate::texts::{Lang, refusals as r, settings as t};
use crate::time::moment::{Style, moment};
use crate::words;

/// For how many days somebody is banned.
pub(crate) const DAYS: &str = "days";

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// How many banned people the panel lists.
const LISTED: usize = 20;

/// Bans somebody: they leave every lobby of the server, and the house plays for them. Returns those tables.
pub(crate) async fn ban(
    bot: &Arc<Bot>,
    guest: &Guest,
    context: &CommandContext,
) -> Result<Vec<TableId>> {
    let name = words::safe_name(&guest.person.name);
    ensure(guest.person.id != context.person.id, r::not_ban_yourself)?;
    ensure(!guest.is_bot, || r::bot_does_not_play(&*name))?;
    let guild = ids::guild_text(context.location.guild);
    let user = ids::text(guest.person.id);
    let days = context
        .option(DAYS)
        .and_then(|days| days.parse::<u32>().ok());
    let until = days.map(|days| bot.clock.now() + DAY * days);
    let ban = Ban {
        guild: guild.clone(),
        user: user.clone(),
        until,
    };
    let admin = ids::text(context.person.id);
    let banned = bot.write(move |tx| {
        let together = tx.in_play_together(&ban.guild, &admin, &ban.user)?;
        together.map_or_else(|| tx.ban(&ban).map(Ok), |table| Ok(Err(table)))
    });
    // The house would play for the opponent, who would count as last.
    let against = |table| r::not_ban_an_opponent(&*name, table);
    let is_new = banned.await?.map_err(against)?;
    let mut concerned = Vec::new();
    if is_new {
        tracing::info!(server = guild, "an admin has banned a person");
        let deed = Deed::Banned(format!("<@{user}>"), until.map(|until| until.0));
        moderation_log::add(bot, context, deed).await;
        concerned = admission::in_play(bot, &user).await?;
    }
    let read = bot.read(move |tx| {
        let mut tables = tx.open_tables_of(&user, u32::MAX)?;
        for (table, _) in tx.invitations_of(&user)? {
            tables.extend(tx.head(table)?);
        }
        tables.retain(|head| head.guild == guild && head.phase == Phase::Lobby);
        Ok(tables)
    });
    for head in read.await? {
        concerned.extend(retried(|| send_away(bot, head.id, guest.person.id)).await?);
    }
    // A ban that was cut short leaves seats in lobbies, which the same ban takes the next time.
    ensure(is_new || !concerned.is_empty(), || r::banned_already(name))?;
    Ok(concerned)
}

/// Takes the seat of somebody in a lobby, or the one that is kept for them. Returns the tables whose boards that changes.
async fn send_away(bot: &Arc<Bot>, table: TableId, user: UserId) -> Result<Vec<TableId>> {
    let lobby = &mut locked(bot, table).await?;
    let moderator = Caller {
        person: None,
        moderates: true,
    };
    let other = lobby.number(user);
    let (call, calls) = (lobby.call_of(other), lobby.calls());
    let removed = act(bot, lobby, |table, now| {
        remove::remove(table, moderator, other, now)
    });
    match removed.await {
        Ok(_) => {
            calls::end_one(bot, lobby, call, calls);
            Ok(lobby.follows().into_iter().chain([table]).collect())
        }
        // The table has begun, or they have left.
        Err(ActError::Refused(_)) => Ok(Vec::new()),
        Err(ActError::Failed(error)) => Err(error),
    }
}

/// Lifts the ban of somebody. Returns the tables where the house plays for them no longer.
pub(crate) async fn lift(bot: &Bot, guest: &Guest, asker: &Asker) -> Result<Vec<TableId>> {
    let guild = ids::guild_text(asker.location.guild);
    let user = ids::text(guest.person.id);
    let (on, whom) = (guild.clone(), user.clone());
    let was_banned = bot.write(move |tx| tx.unban(&on, &whom)).await?;
    let name = words::safe_name(&guest.person.name);
    ensure(was_banned, || r::not_banned(name))?;
    tracing::info!(server = guild, "an admin has lifted a ban");
    let deed = Deed::LiftedBan(format!("<@{user}>"));
    moderation_log::add(bot, asker, deed).await;
    admission::in_play(bot, &user).await
}

/// Who is banned, for the panel.
pub(crate) fn in_words(banned: &[Ban], lang: Lang) -> String {
    let one = |ban: &Ban| match ban.until {
        Some(until) => {
            let person = format!("<@{}>", ban.user);
            t::banned_until(lang, person, moment(until, Style::Date))
        }
        None => format!("<@{}>", ban.user),
    };
    let mut people: Vec<String> = banned.iter().take(LISTED).map(one).collect();
    let more = banned.len() - people.len();
    if more > 0 {
        people.push(t::more_people(lang, more));
    }
    match &people[..] {
        [] => t::NOBODY_BANNED.say(lang).to_owned(),
        people => t::banned(lang, people),
    }
}
