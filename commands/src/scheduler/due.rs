//! Runs what is due at tables: idle moves, the moves of house players and for absent people, turn pings and reminders; the end of
//! invitations, of unused lobbies and of tables that everybody has given up.
//!
//! Every stored action also stores when its table is due next, so one query finds all due tables. Work is stored first, under the
//! table's lock; calls to Discord come after the lock is released.

use std::sync::Arc;
use std::time::Duration;

use db::{TableId, TurnUpdate};
use futures_util::{StreamExt, stream};
use tables::acts::clock as acts;
use tables::clocks::Task;

use crate::bot::Bot;
use crate::error::{CommandError, Result, caught, retried};
use crate::protocol::shards::Link;
use crate::scheduler::pings::{self, Ping};
use crate::state::active::ActiveTable;
use crate::table::act::{ActError, act};
use crate::table::board::redraw::redraw;
use crate::table::board::refresh_panels;
use crate::table::calls;
use crate::table::load::locked;
use crate::table::play::house;
use crate::texts::questions as q;
use crate::words;

const PERIOD: Duration = Duration::from_secs(5);

/// How many due tables one query returns.
const AT_ONCE: u32 = 100;

/// The work of so many tables is done side by side, so that it shares commits.
const SIDE_BY_SIDE: usize = 16;

/// How many moves the clock and the house make at one table before other tables get their turn.
const MOVES_AT_ONCE: usize = 20;

/// How long the due work of a table is left to the process that has claimed it. If that dies, another does it one period later.
const CLAIMED_FOR: Duration = Duration::from_secs(4);

/// How long to wait after a failure at a table.
const RETRY_AFTER: Duration = Duration::from_secs(60);

/// Runs due work for as long as the bot runs.
pub(crate) async fn forever(bot: &Arc<Bot>, link: &Link) {
    let mut most_shards = 0;
    let mut ticks = bot.clock.ticks(PERIOD);
    loop {
        let (up, all) = link.connected().await;
        most_shards = all.max(most_shards);
        let connected = up > 0 && up == most_shards;
        bot.uptime.note_connection(connected);
        bot.settings.health.change().connected = connected;
        bot.uptime.save(&bot.store, false).await;
        if connected {
            run_due_tables(bot).await;
        }
        // The machine's own time passes even while a test holds the clock, so work claimed by another process becomes due again.
        let others = async {
            if !bot.store.is_shared() {
                std::future::pending::<()>().await;
            }
            tokio::time::sleep(PERIOD).await;
        };
        tokio::select! {
            biased;
            () = ticks.next() => {}
            () = bot.wake_scheduler.notified() => {}
            () = others => {}
        }
    }
}

/// Runs the work of all due tables.
async fn run_due_tables(bot: &Arc<Bot>) {
    let now = bot.uptime.now();
    let claimed = bot.store.claim_due(now, now + CLAIMED_FOR, AT_ONCE);
    let due = match claimed.await {
        Ok(due) => due,
        Err(error) => {
            tracing::error!(%error, "cannot look up due tables");
            return;
        }
    };
    if due.len() == AT_ONCE as usize {
        bot.wake_scheduler.notify_one();
    }
    // A stop does not break off what a table is doing.
    let run = async |table| {
        let own = Arc::clone(bot);
        let run = bot
            .tasks
            .spawn(async move { run_due_table(&own, table).await });
        _ = run.await;
    };
    stream::iter(due)
        .for_each_concurrent(SIDE_BY_SIDE, run)
        .await;
}

/// Runs the work of a table, or puts it off after a failure.
async fn run_due_table(bot: &Arc<Bot>, table: TableId) {
    // At once, because the table is claimed for a while.
    let updated = retried(|| update_turns(bot, table));
    let error = match caught(updated).await {
        // The table has changed meanwhile. The next query finds what is due there now.
        Ok(()) | Err(CommandError::User(_) | CommandError::Raced | CommandError::Unwanted(_)) => {
            return;
        }
        Err(CommandError::Internal(error)) => error,
    };
    tracing::error!(%table, %error, "due work at a table failed");
    let put_off = TurnUpdate {
        table: table.into(),
        pinged: Vec::new(),
        reminded: Vec::new(),
        delete_ping: false,
        due: Some(bot.uptime.now() + RETRY_AFTER),
    };
    if let Err(error) = bot.store.update_turns(put_off).await {
        tracing::error!(%table, %error, "could not postpone the work of a table");
    }
}

/// Runs what is due at one table.
async fn update_turns(bot: &Arc<Bot>, table: TableId) -> Result<()> {
    let mut active = locked(bot, table).await?;
    let (changed, ping) = run_tasks(bot, &mut active).await?;
    let has_begun = active.has_begun();
    let house_moves = active.house_moves_at().is_some();
    let follows = active.follows().filter(|_| active.ended());
    drop(active);
    if house_moves {
        house::play_house_turns(bot, table);
    }
    if changed {
        redraw(bot, table);
        if has_begun {
            refresh_panels::refresh(bot, table);
        } else if let Some(ended) = follows {
            redraw(bot, ended);
        }
    }
    if ping.old.is_some() || ping.new.is_some() {
        bot.tasks.spawn(pings::send(Arc::clone(bot), ping));
    }
    Ok(())
}

/// Runs the due tasks of a table; returns whether to redraw the board, and the ping to send.
async fn run_tasks(bot: &Arc<Bot>, active: &mut ActiveTable) -> Result<(bool, Ping)> {
    let moved = do_due_acts(bot, active).await?;
    let now = bot.now();
    let (mut pinged, mut reminded, mut delete_ping) = (Vec::new(), Vec::new(), false);
    let mut shows_deadline = false;
    for (at, task) in active.tasks(now) {
        match task {
            Task::Ping(seat) if at <= now.uptime => pinged.push(seat),
            Task::Remind(seat) if at <= now.uptime => reminded.push(seat),
            Task::ShowDeadline(seat) if at <= now.uptime => {
                let clocks = active.table.clocks();
                active.told.deadline_is_shown(clocks, seat);
                shows_deadline = true;
            }
            Task::DeletePing => delete_ping = true,
            _ => {}
        }
    }
    pinged.retain(|seat| !reminded.contains(seat));
    let new = pings::message(active, &pinged, &reminded, now);
    let old = if delete_ping || new.is_some() {
        active.told.replace_ping(None)
    } else {
        None
    };
    let clocks = active.table.clocks();
    let update = TurnUpdate {
        table: active.at.for_a_write(),
        pinged: active.told.note(clocks, &pinged, false),
        reminded: active.told.note(clocks, &reminded, true),
        delete_ping: old.is_some(),
        due: active.told.due(&active.table, now),
    };
    if update.due.is_some_and(|due| due <= now.uptime) {
        bot.wake_scheduler.notify_one();
    }
    active.at = bot.store.update_turns(update).await?;
    let ping = Ping {
        table: active.id,
        channel: active.board.channel,
        old,
        new,
    };
    Ok((moved || shows_deadline, ping))
}

/// Does the due acts of the clock and the house one after the other; returns whether there were any.
async fn do_due_acts(bot: &Arc<Bot>, active: &mut ActiveTable) -> Result<bool> {
    for made in 0..MOVES_AT_ONCE {
        let now = bot.now();
        let next = active.tasks(now).into_iter().find_map(|(at, task)| {
            let is_act = matches!(
                task,
                Task::House(_) | Task::Idle(_) | Task::Expire | Task::Uninvite(_) | Task::Abandon
            );
            (is_act && at <= now.uptime).then_some(task)
        });
        let Some(task) = next else {
            return Ok(made > 0);
        };
        let calls = match task {
            Task::Uninvite(person) => active.person(person).call.into_iter().collect(),
            _ => active.calls(),
        };
        let key = active.key;
        let done = act(bot, active, |table, now| {
            acts::clock(table, task, &key, now)
        });
        if !done.await.map_err(ActError::unexpected)? {
            return Ok(made > 0);
        }
        let table = active.id;
        match task {
            Task::Expire => {
                let over = q::closed_so_over(active.lang(), table);
                calls::end(bot, &active.board, calls, Some(&over));
            }
            Task::Uninvite(person) => {
                let name = words::safe_name(active.plain_name(person));
                let words = q::free_again(active.lang(), table, name);
                let link = active.board.link().unwrap_or_default();
                let words = format!("{words} {link}");
                calls::end(bot, &active.board, calls, Some(&words));
            }
            Task::Abandon => tracing::info!(%table, "a table that was given up has ended"),
            _ => {
                let ply = active.game().ply();
                tracing::info!(%table, ply, ?task, "the clock or the house moved");
            }
        }
    }
    Ok(true)
}
