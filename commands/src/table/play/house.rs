//! House players take their turns.
//!
//! A table at which one of them is to move has an attendant: a task that waits for its pace, lets it think, stores each move and then edits
//! the board once for the whole turn. What follows an answer starts it, and the scheduler where that did not happen, for example after
//! the program was killed. Its randomness follows from the seed, so it comes to the same moves.

use std::pin::pin;
use std::sync::Arc;

use db::{TableId, Uptime};
use engine::EngineError;
use games::seat::Hand;
use tables::acts::play as acts;
use tables::clocks::ATTENDED_FOR;

use crate::bot::Bot;
use crate::error::{CommandError, InternalError, Result, caught};
use crate::state::thinking::For;
use crate::table::act::{ActError, act};
use crate::table::board::redraw::redraw;
use crate::table::board::refresh_panels;
use crate::table::load::locked_begun;

/// After this many moves the board is drawn, even if the turn is not over.
const MOVES_AT_ONCE: usize = 200;

/// Lets the house players of a table move, if any is to act, until none is.
pub(crate) fn play_house_turns(bot: &Arc<Bot>, table: TableId) {
    if !bot.thinking.attended.begin(table) {
        return;
    }
    let own = Arc::clone(bot);
    bot.tasks.spawn(async move {
        let bot = &own;
        while bot.thinking.attended.next(&table) {
            match caught(take_turns(bot, table)).await {
                // The table has ended or has changed meanwhile.
                Ok(()) | Err(CommandError::User(_) | CommandError::Unwanted(_)) => {}
                // Another process, or a person, was faster: it looks again.
                Err(CommandError::Raced) => _ = bot.thinking.attended.begin(table),
                Err(CommandError::Internal(error)) => {
                    tracing::error!(%table, %error, "a house player could not move");
                }
            }
        }
    });
}

async fn take_turns(bot: &Arc<Bot>, table: TableId) -> Result<()> {
    loop {
        let at = {
            let active = &mut locked_begun(bot, table).await?;
            active.house_moves_at().filter(|_| !active.ended())
        };
        let Some(at) = at else { return Ok(()) };
        // What it has not done when the bot stops is done after the next start.
        let is_time = bot.tasks.until_stop(wait_until(bot, at)).await;
        if is_time.is_none() {
            return Ok(());
        }
        let moves = take_turn(bot, table).await?;
        if moves > 0 {
            redraw(bot, table);
            refresh_panels::refresh(bot, table);
            // The people who are to act now may have to be pinged, or their clocks to be started.
            bot.wake_scheduler.notify_one();
        }
    }
}

/// Waits for a moment of the uptime.
async fn wait_until(bot: &Bot, at: Uptime) {
    loop {
        let now = bot.uptime.now();
        if now >= at {
            return;
        }
        bot.clock.ticks(at - now).next().await;
    }
}

/// Plays what is due now; returns how many moves that was.
async fn take_turn(bot: &Bot, table: TableId) -> Result<usize> {
    for made in 0..MOVES_AT_ONCE {
        let (now, seat, level, engine_seed) = {
            let active = &mut locked_begun(bot, table).await?;
            let clocks = active.clocks();
            let seat = clocks.house_to_move(bot.now(), &active.told.preferences);
            let Some(seat) = seat.filter(|_| !active.ended()) else {
                return Ok(made);
            };
            let player = active.table.player(seat);
            let house = player.and_then(|player| player.house.as_ref());
            let (level, _) =
                house.ok_or_else(|| CommandError::internal("a person has that seat"))?;
            (active.game().fork(), seat, *level, active.engine_seed)
        };
        let ply = now.ply();
        let think = move || {
            let engine = engine::find(now.info()).ok_or(EngineError::OtherGame)?;
            (engine.choose)(now.as_ref(), seat, level, &engine_seed)
        };
        let Some(choice) = chosen(bot, table, think).await else {
            return Ok(made);
        };
        let active = &mut locked_begun(bot, table).await?;
        if active.clocks().paused() || active.ended() {
            return Ok(made);
        }
        if let Err(error) = &choice {
            tracing::error!(%table, ply, %error, "a house player failed to think, so the safest move is played");
        }
        let key = active.key;
        let moved = act(bot, active, |table, _| match &choice {
            Ok(mv) => acts::think(table, seat, mv, ply, &key),
            Err(_) => acts::idle(table, seat, Hand::Player, &key),
        });
        match moved.await {
            // If it is refused, somebody's move came first and changed what the seat can do; it thinks again.
            Ok(_) | Err(ActError::Refused(_)) => {}
            Err(ActError::Failed(error)) => return Err(error),
        }
    }
    Ok(MOVES_AT_ONCE)
}

/// The move that it comes to; `None` if the bot stops first.
async fn chosen(
    bot: &Bot,
    table: TableId,
    think: impl FnOnce() -> Result<String, EngineError> + Send + 'static,
) -> Option<Result<String, InternalError>> {
    let mut chosen = pin!(bot.thinking.think(For::House, think));
    loop {
        let waited = tokio::time::timeout(ATTENDED_FOR / 2, &mut chosen);
        match bot.tasks.until_stop(waited).await? {
            Ok(chosen) => return Some(chosen.and_then(|mv| mv.map_err(InternalError::new))),
            Err(_) if bot.store.is_shared() => keep_attending(bot, table).await,
            Err(_) => {}
        }
    }
}

/// Keeps other processes from attending a table at which somebody still thinks here.
async fn keep_attending(bot: &Bot, table: TableId) {
    // If this fails, another process comes to the same move.
    if let Ok(active) = locked_begun(bot, table).await {
        let due = active.due(bot.now());
        _ = bot.write(move |tx| tx.set_due(table, due)).await;
    }
}
