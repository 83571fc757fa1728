//! Which state of a table a message shows, and which of two messages is the later one.

use std::sync::atomic::{AtomicU64, Ordering};

use db::{Head, TableId};

/// A state of a table.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shown {
    pub table: TableId,
    pub revision: i64,
}

impl Shown {
    /// The state after one more write of this process, which changed nothing that is shown.
    pub(crate) fn after_one_write(self) -> Self {
        Self {
            revision: self.revision + 1,
            ..self
        }
    }
}

impl From<&Head> for Shown {
    fn from(head: &Head) -> Self {
        Self {
            table: head.id,
            revision: head.revision,
        }
    }
}

/// A number larger than all earlier ones.
pub(crate) fn next_number() -> u64 {
    static LAST: AtomicU64 = AtomicU64::new(0);
    LAST.fetch_add(1, Ordering::Relaxed) + 1
}
