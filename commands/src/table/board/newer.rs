//! Notices that another process has shown a newer state of a table.

use crate::bot::Bot;
use crate::protocol::shown::Shown;
use crate::state::active::ActiveTable;

/// Whether another process may have shown a newer state of a table, which a message that was sent later has replaced. Ask when Discord has
/// taken that message. Within this process [`in_flight`](crate::state::in_flight) notices.
pub(crate) async fn is_outdated(bot: &Bot, shown: Option<Shown>) -> bool {
    let Some(shown) = shown.filter(|_| bot.store.is_shared()) else {
        return false;
    };
    let Ok(Some(stored)) = bot.store.revision(shown.table).await else {
        return false;
    };
    if stored <= shown.revision {
        return false;
    }
    let entry = bot.tables.entry(shown.table);
    // What is being done here now is drawn by then.
    let entry = entry.lock().await;
    let newest = Shown {
        revision: stored,
        ..shown
    };
    let done_here = |active: &ActiveTable| {
        active.loaded <= shown.revision && active.at.revision() >= Some(stored)
    };
    !(bot.shown_boards.has_sent(newest) || entry.get().is_some_and(done_here))
}
