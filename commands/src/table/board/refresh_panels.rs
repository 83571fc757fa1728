//! Brings open panels up to date when others have moved: a hand that still waits after the cards were turned over would mislead its
//! player.

use std::panic::AssertUnwindSafe;
use std::sync::Arc;

use db::TableId;
use futures_util::FutureExt;
use games::seat::{Seat, Viewer};

use crate::bot::Bot;
use crate::protocol::answer::{self, is_gone};
use crate::protocol::http::Called;
use crate::table::board::draw;
use crate::table::load::{begun, load};

/// Edits, in the background, the panels of a table that no longer show what their players may know.
pub(crate) fn refresh(bot: &Arc<Bot>, table: TableId) {
    for seat in bot.panels.seats(table, bot.uptime.now()) {
        refresh_one(bot, table, seat);
    }
}

/// The same for the panel of one seat.
pub(crate) fn refresh_one(bot: &Arc<Bot>, table: TableId, seat: Seat) {
    if !bot.panels.edits.begin((table, seat)) {
        return;
    }
    let own = Arc::clone(bot);
    bot.tasks.spawn(async move {
        while own.panels.edits.next(&(table, seat)) {
            // A panic ends this edit, not those after it.
            let edited = AssertUnwindSafe(redraw(&own, table, seat)).catch_unwind();
            if edited.await.is_err() {
                tracing::error!(%table, "drawing a panel panicked");
            }
        }
    });
}

async fn redraw(bot: &Bot, table: TableId, seat: Seat) {
    for (token, message) in bot.panels.outdated(table, seat) {
        let deleted = answer::delete(&bot.http, &token, message).await;
        tell(table, deleted, "could not delete a panel of before");
    }
    let mut entry = bot.tables.locked(table).await;
    let Ok(active) = load(bot, &mut entry).await.and_then(begun) else {
        return;
    };
    let Some((user, focus, page, lang)) = bot.panels.attention(table, seat) else {
        return;
    };
    // Somebody else may have the seat by now, and what is dealt to it is no longer for the one who looks.
    if !active.is_last_holder(seat, user) {
        return;
    }
    let names = active.names_for(lang);
    let screen = active.game().screen(Viewer::Seat(seat), &names, &focus);
    let Some(edit) = bot.panels.edit(table, seat, &screen) else {
        return;
    };
    let emoji = bot.emoji.styled(active.told.style(seat));
    let panel = draw::panel(active, &names, &screen, &emoji, page, None);
    drop(entry);
    let (token, message) = &edit.to;
    let edited = answer::revise(&bot.http, token, *message, &panel).await;
    let is_taken = edited.is_ok();
    if matches!(&edited, Err(error) if !answer::is_transient(error)) {
        bot.panels.forget(table, seat, &edit);
    }
    tell(table, edited, "could not bring a panel up to date");
    bot.panels.note_edit(table, seat, &edit, is_taken);
}

/// Logs what failed, unless it is that the player has dismissed the panel.
fn tell(table: TableId, done: Called<()>, what: &str) {
    if let Err(error) = done
        && !is_gone(&error)
    {
        tracing::info!(%table, %error, "{what}");
    }
}
