//! What a check of a storage finds: every table, every move, every face.

use std::process::ExitCode;

use commands::{audit, is_too_old, table_name};
use db::{FileReader, StoredTable, TableId};

use crate::output::say;

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
        let verdict = match self.wrong.len() {
            0 => "is sound".to_owned(),
            1 => "has 1 ERROR, listed above".to_owned(),
            n => format!("has {n} ERRORS, listed above"),
        };
        let Self {
            tables,
            open,
            plies,
            faces,
            ..
        } = self;
        say!(
            "{what} {verdict}: {tables} tables ({open} open), {plies} plies and {faces} faces were checked."
        );
        if self.old > 0 {
            say!(
                "{} tables are of editions that this program does not have any more; they were read and not checked.",
                self.old
            );
        }
        if self.wrong.is_empty() {
            ExitCode::SUCCESS
        } else {
            ExitCode::FAILURE
        }
    }

    pub(crate) fn look_through(
        &mut self,
        tables: Vec<TableId>,
        load: impl Fn(TableId) -> Result<Option<StoredTable>, db::Error>,
    ) {
        for table in tables {
            self.tables += 1;
            let stored = match load(table) {
                Ok(Some(stored)) => stored,
                // Deleted by a running bot since the list was made.
                Ok(None) => continue,
                Err(error) => {
                    let name = table_name(table);
                    let wrong = format!("Table {name} cannot be read: {error}.");
                    self.wrong.push(wrong);
                    continue;
                }
            };
            self.open += usize::from(stored.head.ended.is_none());
            let plies = stored.plies();
            self.plies += plies.len();
            self.faces += plies.iter().map(|ply| ply.faces.len()).sum::<usize>();
            if is_too_old(&stored) {
                self.old += 1;
            } else if let Err(fault) = audit(&stored) {
                let name = table_name(table);
                self.wrong.push(format!("Table {name} is WRONG: {fault}."));
            }
        }
    }
}

/// Looks at a file with all its tables.
pub(crate) fn look_through(reading: &FileReader) -> anyhow::Result<Found> {
    let mut found = Found::default();
    for fault in reading.faults()? {
        found.wrong.push(format!("The file is damaged: {fault}."));
    }
    found.look_through(reading.tables()?, |table| reading.load(table));
    Ok(found)
}
