//! Pending edits of boards. One task at a time edits the board of a table, at most once a second, and tries again later while
//! Discord is too busy or out of reach.

use std::panic::AssertUnwindSafe;
use std::time::Duration;

use db::TableId;
use futures_util::FutureExt;

use crate::state::pending::Pending;
use crate::tasks::Tasks;

const SECOND: Duration = Duration::from_secs(1);

/// The waits in seconds before each retry while Discord is too busy or out of reach. After the last one the scheduler asks anew for boards
/// that are still to be drawn, so this is how long a board may stay behind once Discord is back.
const RETRY_WAITS: [u32; 6] = [1, 2, 4, 8, 16, 30];

/// The tables whose board is being edited, or waits for that to be tried again.
pub(crate) type Redraws = Pending<TableId>;

impl Redraws {
    /// Edits at most once a second until no edit is pending. `edit` returns whether it failed for now. Such an edit is
    /// tried again later, because nothing else would show a move made on a panel. A panic ends one edit, not the ones after it.
    pub(crate) async fn serve<E: Future<Output = bool>>(
        &self,
        table: TableId,
        tasks: &Tasks,
        edit: impl Fn() -> E,
    ) {
        let mut waits = RETRY_WAITS.iter();
        while self.next(&table) {
            let busy = AssertUnwindSafe(edit())
                .catch_unwind()
                .await
                .unwrap_or_else(|_| {
                    tracing::error!(%table, "drawing a board panicked");
                    false
                });
            tasks.sleep(SECOND).await;
            if !busy {
                waits = RETRY_WAITS.iter();
            } else if let Some(seconds) = waits.next().filter(|_| !tasks.is_stopping()) {
                for _ in 0..*seconds {
                    if self.is_asked_for(&table) || tasks.is_stopping() {
                        break;
                    }
                    tasks.sleep(SECOND).await;
                }
                self.begin(table);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU32, Ordering};

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_panic_while_drawing_does_not_stop_later_redraws() {
        let (redraws, tasks) = (Redraws::default(), Tasks::new(None));
        let (table, edits) = (TableId(1), AtomicU32::new(0));
        let edit = async || {
            let before = edits.fetch_add(1, Ordering::Relaxed);
            assert!(before > 0, "the first edit panics");
            false
        };
        for drawn in 1..=2 {
            assert!(redraws.begin(table), "no task edits it");
            assert!(!redraws.begin(table), "a task edits it already");
            redraws.serve(table, &tasks, &edit).await;
            assert_eq!(edits.load(Ordering::Relaxed), drawn);
        }
    }

    #[tokio::test(start_paused = true)]
    async fn redraws_back_off_while_discord_is_too_busy() {
        let (redraws, tasks) = (Redraws::default(), Tasks::new(None));
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
        // It gives up after the last wait.
        redraws.begin(table);
        redraws.serve(table, &tasks, edit(u32::MAX)).await;
        assert_eq!(edits.swap(0, Ordering::Relaxed), 7);
        // A press in the meantime ends the wait.
        redraws.begin(table);
        let began = tokio::time::Instant::now();
        let presses = async {
            tokio::time::sleep(Duration::from_secs(15)).await;
            assert!(redraws.has(&table), "it waits");
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
