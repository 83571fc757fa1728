//! Builders for slash commands, groups of them, and their parameters, as poise has them.

use poise::ContextMenuCommandAction;
use serenity::all::{InstallationContext, InteractionContext};

use crate::dispatch::callbacks::{self, Command, Parameter};
use crate::dispatch::commands::CommandKind;

pub(crate) fn leaf(name: &'static str, description: &'static str, kind: CommandKind) -> Command {
    Command {
        name: name.into(),
        qualified_name: name.into(),
        identifying_name: name.into(),
        description: Some(description.into()),
        slash_action: Some(callbacks::run_command),
        install_context: Some(vec![InstallationContext::Guild]),
        interaction_context: Some(vec![InteractionContext::Guild]),
        custom_data: Box::new(kind),
        ..Command::default()
    }
}

/// A command in the menu of a person.
pub(crate) fn on_person(name: &'static str, kind: CommandKind) -> Command {
    Command {
        context_menu_action: Some(ContextMenuCommandAction::User(callbacks::run_on_person)),
        ..in_menu(name, kind)
    }
}

/// A command in the menu of a message.
pub(crate) fn on_message(name: &'static str, kind: CommandKind) -> Command {
    Command {
        context_menu_action: Some(ContextMenuCommandAction::Message(callbacks::run_on_message)),
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
        slash_action: Some(callbacks::run_command),
        subcommand_required: true,
        subcommands,
        install_context: Some(vec![InstallationContext::Guild]),
        interaction_context: Some(vec![InteractionContext::Guild]),
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

/// On servers and in direct messages with the bot.
pub(crate) fn everywhere() -> Vec<InteractionContext> {
    vec![InteractionContext::Guild, InteractionContext::BotDm]
}
