//! Where the tables of a test are: in a file, or with `ROLLHOUSE_TEST_STORE=postgres` on a `PostgreSQL` server. All tests run on both,
//! except for those about the file itself.

use std::io::Write;
use std::path::{Path, PathBuf};

use db::{StorageAddress, StorageReader, Store, StoredTable};
use postgres_cluster::Cluster;

#[derive(Clone)]
pub(crate) enum Storage {
    File(PathBuf),
    Server {
        cluster: &'static Cluster,
        schema: String,
    },
}

/// The server, if the tests run on one.
fn server() -> Option<&'static Cluster> {
    match std::env::var("ROLLHOUSE_TEST_STORE").as_deref() {
        Ok("postgres") => Cluster::shared(),
        Ok(other) => panic!("ROLLHOUSE_TEST_STORE is postgres or not set, not {other}"),
        Err(_) => None,
    }
}

/// Whether a test that is about the file itself is to be left out of this run; says so.
pub(crate) fn is_about_a_file(test: &str) -> bool {
    let skipped = server().is_some();
    if skipped {
        // Past the test harness, which keeps what a test prints to itself.
        let told = writeln!(
            std::io::stderr(),
            "SKIPPED on PostgreSQL: {test} is about the file"
        );
        told.expect("an output");
    }
    skipped
}

/// Ends a test here that is about the file itself, where the tests run on a server.
macro_rules! needs_a_file {
    () => {
        if $crate::storage::is_about_a_file(std::any::type_name_of_val(&|| ())) {
            return;
        }
    };
}
pub(crate) use needs_a_file;

impl Storage {
    /// An empty one; a file is in this folder.
    pub(crate) fn new(folder: &Path) -> Self {
        match server() {
            Some(cluster) => Self::Server {
                cluster,
                schema: cluster.schema(),
            },
            None => Self::File(folder.join("rollhouse.db")),
        }
    }

    pub(crate) fn open(&self) -> Store {
        match self {
            Self::File(file) => Store::open(file),
            Self::Server { cluster, schema } => Store::connect(&cluster.url(schema)),
        }
        .expect("a store")
    }

    /// The variable that tells the program about it, with its value.
    pub(crate) fn variable(&self) -> (&'static str, String) {
        match self {
            Self::File(file) => ("ROLLHOUSE_STORAGE_PATH", file.display().to_string()),
            Self::Server { cluster, schema } => ("ROLLHOUSE_STORAGE_URL", cluster.url(schema)),
        }
    }

    /// Everything that is stored.
    pub(crate) fn tables(&self) -> Vec<StoredTable> {
        let address = match self {
            Self::File(file) => StorageAddress::File(file.clone()),
            Self::Server { cluster, schema } => StorageAddress::Server(cluster.url(schema)),
        };
        let reading = StorageReader::open(&address).expect("a storage");
        let tables = reading.read(|tx| tx.tables()).expect("its tables");
        let load = |table| reading.read(|tx| tx.stored(table)).expect("stored");
        tables.into_iter().map(load).collect()
    }
}
