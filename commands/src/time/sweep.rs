//! What time does: tables in play are looked after when they are due ([`due`]), lobbies in which nothing happens are closed, tables
//! that ended long ago are deleted where the operator wants it, and what serenity leaves lying about is cleared away.

use std::sync::Arc;
use std::time::{Duration, SystemTime};

use db::{Millis, Phase, StoredTable, TableId};
use serenity::all::{Http, ShardManager};

use crate::bot::Bot;
use crate::error::Trouble;
use crate::table::play::stored;
use crate::table::{lobby, place};
use crate::time::due;
use crate::wire::answer::{edit, without_address};

const PERIOD: Duration = Duration::from_secs(20);

/// A table in play at which nothing happens for so long is closed. Counted in the time in which the program was awake.
const ABANDONED: Millis = 30 * 24 * 60 * 60 * 1000;

/// How many tables one look takes up, so that a thousand old lobbies do not hold up the rest.
const AT_ONCE: u32 = 100;

/// How often serenity's rate limiter is cleared: 181 bytes an interaction are little for so long.
const CLEARING: Duration = Duration::from_secs(300);

/// Looks after what time does for as long as the bot runs.
pub(crate) async fn forever(bot: Arc<Bot>, manager: Arc<ShardManager>) {
    tokio::join!(
        due::forever(&bot, &manager),
        tables(&bot),
        buckets(&bot.http)
    );
}

async fn tables(bot: &Arc<Bot>) {
    let mut ticks = bot.clock.ticks(PERIOD);
    loop {
        if let Err(Trouble::Fault(fault)) = once(bot).await {
            tracing::error!("cannot look after the lobbies: {fault}");
        }
        if let Err(Trouble::Fault(fault)) = abandoned(bot).await {
            tracing::error!("cannot look after abandoned tables: {fault}");
        }
        if let Err(Trouble::Fault(fault)) = drop_old_tables(bot).await {
            tracing::error!("cannot delete old tables: {fault}");
        }
        ticks.next().await;
    }
}

async fn once(bot: &Bot) -> Result<(), Trouble> {
    let patience = i64::try_from(lobby::PATIENCE.as_millis()).unwrap_or(i64::MAX);
    let before = bot.clock.now() - patience;
    for head in bot
        .store
        .open_tables_touched_before(before, Phase::Lobby, AT_ONCE)
        .await?
    {
        close(bot, head.id, before).await?;
    }
    Ok(())
}

/// Closes tables in play that everybody has given up, be it because they are nowhere to be seen any more.
async fn abandoned(bot: &Arc<Bot>) -> Result<(), Trouble> {
    let before = bot.clock.now() - ABANDONED;
    let old = bot
        .store
        .open_tables_touched_before(before, Phase::Play, AT_ONCE)
        .await?;
    for head in old {
        let slot = bot.slot(head.id);
        let mut slot = slot.lock().await;
        let now = stored(bot, head.id).await?;
        if now.head.phase == Phase::Play && bot.awake.now() - last_awake(&now) >= ABANDONED {
            bot.store
                .close_table(head.id, "abandoned", bot.clock.now())
                .await?;
            *slot = None;
            drop(slot);
            bot.stirred.notify_one();
            place::redraw(bot, head.id);
        }
    }
    Ok(())
}

/// When somebody last did something at a table in play, on the program's scale.
fn last_awake(stored: &StoredTable) -> Millis {
    let moved = stored.plies.last().map_or(0, |ply| ply.time);
    let back = stored.seats.iter().filter_map(|seat| seat.back);
    let latest = back.chain(stored.head.paused).fold(moved, Millis::max);
    latest + stored.head.held
}

/// Deletes tables that ended before the operator's retention, and what was kept about them.
async fn drop_old_tables(bot: &Bot) -> Result<(), Trouble> {
    let Some(retention) = bot.settings.retention else {
        return Ok(());
    };
    let kept = i64::try_from(retention.as_millis()).unwrap_or(i64::MAX);
    let before = bot.clock.now().saturating_sub(kept);
    let dropped = bot.store.drop_ended_before(before, AT_ONCE).await?;
    for table in &dropped {
        bot.forget(*table).await;
        bot.store.drop_meta(&lobby::rematch_key(*table)).await?;
    }
    if !dropped.is_empty() {
        tracing::info!(tables = dropped.len(), "deleted tables that ended long ago");
    }
    Ok(())
}

async fn close(bot: &Bot, table: TableId, before: Millis) -> Result<(), Trouble> {
    let slot = bot.slot(table);
    let _acting = slot.lock().await;
    let now = stored(bot, table).await?;
    if now.head.phase != Phase::Lobby || now.head.touched >= before {
        return Ok(());
    }
    bot.store
        .close_table(table, "expired", bot.clock.now())
        .await?;
    let message = lobby::closed(&stored(bot, table).await?)?;
    if let Some((channel, place)) = place::place_of(&now.head)
        && let Err(error) = edit(&bot.http, channel, place, &message).await
    {
        tracing::info!(
            "the message of an expired lobby cannot be edited: {}",
            without_address(&error)
        );
    }
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
