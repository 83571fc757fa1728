//! What a check of a storage finds: every table, every move, every face.

use std::process::ExitCode;

use commands::{audit, is_too_old};
use db::{StorageAddress, StorageReader};

use crate::output::{say, verdict};

/// The result of a check.
#[derive(Debug, Default)]
pub(crate) struct Found {
    tables: usize,
    open: usize,
    plies: usize,
    faces: usize,
    /// Tables of editions whose rules this program no longer has.
    old: usize,
    /// One sentence for each error in the file or in a table.
    pub(crate) wrong: Vec<String>,
}

impl Found {
    /// Prints it; whether all is sound.
    pub(crate) fn report(&self, what: &str) -> ExitCode {
        for wrong in &self.wrong {
            say!("{wrong}");
        }
        let found = match self.wrong.len() {
            0 => "is sound".to_owned(),
            1 => "has 1 ERROR, listed above".to_owned(),
            n => format!("has {n} ERRORS, listed above"),
        };
        say!(
            "{what} {found}: {} tables ({} open), {} plies and {} faces were checked.",
            self.tables,
            self.open,
            self.plies,
            self.faces
        );
        if self.old > 0 {
            say!(
                "{} tables are of editions that this program does not have any more; they were read and not checked.",
                self.old
            );
        }
        verdict(self.wrong.is_empty())
    }
}

/// Looks at a storage with all its tables.
pub(crate) fn look_through(storage: &StorageAddress) -> Result<Found, db::Error> {
    let reading = StorageReader::open(storage)?;
    let mut found = Found::default();
    for fault in reading.faults()? {
        found.wrong.push(format!("The file is damaged: {fault}."));
    }
    for table in reading.read(|tx| tx.tables())? {
        found.tables += 1;
        let name = table;
        let stored = match reading.read(|tx| tx.load(table)) {
            Ok(Some(stored)) => stored,
            // Deleted by a running bot since the list was made.
            Ok(None) => continue,
            Err(error) => {
                let wrong = format!("Table {name} cannot be read: {error}.");
                found.wrong.push(wrong);
                continue;
            }
        };
        found.open += usize::from(stored.head.ended.is_none());
        let plies = stored.plies();
        found.plies += plies.len();
        found.faces += plies.iter().map(|ply| ply.faces.len()).sum::<usize>();
        if is_too_old(&stored) {
            found.old += 1;
        } else if let Err(fault) = audit(&stored) {
            found.wrong.push(format!("Table {name} is WRONG: {fault}."));
        }
    }
    Ok(found)
}
