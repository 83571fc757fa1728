//! Which boards are being drawn again: each table's by one task at a time, at most once a second, and again later while Discord is
//! too busy.

use std::collections::HashMap;
use std::panic::AssertUnwindSafe;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use db::TableId;
use futures_util::FutureExt;

use crate::table_name::table_name;
use crate::tasks::Tasks;

const SECOND: Duration = Duration::from_secs(1);

/// After how many seconds a board that Discord was too busy for is drawn again, each time; then it waits for somebody to press.
const LATER: [u32; 8] = [1, 2, 4, 8, 16, 32, 64, 300];

/// Tables whose board is being edited, and whether it must be once more.
#[derive(Default)]
pub(crate) struct Redraws(Mutex<HashMap<TableId, bool>>);

impl Redraws {
    fn wanted(&self) -> MutexGuard<'_, HashMap<TableId, bool>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Asks for an edit; true if the caller is to do the editing from now on.
    pub(crate) fn begin(&self, table: TableId) -> bool {
        self.wanted().insert(table, true).is_none()
    }

    /// Edits, at most once a second, until nobody asks for it any more. After an edit that Discord was too busy for, as `edit`
    /// tells, it is tried again later: what is done on a panel shows nowhere else. A panic ends that one edit and not those to come.
    pub(crate) async fn serve<E: Future<Output = bool>>(
        &self,
        table: TableId,
        tasks: &Tasks,
        edit: impl Fn() -> E,
    ) {
        let mut later = LATER.iter();
        while self.next(table) {
            let busy = AssertUnwindSafe(edit())
                .catch_unwind()
                .await
                .unwrap_or_else(|_| {
                    tracing::error!("drawing the board of table {} panicked", table_name(table));
                    false
                });
            tasks.sleep(SECOND).await;
            if !busy {
                later = LATER.iter();
            } else if let Some(seconds) = later.next().filter(|_| !tasks.is_stopping()) {
                for _ in 0..*seconds {
                    if self.is_wanted(table) || tasks.is_stopping() {
                        break;
                    }
                    tasks.sleep(SECOND).await;
                }
                self.begin(table);
            }
        }
    }

    fn is_wanted(&self, table: TableId) -> bool {
        self.wanted().get(&table) == Some(&true)
    }

    /// Is there anything to edit? If not, the next to ask does the editing.
    fn next(&self, table: TableId) -> bool {
        let mut wanted = self.wanted();
        match wanted.get_mut(&table) {
            Some(again) if *again => {
                *again = false;
                true
            }
            _ => {
                wanted.remove(&table);
                false
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU32, Ordering};

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_board_that_could_not_be_drawn_once_is_drawn_the_next_time() {
        let (redraws, tasks) = (Redraws::default(), Tasks::new());
        let (table, edits) = (TableId(1), AtomicU32::new(0));
        let edit = async || {
            let before = edits.fetch_add(1, Ordering::Relaxed);
            assert!(before > 0, "the first time it cannot be drawn");
            false
        };
        for drawn in 1..=2 {
            assert!(redraws.begin(table), "nobody is at it");
            assert!(!redraws.begin(table), "somebody is now");
            redraws.serve(table, &tasks, &edit).await;
            assert_eq!(edits.load(Ordering::Relaxed), drawn);
        }
    }

    #[tokio::test(start_paused = true)]
    async fn a_board_that_discord_is_too_busy_for_is_drawn_again_later_and_later() {
        let (redraws, tasks) = (Redraws::default(), Tasks::new());
        let (table, edits) = (TableId(1), AtomicU32::new(0));
        let began = tokio::time::Instant::now();
        let edit = |busy: u32| {
            let edits = &edits;
            move || std::future::ready(edits.fetch_add(1, Ordering::Relaxed) < busy)
        };
        redraws.begin(table);
        redraws.serve(table, &tasks, edit(2)).await;
        assert_eq!(edits.swap(0, Ordering::Relaxed), 3);
        assert_eq!(began.elapsed().as_secs(), 3 + 1 + 2);
        // It is not tried for ever.
        redraws.begin(table);
        redraws.serve(table, &tasks, edit(u32::MAX)).await;
        assert_eq!(edits.swap(0, Ordering::Relaxed), 9);
        // Who presses in the meantime does not wait as long.
        redraws.begin(table);
        let began = tokio::time::Instant::now();
        let presses = async {
            tokio::time::sleep(Duration::from_secs(15)).await;
            redraws.begin(table);
        };
        tokio::join!(redraws.serve(table, &tasks, edit(4)), presses);
        assert_eq!(edits.load(Ordering::Relaxed), 5);
        assert!(
            began.elapsed() < Duration::from_secs(20),
            "{:?}",
            began.elapsed()
        );
    }
}
