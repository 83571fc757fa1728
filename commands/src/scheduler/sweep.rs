//! What time does: tables in play are looked after when they are due ([`due`]), lobbies in which nothing happens are closed, tables
//! that ended long ago are deleted where the operator wants it, and what serenity leaves lying about is cleared away.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use db::{Phase, StoredTable, TableId, TableTime, Uptime, WallTime};
use serenity::all::{Http, ShardManager};

use crate::bot::Bot;
use crate::error::{CommandError, chain};
use crate::scheduler::due;
use crate::table::load::stored;
use crate::table::{board_message, lobby};
use crate::table_name::table_name;
use crate::time::uptime::Now;

const PERIOD: Duration = Duration::from_secs(20);

/// A table in play at which nothing happens for so long is closed. Counted in uptime.
const ABANDONED: Duration = Duration::from_secs(30 * 24 * 60 * 60);

/// How many tables one look takes up, so that a thousand old lobbies do not hold up the rest.
const AT_ONCE: u32 = 100;

/// How often serenity's rate limiter is cleared: 181 bytes an interaction are little for so long.
const CLEARING: Duration = Duration::from_secs(300);

/// Looks after what time does for as long as the bot runs. Call it before Discord can be connected.
pub(crate) fn forever(
    bot: Arc<Bot>,
    manager: Arc<ShardManager>,
) -> impl Future<Output = ()> + Send {
    let run = Run::since(bot.now());
    async move {
        tokio::join!(
            due::forever(&bot, &manager),
            tables(&bot, run),
            buckets(&bot.http)
        );
    }
}

/// What time it was at the looks of this run, as far back as is of interest: a lobby has a time of day, and its patience is
/// counted in the time in which people could press.
struct Run(VecDeque<Now>);

impl Run {
    fn since(start: Now) -> Self {
        Self(VecDeque::from([start]))
    }

    /// The time of day since which the program was up for so long, or a little earlier; none where this run has not been yet.
    fn ago(&mut self, patience: Duration, now: Now) -> Option<WallTime> {
        self.0.push_back(now);
        let then = now.uptime - patience;
        while self.0.get(1).is_some_and(|next| next.uptime <= then) {
            self.0.pop_front();
        }
        let look = self.0.front()?;
        (look.uptime <= then).then(|| look.wall_at(then))
    }
}

async fn tables(bot: &Arc<Bot>, mut run: Run) {
    let mut ticks = bot.clock.ticks(PERIOD);
    loop {
        if let Err(CommandError::Internal(error)) = once(bot, &mut run).await {
            tracing::error!("cannot close expired lobbies: {}", chain(&error));
        }
        if let Err(CommandError::Internal(error)) = abandoned(bot).await {
            tracing::error!("cannot close abandoned tables: {}", chain(&error));
        }
        if let Err(CommandError::Internal(error)) = drop_old_tables(bot).await {
            tracing::error!("cannot delete old tables: {}", chain(&error));
        }
        ticks.next().await;
    }
}

async fn once(bot: &Arc<Bot>, run: &mut Run) -> Result<(), CommandError> {
    let Some(before) = run.ago(lobby::PATIENCE, bot.now()) else {
        return Ok(());
    };
    for head in bot
        .store
        .open_tables_touched_before(before, Phase::Lobby, AT_ONCE)
        .await?
    {
        named(head.id, close(bot, head.id, before).await);
    }
    Ok(())
}

/// One table that cannot be read must not keep the others waiting.
fn named(table: TableId, done: Result<(), CommandError>) {
    if let Err(error) = done {
        tracing::error!(
            "cannot close table {}: {}",
            table_name(table),
            chain(&error)
        );
    }
}

/// Closes tables in play that everybody has given up, be it because they are nowhere to be seen any more.
async fn abandoned(bot: &Arc<Bot>) -> Result<(), CommandError> {
    let before = bot.clock.now() - ABANDONED;
    let old = bot
        .store
        .open_tables_touched_before(before, Phase::Play, AT_ONCE)
        .await?;
    for head in old {
        named(head.id, give_up(bot, head.id).await);
    }
    Ok(())
}

async fn give_up(bot: &Arc<Bot>, table: TableId) -> Result<(), CommandError> {
    let entry = bot.tables.entry(table);
    let mut entry = entry.lock().await;
    let now = stored(bot, table).await?;
    if now.head.phase == Phase::Play && bot.uptime.now() - last_act(&now) >= ABANDONED {
        bot.store
            .close_table(table, "abandoned", bot.clock.now())
            .await?;
        entry.clear();
        drop(entry);
        bot.wake_scheduler.notify_one();
        board_message::redraw(bot, table);
    }
    Ok(())
}

/// When somebody last did something at a table in play.
fn last_act(stored: &StoredTable) -> Uptime {
    let moved = stored
        .plies
        .last()
        .map_or_else(TableTime::default, |ply| ply.time);
    let back = stored.seats.iter().filter_map(|seat| seat.back);
    let latest = back.chain(stored.head.paused).fold(moved, TableTime::max);
    latest + stored.head.lag
}

/// Deletes tables that ended before the operator's retention, and what was kept about them.
async fn drop_old_tables(bot: &Bot) -> Result<(), CommandError> {
    let Some(retention) = bot.settings.retention else {
        return Ok(());
    };
    let before = bot.clock.now() - retention;
    let dropped = bot.store.drop_ended_before(before, AT_ONCE).await?;
    for table in &dropped {
        bot.tables.forget(*table).await;
        bot.store.drop_meta(&lobby::rematch_key(*table)).await?;
    }
    if !dropped.is_empty() {
        tracing::info!(
            tables = dropped.len(),
            "deleted tables past their retention"
        );
    }
    Ok(())
}

async fn close(bot: &Arc<Bot>, table: TableId, before: WallTime) -> Result<(), CommandError> {
    let entry = bot.tables.entry(table);
    let acting = entry.lock().await;
    let now = stored(bot, table).await?;
    if now.head.phase != Phase::Lobby || now.head.touched >= before {
        return Ok(());
    }
    bot.store
        .close_table(table, "expired", bot.clock.now())
        .await?;
    drop(acting);
    board_message::redraw(bot, table);
    Ok(())
}

/// serenity keeps a bucket for every interaction that it ever answered, for ever (serenity 0.12.5, http/ratelimiting.rs). One whose
/// time is over says nothing any more.
async fn buckets(http: &Http) {
    let Some(limiter) = &http.ratelimiter else {
        return;
    };
    loop {
        tokio::time::sleep(CLEARING).await;
        let (now, routes) = (SystemTime::now(), limiter.routes());
        routes.write().await.retain(|_, bucket| {
            bucket.try_lock().map_or(true, |bucket| {
                bucket.reset().is_some_and(|reset| reset > now)
            })
        });
    }
}

#[cfg(test)]
mod tests {
    use serenity::all::InteractionId;
    use serenity::http::Route;

    use super::*;

    #[test]
    fn patience_is_counted_in_the_time_in_which_people_could_press() {
        const MINUTE: Duration = Duration::from_secs(60);
        let at = |wall, uptime| Now {
            wall: WallTime(0) + wall * MINUTE,
            uptime: Uptime(0) + uptime * MINUTE,
        };
        let mut run = Run::since(at(1_000, 500));
        let mut ago = |wall, uptime| {
            run.ago(30 * MINUTE, at(wall, uptime))
                .map(|at| at.0 / 60_000)
        };
        assert_eq!(ago(1_020, 520), None, "nothing is known from before");
        assert_eq!(ago(1_029, 529), None);
        assert_eq!(ago(1_031, 531), Some(1_001));
        // Nobody could press for an hour, and then it is found that it began a minute sooner.
        assert_eq!(ago(1_091, 531), Some(1_001));
        assert_eq!(ago(1_092, 530), Some(1_000));
        assert_eq!(ago(1_112, 550), Some(1_020));
        assert_eq!(ago(1_122, 560), Some(1_030), "in the outage or before");
        assert_eq!(ago(1_123, 561), Some(1_093));
        assert_eq!(ago(2_123, 1_561), Some(2_093));
    }

    #[tokio::test(start_paused = true)]
    async fn the_rate_limiter_forgets_interactions_that_are_over() {
        let http = Http::new("no token is needed for this");
        let routes = http
            .ratelimiter
            .as_ref()
            .expect("it is on by default")
            .routes();
        for number in 1..=1_000 {
            let interaction_id = InteractionId::new(number);
            let route = Route::InteractionResponse {
                interaction_id,
                token: "t",
            };
            routes
                .write()
                .await
                .entry(route.ratelimiting_bucket())
                .or_default();
        }
        assert_eq!(routes.read().await.len(), 1_000);
        tokio::select! {
            () = buckets(&http) => {}
            () = tokio::time::sleep(CLEARING + Duration::from_secs(1)) => {}
        }
        assert_eq!(routes.read().await.len(), 0);
    }
}
