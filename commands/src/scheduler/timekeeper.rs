//! Keeps the uptime in one of several processes, for all of them: in the one that has the lease for it, while that is connected to
//! Discord. The others follow.

use std::time::Duration;

use db::Error;
use tokio::time::Instant;

use crate::bot::Bot;
use crate::leases::{RENEW_EVERY, TIME};

/// How often the uptime is stored and read.
const PERIOD: Duration = Duration::from_millis(500);

/// Keeps or follows the uptime for as long as the bot runs. On a file the only process always keeps it.
pub(crate) async fn forever(bot: &Bot) {
    if !bot.store.is_shared() {
        return;
    }
    let mut ticks = bot.clock.ticks(PERIOD);
    let (mut renewed, mut failing) = (None, false);
    loop {
        let done = keep_or_follow(bot, &mut renewed).await;
        if let Err(error) = &done
            && !failing
        {
            tracing::warn!(%error, "cannot share the uptime with other processes");
        }
        failing = done.is_err();
        // The lease ends by the database's clock, also while a test holds this one.
        tokio::select! {
            biased;
            () = ticks.next() => {}
            () = tokio::time::sleep(PERIOD) => {}
        }
    }
}

/// `renewed` is when the lease was last renewed, while this process has it.
async fn keep_or_follow(bot: &Bot, renewed: &mut Option<Instant>) -> Result<(), Error> {
    let kept = bot.leases.has(TIME) && renewed.is_some();
    if !bot.uptime.is_connected() {
        if kept {
            // What turned out to be an outage is taken back for all.
            bot.uptime.save(&bot.store, true).await;
            bot.leases.release(TIME).await;
        }
        *renewed = None;
        return bot.uptime.follow(&bot.store).await;
    }
    let keeps = match *renewed {
        Some(at) if kept && at.elapsed() < RENEW_EVERY => true,
        _ => bot.leases.take(TIME).await?,
    };
    if !(kept && keeps) {
        bot.uptime.follow(&bot.store).await?;
    }
    if !keeps {
        *renewed = None;
        return Ok(());
    }
    let takes_over = renewed.is_none();
    if renewed.is_none_or(|at| at.elapsed() >= RENEW_EVERY) {
        *renewed = Some(Instant::now());
    }
    bot.uptime.keep();
    bot.uptime.save(&bot.store, true).await;
    if takes_over {
        // The process before this one may have died while its house players were thinking.
        bot.write(|tx| tx.wake_house_players()).await?;
        bot.wake_scheduler.notify_one();
    }
    Ok(())
}
