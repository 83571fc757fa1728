//! Leaderboards cached in memory until a result changes.

use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};

use db::WallTime;
use lru::LruCache;

use crate::protocol::page_id::LeaderboardQuery;
use crate::results::ratings::Standing;

/// How many leaderboards are cached.
const CACHED: NonZeroUsize = NonZeroUsize::new(32).expect("not zero");

pub(crate) type Ranked = Arc<Vec<(String, Standing)>>;

/// The query, the server (`None` for everywhere), when the period began, and since when people have to have played.
pub(crate) type Key = (LeaderboardQuery, Option<String>, Option<WallTime>, WallTime);

/// Cached leaderboards, each with the store's count of changes to results when it was computed.
pub(crate) struct LeaderboardCache {
    cached: Mutex<LruCache<Key, (u64, Ranked)>>,
    /// Held while a leaderboard is computed.
    pub(crate) computing: tokio::sync::Mutex<()>,
}

impl Default for LeaderboardCache {
    fn default() -> Self {
        Self {
            cached: Mutex::new(LruCache::new(CACHED)),
            computing: tokio::sync::Mutex::default(),
        }
    }
}

impl LeaderboardCache {
    pub(crate) fn get(&self, key: &Key, results: u64) -> Option<Ranked> {
        let mut cached = self.cached.lock().unwrap_or_else(PoisonError::into_inner);
        let (version, ranked) = cached.get(key)?;
        (*version == results).then(|| Arc::clone(ranked))
    }

    pub(crate) fn put(&self, key: Key, results: u64, ranked: &Ranked) {
        let mut cached = self.cached.lock().unwrap_or_else(PoisonError::into_inner);
        cached.put(key, (results, Arc::clone(ranked)));
    }
}
