//! Converts serenity's interactions to the bot's own types.

use db::TableId;
use poise::ApplicationContext;
use serenity::all::{
    ActionRowComponent, ButtonKind, ChannelId, ChannelType, ComponentInteraction,
    ComponentInteractionDataKind, GuildId, Member, Message, ModalInteraction, PartialChannel,
    Permissions, ResolvedOption, ResolvedTarget, ResolvedValue, User,
};

use crate::context::{CommandContext, ComponentContext, Guest, Location, Person, Rights};
use crate::dispatch::runner::Dispatcher;
use crate::error::CommandError;
use crate::protocol::custom_id::TableControl;
use crate::table::table_options::WITH;

fn person(user: &User, member: Option<&Member>) -> Person {
    person_called(user, member.and_then(|member| member.nick.clone()))
}

fn person_called(user: &User, nick: Option<String>) -> Person {
    Person {
        id: user.id,
        name: nick
            .or_else(|| user.global_name.clone())
            .unwrap_or_else(|| user.name.clone()),
    }
}

fn guest(user: &User, nick: Option<String>) -> Guest {
    Guest {
        person: person_called(user, nick),
        is_bot: user.bot,
    }
}

fn rights(member: Option<&Member>) -> Rights {
    let may = member.and_then(|member| member.permissions);
    let may = may.unwrap_or_else(Permissions::empty);
    Rights {
        admin: may.manage_guild() || may.administrator(),
        administrator: may.administrator(),
        moderator: may.manage_messages() || may.administrator(),
        roles: member.map_or_else(Vec::new, |member| member.roles.clone()),
    }
}

fn location(
    guild: Option<GuildId>,
    channel: ChannelId,
    details: Option<&PartialChannel>,
) -> Location {
    Location {
        guild,
        channel,
        parent: details.and_then(|channel| channel.parent_id),
        in_thread: details.is_some_and(|channel| channel.thread_metadata.is_some()),
        is_private_thread: details
            .is_some_and(|channel| channel.kind == ChannelType::PrivateThread),
    }
}

/// A button or a menu.
pub(crate) fn component(component: &ComponentInteraction) -> ComponentContext {
    let (mut value, mut channels, mut roles) = (None, Vec::new(), Vec::new());
    let mut guests = Vec::new();
    match &component.data.kind {
        ComponentInteractionDataKind::StringSelect { values } => value = values.first().cloned(),
        ComponentInteractionDataKind::ChannelSelect { values } => channels.clone_from(values),
        ComponentInteractionDataKind::RoleSelect { values } => roles.clone_from(values),
        ComponentInteractionDataKind::UserSelect { values } => {
            let resolved = &component.data.resolved;
            guests.extend(values.iter().filter_map(|id| {
                let nick = resolved.members.get(id).and_then(|m| m.nick.clone());
                Some(guest(resolved.users.get(id)?, nick))
            }));
        }
        _ => {}
    }
    ComponentContext {
        custom_id: component.data.custom_id.clone(),
        value,
        channels,
        roles,
        guests,
        person: person(&component.user, component.member.as_ref()),
        rights: rights(component.member.as_ref()),
        location: location(
            component.guild_id,
            component.channel_id,
            component.channel.as_ref(),
        ),
        message: Some(component.message.id),
        message_tables: tables_on(&component.message),
        on_message: ids_on(&component.message).any(|id| *id == component.data.custom_id),
    }
}

/// The `custom_id`s of a message's controls.
fn ids_on(message: &Message) -> impl Iterator<Item = &String> {
    let components = message.components.iter().flat_map(|row| &row.components);
    components.filter_map(|component| match component {
        ActionRowComponent::Button(button) => match &button.data {
            ButtonKind::NonLink { custom_id, .. } => Some(custom_id),
            _ => None,
        },
        ActionRowComponent::SelectMenu(menu) => menu.custom_id.as_ref(),
        _ => None,
    })
}

/// The tables whose controls a message has, each once.
fn tables_on(message: &Message) -> Vec<TableId> {
    let mut tables = Vec::new();
    for id in ids_on(message) {
        let table = TableControl::table_of(id);
        tables.extend(table.filter(|table| !tables.contains(table)));
    }
    tables
}

/// A submitted form.
pub(crate) fn modal(modal: &ModalInteraction) -> ComponentContext {
    let mut inputs = modal.data.components.iter().flat_map(|row| &row.components);
    let value = inputs.find_map(|component| match component {
        ActionRowComponent::InputText(input) => input.value.clone(),
        _ => None,
    });
    ComponentContext {
        custom_id: modal.data.custom_id.clone(),
        value: Some(value.unwrap_or_default()),
        channels: Vec::new(),
        roles: Vec::new(),
        guests: Vec::new(),
        person: person(&modal.user, modal.member.as_ref()),
        rights: rights(modal.member.as_ref()),
        location: location(modal.guild_id, modal.channel_id, modal.channel.as_ref()),
        message: modal.message.as_ref().map(|message| message.id),
        message_tables: modal.message.as_deref().map_or_else(Vec::new, tables_on),
        on_message: false,
    }
}

/// A slash command, or a request to complete one of its options.
pub(crate) fn command(
    context: &ApplicationContext<'_, Dispatcher, CommandError>,
) -> CommandContext {
    let interaction = context.interaction;
    let text = |option: &ResolvedOption<'_>| {
        let value = match option.value {
            ResolvedValue::Integer(number) => number.to_string(),
            ResolvedValue::Boolean(true) => "on".to_owned(),
            ResolvedValue::Boolean(false) => "off".to_owned(),
            ResolvedValue::String(text) => text.to_owned(),
            _ => return None,
        };
        Some((option.name.to_owned(), value))
    };
    let users = context.args.iter().filter_map(|option| match option.value {
        ResolvedValue::User(user, member) => {
            let nick = member.and_then(|member| member.nick.clone());
            Some((option.name.to_owned(), guest(user, nick)))
        }
        _ => None,
    });
    let named_users: Vec<(String, Guest)> = users.collect();
    let named = |wanted: &str| {
        let mut users = named_users.iter();
        users
            .find(|(name, _)| name == wanted)
            .map(|(_, guest)| guest.clone())
    };
    let (mut player, mut message_tables) = (named("player"), Vec::new());
    match interaction.data.target() {
        Some(ResolvedTarget::User(user, member)) => {
            let nick = member.and_then(|member| member.nick.clone());
            player = Some(guest(user, nick));
        }
        // Another bot's message could name any table.
        Some(ResolvedTarget::Message(message)) if message.author.id == context.framework.bot_id => {
            message_tables = tables_on(message);
        }
        _ => {}
    }
    CommandContext {
        person: person(&interaction.user, interaction.member.as_deref()),
        player_is_bot: player.as_ref().is_some_and(|player| player.is_bot),
        player: player.map(|player| player.person),
        for_whom: named("for").map(|guest| guest.person),
        guests: WITH.into_iter().filter_map(named).collect(),
        named_users,
        message_tables,
        rights: rights(interaction.member.as_deref()),
        bot_may: interaction
            .app_permissions
            .unwrap_or_else(Permissions::empty),
        location: location(
            interaction.guild_id,
            interaction.channel_id,
            interaction.channel.as_ref(),
        ),
        options: context.args.iter().filter_map(text).collect(),
    }
}
