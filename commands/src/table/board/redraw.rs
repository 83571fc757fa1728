//! Drawing a table's board again, by an edit of its message. The message may be deleted, too old to be edited, or in a channel that has
//! become unreachable; the table goes on all the same.
//!
//! Why a board is edited later than its press is answered: Discord limits edits (`redraws`), an older update was still on its way
//! (`in_flight`), nobody knew where the board is (`tables`), another process has moved (`shown_boards`), or a process died before it drew
//! (`scheduler::boards`).

use std::sync::Arc;

use db::{DELETED, Head, TableId};
use serenity::all::MessageId;

use crate::bot::Bot;
use crate::error::{CommandError, Result, retried};
use crate::ids;
use crate::protocol::answer::{self, Message, Place};
use crate::protocol::http::CallError;
use crate::protocol::shown::Shown;
use crate::state::board_location::BoardLocation;
use crate::state::tables::TableEntry;
use crate::table::board::board_message::{
    OLD, clear_board_message, is_old, leave_ping, link_to_new_board, message, set_board_message,
    suspend_unreachable,
};
use crate::table::board::by_answer;
use crate::table::board::by_answer::Attempt;

/// Edits a table's public message to show the latest state: at once, and then at most once a second.
pub(crate) fn redraw(bot: &Arc<Bot>, table: TableId) {
    if !bot.tables.redraws.begin(table) {
        return;
    }
    let bot = Arc::clone(bot);
    let own = Arc::clone(&bot);
    own.tasks.spawn(async move {
        let (redraws, tasks) = (&bot.tables.redraws, &bot.tasks);
        redraws
            .serve(table, tasks, || redraw_once(&bot, table))
            .await;
    });
}

/// Stores where a table's board is, which a press there has told, and draws it there if that may be needed.
pub(crate) async fn learn_place(
    bot: &Arc<Bot>,
    entry: &mut TableEntry,
    board: Place,
) -> Result<()> {
    let active = entry.filled();
    let (table, place, id) = (active.id, ids::text(board.0), ids::text(board.1));
    bot.write_at(&mut active.at, move |tx, at| {
        tx.set_message(at, &place, Some(&id))
    })
    .await?;
    if let Some(ping) = leave_ping(bot, active, board.0).await {
        let own = Arc::clone(bot);
        let deleted = async move { answer::delete_message(&own.http, ping).await };
        bot.tasks.spawn(deleted);
    }
    if entry.learn_place(board) {
        redraw(bot, table);
    }
    Ok(())
}

/// Returns whether to try again: Discord was too busy or out of reach, or the store failed.
async fn redraw_once(bot: &Bot, table: TableId) -> bool {
    let error = match retried(|| show_now(bot, table)).await {
        Ok(again) => return again,
        Err(error) => error,
    };
    tracing::error!(%table, %error, "cannot draw a board");
    let again = matches!(error, CommandError::Internal(_));
    if !again && let Ok(Some(revision)) = bot.store.revision(table).await {
        // No other process could draw it either.
        bot.shown_boards.note(Shown { table, revision });
    }
    again
}

/// How often a board is drawn in a row while newer states are shown meanwhile.
const DRAWN_IN_A_ROW: u32 = 4;

/// Returns whether to try again later.
async fn show_now(bot: &Bot, table: TableId) -> Result<bool> {
    for _ in 0..DRAWN_IN_A_ROW {
        match show_latest(bot, table).await? {
            Attempt::Done => return Ok(false),
            Attempt::Failed => return Ok(true),
            // At once: players must not look at an older state for a second.
            Attempt::Overtaken => {}
        }
    }
    Ok(true)
}

async fn show_latest(bot: &Bot, table: TableId) -> Result<Attempt> {
    let mut entry = bot.tables.locked(table).await;
    let board = message(bot, &mut entry).await?;
    entry.note_redraw();
    drop(entry);
    let Some(head) = bot.read(move |tx| tx.head(table)).await? else {
        return Ok(Attempt::Done);
    };
    if head.is_deleted() {
        bot.shown_boards.note(Shown::from(&head));
        return Ok(Attempt::Done);
    }
    let location = BoardLocation::of(&head)?;
    if let Some(message) = location.message.filter(|_| is_empty(&head)) {
        // Noted first, so that it is deleted once.
        let place = head.channel.clone();
        bot.write_at(&mut head.at(), move |tx, at| {
            tx.set_message(at, &place, Some(DELETED))
        })
        .await?;
        bot.shown_boards.note(Shown::from(&head).after_one_write());
        answer::delete_message(&bot.http, (location.channel, message)).await;
        return Ok(Attempt::Done);
    }
    bot.note_sent(board.shows);
    let attempt = match location.message {
        Some(_) if location.answers_only => {
            let (attempt, posted) = by_answer::show(bot, table, &board).await?;
            if let Some(posted) = posted {
                set_board_message(bot, table, (location.channel, posted)).await;
            }
            attempt
        }
        Some(old) => show(bot, &head, location, old, &board).await,
        // It is gone; or not known yet, and drawn once it is.
        None => Attempt::Done,
    };
    if attempt != Attempt::Done {
        return Ok(attempt);
    }
    // Also where nothing could be shown for good, because nobody else could do it either.
    if let Some(shown) = board.shows {
        bot.note_taken(shown);
    }
    Ok(attempt)
}

/// Is it a lobby that everybody has left? Nothing of it is left in the channel, where the bot can delete it.
fn is_empty(head: &Head) -> bool {
    head.why.as_deref() == Some("empty") && head.answers_only.is_none()
}

/// Shows a board by an edit, or at the bottom of the channel if the old message is too old or in an archived thread.
async fn show(
    bot: &Bot,
    head: &Head,
    location: BoardLocation,
    old: MessageId,
    board: &Message,
) -> Attempt {
    let (now, channel) = (bot.clock.now(), location.channel);
    // Is its state recent enough to post the board again at the bottom of the channel? A table that ended long ago, or before it began,
    // stays where it is.
    let is_recent = |ended| head.started.is_some() && now - ended < OLD;
    let news = head.ended.is_none_or(is_recent);
    let too_old = news && is_old(Some(old), head.opened, now);
    let mut overtaken = false;
    let edited = if too_old {
        None
    } else {
        let edit = answer::edit(&bot.http, (channel, old), board);
        let sent = bot.tables.in_flight.send(head.id, board.number, None, edit);
        let (edited, late) = sent.await;
        overtaken = late;
        Some(edited)
    };
    let needs_new = |error: &CallError| answer::is_too_old(error) || answer::is_archived(error);
    let refused = matches!(&edited, Some(Err(error)) if needs_new(error));
    let moves_down = too_old || news && refused;
    let mut may_post_later = false;
    let posted = if moves_down {
        // Until the new one is posted. The first press on either then shows which one is current.
        if let Some(active) = bot.tables.locked(head.id).await.get_mut() {
            active.board.message = None;
        }
        let posted = answer::post(&bot.http, channel, board).await;
        may_post_later = matches!(&posted, Err(error) if answer::is_transient(error));
        posted.ok()
    } else {
        None
    };
    let Some(new) = posted else {
        // An edit may work even where the bot may not post.
        let edited = match edited {
            Some(edited) => edited,
            None => answer::edit(&bot.http, (channel, old), board).await,
        };
        if let Err(error) = edited {
            tracing::info!(table = %head.id, %error, "could not edit a board");
            // No message opens a thread that is locked.
            let is_locked = moves_down && !may_post_later && answer::is_archived(&error);
            if answer::is_unreachable(&error) || is_locked && head.ended.is_none() {
                suspend_unreachable(bot, head.id, channel).await;
            } else if answer::is_gone(&error) {
                clear_board_message(bot, head.id, |now| now.message == Some(old)).await;
            }
            return if may_post_later || answer::is_transient(&error) {
                Attempt::Failed
            } else {
                Attempt::Done
            };
        }
        return Attempt::taken(overtaken);
    };
    let overtaken = set_board_message(bot, head.id, (channel, new)).await;
    link_to_new_board(bot, head.id, (channel, old)).await;
    Attempt::taken(overtaken)
}
