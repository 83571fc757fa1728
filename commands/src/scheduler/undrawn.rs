//! Draws boards that do not show what is stored: those that processes which are gone have left, and any of this one that nothing has drawn
//! in time. Each process notes in the store since when it has boards to be drawn.

use std::sync::Arc;
use std::time::Duration;

use db::Error;

use crate::bot::Bot;
use crate::scheduler::newer;
use crate::table::board::redraw::redraw;
use crate::table_name::table_name;

/// How often the store is told and asked.
const PERIOD: Duration = Duration::from_secs(1);

/// How often a file is told. After a kill, boards drawn since then are drawn again, which looks no different.
const PERIOD_ON_A_FILE: Duration = Duration::from_secs(10);

/// How many boards are drawn at a time.
const AT_ONCE: usize = 100;

/// Notes and draws for as long as the bot runs.
pub(crate) async fn forever(bot: &Arc<Bot>) {
    let each = if bot.store.is_shared() {
        PERIOD
    } else {
        PERIOD_ON_A_FILE
    };
    let (mut passed, mut failing) = (Duration::ZERO, false);
    loop {
        // The machine's own time will do.
        tokio::time::sleep(PERIOD).await;
        for table in bot.shown_boards.take_overdue(AT_ONCE) {
            tracing::info!(
                table = table_name(table),
                "drawing a board that does not show the newest act"
            );
            redraw(bot, table);
        }
        passed += PERIOD;
        if passed < each {
            continue;
        }
        passed = Duration::ZERO;
        let mut noted = note(bot).await;
        if noted.is_ok() && bot.store.is_shared() {
            noted = take_over(bot).await;
        }
        if let Err(error) = &noted
            && !failing
        {
            tracing::warn!(%error, "cannot note which boards are to be drawn");
        }
        failing = noted.is_err();
    }
}

/// Takes over what processes that are gone have left. On a file this is for the start, before anything is done at a table.
pub(crate) async fn take_over(bot: &Bot) -> Result<(), Error> {
    let process = bot.store.process().to_owned();
    let left = bot.write(move |tx| tx.take_undrawn(&process));
    for (table, since) in left.await? {
        bot.shown_boards.note_left(table, since);
    }
    Ok(())
}

/// Notes since when boards are to be drawn. The first time is before anything is done at a table.
pub(crate) async fn note(bot: &Bot) -> Result<(), Error> {
    let Some(since) = bot.shown_boards.undrawn_since(bot.clock.now()) else {
        return Ok(());
    };
    let process = bot.store.process().to_owned();
    let noted = bot.write(move |tx| tx.note_undrawn(&process, since));
    noted.await.inspect_err(|_| bot.shown_boards.not_noted())
}

/// The bot stops: nothing is left to the next process, unless a board could not be drawn.
pub(crate) async fn stop(bot: &Arc<Bot>) {
    newer::check(bot).await;
    let process = bot.store.process().to_owned();
    let noted = if bot.shown_boards.all_are_drawn() {
        bot.write(move |tx| tx.note_all_drawn(&process)).await
    } else {
        note(bot).await
    };
    if let Err(error) = noted {
        tracing::warn!(%error, "cannot note which boards are drawn; the next start draws them");
    }
}
