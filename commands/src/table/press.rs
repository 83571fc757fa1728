//! Handles a press on a control of a table in play.
//!
//! The steps: hold the table's lock, load the table from memory or the store, find the user's seat, refuse a stale control, play,
//! append in one transaction, draw. The order of the last two is the promise of this program: nothing is shown that is not
//! stored.

use std::sync::Arc;

use games::refusal::Refusal;
use games::seat::{Hand, Seat, Viewer};

use crate::bot::Bot;
use crate::context::ComponentContext;
use crate::error::CommandError;
use crate::ids;
use crate::protocol::answer::{Answer, Message};
use crate::protocol::custom_id::{PlayAction, Surface, TableControl};
use crate::reply::{FollowUp, Reply};
use crate::state::active::ActiveTable;
use crate::state::panels::Looking;
use crate::table::draw::{self, Attention};
use crate::table::load::{load_active, seat_number};
use crate::table::play::{PlayError, play, resign};
use crate::table::{admission, board_message, pause, replace, time_left, unreachable_channel};
use crate::words;

pub(crate) async fn handle(
    bot: &Arc<Bot>,
    control: &TableControl,
    action: &PlayAction,
    context: &ComponentContext,
) -> Result<Reply, CommandError> {
    let entry = bot.tables.entry(control.table);
    let mut entry = entry.lock().await;
    if entry
        .get()
        .is_some_and(|active| active.table.ply() < control.drawn)
    {
        // The control is newer than the table in memory.
        entry.clear();
    }
    let active = load_active(bot, &mut entry, control.table).await?;
    if control.surface == Surface::Board
        && let Some(link) = adopt(bot, active, context).await?
    {
        return Ok(link);
    }
    if active.closed.is_some() {
        return Err(CommandError::user(format!(
            "This table was ended early: {}. Open a new one with `{}`.",
            words::why(active.closed.as_deref()),
            words::start_command(active.game)
        )));
    }
    if let PlayAction::Return(seat) = action {
        return replace::take_again(bot, &mut entry, control, *seat, &context.person).await;
    }
    let seat = active.seat_of(context.person.id);
    // A press on the board, or by a player, shows that the table can be seen.
    if control.surface == Surface::Board || seat.is_some() {
        unreachable_channel::resume(bot, active).await?;
    }
    if active.clocks.paused() && !active.ended() && matches!(action, PlayAction::Move(_)) {
        return Err(CommandError::user(pause::PAUSED));
    }
    if seat.is_some_and(|seat| active.clocks.banned(seat)) && !matches!(action, PlayAction::Resign)
    {
        let table = control.table;
        let head = bot.read(move |tx| tx.head(table)).await?;
        let head = head.ok_or(db::Error::Gone)?;
        admission::check_not_banned(bot, head.server(), context.person.id).await?;
    }
    let mut playing = entry.begin();
    let done = match seat {
        Some(seat) => {
            playing.clocks.seen(seat, bot.now());
            let done = apply(bot, &mut playing, seat, control, action).await;
            done.map(|reply| with_wake_up(bot, &playing, reply))
        }
        None => Err(PlayError::Refused(Refusal::NotSeated)),
    };
    let done = match done {
        Ok(reply) => Ok(reply),
        Err(PlayError::Refused(Refusal::Stale)) => {
            Ok(stale(bot, &mut playing, control, context).await)
        }
        Err(PlayError::Refused(refusal)) => {
            let start = words::start_command(playing.game);
            let mut words = words::refusal(refusal, &playing.now(), &start);
            if refusal == Refusal::NotYourTurn {
                words.push_str(&time_left::sentence(&playing, bot.now()));
            }
            Err(CommandError::User(words))
        }
        Err(PlayError::Failed(error)) => return Err(error),
    };
    playing.keep();
    done
}

/// Does what a player pressed.
async fn apply(
    bot: &Bot,
    active: &mut ActiveTable,
    seat: Seat,
    control: &TableControl,
    action: &PlayAction,
) -> Result<Reply, PlayError> {
    match action {
        PlayAction::Move(mv) => {
            if active.has_pressed(seat, mv, control.drawn) {
                // The same press a second time: it was played, and needs no refusal.
                return Ok(redrawn(bot, active, seat, control.surface, Attention::default()).await);
            }
            play(bot, active, seat, mv, control.drawn, Hand::Player).await?;
            let on_board = control.surface == Surface::Board;
            if on_board
                && !active.board.answers_only
                && board_message::is_old(active.board.message, active.opened, bot.clock.now())
            {
                let moved = moved_down(bot, active).await;
                return Ok(refreshed(active, moved));
            }
            let reply = redrawn(bot, active, seat, control.surface, Attention::default()).await;
            let reply = refreshed(active, reply);
            Ok(match control.surface {
                Surface::Board => reply,
                Surface::Panel => reply.then(FollowUp::Redraw(active.id)),
            })
        }
        PlayAction::Resign => {
            resign(bot, active, seat, Hand::Player).await?;
            let gone = Message::new("You have left the table. The others play on.");
            let reply = Reply::from(Answer::Update(Box::new(gone)));
            Ok(refreshed(active, reply).then(FollowUp::Redraw(active.id)))
        }
        PlayAction::TakeBack if !active.clocks.away(seat) => {
            let words = "You are already playing your seat yourself.";
            Ok(Answer::say(words).into())
        }
        PlayAction::TakeBack => {
            take_back(bot, active, seat).await?;
            Ok(redrawn(bot, active, seat, control.surface, Attention::default()).await)
        }
        PlayAction::Focus(focus) => {
            may_browse(active, seat, control)?;
            come_back(bot, active, seat).await?;
            let attention = Attention { focus, page: None };
            Ok(redrawn(bot, active, seat, control.surface, attention).await)
        }
        PlayAction::GoOn(focus) => {
            come_back(bot, active, seat).await?;
            let attention = Attention { focus, page: None };
            Ok(redrawn(bot, active, seat, control.surface, attention).await)
        }
        PlayAction::Page(row, page) => {
            may_browse(active, seat, control)?;
            come_back(bot, active, seat).await?;
            let attention = Attention {
                focus: "",
                page: Some((*row, *page)),
            };
            Ok(redrawn(bot, active, seat, control.surface, attention).await)
        }
        PlayAction::Panel if control.surface == Surface::Board => {
            come_back(bot, active, seat).await?;
            let attention = Attention::default();
            let (panel, noted) = panel(bot, active, seat, attention, None);
            Ok(Reply::from(Answer::Private(panel)).then(noted))
        }
        PlayAction::Panel => {
            Ok(redrawn(bot, active, seat, control.surface, Attention::default()).await)
        }
        // The second is handled before a seat is looked for.
        PlayAction::Off(..) | PlayAction::Return(_) => Err(PlayError::Refused(Refusal::Illegal)),
    }
}

/// A player who presses something on their turn is back, and plays their own seat again.
async fn come_back(bot: &Bot, active: &mut ActiveTable, seat: Seat) -> Result<(), PlayError> {
    if active.clocks.away(seat) && active.table.since(seat).is_some() {
        take_back(bot, active, seat).await?;
    }
    Ok(())
}

/// Gives a player their seat back from the house, with the full time for the current decision.
async fn take_back(bot: &Bot, active: &mut ActiveTable, seat: Seat) -> Result<(), PlayError> {
    let now = bot.now();
    let time = active.clocks.back(now);
    bot.write_at(&active.at, move |tx, at| {
        tx.take_back(at, seat_number(seat), time, now.uptime)
    })
    .await
    .map_err(|error| PlayError::Failed(error.into()))?;
    active.clocks.took_back(seat, time);
    Ok(())
}

/// Adds a wake-up of the scheduler if the table has work due, or of its house players if one is to move.
pub(crate) fn with_wake_up(bot: &Bot, active: &ActiveTable, reply: Reply) -> Reply {
    let now = bot.now();
    if active.clocks.house_moves_at().is_some() {
        return reply.then(FollowUp::HousePlayers(active.id));
    }
    match active.clocks.due(now) {
        Some(due) if due <= now.uptime => reply.then(FollowUp::WakeScheduler),
        _ => reply,
    }
}

/// Answers with a new message for the board, and has the old one replaced with a link.
async fn moved_down(bot: &Bot, active: &mut ActiveTable) -> Reply {
    let board = board_message::board(bot, active, Attention::default()).await;
    let reply =
        Reply::from(Answer::Show(Box::new(board))).then(FollowUp::LearnMessageId(active.id));
    // The follow-up stores the id of the new message; a press on it may do so before.
    match active.board.message.take() {
        Some(old) => reply.then(FollowUp::LinkToNewBoard {
            table: active.id,
            channel: active.board.channel,
            message: old,
        }),
        None => reply,
    }
}

/// The board is shared, so only a player who is to act may change what it shows. On their own panel players may browse at any
/// time.
fn may_browse(active: &ActiveTable, seat: Seat, control: &TableControl) -> Result<(), PlayError> {
    match active.table.may_act(seat, control.drawn) {
        Err(Refusal::NotYourTurn) if control.surface == Surface::Panel => Ok(()),
        may => may.map_err(PlayError::Refused),
    }
}

/// Learns where the board is from the press itself. A press on an older message of the table does nothing but replace that
/// message with a link to the board.
async fn adopt(
    bot: &Bot,
    active: &mut ActiveTable,
    context: &ComponentContext,
) -> Result<Option<Reply>, CommandError> {
    let Some(message) = context.message else {
        return Ok(None);
    };
    let known = active.board.message;
    // Discord's ids grow with time, so the smaller one is older.
    if known.is_some_and(|known| message < known) {
        let link = board_message::link_message(&active.board);
        return Ok(Some(Answer::Update(Box::new(link)).into()));
    }
    if known != Some(message) {
        let channel = context.location.channel;
        let (place, id) = (ids::text(channel), ids::text(message));
        bot.write_at(&active.at, move |tx, at| {
            tx.set_message(at, &place, Some(&id))
        })
        .await?;
        active.board.channel = channel;
        active.board.message = Some(message);
    }
    Ok(None)
}

/// A control from before the latest move does nothing, but its message is drawn again.
async fn stale(
    bot: &Bot,
    active: &mut ActiveTable,
    control: &TableControl,
    context: &ComponentContext,
) -> Reply {
    let words = words::refusal(Refusal::Stale, &active.now(), "");
    if let (Surface::Panel, Some(seat)) = (control.surface, active.seat_of(context.person.id)) {
        let attention = Attention::default();
        let (panel, noted) = panel(bot, active, seat, attention, Some(&words));
        return Reply::from(Answer::Update(panel)).then(noted);
    }
    let board = board_message::board(bot, active, Attention::default()).await;
    Reply::from(Answer::Update(Box::new(board))).then(FollowUp::Note(Box::new(Message::new(words))))
}

async fn redrawn(
    bot: &Bot,
    active: &mut ActiveTable,
    seat: Seat,
    on: Surface,
    attention: Attention<'_>,
) -> Reply {
    match on {
        Surface::Board => {
            let board = board_message::board(bot, active, attention).await;
            Answer::Update(Box::new(board)).into()
        }
        Surface::Panel => {
            let (panel, noted) = panel(bot, active, seat, attention, None);
            Reply::from(Answer::Update(panel)).then(noted)
        }
    }
}

/// A player's panel, and what remembers what it shows, so that it can be edited when others move.
fn panel(
    bot: &Bot,
    active: &ActiveTable,
    seat: Seat,
    attention: Attention<'_>,
    note: Option<&str>,
) -> (Box<Message>, FollowUp) {
    let Attention { focus, page } = attention;
    let viewer = Viewer::Seat(seat);
    let screen = active.table.screen(viewer, &active.names, focus);
    let message = draw::panel(active, &screen, &bot.emoji, page, note);
    let looking = Looking {
        focus: focus.to_owned(),
        page,
        screen,
        number: message.number,
    };
    let noted = FollowUp::NotePanel(active.id, seat, Box::new(looking));
    (Box::new(message), noted)
}

/// After a move: the panels of the others may show what is no longer so.
fn refreshed(active: &ActiveTable, reply: Reply) -> Reply {
    reply.then(FollowUp::RefreshPanels(active.id, active.table.seats()))
}
