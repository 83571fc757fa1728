//! Leaderboards kept in memory until a result changes.

use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};

use db::WallTime;
use lru::LruCache;

use crate::protocol::page_id::LeaderboardQuery;
use crate::results::ratings::Standing;

/// How many are kept.
const KEPT: NonZeroUsize = NonZeroUsize::new(32).expect("not zero");

pub(crate) type Ranked = Arc<Vec<(String, Standing)>>;

/// What was asked for, the server (none for everywhere), and when the period began.
pub(crate) type Key = (LeaderboardQuery, Option<String>, Option<WallTime>);

/// Leaderboards, each with the store's number of changes to results when it was made.
pub(crate) struct LeaderboardCache {
    kept: Mutex<LruCache<Key, (u64, Ranked)>>,
    /// Held while one is made.
    pub(crate) making: tokio::sync::Mutex<()>,
}

impl Default for LeaderboardCache {
    fn default() -> Self {
        Self {
            kept: Mutex::new(LruCache::new(KEPT)),
            making: tokio::sync::Mutex::default(),
        }
    }
}

impl LeaderboardCache {
    pub(crate) fn kept(&self, key: &Key, results: u64) -> Option<Ranked> {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let (made, ranked) = kept.get(key)?;
        (*made == results).then(|| Arc::clone(ranked))
    }

    pub(crate) fn keep(&self, key: Key, results: u64, ranked: &Ranked) {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.put(key, (results, Arc::clone(ranked)));
    }
}
