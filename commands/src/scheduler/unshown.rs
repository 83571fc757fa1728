//! Draws the boards that another process did not live to draw: each process tells the store what it has shown, and takes over what nobody
//! has shown in time.

use std::sync::Arc;
use std::time::Duration;

use db::Error;

use crate::bot::Bot;
use crate::table::redraw::redraw;
use crate::table_name::table_name;

/// How often the store is told and asked.
const PERIOD: Duration = Duration::from_secs(1);

/// How many boards one process takes over at a time.
const AT_ONCE: u32 = 100;

/// Tells and asks for as long as the bot runs, where there may be other processes.
pub(crate) async fn forever(bot: &Arc<Bot>) {
    let mut failing = false;
    while bot.store.is_shared() {
        // The machine's own time: it is the database's that counts.
        tokio::time::sleep(PERIOD).await;
        let told = tell_and_ask(bot).await;
        if let Err(error) = &told
            && !failing
        {
            tracing::warn!(%error, "cannot look for boards that were not drawn");
        }
        failing = told.is_err();
    }
}

async fn tell_and_ask(bot: &Arc<Bot>) -> Result<(), Error> {
    let shown = bot.shown_boards.take();
    if !shown.is_empty() {
        let noted = bot.store.note_shown(shown.clone()).await;
        for (table, revision) in noted.as_ref().unwrap_or(&shown) {
            bot.shown_boards.note(*table, *revision);
        }
        noted?;
    }
    for table in bot.store.claim_unshown(AT_ONCE).await? {
        tracing::info!(
            table = table_name(table),
            "drawing a board whose newest move was not shown"
        );
        redraw(bot, table);
    }
    Ok(())
}
