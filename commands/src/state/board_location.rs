//! The location of a table's public message.

use db::Head;
use serenity::all::{ChannelId, GuildId, MessageId};

use crate::error::InternalError;
use crate::ids;

/// Where a table's public message is, or will be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct BoardLocation {
    /// `None` outside servers.
    pub guild: Option<GuildId>,
    pub channel: ChannelId,
    /// The message, once known.
    pub message: Option<MessageId>,
}

impl BoardLocation {
    pub(crate) fn of(head: &Head) -> Result<Self, InternalError> {
        Ok(Self {
            guild: ids::guild(&head.guild),
            channel: ids::channel(&head.channel)?,
            message: ids::message(head.message.as_deref()),
        })
    }

    /// A link that Discord's clients open in place, once the message is known.
    pub(crate) fn link(&self) -> Option<String> {
        let (channel, message) = (self.channel, self.message?);
        let guild = self
            .guild
            .map_or("@me".to_owned(), |guild| guild.to_string());
        Some(format!(
            "https://discord.com/channels/{guild}/{channel}/{message}"
        ))
    }
}
