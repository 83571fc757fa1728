//! Which state of a table a message shows, and which of two messages is the later one.

use std::sync::LazyLock;
use std::sync::atomic::{AtomicU64, Ordering};

use db::{Head, TableId};
use rand::TryRng;
use rand::rngs::SysRng;

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

/// A number larger than all earlier ones, and other than those of other processes: each begins anywhere.
pub(crate) fn next_number() -> u64 {
    static LAST: LazyLock<AtomicU64> = LazyLock::new(|| {
        let anywhere = SysRng.try_next_u64().unwrap_or_default() >> 16;
        AtomicU64::new(anywhere)
    });
    LAST.fetch_add(1, Ordering::Relaxed) + 1
}
