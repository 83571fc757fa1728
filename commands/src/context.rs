//! What Discord tells of an act: who, where, with which rights, by which control or command. All of it comes from the interaction
//! itself, so nothing has to be asked for.

use serenity::all::{ChannelId, GuildId, MessageId, Permissions, RoleId, UserId};

/// Who acted, from the interaction's own data.
#[derive(Clone, Debug)]
pub(crate) struct Person {
    pub id: UserId,
    /// Nickname, display name or user name, as it is.
    pub name: String,
}

/// What the person who acted may do on the server, from the interaction's own data.
#[derive(Clone, Debug, Default)]
pub(crate) struct Rights {
    /// They may manage the server.
    pub admin: bool,
    /// They may manage messages where they acted, and perhaps nowhere else.
    pub moderator: bool,
    pub roles: Vec<RoleId>,
}

/// Where somebody acted.
#[derive(Clone, Debug)]
pub(crate) struct Location {
    /// None outside servers.
    pub guild: Option<GuildId>,
    pub channel: ChannelId,
    /// What the channel hangs from: of a thread the channel, of a channel its category, if it has one.
    pub parent: Option<ChannelId>,
    pub in_thread: bool,
}

impl Location {
    /// The channel; of a thread the one it hangs from.
    pub(crate) fn home(&self) -> ChannelId {
        self.parent
            .filter(|_| self.in_thread)
            .unwrap_or(self.channel)
    }
}

/// What was done to a message.
#[derive(Clone, Debug)]
pub(crate) struct ComponentContext {
    pub custom_id: String,
    /// What was chosen, if it was a menu of texts; the text, if a form was sent.
    pub value: Option<String>,
    /// What was chosen, if it was a menu of channels.
    pub channels: Vec<ChannelId>,
    /// What was chosen, if it was a menu of roles.
    pub roles: Vec<RoleId>,
    pub person: Person,
    pub rights: Rights,
    pub location: Location,
    pub message: Option<MessageId>,
}

/// A use of a command.
#[derive(Clone, Debug)]
pub(crate) struct CommandContext {
    pub person: Person,
    /// The person named as `player` in the options.
    pub player: Option<Person>,
    pub player_is_bot: bool,
    /// The person named as `for` in the options.
    pub for_whom: Option<Person>,
    pub rights: Rights,
    /// What the bot itself may do in this channel.
    pub bot_may: Permissions,
    pub location: Location,
    /// Options as text: numbers in digits, `on` and `off` for true and false.
    pub options: Vec<(String, String)>,
}

impl CommandContext {
    /// What was given for an option.
    #[must_use]
    pub(crate) fn option(&self, wanted: &str) -> Option<&str> {
        self.options
            .iter()
            .find(|(name, _)| name == wanted)
            .map(|(_, value)| value.as_str())
    }
}
