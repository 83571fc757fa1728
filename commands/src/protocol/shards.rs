//! serenity's list of shards, and how many of them are connected.

use std::collections::HashMap;
use std::time::Duration;

use serenity::all::{ConnectionStage, ShardId, ShardRunnerInfo};

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
