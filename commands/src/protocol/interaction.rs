//! An interaction as Discord sends it, over the gateway or over HTTP: only what a handler needs, read straight from the bytes.
//! Source: <https://discord.com/developers/docs/interactions/receiving-and-responding#interaction-object>

use std::borrow::Cow;
use std::collections::HashMap;

use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::Value;
use serenity::all::{
    ChannelId, GuildId, InteractionId, MessageId, Permissions, RoleId, TargetId, UserId,
};

/// The types of an interaction.
pub(crate) const PING: u8 = 1;
pub(crate) const COMMAND: u8 = 2;
pub(crate) const COMPONENT: u8 = 3;
pub(crate) const COMPLETION: u8 = 4;
pub(crate) const FORM: u8 = 5;

/// The type of an option that is a user.
pub(crate) const USER_OPTION: u8 = 6;

/// The type of a thread that only its members see.
const PRIVATE_THREAD: u8 = 12;

/// The types of menus.
pub(crate) const TEXT_MENU: u8 = 3;
pub(crate) const USER_MENU: u8 = 5;
pub(crate) const ROLE_MENU: u8 = 6;
pub(crate) const CHANNEL_MENU: u8 = 8;

/// Borrows from the bytes unless the text has escapes. An `Option<Cow<str>>` alone would always copy.
#[derive(Debug, Default, Deserialize)]
#[serde(transparent)]
pub(crate) struct Text<'a>(#[serde(borrow)] pub Cow<'a, str>);

/// What every interaction has; the rest depends on its type.
#[derive(Deserialize)]
pub(crate) struct Interaction<'a> {
    pub id: InteractionId,
    #[serde(rename = "type")]
    pub kind: u8,
    #[serde(borrow)]
    pub token: Cow<'a, str>,
    /// Only a ping has none.
    pub data: Option<Data<'a>>,
    pub guild_id: Option<GuildId>,
    pub channel_id: Option<ChannelId>,
    pub channel: Option<Channel>,
    /// The user who acted, on a server.
    pub member: Option<Member<'a>>,
    /// The user who acted, elsewhere.
    pub user: Option<User<'a>>,
    /// The message with the control that was used, or from which the form was opened.
    pub message: Option<Message<'a>>,
    /// What the bot itself may do in this channel.
    pub app_permissions: Option<Permissions>,
    pub context: Option<u8>,
    /// The language of whoever acted: <https://discord.com/developers/docs/reference#locales>. A ping has none.
    pub locale: Option<Text<'a>>,
    guild_locale: Option<Text<'a>>,
    guild: Option<Guild<'a>>,
    #[serde(rename = "authorizing_integration_owners")]
    pub owners: Option<Owners>,
}

/// What an interaction says of the server.
#[derive(Deserialize)]
struct Guild<'a> {
    #[serde(borrow, default)]
    features: Vec<Text<'a>>,
}

/// For whom the app was installed, of those for whom the interaction is allowed.
/// <https://discord.com/developers/docs/interactions/receiving-and-responding#interaction-object-authorizing-integration-owners-object>
#[derive(Deserialize)]
pub(crate) struct Owners {
    #[serde(rename = "0")]
    server: Option<IgnoredAny>,
}

/// The context of an interaction in the direct message with the bot.
const BOT_DM: u8 = 1;

impl Interaction<'_> {
    /// The language of the server. Only those of communities were chosen by somebody; every other server has `en-US`.
    pub(crate) fn server_locale(&self) -> Option<&str> {
        let mut features = self.guild.iter().flat_map(|guild| &guild.features);
        let chosen = features.any(|feature| feature.0 == "COMMUNITY");
        self.guild_locale
            .as_ref()
            .filter(|_| chosen)
            .map(|locale| &*locale.0)
    }

    /// Whether the bot is a member where somebody acted, or it is the bot's own direct message. Elsewhere the app was installed by a
    /// person alone.
    pub(crate) fn bot_is_member(&self) -> bool {
        let owners = self.owners.as_ref();
        owners.is_none_or(|owners| owners.server.is_some()) || self.context == Some(BOT_DM)
    }
}

/// What was done: the fields of a command, of a control and of a form.
#[derive(Default, Deserialize)]
#[serde(default)]
pub(crate) struct Data<'a> {
    #[serde(borrow)]
    pub custom_id: Cow<'a, str>,
    pub component_type: u8,
    /// The choices in a menu.
    pub values: Vec<Text<'a>>,
    /// The fields of a form.
    pub components: Vec<Component<'a>>,
    /// The type of a command.
    #[serde(rename = "type")]
    pub kind: u8,
    #[serde(borrow)]
    pub name: Cow<'a, str>,
    pub options: Vec<CommandOption<'a>>,
    pub target_id: Option<TargetId>,
    pub resolved: Resolved<'a>,
}

/// An option of a command, a subcommand, or a group of them.
#[derive(Deserialize)]
pub(crate) struct CommandOption<'a> {
    #[serde(borrow)]
    pub name: Cow<'a, str>,
    #[serde(rename = "type")]
    pub kind: u8,
    #[serde(default)]
    pub value: Value,
    /// Is this the option that is being typed?
    #[serde(default)]
    pub focused: bool,
    #[serde(borrow, default)]
    pub options: Vec<CommandOption<'a>>,
}

/// The people and messages that are mentioned by their ids.
#[derive(Default, Deserialize)]
#[serde(default)]
pub(crate) struct Resolved<'a> {
    #[serde(borrow)]
    pub users: HashMap<UserId, User<'a>>,
    pub members: HashMap<UserId, Member<'a>>,
    pub messages: HashMap<MessageId, Message<'a>>,
}

#[derive(Deserialize)]
pub(crate) struct User<'a> {
    pub id: UserId,
    #[serde(borrow)]
    pub username: Cow<'a, str>,
    pub global_name: Option<Text<'a>>,
    #[serde(default)]
    pub bot: bool,
}

#[derive(Deserialize)]
pub(crate) struct Member<'a> {
    /// Left out where the user is beside it.
    #[serde(borrow)]
    pub user: Option<User<'a>>,
    pub nick: Option<Text<'a>>,
    pub permissions: Option<Permissions>,
    #[serde(default)]
    pub roles: Vec<RoleId>,
}

#[derive(Deserialize)]
pub(crate) struct Channel {
    #[serde(rename = "type", default)]
    kind: u8,
    pub parent_id: Option<ChannelId>,
    thread_metadata: Option<IgnoredAny>,
}

impl Channel {
    pub(crate) fn is_thread(&self) -> bool {
        self.thread_metadata.is_some()
    }

    pub(crate) fn is_private_thread(&self) -> bool {
        self.kind == PRIVATE_THREAD
    }
}

#[derive(Deserialize)]
pub(crate) struct Message<'a> {
    pub id: MessageId,
    pub author: Option<Known<UserId>>,
    #[serde(borrow, default)]
    pub components: Vec<Component<'a>>,
}

/// What is known by its id, whatever else Discord says of it.
#[derive(Deserialize)]
pub(crate) struct Known<T> {
    pub id: T,
}

/// A row, a control in it, a label around a field, or a field of a form.
#[derive(Default, Deserialize)]
#[serde(default)]
pub(crate) struct Component<'a> {
    #[serde(rename = "type")]
    pub kind: u8,
    custom_id: Option<Text<'a>>,
    /// What was typed.
    pub value: Option<Text<'a>>,
    /// What was chosen, if this is a menu.
    pub values: Vec<Text<'a>>,
    components: Vec<Component<'a>>,
    /// The field of a label.
    #[serde(borrow, rename = "component")]
    field: Option<Box<Component<'a>>>,
}

/// These components and all that are inside them, from the top of the message or form.
pub(crate) fn all<'m, 'a>(
    components: &'m [Component<'a>],
) -> impl Iterator<Item = &'m Component<'a>> {
    let mut left: Vec<&Component> = components.iter().rev().collect();
    std::iter::from_fn(move || {
        let next = left.pop()?;
        left.extend(next.field.as_deref());
        left.extend(next.components.iter().rev());
        Some(next)
    })
}

/// The custom ids of these components.
pub(crate) fn ids<'m>(components: &'m [Component<'_>]) -> impl Iterator<Item = &'m str> {
    let ids = all(components).map(|one| one.custom_id.as_ref());
    ids.flatten().map(|id| &*id.0)
}
