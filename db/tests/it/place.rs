//! A file in a temporary folder.

use std::path::{Path, PathBuf};

use db::{Error, StorageAddress, Store};

use crate::Home;

pub(crate) struct Place(tempfile::TempDir);

impl Place {
    pub(crate) fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    pub(crate) fn open(&self) -> Result<Store, Error> {
        Store::open(self.path())
    }

    pub(crate) fn address(&self) -> StorageAddress {
        StorageAddress::File(self.path())
    }

    pub(crate) fn announce(&self, line: Option<&str>) -> Result<(), Error> {
        db::announce(&self.address(), line)
    }

    fn path(&self) -> PathBuf {
        self.0.path().join("rollhouse.db")
    }
}

impl Home {
    /// The store as another process has it: a file has one process, so this is the same one.
    pub(crate) fn another(&self) -> Store {
        self.store.clone()
    }

    pub(crate) fn folder(&self) -> &Path {
        self.place.0.path()
    }

    pub(crate) fn path(&self) -> PathBuf {
        self.place.path()
    }
}
