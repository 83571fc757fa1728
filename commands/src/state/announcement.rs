//! The operator's line on running tables, such as on maintenance to come.

use std::sync::{Arc, Mutex, PoisonError};

/// The line, if there is one; every board that is drawn shows it.
#[derive(Default)]
pub(crate) struct Announcement(Mutex<Option<Arc<str>>>);

impl Announcement {
    pub(crate) fn get(&self) -> Option<Arc<str>> {
        self.line().clone()
    }

    /// Returns whether this is another line than before.
    pub(crate) fn set(&self, new: Option<&str>) -> bool {
        let mut line = self.line();
        let changed = line.as_deref() != new;
        if changed {
            *line = new.map(Arc::from);
        }
        changed
    }

    fn line(&self) -> std::sync::MutexGuard<'_, Option<Arc<str>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
