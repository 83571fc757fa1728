//! Recognizes an interaction that Discord delivers twice, as it may after a broken connection.

use std::num::NonZeroUsize;
use std::sync::{Mutex, PoisonError};

use lru::LruCache;
use serenity::all::InteractionId;

/// How many interactions are remembered, in less than a megabyte. What a session delivers again is seconds old, and no bot with one
/// process has that many in that time.
const KEPT: NonZeroUsize = NonZeroUsize::new(10_000).expect("not zero");

/// The newest interactions.
pub(crate) struct Deliveries(Mutex<LruCache<InteractionId, ()>>);

impl Default for Deliveries {
    fn default() -> Self {
        Self(Mutex::new(LruCache::new(KEPT)))
    }
}

impl Deliveries {
    /// Notes an interaction; `true` if it has not been delivered before.
    pub(crate) fn is_first(&self, id: InteractionId) -> bool {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known.put(id, ()).is_none()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_interactions_are_remembered_in_bounded_memory() {
        let deliveries = Deliveries::default();
        let kept = u64::try_from(KEPT.get()).expect("it fits");
        for id in 1..=kept + 1 {
            assert!(deliveries.is_first(InteractionId::new(id)));
        }
        assert!(!deliveries.is_first(InteractionId::new(kept + 1)));
        assert!(!deliveries.is_first(InteractionId::new(2)));
        assert!(deliveries.is_first(InteractionId::new(1)), "the oldest one");
    }
}
