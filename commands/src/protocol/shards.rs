//! serenity's list of shards, and how many of them are connected.

use std::collections::HashMap;
use std::time::Duration;

use serenity::all::{ConnectionStage, ShardId, ShardRunnerInfo};

/// serenity's list.
pub(crate) type Shards = tokio::sync::Mutex<HashMap<ShardId, ShardRunnerInfo>>;

/// How many shards are connected, and how many there are. The list is locked by turns, so a gateway whose runtime stands still
/// when its turn comes keeps it from everybody: a list that cannot be had counts as an empty one.
pub(crate) async fn connected(shards: &Shards) -> (usize, usize) {
    let Ok(shards) = tokio::time::timeout(Duration::from_secs(1), shards.lock()).await else {
        return (0, 0);
    };
    let up = shards
        .values()
        .filter(|shard| shard.stage == ConnectionStage::Connected);
    (up.count(), shards.len())
}
