//! Converts an interaction, as Discord sends it, to the bot's own types.

use db::TableId;
use serde::de::IgnoredAny;
use serde::{Deserialize, Deserializer};
use serde_json::Value;
use serenity::all::{
    ApplicationId, ChannelId, InteractionId, MessageId, Permissions, RoleId, UserId,
};

use crate::context::{Asker, CommandContext, ComponentContext, Guest, Location, Person, Rights};
use crate::protocol::custom_id::TableControl;
use crate::protocol::interaction::{
    self, CHANNEL_MENU, COMMAND, COMPLETION, COMPONENT, CommandOption, Data, FORM, Interaction,
    Known, Member, Message, PING, ROLE_MENU, Resolved, TEXT_MENU, Text, USER_MENU, USER_OPTION,
    User, all, ids,
};
use crate::texts::Lang;
use crate::words;

/// An interaction that was understood.
pub(crate) struct Incoming {
    pub request: Request,
    pub action: Action,
}

/// What it takes to answer an interaction.
#[derive(Debug, PartialEq, Eq, Deserialize)]
pub(crate) struct Request {
    pub id: InteractionId,
    pub token: String,
    /// That of whoever acted.
    #[serde(rename = "locale", default, deserialize_with = "lang_of")]
    pub lang: Lang,
}

fn lang_of<'de, D: Deserializer<'de>>(locale: D) -> Result<Lang, D::Error> {
    let locale: Option<Text> = Option::deserialize(locale)?;
    Ok(lang(locale.as_ref()))
}

/// What somebody did.
pub(crate) enum Action {
    /// Discord only wants to know whether anybody is there.
    Ping,
    /// A button, a menu or a form.
    Control(Box<ComponentContext>),
    Command(Box<CommandUse>),
    /// Somebody is typing this into the option of this name.
    Completion(Box<Typing>),
}

/// An option of a command whose value is being typed.
pub(crate) struct Typing {
    pub context: CommandContext,
    pub option: String,
    pub typed: String,
}

/// A command, and how it was used.
pub(crate) struct CommandUse {
    /// The type of the command: `1` is typed, `2` in the menu of a person, `3` in the menu of a message.
    pub kind: u8,
    /// The name with those of its group and subcommand, such as `table show`.
    pub words: String,
    pub context: CommandContext,
}

/// An event of the gateway.
#[derive(Deserialize)]
struct GatewayEvent<T> {
    t: String,
    s: u64,
    d: T,
}

/// The part of a `READY` that says who the bot is.
#[derive(Deserialize)]
struct Started {
    user: Known<UserId>,
    application: Known<ApplicationId>,
}

/// Why an interaction cannot be handled.
pub(crate) struct Undecoded {
    /// If at least this can be read, it can be answered.
    pub request: Option<Request>,
    /// What is wrong with it. It quotes nothing of it.
    pub why: String,
}

/// Reads the body of a request; `own` is the bot's own user.
pub(crate) fn read(bytes: &[u8], own: Option<UserId>) -> Result<Incoming, Undecoded> {
    let request = || serde_json::from_slice(bytes).ok();
    understand(serde_json::from_slice(bytes), own, request)
}

/// What a frame of the gateway means to the bot.
pub(crate) enum FrameContent {
    Interaction(Box<Result<Incoming, Undecoded>>),
    Ready(ApplicationId, UserId),
    /// All that a session missed has been delivered.
    Resumed,
}

/// Reads a frame of the gateway, and its sequence number. `None` if it is nothing for the bot itself.
pub(crate) fn read_frame(text: &str, own: Option<UserId>) -> Option<(u64, FrameContent)> {
    // Most frames of other kinds end here.
    let names = ["\"INTERACTION_CREATE\"", "\"READY\"", "\"RESUMED\""];
    if !names.iter().any(|name| text.contains(name)) {
        return None;
    }
    let whole: Result<GatewayEvent<Interaction>, _> = serde_json::from_str(text);
    let (name, seq) = if let Ok(event) = &whole {
        (event.t.clone(), event.s)
    } else {
        let event: GatewayEvent<IgnoredAny> = serde_json::from_str(text).ok()?;
        (event.t, event.s)
    };
    if name == "READY" {
        let ready: GatewayEvent<Started> = serde_json::from_str(text).ok()?;
        let content = FrameContent::Ready(ready.d.application.id, ready.d.user.id);
        return Some((seq, content));
    }
    if name == "RESUMED" {
        return Some((seq, FrameContent::Resumed));
    }
    if name != "INTERACTION_CREATE" {
        return None;
    }
    let request = || {
        let event: Option<GatewayEvent<Request>> = serde_json::from_str(text).ok();
        event.map(|event| event.d)
    };
    let read = understand(whole.map(|event| event.d), own, request);
    Some((seq, FrameContent::Interaction(Box::new(read))))
}

/// Where the interaction cannot be read, `request` tries to read at least how to answer it.
fn understand(
    interaction: serde_json::Result<Interaction>,
    own: Option<UserId>,
    request: impl Fn() -> Option<Request>,
) -> Result<Incoming, Undecoded> {
    let undecoded = |why: String| Undecoded {
        request: request(),
        why,
    };
    let interaction = interaction.map_err(|error| {
        // The message of the error may quote what was sent.
        let (line, column) = (error.line(), error.column());
        undecoded(format!("line {line}, column {column}"))
    })?;
    let Some(action) = action(&interaction, own) else {
        let kind = interaction.kind;
        return Err(undecoded(format!("an interaction of type {kind}")));
    };
    let request = Request {
        id: interaction.id,
        token: interaction.token.into_owned(),
        lang: lang(interaction.locale.as_ref()),
    };
    Ok(Incoming { request, action })
}

/// English for somebody whose language is not known.
fn lang(locale: Option<&Text>) -> Lang {
    locale.map_or(Lang::En, |locale| Lang::of(&locale.0))
}

fn action(interaction: &Interaction, own: Option<UserId>) -> Option<Action> {
    if interaction.kind == PING {
        return Some(Action::Ping);
    }
    let asker = asker(interaction)?;
    let data = interaction.data.as_ref()?;
    match interaction.kind {
        COMPONENT => {
            let message = interaction.message.as_ref()?;
            let control = component(data, message, asker);
            Some(Action::Control(Box::new(control)))
        }
        FORM => {
            let form = form(data, interaction.message.as_ref(), asker);
            Some(Action::Control(Box::new(form)))
        }
        COMMAND => {
            let command = command(interaction, data, own, asker);
            Some(Action::Command(Box::new(command)))
        }
        COMPLETION => {
            let (_, options) = words(data);
            let typing = options.iter().find(|option| option.focused)?;
            let (option, typed) = (typing.name.to_string(), text(&typing.value)?);
            let context = command(interaction, data, own, asker).context;
            Some(Action::Completion(Box::new(Typing {
                context,
                option,
                typed,
            })))
        }
        _ => None,
    }
}

/// Who acted, with which rights, and where.
fn asker(interaction: &Interaction) -> Option<Asker> {
    let member = interaction.member.as_ref();
    let user = member.and_then(|member| member.user.as_ref());
    let user = user.or(interaction.user.as_ref())?;
    let channel = interaction.channel.as_ref();
    let (guild, is_member) = (interaction.guild_id, interaction.bot_is_member());
    let elsewhere = || guild.map_or_else(|| "@me".to_owned(), |guild| guild.to_string());
    Some(Asker {
        interaction: interaction.id,
        lang: lang(interaction.locale.as_ref()),
        person: person(user, member),
        rights: rights(member, is_member),
        location: Location {
            guild: guild.filter(|_| is_member),
            channel: interaction.channel_id?,
            answers_only: (!is_member).then(elsewhere),
            parent: channel.and_then(|channel| channel.parent_id),
            in_thread: channel.is_some_and(interaction::Channel::is_thread),
            is_private_thread: channel.is_some_and(interaction::Channel::is_private_thread),
            language: interaction.server_locale().map(Lang::of),
        },
    })
}

fn person(user: &User, member: Option<&Member>) -> Person {
    let nick = member.and_then(|member| member.nick.as_ref());
    let chosen = nick.into_iter().chain(&user.global_name);
    let names = chosen.map(|name| &*name.0).chain([&*user.username]);
    Person {
        id: user.id,
        name: words::person_name(names),
    }
}

/// On a server that has not added the bot, nobody is its admin.
fn rights(member: Option<&Member>, is_member: bool) -> Rights {
    let may = member.and_then(|member| member.permissions);
    // Outside servers everybody sees what an app answers.
    let shows_apps = may.is_none_or(Permissions::use_external_apps);
    let member = member.filter(|_| is_member);
    let may = may.filter(|_| is_member).unwrap_or_else(Permissions::empty);
    Rights {
        shows_apps,
        admin: may.manage_guild() || may.administrator(),
        moderator: may.manage_messages() || may.administrator(),
        roles: member.map_or_else(Vec::new, |member| member.roles.clone()),
    }
}

impl Resolved<'_> {
    fn guest(&self, id: UserId) -> Option<Guest> {
        let user = self.users.get(&id)?;
        Some(Guest {
            person: person(user, self.members.get(&id)),
            is_bot: user.bot,
        })
    }
}

impl ComponentContext {
    /// Adds what was chosen in a menu of this type.
    fn choose(&mut self, menu: u8, values: &[Text], resolved: &Resolved) {
        let ids = || values.iter().filter_map(|id| id.0.parse::<u64>().ok());
        let ids = || ids().filter(|id| *id != 0);
        match menu {
            TEXT_MENU if self.value.is_none() => {
                self.value = values.first().map(|value| value.0.to_string());
            }
            USER_MENU => {
                let users = ids().map(UserId::new);
                self.guests
                    .extend(users.filter_map(|id| resolved.guest(id)));
            }
            ROLE_MENU => self.roles.extend(ids().map(RoleId::new)),
            CHANNEL_MENU => self.channels.extend(ids().map(ChannelId::new)),
            _ => {}
        }
    }
}

fn component(data: &Data, message: &Message, asker: Asker) -> ComponentContext {
    let mut control = control(data, Some(message), asker);
    control.choose(data.component_type, &data.values, &data.resolved);
    control.on_message = ids(&message.components).any(|id| id == data.custom_id);
    control.message_number = ids(&message.components).find_map(TableControl::message_number);
    control
}

/// A submitted form. A form without any text has an empty one.
fn form(data: &Data, message: Option<&Message>, asker: Asker) -> ComponentContext {
    let mut control = control(data, message, asker);
    for field in all(&data.components) {
        control.choose(field.kind, &field.values, &data.resolved);
    }
    let typed = all(&data.components).find_map(|field| field.value.as_ref());
    let typed = typed.map(|text| text.0.to_string());
    control.value = Some(typed.or(control.value).unwrap_or_default());
    control
}

/// A control with which nothing was chosen yet.
fn control(data: &Data, message: Option<&Message>, asker: Asker) -> ComponentContext {
    ComponentContext {
        asker,
        custom_id: data.custom_id.to_string(),
        value: None,
        channels: Vec::new(),
        roles: Vec::new(),
        guests: Vec::new(),
        message: message.map(|message| message.id),
        message_tables: message.map_or_else(Vec::new, tables_on),
        message_number: None,
        on_message: false,
    }
}

/// The tables whose controls a message has.
fn tables_on(message: &Message) -> Vec<TableId> {
    let tables = ids(&message.components).filter_map(TableControl::table_of);
    let mut tables: Vec<TableId> = tables.collect();
    tables.dedup();
    tables
}

/// The words of a command, and the options of the last of them.
fn words<'a, 'b>(data: &'b Data<'a>) -> (String, &'b [CommandOption<'a>]) {
    const SUBCOMMAND: u8 = 1;
    const GROUP: u8 = 2;
    let (mut words, mut options) = (data.name.to_string(), data.options.as_slice());
    while let [inner] = options
        && matches!(inner.kind, SUBCOMMAND | GROUP)
    {
        words.push(' ');
        words.push_str(&inner.name);
        options = &inner.options;
    }
    (words, options)
}

/// An option's value as text: a number in digits, `on` and `off` for true and false.
fn text(value: &Value) -> Option<String> {
    match value {
        Value::String(text) => Some(text.clone()),
        Value::Bool(true) => Some("on".to_owned()),
        Value::Bool(false) => Some("off".to_owned()),
        Value::Number(number) => Some(number.to_string()),
        _ => None,
    }
}

/// A command, or a request to complete one of its options.
fn command(
    interaction: &Interaction,
    data: &Data,
    own: Option<UserId>,
    asker: Asker,
) -> CommandUse {
    let (words, given) = words(data);
    let (mut options, mut named_users) = (Vec::new(), Vec::new());
    for option in given.iter().filter(|option| !option.focused) {
        let name = option.name.to_string();
        match (option.kind, text(&option.value)) {
            (USER_OPTION, Some(id)) => {
                let guest = id.parse().ok().and_then(|id| data.resolved.guest(id));
                named_users.extend(guest.map(|guest| (name, guest)));
            }
            // Text, a whole number, true and false, or a channel.
            (3..=5 | 7, Some(value)) => options.push((name, value)),
            _ => {}
        }
    }
    let mut message_tables = Vec::new();
    if let Some(target) = data.target_id {
        let (user, message) = (UserId::new(target.get()), MessageId::new(target.get()));
        let player = data.resolved.guest(user);
        named_users.extend(player.map(|player| ("player".to_owned(), player)));
        let message = data.resolved.messages.get(&message);
        // Another bot's message could name any table.
        let ours = message.filter(|message| {
            let author = message.author.as_ref().map(|author| author.id);
            author.is_some() && author == own
        });
        message_tables = ours.map_or_else(Vec::new, tables_on);
    }
    let context = CommandContext {
        asker,
        named_users,
        message_tables,
        bot_may: interaction
            .app_permissions
            .unwrap_or_else(Permissions::empty),
        options,
    };
    CommandUse {
        kind: data.kind,
        words,
        context,
    }
}

#[cfg(test)]
mod tests;
