//! A schema of a `PostgreSQL` server; or a file, where no server is installed, so that the tests still run.

use db::{Error, StorageAddress, Store};
use postgres_cluster::Cluster;

use crate::Home;

pub(crate) enum Place {
    Schema(&'static Cluster, String),
    File(tempfile::TempDir),
}

impl Place {
    pub(crate) fn new() -> Self {
        match Cluster::shared() {
            Some(cluster) => Self::Schema(cluster, cluster.schema()),
            None => Self::File(tempfile::tempdir().unwrap()),
        }
    }

    pub(crate) fn open(&self) -> Result<Store, Error> {
        match self {
            Self::Schema(cluster, schema) => Store::connect(&cluster.url(schema)),
            Self::File(folder) => Store::open(folder.path().join("rollhouse.db")),
        }
    }

    pub(crate) fn address(&self) -> StorageAddress {
        match self {
            Self::Schema(cluster, schema) => StorageAddress::Server(cluster.url(schema)),
            Self::File(folder) => StorageAddress::File(folder.path().join("rollhouse.db")),
        }
    }

    pub(crate) fn announce(&self, line: Option<&str>) -> Result<(), Error> {
        db::announce(&self.address(), line)
    }
}

impl Home {
    /// The store as another process has it, where there can be one.
    pub(crate) fn another(&self) -> Store {
        match &self.place {
            place @ Place::Schema(..) => place.open().unwrap(),
            Place::File(_) => self.store.clone(),
        }
    }
}
