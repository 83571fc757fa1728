//! Votes of all who play at a table, to pause it or to end it without a result. Who asks agrees, and who asks again while a vote runs
//! adds theirs. Who makes a move instead has thought better of it (`play`), and for who left or is away nobody waits.

use std::sync::Arc;

use db::{TableId, Vote};
use serenity::all::{ButtonStyle, CreateButton};

use crate::asked::Person;
use crate::bot::Bot;
use crate::error::Trouble;
use crate::reply::{Reply, Then};
use crate::table::live::Live;
use crate::table::play::{living, player, seat_number};
use crate::wire::answer::{Answer, Message};
use crate::wire::custom_id::{Act, Press, Surface, table_name};
use crate::words;

/// Somebody asks all who play.
pub(crate) async fn ask(
    bot: &Arc<Bot>,
    table: TableId,
    person: &Person,
    vote: Vote,
) -> Result<Reply, Trouble> {
    cast(bot, table, person, vote, false).await
}

/// Agree was pressed.
pub(crate) async fn agree(
    bot: &Arc<Bot>,
    table: TableId,
    person: &Person,
    vote: Vote,
) -> Result<Reply, Trouble> {
    cast(bot, table, person, vote, true).await
}

async fn cast(
    bot: &Bot,
    table: TableId,
    person: &Person,
    vote: Vote,
    pressed: bool,
) -> Result<Reply, Trouble> {
    let answer = |message| {
        let message = Box::new(message);
        Reply::from(if pressed {
            Answer::Update(message)
        } else {
            Answer::Show(message)
        })
    };
    let slot = bot.slot(table);
    let mut slot = slot.lock().await;
    let live = living(bot, &mut slot, table).await?;
    if pressed && let Some(why) = &live.closed {
        return Ok(answer(closed(table, why)));
    }
    let seat = player(live, person)?;
    if vote == Vote::Pause && live.turns.paused() {
        return if pressed {
            Ok(answer(paused(live)))
        } else {
            Err(Trouble::refused(
                "This table is paused already. `/table resume` lets it go on.",
            ))
        };
    }
    let again = live.turns.agrees(seat, vote);
    if !again {
        bot.store.agree(table, seat_number(seat), vote).await?;
        live.turns.agree(seat, vote);
    }
    let (agreed, all) = live.turns.agreement(vote);
    if agreed < all {
        if pressed && again {
            return Err(Trouble::refused(format!(
                "You agree already; {agreed} of {all} agree."
            )));
        }
        return Ok(answer(question(live, vote)));
    }
    // One who had agreed before may be the one to find that the others have gone.
    let message = match vote {
        Vote::Pause => {
            let now = bot.now();
            let time = live.turns.time(now);
            bot.store.pause(table, time, now.awake).await?;
            live.turns.pause(now);
            paused(live)
        }
        Vote::End => {
            let why = if all == 1 { "alone" } else { "vote" };
            bot.store.close_table(table, why, bot.clock.now()).await?;
            *slot = None;
            closed(table, why)
        }
    };
    Ok(answer(message).then(Then::Redraw(table)).then(Then::Attend))
}

fn question(live: &Live, vote: Vote) -> Message {
    let (agreed, all) = live.turns.agreement(vote);
    let (name, game) = (table_name(live.id), live.kind.about().name);
    let (words, act, style) = match vote {
        Vote::Pause => (
            format!(
                "Shall table {name} ({game}) be paused? The clocks stop when all who play agree: {agreed} of {all} agree."
            ),
            Act::Agree,
            ButtonStyle::Primary,
        ),
        Vote::End => (
            format!(
                "Shall table {name} ({game}) end now, without a result? It does when all who play agree: {agreed} of {all} agree. To leave alone there is `/table resign`."
            ),
            Act::AgreeEnd,
            ButtonStyle::Danger,
        ),
    };
    Message::with_buttons(words, vec![button(live.id, act, "Agree", style)])
}

fn paused(live: &Live) -> Message {
    let words = format!(
        "Table {} ({}) is paused: nobody's time runs, and nothing is played. Anybody who sits there lets it go on.",
        table_name(live.id),
        live.kind.about().name
    );
    let resume = button(live.id, Act::Resume, "Resume", ButtonStyle::Primary);
    Message::with_buttons(words, vec![resume])
}

/// What is said of a table that was closed, by the word in the store.
pub(crate) fn closed(table: TableId, why: &str) -> Message {
    Message::new(format!(
        "Table {} has ended without a result, because {}.",
        table_name(table),
        words::why(Some(why))
    ))
}

/// A control that is as good at one ply as at another.
pub(crate) fn button(table: TableId, act: Act, label: &str, style: ButtonStyle) -> CreateButton {
    let press = Press {
        table,
        surface: Surface::Panel,
        drawn: 0,
        act,
    };
    press.button(label, style)
}
