//! Notices what the operator does with the storage: whom they exclude, and a line that they announce. It brings the line to the
//! boards: at once to those that were used recently, a few in a second, and to all others when they are drawn the next time. Every
//! process notices it, and one of them draws boards again.

use std::sync::Arc;
use std::time::Duration;

use db::Error;

use crate::bot::Bot;
use crate::ids;
use crate::leases::TIME;
use crate::table::board::board_message;
use crate::table::board::redraw::redraw;

/// How often the bot looks.
const PERIOD: Duration = Duration::from_secs(5);

/// Boards that were used this recently are drawn again. Discord strictly limits edits of older ones.
const LATELY: Duration = Duration::from_secs(45 * 60);

/// How many boards are drawn again.
const MOST: u32 = 1_000;

/// The time between two boards, so that presses never wait for them.
const PAUSE: Duration = Duration::from_millis(250);

/// Looks for a new line for as long as the bot runs.
pub(crate) async fn forever(bot: &Arc<Bot>) {
    let mut ticks = bot.clock.ticks(PERIOD);
    let mut excluded = None;
    loop {
        if let Err(error) = look(bot).await {
            tracing::warn!(%error, "cannot look for an announcement");
        }
        match bot.read(|tx| tx.exclusions()).await {
            Ok(now) if excluded.as_ref() != Some(&now) => {
                // Tables in memory know which seats the house plays.
                if excluded.replace(now).is_some() {
                    bot.tables.forget_where(|_| true).await;
                    bot.wake_scheduler.notify_one();
                }
            }
            Ok(_) => {}
            Err(error) => tracing::warn!(%error, "cannot look who is excluded"),
        }
        ticks.next().await;
    }
}

async fn look(bot: &Arc<Bot>) -> Result<(), Error> {
    let line = bot.read(|tx| tx.meta(db::ANNOUNCEMENT)).await?;
    let before = std::mem::replace(&mut *bot.announcement.lock(), line.clone());
    if before == line {
        return Ok(());
    }
    tracing::info!(
        announced = line.is_some(),
        "the line on running tables has changed"
    );
    if !bot.leases.has(TIME) {
        return Ok(());
    }
    let now = bot.clock.now();
    for head in bot
        .read(move |tx| tx.in_play_since(now - LATELY, MOST))
        .await?
    {
        let message = ids::message(head.message.as_deref());
        if message.is_some() && !board_message::is_old(message, head.opened, now) {
            redraw(bot, head.id);
            bot.tasks.sleep(PAUSE).await;
        }
    }
    Ok(())
}
