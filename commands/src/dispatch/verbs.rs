//! Slash commands: what each does. How they are written for Discord is in `slash`.

use std::sync::Arc;

use db::{Seat, TableId, Vote};
use games::registry::GameType;
use serenity::all::ButtonStyle;

use crate::admin::{doctor, server};
use crate::bot::Bot;
use crate::context::CommandContext;
use crate::error::CommandError;
use crate::protocol::answer::{Answer, Message};
use crate::protocol::custom_id::{Surface, TableAction, table_name};
use crate::protocol::page_id::{HistoryQuery, LeaderboardQuery};
use crate::reply::{FollowUp, Reply};
use crate::results::period::Period;
use crate::results::{finished_table, history, leaderboard, profile};
use crate::table::draw::button;
use crate::table::play::{load_active, stored};
use crate::table::table_options::TableOptions;
use crate::table::{board_message, ending, hosting, lobby, pause, pick, replace, vote};
use crate::users::notifications::{self, NotificationCommand};
use crate::users::{help, privacy};

/// One command.
#[derive(Clone, Copy)]
pub(crate) enum CommandKind {
    Start(&'static dyn GameType),
    Rules(&'static dyn GameType),
    Show,
    Resign,
    Record,
    Pause,
    Resume,
    Me(NotificationCommand),
    Help,
    /// Of one game, or of the one named in its options, or of all.
    Leaderboard(Option<&'static dyn GameType>),
    Profile,
    History,
    Verify,
    Void,
    End,
    Replace,
    Remove,
    Host,
    Settings,
    Doctor,
    Privacy,
    Export,
    Forget,
}

/// Does what was typed.
pub(crate) async fn run(
    bot: &Arc<Bot>,
    verb: CommandKind,
    context: &CommandContext,
) -> Result<Reply, CommandError> {
    match verb {
        CommandKind::Start(game) => start(bot, game, context).await,
        CommandKind::Rules(game) => Ok(Answer::Private(Box::new(help::rules(game, 0))).into()),
        CommandKind::Show => show(bot, context).await,
        CommandKind::Resign => resign(bot, context).await,
        CommandKind::Record => {
            let table = pick::pick(bot, context, true).await?;
            finished_table::record(bot, table).await
        }
        CommandKind::Pause => {
            let table = pick::pick(bot, context, false).await?;
            vote::ask(bot, table, &context.person, Vote::Pause).await
        }
        CommandKind::Resume => {
            let table = pick::pick(bot, context, false).await?;
            pause::resume(bot, table, &context.person, false).await
        }
        CommandKind::Me(habit) => notifications::run(bot, habit, context).await,
        CommandKind::Help => Ok(Answer::Private(Box::new(help::help(0, &bot.commands))).into()),
        CommandKind::Leaderboard(game) => {
            let game = game.map(|game| game.info().key);
            let board = LeaderboardQuery {
                game: game.or(context.option("game")).map(str::to_owned),
                period: context
                    .option("period")
                    .and_then(Period::parse)
                    .unwrap_or(Period::All),
                everywhere: context.option("scope") == Some("everywhere"),
            };
            leaderboard::show(bot, &board, &context.place.guild).await
        }
        CommandKind::Profile => {
            let of = context.player.as_ref().unwrap_or(&context.person);
            profile::show(bot, of, &context.person, &context.place.guild).await
        }
        CommandKind::History => {
            let of = context.player.as_ref();
            let list = HistoryQuery {
                user: of.map(|person| person.id.clone()),
                channel: context.option("scope") == Some("channel"),
            };
            history::show(bot, list, of, &context.place).await
        }
        CommandKind::Verify => finished_table::verify(bot, context).await,
        CommandKind::Void => finished_table::void(bot, context).await,
        CommandKind::End => ending::end(bot, context).await,
        CommandKind::Replace => replace::ask(bot, context).await,
        CommandKind::Remove => hosting::remove(bot, context).await,
        CommandKind::Host => hosting::hand_over(bot, context).await,
        CommandKind::Settings => server::show(bot, context).await,
        CommandKind::Doctor => Ok(doctor::begin(context)),
        CommandKind::Privacy => Ok(privacy::about(bot)),
        CommandKind::Export => privacy::export(bot, &context.person).await,
        CommandKind::Forget => privacy::ask(bot, &context.person).await,
    }
}

async fn start(
    bot: &Arc<Bot>,
    game: &'static dyn GameType,
    context: &CommandContext,
) -> Result<Reply, CommandError> {
    server::allows(bot, &context.place).await?;
    let terms = TableOptions::typed(bot, game, context).await?;
    let table = lobby::open(bot, game, terms, &context.place, &context.person).await?;
    let lobby = lobby::lobby(&stored(bot, table).await?)?;
    let reply = Reply::from(Answer::Show(Box::new(lobby))).then(FollowUp::LearnMessageId(table));
    let hint = help::first_time(bot, game, &context.person.id, table).await?;
    Ok(hint.into_iter().fold(reply, Reply::then))
}

async fn show(bot: &Arc<Bot>, context: &CommandContext) -> Result<Reply, CommandError> {
    let table = pick::pick(bot, context, true).await?;
    may_show(bot, context, table).await?;
    let slot = bot.slot(table);
    let mut slot = slot.lock().await;
    let now = stored(bot, table).await?;
    let was_lost = !now.plies.is_empty()
        && board_message::resume_reachable(bot, load_active(bot, &mut slot, table).await?).await?;
    let message = board_message::message(bot, &mut slot, table).await?;
    // Until the new board's id is learned, the first press on it tells where it is.
    if let Some(active) = slot.as_mut() {
        active.message = None;
    }
    let mut reply =
        Reply::from(Answer::Show(Box::new(message))).then(FollowUp::LearnMessageId(table));
    if was_lost {
        reply = reply.then(FollowUp::WakeScheduler);
    }
    Ok(match now.head.message {
        Some(old) => reply.then(FollowUp::LinkToNewBoard {
            table,
            channel: now.head.channel,
            message: old,
        }),
        None => reply,
    })
}

/// Anybody may have a table drawn where it is. Elsewhere it is for those who play there: others may not even be allowed to see it.
async fn may_show(bot: &Bot, context: &CommandContext, table: TableId) -> Result<(), CommandError> {
    let now = stored(bot, table).await?;
    if now.head.channel == context.place.channel {
        return Ok(());
    }
    server::allows(bot, &context.place).await?;
    let own = |seat: &Seat| seat.user == context.person.id && seat.left.is_none();
    if now.seats.iter().any(own)
        || server::looks_after(bot, table, &context.place, &context.rights).await?
    {
        return Ok(());
    }
    Err(CommandError::user(format!(
        "Table {} is in another channel. Only those who play there can bring it here.",
        table_name(table)
    )))
}

async fn resign(bot: &Arc<Bot>, context: &CommandContext) -> Result<Reply, CommandError> {
    let table = pick::pick(bot, context, false).await?;
    let slot = bot.slot(table);
    let mut slot = slot.lock().await;
    let active = load_active(bot, &mut slot, table).await?;
    if active.ended() || active.seat_of(&context.person.id).is_none() {
        return Err(CommandError::user(format!(
            "You have no seat at table {} that you could leave.",
            table_name(table)
        )));
    }
    let words = format!(
        "Leave table {} ({}) for good? Your points freeze, you are out of the ranking, and the others play on.",
        table_name(table),
        active.game.info().name
    );
    let label = "Yes, leave the table";
    let leave = button(
        active,
        Surface::Panel,
        TableAction::Resign,
        label,
        ButtonStyle::Danger,
    );
    let question = Message::with_buttons(words, vec![leave]);
    Ok(Answer::Private(Box::new(question)).into())
}
