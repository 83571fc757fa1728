//! In one process at a time: bans that end, retention, and whatever else is old.

use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use db::{Tx, WallTime};

use crate::bot::Bot;
use crate::error::{CommandError, Result};
use crate::leases::{ASK_EVERY, TIME};
use crate::state::daily;
use crate::table::board::redraw::redraw;
use crate::table::end::rematch_state;
use crate::table::{admission, moderation_log};

const PERIOD: Duration = Duration::from_secs(20);

/// How many tables one query returns, so that a thousand old tables do not hold up other work.
const AT_ONCE: u32 = 100;

pub(super) async fn forever(bot: &Arc<Bot>) {
    let (mut ticks, mut cleared) = (bot.clock.ticks(PERIOD), None);
    loop {
        // A process that takes over begins at once.
        let mut next = pin!(ticks.next());
        let is_mine = loop {
            if bot.leases.has(TIME) {
                break true;
            }
            tokio::select! {
                biased;
                () = next.as_mut() => break false,
                () = tokio::time::sleep(ASK_EVERY) => {}
            }
        };
        if !is_mine {
            continue;
        }
        tell(lift_bans(bot).await, "cannot lift bans that have ended");
        if let Err(error) = bot.board_tokens.remove_expired(bot.clock.now()).await {
            tracing::error!(%error, "cannot delete expired tokens of boards");
        }
        tell(drop_old_tables(bot).await, "cannot delete old tables");
        let prepared = daily::prepare(&bot.store, &bot.settings.seeds, bot.clock.now()).await;
        tell(prepared.map(drop), "cannot prepare the daily table");
        let dropped = drop_old_log(bot, &mut cleared).await;
        tell(dropped, "cannot delete what admins did long ago");
        next.await;
    }
}

fn tell(done: Result<()>, what: &str) {
    if let Err(CommandError::Internal(error)) = done {
        tracing::error!(%error, "{what}");
    }
}

/// Deletes what admins and moderators did long ago, once an hour.
async fn drop_old_log(bot: &Bot, cleared: &mut Option<WallTime>) -> Result<()> {
    const HOUR: Duration = Duration::from_secs(60 * 60);
    let now = bot.clock.now();
    if cleared.is_none_or(|cleared| now - cleared >= HOUR) {
        bot.write(move |tx| tx.drop_admin_actions_before(now - moderation_log::KEPT))
            .await?;
        *cleared = Some(now);
    }
    Ok(())
}

/// Ends the bans whose time is over, and gives people their seats back.
async fn lift_bans(bot: &Arc<Bot>) -> Result<()> {
    let now = bot.clock.now();
    for ban in bot.write(move |tx| tx.drop_ended_bans(now)).await? {
        // By itself, because a stop must not come between what is stored at a table and the note that it is to be drawn.
        let own = Arc::clone(bot);
        let given_back = bot.tasks.spawn(async move {
            for table in admission::in_play(&own, &ban.user).await? {
                redraw(&own, table);
            }
            Ok(())
        });
        if let Ok(done) = given_back.await {
            tell(done, "cannot give people their seats back");
        }
    }
    Ok(())
}

/// Deletes tables that ended before the operator's retention, with all that is stored about them.
async fn drop_old_tables(bot: &Bot) -> Result<()> {
    let Some(retention) = bot.settings.retention else {
        return Ok(());
    };
    let before = bot.clock.now() - retention;
    let dropped = bot.store.drop_ended_before(before, AT_ONCE).await?;
    for table in &dropped {
        bot.tables.forget(*table).await;
    }
    if !dropped.is_empty() {
        tracing::info!(
            tables = dropped.len(),
            "deleted tables past their retention"
        );
        let drop_keys = move |tx: Tx<'_>| {
            let mut keys = dropped.iter().map(|table| rematch_state::key(*table));
            keys.try_for_each(|key| tx.drop_meta(&key))
        };
        bot.write(drop_keys).await?;
    }
    Ok(())
}
