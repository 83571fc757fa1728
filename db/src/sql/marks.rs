//! Marks in a storage that keep bots away from it: it was moved elsewhere, or it is half a copy. They are rows of `meta`, which every
//! format has.

use super::rows::Db;
use super::settings::{drop_meta, meta, put_meta};
use crate::error::Error;

/// The key of where the storage was moved to: the day, and on the next line the place.
const MOVED: &str = "moved";

/// The key of what an unfinished copy is a copy of.
const UNFINISHED: &str = "unfinished copy";

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

/// Fails with `Moved` or `Unfinished`.
pub(crate) fn assert_playable(db: &dyn Db) -> Result<(), Error> {
    for key in KEYS {
        if let Some(mark) = meta(db, key)? {
            return Err(refusal(key, &mark));
        }
    }
    Ok(())
}

/// What this is an unfinished copy of, if it is one.
pub(crate) fn unfinished(db: &dyn Db) -> Result<Option<String>, Error> {
    meta(db, UNFINISHED)
}

pub(crate) fn set_unfinished(db: &dyn Db, from: &str) -> Result<(), Error> {
    put_meta(db, UNFINISHED, from)
}

pub(crate) fn set_finished(db: &dyn Db) -> Result<(), Error> {
    drop_meta(db, UNFINISHED)
}

/// Where this was moved to, if it was.
pub(crate) fn moved_to(db: &dyn Db) -> Result<Option<String>, Error> {
    let mark = meta(db, MOVED)?;
    Ok(mark.map(|mark| match mark.split_once('\n') {
        Some((_, to)) => to.to_owned(),
        None => mark,
    }))
}

pub(crate) fn set_moved(db: &dyn Db, to: &str, on: &str) -> Result<(), Error> {
    put_meta(db, MOVED, &format!("{on}\n{to}"))
}

pub(crate) fn set_not_moved(db: &dyn Db) -> Result<(), Error> {
    drop_meta(db, MOVED)
}
