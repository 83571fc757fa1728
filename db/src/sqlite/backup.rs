//! Copies of the store: made while it is in use, and restored.

use std::fs::{self, File, OpenOptions};
use std::path::{Path, PathBuf};
use std::{io, iter};

use super::file::{self, beside, folder_of, unopenable};
use super::lock::FileLock;
use super::schema;
use crate::error::{Error, Result};

/// The ending of what was saved of a file that vanished.
pub(super) const SAVED: &str = ".saved";

/// The ending of a copy that is not complete.
const PART: &str = ".part";

/// Copies the store at `from`, whether or not a program is running on it, as of one moment into a new file at `to`. Blocks as
/// long as the disk takes; players notice nothing. When it returns, the copy is complete and on the disk. Only the file's owner may read
/// it.
///
/// A kill in the middle leaves nothing at `to`, and half a copy beside it, which the next copy to the same name removes.
///
/// Fails with `Foreign`, `Newer`, `Unreleased`, `Unopenable` (no such store, or there is a file at `to`), `ReadOnly`, `DiskFull`,
/// `Damaged` or `Sqlite`.
pub fn backup(from: impl AsRef<Path>, to: impl AsRef<Path>) -> Result<()> {
    let (from, to) = (from.as_ref(), to.as_ref());
    let db = file::open_reader(from)?;
    if schema::format(&db)? == 0 {
        return Err(Error::Foreign);
    }
    if to.exists() {
        let taken = io::Error::from(io::ErrorKind::AlreadyExists);
        return Err(unopenable(to, &taken));
    }
    remove_parts(to);
    // Of this process alone: of two that copy to the same name, one may remove the other's, but never take it for its own.
    let part = beside(to, &format!(".{}{PART}", std::process::id()));
    let done = copy(&db, &part)
        .and_then(|()| name_it(&part, to).map_err(|error| unopenable(to, &error)))
        .and_then(|()| sync_folder(to));
    // It has its second name, or is worth nothing.
    let _ = fs::remove_file(&part);
    done
}

/// Gives a complete copy its name, which nothing has.
fn name_it(part: &Path, to: &Path) -> io::Result<()> {
    // A hard link never replaces a file. A file system without hard links gets a rename; nobody else uses the name at that moment.
    fs::hard_link(part, to).or_else(|error| {
        if to.exists() {
            return Err(error);
        }
        fs::rename(part, to)
    })
}

/// Removes what a copy to this name left that was killed.
fn remove_parts(to: &Path) {
    let Some(name) = to.file_name().and_then(|name| name.to_str()) else {
        return;
    };
    let is_part = |(process, rest): (&str, &str)| {
        process.bytes().all(|byte| byte.is_ascii_digit()) && ["", "-journal"].contains(&rest)
    };
    for file in fs::read_dir(folder_of(to)).into_iter().flatten().flatten() {
        let other = file.file_name();
        let rest = other.to_str().and_then(|other| other.strip_prefix(name));
        let part = rest.and_then(|rest| rest.strip_prefix('.')?.split_once(PART));
        if part.is_some_and(is_part) {
            let _ = fs::remove_file(file.path());
        }
    }
}

/// Writes a complete copy of an open file to `part`, on the disk.
fn copy(db: &rusqlite::Connection, part: &Path) -> Result<()> {
    // Left by a backup that was killed.
    let _ = fs::remove_file(part);
    let into = part
        .to_str()
        .ok_or_else(|| Error::Unopenable(format!("{} (not a Unicode name)", part.display())))?;
    let file = file_for_us(part).map_err(|error| unopenable(part, &error))?;
    db.execute("VACUUM INTO ?1", [into])?;
    file.sync_all().map_err(|error| unopenable(part, &error))
}

/// Saves what an open connection still has of a file that is gone from its `path`, beside that path under a name that is free,
/// and returns the name.
pub(super) fn save(db: &rusqlite::Connection, path: &Path) -> Result<PathBuf> {
    let names = (2..).map(|number| beside(path, &format!("{SAVED}-{number}")));
    let free = iter::once(beside(path, SAVED))
        .chain(names)
        .find(|name| !name.exists());
    let to = free.ok_or_else(|| unopenable(path, &io::Error::other("no free name")))?;
    let part = beside(&to, PART);
    copy(db, &part)?;
    fs::rename(&part, &to).map_err(|error| unopenable(&to, &error))?;
    sync_folder(&to)?;
    Ok(to)
}

/// A copy that is checked before it replaces the store. Nothing else can open the store while this exists.
#[derive(Debug)]
pub struct Restore {
    path: PathBuf,
    copy: PathBuf,
    _lock: FileLock,
}

impl Restore {
    /// Copies the backup `from` beside the store at `path`, where it waits until it is put in place, and migrates it to the newest
    /// format. Neither `from` nor the store is changed.
    ///
    /// Fails like [`backup`], and with `Locked` while a program runs on the store.
    pub fn prepare(from: impl AsRef<Path>, path: impl AsRef<Path>) -> Result<Self> {
        let path = file::resolve(path.as_ref())?;
        let lock = FileLock::take(&path)?;
        let copy = beside(&path, ".restoring");
        // Left by a restore that was killed.
        let _ = fs::remove_file(&copy);
        backup(from, &copy)?;
        let restore = Self {
            path,
            copy,
            _lock: lock,
        };
        // Folded into one file again when it is closed.
        file::open_writer(&restore.copy)?
            .close()
            .map_err(|(_, error)| Error::from(error))?;
        Ok(restore)
    }

    /// The waiting copy, to be checked.
    pub fn copy(&self) -> &Path {
        &self.copy
    }

    /// Replaces the store with the copy. The old file is kept beside it under a name with `mark`, which is returned; `None` if
    /// there was no file. A kill in the middle leaves the old store complete under one of the two names.
    pub fn put_in_place(self, mark: &str) -> Result<Option<PathBuf>> {
        let failed = |error: io::Error| unopenable(&self.path, &error);
        for ours in [self.copy.clone(), beside(&self.path, ".lock")] {
            same_owner(&self.path, &ours).map_err(failed)?;
        }
        let aside = self
            .path
            .exists()
            .then(|| beside(&self.path, &format!(".replaced-{mark}")));
        if let Some(aside) = &aside {
            for part in ["", "-wal"] {
                let old = beside(&self.path, part);
                if old.exists() {
                    keep(&old, &beside(aside, part)).map_err(failed)?;
                }
            }
            sync_folder(&self.path)?;
        }
        // Before the rename: SQLite would play the old log into the new file.
        for part in ["-wal", "-shm"] {
            match fs::remove_file(beside(&self.path, part)) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => {
                    return Err(failed(error));
                }
                _ => {}
            }
        }
        fs::rename(&self.copy, &self.path).map_err(failed)?;
        sync_folder(&self.path)?;
        Ok(aside)
    }
}

impl Drop for Restore {
    fn drop(&mut self) {
        // Gone already if it was put in place.
        for part in ["", "-wal", "-shm"] {
            let _ = fs::remove_file(beside(&self.copy, part));
        }
    }
}

/// Gives a file a second name, or copies it where the file system knows no second names. Never overwrites.
fn keep(old: &Path, new: &Path) -> io::Result<()> {
    fs::hard_link(old, new).or_else(|error| {
        if new.exists() {
            return Err(error);
        }
        fs::copy(old, new)?;
        File::open(new)?.sync_all()
    })
}

/// A new, empty file that others cannot read: the seeds of open tables go into it.
fn file_for_us(path: &Path) -> io::Result<File> {
    let mut open = OpenOptions::new();
    open.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut open, 0o600);
    open.open(path)
}

/// A new, empty file of ours, which has the owner of its folder, as its lock file then has.
pub(super) fn new_file(path: &Path) -> Result<()> {
    let failed = |error: io::Error| unopenable(path, &error);
    file_for_us(path).map_err(failed)?;
    for ours in [path, &beside(path, ".lock")] {
        same_owner(folder_of(path), ours).map_err(failed)?;
    }
    Ok(())
}

/// A restore is often run by root and the bot by another user: the copy gets the owner of the store or of its folder.
#[cfg(unix)]
fn same_owner(path: &Path, copy: &Path) -> io::Result<()> {
    use std::os::unix::fs::{MetadataExt, chown};
    let wanted = fs::metadata(path).or_else(|_| fs::metadata(folder_of(path)))?;
    let has = fs::metadata(copy)?;
    if (wanted.uid(), wanted.gid()) == (has.uid(), has.gid()) {
        return Ok(());
    }
    chown(copy, Some(wanted.uid()), Some(wanted.gid()))
}

#[cfg(not(unix))]
fn same_owner(_: &Path, _: &Path) -> io::Result<()> {
    Ok(())
}

/// Waits until a new name in the folder is on the disk.
#[cfg(unix)]
fn sync_folder(path: &Path) -> Result<()> {
    let folder = folder_of(path);
    File::open(folder)
        .and_then(|folder| folder.sync_all())
        .map_err(|error| unopenable(folder, &error))
}

#[cfg(not(unix))]
fn sync_folder(_: &Path) -> Result<()> {
    Ok(())
}
