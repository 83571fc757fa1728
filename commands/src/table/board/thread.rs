//! Moves a table to its own thread when it begins. The message that was its lobby becomes a link.

use std::sync::Arc;

use db::TableId;
use serde_json::json;
use serenity::all::ChannelId;

use crate::bot::Bot;
use crate::error::retried;
use crate::ids;
use crate::protocol::answer::{self, Message};
use crate::protocol::http::Called;
use crate::table::board::board_message;
use crate::table::board::redraw::redraw;
use crate::table::load::{location, locked};
use crate::texts::questions as q;

/// Discord archives a thread after a week without messages; the next message opens it again.
/// <https://discord.com/developers/docs/topics/threads#thread-fields>
const ARCHIVE_AFTER_MINUTES: u32 = 10_080;

/// Opens the thread on the table's message, and moves the board there. If that fails, the board stays where it is.
pub(crate) async fn open(bot: &Arc<Bot>, table: TableId, token: &str) -> Called<()> {
    let board = location(bot, table).await;
    let Some((channel, message)) = board.and_then(|board| board.place()) else {
        return Ok(());
    };
    let Ok(active) = locked(bot, table).await else {
        return Ok(());
    };
    let (lang, game) = (active.lang(), active.kind().info().name);
    drop(active);
    let name = q::thread(lang, game, table);
    let body = json!({ "name": name, "auto_archive_duration": ARCHIVE_AFTER_MINUTES });
    let call = || bot.http.create_thread_from_message(channel, message, &body);
    let opened = answer::retry(call, answer::was_not_taken);
    let (words, error) = match opened.await {
        Err(error) => (q::no_thread(lang, table), error.to_string()),
        Ok(thread) => {
            let (id, parent) = (ids::text(thread.id), ids::text(channel));
            if let Err(error) = bot.write(move |tx| tx.set_thread(&id, &parent)).await {
                tracing::warn!(%table, %error, "could not store the channel of a thread");
            }
            match move_board(bot, table, thread.id).await {
                Ok(()) => return Ok(()),
                Err(error) => (q::not_in_thread(lang, table), error),
            }
        }
    };
    answer::follow_up(&bot.http, token, Message::new(words)).await?;
    tracing::info!(%table, error, "could not move a table to a thread");
    Ok(())
}

/// Posts a table's board elsewhere, and puts a link to it in its place. Returns what went wrong, for the log, if it stays where it is.
pub(crate) async fn move_board(
    bot: &Arc<Bot>,
    table: TableId,
    to: ChannelId,
) -> Result<(), String> {
    let before = location(bot, table).await;
    let draw = || async {
        let mut entry = bot.tables.locked(table).await;
        board_message::message(bot, &mut entry).await
    };
    let board = retried(draw).await.map_err(|error| error.to_string())?;
    let posted = answer::post(&bot.http, to, &board).await;
    let posted = posted.map_err(|error| error.to_string())?;
    board_message::set_board_message(bot, table, (to, posted)).await;
    if let Some(old) = before.and_then(|before| before.place()) {
        board_message::link_to_new_board(bot, table, old).await;
    }
    // A player may have moved on the old board meanwhile.
    redraw(bot, table);
    Ok(())
}
