//! A table whose channel the bot cannot reach any more: its clocks stop until somebody there presses something again.

use db::TableId;
use serenity::all::ChannelId;
use tables::acts::pause as acts;

use crate::bot::Bot;
use crate::error::{CommandError, Result, chain, retried};
use crate::state::active::ActiveTable;
use crate::table::act::{ActError, act};
use crate::table::board::board_message;
use crate::table::load::locked_begun;
use crate::table_name::table_name;

/// Pauses a table whose channel is unreachable, so that no clock runs that its players cannot see. [`resume`] lets it go on. A board that
/// has moved to another channel meanwhile can be seen.
pub(crate) async fn suspend(bot: &Bot, table: TableId, channel: ChannelId) {
    board_message::clear_board_message(bot, table, |now| now.channel == channel).await;
    match retried(|| stop_clocks(bot, table, channel)).await {
        Ok(true) => tracing::info!(
            table = table_name(table),
            "paused a table whose channel is unreachable"
        ),
        // No clock runs before play begins.
        Ok(false) | Err(CommandError::User(_)) => {}
        Err(error) => {
            let (table, error) = (table_name(table), chain(&error));
            tracing::warn!(table, %error, "could not pause a table whose channel is unreachable");
        }
    }
}

/// Returns whether its clocks were running.
async fn stop_clocks(bot: &Bot, table: TableId, channel: ChannelId) -> Result<bool> {
    let active = &mut locked_begun(bot, table).await?;
    if active.board.channel != channel {
        return Ok(false);
    }
    let stopped = act(bot, active, |active, _| acts::suspend(&active.table));
    stopped.await.map_err(ActError::unexpected)
}

/// Resumes a table that was paused because its channel was unreachable. Returns whether it was.
pub(crate) async fn resume(bot: &Bot, active: &mut ActiveTable) -> Result<bool> {
    let reached = act(bot, active, |active, now| acts::reach(&active.table, now));
    reached.await.map_err(ActError::unexpected)
}
