//! Votes of all players at a table, to pause it or to end it without a result. Asking counts as a vote, and so does asking again
//! during a vote. Making a move withdraws a player's votes (`play`). Players who left are not counted; players who are away count when
//! the table is to end, since their result is at stake, and not when it is to pause. One of them is enough to resume a paused table.

use std::sync::Arc;

use db::TableId;
use serenity::all::ButtonStyle;
use tables::acts::{pause, vote as acts};
use tables::event::{Ending, Vote};
use tables::refusal::Refusal;

use crate::bot::Bot;
use crate::context::Person;
use crate::error::{CommandError, Result};
use crate::protocol::answer::Message;
use crate::protocol::custom_id::{Surface, TableAction, TableControl};
use crate::reply::{FollowUp, Reply};
use crate::state::active::ActiveTable;
use crate::table::act::{ActError, act};
use crate::table::load::locked_begun;
use crate::table::refused;
use crate::table_name::table_name;
use crate::texts::{Act, questions as q, refusals as r};
use crate::words;

/// Starts a vote or joins one, perhaps with the button Agree (`pressed`).
pub(crate) async fn cast(
    bot: &Bot,
    table: TableId,
    person: &Person,
    vote: Vote,
    pressed: bool,
) -> Result<Reply> {
    let answer = |message| Reply::shown(pressed, message);
    let active = &mut locked_begun(bot, table).await?;
    if pressed && let Some(why) = active.table.closed() {
        return Ok(answer(ended(active, why)));
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
        (_, Some(why)) => ended(active, why),
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

/// `/table resume`, or the button Resume (`pressed`) on the message of the pause.
pub(crate) async fn resume(
    bot: &Arc<Bot>,
    table: TableId,
    person: &Person,
    pressed: bool,
) -> Result<Reply> {
    let active = &mut locked_begun(bot, table).await?;
    let resumed = act(bot, active, |active, now| {
        pause::resume(&active.table, active.caller(person.id), now)
    });
    if let Err(error) = resumed.await {
        return Err(error.in_words(|refusal| refused::in_play(bot, active, refusal, Act::Vote)));
    }
    let lang = active.lang();
    let words = q::resumed(lang, words::safe_name(&person.name), table_name(table));
    let message = Message::new(lang.sentences([words, active.now(lang)]));
    Ok(Reply::shown(pressed, message)
        .then(FollowUp::Redraw(table))
        .then(FollowUp::WakeScheduler))
}

/// What everybody is told of a table that has ended early.
pub(crate) fn ended(active: &ActiveTable, why: Ending) -> Message {
    Message::new(q::ended(active.lang(), table_name(active.id), why))
}

fn question(active: &ActiveTable, vote: Vote) -> Message {
    let (agreed, all) = active.clocks().agreement(vote);
    let (lang, name) = (active.lang(), table_name(active.id));
    let game = active.kind().info().name;
    let (words, action, style) = match vote {
        Vote::Pause => (
            q::pause(lang, name, game, agreed, all),
            TableAction::Agree,
            ButtonStyle::Primary,
        ),
        Vote::End => {
            let away = absent(active);
            (
                q::end(lang, name, game, agreed, all, away.len(), &away),
                TableAction::AgreeEnd,
                ButtonStyle::Danger,
            )
        }
    };
    let agree = TableControl::at_any_ply(active.id, Surface::Panel, action);
    Message::with_buttons(words, vec![agree.button(q::AGREE.say(lang), style)])
}

/// Whose vote is needed though they are away.
fn absent(active: &ActiveTable) -> Vec<String> {
    let clocks = active.clocks();
    let away = active.seats().filter(|seat| clocks.away(*seat));
    let missing = away.filter(|seat| !clocks.agrees(*seat, Vote::End));
    missing.map(|seat| active.names.of(seat)).collect()
}

fn paused(active: &ActiveTable) -> Message {
    let (lang, game) = (active.lang(), active.kind().info().name);
    let words = q::paused(lang, table_name(active.id), game);
    let resume = TableControl::at_any_ply(active.id, Surface::Panel, TableAction::Resume);
    let resume = resume.button(q::RESUME.say(lang), ButtonStyle::Primary);
    Message::with_buttons(words, vec![resume])
}
