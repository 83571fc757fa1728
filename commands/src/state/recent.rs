//! A memory that is bounded.

use std::hash::Hash;
use std::num::NonZeroUsize;
use std::ops::{Deref, DerefMut};

use lru::LruCache;

/// Remembers so many entries, and forgets those first that were used longest ago.
#[derive(Debug)]
pub(crate) struct Recent<K: Hash + Eq, V, const MOST: usize>(LruCache<K, V>);

impl<K: Hash + Eq, V, const MOST: usize> Default for Recent<K, V, MOST> {
    fn default() -> Self {
        let most = const { NonZeroUsize::new(MOST).expect("not zero") };
        Self(LruCache::new(most))
    }
}

impl<K: Hash + Eq, V, const MOST: usize> Deref for Recent<K, V, MOST> {
    type Target = LruCache<K, V>;

    fn deref(&self) -> &LruCache<K, V> {
        &self.0
    }
}

impl<K: Hash + Eq, V, const MOST: usize> DerefMut for Recent<K, V, MOST> {
    fn deref_mut(&mut self) -> &mut LruCache<K, V> {
        &mut self.0
    }
}
