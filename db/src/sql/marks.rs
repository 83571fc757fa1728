//! Marks in a storage that keep bots away from it: it was moved elsewhere, or it is half a copy. They are rows of `meta`, which every
//! format has.

use super::leases;
use super::rows::Tx;
use crate::error::{Error, Result};

/// The key of where the storage was moved to: the day, and on the next line the place.
pub(crate) const MOVED: &str = "moved";

/// The key of what this is an unfinished copy of.
pub(crate) const UNFINISHED: &str = "unfinished copy";

/// They belong to one storage and are not copied. The first one found says why no bot may play.
pub(crate) const KEYS: [&str; 2] = [UNFINISHED, MOVED];

/// Why a bot may not play on a storage with this mark.
pub(crate) fn refusal(key: &str, mark: &str) -> Error {
    if key == UNFINISHED {
        let from = mark.to_owned();
        return Error::Unfinished { from };
    }
    let (on, to) = mark.split_once('\n').unwrap_or(("an unknown day", mark));
    Error::Moved {
        to: to.to_owned(),
        on: on.to_owned(),
    }
}

impl Tx<'_> {
    /// Fails while no bot may play on this storage: with `BeingCopied`, `Moved` or `Unfinished`. A bot asks after its process has taken the
    /// lease that shows that it is alive.
    pub fn assert_playable(self) -> Result<()> {
        leases::assert_not_copied(self)?;
        assert_unmarked(self)
    }
}

/// Fails with `Moved` or `Unfinished`.
pub(crate) fn assert_unmarked(tx: Tx<'_>) -> Result<()> {
    for key in KEYS {
        if let Some(mark) = tx.meta(key)? {
            return Err(refusal(key, &mark));
        }
    }
    Ok(())
}

/// Where this was moved to, if it was.
pub(crate) fn moved_to(tx: Tx<'_>) -> Result<Option<String>> {
    let mark = tx.meta(MOVED)?;
    Ok(mark.map(|mark| match mark.split_once('\n') {
        Some((_, to)) => to.to_owned(),
        None => mark,
    }))
}

pub(crate) fn set_moved(tx: Tx<'_>, to: &str, on: &str) -> Result<()> {
    tx.put_meta(MOVED, &format!("{on}\n{to}"))
}
