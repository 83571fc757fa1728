//! The tables in play at which time has something to do: idle moves, the house's moves, calls and reminders.
//!
//! A table notes with each act when it is to be looked at next, so a look at all of them is one query. What is done is stored
//! before it is said, under the table's lock; Discord is talked to after the lock is free.

use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

use db::{TableId, TurnUpdate};
use futures_util::FutureExt;
use games::table::Hand;
use serenity::all::ShardManager;

use crate::bot::Bot;
use crate::error::{CommandError, chain};
use crate::protocol::shards::connected;
use crate::scheduler::pings::{self, Ping};
use crate::state::active::ActiveTable;
use crate::table::board_message;
use crate::table::load::load_active;
use crate::table::play::{PlayError, play};
use crate::table_name::table_name;
use crate::time::seat_clocks::Task;

const PERIOD: Duration = Duration::from_secs(5);

/// How many tables one look takes up.
const AT_ONCE: u32 = 100;

/// How many moves the clock and the house make at one table before the others have their turn.
const MOVES_AT_ONCE: usize = 20;

/// How long a table is left alone that could not be looked after.
const REST: Duration = Duration::from_secs(600);

/// Looks after the tables for as long as the bot runs.
pub(crate) async fn forever(bot: &Arc<Bot>, manager: &ShardManager) {
    let mut most_shards = 0;
    let mut ticks = bot.clock.ticks(PERIOD);
    loop {
        let (up, all) = connected(&manager.runners).await;
        most_shards = all.max(most_shards);
        let connected = up > 0 && up == most_shards;
        bot.uptime.note_connection(connected);
        bot.settings.health.set_connected(connected);
        bot.uptime.save(&bot.store, false).await;
        if connected {
            tables(bot).await;
        }
        tokio::select! {
            () = ticks.next() => {}
            () = bot.wake_scheduler.notified() => {}
        }
    }
}

/// Looks after the tables that are due.
async fn tables(bot: &Arc<Bot>) {
    let due = match bot.store.tables_due(bot.uptime.now(), AT_ONCE).await {
        Ok(due) => due,
        Err(error) => {
            tracing::error!("cannot look up due tables: {error}");
            return;
        }
    };
    if due.len() == AT_ONCE as usize {
        bot.wake_scheduler.notify_one();
    }
    for table in due {
        let error = match AssertUnwindSafe(update_turns(bot, table))
            .catch_unwind()
            .await
        {
            // Refused: it changed under us, and what is due there is looked up again.
            Ok(Ok(()) | Err(CommandError::User(_))) => continue,
            Ok(Err(CommandError::Internal(fault))) => chain(&fault),
            Err(_) => "a panic (logged separately)".to_owned(),
        };
        tracing::error!("due work at table {} failed: {error}", table_name(table));
        let later = bot.uptime.now() + REST;
        let put_off = TurnUpdate {
            table,
            called: Vec::new(),
            reminded: Vec::new(),
            delete_ping: false,
            due: Some(later),
        };
        if let Err(error) = bot.store.update_turns(put_off).await {
            tracing::error!("could not postpone the work of a table: {error}");
        }
    }
}

/// Does at one table what is due there.
async fn update_turns(bot: &Arc<Bot>, table: TableId) -> Result<(), CommandError> {
    let entry = bot.tables.entry(table);
    let mut entry = entry.lock().await;
    load_active(bot, &mut entry, table).await?;
    let mut playing = entry.begin();
    let (changed, ping) = tasks_of(bot, &mut playing).await?;
    playing.keep();
    drop(entry);
    if changed {
        board_message::redraw(bot, table);
    }
    if ping.old.is_some() || ping.new.is_some() {
        bot.tasks.spawn(pings::send(Arc::clone(bot), ping));
    }
    Ok(())
}

/// Whether the board is to be drawn anew, and what is to be said.
async fn tasks_of(bot: &Bot, active: &mut ActiveTable) -> Result<(bool, Ping), CommandError> {
    let moved = moves(bot, active).await?;
    let now = bot.now();
    let (mut called, mut reminded, mut delete_ping) = (Vec::new(), Vec::new(), false);
    for (at, task) in active.clocks.tasks(now) {
        match task {
            Task::Call(seat) if at <= now.uptime => called.push(seat),
            Task::Remind(seat) if at <= now.uptime => reminded.push(seat),
            Task::DeletePing => delete_ping = true,
            _ => {}
        }
    }
    called.retain(|seat| !reminded.contains(seat));
    let new = pings::words(active, &called, &reminded, now);
    let old = if delete_ping || new.is_some() {
        active.clocks.ping.take()
    } else {
        None
    };
    let update = TurnUpdate {
        table: active.id,
        called: active.clocks.mark_called(&called, false),
        reminded: active.clocks.mark_called(&reminded, true),
        delete_ping: old.is_some(),
        due: active.clocks.due(now),
    };
    if update.due.is_some_and(|due| due <= now.uptime) {
        bot.wake_scheduler.notify_one();
    }
    bot.store.update_turns(update).await?;
    let ping = Ping {
        table: active.id,
        channel: active.board.channel,
        old,
        new,
    };
    // A reminder is a good moment to show a deadline that an outage has moved.
    Ok((moved || !reminded.is_empty(), ping))
}

/// The moves of the clock and of the house that are due, one after the other; whether there were any.
async fn moves(bot: &Bot, active: &mut ActiveTable) -> Result<bool, CommandError> {
    for made in 0..MOVES_AT_ONCE {
        let now = bot.now();
        let next = active.clocks.tasks(now).into_iter().find_map(|(at, task)| {
            let hand = match task {
                Task::House(seat) => (seat, Hand::House),
                Task::Idle(seat) => (seat, Hand::Clock),
                _ => return None,
            };
            (at <= now.uptime).then_some(hand)
        });
        let Some((seat, hand)) = next else {
            return Ok(made > 0);
        };
        let ply = active.table.ply();
        let mv = active.table.idle(seat).map_err(CommandError::internal)?;
        play(bot, active, seat, &mv, ply, hand)
            .await
            .map_err(PlayError::unexpected)?;
        tracing::info!(
            table = table_name(active.id),
            ply = active.table.ply(),
            "the {hand} moved"
        );
    }
    Ok(true)
}
