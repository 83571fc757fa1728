//! Brings private panels up to date, which only this process has the tokens to edit, when another one has moved at their table.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use db::TableId;
use games::seat::MAX_SEATS;

use crate::bot::Bot;
use crate::table::board::refresh_panels;

/// How often the bot looks, by one query for all tables.
const PERIOD: Duration = Duration::from_secs(1);

/// Looks for moves of other processes for as long as the bot runs, where there can be others.
pub(crate) async fn forever(bot: &Arc<Bot>) {
    if !bot.store.is_shared() {
        return;
    }
    let mut known: HashMap<TableId, i64> = HashMap::new();
    let mut failing = false;
    loop {
        let tables = bot.panels.tables(bot.uptime.now());
        let found = if tables.is_empty() {
            Ok(Vec::new())
        } else {
            bot.read(move |tx| tx.revisions(&tables)).await
        };
        failing = match found {
            Ok(found) => {
                for (table, revision) in &found {
                    // A panel that shows the same is not edited.
                    if known.get(table) != Some(revision) {
                        refresh_panels::refresh(bot, *table, MAX_SEATS);
                    }
                }
                known = found.into_iter().collect();
                false
            }
            Err(error) => {
                if !failing {
                    tracing::warn!(%error, "cannot look for moves of other processes");
                }
                true
            }
        };
        tokio::time::sleep(PERIOD).await;
    }
}
