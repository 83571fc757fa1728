//! The part of the config about the storage: a file, or a database on a server.

use std::path::PathBuf;

use anyhow::ensure;
use db::StorageAddress;
use serde::Deserialize;

#[derive(Clone, PartialEq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct StorageConfig {
    pub path: PathBuf,
    /// A `PostgreSQL` database instead of the file; empty for the file.
    pub url: String,
    pub retention_days: u32,
}

impl Default for StorageConfig {
    fn default() -> Self {
        Self {
            path: "rollhouse.db".into(),
            url: String::new(),
            retention_days: 0,
        }
    }
}

impl StorageConfig {
    /// Where the storage is.
    pub fn address(&self) -> StorageAddress {
        if self.url.is_empty() {
            StorageAddress::File(self.path.clone())
        } else {
            StorageAddress::Server(self.url.clone())
        }
    }

    /// For people: without the address, which may hold a password.
    pub(crate) fn name(&self) -> String {
        if self.url.is_empty() {
            format!("the storage {}", self.path.display())
        } else {
            "the storage in `[storage] url`".to_owned()
        }
    }

    /// Fails with what is wrong with the address, which is not quoted.
    pub(crate) fn check(&self) -> anyhow::Result<()> {
        let address = StorageAddress::parse(&self.url);
        ensure!(
            self.url.is_empty() || matches!(address, Some(StorageAddress::Server(_))),
            "`storage.url` is the address of a PostgreSQL database, such as postgres://user:password@host:5432/database; a file is \
             `storage.path`"
        );
        Ok(())
    }
}
