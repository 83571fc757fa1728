//! Notices that another process has shown a newer state of a table, which a board of this one that was sent later has replaced. Within
//! this process [`in_flight`](crate::state::in_flight) notices.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use crate::bot::Bot;
use crate::protocol::shown::Shown;
use crate::state::active::ActiveTable;
use crate::table::board::redraw::redraw;

/// How long to wait after a failure of the store.
const RETRY_AFTER: Duration = Duration::from_secs(1);

/// Looks at what Discord has taken for as long as the bot runs. In a file there are no states of other processes.
pub(crate) async fn forever(bot: &Arc<Bot>) {
    while bot.store.is_shared() {
        bot.shown_boards.unchecked().await;
        if !check(bot).await {
            tokio::time::sleep(RETRY_AFTER).await;
        }
    }
}

/// Asks about what Discord has taken since the last time; false if the store did not answer. Those that Discord takes meanwhile gather, and
/// one question does for all of them. At once, because what is stored a moment later is newer, but not replaced.
pub(crate) async fn check(bot: &Arc<Bot>) -> bool {
    let shown = bot.shown_boards.take_unchecked();
    if shown.is_empty() {
        return true;
    }
    let tables = shown.iter().map(|shown| shown.table).collect();
    let Ok(stored) = bot.store.revisions(tables).await else {
        for shown in shown {
            bot.shown_boards.note_unchecked(shown);
        }
        return false;
    };
    let stored: BTreeMap<_, _> = stored.into_iter().collect();
    for shown in shown {
        bot.shown_boards.note(shown);
        if let Some(revision) = stored.get(&shown.table)
            && *revision > shown.revision
        {
            let bot = Arc::clone(bot);
            let newest = Shown {
                revision: *revision,
                ..shown
            };
            let own = Arc::clone(&bot);
            own.tasks.spawn(async move {
                if is_elsewhere(&bot, shown, newest).await {
                    bot.shown_boards.note_stored(newest, bot.clock.now());
                    redraw(&bot, shown.table);
                }
            });
        }
    }
    true
}

/// Has another process shown the newest state?
async fn is_elsewhere(bot: &Bot, shown: Shown, newest: Shown) -> bool {
    // What is being done here now is drawn by then.
    let entry = bot.tables.locked(shown.table).await;
    let done_here = |active: &ActiveTable| {
        active.loaded <= shown.revision && active.at.revision() >= Some(newest.revision)
    };
    !(bot.shown_boards.has_sent(newest) || entry.get().is_some_and(done_here))
}
