//! What an interaction says: who acted, where, with which permissions, and with which control or command. All of it comes with
//! the interaction, so a handler need not ask Discord for it.

use std::ops::Deref;

use db::{Server, TableId};
use serenity::all::{ChannelId, GuildId, InteractionId, MessageId, Permissions, RoleId, UserId};
use tables::event::Place;

use crate::ids;
use crate::texts::Lang;

/// The user who acted.
#[derive(Clone, Debug)]
pub(crate) struct Person {
    pub id: UserId,
    /// Nickname, display name or user name, not escaped.
    pub name: String,
}

/// Somebody who was chosen: in a menu, or as an option of a command.
#[derive(Clone, Debug)]
pub(crate) struct Guest {
    pub person: Person,
    pub is_bot: bool,
}

/// The permissions and roles of the user who acted.
#[derive(Clone, Debug, Default)]
pub(crate) struct Rights {
    /// They may manage the server.
    pub admin: bool,
    /// They may manage messages where they acted, and perhaps nowhere else.
    pub moderator: bool,
    /// Everybody in the channel sees the answers of an app that only this person has installed.
    pub shows_apps: bool,
    pub roles: Vec<RoleId>,
}

/// Where the interaction took place.
#[derive(Clone, Debug)]
pub(crate) struct Location {
    /// `None` outside servers, and on servers that have not added the bot.
    pub guild: Option<GuildId>,
    pub channel: ChannelId,
    /// Where the bot is no member and can only answer: the server's id, or `@me` outside servers.
    pub answers_only: Option<String>,
    /// The channel of a thread, or the category of a channel that is in one.
    pub parent: Option<ChannelId>,
    pub in_thread: bool,
    /// A thread that only its members see.
    pub is_private_thread: bool,
    /// The language that the server's admins have chosen; `None` where they could not choose one.
    pub language: Option<Lang>,
}

impl Location {
    /// The language of a table that somebody who reads `own` opens here: as the admins chose for the channel or for the server, or else
    /// that of a community.
    pub(crate) fn table_language(&self, server: &Server, own: Lang) -> Lang {
        let of_channel = server.channel_languages.get(&ids::text(self.home()));
        let chosen = of_channel.unwrap_or(&server.language);
        Lang::known(chosen).or(self.language).unwrap_or(own)
    }

    /// The bot's own direct message with one person.
    pub(crate) fn is_alone(&self) -> bool {
        self.guild.is_none() && self.answers_only.is_none()
    }

    /// The server whose settings and bans apply, whether or not it has added the bot; empty in the bot's own direct message.
    pub(crate) fn server(&self) -> String {
        let elsewhere = self.answers_only.clone();
        elsewhere.unwrap_or_else(|| ids::guild_text(self.guild))
    }

    /// The place of a table that is opened here.
    pub(crate) fn place(&self) -> Place {
        Place {
            server: self.server(),
            channel: ids::text(self.channel),
            answers_only: self.answers_only.is_some(),
        }
    }

    /// Whether a table of this server and channel may be seen here: anywhere on its server, but a direct message only shows its own.
    pub(crate) fn shows(&self, guild: Option<GuildId>, channel: ChannelId) -> bool {
        guild == self.guild && (guild.is_some() || channel == self.channel)
    }

    /// The channel, or the channel of a thread.
    pub(crate) fn home(&self) -> ChannelId {
        self.parent
            .filter(|_| self.in_thread)
            .unwrap_or(self.channel)
    }
}

/// Who acted, with which rights, and where: that decides which tables they can look up.
#[derive(Clone, Debug)]
pub(crate) struct Asker {
    pub interaction: InteractionId,
    /// What the person reads.
    pub lang: Lang,
    pub person: Person,
    pub rights: Rights,
    pub location: Location,
}

/// A use of a button, a menu or a form.
#[derive(Clone, Debug)]
pub(crate) struct ComponentContext {
    pub asker: Asker,
    pub custom_id: String,
    /// The chosen value of a text menu, or the text of a form.
    pub value: Option<String>,
    /// The choice in a channel menu.
    pub channels: Vec<ChannelId>,
    /// The choice in a role menu.
    pub roles: Vec<RoleId>,
    /// The choice in a menu of people.
    pub guests: Vec<Guest>,
    pub message: Option<MessageId>,
    /// The tables whose controls the message has; for a form, the message from which it was opened.
    pub message_tables: Vec<TableId>,
    /// The number of the message, if it is the public one of a table.
    pub message_number: Option<u64>,
    /// Is the control on its message? If not, it is forged, or a form that was opened before the message changed.
    pub on_message: bool,
}

impl Deref for ComponentContext {
    type Target = Asker;

    fn deref(&self) -> &Asker {
        &self.asker
    }
}

impl ComponentContext {
    /// As if the user had typed a start command with this guest as an option.
    pub(crate) fn as_start_with(&self, option: &str, guest: Guest) -> CommandContext {
        CommandContext {
            asker: self.asker.clone(),
            named_users: vec![(option.to_owned(), guest)],
            message_tables: Vec::new(),
            bot_may: Permissions::empty(),
            options: Vec::new(),
        }
    }
}

/// A use of a slash command, or of a command in the menu of a person or of a message.
#[derive(Clone, Debug)]
pub(crate) struct CommandContext {
    pub asker: Asker,
    /// The users given as options, by the name of the option; the one in whose menu the command was used is `player`.
    pub named_users: Vec<(String, Guest)>,
    /// The tables whose controls are on the bot's own message that a command of its menu was used on.
    pub message_tables: Vec<TableId>,
    /// What the bot itself may do in this channel.
    pub bot_may: Permissions,
    /// Options as text: numbers and ids in digits, `on` and `off` for true and false.
    pub options: Vec<(String, String)>,
}

impl Deref for CommandContext {
    type Target = Asker;

    fn deref(&self) -> &Asker {
        &self.asker
    }
}

impl CommandContext {
    /// The user given as an option.
    pub(crate) fn guest(&self, wanted: &str) -> Option<&Guest> {
        let mut users = self.named_users.iter();
        users
            .find(|(name, _)| name == wanted)
            .map(|(_, guest)| guest)
    }

    /// The same without what the user is.
    pub(crate) fn named(&self, wanted: &str) -> Option<&Person> {
        self.guest(wanted).map(|guest| &guest.person)
    }

    /// The value of an option, if it was given.
    pub(crate) fn option(&self, wanted: &str) -> Option<&str> {
        self.options
            .iter()
            .find(|(name, _)| name == wanted)
            .map(|(_, value)| value.as_str())
    }
}
