//! Which boards this process has shown, until it has told the store: where a process dies between storing a move and showing it, another
//! one draws the board.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use db::TableId;

/// The newest revision of each table that was shown, and that the store does not know of yet.
#[derive(Default)]
pub(crate) struct ShownBoards(Mutex<HashMap<TableId, i64>>);

impl ShownBoards {
    /// Notes that Discord has taken a board as it was at this revision.
    pub(crate) fn note(&self, table: TableId, revision: i64) {
        let mut shown = self.boards();
        let newest = shown.entry(table).or_insert(revision);
        *newest = revision.max(*newest);
    }

    /// What the store is to know; it is forgotten here.
    pub(crate) fn take(&self) -> Vec<(TableId, i64)> {
        self.boards().drain().collect()
    }

    fn boards(&self) -> MutexGuard<'_, HashMap<TableId, i64>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_revision_that_was_shown_counts() {
        let shown = ShownBoards::default();
        shown.note(TableId(1), 7);
        shown.note(TableId(1), 6);
        shown.note(TableId(2), 3);
        let mut taken = shown.take();
        taken.sort_unstable();
        assert_eq!(taken, [(TableId(1), 7), (TableId(2), 3)]);
        assert_eq!(shown.take(), []);
    }
}
