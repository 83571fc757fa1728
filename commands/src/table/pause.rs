//! Pauses: all who play agree, the table's clock stops, and any of them lets it go on.

use std::sync::Arc;

use db::{TableId, Vote};
use games::seat::Seat;
use serenity::all::{ButtonStyle, CreateActionRow, CreateButton};

use crate::asked::Person;
use crate::bot::Bot;
use crate::error::Trouble;
use crate::reply::{Reply, Then};
use crate::table::live::Live;
use crate::table::play::{living, seat_number};
use crate::wire::answer::{Answer, Message};
use crate::wire::custom_id::{Act, Press, Surface, table_name};
use crate::words;

/// What somebody is told who would play at a paused table.
pub(crate) const RESTS: &str = "This table is paused, so nothing was played. Anybody who sits here can go on with `/table resume`.";

/// `/table pause`: asks all who play; who asks agrees.
pub(crate) async fn ask(bot: &Arc<Bot>, table: TableId, person: &Person) -> Result<Reply, Trouble> {
    let slot = bot.slot(table);
    let mut slot = slot.lock().await;
    let live = living(bot, &mut slot, table).await?;
    let seat = player(live, person)?;
    if live.turns.paused() {
        return Err(Trouble::refused(
            "This table is paused already. `/table resume` lets it go on.",
        ));
    }
    let (message, then) = agreed(bot, live, seat, true).await?;
    let reply = Reply::from(Answer::Show(Box::new(message)));
    Ok(then.into_iter().fold(reply, Reply::then))
}

/// Agree was pressed.
pub(crate) async fn agree(
    bot: &Arc<Bot>,
    table: TableId,
    person: &Person,
) -> Result<Reply, Trouble> {
    let slot = bot.slot(table);
    let mut slot = slot.lock().await;
    let live = living(bot, &mut slot, table).await?;
    let seat = player(live, person)?;
    if live.turns.paused() {
        return Ok(Answer::Update(Box::new(paused(live))).into());
    }
    if live.turns.agrees(seat, Vote::Pause) {
        return Err(Trouble::refused(format!(
            "You agree already; {}.",
            still_wanted(live)
        )));
    }
    let (message, then) = agreed(bot, live, seat, false).await?;
    let reply = Reply::from(Answer::Update(Box::new(message)));
    Ok(then.into_iter().fold(reply, Reply::then))
}

/// One more agrees, and perhaps the last one who was wanted for the pause.
async fn agreed(
    bot: &Bot,
    live: &mut Live,
    seat: Seat,
    anew: bool,
) -> Result<(Message, Vec<Then>), Trouble> {
    bot.store
        .agree(live.id, seat_number(seat), Vote::Pause, anew)
        .await?;
    live.turns.agree(seat, Vote::Pause, anew);
    let (agreed, all) = live.turns.agreement(Vote::Pause);
    if agreed < all {
        return Ok((vote(live), Vec::new()));
    }
    let now = bot.now();
    bot.store
        .pause(live.id, live.turns.time(now), now.awake)
        .await?;
    live.turns.pause(now);
    Ok((paused(live), vec![Then::Redraw(live.id), Then::Attend]))
}

/// `/table resume`, or Resume `pressed` on the message of the pause.
pub(crate) async fn resume(
    bot: &Arc<Bot>,
    table: TableId,
    person: &Person,
    pressed: bool,
) -> Result<Reply, Trouble> {
    let slot = bot.slot(table);
    let mut slot = slot.lock().await;
    let live = living(bot, &mut slot, table).await?;
    player(live, person)?;
    if !live.turns.paused() {
        return Err(Trouble::refused(format!(
            "This table is not paused. {}",
            live.now()
        )));
    }
    let now = bot.now();
    let held = now.awake - live.turns.time(now);
    bot.store.resume(table, held, now.awake).await?;
    live.turns.resume(now);
    live.lost = false;
    let message = Box::new(Message::new(format!(
        "Table {} goes on, says {}. {}",
        table_name(table),
        words::safe_name(&person.name),
        live.now()
    )));
    let answer = if pressed {
        Answer::Update(message)
    } else {
        Answer::Show(message)
    };
    Ok(Reply::from(answer)
        .then(Then::Redraw(table))
        .then(Then::Attend))
}

/// The seat of somebody who still plays here.
fn player(live: &Live, person: &Person) -> Result<Seat, Trouble> {
    live.seat_of(&person.id)
        .filter(|_| !live.ended())
        .ok_or_else(|| {
            Trouble::refused(format!(
                "You do not play at table {}, so its clocks are not yours to stop or start.",
                table_name(live.id)
            ))
        })
}

fn still_wanted(live: &Live) -> String {
    let (agreed, all) = live.turns.agreement(Vote::Pause);
    format!("{agreed} of {all} agree")
}

fn vote(live: &Live) -> Message {
    let words = format!(
        "Shall table {} ({}) be paused? The clocks stop when all who play agree: {}.",
        table_name(live.id),
        live.kind.about().name,
        still_wanted(live)
    );
    with_button(live, words, Act::Agree, "Agree")
}

fn paused(live: &Live) -> Message {
    let words = format!(
        "Table {} ({}) is paused: nobody's time runs, and nothing is played. Anybody who sits there lets it go on.",
        table_name(live.id),
        live.kind.about().name
    );
    with_button(live, words, Act::Resume, "Resume")
}

fn with_button(live: &Live, words: String, act: Act, label: &str) -> Message {
    let press = Press {
        table: live.id,
        surface: Surface::Board,
        drawn: live.table.ply(),
        act,
    };
    let button = CreateButton::new(press.to_string())
        .label(label)
        .style(ButtonStyle::Primary);
    let mut message = Message::new(words);
    message
        .components
        .push(CreateActionRow::Buttons(vec![button]));
    message
}
