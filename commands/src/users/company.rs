//! `/me leaderboard`, `/me invitations`, `/me block`, `/me unblock` and `/me blocks`: whether leaderboards list a person, who may
//! invite them, and with whom they do not play.

use crate::bot::Bot;
use crate::context::{CommandContext, Guest};
use crate::error::{CommandError, Result};
use crate::ids;
use crate::table::admission::INVITERS;
use crate::texts::refusals as r;
use crate::users::notifications;
use crate::words;

/// How many people one person can have blocked: the list fits one message.
const MOST_BLOCKED: usize = 75;

pub(crate) async fn list(bot: &Bot, context: &CommandContext) -> Result<String> {
    let hides = context.option("show") == Some("off");
    let user = ids::text(context.person.id);
    bot.write(move |tx| tx.set_unlisted(&user, hides)).await?;
    Ok(if hides {
        "Saved. No leaderboard lists you. Your results still count, for you and for the people you play with."
    } else {
        "Saved. Leaderboards list you again."
    }
    .to_owned())
}

pub(crate) async fn invitations(bot: &Bot, context: &CommandContext) -> Result<String> {
    let (value, words) = notifications::chosen(&INVITERS, context.option("from"))?;
    let user = ids::text(context.person.id);
    bot.write(move |tx| tx.set_invitations_from(&user, value))
        .await?;
    Ok(format!(
        "Saved. Who may invite you to tables, or offer you a seat: {words}."
    ))
}

pub(crate) async fn block(bot: &Bot, context: &CommandContext) -> Result<String> {
    let Guest { person, is_bot } = named(context)?;
    if person.id == context.person.id {
        return Err(CommandError::User(r::not_block_yourself()));
    }
    if *is_bot {
        return Err(CommandError::User(r::not_block_a_bot()));
    }
    let (user, other) = (ids::text(context.person.id), ids::text(person.id));
    let name = words::safe_name(&person.name);
    let blocked = bot.write(move |tx| {
        let has_room = tx.blocks(&user)?.made.len() < MOST_BLOCKED;
        has_room
            .then(|| tx.set_block(&user, &other, true))
            .transpose()
    });
    let Some(is_new) = blocked.await? else {
        return Err(CommandError::User(r::blocks_are_full(MOST_BLOCKED)));
    };
    Ok(if is_new {
        format!(
            "You have blocked {name}: from now on neither of you can sit down at a table where the other sits, or invite the other. \
             They are not told. Tables at which you both play already go on. `/me blocks` lists everybody you have blocked."
        )
    } else {
        format!("You have blocked {name} already.")
    })
}

pub(crate) async fn unblock(bot: &Bot, context: &CommandContext) -> Result<String> {
    let Guest { person, .. } = named(context)?;
    let name = words::safe_name(&person.name);
    let (user, other) = (ids::text(context.person.id), ids::text(person.id));
    let ended = bot.write(move |tx| tx.set_block(&user, &other, false));
    Ok(if ended.await? {
        format!("You no longer block {name}.")
    } else {
        format!("You have not blocked {name}.")
    })
}

pub(crate) async fn blocks(bot: &Bot, context: &CommandContext) -> Result<String> {
    let user = ids::text(context.person.id);
    let made = bot.read(move |tx| tx.blocks(&user)).await?.made;
    if made.is_empty() {
        return Ok("You have blocked nobody. `/me block` keeps somebody from your tables, and you from theirs.".to_owned());
    }
    let people: Vec<String> = made.iter().map(|user| format!("<@{user}>")).collect();
    Ok(format!(
        "You have blocked {}. `/me unblock` ends it.",
        words::list(&people)
    ))
}

fn named(context: &CommandContext) -> Result<&Guest> {
    let named = context.guest("player");
    named.ok_or_else(|| CommandError::User(r::choose_the_player()))
}
