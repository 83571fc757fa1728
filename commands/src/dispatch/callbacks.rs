//! The callbacks for poise: running a command, completing an option, and what poise cannot dispatch.

use std::sync::Arc;

use futures_util::future::BoxFuture;
use poise::{ApplicationContext, FrameworkError};
use serenity::all::{CreateAutocompleteResponse, CreateInteractionResponse, Message, User};

use crate::dispatch::commands::{self, CommandKind};
use crate::dispatch::incoming;
use crate::dispatch::runner::{Dispatcher, Request, Subject};
use crate::error::CommandError;
use crate::protocol::answer::without_address;
use crate::state::budgets::Cost;
use crate::table::pick;
use crate::users::notifications;

pub(crate) type Command = poise::Command<Dispatcher, CommandError>;
pub(crate) type Parameter = poise::CommandParameter<Dispatcher, CommandError>;

/// Runs any command; its `custom_data` says which one it is.
pub(crate) fn run_command(
    context: ApplicationContext<'_, Dispatcher, CommandError>,
) -> BoxFuture<'_, Result<(), FrameworkError<'_, Dispatcher, CommandError>>> {
    Box::pin(async move {
        let dispatcher = context.framework.user_data;
        let kind = context
            .command_tree
            .last()
            .and_then(|command| command.custom_data.downcast_ref::<CommandKind>())
            .copied();
        let names = context
            .command_tree
            .iter()
            .map(|command| command.name.as_ref());
        let request = Request {
            id: context.interaction.id,
            token: context.interaction.token.clone(),
            subject: Subject::Command(names.collect::<Vec<_>>().join(" ")),
        };
        let (bot, leaderboards) = (
            Arc::clone(&dispatcher.bot),
            Arc::clone(&dispatcher.leaderboards),
        );
        let context = incoming::command(&context);
        dispatcher.run(request, async move {
            let kind = kind.ok_or_else(|| {
                CommandError::user("That command is incomplete. `/help` lists all commands.")
            })?;
            commands::run(&bot, &leaderboards, kind, &context).await
        });
        Ok(())
    })
}

/// Runs a command of the menu of a person. Who it is comes with the interaction, too.
pub(crate) fn run_on_person(
    context: ApplicationContext<'_, Dispatcher, CommandError>,
    _: User,
) -> BoxFuture<'_, Result<(), FrameworkError<'_, Dispatcher, CommandError>>> {
    run_command(context)
}

/// Runs a command of the menu of a message. Which it is comes with the interaction, too.
pub(crate) fn run_on_message(
    context: ApplicationContext<'_, Dispatcher, CommandError>,
    _: Message,
) -> BoxFuture<'_, Result<(), FrameworkError<'_, Dispatcher, CommandError>>> {
    run_command(context)
}

/// Suggestions for the option `table`.
pub(crate) fn complete_table<'a>(
    context: ApplicationContext<'a, Dispatcher, CommandError>,
    typed: &'a str,
) -> BoxFuture<'a, CreateAutocompleteResponse> {
    Box::pin(async move {
        let dispatcher = context.framework.user_data;
        let (bot, context, typed) = (
            Arc::clone(&dispatcher.bot),
            incoming::command(&context),
            typed.to_owned(),
        );
        let (person, channel) = (context.person.id, context.location.channel);
        let now = bot.clock.monotonic();
        if bot.budgets.spend(person, channel, Cost::Page, now).is_err() {
            return CreateAutocompleteResponse::new();
        }
        let tasks = &dispatcher.bot.tasks;
        let found = tasks
            .spawn(async move { pick::complete(&bot, &context, &typed).await })
            .await;
        let choices = found.ok().and_then(Result::ok).unwrap_or_default();
        choices
            .into_iter()
            .fold(CreateAutocompleteResponse::new(), |all, (shown, value)| {
                all.add_string_choice(shown, value)
            })
    })
}

/// Suggestions for a time zone.
pub(crate) fn complete_zone<'a>(
    _: ApplicationContext<'a, Dispatcher, CommandError>,
    typed: &'a str,
) -> BoxFuture<'a, CreateAutocompleteResponse> {
    let found = notifications::zones(typed).into_iter();
    let all = found.fold(CreateAutocompleteResponse::new(), |all, zone| {
        all.add_string_choice(zone.clone(), zone)
    });
    Box::pin(std::future::ready(all))
}

/// Answers what poise cannot dispatch, above all commands that clients still list after an upgrade.
pub(crate) async fn on_error(error: FrameworkError<'_, Dispatcher, CommandError>) {
    tracing::error!(%error, "poise could not dispatch an interaction");
    let (dispatcher, interaction) = match &error {
        FrameworkError::UnknownInteraction {
            framework,
            interaction,
            ..
        } => (framework.user_data, *interaction),
        error => match error.ctx() {
            Some(poise::Context::Application(context)) => {
                (context.framework.user_data, context.interaction)
            }
            _ => return,
        },
    };
    if interaction.data.autocomplete().is_some() {
        let nothing = CreateInteractionResponse::Autocomplete(CreateAutocompleteResponse::new());
        if let Err(error) = interaction
            .create_response(&dispatcher.bot.http, nothing)
            .await
        {
            tracing::info!(
                error = %without_address(&error),
                "could not answer an autocomplete request"
            );
        }
        return;
    }
    let words = "This command has changed. Type `/` and choose it again; `/help` lists the games.";
    let request = Request {
        id: interaction.id,
        token: interaction.token.clone(),
        subject: Subject::Command("unknown".to_owned()),
    };
    dispatcher.run(request, async move { Err(CommandError::user(words)) });
}
