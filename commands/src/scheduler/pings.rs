//! Calls to one's turn: new messages that mention exactly those who are to act, one at a time at a table, deleted when they have
//! acted. Who is called when is decided in `time::seat_clocks`.

use std::sync::Arc;

use db::TableId;
use games::seat::Seat;
use serenity::all::{ChannelId, MessageId, UserId};

use crate::bot::Bot;
use crate::error::chain;
use crate::ids;
use crate::protocol::answer::{self, Message, is_cut_off, without_address};
use crate::state::active::ActiveTable;
use crate::table::board_message;
use crate::table::load::load_active;
use crate::table_name::table_name;
use crate::time::seat_clocks::stamp;
use crate::time::uptime::Now;

/// What is to be said at a table once its lock is free.
pub(crate) struct Ping {
    pub(crate) table: TableId,
    pub(crate) channel: ChannelId,
    /// The message that called before, to be deleted.
    pub(crate) old: Option<MessageId>,
    pub(crate) new: Option<Message>,
}

/// The words for those who are called, and for those who are reminded; none if there is nobody.
pub(crate) fn words(
    active: &ActiveTable,
    called: &[Seat],
    reminded: &[Seat],
    now: Now,
) -> Option<Message> {
    let mut people = Vec::new();
    let mut lines = Vec::new();
    let mut mentions = |seats: &[Seat]| {
        let users = seats.iter().filter_map(|seat| active.users[seat.index()]);
        let users: Vec<UserId> = users.collect();
        people.extend(&users);
        let mentions: Vec<String> = users.iter().map(|user| format!("<@{user}>")).collect();
        mentions.join(" ")
    };
    let (table, game) = (table_name(active.id), active.game.info().name);
    if !called.is_empty() {
        let turn = if called.len() == 1 {
            "it is your turn"
        } else {
            "it is your turn at the same time"
        };
        lines.push(format!(
            "{}: {turn} at table {table} ({game}).",
            mentions(called)
        ));
    }
    for seat in reminded {
        let Some(deadline) = active.clocks.deadline(*seat, now) else {
            continue;
        };
        lines.push(format!(
            "{}: half of your time at table {table} ({game}) is over. If you do not move in time, the safest move is played for you {}.",
            mentions(&[*seat]),
            stamp(deadline)
        ));
    }
    if people.is_empty() {
        return None;
    }
    let link = active.board.link();
    lines.push(link.unwrap_or_else(|| "`/table show` draws the board.".to_owned()));
    Some(Message::calling(lines.join("\n"), people))
}

/// Says it. A call that fails is not made again: the board stands there all the same.
pub(crate) async fn send(bot: Arc<Bot>, ping: Ping) {
    let Ping {
        table,
        channel,
        old,
        new,
    } = ping;
    if let Some(old) = old {
        answer::delete_message(&bot.http, channel, old).await;
    }
    let Some(new) = new else { return };
    match answer::post(&bot.http, channel, &new).await {
        Ok(message) => keep(&bot, table, channel, message).await,
        Err(error) => {
            if is_cut_off(&error) {
                board_message::suspend_unreachable(&bot, table).await;
            }
            tracing::info!(
                "could not send a turn ping for table {}: {}",
                table_name(table),
                without_address(&error)
            );
        }
    }
}

/// Notes where the call is, unless it has been answered meanwhile.
async fn keep(bot: &Bot, table: TableId, channel: ChannelId, message: MessageId) {
    let entry = bot.tables.entry(table);
    let mut entry = entry.lock().await;
    let mut unwanted = Some(message);
    match load_active(bot, &mut entry, table).await {
        // The board may have gone elsewhere meanwhile, and the call with it.
        Ok(active) if active.clocks.calling() && active.board.channel == channel => {
            match bot.store.set_ping(table, &ids::text(message)).await {
                Ok(()) => unwanted = active.clocks.ping.replace(message),
                Err(error) => tracing::warn!(
                    "could not store a turn ping, so it will not be deleted: {error}"
                ),
            }
        }
        Ok(_) => {}
        Err(error) => tracing::warn!(
            "table {} cannot be read: {}",
            table_name(table),
            chain(&error)
        ),
    }
    drop(entry);
    if let Some(unwanted) = unwanted {
        answer::delete_message(&bot.http, channel, unwanted).await;
    }
}
