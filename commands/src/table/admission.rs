//! Who may sit down at a table: not people whom the server has banned from the bot, and nobody beside a person whom they have
//! blocked, or who has blocked them.

use std::collections::HashSet;

use db::Snapshot;
use serenity::all::UserId;

use crate::bot::Bot;
use crate::error::CommandError;
use crate::ids;

/// Why somebody may not sit down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Obstacle {
    Banned,
    /// They have blocked somebody at the table.
    OwnBlock,
    /// Somebody at the table has blocked them.
    Blocked,
}

/// Refuses a user who may not sit down on this server beside these users. They are not told that somebody has blocked them.
pub(crate) async fn check<'a>(
    bot: &Bot,
    guild: &str,
    user: UserId,
    others: impl IntoIterator<Item = &'a str>,
) -> Result<(), CommandError> {
    Err(CommandError::user(
        match obstacle(bot, guild, user, others).await? {
            None => return Ok(()),
            Some(Obstacle::Banned) => BANNED,
            Some(Obstacle::OwnBlock) => {
                "Somebody you have blocked is at this table. `/me blocks` lists them; `/me unblock` ends it."
            }
            Some(Obstacle::Blocked) => {
                "You cannot join this table. You can open one of your own; `/help` lists the games."
            }
        },
    ))
}

/// Refuses a user whom the admins of this server have banned.
pub(crate) async fn check_not_banned(
    bot: &Bot,
    guild: &str,
    user: UserId,
) -> Result<(), CommandError> {
    if bot.store.is_banned(guild, &ids::text(user)).await? {
        return Err(CommandError::user(BANNED));
    }
    Ok(())
}

const BANNED: &str = "The admins of this server do not let you play with this bot here. `/privacy` works as everywhere, and \
    tables at which you play already can be played to their end.";

/// The users beside whom this user does not sit down.
pub(crate) async fn avoided(bot: &Bot, user: &str) -> Result<HashSet<String>, CommandError> {
    let blocks = bot.store.blocks(user).await?;
    Ok(blocks.made.into_iter().chain(blocks.received).collect())
}

/// May this user be asked to sit down on this server beside these users?
pub(crate) async fn may_be_asked<'a>(
    bot: &Bot,
    guild: &str,
    user: UserId,
    others: impl IntoIterator<Item = &'a str>,
) -> Result<bool, CommandError> {
    Ok(obstacle(bot, guild, user, others).await?.is_none())
}

async fn obstacle<'a>(
    bot: &Bot,
    guild: &str,
    user: UserId,
    others: impl IntoIterator<Item = &'a str>,
) -> Result<Option<Obstacle>, CommandError> {
    let (guild, user) = (guild.to_owned(), ids::text(user));
    let others: HashSet<String> = others.into_iter().map(str::to_owned).collect();
    let read = move |store: &Snapshot<'_>| obstacle_in(store, &guild, &user, &others);
    Ok(bot.store.snapshot(read).await?)
}

fn obstacle_in(
    store: &Snapshot<'_>,
    guild: &str,
    user: &str,
    others: &HashSet<String>,
) -> Result<Option<Obstacle>, db::Error> {
    if store.is_banned(guild, user)? {
        return Ok(Some(Obstacle::Banned));
    }
    let blocks = store.blocks(user)?;
    let meets = |users: &[String]| users.iter().any(|user| others.contains(user));
    Ok(if meets(&blocks.made) {
        Some(Obstacle::OwnBlock)
    } else if meets(&blocks.received) {
        Some(Obstacle::Blocked)
    } else {
        None
    })
}
