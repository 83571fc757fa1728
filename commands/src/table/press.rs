//! A control of a table in play was pressed: what that comes to.
//!
//! Hold the table's lock; the table from memory or replayed from the store; the seat of this user; is the control
//! stale; play; append in one transaction; draw. The order of the last two is the promise of this program: nothing is shown that is
//! not stored.

use std::sync::Arc;

use games::refusal::Refusal;
use games::seat::Seat;
use games::table::Hand;

use crate::asked::Pressed;
use crate::bot::Bot;
use crate::error::Trouble;
use crate::reply::{Reply, Then};
use crate::table::draw::{self, Attention};
use crate::table::live::{self, Live};
use crate::table::pause;
use crate::table::place;
use crate::table::play::{Unplayed, living, play, resign, seat_number};
use crate::wire::answer::{Answer, Message};
use crate::wire::custom_id::{Act, Press, Surface};
use crate::words;

pub(crate) async fn at_table(
    bot: &Arc<Bot>,
    press: &Press,
    pressed: &Pressed,
) -> Result<Reply, Trouble> {
    let slot = bot.slot(press.table);
    let mut slot = slot.lock().await;
    if slot
        .as_ref()
        .is_some_and(|live| live.table.ply() < press.drawn)
    {
        // Somebody was shown more than is in memory.
        *slot = None;
    }
    let live = living(bot, &mut slot, press.table).await?;
    if press.surface == Surface::Board
        && let Some(pointer) = adopt(bot, live, pressed).await?
    {
        return Ok(pointer);
    }
    if live.closed.is_some() {
        return Err(Trouble::refused(format!(
            "This table was ended before its end: {}. Open a new one with `{}`.",
            words::why(live.closed.as_deref()),
            live::start_command(live.kind)
        )));
    }
    let seat = live.seat_of(&pressed.person.id);
    // Whoever presses something on the board, or sits here, sees the table.
    if press.surface == Surface::Board || seat.is_some() {
        place::found(bot, live).await?;
    }
    if live.turns.paused() && !live.ended() && matches!(press.act, Act::Play(_)) {
        return Err(Trouble::refused(pause::RESTS));
    }
    // From here on memory may be ahead of the store. It goes back to its place when both are one again: after a fault or a panic the
    // store alone is right.
    let mut live = slot.take().expect("it is there, or was loaded");
    let done = match seat {
        Some(seat) => {
            live.turns.seen(seat, bot.now());
            let done = act(bot, &mut live, seat, press).await;
            done.map(|reply| stirring(bot, &live, reply))
        }
        None => Err(Unplayed::Refused(Refusal::NotSeated)),
    };
    let done = match done {
        Ok(reply) => Ok(reply),
        Err(Unplayed::Refused(Refusal::Stale)) => Ok(stale(bot, &live, press, pressed)),
        Err(Unplayed::Refused(refusal)) => {
            let start = live::start_command(live.kind);
            let words = words::refusal(refusal, &live.now(), &start);
            Err(Trouble::Refused(words))
        }
        Err(Unplayed::Trouble(trouble)) => return Err(trouble),
    };
    *slot = Some(live);
    done
}

/// What a player does at a table in play.
async fn act(bot: &Bot, live: &mut Live, seat: Seat, press: &Press) -> Result<Reply, Unplayed> {
    match &press.act {
        Act::Play(mv) => {
            play(bot, live, seat, mv, press.drawn, Hand::Player).await?;
            let on_board = press.surface == Surface::Board;
            if on_board && place::is_old(live.message.as_deref(), live.opened, bot.clock.now()) {
                return Ok(moved_down(bot, live));
            }
            let reply = redrawn(bot, live, seat, press.surface, Attention::default());
            Ok(match press.surface {
                Surface::Board => reply,
                Surface::Panel => reply.then(Then::Redraw(live.id)),
            })
        }
        Act::Resign => {
            resign(bot, live, seat).await?;
            let gone = Message::new("You have left the table. The others play on.");
            Ok(Reply::from(Answer::Update(Box::new(gone))).then(Then::Redraw(live.id)))
        }
        Act::Back if !live.turns.away(seat) => {
            let words = "You play your seat yourself already.";
            Ok(Answer::say(words).into())
        }
        Act::Back => {
            take_back(bot, live, seat).await?;
            Ok(redrawn(
                bot,
                live,
                seat,
                press.surface,
                Attention::default(),
            ))
        }
        Act::Focus(focus) => {
            may_look(live, seat, press)?;
            come_back(bot, live, seat).await?;
            let attention = Attention { focus, page: None };
            Ok(redrawn(bot, live, seat, press.surface, attention))
        }
        Act::Page(row, page) => {
            may_look(live, seat, press)?;
            come_back(bot, live, seat).await?;
            let attention = Attention {
                focus: "",
                page: Some((*row, *page)),
            };
            Ok(redrawn(bot, live, seat, press.surface, attention))
        }
        Act::Panel if press.surface == Surface::Board => {
            come_back(bot, live, seat).await?;
            let panel = draw::panel(live, seat, &bot.emoji, Attention::default(), None);
            Ok(Answer::Private(Box::new(panel)).into())
        }
        Act::Panel => Ok(redrawn(
            bot,
            live,
            seat,
            press.surface,
            Attention::default(),
        )),
        _ => Err(Unplayed::Refused(Refusal::Illegal)),
    }
}

/// Who presses something on their turn is there, and plays their seat themselves.
async fn come_back(bot: &Bot, live: &mut Live, seat: Seat) -> Result<(), Unplayed> {
    if live.turns.away(seat) && live.table.since(seat).is_some() {
        take_back(bot, live, seat).await?;
    }
    Ok(())
}

/// A player takes their seat back from the house, with all the time for what there is to decide.
async fn take_back(bot: &Bot, live: &mut Live, seat: Seat) -> Result<(), Unplayed> {
    let now = bot.now();
    let time = live.turns.back(now);
    bot.store
        .take_back(live.id, seat_number(seat), time, now.awake)
        .await
        .map_err(|error| Unplayed::Trouble(error.into()))?;
    live.turns.took_back(seat, time);
    Ok(())
}

/// The same reply, and a look at the table after it if time has something to do there by now.
pub(crate) fn stirring(bot: &Bot, live: &Live, reply: Reply) -> Reply {
    let now = bot.now();
    match live.turns.due(now) {
        Some(due) if due <= now.awake => reply.then(Then::Attend),
        _ => reply,
    }
}

/// Answers with a new message for the board, and the old one points to it.
fn moved_down(bot: &Bot, live: &mut Live) -> Reply {
    let board = draw::board(bot, live, Attention::default());
    let reply = Reply::from(Answer::Show(Box::new(board))).then(Then::Learn(live.id));
    // Until its id is learned, the first press on it tells where it is.
    match live.message.take() {
        Some(old) => reply.then(Then::Point {
            table: live.id,
            channel: live.channel.clone(),
            message: old,
        }),
        None => reply,
    }
}

/// The board is everybody's, so only who is to act moves its attention; on one's own panel one may look around at any time.
fn may_look(live: &Live, seat: Seat, press: &Press) -> Result<(), Unplayed> {
    match live.table.may_act(seat, press.drawn) {
        Err(Refusal::NotYourTurn) if press.surface == Surface::Panel => Ok(()),
        may => may.map_err(Unplayed::Refused),
    }
}

/// Learns where the board is from the press itself. A press on an older message of the table does nothing but turn that
/// message into a pointer to the newer one.
async fn adopt(bot: &Bot, live: &mut Live, pressed: &Pressed) -> Result<Option<Reply>, Trouble> {
    let Some(message) = &pressed.message else {
        return Ok(None);
    };
    let known = live.message.as_deref();
    if let Some(known) = known.filter(|known| is_older(message, known)) {
        let pointer = place::pointer(&live.guild, &live.channel, Some(known));
        return Ok(Some(Answer::Update(Box::new(pointer)).into()));
    }
    if known != Some(message) {
        bot.store
            .set_message(live.id, &pressed.place.channel, Some(message))
            .await?;
        live.channel.clone_from(&pressed.place.channel);
        live.message = Some(message.clone());
    }
    Ok(None)
}

/// Was this message posted before the other? Discord's ids count up with time.
fn is_older(message: &str, than: &str) -> bool {
    let age = |id: &str| id.parse::<u64>().unwrap_or_default();
    age(message) < age(than)
}

/// A control from before the latest move does nothing, but what it stands on is drawn as it is now.
fn stale(bot: &Bot, live: &Live, press: &Press, pressed: &Pressed) -> Reply {
    let words = words::refusal(Refusal::Stale, &live.now(), "");
    if let (Surface::Panel, Some(seat)) = (press.surface, live.seat_of(&pressed.person.id)) {
        let panel = draw::panel(live, seat, &bot.emoji, Attention::default(), Some(&words));
        return Answer::Update(Box::new(panel)).into();
    }
    let board = draw::board(bot, live, Attention::default());
    Reply::from(Answer::Update(Box::new(board))).then(Then::Note(Box::new(Message::new(words))))
}

fn redrawn(bot: &Bot, live: &Live, seat: Seat, on: Surface, attention: Attention<'_>) -> Reply {
    let message = match on {
        Surface::Board => draw::board(bot, live, attention),
        Surface::Panel => draw::panel(live, seat, &bot.emoji, attention, None),
    };
    Answer::Update(Box::new(message)).into()
}
