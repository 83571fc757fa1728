//! Turn pings: messages that mention exactly the players who are to act. A table has one at a time, which is deleted when they
//! have acted. `tables::clocks` decides when to ping whom.

use std::sync::Arc;

use db::TableId;
use games::seat::Seat;
use serenity::all::{ChannelId, MessageId, UserId};

use crate::bot::Bot;
use crate::error::{Result, tried};
use crate::ids;
use crate::protocol::answer::{self, Message, Place, is_archived, is_unreachable};
use crate::state::active::ActiveTable;
use crate::table::board::board_message;
use crate::table::load::locked_begun;
use crate::texts::boards as t;
use crate::time::moment::{Style, moment};
use crate::time::uptime::Now;

/// The ping to send once the table's lock is released.
pub(crate) struct Ping {
    pub(crate) table: TableId,
    pub(crate) channel: ChannelId,
    /// The previous ping, to be deleted.
    pub(crate) old: Option<MessageId>,
    pub(crate) new: Option<Message>,
}

/// The message for the players to ping and to remind; `None` if there are none, or if the bot cannot write there.
pub(crate) fn message(
    active: &ActiveTable,
    pinged: &[Seat],
    reminded: &[Seat],
    now: Now,
) -> Option<Message> {
    let mut users_to_ping = Vec::new();
    let mut lines = Vec::new();
    let mut mentions = |seats: &[Seat]| {
        let users = seats.iter().filter_map(|seat| active.user(*seat));
        let users: Vec<UserId> = users.collect();
        users_to_ping.extend(&users);
        let mentions: Vec<String> = users.iter().map(|user| format!("<@{user}>")).collect();
        mentions.join(" ")
    };
    let (table, game) = (active.id, active.kind().info().name);
    let lang = active.lang();
    if !pinged.is_empty() {
        lines.push(t::your_turn(lang, mentions(pinged), table, game));
    }
    for seat in reminded {
        let Some(deadline) = active.clocks().deadline(*seat, now) else {
            continue;
        };
        let when = moment(deadline, Style::Relative);
        lines.push(t::half_over(lang, mentions(&[*seat]), table, game, when));
    }
    if users_to_ping.is_empty() || active.board.answers_only {
        return None;
    }
    let link = active.board.link();
    lines.push(link.unwrap_or_else(|| t::SHOW_DRAWS.say(lang).to_owned()));
    Some(Message::pinging(lines.join("\n"), users_to_ping))
}

/// Deletes the previous ping and sends the new one. A ping that fails is not repeated, because the board shows the turn anyway.
pub(crate) async fn send(bot: Arc<Bot>, ping: Ping) {
    let (table, channel) = (ping.table, ping.channel);
    if let Some(old) = ping.old {
        answer::delete_message(&bot.http, (channel, old)).await;
    }
    let Some(new) = ping.new else { return };
    match answer::post(&bot.http, channel, &new).await {
        Ok(message) => store_ping(&bot, table, (channel, message)).await,
        Err(error) => {
            if is_unreachable(&error) || is_archived(&error) {
                board_message::suspend_unreachable(&bot, table, channel).await;
            }
            tracing::info!(%table, %error, "could not send a turn ping");
        }
    }
}

/// Stores the id of the ping, or deletes it if the players have acted meanwhile.
async fn store_ping(bot: &Bot, table: TableId, ping: Place) {
    let keep = || keep_ping(bot, table, ping);
    let unwanted = tried(table, "could not store a turn ping", keep).await;
    if let Some(unwanted) = unwanted.unwrap_or(Some(ping.1)) {
        answer::delete_message(&bot.http, (ping.0, unwanted)).await;
    }
}

/// Returns the ping to delete: the one before, or this one.
async fn keep_ping(
    bot: &Bot,
    table: TableId,
    (channel, message): Place,
) -> Result<Option<MessageId>> {
    let active = &mut locked_begun(bot, table).await?;
    // The board may have moved to another channel meanwhile, and the ping with it.
    if !active.has_open_ping() || active.board.channel != channel {
        return Ok(Some(message));
    }
    let ping = ids::text(message);
    bot.write_at(&mut active.at, move |tx, at| tx.set_ping(at, &ping))
        .await?;
    Ok(active.told.replace_ping(Some(message)))
}
