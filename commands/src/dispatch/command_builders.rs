//! Builders for slash commands, groups of them, and their parameters, as poise has them. poise writes their definition for Discord;
//! `arrivals` runs them.

use futures_util::future::BoxFuture;
use poise::{ApplicationContext, ContextMenuCommandAction, FrameworkError};
use serenity::all::{
    CreateAutocompleteResponse, InstallationContext, InteractionContext, Message, User,
};

use crate::dispatch::commands::CommandKind;
use crate::error::CommandError;

pub(crate) type Command = poise::Command<(), CommandError>;
pub(crate) type Parameter = poise::CommandParameter<(), CommandError>;

/// The name of the option that is completed with the names of tables.
pub(crate) const TABLE: &str = "table";

type Context<'a> = ApplicationContext<'a, (), CommandError>;
type Done<'a> = BoxFuture<'a, Result<(), FrameworkError<'a, (), CommandError>>>;

/// poise describes a command to Discord only if it could run it.
fn described(_: Context<'_>) -> Done<'_> {
    Box::pin(std::future::ready(Ok(())))
}

fn described_on_person(context: Context<'_>, _: User) -> Done<'_> {
    described(context)
}

fn described_on_message(context: Context<'_>, _: Message) -> Done<'_> {
    described(context)
}

fn described_completion<'a>(
    _: Context<'a>,
    _: &'a str,
) -> BoxFuture<'a, CreateAutocompleteResponse> {
    Box::pin(std::future::ready(CreateAutocompleteResponse::new()))
}

pub(crate) fn leaf(name: &'static str, description: &'static str, kind: CommandKind) -> Command {
    Command {
        name: name.into(),
        qualified_name: name.into(),
        identifying_name: name.into(),
        description: Some(description.into()),
        slash_action: Some(described),
        install_context: Some(vec![InstallationContext::Guild, InstallationContext::User]),
        interaction_context: Some(everywhere()),
        custom_data: Box::new(kind),
        ..Command::default()
    }
}

/// A command in the menu of a person.
pub(crate) fn on_person(name: &'static str, kind: CommandKind) -> Command {
    Command {
        context_menu_action: Some(ContextMenuCommandAction::User(described_on_person)),
        ..in_menu(name, kind)
    }
}

/// A command in the menu of a message.
pub(crate) fn on_message(name: &'static str, kind: CommandKind) -> Command {
    Command {
        context_menu_action: Some(ContextMenuCommandAction::Message(described_on_message)),
        ..in_menu(name, kind)
    }
}

fn in_menu(name: &'static str, kind: CommandKind) -> Command {
    Command {
        slash_action: None,
        description: None,
        ..leaf(name, "", kind)
    }
}

pub(crate) fn group(
    name: &'static str,
    description: &'static str,
    subcommands: Vec<Command>,
) -> Command {
    Command {
        name: name.into(),
        qualified_name: name.into(),
        identifying_name: name.into(),
        description: Some(description.into()),
        slash_action: Some(described),
        subcommand_required: true,
        subcommands,
        install_context: Some(vec![InstallationContext::Guild, InstallationContext::User]),
        interaction_context: Some(everywhere()),
        ..Command::default()
    }
}

pub(crate) fn parameter(
    name: &'static str,
    description: &'static str,
    type_setter: fn(serenity::all::CreateCommandOption) -> serenity::all::CreateCommandOption,
) -> Parameter {
    poise::CommandParameter {
        name: name.into(),
        name_localizations: std::borrow::Cow::Borrowed(&[]),
        description: Some(description.into()),
        description_localizations: std::borrow::Cow::Borrowed(&[]),
        required: false,
        channel_types: None,
        choices: std::borrow::Cow::Borrowed(&[]),
        type_setter: Some(type_setter),
        autocomplete_callback: None,
        __non_exhaustive: (),
    }
}

/// A text for which there are suggestions while it is typed.
pub(crate) fn completed(parameter: Parameter) -> Parameter {
    poise::CommandParameter {
        autocomplete_callback: Some(described_completion),
        ..parameter
    }
}

/// On servers, in direct messages with the bot, and, for people who have installed the app for themselves, in group messages and
/// direct messages between people.
fn everywhere() -> Vec<InteractionContext> {
    vec![
        InteractionContext::Guild,
        InteractionContext::BotDm,
        InteractionContext::PrivateChannel,
    ]
}
