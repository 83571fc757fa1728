//! Votes of all players at a table, to pause it or to end it without a result. Asking counts as a vote, and so does asking again
//! during a vote. Making a move withdraws a player's votes (`play`). Players who left are not counted; players who are away count when
//! the table is to end, since their result is at stake, and not when it is to pause.

use std::sync::Arc;

use db::{TableAt, TableId, Vote};
use games::seat::Seat;
use serenity::all::ButtonStyle;

use crate::bot::Bot;
use crate::context::Person;
use crate::error::CommandError;
use crate::protocol::answer::{Answer, Message};
use crate::protocol::custom_id::{Surface, TableAction, TableControl};
use crate::reply::{FollowUp, Reply};
use crate::state::active::ActiveTable;
use crate::table::load::{load_active, player, seat_number};
use crate::table_name::table_name;
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
    let entry = bot.tables.entry(table);
    let mut entry = entry.lock().await;
    let active = load_active(bot, &mut entry, table).await?;
    if pressed && let Some(why) = &active.closed {
        return Ok(answer(Message::new(words::closed(table, why))));
    }
    let seat = player(active, person)?;
    if vote == Vote::Pause && active.clocks.paused() {
        return if pressed {
            Ok(answer(paused(active)))
        } else {
            Err(CommandError::user(
                "This table is already paused. Resume it with `/table resume`.",
            ))
        };
    }
    let again = active.clocks.agrees(seat, vote);
    if !again {
        bot.write_at(&active.at, move |tx, at| {
            tx.agree(at, seat_number(seat), vote)
        })
        .await?;
        active.clocks.agree(seat, vote);
    }
    let (agreed, all) = active.clocks.agreement(vote);
    if agreed < all {
        if pressed && again {
            return Err(CommandError::user(format!(
                "You have already agreed; {agreed} of {all} agree."
            )));
        }
        return Ok(answer(question(active, vote)));
    }
    // A repeated vote can decide, because players who had not agreed may have left since.
    let message = match vote {
        Vote::Pause => {
            let now = bot.now();
            let time = active.clocks.time(now);
            bot.write_at(&active.at, move |tx, at| tx.pause(at, time, now.uptime))
                .await?;
            active.clocks.pause(now);
            paused(active)
        }
        Vote::End => {
            let why = if all == 1 { "alone" } else { "vote" };
            close(bot, &active.at, why).await?;
            entry.clear();
            Message::new(words::closed(table, why))
        }
    };
    Ok(answer(message)
        .then(FollowUp::Redraw(table))
        .then(FollowUp::WakeScheduler))
}

fn question(active: &ActiveTable, vote: Vote) -> Message {
    let (agreed, all) = active.clocks.agreement(vote);
    let (name, game) = (table_name(active.id), active.game.info().name);
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
    let away = (0..active.users.len()).map(Seat::new);
    let away = away.filter(|seat| active.clocks.away(*seat));
    let missing = away.filter(|seat| !active.clocks.agrees(*seat, Vote::End));
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
        active.game.info().name
    );
    let resume = TableControl::at_any_ply(active.id, Surface::Panel, TableAction::Resume)
        .button("Resume", ButtonStyle::Primary);
    Message::with_buttons(words, vec![resume])
}

/// Ends a table without a result.
pub(crate) async fn close(bot: &Bot, at: &TableAt, why: &'static str) -> Result<(), CommandError> {
    let now = bot.clock.now();
    Ok(bot
        .write_at(at, move |tx, at| tx.close_table(at, why, now))
        .await?)
}
