//! Draws boards that do not show what is stored: those that processes which are gone have left, those that have replaced a newer one of
//! another process (within this process [`in_flight`](crate::state::in_flight) notices), and any that nothing has drawn in time; and
//! private panels, which only this process has the tokens to edit, when another one has moved at their table. For that each process tells
//! the store since when it has boards to be drawn, and asks what has happened at the tables that it has shown.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use db::{Error, TableId};
use tokio::time::{Instant, timeout_at};

use crate::bot::Bot;
use crate::protocol::shown::Shown;
use crate::state::active::ActiveTable;
use crate::state::shown_boards::{CALL, Taken};
use crate::table::board::redraw::redraw;
use crate::table::board::refresh_panels;

/// How often the store is told and asked.
const PERIOD: Duration = Duration::from_secs(1);

/// How often a file is told. After a kill, boards drawn since then are drawn again, which looks no different.
const PERIOD_ON_A_FILE: Duration = Duration::from_secs(10);

/// How many boards are drawn at a time.
const AT_ONCE: usize = 100;

/// How long a stop waits beyond its patience to note what is left to be drawn.
const NOTING: Duration = Duration::from_secs(1);

/// What two times by the store's clock, in whole milliseconds, may be wrong by.
const ROUNDING: Duration = Duration::from_millis(2);

/// The tables of the open panels, as they were when the panels were last brought up to date.
type Panels = BTreeMap<TableId, i64>;

/// Keeps the boards up to date for as long as the bot runs.
pub(crate) async fn forever(bot: &Arc<Bot>) {
    let each = if bot.store.is_shared() {
        PERIOD
    } else {
        PERIOD_ON_A_FILE
    };
    let (mut passed, mut failing, mut panels) = (Duration::ZERO, false, Panels::new());
    loop {
        // The machine's own time will do.
        tokio::time::sleep(PERIOD).await;
        for table in bot.shown_boards.take_overdue(AT_ONCE) {
            // Asking again would cut short its wait for Discord.
            if bot.tables.redraws.has(&table) {
                continue;
            }
            tracing::info!(%table, "drawing a board that does not show the newest act");
            redraw(bot, table);
        }
        passed += PERIOD;
        if passed < each {
            continue;
        }
        passed = Duration::ZERO;
        let asked = ask(bot, Some(&mut panels)).await;
        if let Err(error) = &asked
            && !failing
        {
            tracing::warn!(%error, "cannot note which boards are to be drawn");
        }
        failing = asked.is_err();
    }
}

/// Notes for how long boards are to be drawn; takes over what processes that are gone have left, of which there are none beside a file
/// that is in use; and asks about what this process has shown. Without the panels at the end.
async fn ask(bot: &Arc<Bot>, panels: Option<&mut Panels>) -> Result<(), Error> {
    if !bot.store.is_shared() {
        return note(bot).await;
    }
    let undrawn = bot.shown_boards.undrawn_for();
    let taken = bot.shown_boards.take_unchecked();
    let open = match panels {
        Some(_) => bot.panels.tables(bot.uptime.now()),
        None => Vec::new(),
    };
    let of: Vec<TableId> = taken.keys().chain(&open).copied().collect();
    let (asked, process) = (Instant::now(), bot.store.process().to_owned());
    let answer = bot.write(move |tx| {
        if let Some(ago) = undrawn {
            tx.note_undrawn(&process, ago)?;
        }
        Ok((tx.take_undrawn(&process)?, tx.revisions(&of)?))
    });
    let (left, stored) = match answer.await {
        Ok(answer) => answer,
        Err(error) => {
            bot.shown_boards.not_noted();
            bot.shown_boards.not_checked(taken);
            return Err(error);
        }
    };
    for (table, ago) in left {
        bot.shown_boards.note_unknown(table, ago);
    }
    for (table, revision, ago) in &stored {
        if let Some(taken) = taken.get(table) {
            let (table, revision) = (*table, *revision);
            check(bot, *taken, Shown { table, revision }, asked, *ago);
        }
    }
    if let Some(panels) = panels {
        let stored = stored
            .into_iter()
            .map(|(table, revision, _)| (table, revision));
        let now: Panels = stored
            .filter(|(table, _)| open.binary_search(table).is_ok())
            .collect();
        // A panel that shows the same is not edited.
        let changed = now
            .iter()
            .filter(|(table, revision)| panels.get(table) != Some(revision));
        for (table, _) in changed {
            refresh_panels::refresh(bot, *table);
        }
        *panels = now;
    }
    Ok(())
}

/// Draws a table again of which Discord has taken a board, if another process had stored something newer by then: its board may have been
/// replaced. What was stored later is shown later, too. `ago` is how long before `asked`, at least, the newest act was stored.
fn check(bot: &Arc<Bot>, taken: Taken, newest: Shown, asked: Instant, ago: Duration) {
    let (table, revision) = (newest.table, taken.revision);
    let shown = Shown { table, revision };
    bot.shown_boards.note(shown);
    let by_then = asked.saturating_duration_since(taken.at) <= ago + ROUNDING;
    if newest.revision <= shown.revision || !by_then {
        return;
    }
    let own = Arc::clone(bot);
    bot.tasks.spawn(async move {
        if is_elsewhere(&own, shown, newest).await {
            own.shown_boards.note_stored(newest);
            redraw(&own, table);
        }
    });
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

/// Takes over what processes that are gone have left, and notes that before anything is done at a table.
pub(crate) async fn start(bot: &Bot) -> Result<(), Error> {
    let process = bot.store.process().to_owned();
    let left = bot.write(move |tx| tx.take_undrawn(&process));
    for (table, ago) in left.await? {
        bot.shown_boards.note_unknown(table, ago);
    }
    note(bot).await
}

async fn note(bot: &Bot) -> Result<(), Error> {
    let Some(ago) = bot.shown_boards.undrawn_for() else {
        return Ok(());
    };
    let process = bot.store.process().to_owned();
    let noted = bot.write(move |tx| tx.note_undrawn(&process, ago));
    noted.await.inspect_err(|_| bot.shown_boards.not_noted())
}

/// The bot stops: ends its tasks, and draws what is left to be drawn, but takes no longer than `patience` and [`NOTING`]. So nothing is
/// left to the next process, unless a board could not be drawn.
pub(crate) async fn stop(bot: &Arc<Bot>, patience: Duration) {
    let end = Instant::now() + patience;
    bot.tasks.stop(end).await;
    let mut ended = false;
    // Once more for what has happened at other processes meanwhile.
    for _ in 0..2 {
        // If it fails, all is noted.
        let asked = !bot.store.is_shared() || timeout_at(end, ask(bot, None)).await.is_ok();
        for table in bot.shown_boards.take_undrawn(AT_ONCE) {
            redraw(bot, table);
        }
        ended = bot.tasks.ended_by(end).await && asked;
        if !ended {
            break;
        }
    }
    let process = bot.store.process().to_owned();
    let drawn = ended && bot.shown_boards.all_are_drawn();
    let undrawn = bot.shown_boards.undrawn_for().unwrap_or_default();
    // What Discord has yet to take may replace something newer.
    let ago = if ended { undrawn } else { undrawn.max(CALL) };
    let noted = bot.write(move |tx| {
        if drawn {
            tx.note_all_drawn(&process)
        } else {
            tx.note_undrawn(&process, ago)
        }
    });
    let failed = match timeout_at(end + NOTING, noted).await {
        Ok(noted) => noted.err().map(|error| error.to_string()),
        Err(_) => Some("the storage does not answer".to_owned()),
    };
    if let Some(error) = failed {
        tracing::warn!(%error, "cannot note which boards are drawn; the next start draws them");
    }
}
