//! Votes of all players at a table, to pause it or to end it without a result. Asking counts as a vote, and so does asking again
//! during a vote. Making a move withdraws a player's votes (`play`). Players who left are not counted; players who are away count when
//! the table is to end, since their result is at stake, and not when it is to pause.

use std::sync::Arc;

use db::TableId;
use serenity::all::ButtonStyle;
use tables::acts::vote as acts;
use tables::event::Vote;
use tables::refusal::Refusal;

use crate::bot::Bot;
use crate::context::Person;
use crate::error::CommandError;
use crate::protocol::answer::{Answer, Message};
use crate::protocol::custom_id::{Surface, TableAction, TableControl};
use crate::reply::{FollowUp, Reply};
use crate::state::active::ActiveTable;
use crate::table::act::{ActError, act};
use crate::table::load::locked_begun;
use crate::table::refused;
use crate::table_name::table_name;
use crate::texts::{Act, refusals as r};
use crate::words;

/// Starts a vote, or joins one.
pub(crate) async fn ask(
    bot: &Arc<Bot>,
    table: TableId,
    person: &Person,
    vote: Vote,
) -> Result<Reply, CommandError> {
    cast(bot, table, person, vote, false).await
}

/// Agree was pressed.
pub(crate) async fn agree(
    bot: &Arc<Bot>,
    table: TableId,
    person: &Person,
    vote: Vote,
) -> Result<Reply, CommandError> {
    cast(bot, table, person, vote, true).await
}

async fn cast(
    bot: &Bot,
    table: TableId,
    person: &Person,
    vote: Vote,
    pressed: bool,
) -> Result<Reply, CommandError> {
    let answer = |message| {
        let message = Box::new(message);
        Reply::from(if pressed {
            Answer::Update(message)
        } else {
            Answer::Show(message)
        })
    };
    let active = &mut locked_begun(bot, table).await?;
    if pressed && let Some(why) = active.table.closed() {
        return Ok(answer(Message::new(words::closed(table, why.word()))));
    }
    let voted = act(bot, active, |active, _| {
        acts::vote(&active.table, active.caller(person.id), vote)
    });
    let voted = match voted.await {
        Ok(voted) => voted,
        Err(ActError::Refused(Refusal::Paused)) if pressed => return Ok(answer(paused(active))),
        Err(ActError::Refused(Refusal::Paused)) => {
            return Err(CommandError::User(r::already_paused()));
        }
        Err(error) => {
            return Err(error.in_words(|refusal| refused::in_play(bot, active, refusal, Act::Vote)));
        }
    };
    let message = match (vote, active.table.closed()) {
        (_, Some(why)) => Message::new(words::closed(table, why.word())),
        (Vote::Pause, None) if active.clocks().paused() => paused(active),
        (_, None) if pressed && !voted => {
            let (agreed, all) = active.clocks().agreement(vote);
            return Err(CommandError::User(r::agreed_already(agreed, all)));
        }
        (_, None) => return Ok(answer(question(active, vote))),
    };
    Ok(answer(message)
        .then(FollowUp::Redraw(table))
        .then(FollowUp::WakeScheduler))
}

fn question(active: &ActiveTable, vote: Vote) -> Message {
    let (agreed, all) = active.clocks().agreement(vote);
    let (name, game) = (table_name(active.id), active.kind().info().name);
    let (words, action, style) = match vote {
        Vote::Pause => (
            format!(
                "Pause table {name} ({game})? The clocks stop when all players agree: {agreed} of {all} agree."
            ),
            TableAction::Agree,
            ButtonStyle::Primary,
        ),
        Vote::End => (
            format!(
                "End table {name} ({game}) without a result? It ends when all players agree: {agreed} of {all} agree.{} To leave on your own, use `/table resign`.",
                absent(active)
            ),
            TableAction::AgreeEnd,
            ButtonStyle::Danger,
        ),
    };
    let agree = TableControl::at_any_ply(active.id, Surface::Panel, action);
    Message::with_buttons(words, vec![agree.button("Agree", style)])
}

/// Whose vote is needed though they are away; ends the sentence before.
fn absent(active: &ActiveTable) -> String {
    let clocks = active.clocks();
    let away = active.seats().filter(|seat| clocks.away(*seat));
    let missing = away.filter(|seat| !clocks.agrees(*seat, Vote::End));
    let names: Vec<String> = missing.map(|seat| active.names.of(seat)).collect();
    match names.len() {
        0 => String::new(),
        1 => format!(" {} is away and has to agree, too.", names[0]),
        _ => format!(" {} are away and have to agree, too.", words::list(&names)),
    }
}

fn paused(active: &ActiveTable) -> Message {
    let words = format!(
        "Table {} ({}) is paused: the clocks stand still and nobody can move. Any player can resume it.",
        table_name(active.id),
        active.kind().info().name
    );
    let resume = TableControl::at_any_ply(active.id, Surface::Panel, TableAction::Resume)
        .button("Resume", ButtonStyle::Primary);
    Message::with_buttons(words, vec![resume])
}
