//! Draws the boards left undrawn by a process that died: each process tells the store what it has shown, and takes over what nobody has
//! shown in time. On a file that is what the process before this one has left.

use std::sync::Arc;
use std::time::Duration;

use db::Error;

use crate::bot::Bot;
use crate::table::board::redraw::redraw;
use crate::table_name::table_name;

/// How often the store is told and asked.
const PERIOD: Duration = Duration::from_secs(1);

/// How often a file is told what was shown. After a kill, boards shown since then are drawn again, which looks no different.
const PERIOD_ON_A_FILE: Duration = Duration::from_secs(10);

/// How many boards one process takes over at a time.
const AT_ONCE: u32 = 100;

/// Tells and asks for as long as the bot runs. A file is asked once, because no other process leaves anything there.
pub(crate) async fn forever(bot: &Arc<Bot>) {
    let (shared, mut failing, mut asks) = (bot.store.is_shared(), false, true);
    loop {
        // The machine's own time will do, because the database's time decides.
        tokio::time::sleep(if asks { PERIOD } else { PERIOD_ON_A_FILE }).await;
        let mut told = tell(bot).await;
        if asks && told.is_ok() {
            told = ask(bot).await;
            asks = shared || told.is_err();
        }
        if let Err(error) = &told
            && !failing
        {
            tracing::warn!(%error, "cannot look for boards that were not drawn");
        }
        failing = told.is_err();
    }
}

async fn tell(bot: &Bot) -> Result<(), Error> {
    let shown = bot.shown_boards.take();
    if !shown.is_empty() {
        let new = shown.clone();
        let noted = bot.write(move |tx| tx.note_shown(&new)).await;
        for (table, revision) in noted.as_ref().unwrap_or(&shown) {
            bot.shown_boards.note(*table, *revision);
        }
        noted?;
    }
    Ok(())
}

async fn ask(bot: &Arc<Bot>) -> Result<(), Error> {
    for table in bot.write(|tx| tx.claim_unshown(AT_ONCE)).await? {
        tracing::info!(
            table = table_name(table),
            "drawing a board that does not show the newest act"
        );
        redraw(bot, table);
    }
    Ok(())
}
