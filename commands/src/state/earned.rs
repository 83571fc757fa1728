//! What the players of finished tables have earned, as far as it was worked out. A finished table does not change, so this is only a
//! memory of what a record says.

use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};

use db::TableId;
use games::seat::Seat;
use games::telling::Achievement;
use lru::LruCache;

/// What the seats of a table have earned.
pub(crate) type Earned = Arc<[(Seat, &'static Achievement)]>;

/// How many tables are remembered, each in about a hundred bytes.
const REMEMBERED: NonZeroUsize = NonZeroUsize::new(8_192).expect("not zero");

/// The tables that were looked at.
#[derive(Debug)]
pub(crate) struct EarnedCache(Mutex<LruCache<TableId, Earned>>);

impl Default for EarnedCache {
    fn default() -> Self {
        Self(Mutex::new(LruCache::new(REMEMBERED)))
    }
}

impl EarnedCache {
    pub(crate) fn get(&self, table: TableId) -> Option<Earned> {
        let mut tables = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        tables.get(&table).cloned()
    }

    pub(crate) fn put(&self, table: TableId, earned: Earned) {
        let mut tables = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        tables.put(table, earned);
    }
}
