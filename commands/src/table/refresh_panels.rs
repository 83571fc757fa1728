//! Brings open panels up to date when others have moved: a hand that still waits after the cards were turned over would mislead its
//! player.

use std::sync::Arc;

use db::TableId;
use games::seat::{Seat, Viewer};

use crate::bot::Bot;
use crate::protocol::answer::{self, is_gone, without_address};
use crate::table::draw;
use crate::table::load::load_active;
use crate::table_name::table_name;

/// How often a panel is drawn again for a player who keeps pressing while it is edited.
const TRIES: usize = 3;

/// Edits, in the background, the panels of a table that no longer show what their players may know.
pub(crate) fn refresh(bot: &Arc<Bot>, table: TableId, seats: usize) {
    for seat in bot.panels.seats(table, seats, bot.uptime.now()) {
        refresh_one(bot, table, seat);
    }
}

/// The same for the panel of one seat.
pub(crate) fn refresh_one(bot: &Arc<Bot>, table: TableId, seat: Seat) {
    let own = Arc::clone(bot);
    bot.tasks.spawn(async move {
        for _ in 0..TRIES {
            if !redraw(&own, table, seat).await {
                break;
            }
        }
    });
}

/// Returns whether the panel has to be drawn once more, because its player used it meanwhile.
async fn redraw(bot: &Bot, table: TableId, seat: Seat) -> bool {
    let entry = bot.tables.entry(table);
    let mut entry = entry.lock().await;
    let Ok(active) = load_active(bot, &mut entry, table).await else {
        return false;
    };
    let Some((focus, page)) = bot.panels.attention(table, seat) else {
        return false;
    };
    let screen = active
        .table
        .screen(Viewer::Seat(seat), &active.names, &focus);
    let Some(edit) = bot.panels.edit(table, seat, &screen) else {
        return false;
    };
    let panel = draw::panel(active, &screen, &bot.emoji, page, None);
    drop(entry);
    let edited = match edit.message {
        Some(message) => answer::revise_follow_up(&bot.http, &edit.token, message, &panel).await,
        None => answer::revise(&bot.http, &edit.token, &panel).await,
    };
    if let Err(error) = edited {
        bot.panels.forget(table, seat, &edit);
        if !is_gone(&error) {
            tracing::info!(
                table = table_name(table),
                error = %without_address(&error),
                "could not bring a panel up to date"
            );
        }
    }
    bot.panels.overtaken(table, seat, &edit)
}
