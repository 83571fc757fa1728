//! Folds in the storage, so that the first leaderboard after a start adds up the newest results alone. What is there may be deleted at
//! any time: no rating is stored as the truth.

use std::sync::Arc;

use db::{KeptFold, Store, TableId, WallTime};

use crate::error::Result;
use crate::simulated::compute;
use crate::standings::everybody::Everybody;
use crate::standings::fold::Fold;

/// Raised whenever results add up to something else, or are written in another way: what another program kept is not read. A test has the
/// bytes of a fold and finds out.
const FORMAT: u8 = 1;

/// What [`store`] kept for a server, or for all that share their results.
pub(crate) async fn load(store: &Store, guild: Option<&str>) -> Result<Option<Fold>> {
    let guild = guild.map(str::to_owned);
    let kept = store.read(move |tx| tx.kept_fold(guild.as_deref())).await?;
    let Some(bytes) = kept else {
        return Ok(None);
    };
    Ok(compute(move || decoded(&bytes)).await?)
}

/// Stores a fold part by part, unless results are rewritten meanwhile.
pub(crate) async fn store(
    store: &Store,
    guild: Option<String>,
    rewrites: i64,
    bytes: Vec<u8>,
) -> Result<()> {
    let kept = Arc::new(KeptFold::new(guild, rewrites, bytes));
    for number in 0..kept.parts() {
        let kept = Arc::clone(&kept);
        let stored = store.write(move |tx| tx.keep_fold_part(&kept, number));
        if !stored.await? {
            break;
        }
    }
    Ok(())
}

/// A fold with at least one table, as bytes.
pub(crate) fn encoded(fold: &Fold) -> Option<Vec<u8>> {
    let (ended, table) = fold.last?;
    let fold = (fold.rewrites, ended, table.0, &fold.folded);
    postcard::to_extend(&fold, vec![FORMAT]).ok()
}

fn decoded(bytes: &[u8]) -> Option<Fold> {
    let bytes = bytes.strip_prefix(&[FORMAT])?;
    let (rewrites, ended, table, folded): (i64, WallTime, i64, Everybody) =
        postcard::from_bytes(bytes).ok()?;
    Some(Fold {
        rewrites,
        last: Some((ended, TableId(table))),
        folded,
        unstored: 0,
    })
}

#[cfg(test)]
mod tests;
