//! What is done with an interaction, over the gateway or over HTTP.

use std::sync::Arc;

use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use serenity::all::AutocompleteChoice;

use crate::bot::Bot;
use crate::context::ComponentContext;
use crate::dispatch::command::Call;
use crate::dispatch::commands::{COMMANDS, TABLE, ZONE};
use crate::dispatch::controls;
use crate::dispatch::incoming::{Action, CommandUse, Incoming, Typing, Undecoded};
use crate::dispatch::runner::{self, Press, Subject};
use crate::error::{CommandError, Result};
use crate::protocol::answer::Answer;
use crate::protocol::control::Control;
use crate::protocol::custom_id::{Surface, TableAction};
use crate::protocol::response::{self, AnswerTo, Response};
use crate::reply::Reply;
use crate::state::budgets::Cost;
use crate::table::pick;
use crate::texts::refusals as r;
use crate::users::notifications;

type Work = BoxFuture<'static, Result<Reply>>;

/// Handles an interaction in the background, and answers it.
pub(crate) fn receive(bot: &Arc<Bot>, incoming: Result<Incoming, Undecoded>, to: AnswerTo) {
    let Incoming { request, action } = match incoming {
        Ok(incoming) => incoming,
        Err(undecoded) => return explain(bot, undecoded, to),
    };
    let (subject, work) = match action {
        Action::Ping => return drop(bot.tasks.spawn(response::pong(to))),
        Action::Control(context) => control(bot, *context),
        Action::Command(used) => command(bot, *used),
        Action::Completion(typing) => {
            let bot = Arc::clone(bot);
            let work = async move {
                let found = complete(&bot, &typing).await?;
                Ok(Reply::from(Answer::Choices(found)))
            };
            (Subject::Completion, work.boxed())
        }
    };
    runner::run(bot, request, subject, to, work);
}

/// A button, a menu or a form.
fn control(bot: &Arc<Bot>, context: ComponentContext) -> (Subject, Work) {
    let control = controls::decode(&context);
    let subject = match &control {
        Ok(Control::Table(control)) => {
            let is_move =
                control.surface == Surface::Board && matches!(control.action, TableAction::Play(_));
            Subject::Press(Press {
                table: control.table,
                by: context.person.id,
                drawn: control.drawn,
                seen: context.message_number,
                is_move,
            })
        }
        _ => Subject::Command("page control".to_owned()),
    };
    let bot = Arc::clone(bot);
    let work = async move { controls::handle(&bot, control?, &context).await };
    (subject, work.boxed())
}

fn command(bot: &Arc<Bot>, command: CommandUse) -> (Subject, Work) {
    let call = Call {
        bot: Arc::clone(bot),
        context: Arc::new(command.context),
    };
    let known = (COMMANDS.iter()).find(|known| known.is(command.kind, &command.words));
    let Some(known) = known else {
        // Clients still list old commands for a while after an upgrade.
        let words = r::command_has_changed();
        let refused = std::future::ready(Err(CommandError::User(words)));
        return (Subject::Command("unknown".to_owned()), refused.boxed());
    };
    (Subject::Command(command.words), known.run(call).boxed())
}

/// Answers an interaction that could not be decoded, if its id and token are known.
fn explain(bot: &Arc<Bot>, undecoded: Undecoded, to: AnswerTo) {
    tracing::warn!(why = undecoded.why, "could not decode an interaction");
    let Some(request) = undecoded.request else {
        return to.respond(Response::NotUnderstood);
    };
    let subject = Subject::Command("undecoded".to_owned());
    let refused = CommandError::User(r::form_not_understood());
    runner::run(bot, request, subject, to, async { Err(refused) });
}

/// Suggestions for what is being typed: a time zone, or the name of a table.
async fn complete(bot: &Bot, typing: &Typing) -> Result<Vec<AutocompleteChoice>> {
    let (context, option, typed) = (&typing.context, &*typing.option, &*typing.typed);
    if option == ZONE {
        let zones = notifications::zones(typed).into_iter();
        let choice = |zone: String| AutocompleteChoice::new(zone.clone(), zone);
        return Ok(zones.map(choice).collect());
    }
    if option != TABLE {
        return Ok(Vec::new());
    }
    let (person, channel) = (context.person.id, context.location.channel);
    let now = bot.clock.monotonic();
    bot.budgets.spend(person, channel, Cost::Page, now)?;
    pick::complete(bot, context, typed).await
}
