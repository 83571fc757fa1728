//! The operator's line on running tables, such as on maintenance to come.

use std::sync::Arc;

use parking_lot::Mutex;

/// The line, if there is one; every board that is drawn shows it.
#[derive(Default)]
pub(crate) struct Announcement(Mutex<Option<Arc<str>>>);

impl Announcement {
    pub(crate) fn get(&self) -> Option<Arc<str>> {
        self.0.lock().clone()
    }

    /// Returns whether this is another line than before.
    pub(crate) fn set(&self, new: Option<&str>) -> bool {
        let mut line = self.0.lock();
        let changed = line.as_deref() != new;
        if changed {
            *line = new.map(Arc::from);
        }
        changed
    }
}
