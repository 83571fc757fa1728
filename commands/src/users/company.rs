//! `/me leaderboard`, `/me invitations`, `/me block`, `/me unblock` and `/me blocks`: whether leaderboards list a person, who may
//! invite them, and with whom they do not play.

use crate::bot::Bot;
use crate::context::{CommandContext, Guest};
use crate::error::{Result, ensure};
use crate::ids;
use crate::table::admission::INVITERS;
use crate::texts::{me as t, refusals as r};
use crate::users::notifications;
use crate::words;

/// How many people one person can have blocked: the list fits one message.
const MOST_BLOCKED: usize = 75;

pub(crate) async fn list(bot: &Bot, context: &CommandContext) -> Result<String> {
    let hides = context.option("show") == Some("off");
    let user = ids::text(context.person.id);
    bot.write(move |tx| tx.set_unlisted(&user, hides)).await?;
    let (said, lang) = (if hides { t::UNLISTED } else { t::LISTED }, context.lang);
    Ok(lang.sentences([t::SAVED.say(lang), said.say(lang)]))
}

pub(crate) async fn invitations(bot: &Bot, context: &CommandContext) -> Result<String> {
    let (value, words) = notifications::chosen(&INVITERS, context.option("from"))?;
    let user = ids::text(context.person.id);
    bot.write(move |tx| tx.set_invitations_from(&user, value))
        .await?;
    let lang = context.lang;
    Ok(lang.sentences([t::SAVED.say(lang), &*t::inviters(lang, words.say(lang))]))
}

pub(crate) async fn block(bot: &Bot, context: &CommandContext) -> Result<String> {
    let Guest { person, is_bot } = named(context)?;
    ensure(person.id != context.person.id, r::not_block_yourself)?;
    ensure(!*is_bot, r::not_block_a_bot)?;
    let (user, other) = (ids::text(context.person.id), ids::text(person.id));
    let name = words::safe_name(&person.name);
    let blocked = bot.write(move |tx| {
        let has_room = tx.blocks(&user)?.made.len() < MOST_BLOCKED;
        has_room
            .then(|| tx.set_block(&user, &other, true))
            .transpose()
    });
    let full = || r::blocks_are_full(MOST_BLOCKED);
    let is_new = blocked.await?.ok_or_else(full)?;
    Ok(if is_new {
        t::blocked(context.lang, name)
    } else {
        t::blocked_already(context.lang, name)
    })
}

pub(crate) async fn unblock(bot: &Bot, context: &CommandContext) -> Result<String> {
    let Guest { person, .. } = named(context)?;
    let name = words::safe_name(&person.name);
    let (user, other) = (ids::text(context.person.id), ids::text(person.id));
    let ended = bot.write(move |tx| tx.set_block(&user, &other, false));
    Ok(if ended.await? {
        t::unblocked(context.lang, name)
    } else {
        t::not_blocked(context.lang, name)
    })
}

pub(crate) async fn blocks(bot: &Bot, context: &CommandContext) -> Result<String> {
    let user = ids::text(context.person.id);
    let made = bot.read(move |tx| tx.blocks(&user)).await?.made;
    if made.is_empty() {
        return Ok(t::BLOCKED_NOBODY.say(context.lang).to_owned());
    }
    let people: Vec<String> = made.iter().map(|user| format!("<@{user}>")).collect();
    Ok(t::blocks(context.lang, &people))
}

fn named(context: &CommandContext) -> Result<&Guest> {
    Ok(context.guest("player").ok_or_else(r::choose_the_player)?)
}
