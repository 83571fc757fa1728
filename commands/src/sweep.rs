//! What time does: lobbies in which nothing happens are closed, and tables that ended long ago are deleted where the operator wants it.

use std::sync::Arc;
use std::time::Duration;

use db::{Phase, TableId};

use crate::answer::{edit, without_address};
use crate::bot::Bot;
use crate::error::Trouble;
use crate::lobby;
use crate::press::stored;

const PERIOD: Duration = Duration::from_secs(20);

/// How many tables one look takes up, so that a thousand old lobbies do not hold up the rest.
const AT_ONCE: u32 = 100;

/// Looks at the clock for as long as the bot runs.
pub(crate) async fn forever(bot: Arc<Bot>) {
    loop {
        if let Err(Trouble::Fault(fault)) = once(&bot).await {
            tracing::error!("cannot look after the lobbies: {fault}");
        }
        if let Err(Trouble::Fault(fault)) = drop_old_tables(&bot).await {
            tracing::error!("cannot delete old tables: {fault}");
        }
        tokio::select! {
            () = bot.clock.tick(PERIOD) => {}
            // serenity keeps a bucket for every interaction it ever answered (serenity 0.12.5, http/ratelimiting.rs).
            () = tokio::time::sleep(Duration::from_secs(300)) => drop_old_buckets(&bot).await,
        }
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

/// Deletes tables that ended before the operator's retention, and what was kept about them.
async fn drop_old_tables(bot: &Bot) -> Result<(), Trouble> {
    let Some(retention) = bot.settings.retention else {
        return Ok(());
    };
    let kept = i64::try_from(retention.as_millis()).unwrap_or(i64::MAX);
    let before = bot.clock.now().saturating_sub(kept);
    let dropped = bot.store.drop_ended_before(before, AT_ONCE).await?;
    for table in &dropped {
        bot.forget(*table);
        bot.store.drop_meta(&lobby::rematch_key(*table)).await?;
    }
    if !dropped.is_empty() {
        tracing::info!(tables = dropped.len(), "deleted tables that ended long ago");
    }
    Ok(())
}

async fn close(bot: &Bot, table: TableId, before: db::Millis) -> Result<(), Trouble> {
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
    if let Some((channel, place)) = crate::after::place_of(&now.head)
        && let Err(error) = edit(&bot.http, channel, place, &message).await
    {
        tracing::info!(
            "the message of an expired lobby cannot be edited: {}",
            without_address(&error)
        );
    }
    Ok(())
}

async fn drop_old_buckets(bot: &Bot) {
    if let Some(limiter) = &bot.http.ratelimiter {
        let now = std::time::SystemTime::now();
        let routes = limiter.routes();
        let mut routes = routes.write().await;
        routes.retain(|_, bucket| {
            bucket.try_lock().map_or(true, |bucket| {
                bucket.reset().is_some_and(|reset| reset > now)
            })
        });
    }
}
