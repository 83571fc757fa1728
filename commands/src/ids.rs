//! Discord's ids in the rows of the store, which has them as text. Here they change form, in both directions, and nowhere else.

use std::fmt::Display;

use serenity::all::{ChannelId, GuildId, MessageId, RoleId, UserId};

use crate::error::InternalError;

/// An id for the store.
pub(crate) fn text(id: impl Display) -> String {
    id.to_string()
}

/// A server for the store, which has an empty text where there is none.
pub(crate) fn guild_text(guild: Option<GuildId>) -> String {
    guild.map_or_else(String::new, text)
}

/// The server of a row, if it was on one.
pub(crate) fn guild(stored: &str) -> Option<GuildId> {
    stored.parse().ok()
}

/// The person of a row; none for somebody who was forgotten, whose id no person has.
pub(crate) fn user(stored: &str) -> Option<UserId> {
    stored.parse().ok()
}

/// The message of a row, if there is one.
pub(crate) fn message(stored: Option<&str>) -> Option<MessageId> {
    stored?.parse().ok()
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
    fn an_id_reads_back_and_nobody_is_nobody() {
        let (ann, here) = (UserId::new(u64::MAX), Some(GuildId::new(1)));
        assert_eq!(user(&text(ann)), Some(ann));
        assert_eq!(guild(&guild_text(here)), here);
        assert_eq!(guild(&guild_text(None)), None);
        assert_eq!(user("gone-0123456789abcdef"), None);
        assert!(channel("0").is_err() && channel("").is_err());
        assert_eq!(message(None), None);
    }
}
