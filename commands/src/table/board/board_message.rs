//! A table's public message: what it shows, and where it is. Where its channel cannot be reached any more, the table's clocks stop until
//! somebody there presses something again.

use std::time::Duration;

use db::{Phase, TableId, TurnUpdate, WallTime};
use serenity::all::{ChannelId, MessageFlags, MessageId};
use tables::acts::pause;

use crate::bot::Bot;
use crate::error::{Result, tried};
use crate::ids;
use crate::protocol::answer::{self, Message, Place};
use crate::protocol::http::Called;
use crate::protocol::shown::Shown;
use crate::state::active::ActiveTable;
use crate::state::board_location::BoardLocation;
use crate::state::board_tokens;
use crate::state::tables::TableEntry;
use crate::table::act::{ActError, act};
use crate::table::board::draw::Attention;
use crate::table::board::{by_answer, draw, draw_lobby, end_board};
use crate::table::load::{drop_outdated, load, location, locked};
use crate::texts::{Lang, questions as q};

/// The public message of a table in any phase.
pub(crate) async fn message(bot: &Bot, entry: &mut TableEntry) -> Result<Message> {
    bot.shown_boards.note_drawn(entry.table, &bot.emoji);
    let active = load(bot, entry).await?;
    let message = match active.table.phase() {
        _ if active.has_begun() => return Ok(board(bot, active, Attention::default()).await),
        Phase::Lobby => draw_lobby::lobby(bot, active)?,
        _ => draw_lobby::closed(active),
    };
    Ok(message)
}

/// The public message of a table that has begun. It changes hands as `&mut` because a table may be sent to another thread, but not
/// shared with it.
pub(crate) async fn board(
    bot: &Bot,
    active: &mut ActiveTable,
    attention: Attention<'_>,
) -> Message {
    bot.shown_boards.note_drawn(active.id, &bot.emoji);
    let mut board = if active.ended() {
        end_board::message(bot, active).await
    } else {
        draw::board(bot, active, attention)
    };
    board.shows = active.shown();
    bot.note_sent(board.shows);
    board
}

/// What replaces an older message of a table: a link to its board.
pub(crate) fn link_message(board: &BoardLocation, lang: Lang) -> Message {
    Message::new(match board.link() {
        Some(link) => q::shown_here(lang, link),
        None => q::SHOWN_BELOW.say(lang).to_owned(),
    })
}

/// Replaces an older message of a table with a link to its board. Where that is not known yet, or the bot can only answer, the first press
/// on the old message does it instead.
pub(crate) async fn link_to_new_board(bot: &Bot, table: TableId, old: Place) {
    let Some(board) = location(bot, table).await else {
        return;
    };
    // A message must not link to itself.
    if board.answers_only || board.message == Some(old.1) {
        return;
    }
    let lang = match locked(bot, table).await {
        Ok(active) => active.lang(),
        Err(_) => return,
    };
    let link = link_message(&board, lang);
    if let Err(error) = answer::edit(&bot.http, old, &link).await {
        tracing::info!(%table, %error, "could not replace an old board with a link");
    }
}

/// The waits in seconds before each further attempt to find or post a board.
const LEARN_WAITS: [u64; 8] = [1, 2, 4, 8, 16, 32, 64, 300];

/// Finds the message of a board that was sent as an answer, and stores where it is. If Discord did not take the answer and nothing
/// else shows the table, as with a lobby, its board is posted in the channel. Returns whether it is to be drawn again.
pub(crate) async fn learn_message_id(
    bot: &Bot,
    table: TableId,
    token: &str,
    answered: bool,
) -> Called<bool> {
    if answered
        && location(bot, table)
            .await
            .is_some_and(|location| location.answers_only)
    {
        let drawn = board_tokens::of_answer(token, bot.clock.now());
        by_answer::note(bot, table, drawn).await;
    }
    let mut waits = LEARN_WAITS.iter();
    let nonce = answer::nonce();
    loop {
        let error = match find_or_post(bot, table, token, answered, &nonce).await {
            Ok(again) => return Ok(again),
            Err(error) => error,
        };
        let wait = waits.next().filter(|_| answer::is_transient(&error));
        let Some(wait) = wait.filter(|_| !bot.tasks.is_stopping()) else {
            return Err(error);
        };
        bot.tasks.sleep(Duration::from_secs(*wait)).await;
    }
}

async fn find_or_post(
    bot: &Bot,
    table: TableId,
    token: &str,
    answered: bool,
    nonce: &str,
) -> Called<bool> {
    let find = || bot.http.get_answer(token);
    let is_private = |flags: MessageFlags| flags.contains(MessageFlags::EPHEMERAL);
    let board = match answer::retry(find, answer::may_repeat).await {
        Ok(message) if !message.flags.is_some_and(is_private) => (message.channel_id, message.id),
        Err(error) if answered || answer::is_transient(&error) => return Err(error),
        // Discord has no such answer, or that of another process, which could not do what this one did.
        _ => {
            let nowhere = |place: &BoardLocation| place.message.is_none() && !place.answers_only;
            let Some(place) = location(bot, table).await.filter(nowhere) else {
                return Ok(false);
            };
            let board = message(bot, &mut *bot.tables.locked(table).await).await;
            let Ok(board) = board else {
                return Ok(false);
            };
            let posted = answer::post_once(&bot.http, place.channel, &board, nonce).await?;
            (place.channel, posted)
        }
    };
    Ok(set_board_message(bot, table, board).await)
}

/// Stores where a table's board is. A turn ping in another channel is deleted. Returns whether the board has to be drawn there.
pub(crate) async fn set_board_message(bot: &Bot, table: TableId, board: Place) -> bool {
    let store = || store_board_message(bot, table, board);
    let stored = tried(table, "could not store a board message", store).await;
    let (again, ping) = stored.unwrap_or_default();
    if let Some(ping) = ping {
        answer::delete_message(&bot.http, ping).await;
    }
    again
}

/// Returns whether the board has to be drawn there; and the turn ping that is to be deleted.
async fn store_board_message(
    bot: &Bot,
    table: TableId,
    board: Place,
) -> Result<(bool, Option<Place>)> {
    let (place, id) = (ids::text(board.0), ids::text(board.1));
    let mut entry = bot.tables.locked(table).await;
    drop_outdated(bot, &mut entry).await?;
    let head = bot.read(move |tx| tx.head(table)).await?;
    let Some(head) = head.filter(|head| !head.is_deleted()) else {
        return Ok((false, None));
    };
    if (&head.channel, head.message.as_ref()) != (&place, Some(&id)) {
        let mut at = head.at();
        let known = entry.get_mut().map_or(&mut at, |active| &mut active.at);
        bot.write_at(known, move |tx, at| tx.set_message(at, &place, Some(&id)))
            .await?;
        if entry.get().is_none() {
            bot.shown_boards.note_unseen_write(Shown::from(&head));
        }
    }
    let left_behind = match entry.get_mut() {
        Some(active) => leave_ping(bot, active, board.0).await,
        None => None,
    };
    Ok((entry.learn_place(board), left_behind))
}

/// The turn ping of a table whose board is now in this channel, if it is in another one; from now on the table has none.
pub(crate) async fn leave_ping(
    bot: &Bot,
    active: &mut ActiveTable,
    channel: ChannelId,
) -> Option<Place> {
    let before = active.board.channel;
    let ping = active.told.ping.filter(|_| before != channel)?;
    active.told.replace_ping(None);
    let delete_ping = TurnUpdate {
        table: active.at.for_a_write(),
        pinged: Vec::new(),
        reminded: Vec::new(),
        delete_ping: true,
        due: active.due(bot.now()),
    };
    match bot.store.update_turns(delete_ping).await {
        Ok(at) => active.at = at,
        Err(error) => {
            tracing::warn!(table = %active.id, %error, "could not store that a turn ping was deleted");
        }
    }
    Some((before, ping))
}

/// Stores that a table's board is gone, if this is true of where it is by now.
pub(crate) async fn clear_board_message(
    bot: &Bot,
    table: TableId,
    is_gone: impl Fn(&BoardLocation) -> bool,
) {
    let remove = || remove_board_message(bot, table, &is_gone);
    let removed = tried(table, "could not clear a board message", remove).await;
    if removed == Some(true) {
        tracing::info!(%table, "a board message is gone");
    }
}

/// Returns whether there was one.
async fn remove_board_message(
    bot: &Bot,
    table: TableId,
    is_gone: impl Fn(&BoardLocation) -> bool,
) -> Result<bool> {
    let mut entry = bot.tables.locked(table).await;
    drop_outdated(bot, &mut entry).await?;
    let Ok(Some(head)) = bot.read(move |tx| tx.head(table)).await else {
        return Ok(false);
    };
    let location = BoardLocation::of(&head)?;
    if location.message.is_none() || !is_gone(&location) {
        return Ok(false);
    }
    // In another state it may be shown elsewhere by now.
    let mut at = head.at();
    let known = entry.get_mut().map_or(&mut at, |active| &mut active.at);
    bot.write_at(known, move |tx, at| tx.set_message(at, &head.channel, None))
        .await?;
    if let Some(active) = entry.get_mut() {
        active.board.message = None;
    }
    Ok(true)
}

/// Discord strictly limits edits of messages older than an hour (error 30046, see [`answer::is_too_old`]), so the board is posted
/// again before that.
pub(crate) const OLD: Duration = Duration::from_secs(50 * 60);

/// The first millisecond of 2015, where Discord's ids begin: <https://discord.com/developers/docs/reference#snowflakes>
const FIRST: i64 = 1_420_070_400_000;

/// Is this message too old to be edited for long? It is no older than its table: on a server whose ids are plain numbers every
/// board would date from 2015 otherwise.
pub(crate) fn is_old(message: Option<MessageId>, opened: WallTime, now: WallTime) -> bool {
    message.is_some_and(|id| {
        let since_first = i64::try_from(id.get() >> 22).unwrap_or(i64::MAX);
        let posted = WallTime(since_first.saturating_add(FIRST));
        now - posted.max(opened) > OLD
    })
}

/// Pauses a table whose channel is unreachable, so that no clock runs that its players cannot see. [`resume_reached`] lets it go on. A
/// board that has moved to another channel meanwhile can be seen.
pub(crate) async fn suspend_unreachable(bot: &Bot, table: TableId, channel: ChannelId) {
    clear_board_message(bot, table, |now| now.channel == channel).await;
    let failed = "could not pause a table whose channel is unreachable";
    let stopped = tried(table, failed, || stop_clocks(bot, table, channel)).await;
    if stopped == Some(true) {
        tracing::info!(%table, "paused a table whose channel is unreachable");
    }
}

/// Returns whether its clocks were running.
async fn stop_clocks(bot: &Bot, table: TableId, channel: ChannelId) -> Result<bool> {
    let active = &mut locked(bot, table).await?;
    // No clock runs before play begins.
    if !active.has_begun() || active.board.channel != channel {
        return Ok(false);
    }
    let stopped = act(bot, active, |table, _| pause::suspend(table));
    stopped.await.map_err(ActError::unexpected)
}

/// Resumes a table that was paused because its channel was unreachable. Returns whether it was.
pub(crate) async fn resume_reached(bot: &Bot, active: &mut ActiveTable) -> Result<bool> {
    let reached = act(bot, active, pause::reach);
    reached.await.map_err(ActError::unexpected)
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
        // Another server's id, which holds no time.
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
