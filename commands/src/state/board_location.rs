//! The location of a table's public message.

use db::Head;
use serenity::all::{ChannelId, GuildId, MessageId};

use crate::error::InternalError;
use crate::ids;
use crate::protocol::answer::Place;

/// Where a table's public message is, or will be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct BoardLocation {
    /// The server of the channel, which may be one that has not added the bot; `None` outside servers.
    pub guild: Option<GuildId>,
    pub channel: ChannelId,
    /// The message, once known.
    pub message: Option<MessageId>,
    /// The bot is no member there: it can edit the message only through its answers.
    pub answers_only: bool,
}

impl BoardLocation {
    pub(crate) fn of(head: &Head) -> Result<Self, InternalError> {
        Ok(Self {
            guild: ids::guild(head.server()),
            channel: ids::channel(&head.channel)?,
            message: ids::message(head.message.as_deref()),
            answers_only: head.answers_only.is_some(),
        })
    }

    /// The message and its channel, once known.
    pub(crate) fn place(&self) -> Option<Place> {
        Some((self.channel, self.message?))
    }

    /// A link that Discord's clients open in place, once the message is known.
    pub(crate) fn link(&self) -> Option<String> {
        let (channel, message) = self.place()?;
        let guild = self
            .guild
            .map_or("@me".to_owned(), |guild| guild.to_string());
        Some(format!(
            "https://discord.com/channels/{guild}/{channel}/{message}"
        ))
    }
}
