//! Slash commands: what each does. How they are written for Discord is in `slash`.

use std::sync::Arc;

use db::{Seat, TableId, Vote};
use games::registry::Kind;
use serenity::all::ButtonStyle;

use crate::admin::{doctor, server};
use crate::asked::Invocation;
use crate::bot::Bot;
use crate::error::Trouble;
use crate::people::habits::{self, Habit};
use crate::people::{help, privacy};
use crate::reply::{Reply, Then};
use crate::results::period::Period;
use crate::results::{checks, history, leaderboard, profile};
use crate::table::draw::button;
use crate::table::play::{living, stored};
use crate::table::terms::Terms;
use crate::table::{ending, hosting, lobby, pause, pick, place, replace, vote};
use crate::wire::answer::{Answer, Message};
use crate::wire::custom_id::{Act, Surface, table_name};
use crate::wire::page_id::{Board, List};

/// One command.
#[derive(Clone, Copy)]
pub(crate) enum Verb {
    Start(&'static dyn Kind),
    Rules(&'static dyn Kind),
    Show,
    Resign,
    Record,
    Pause,
    Resume,
    Me(Habit),
    Help,
    /// Of one game, or of the one named in its options, or of all.
    Leaderboard(Option<&'static dyn Kind>),
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
pub(crate) async fn run(bot: &Arc<Bot>, verb: Verb, call: &Invocation) -> Result<Reply, Trouble> {
    match verb {
        Verb::Start(kind) => start(bot, kind, call).await,
        Verb::Rules(kind) => Ok(Answer::Private(Box::new(help::rules(kind, 0))).into()),
        Verb::Show => show(bot, call).await,
        Verb::Resign => resign(bot, call).await,
        Verb::Record => {
            let table = pick::pick(bot, call, true).await?;
            checks::record(bot, table).await
        }
        Verb::Pause => {
            let table = pick::pick(bot, call, false).await?;
            vote::ask(bot, table, &call.person, Vote::Pause).await
        }
        Verb::Resume => {
            let table = pick::pick(bot, call, false).await?;
            pause::resume(bot, table, &call.person, false).await
        }
        Verb::Me(habit) => habits::run(bot, habit, call).await,
        Verb::Help => Ok(Answer::Private(Box::new(help::help(0, &bot.commands))).into()),
        Verb::Leaderboard(kind) => {
            let game = kind.map(|kind| kind.about().key);
            let board = Board {
                game: game.or(call.option("game")).map(str::to_owned),
                period: call
                    .option("period")
                    .and_then(Period::parse)
                    .unwrap_or(Period::All),
                everywhere: call.option("scope") == Some("everywhere"),
            };
            leaderboard::show(bot, &board, &call.place.guild).await
        }
        Verb::Profile => {
            let of = call.player.as_ref().unwrap_or(&call.person);
            profile::show(bot, of, &call.person, &call.place.guild).await
        }
        Verb::History => {
            let of = call.player.as_ref();
            let list = List {
                user: of.map(|person| person.id.clone()),
                channel: call.option("scope") == Some("channel"),
            };
            history::show(bot, list, of, &call.place).await
        }
        Verb::Verify => checks::verify(bot, call).await,
        Verb::Void => checks::void(bot, call).await,
        Verb::End => ending::end(bot, call).await,
        Verb::Replace => replace::ask(bot, call).await,
        Verb::Remove => hosting::remove(bot, call).await,
        Verb::Host => hosting::hand_over(bot, call).await,
        Verb::Settings => server::show(bot, call).await,
        Verb::Doctor => Ok(doctor::begin(call)),
        Verb::Privacy => Ok(privacy::about(bot)),
        Verb::Export => privacy::export(bot, &call.person).await,
        Verb::Forget => privacy::ask(bot, &call.person).await,
    }
}

async fn start(
    bot: &Arc<Bot>,
    kind: &'static dyn Kind,
    call: &Invocation,
) -> Result<Reply, Trouble> {
    server::allows(bot, &call.place).await?;
    let terms = Terms::typed(bot, kind, call).await?;
    let table = lobby::open(bot, kind, terms, &call.place, &call.person).await?;
    let lobby = lobby::lobby(&stored(bot, table).await?)?;
    let reply = Reply::from(Answer::Show(Box::new(lobby))).then(Then::Learn(table));
    let hint = help::first_time(bot, kind, &call.person.id, table).await?;
    Ok(hint.into_iter().fold(reply, Reply::then))
}

async fn show(bot: &Arc<Bot>, call: &Invocation) -> Result<Reply, Trouble> {
    let table = pick::pick(bot, call, true).await?;
    may_show(bot, call, table).await?;
    let slot = bot.slot(table);
    let mut slot = slot.lock().await;
    let now = stored(bot, table).await?;
    let was_lost =
        !now.plies.is_empty() && place::found(bot, living(bot, &mut slot, table).await?).await?;
    let message = place::message(bot, &mut slot, table).await?;
    // Until the new board's id is learned, the first press on it tells where it is.
    if let Some(live) = slot.as_mut() {
        live.message = None;
    }
    let mut reply = Reply::from(Answer::Show(Box::new(message))).then(Then::Learn(table));
    if was_lost {
        reply = reply.then(Then::Attend);
    }
    Ok(match now.head.message {
        Some(old) => reply.then(Then::Point {
            table,
            channel: now.head.channel,
            message: old,
        }),
        None => reply,
    })
}

/// Anybody may have a table drawn where it is. Elsewhere it is for those who play there: others may not even be allowed to see it.
async fn may_show(bot: &Bot, call: &Invocation, table: TableId) -> Result<(), Trouble> {
    let now = stored(bot, table).await?;
    if now.head.channel == call.place.channel {
        return Ok(());
    }
    server::allows(bot, &call.place).await?;
    let own = |seat: &Seat| seat.user == call.person.id && seat.left.is_none();
    if now.seats.iter().any(own)
        || server::looks_after(bot, table, &call.place, &call.rights).await?
    {
        return Ok(());
    }
    Err(Trouble::refused(format!(
        "Table {} is in another channel. Only those who play there can bring it here.",
        table_name(table)
    )))
}

async fn resign(bot: &Arc<Bot>, call: &Invocation) -> Result<Reply, Trouble> {
    let table = pick::pick(bot, call, false).await?;
    let slot = bot.slot(table);
    let mut slot = slot.lock().await;
    let live = living(bot, &mut slot, table).await?;
    if live.ended() || live.seat_of(&call.person.id).is_none() {
        return Err(Trouble::refused(format!(
            "You have no seat at table {} that you could leave.",
            table_name(table)
        )));
    }
    let words = format!(
        "Leave table {} ({}) for good? Your points freeze, you are out of the ranking, and the others play on.",
        table_name(table),
        live.kind.about().name
    );
    let label = "Yes, leave the table";
    let leave = button(
        live,
        Surface::Panel,
        Act::Resign,
        label,
        ButtonStyle::Danger,
    );
    let question = Message::with_buttons(words, vec![leave]);
    Ok(Answer::Private(Box::new(question)).into())
}
