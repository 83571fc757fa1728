//! Leaderboards made before, kept in memory until a result changes.

use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};

use db::Millis;
use lru::LruCache;

use crate::protocol::page_id::LeaderboardQuery;
use crate::results::ratings::Standing;

/// Boards kept until a result changes.
const KEPT: NonZeroUsize = NonZeroUsize::new(32).expect("not zero");

pub(crate) type Ranked = Arc<Vec<(String, Standing)>>;

/// A board, the server (none for everywhere), and when its period began.
pub(crate) type Key = (LeaderboardQuery, Option<String>, Option<Millis>);

/// Boards made before, each with the store's number of changes to results at that time.
pub(crate) struct Boards {
    kept: Mutex<LruCache<Key, (u64, Ranked)>>,
    /// Held while a board is made.
    pub(crate) making: tokio::sync::Mutex<()>,
}

impl Default for Boards {
    fn default() -> Self {
        Self {
            kept: Mutex::new(LruCache::new(KEPT)),
            making: tokio::sync::Mutex::default(),
        }
    }
}

impl Boards {
    pub(crate) fn kept(&self, key: &Key, results: u64) -> Option<Ranked> {
        let mut boards = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let (made, ranked) = boards.get(key)?;
        (*made == results).then(|| Arc::clone(ranked))
    }

    pub(crate) fn keep(&self, key: Key, results: u64, ranked: &Ranked) {
        let mut boards = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        boards.put(key, (results, Arc::clone(ranked)));
    }
}
