//! Tables that end before their end: when all who play agree, or when somebody says so who looks after tables here. Such a table has
//! no result; its seed is shown, and its record can be checked.

use std::sync::Arc;

use db::{Phase, StoredTable, TableId, Vote};
use games::seat::Seat;
use serenity::all::{ButtonStyle, CreateActionRow, CreateButton};

use crate::admin::server;
use crate::asked::{Invocation, Person, Pressed};
use crate::bot::Bot;
use crate::error::Trouble;
use crate::reply::{Reply, Then};
use crate::table::live::Live;
use crate::table::pick;
use crate::table::play::{living, seat_number, stored};
use crate::wire::answer::{Answer, Message};
use crate::wire::custom_id::{Act, Press, Surface, table_name};
use crate::words;

/// `/table end`
pub(crate) async fn end(bot: &Arc<Bot>, call: &Invocation) -> Result<Reply, Trouble> {
    let table = pick::pick(bot, call, false).await?;
    let now = stored(bot, table).await?;
    let name = table_name(table);
    let sits = now
        .seats
        .iter()
        .any(|seat| seat.user == call.person.id && seat.left.is_none());
    let keeper = server::looks_after(bot, table, &call.place, &call.rights).await?;
    match now.head.phase {
        Phase::Over | Phase::Closed => {
            Err(Trouble::refused(format!("Table {name} has ended already.")))
        }
        Phase::Lobby if now.head.host == call.person.id => close_lobby(bot, table).await,
        Phase::Play if sits && !keeper => ask(bot, table, &call.person).await,
        _ if keeper => Ok(question(&now, sits)),
        Phase::Lobby => Err(Trouble::refused(
            "Only the host can close a table that has not begun. You can press Leave.",
        )),
        Phase::Play => Err(Trouble::refused(format!(
            "You do not play at table {name}. Those who play there can end it, and people who look after tables in its channel."
        ))),
    }
}

async fn close_lobby(bot: &Arc<Bot>, table: TableId) -> Result<Reply, Trouble> {
    close(bot, table, "host").await?;
    Ok(Reply::from(Answer::Show(Box::new(closed(table, "host")))).then(Then::Redraw(table)))
}

/// Asks somebody who looks after tables whether they mean it; one who plays here may rather ask the others.
fn question(now: &StoredTable, sits: bool) -> Reply {
    let table = now.head.id;
    let mut message = Message::new(format!(
        "End table {} at once? There will be no result. Its seed is shown, and its record stays.",
        table_name(table)
    ));
    let mut buttons = vec![button(table, Act::End, "End it now", ButtonStyle::Danger)];
    if sits && now.head.phase == Phase::Play {
        buttons.push(button(
            table,
            Act::AskEnd,
            "Ask all who play",
            ButtonStyle::Secondary,
        ));
    }
    message.components.push(CreateActionRow::Buttons(buttons));
    Answer::Private(Box::new(message)).into()
}

/// Somebody who looks after tables ends one.
pub(crate) async fn at_once(
    bot: &Arc<Bot>,
    table: TableId,
    pressed: &Pressed,
) -> Result<Reply, Trouble> {
    if !server::looks_after(bot, table, &pressed.place, &pressed.rights).await? {
        return Err(Trouble::refused(
            "Only people who look after tables in that channel can end one at once.",
        ));
    }
    let slot = bot.slot(table);
    let mut slot = slot.lock().await;
    close(bot, table, "moderator").await?;
    *slot = None;
    tracing::info!(table = table_name(table), "a moderator ended a table");
    let done = Answer::Update(Box::new(closed(table, "moderator")));
    Ok(Reply::from(done)
        .then(Then::Redraw(table))
        .then(Then::Attend))
}

/// A player asks all who play; who asks agrees.
pub(crate) async fn ask(bot: &Arc<Bot>, table: TableId, person: &Person) -> Result<Reply, Trouble> {
    let slot = bot.slot(table);
    let mut slot = slot.lock().await;
    let live = living(bot, &mut slot, table).await?;
    let seat = player(live, person)?;
    if live.turns.agreement(Vote::End).0 > 0 && !live.turns.agrees(seat, Vote::End) {
        let (message, done) = agreed(bot, live, seat, false).await?;
        return Ok(finished(&mut slot, table, Answer::Show(message), done));
    }
    let (message, done) = agreed(bot, live, seat, true).await?;
    Ok(finished(&mut slot, table, Answer::Show(message), done))
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
    if let Some(why) = &live.closed {
        return Ok(Answer::Update(Box::new(closed(table, why))).into());
    }
    let seat = player(live, person)?;
    if live.turns.agrees(seat, Vote::End) {
        return Err(Trouble::refused(format!(
            "You agree already; {}.",
            still_wanted(live)
        )));
    }
    let (message, done) = agreed(bot, live, seat, false).await?;
    Ok(finished(&mut slot, table, Answer::Update(message), done))
}

/// One more agrees, and perhaps the last one who was wanted: then the table is closed.
async fn agreed(
    bot: &Bot,
    live: &mut Live,
    seat: Seat,
    anew: bool,
) -> Result<(Box<Message>, bool), Trouble> {
    bot.store
        .agree(live.id, seat_number(seat), Vote::End, anew)
        .await?;
    live.turns.agree(seat, Vote::End, anew);
    let (agreed, all) = live.turns.agreement(Vote::End);
    if agreed < all {
        return Ok((Box::new(vote(live)), false));
    }
    let why = if all == 1 { "alone" } else { "vote" };
    close(bot, live.id, why).await?;
    Ok((Box::new(closed(live.id, why)), true))
}

fn finished(slot: &mut Option<Live>, table: TableId, answer: Answer, done: bool) -> Reply {
    let reply = Reply::from(answer);
    if !done {
        return reply;
    }
    *slot = None;
    reply.then(Then::Redraw(table)).then(Then::Attend)
}

async fn close(bot: &Bot, table: TableId, why: &str) -> Result<(), Trouble> {
    Ok(bot.store.close_table(table, why, bot.clock.now()).await?)
}

fn player(live: &Live, person: &Person) -> Result<Seat, Trouble> {
    live.seat_of(&person.id)
        .filter(|_| !live.ended())
        .ok_or_else(|| {
            Trouble::refused(format!(
                "You do not play at table {}, so it is not yours to end.",
                table_name(live.id)
            ))
        })
}

fn still_wanted(live: &Live) -> String {
    let (agreed, all) = live.turns.agreement(Vote::End);
    format!("{agreed} of {all} agree")
}

fn vote(live: &Live) -> Message {
    let mut message = Message::new(format!(
        "Shall table {} ({}) end now, without a result? It does when all who play agree: {}. To leave alone there is `/table resign`.",
        table_name(live.id),
        live.kind.about().name,
        still_wanted(live)
    ));
    let agree = button(live.id, Act::AgreeEnd, "Agree", ButtonStyle::Danger);
    message
        .components
        .push(CreateActionRow::Buttons(vec![agree]));
    message
}

fn closed(table: TableId, code: &str) -> Message {
    Message::new(format!(
        "Table {} has ended without a result, because {}.",
        table_name(table),
        words::why(Some(code))
    ))
}

fn button(table: TableId, act: Act, label: &str, style: ButtonStyle) -> CreateButton {
    let press = Press {
        table,
        surface: Surface::Panel,
        drawn: 0,
        act,
    };
    CreateButton::new(press.to_string())
        .label(label)
        .style(style)
}
