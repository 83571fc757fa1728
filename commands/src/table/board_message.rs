//! Where a table's public message is, and drawing it there anew. The message may be deleted, too old to be edited, or in a channel that
//! cannot be reached any more; the table is none the worse for it.

use std::sync::Arc;
use std::time::Duration;

use db::{Head, Phase, TableId, TurnUpdate, WallTime};
use serenity::all::{ChannelId, MessageId};

use crate::bot::Bot;
use crate::error::{CommandError, chain};
use crate::ids;
use crate::protocol::answer::{self, Message, without_address};
use crate::state::active::ActiveTable;
use crate::state::board_location::BoardLocation;
use crate::state::tables::TableEntry;
use crate::table::draw::{self, Attention};
use crate::table::draw_lobby;
use crate::table::load::{load_active, stored};
use crate::table_name::table_name;

/// The public message of a table in whatever phase.
pub(crate) async fn message(
    bot: &Bot,
    entry: &mut TableEntry,
    table: TableId,
) -> Result<Message, CommandError> {
    if entry.get().is_none() {
        let now = stored(bot, table).await?;
        if now.head.phase == Phase::Lobby {
            return draw_lobby::lobby(&now);
        }
        if now.plies.is_empty() {
            return draw_lobby::closed(&now);
        }
    }
    let active = load_active(bot, entry, table).await?;
    Ok(draw::board(bot, active, Attention::default()))
}

/// The pointer that an older message of a table becomes.
pub(crate) fn pointer(board: &BoardLocation) -> Message {
    Message::new(match board.link() {
        Some(link) => format!("This table is now shown here: {link}"),
        None => "This table has a newer board further down. Type `/table show` to see it here."
            .to_owned(),
    })
}

/// An older message of a table becomes a pointer to where the table is.
pub(crate) async fn link_to_new_board(
    bot: &Bot,
    table: TableId,
    channel: ChannelId,
    old: MessageId,
    board: &BoardLocation,
) {
    if let Err(error) = answer::edit(&bot.http, channel, old, &pointer(board)).await {
        tracing::info!(
            "could not link the old board of table {} to the new one: {}",
            table_name(table),
            without_address(&error)
        );
    }
}

/// Notes where a table's board is. A call that stands in another channel goes.
pub(crate) async fn set_board_message(
    bot: &Bot,
    table: TableId,
    channel: ChannelId,
    message: MessageId,
) {
    let (place, id) = (ids::text(channel), ids::text(message));
    let mut left_behind = None;
    let entry = bot.tables.entry(table);
    let mut entry = entry.lock().await;
    match bot.store.set_message(table, &place, Some(&id)).await {
        Ok(()) => {
            if let Some(active) = entry.get_mut() {
                if active.board.channel != channel
                    && let Some(ping) = active.clocks.ping.take()
                {
                    left_behind = Some((active.board.channel, ping));
                    let delete_ping = TurnUpdate {
                        table,
                        called: Vec::new(),
                        reminded: Vec::new(),
                        delete_ping: true,
                        due: active.clocks.due(bot.now()),
                    };
                    if let Err(error) = bot.store.update_turns(delete_ping).await {
                        tracing::warn!("could not store that a turn ping was deleted: {error}");
                    }
                }
                active.board.channel = channel;
                active.board.message = Some(message);
            }
        }
        Err(error) => tracing::warn!(
            "could not store the board message of table {}: {error}",
            table_name(table)
        ),
    }
    drop(entry);
    if let Some((channel, ping)) = left_behind {
        answer::delete_message(&bot.http, channel, ping).await;
    }
}

/// Notes that a table's board is not there any more; with a `message`, only if that was it.
pub(crate) async fn clear_board_message(bot: &Bot, table: TableId, message: Option<MessageId>) {
    let entry = bot.tables.entry(table);
    let mut entry = entry.lock().await;
    let Ok(Some(head)) = bot.store.head(table).await else {
        return;
    };
    let known = ids::message(head.message.as_deref());
    if known.is_none() || message.is_some_and(|message| known != Some(message)) {
        return;
    }
    match bot.store.set_message(table, &head.channel, None).await {
        Ok(()) => {
            if let Some(active) = entry.get_mut() {
                active.board.message = None;
            }
            tracing::info!("the board of table {} is gone", table_name(table));
        }
        Err(error) => tracing::warn!("could not clear the board message of a table: {error}"),
    }
}

/// A table whose channel cannot be reached rests, so that nobody loses time who cannot see it. [`resume_reachable`] wakes it.
pub(crate) async fn suspend_unreachable(bot: &Bot, table: TableId) {
    clear_board_message(bot, table, None).await;
    let entry = bot.tables.entry(table);
    let mut entry = entry.lock().await;
    // Where play has not begun there is no time to lose.
    let Ok(active) = load_active(bot, &mut entry, table).await else {
        return;
    };
    if active.ended() || active.clocks.paused() {
        return;
    }
    let now = bot.now();
    match bot
        .store
        .suspend_unreachable(table, active.clocks.time(now), now.uptime)
        .await
    {
        Ok(()) => {
            active.clocks.pause(now);
            active.unreachable = true;
            tracing::info!(
                "paused table {}: its channel is unreachable",
                table_name(table)
            );
        }
        Err(error) => tracing::warn!("could not pause an unreachable table: {error}"),
    }
}

/// A table that rested because nobody could see it is seen again, and goes on. Gives whether it did rest.
pub(crate) async fn resume_reachable(
    bot: &Bot,
    active: &mut ActiveTable,
) -> Result<bool, CommandError> {
    if !active.unreachable || active.ended() {
        return Ok(false);
    }
    let now = bot.now();
    bot.store
        .resume(active.id, active.clocks.lag(now), now.uptime)
        .await?;
    active.clocks.resume(now);
    active.unreachable = false;
    Ok(true)
}

/// Discord limits edits of messages older than an hour strictly (error 30046 on the page of `is_gone`), so by then there is a newer
/// one.
const OLD: Duration = Duration::from_secs(50 * 60);

/// The first millisecond of 2015, where Discord's ids begin: <https://discord.com/developers/docs/reference#snowflakes>
const FIRST: i64 = 1_420_070_400_000;

/// Is this message of a table opened then too old to be edited for long? None is older than its table: a server whose ids are mere
/// numbers would have each of its boards date from 2015.
pub(crate) fn is_old(message: Option<MessageId>, opened: WallTime, now: WallTime) -> bool {
    message.is_some_and(|id| {
        let since_first = i64::try_from(id.get() >> 22).unwrap_or(i64::MAX);
        let posted = WallTime(since_first.saturating_add(FIRST));
        now - posted.max(opened) > OLD
    })
}

/// Is what is to be shown news, so that it may stand at the bottom of the channel? A table that ended long ago, or before it
/// began, is left where it is.
fn is_news(head: &Head, now: WallTime) -> bool {
    head.ended
        .is_none_or(|ended| head.started.is_some() && now - ended < OLD)
}

/// Draws a table's public message again by an edit: at once, and then at most once a second, the latest state winning.
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

/// Tells whether it is worth another try: Discord was too busy, or the store failed.
async fn redraw_once(bot: &Bot, table: TableId) -> bool {
    show_now(bot, table).await.unwrap_or_else(|error| {
        tracing::error!(
            "cannot draw the board of table {}: {}",
            table_name(table),
            chain(&error)
        );
        matches!(error, CommandError::Internal(_))
    })
}

/// Tells whether Discord was too busy for it.
async fn show_now(bot: &Bot, table: TableId) -> Result<bool, CommandError> {
    let board = message(bot, &mut *bot.tables.entry(table).lock().await, table).await?;
    let Some(head) = bot.store.head(table).await? else {
        return Ok(false);
    };
    let at = BoardLocation::of(&head)?;
    Ok(match at.message {
        Some(old) => show(bot, &head, at, old, &board).await,
        None => false,
    })
}

/// While a new board is on its way, the first press on either tells where the board is.
async fn forget_board_message(bot: &Bot, table: TableId) {
    if let Some(active) = bot.tables.entry(table).lock().await.get_mut() {
        active.board.message = None;
    }
}

/// Shows a board: by an edit, or at the bottom of the channel where the old message is too old for that. Tells whether Discord was
/// too busy for either.
async fn show(bot: &Bot, head: &Head, at: BoardLocation, old: MessageId, board: &Message) -> bool {
    let (now, channel) = (bot.clock.now(), at.channel);
    let news = is_news(head, now);
    let too_old = news && is_old(Some(old), head.opened, now);
    let edited = if too_old {
        None
    } else {
        Some(answer::edit(&bot.http, channel, old, board).await)
    };
    let refused = news && matches!(&edited, Some(Err(error)) if answer::is_too_old(error));
    let posted = if too_old || refused {
        forget_board_message(bot, head.id).await;
        answer::post(&bot.http, channel, board).await.ok()
    } else {
        None
    };
    let Some(new) = posted else {
        // Where the bot may not write, an edit is still worth a try.
        let edited = match edited {
            Some(edited) => edited,
            None => answer::edit(&bot.http, channel, old, board).await,
        };
        if let Err(error) = edited {
            tracing::info!(
                "could not edit the board of table {}: {}",
                table_name(head.id),
                without_address(&error)
            );
            if answer::is_cut_off(&error) {
                suspend_unreachable(bot, head.id).await;
            } else if answer::is_gone(&error) {
                clear_board_message(bot, head.id, Some(old)).await;
            }
            return answer::is_passing(&error);
        }
        return false;
    };
    set_board_message(bot, head.id, channel, new).await;
    let moved = BoardLocation {
        message: Some(new),
        ..at
    };
    link_to_new_board(bot, head.id, channel, old, &moved).await;
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_board_is_old_after_fifty_minutes_and_never_older_than_its_table() {
        let (opened, minute) = (WallTime(1_790_000_000_000), Duration::from_secs(60));
        let posted = opened + 30 * minute;
        let id = u64::try_from((posted.0 - FIRST) << 22).expect("after 2015");
        let board = Some(MessageId::new(id));
        let late = posted + 50 * minute + Duration::from_millis(1);
        assert!(!is_old(board, opened, posted + 50 * minute));
        assert!(is_old(board, opened, late));
        // Another server's id, which tells no time.
        assert!(!is_old(
            Some(MessageId::new(500)),
            opened,
            opened + 50 * minute
        ));
        assert!(is_old(
            Some(MessageId::new(500)),
            opened,
            opened + 51 * minute
        ));
    }
}
