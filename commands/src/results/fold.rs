//! Folds over finished tables that are kept. What was folded stays, and only what is new is folded; where a result was taken out or put
//! back, everything is folded again.

use db::{Finished, Played, ResultsVersion, Store, TableId, WallTime};
use tokio::task::spawn_blocking;

use crate::error::CommandError;

/// How many tables are read at a time, so that memory is bounded.
const BATCH: u32 = 5_000;

/// What finished tables add up to, one after the other.
pub(crate) trait Folded: Default + Send + 'static {
    /// Adds the table that ended next.
    fn add(&mut self, played: &Played);

    /// Whether these tables say something else about earlier ones than what was added, so that all have to be added again.
    fn contradict(&self, tables: &[Played]) -> bool;
}

/// All tables up to one.
pub(crate) struct Fold<T> {
    /// [`ResultsVersion::rewrites`] when this was begun.
    rewrites: i64,
    last: Option<(WallTime, TableId)>,
    pub(crate) folded: T,
}

impl<T: Folded> Fold<T> {
    /// Goes on with what is kept, or begins where that cannot be continued.
    pub(crate) async fn brought_up_to_date(
        kept: Option<Self>,
        store: &Store,
        which: &Finished,
        version: ResultsVersion,
    ) -> Result<Self, CommandError> {
        let begin = || Self {
            rewrites: version.rewrites,
            last: None,
            folded: T::default(),
        };
        let mut fold = kept
            .filter(|kept| kept.rewrites == version.rewrites)
            .unwrap_or_else(begin);
        loop {
            let which = Finished {
                after: fold.last,
                ..which.clone()
            };
            let tables = store.earliest_finished(which, BATCH).await?;
            let Some(last) = tables.last() else {
                return Ok(fold);
            };
            fold.last = Some((last.ended, last.table));
            if fold.folded.contradict(&tables) {
                fold = begin();
                continue;
            }
            // Thousands of tables may take too long for a thread that serves presses.
            fold = spawn_blocking(move || {
                for played in &tables {
                    fold.folded.add(played);
                }
                fold
            })
            .await
            .map_err(CommandError::internal)?;
        }
    }

    /// The count of rewritten results when it was begun, and when the last table ended.
    #[cfg(test)]
    pub(crate) fn state(&self) -> (i64, Option<WallTime>) {
        (self.rewrites, self.last.map(|(at, _)| at))
    }
}
