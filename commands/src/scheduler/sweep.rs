//! In one process at a time: unused lobbies, abandoned tables and retention.

use std::collections::VecDeque;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use db::{Phase, TableId, Tx, WallTime};
use tables::acts::clock as acts;
use tables::clocks::Task;
use tables::event::Ending;
use tables::table::{ABANDONED_AFTER, LOBBY_EXPIRES_AFTER};

use crate::bot::Bot;
use crate::error::{CommandError, caught, chain};
use crate::leases::{ASK_EVERY, TIME};
use crate::state::board_location::BoardLocation;
use crate::state::daily;
use crate::table::act::{ActError, act};
use crate::table::board::redraw::redraw;
use crate::table::end::rematch_state;
use crate::table::load::{load_active, stored};
use crate::table::lobby::invite;
use crate::table::{admission, moderation_log};
use crate::table_name::{rematch_of, table_name};
use crate::time::uptime::Now;
use crate::words;

const PERIOD: Duration = Duration::from_secs(20);

/// How many tables one query returns, so that a thousand old lobbies do not hold up other work.
const AT_ONCE: u32 = 100;

/// Samples of the time since the program started, as far back as needed. A lobby has a time of day, but it expires by uptime, in
/// which its players could press something.
pub(super) struct Samples(VecDeque<Now>);

impl Samples {
    pub(super) fn since(start: Now) -> Self {
        Self(VecDeque::from([start]))
    }

    /// The time of day since which the program has been up for `patience`, or a little earlier; `None` if it has not run for that
    /// long.
    fn ago(&mut self, patience: Duration, now: Now) -> Option<WallTime> {
        self.0.push_back(now);
        let then = now.uptime - patience;
        while self.0.get(1).is_some_and(|next| next.uptime <= then) {
            self.0.pop_front();
        }
        let sample = self.0.front()?;
        (sample.uptime <= then).then(|| sample.wall_at(then))
    }
}

pub(super) async fn forever(bot: &Arc<Bot>, mut samples: Samples) {
    let (mut ticks, mut cleared) = (bot.clock.ticks(PERIOD), None);
    loop {
        // Also where another process does the work, so that this one can take over at any time.
        let unused = samples.ago(LOBBY_EXPIRES_AFTER, bot.now());
        // It keeps the uptime itself. A process that takes over begins at once.
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
        if let Err(CommandError::Internal(error)) = close_unused_lobbies(bot, unused).await {
            tracing::error!(error = %chain(&error), "cannot close unused lobbies");
        }
        if let Err(CommandError::Internal(error)) = free_kept_seats(bot).await {
            tracing::error!(error = %chain(&error), "cannot free kept seats");
        }
        if let Err(CommandError::Internal(error)) = lift_bans(bot).await {
            tracing::error!(error = %chain(&error), "cannot lift bans that have ended");
        }
        if let Err(CommandError::Internal(error)) = close_abandoned_tables(bot).await {
            tracing::error!(error = %chain(&error), "cannot close abandoned tables");
        }
        if let Err(error) = bot.board_tokens.remove_expired(bot.clock.now()).await {
            tracing::error!(%error, "cannot delete expired tokens of boards");
        }
        if let Err(CommandError::Internal(error)) = drop_old_tables(bot).await {
            tracing::error!(error = %chain(&error), "cannot delete old tables");
        }
        let prepared = daily::prepare(&bot.store, &bot.settings.seeds, bot.clock.now()).await;
        if let Err(CommandError::Internal(error)) = prepared {
            tracing::error!(error = %chain(&error), "cannot prepare the daily table");
        }
        if let Err(CommandError::Internal(error)) = drop_old_log(bot, &mut cleared).await {
            tracing::error!(error = %chain(&error), "cannot delete what admins did long ago");
        }
        next.await;
    }
}

/// Deletes what admins and moderators did long ago, once an hour.
async fn drop_old_log(bot: &Bot, cleared: &mut Option<WallTime>) -> Result<(), CommandError> {
    const HOUR: Duration = Duration::from_secs(60 * 60);
    let now = bot.clock.now();
    if cleared.is_none_or(|cleared| now - cleared >= HOUR) {
        bot.write(move |tx| tx.drop_admin_actions_before(now - moderation_log::KEPT))
            .await?;
        *cleared = Some(now);
    }
    Ok(())
}

/// Closes lobbies in which nothing has happened since a moment.
async fn close_unused_lobbies(
    bot: &Arc<Bot>,
    before: Option<WallTime>,
) -> Result<(), CommandError> {
    let Some(before) = before else {
        return Ok(());
    };
    let find = move |tx: Tx<'_>| tx.open_tables_touched_before(before, Phase::Lobby, AT_ONCE);
    for head in bot.read(find).await? {
        let closed = caught(close_if_unused(bot, head.id, before));
        log_failure(head.id, closed.await);
    }
    Ok(())
}

/// Removes invitations that nobody accepted in time, and shows the free seats.
async fn free_kept_seats(bot: &Arc<Bot>) -> Result<(), CommandError> {
    let now = bot.clock.now();
    let removed = bot.write(move |tx| tx.remove_expired_invitations(now));
    for (table, invitation) in removed.await? {
        let Some(head) = bot.read(move |tx| tx.head(table)).await? else {
            continue;
        };
        let link = BoardLocation::of(&head)?.link();
        let words = format!(
            "The seat at table {} that was kept for {} is free again. Press Join there to play. {}",
            table_name(table),
            words::safe_name(&invitation.name),
            link.unwrap_or_default()
        );
        invite::end_calls(bot, &head, &[invitation], Some(&words));
        redraw(bot, table);
    }
    Ok(())
}

/// Ends the bans whose time is over, and gives people their seats back.
async fn lift_bans(bot: &Arc<Bot>) -> Result<(), CommandError> {
    let now = bot.clock.now();
    for ban in bot.write(move |tx| tx.drop_ended_bans(now)).await? {
        for table in admission::in_play(bot, &ban.user).await? {
            redraw(bot, table);
        }
    }
    Ok(())
}

/// Logs a failure: one table that cannot be read must not keep the others waiting.
fn log_failure(table: TableId, done: Result<(), CommandError>) {
    match done {
        // What has just changed is looked at again later.
        Ok(()) | Err(CommandError::Raced) => {}
        Err(error) => tracing::error!(
            table = table_name(table),
            error = %chain(&error),
            "cannot close a table"
        ),
    }
}

/// Closes tables in play that everybody has given up, perhaps because nobody can see their channel. If somebody has waited for
/// others all that time, those others have left.
async fn close_abandoned_tables(bot: &Arc<Bot>) -> Result<(), CommandError> {
    let before = bot.clock.now() - ABANDONED_AFTER;
    let find = move |tx: Tx<'_>| tx.open_tables_touched_before(before, Phase::Play, AT_ONCE);
    for head in bot.read(find).await? {
        log_failure(head.id, caught(close_if_abandoned(bot, head.id)).await);
    }
    Ok(())
}

async fn close_if_abandoned(bot: &Arc<Bot>, table: TableId) -> Result<(), CommandError> {
    let entry = bot.tables.entry(table);
    let mut entry = entry.lock().await;
    let active = load_active(bot, &mut entry, table).await?;
    let abandoned = act(bot, active, |active, now| {
        acts::clock(&active.table, Task::Abandon, &active.key, now)
    });
    if !abandoned.await.map_err(ActError::unexpected)? {
        return Ok(());
    }
    tracing::info!(
        table = table_name(table),
        "a table that was given up has ended"
    );
    drop(entry);
    bot.wake_scheduler.notify_one();
    redraw(bot, table);
    Ok(())
}

/// Deletes tables that ended before the operator's retention, with all that is stored about them.
async fn drop_old_tables(bot: &Bot) -> Result<(), CommandError> {
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

async fn close_if_unused(
    bot: &Arc<Bot>,
    table: TableId,
    before: WallTime,
) -> Result<(), CommandError> {
    let entry = bot.tables.entry(table);
    let acting = entry.lock().await;
    let (now, wall) = (stored(bot, table).await?, bot.clock.now());
    if now.head.phase != Phase::Lobby || now.head.touched >= before {
        return Ok(());
    }
    bot.write_at(&now.head.at(), move |tx, at| {
        tx.close_table(at, Ending::Expired.word(), wall)
    })
    .await?;
    drop(acting);
    let over = format!(
        "Table {} is closed, so the invitation is over.",
        table_name(table)
    );
    invite::end_calls(bot, &now.head, &now.invitations, Some(&over));
    redraw(bot, table);
    // The board of the old table says who is ready for a rematch.
    if let Some(ended) = rematch_of(&now.head.origin) {
        redraw(bot, ended);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use db::Uptime;

    #[test]
    fn lobbies_expire_by_uptime_and_not_by_time_of_day() {
        const MINUTE: Duration = Duration::from_secs(60);
        let at = |wall, uptime| Now {
            wall: WallTime(0) + wall * MINUTE,
            uptime: Uptime(0) + uptime * MINUTE,
        };
        let mut samples = Samples::since(at(1_000, 500));
        let mut ago = |wall, uptime| {
            samples
                .ago(30 * MINUTE, at(wall, uptime))
                .map(|at| at.0 / 60_000)
        };
        assert_eq!(ago(1_020, 520), None, "the program was not up before");
        assert_eq!(ago(1_029, 529), None);
        assert_eq!(ago(1_031, 531), Some(1_001));
        // An outage of an hour, which turns out to have begun a minute earlier.
        assert_eq!(ago(1_091, 531), Some(1_001));
        assert_eq!(ago(1_092, 530), Some(1_000));
        assert_eq!(ago(1_112, 550), Some(1_020));
        assert_eq!(ago(1_122, 560), Some(1_030), "in the outage or before");
        assert_eq!(ago(1_123, 561), Some(1_093));
        assert_eq!(ago(2_123, 1_561), Some(2_093));
    }
}
