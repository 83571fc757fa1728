//! `/table show`: posts a table's board again at the bottom of the channel.

use std::sync::Arc;

use db::{Seat, TableId};

use crate::bot::Bot;
use crate::context::CommandContext;
use crate::error::CommandError;
use crate::ids;
use crate::protocol::answer::Answer;
use crate::reply::{FollowUp, Reply};
use crate::state::board_location::BoardLocation;
use crate::table::load::{load_active, stored};
use crate::table::{board_message, permissions, pick, unreachable_channel};
use crate::table_name::table_name;

pub(crate) async fn show(bot: &Arc<Bot>, context: &CommandContext) -> Result<Reply, CommandError> {
    let table = pick::pick(bot, context, true).await?;
    may_show(bot, context, table).await?;
    permissions::note_thread(bot, &context.location).await?;
    let entry = bot.tables.entry(table);
    let mut entry = entry.lock().await;
    let now = stored(bot, table).await?;
    let was_unreachable = !now.plies.is_empty()
        && unreachable_channel::resume(bot, load_active(bot, &mut entry, table).await?).await?;
    let message = board_message::message(bot, &mut entry, table).await?;
    // The follow-up stores the id of the new board; a press on it may do so before.
    if let Some(active) = entry.get_mut() {
        active.board.message = None;
    }
    let mut reply =
        Reply::from(Answer::Show(Box::new(message))).then(FollowUp::LearnMessageId(table));
    if was_unreachable {
        reply = reply.then(FollowUp::WakeScheduler);
    }
    let before = BoardLocation::of(&now.head)?;
    Ok(match before.message {
        Some(message) => reply.then(FollowUp::LinkToNewBoard {
            table,
            channel: before.channel,
            message,
        }),
        None => reply,
    })
}

/// Anybody may show a table in its own channel. Elsewhere only its players and moderators may, because others might not be
/// allowed to see it.
async fn may_show(bot: &Bot, context: &CommandContext, table: TableId) -> Result<(), CommandError> {
    let now = stored(bot, table).await?;
    if now.head.channel == ids::text(context.location.channel) {
        return Ok(());
    }
    permissions::allows(bot, &context.location).await?;
    let own = |seat: &Seat| ids::user(&seat.user) == Some(context.person.id) && seat.left.is_none();
    if now.seats.iter().any(own)
        || permissions::is_moderator(bot, table, &context.location, &context.rights).await?
    {
        return Ok(());
    }
    Err(CommandError::user(format!(
        "Table {} is in another channel. Only its players can show it here.",
        table_name(table)
    )))
}
