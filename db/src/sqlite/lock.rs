//! Keeping other programs out of the file.

use std::fs::{File, OpenOptions, TryLockError};
use std::io;
use std::path::Path;

use super::file::{beside, unopenable};
use crate::error::{Error, Result};

/// Reserves the file for this process, for as long as this exists and the process lives.
///
/// Two locks: one on a lock file beside it, which works before there is a file and on every system; and one on the file itself, so
/// that neither a second name of the file nor the loss of the lock file lets a second bot in.
#[derive(Debug)]
pub(super) struct FileLock {
    beside: File,
    own: Option<File>,
}

impl FileLock {
    /// Fails with `Locked`, `ReadOnly`, `DiskFull` or `Unopenable`.
    pub(super) fn take(path: &Path) -> Result<Self> {
        let name = beside(path, ".lock");
        let open = OpenOptions::new().create(true).append(true).open(&name);
        let file = open.map_err(|error| match error.kind() {
            io::ErrorKind::ReadOnlyFilesystem | io::ErrorKind::PermissionDenied => Error::ReadOnly,
            io::ErrorKind::StorageFull => Error::DiskFull,
            _ => unopenable(&name, &error),
        })?;
        lock(&file, &name)?;
        Ok(Self {
            beside: file,
            own: lock_itself(path)?,
        })
    }

    /// Whether the file was there when this was taken.
    pub(super) fn had_file(&self) -> bool {
        self.own.is_some()
    }

    /// Locks a file that did not exist when this was taken.
    pub(super) fn extend_to_new_file(&mut self, path: &Path) -> Result<()> {
        if self.own.is_none() {
            self.own = lock_itself(path)?;
        }
        Ok(())
    }
}

/// A process that is being started has copies of all handles for a moment, and closing ours would leave the locks to them.
impl Drop for FileLock {
    fn drop(&mut self) {
        for file in self.own.iter().chain([&self.beside]) {
            if let Err(error) = file.unlock() {
                tracing::warn!(%error, "could not unlock the storage");
            }
        }
    }
}

fn lock(file: &File, path: &Path) -> Result<()> {
    file.try_lock().map_err(|refused| match refused {
        TryLockError::WouldBlock => Error::Locked,
        TryLockError::Error(error) => unopenable(path, &error),
    })
}

/// Locks the file itself, if there is one. This lock (`flock`) and those of `SQLite` (`fcntl`) do not see each other on a local
/// disk.
///
/// Closing any handle of a file drops all `fcntl` locks that this process has on it (POSIX). So the handle must outlive all
/// connections, and one that is refused is never closed: this process may have the file open already.
#[cfg(unix)]
fn lock_itself(path: &Path) -> Result<Option<File>> {
    let file = match File::open(path) {
        Ok(file) => file,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(unopenable(path, &error)),
    };
    match lock(&file, path) {
        Ok(()) => Ok(Some(file)),
        Err(refused) => {
            std::mem::forget(file);
            Err(refused)
        }
    }
}

/// Elsewhere a lock on the file would keep `SQLite` itself out.
#[cfg(not(unix))]
fn lock_itself(path: &Path) -> Result<Option<File>> {
    Ok(None)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A program that was being started while the storage was closed used to keep the next start out.
    #[test]
    fn a_copy_of_a_handle_does_not_keep_the_lock() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("rollhouse.db");
        std::fs::write(&path, "").unwrap();
        let lock = FileLock::take(&path).unwrap();
        assert!(matches!(FileLock::take(&path), Err(Error::Locked)));
        let copies = [
            lock.beside.try_clone().unwrap(),
            lock.own.as_ref().unwrap().try_clone().unwrap(),
        ];
        drop(lock);
        drop(FileLock::take(&path).unwrap());
        drop(copies);
    }
}
