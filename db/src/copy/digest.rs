//! What is compared after a copy: SHA-256 of rows in a form that does not depend on the engine. A value is a letter for its kind, then a
//! whole number as eight bytes, or a text or bytes with their length before them. Columns are in the order of their names, rows in that
//! of their key.

use std::collections::BTreeMap;

use rusqlite::types::Value;
use sha2::{Digest as _, Sha256};

use crate::error::{Error, Result};
use crate::sql::shape::{Record, TableShape};

pub(super) type Digest = [u8; 32];

/// The hash of some rows, and how many there were.
#[derive(Clone, Default)]
pub(super) struct Rows {
    hash: Sha256,
    pub(super) count: u64,
}

impl Rows {
    /// Rows of another table of the schema follow.
    pub(super) fn begin(&mut self, table: &TableShape) {
        text(&mut self.hash, b't', table.name.as_bytes());
        text(&mut self.hash, b'c', table.columns().as_bytes());
    }

    pub(super) fn add(&mut self, row: &Record) {
        self.count += 1;
        self.hash.update(b"r");
        for value in row {
            match value {
                Value::Null => self.hash.update(b"n"),
                Value::Integer(value) => {
                    self.hash.update(b"i");
                    self.hash.update(value.to_be_bytes());
                }
                Value::Text(value) => text(&mut self.hash, b's', value.as_bytes()),
                Value::Blob(value) => text(&mut self.hash, b'b', value),
                // No column holds fractions.
                Value::Real(value) => {
                    self.hash.update(b"f");
                    self.hash.update(value.to_bits().to_be_bytes());
                }
            }
        }
    }

    pub(super) fn digest(self) -> Digest {
        self.hash.finalize().into()
    }
}

fn text(hash: &mut Sha256, kind: u8, bytes: &[u8]) {
    hash.update([kind]);
    hash.update((bytes.len() as u64).to_be_bytes());
    hash.update(bytes);
}

/// The digests of some playings, by their numbers: head, seats, plies and all else that belongs to each.
#[derive(Default)]
pub(super) struct Playings(BTreeMap<i64, Rows>);

impl Playings {
    pub(super) fn add(&mut self, table: &TableShape, rows: &[Record]) -> Result<()> {
        let mut current = None;
        for row in rows {
            let Some(Value::Integer(number)) = table.key.first().map(|at| &row[*at]) else {
                let why = format!("a row of {} has no number", table.name);
                return Err(Error::Damaged(why));
            };
            let playing = self.0.entry(*number).or_default();
            if current != Some(*number) {
                playing.begin(table);
                current = Some(*number);
            }
            playing.add(row);
        }
        Ok(())
    }

    pub(super) fn rows(&self) -> u64 {
        self.0.values().map(|rows| rows.count).sum()
    }

    pub(super) fn digests(self) -> BTreeMap<i64, Digest> {
        let digests = self.0.into_iter();
        digests
            .map(|(number, rows)| (number, rows.digest()))
            .collect()
    }
}
