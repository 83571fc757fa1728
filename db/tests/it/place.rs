//! A file in a temporary folder.

use std::path::{Path, PathBuf};

use db::{Error, Store};

use crate::Home;

pub(crate) struct Place(tempfile::TempDir);

impl Place {
    pub(crate) fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    pub(crate) fn open(&self) -> Result<Store, Error> {
        Store::open(self.path())
    }

    /// A file has one process, so this is the same store.
    pub(crate) fn another(&self, store: &Store) -> Store {
        store.clone()
    }

    pub(crate) fn announce(&self, line: Option<&str>) -> Result<(), Error> {
        db::announce(self.path(), line)
    }

    fn path(&self) -> PathBuf {
        self.0.path().join("rollhouse.db")
    }
}

impl Home {
    pub(crate) fn folder(&self) -> &Path {
        self.place.0.path()
    }

    pub(crate) fn path(&self) -> PathBuf {
        self.place.path()
    }
}
