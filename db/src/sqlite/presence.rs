//! Whether the files that are open are still the ones at their paths.

use std::path::{Path, PathBuf};

use super::file::beside;
use crate::error::{Error, Result};

/// The paths of the open files, each with the file that was there at the opening.
#[derive(Debug, Clone)]
pub(super) struct Presence(Vec<(PathBuf, Identity)>);

/// A device and a number on it. No other file gets them while this one is open.
type Identity = (u64, u64);

impl Presence {
    /// Notes the file of an open connection and what `SQLite` keeps beside it. `given` is the path that the next start will open,
    /// `path` the one that it leads to.
    pub(super) fn note(given: &Path, path: &Path) -> Self {
        let given = std::path::absolute(given).unwrap_or_else(|_| given.to_owned());
        let paths = [given, beside(path, "-wal"), beside(path, "-shm")];
        let known = |path: PathBuf| identity(&path).map(|identity| (path, identity));
        Self(paths.into_iter().filter_map(known).collect())
    }

    /// Fails with `Vanished`. Costs a few microseconds.
    pub(super) fn check(&self) -> Result<()> {
        let gone = self
            .0
            .iter()
            .find(|(path, known)| identity(path) != Some(*known));
        match gone {
            None => Ok(()),
            Some((path, _)) => Err(Error::Vanished(path.display().to_string())),
        }
    }
}

#[cfg(unix)]
fn identity(path: &Path) -> Option<Identity> {
    use std::os::unix::fs::MetadataExt;
    let file = std::fs::metadata(path).ok()?;
    Some((file.dev(), file.ino()))
}

/// Where an open file cannot be removed or replaced, there is nothing to compare.
#[cfg(not(unix))]
fn identity(_: &Path) -> Option<Identity> {
    None
}
