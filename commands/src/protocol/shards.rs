//! How interactions reach the bot: through shards, of which serenity has a list, or over HTTP.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use serenity::all::{ConnectionStage, ShardId, ShardManager, ShardRunnerInfo};

/// How interactions reach the bot.
pub(crate) enum Link {
    Gateway(Arc<ShardManager>),
    /// Over HTTP; whether Discord could be reached when that was last tried.
    Http(Arc<AtomicBool>),
}

impl Link {
    /// How many connections to Discord there are, and how many there are to be.
    pub(crate) async fn connected(&self) -> (usize, usize) {
        match self {
            Self::Gateway(manager) => connected(&manager.runners).await,
            Self::Http(reachable) => (usize::from(reachable.load(Ordering::Relaxed)), 1),
        }
    }
}

/// serenity's list of shards.
pub(crate) type Shards = tokio::sync::Mutex<HashMap<ShardId, ShardRunnerInfo>>;

/// How many shards are connected, and how many there are. A gateway that blocks while it holds the lock keeps the list from
/// everybody, so a list that cannot be had in time counts as empty.
pub(crate) async fn connected(shards: &Shards) -> (usize, usize) {
    let Ok(shards) = tokio::time::timeout(Duration::from_secs(1), shards.lock()).await else {
        return (0, 0);
    };
    let up = shards
        .values()
        .filter(|shard| shard.stage == ConnectionStage::Connected);
    (up.count(), shards.len())
}
