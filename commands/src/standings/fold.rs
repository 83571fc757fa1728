//! Folds over finished tables that are kept. What was folded stays, and only what is new is folded; where a result was taken out or put
//! back, everything is folded again.

use db::{Finished, Played, ResultsVersion, Store, TableId, WallTime};

use crate::error::Result;
use crate::simulated::compute;
use crate::standings::everybody::Everybody;

/// How many tables are read at a time, so that memory is bounded and other reads come in between.
const BATCH: u32 = 5_000;

/// All tables up to one.
pub(crate) struct Fold {
    /// [`ResultsVersion::rewrites`] when this was begun.
    pub(crate) rewrites: i64,
    /// When the last table ended, and its number.
    pub(crate) last: Option<(WallTime, TableId)>,
    pub(crate) folded: Everybody,
    /// How many tables were added since it was stored.
    pub(crate) unstored: usize,
}

impl Fold {
    /// Goes on with what is kept, or begins where that cannot be continued. After an error, what was added by then is kept.
    pub(crate) async fn bring_up_to_date(
        kept: &mut Option<Self>,
        begin: impl Fn() -> Everybody,
        store: &Store,
        which: &Finished,
        version: ResultsVersion,
    ) -> Result<()> {
        loop {
            let can_go_on = |kept: &Self| kept.rewrites == version.rewrites;
            let fold = kept.take().filter(can_go_on);
            let fold = kept.insert(fold.unwrap_or_else(|| Self {
                rewrites: version.rewrites,
                last: None,
                folded: begin(),
                unstored: 0,
            }));
            let which = Finished {
                after: fold.last,
                ..which.clone()
            };
            let tables = store
                .read(move |tx| tx.earliest_finished(&which, BATCH))
                .await?;
            let is_end = tables.len() < BATCH as usize;
            if tables.is_empty() {
                return Ok(());
            }
            let asked = fold.folded.asks(&tables);
            if !asked.is_empty() {
                let first = store.read(move |tx| tx.first_opened(&asked)).await?;
                if fold.folded.people.contradicted_by(&first) {
                    *kept = None;
                    continue;
                }
            }
            if let Some(fold) = kept.take() {
                *kept = Some(fold.with(tables).await?);
            }
            if is_end {
                return Ok(());
            }
        }
    }

    /// Thousands of tables may take too long for a thread that serves presses.
    async fn with(mut self, tables: Vec<Played>) -> Result<Self> {
        let added = compute(move || {
            for played in &tables {
                self.folded.add(played);
                self.last = Some((played.ended, played.table));
            }
            self.unstored += tables.len();
            self
        });
        Ok(added.await?)
    }
}
