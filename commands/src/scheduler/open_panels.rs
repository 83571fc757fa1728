//! Brings up to date what only this process has the tokens to edit, when another one has moved at a table: private panels, and boards where
//! the bot is no member.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use db::TableId;
use games::seat::MAX_SEATS;

use crate::bot::Bot;
use crate::protocol::shown::Shown;
use crate::table::{board_message, newer, refresh_panels};

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
        let boards = bot.board_tokens.tables(bot.clock.now());
        let mut tables = bot.panels.tables(bot.uptime.now());
        tables.extend(&boards);
        let found = if tables.is_empty() {
            Ok(Vec::new())
        } else {
            bot.store.revisions(tables).await
        };
        failing = match found {
            Ok(found) => {
                for (table, revision) in &found {
                    let before = known.get(table).copied();
                    if before == Some(*revision) {
                        continue;
                    }
                    // A panel that shows the same is not edited.
                    refresh_panels::refresh(bot, *table, MAX_SEATS);
                    // What was moved before the first look is drawn, too.
                    let shown = boards.contains(table).then(|| Shown {
                        table: *table,
                        revision: before.unwrap_or_default(),
                    });
                    if newer::is_outdated(bot, shown).await {
                        board_message::redraw(bot, *table);
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
