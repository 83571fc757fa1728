//! What each button, menu and form does. `custom_id` and `page_id` declare them.

use std::sync::Arc;

use db::Vote;
use games::registry;

use crate::admin::server;
use crate::bot::Bot;
use crate::context::{ComponentContext, Guest, Person};
use crate::dispatch::{commands, play};
use crate::error::{CommandError, Result, ensure, retried};
use crate::protocol::answer::Answer;
use crate::protocol::control::Control;
use crate::protocol::custom_id::{
    Audience, ControlError, LobbyAction, PlayAction, TableAction, TableControl,
};
use crate::protocol::page_id::{DailyAction, PageControl};
use crate::reply::{FollowUp, Reply};
use crate::results::{history, how_it_went, leaderboard, minimum, share};
use crate::state::budgets::Cost;
use crate::table::board::{answers_only, explain, show};
use crate::table::end::{report, verify, vote};
use crate::table::lobby::{invite, rematch};
use crate::table::play::hint;
use crate::table::play::press::Pressed;
use crate::table::seats::replace;
use crate::table::table_options::WITH;
use crate::table::{admission, lobby, permissions};
use crate::texts::refusals as r;
use crate::users::{daily, help, learn, privacy};

/// What the answer costs.
fn cost(control: &Control) -> Cost {
    match control {
        Control::Table(control) => match control.action {
            TableAction::Record
            | TableAction::Report
            | TableAction::Verify
            | TableAction::Hint
            | TableAction::Lobby(LobbyAction::Invite | LobbyAction::Call)
            | TableAction::HowItWent(_)
            | TableAction::Share(_) => Cost::Reading,
            TableAction::Step(..) => Cost::Page,
            _ => Cost::Free,
        },
        Control::Page(PageControl::Open) => Cost::Reading,
        Control::Page(PageControl::Leaderboard(..) | PageControl::History(..)) => Cost::Page,
        Control::Page(PageControl::Daily(_, _, DailyAction::Share | DailyAction::Record)) => {
            Cost::Reading
        }
        Control::Page(_) => Cost::Free,
    }
}

/// Decodes a control, with the chosen value if it is a menu.
pub(crate) fn decode(context: &ComponentContext) -> Result<Control> {
    Control::parse(&context.custom_id, context.value.as_deref()).map_err(|error| {
        CommandError::User(match error {
            ControlError::NothingChosen(_) => r::choice_not_available(),
            ControlError::Unknown => r::button_of_other_version(),
        })
    })
}

/// Handles a control.
pub(crate) async fn handle(
    bot: &Arc<Bot>,
    control: Control,
    context: &ComponentContext,
) -> Result<Reply> {
    check_was_on_message(&control, context)?;
    let (person, channel) = (context.person.id, context.location.channel);
    let now = bot.clock.monotonic();
    bot.budgets.spend(person, channel, cost(&control), now)?;
    match control {
        Control::Table(control) => handle_table_control(bot, &control, context).await,
        Control::Page(control) => handle_page_control(bot, &control, context).await,
    }
}

/// Refuses a control that was never on its message, as Discord does, too: this program did not write its id.
fn check_was_on_message(control: &Control, context: &ComponentContext) -> Result<()> {
    // The message may have changed while somebody typed.
    let is_form = matches!(
        control,
        Control::Table(TableControl {
            action: TableAction::Lobby(LobbyAction::Word) | TableAction::Report,
            ..
        })
    ) && context.value.is_some();
    ensure(context.on_message || is_form, r::button_not_on_message)
}

async fn handle_table_control(
    bot: &Arc<Bot>,
    control: &TableControl,
    context: &ComponentContext,
) -> Result<Reply> {
    let table = control.table;
    if !permissions::may_press(bot, table, context).await? {
        return Err(db::Error::Gone.into());
    }
    let done = retried(|| act(bot, control, context)).await;
    let mut reply = answers_only::with_board(bot, control, context, done).await?;
    if let Some(follow_up) = about_note(control, context, &reply.answer) {
        reply.follow_ups.insert(0, follow_up);
    }
    Ok(reply)
}

/// What becomes of what the user was told before: another answer takes its place, and a move makes it out of date.
fn about_note(
    control: &TableControl,
    context: &ComponentContext,
    answer: &Answer,
) -> Option<FollowUp> {
    let of = (control.table, context.person.id);
    match &control.action {
        // Where only answers can bring the board up to date, the answer may be the board, which nobody may delete.
        TableAction::Help
        | TableAction::HelpOn(_)
        | TableAction::Hint
        | TableAction::HowItWent(Audience::Presser)
            if matches!(answer, Answer::Private(_)) =>
        {
            Some(FollowUp::ReplaceNote(of))
        }
        TableAction::Play(PlayAction::Move(_)) => Some(FollowUp::DeleteNote(of)),
        _ => None,
    }
}

/// Does what the control says, even if a part of it was done before.
async fn act(bot: &Arc<Bot>, control: &TableControl, context: &ComponentContext) -> Result<Reply> {
    let (table, person) = (control.table, &context.person);
    let sits_down = match &control.action {
        TableAction::Lobby(LobbyAction::Join) => Some(person),
        TableAction::AcceptInvitation(to) if *to == person.id => Some(person),
        TableAction::Accept(offer) if offer.to == person.id => Some(person),
        TableAction::Lobby(LobbyAction::Invite) => {
            context.guests.first().map(|guest| &guest.person)
        }
        _ => None,
    };
    if let Some(who) = sits_down {
        minimum::check(bot, table, who, person.id).await?;
    }
    match &control.action {
        TableAction::Play(action) => {
            let pressed = Pressed {
                bot,
                control,
                action,
                context,
            };
            pressed.handle().await
        }
        TableAction::Lobby(action) => lobby::handle(bot, control, *action, context).await,
        TableAction::Rematch => rematch::press(bot, table, context).await,
        TableAction::RematchLobby => rematch::open_lobby(bot, table, context).await,
        TableAction::Rules => help::rules_of_table(bot, table, context.lang).await,
        TableAction::Help | TableAction::HelpOn(_) => {
            explain::explain(bot, table, person.id, context.lang).await
        }
        TableAction::Hint => hint::ask(bot, table, context).await,
        TableAction::HowItWent(audience) => {
            how_it_went::ask(bot, table, *audience, context.lang).await
        }
        TableAction::Share(what) => share::ask(bot, table, *what, context).await,
        TableAction::Report => report::report(bot, table, context, context.value.as_deref()).await,
        TableAction::Record => verify::hand_out_record(bot, table, context.lang).await,
        TableAction::Verify => verify::report(bot, table, context.lang).await,
        TableAction::Step(to, _) => history::step(bot, control, *to, context.lang).await,
        TableAction::Agree => vote::cast(bot, table, person, Vote::Pause, true).await,
        TableAction::AgreeEnd => vote::cast(bot, table, person, Vote::End, true).await,
        TableAction::AgreeMove(to, agreed) => {
            show::agree(bot, control, (*to, *agreed), context).await
        }
        TableAction::End => vote::at_once(bot, table, context).await,
        TableAction::Accept(offer) => replace::accept(bot, control, offer, context).await,
        TableAction::Decline(offer) => replace::decline(bot, table, offer, person).await,
        TableAction::Resume => vote::resume(bot, table, person, true).await,
        TableAction::AcceptInvitation(to) => invite::accept(bot, table, *to, context).await,
        TableAction::DeclineInvitation(to) => invite::decline(bot, table, *to, person).await,
    }
}

/// Handles a control that belongs to no table.
async fn handle_page_control(
    bot: &Arc<Bot>,
    control: &PageControl,
    context: &ComponentContext,
) -> Result<Reply> {
    let (location, lang) = (&context.location, context.lang);
    match control {
        PageControl::Leaderboard(query, number) => {
            let page = leaderboard::page(bot, query, context, *number).await?;
            Ok(Reply::update(page))
        }
        PageControl::History(query, number) => {
            history::show_page(bot, query, *number, context).await
        }
        PageControl::StartWith(user, name) => {
            let game = context.value.as_deref().and_then(registry::find);
            let game = game.ok_or_else(r::choose_a_game)?;
            let (id, name) = (*user, name.clone());
            let (person, is_bot) = (Person { id, name }, false);
            let guest = Guest { person, is_bot };
            play::start(bot, game, &context.as_start_with(WITH[0], guest)).await
        }
        PageControl::Setting(setting) => server::choose(bot, *setting, context).await,
        PageControl::Open => history::open(bot, context).await,
        PageControl::Forget => privacy::forget(bot, &context.person, lang).await,
        PageControl::Help(page) => Ok(Reply::update(help::help(
            *page,
            &commands::list(lang),
            lang,
        ))),
        PageControl::Rules(game, page, edition) => {
            help::show_rules_page(registry::edition(game, *edition), *page, lang)
        }
        PageControl::Lesson(game, step, action) => {
            learn::press(bot, (game, *step), action, context).await
        }
        PageControl::Daily(day, drawn, action) => {
            let person = context.person.id;
            admission::check_not_banned(bot, &location.server(), person).await?;
            daily::press(bot, (*day, *drawn), action, context).await
        }
        PageControl::CurrentRules(game, page) => {
            help::show_rules_page(registry::find(game), *page, lang)
        }
    }
}
