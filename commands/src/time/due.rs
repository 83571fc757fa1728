//! The tables in play at which time has something to do: idle moves, the house's moves, calls and reminders.
//!
//! A table notes with each act when it is to be looked at next, so a look at all of them is one query. What is done is stored
//! before it is said, under the table's lock; Discord is talked to after the lock is free.

use std::collections::HashMap;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

use db::{Attended, TableId};
use futures_util::FutureExt;
use games::table::Hand;
use serenity::all::{ConnectionStage, ShardId, ShardManager, ShardRunnerInfo};

use crate::bot::Bot;
use crate::error::Trouble;
use crate::table::live::Live;
use crate::table::place;
use crate::table::play::{Unplayed, living, play};
use crate::time::pings::{self, Call};
use crate::time::turns::Task;
use crate::wire::custom_id::table_name;

const PERIOD: Duration = Duration::from_secs(5);

/// How many tables one look takes up.
const AT_ONCE: u32 = 100;

/// How many moves the clock and the house make at one table before the others have their turn.
const MOVES_AT_ONCE: usize = 20;

/// How long a table is left alone that could not be looked after, in milliseconds.
const REST: db::Millis = 600_000;

/// The key of meta under which the program's own time is kept.
const AWAKE: &str = "awake";

/// How long the program had been awake when that was last written down.
pub(crate) async fn kept_time(store: &db::Store) -> Result<db::Millis, db::Error> {
    let kept = store.get_meta(AWAKE).await?;
    Ok(kept.and_then(|text| text.parse().ok()).unwrap_or(0))
}

/// Writes down the program's own time; `last` when it stops.
pub(crate) async fn keep_time(bot: &Bot, last: bool) {
    if let Some(awake) = bot.awake.to_keep(last)
        && let Err(error) = bot.store.put_meta(AWAKE, &awake.to_string()).await
    {
        tracing::warn!("the program's own time was not kept: {error}");
    }
}

/// Looks after the tables for as long as the bot runs.
pub(crate) async fn forever(bot: &Arc<Bot>, manager: &ShardManager) {
    let mut most_shards = 0;
    let mut ticks = bot.clock.ticks(PERIOD);
    loop {
        let (up, all) = connected(&manager.runners).await;
        most_shards = all.max(most_shards);
        let connected = up > 0 && up == most_shards;
        bot.awake.look(connected);
        bot.settings.vitals.note(connected);
        keep_time(bot, false).await;
        if connected {
            tables(bot).await;
        }
        tokio::select! {
            () = ticks.next() => {}
            () = bot.stirred.notified() => {}
        }
    }
}

/// serenity's list of shards.
pub(crate) type Shards = tokio::sync::Mutex<HashMap<ShardId, ShardRunnerInfo>>;

/// How many shards are connected, and how many there are. The list is locked by turns, so a gateway whose runtime stands still
/// when its turn comes keeps it from everybody: a list that cannot be had counts as an empty one.
pub(crate) async fn connected(shards: &Shards) -> (usize, usize) {
    let Ok(shards) = tokio::time::timeout(Duration::from_secs(1), shards.lock()).await else {
        return (0, 0);
    };
    let up = shards
        .values()
        .filter(|shard| shard.stage == ConnectionStage::Connected);
    (up.count(), shards.len())
}

/// Looks after the tables that are due.
async fn tables(bot: &Arc<Bot>) {
    let due = match bot.store.tables_due(bot.awake.now(), AT_ONCE).await {
        Ok(due) => due,
        Err(error) => {
            tracing::error!("cannot tell which tables are due: {error}");
            return;
        }
    };
    if due.len() == AT_ONCE as usize {
        bot.stirred.notify_one();
    }
    for table in due {
        let trouble = match AssertUnwindSafe(attend(bot, table)).catch_unwind().await {
            // Refused: it changed under us, and what is due there is looked up again.
            Ok(Ok(()) | Err(Trouble::Refused(_))) => continue,
            Ok(Err(Trouble::Fault(fault))) => fault.to_string(),
            Err(_) => "a panic, which is logged above".to_owned(),
        };
        tracing::error!(
            "table {} cannot be looked after: {trouble}",
            table_name(table)
        );
        let later = bot.awake.now() + REST;
        let put_off = Attended {
            table,
            told: Vec::new(),
            reminded: Vec::new(),
            unping: false,
            due: Some(later),
        };
        if let Err(error) = bot.store.attend(put_off).await {
            tracing::error!("nor can it be put off: {error}");
        }
    }
}

/// Does at one table what is due there.
async fn attend(bot: &Arc<Bot>, table: TableId) -> Result<(), Trouble> {
    let slot = bot.slot(table);
    let mut slot = slot.lock().await;
    living(bot, &mut slot, table).await?;
    // Put back only when all went well: after a fault or a panic the store alone is right.
    let mut live = slot.take().expect("it is there, or was loaded");
    let (changed, call) = attend_locked(bot, &mut live).await?;
    *slot = Some(live);
    drop(slot);
    if changed {
        place::redraw(bot, table);
    }
    if call.old.is_some() || call.new.is_some() {
        tokio::spawn(pings::say(Arc::clone(bot), call));
    }
    Ok(())
}

/// Whether the board is to be drawn anew, and what is to be said.
async fn attend_locked(bot: &Bot, live: &mut Live) -> Result<(bool, Call), Trouble> {
    let moved = moves(bot, live).await?;
    let now = bot.now();
    let (mut called, mut reminded, mut unping) = (Vec::new(), Vec::new(), false);
    for (at, task) in live.turns.tasks(now) {
        match task {
            Task::Call(seat) if at <= now.awake => called.push(seat),
            Task::Remind(seat) if at <= now.awake => reminded.push(seat),
            Task::Unping => unping = true,
            _ => {}
        }
    }
    called.retain(|seat| !reminded.contains(seat));
    let new = pings::words(live, &called, &reminded, now);
    let old = if unping || new.is_some() {
        live.turns.ping.take()
    } else {
        None
    };
    let attended = Attended {
        table: live.id,
        told: live.turns.told(&called, false),
        reminded: live.turns.told(&reminded, true),
        unping: old.is_some(),
        due: live.turns.due(now),
    };
    if attended.due.is_some_and(|due| due <= now.awake) {
        bot.stirred.notify_one();
    }
    bot.store.attend(attended).await?;
    let call = Call {
        table: live.id,
        channel: live.channel.clone(),
        old,
        new,
    };
    // A reminder is a good moment to show a deadline that an outage has moved.
    Ok((moved || !reminded.is_empty(), call))
}

/// The moves of the clock and of the house that are due, one after the other; whether there were any.
async fn moves(bot: &Bot, live: &mut Live) -> Result<bool, Trouble> {
    for made in 0..MOVES_AT_ONCE {
        let now = bot.now();
        let next = live.turns.tasks(now).into_iter().find_map(|(at, task)| {
            let hand = match task {
                Task::House(seat) => (seat, Hand::House),
                Task::Idle(seat) => (seat, Hand::Clock),
                _ => return None,
            };
            (at <= now.awake).then_some(hand)
        });
        let Some((seat, hand)) = next else {
            return Ok(made > 0);
        };
        let ply = live.table.ply();
        let mv = live.table.idle(seat).map_err(Trouble::fault)?;
        play(bot, live, seat, &mv, ply, hand)
            .await
            .map_err(|unplayed| match unplayed {
                Unplayed::Refused(refusal) => Trouble::fault(refusal),
                Unplayed::Trouble(trouble) => trouble,
            })?;
        tracing::info!(
            table = table_name(live.id),
            ply = live.table.ply(),
            "the {hand} moved"
        );
    }
    Ok(true)
}
