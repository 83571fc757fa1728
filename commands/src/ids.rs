//! Converts Discord's ids to and from the text columns of the store. No other module does.

use std::fmt::Display;

use db::WallTime;
use serenity::all::{ChannelId, GuildId, MessageId, RoleId, UserId};

use crate::error::InternalError;

/// An id as the store has it.
pub(crate) fn text(id: impl Display) -> String {
    id.to_string()
}

/// A server's id as the store has it; empty outside servers.
pub(crate) fn guild_text(guild: Option<GuildId>) -> String {
    guild.map_or_else(String::new, text)
}

/// The server of a row; `None` outside servers.
pub(crate) fn guild(stored: &str) -> Option<GuildId> {
    stored.parse().ok()
}

/// The user of a row; `None` if their data was deleted, because what replaces their id is not a number.
pub(crate) fn user(stored: &str) -> Option<UserId> {
    stored.parse().ok()
}

/// When the account of a user of a row was made, which is part of its id; `None` if their data was deleted.
pub(crate) fn made(stored: &str) -> Option<WallTime> {
    let made = user(stored)?.created_at();
    Some(WallTime(made.timestamp_millis()))
}

/// The message of a row, if it has one.
pub(crate) fn message(stored: Option<&str>) -> Option<MessageId> {
    stored?.parse().ok()
}

/// A message and its channel as the store has them.
pub(crate) fn place_text((channel, message): (ChannelId, MessageId)) -> String {
    format!("{channel}/{message}")
}

/// The message of a row and its channel. Earlier versions stored the message alone, which is `here`.
pub(crate) fn place(stored: Option<&str>, here: ChannelId) -> Option<(ChannelId, MessageId)> {
    let stored = stored?;
    match stored.split_once('/') {
        Some((channel, message)) => channel.parse().ok().zip(message.parse().ok()),
        None => Some((here, stored.parse().ok()?)),
    }
}

/// The channel of a row, which always has one.
pub(crate) fn channel(stored: &str) -> Result<ChannelId, InternalError> {
    stored
        .parse()
        .map_err(|_| InternalError::new(format!("the stored channel `{stored}` is not an id")))
}

/// The channels that a server's admins chose.
pub(crate) fn channels(stored: &[String]) -> Vec<ChannelId> {
    stored.iter().filter_map(|id| id.parse().ok()).collect()
}

/// The role that a server's admins chose.
pub(crate) fn role(stored: Option<&str>) -> Option<RoleId> {
    stored?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_survive_a_round_trip_and_deleted_users_have_none() {
        let (ann, here) = (UserId::new(u64::MAX), Some(GuildId::new(1)));
        assert_eq!(user(&text(ann)), Some(ann));
        assert_eq!(guild(&guild_text(here)), here);
        assert_eq!(guild(&guild_text(None)), None);
        assert_eq!(user("gone-0123456789abcdef"), None);
        assert!(channel("0").is_err() && channel("").is_err());
        assert_eq!(message(None), None);
        let (there, call) = (ChannelId::new(2), MessageId::new(3));
        let stored = place_text((there, call));
        assert_eq!(place(Some(&stored), ChannelId::new(4)), Some((there, call)));
        assert_eq!(place(Some("3"), there), Some((there, call)), "as it was");
        assert_eq!(place(None, there), None);
    }
}
