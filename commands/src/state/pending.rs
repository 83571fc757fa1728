//! Work that one task at a time does for a key: who asks while it runs has it run once more afterwards.

use std::collections::HashMap;
use std::hash::Hash;

use parking_lot::Mutex;

/// The keys that a task works for, and whether to run once more.
pub(crate) struct Pending<K>(Mutex<HashMap<K, bool>>);

impl<K> Default for Pending<K> {
    fn default() -> Self {
        Self(Mutex::default())
    }
}

impl<K: Hash + Eq> Pending<K> {
    /// Asks for a run; `true` if the caller has to start the task that calls [`Pending::next`] until there is none.
    pub(crate) fn begin(&self, key: K) -> bool {
        self.0.lock().insert(key, true).is_none()
    }

    /// Whether a task works for it.
    pub(crate) fn has(&self, key: &K) -> bool {
        self.0.lock().contains_key(key)
    }

    /// Whether a run was asked for that has not begun.
    pub(crate) fn is_asked_for(&self, key: &K) -> bool {
        self.0.lock().get(key) == Some(&true)
    }

    /// Begins the run that was asked for. Without one, the task ends, and the next caller of [`Pending::begin`] starts another.
    pub(crate) fn next(&self, key: &K) -> bool {
        let mut keys = self.0.lock();
        match keys.get_mut(key) {
            Some(again) if *again => {
                *again = false;
                true
            }
            _ => {
                keys.remove(key);
                false
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_has_one_task_that_misses_nothing() {
        let (pending, key) = (Pending::default(), 3);
        assert!(pending.begin(key));
        assert!(pending.next(&key));
        assert!(!pending.begin(key), "a task works for it");
        assert!(pending.next(&key), "somebody asked meanwhile");
        assert!(!pending.next(&key));
        assert!(pending.begin(key), "the task has ended");
    }
}
