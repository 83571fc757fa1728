//! Copying a storage into another one, on the same engine or the other: tables in play go on there from the same ply.
//!
//! From the bottom up: `digest` (what is compared), `side` (one of the two storages), and the steps here.
//!
//! Both storages are locked all the time, so that nobody plays on them. At no moment could bots play on both: the target has a mark from
//! before its first row until the digests agree, and the source is marked as moved before that mark goes. So a copy may be killed
//! anywhere; the next one starts over.

mod digest;
mod side;

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use games::notation::hex;
use sha2::{Digest as _, Sha256};

use self::digest::{Playings, Rows};
use self::side::Side;
use crate::error::{Error, Result};
use crate::sql::marks;
use crate::sql::rows::Tx;
use crate::sql::shape::{Record, TableShape};
use crate::sqlite::held;

/// Rows that are read and written at a time, so that memory is bounded.
const BATCH: usize = 4_000;

/// Playings that are compared at a time.
const PLAYINGS: usize = 200;

/// Where a storage is.
#[derive(Clone, PartialEq, Eq)]
pub enum StorageAddress {
    /// The path of a `SQLite` file.
    File(PathBuf),
    /// The address of a `PostgreSQL` database, with its password.
    Server(String),
}

impl StorageAddress {
    /// Reads `sqlite:FILE` or `postgres://...`; none for anything else.
    pub fn parse(text: &str) -> Option<Self> {
        if let Some(path) = text.strip_prefix("sqlite:") {
            return (!path.is_empty()).then(|| Self::File(path.into()));
        }
        let known = ["postgres://", "postgresql://"];
        let server = known.iter().any(|start| text.starts_with(start));
        server.then(|| Self::Server(text.to_owned()))
    }
}

/// How far a copy is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CopyProgress {
    /// The rows are there and are being compared.
    pub comparing: bool,
    /// Rows that are copied or compared.
    pub rows: u64,
    /// Rows in all.
    pub of: u64,
}

/// What was copied.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Copied {
    /// Playings of a game, each of which has the same digest on both sides.
    pub tables: u64,
    /// Those of them that are in a lobby or in play.
    pub open: u64,
    /// Everything that is stored.
    pub rows: u64,
    /// The digest of all digests, which does not depend on the engine.
    pub digest: String,
}

/// The source of a copy. No bot can play on it while this exists; a [`StorageReader`](crate::StorageReader) can check it.
pub struct CopySource {
    side: Side,
    shape: Vec<TableShape>,
}

impl CopySource {
    /// Fails with `Locked` or `Occupied` while a bot plays on it, with `Older`, `Newer`, `Unreleased`, `Foreign` or `Unfinished`, or if
    /// it cannot be reached or read.
    pub fn hold(address: &StorageAddress) -> Result<Self> {
        let side = Side::hold(address, false)?;
        if let Some(from) = side.read(|tx| tx.meta(marks::UNFINISHED))? {
            return Err(Error::Unfinished { from });
        }
        Ok(Self {
            side,
            shape: held::shape()?,
        })
    }

    /// What people call it, without a password.
    pub fn name(&self) -> String {
        self.side.name()
    }

    /// Holds the storage to copy to, too, and creates it if there is none.
    ///
    /// Fails as [`hold`](Self::hold) does, with `NotEmpty`, with `Unfinished` (half a copy of another storage), or with `Moved` (the
    /// source, to another place).
    pub fn copy_to(self, address: &StorageAddress) -> Result<Copying> {
        let target = Side::hold(address, true)?;
        let from = self.name();
        match target.read(|tx| tx.meta(marks::UNFINISHED))? {
            Some(of) if of == from => {
                // Broken off in the last step, it is marked already.
                let moved = self.side.read(marks::moved_to)?;
                if moved.is_some_and(|to| to != target.name()) {
                    self.side.read(marks::assert_unmarked)?;
                }
            }
            Some(of) => return Err(Error::Unfinished { from: of }),
            None => {
                self.side.read(marks::assert_unmarked)?;
                for table in &self.shape {
                    if !table.is_written_by_a_start() && !target.read(|tx| table.is_empty(tx))? {
                        return Err(Error::NotEmpty(table.name.clone()));
                    }
                }
            }
        }
        Ok(Copying {
            source: self,
            target,
        })
    }
}

/// The source and the target of a copy. No bot can play on either while this exists.
pub struct Copying {
    source: CopySource,
    target: Side,
}

impl Copying {
    /// What people call the storage to copy to, without a password.
    pub fn to(&self) -> String {
        self.target.name()
    }

    /// Copies everything, compares both, and marks the source as moved. `on` is the day in the caller's words. Blocks until that is
    /// done. If it fails or is killed, the source is as it was and the target is no storage for a bot; the next copy starts over.
    ///
    /// Fails with `Differs`, or because of one of the two.
    pub fn run(self, on: &str, mut progress: impl FnMut(CopyProgress)) -> Result<Copied> {
        let Self { source, target } = &self;
        let from = source.name();
        target.write(|tx| tx.put_meta(marks::UNFINISHED, &from))?;
        let mut of = 0;
        for table in &source.shape {
            of += source.side.read(|tx| table.count(tx))?;
        }
        let mut shown = CopyProgress {
            comparing: false,
            rows: 0,
            of,
        };
        progress(shown);
        target.clear(&source.shape)?;
        target.write(|tx| tx.put_meta(marks::UNFINISHED, &from))?;
        progress(shown);
        for table in &source.shape {
            for_each_page(&source.side, table, |rows| {
                if !rows.is_empty() {
                    target.insert(table, rows)?;
                }
                shown.rows += rows.len() as u64;
                progress(shown);
                Ok(())
            })?;
        }
        for table in source.shape.iter().filter(|table| table.has_numbers()) {
            let highest = source.side.highest_number(table)?;
            target.go_on_after(table, highest)?;
            if target.highest_number(table)? < highest {
                return Err(Error::Differs(format!("the numbers of {}", table.name)));
            }
        }
        (shown.comparing, shown.rows) = (true, 0);
        progress(shown);
        let copied = self.compare(&mut shown, &mut progress)?;
        let to = target.name();
        source.side.write(|tx| marks::set_moved(tx, &to, on))?;
        progress(shown);
        target.write(|tx| tx.drop_meta(marks::UNFINISHED))?;
        Ok(copied)
    }

    /// Compares the digests of every playing, and of everything that belongs to none.
    fn compare(
        &self,
        shown: &mut CopyProgress,
        progress: &mut impl FnMut(CopyProgress),
    ) -> Result<Copied> {
        let mut all_digests = Sha256::new();
        let mut tables = 0;
        let mut above = 0;
        loop {
            let numbers = self.source.side.read(|tx| next_numbers(tx, above))?;
            let up_to = match numbers.last() {
                Some(last) if numbers.len() == PLAYINGS => *last,
                _ => i64::MAX,
            };
            let (rows, ours) = self.playings(&self.source.side, above, up_to)?;
            let (_, theirs) = self.playings(&self.target, above, up_to)?;
            let all_numbers: BTreeSet<_> = ours.keys().chain(theirs.keys()).collect();
            for number in all_numbers {
                if ours.get(number) != theirs.get(number) {
                    return Err(Error::Differs(format!(
                        "the table with the number {number}"
                    )));
                }
            }
            for digest in ours.values() {
                all_digests.update(digest);
            }
            tables += numbers.len() as u64;
            shown.rows += rows;
            progress(*shown);
            if up_to == i64::MAX {
                break;
            }
            above = up_to;
        }
        for table in &self.source.shape {
            if table.is_part_of_a_table() {
                continue;
            }
            let ours = rows_of(&self.source.side, table)?;
            shown.rows += ours.count;
            let digest = ours.digest();
            if digest != rows_of(&self.target, table)?.digest() {
                return Err(Error::Differs(table.name.clone()));
            }
            all_digests.update(digest);
            progress(*shown);
        }
        let open = "SELECT count(*) FROM tables WHERE ended IS NULL";
        let open = self.target.read(|tx| tx.one(open, &[], |row| row.get(0)));
        let digest: digest::Digest = all_digests.finalize().into();
        Ok(Copied {
            tables,
            open: open.map(i64::unsigned_abs)?,
            rows: shown.rows,
            digest: hex(&digest),
        })
    }

    /// The digests of the playings with a number above `above` and up to `up_to`, and how many rows they have.
    fn playings(
        &self,
        side: &Side,
        above: i64,
        up_to: i64,
    ) -> Result<(u64, BTreeMap<i64, digest::Digest>)> {
        let mut playings = Playings::default();
        let parts = self
            .source
            .shape
            .iter()
            .filter(|table| table.is_part_of_a_table());
        for table in parts {
            let rows = side.read(|tx| table.of_tables(tx, above, up_to))?;
            playings.add(table, &rows)?;
        }
        Ok((playings.rows(), playings.digests()))
    }
}

/// The numbers of the next playings.
fn next_numbers(tx: Tx<'_>, above: i64) -> Result<Vec<i64>> {
    let sql = format!("SELECT id FROM tables WHERE id > ?1 ORDER BY id LIMIT {PLAYINGS}");
    tx.all(&sql, rusqlite::params![above], |row| row.get(0))
}

fn rows_of(side: &Side, table: &TableShape) -> Result<Rows> {
    let mut all = Rows::default();
    all.begin(table);
    for_each_page(side, table, |rows| {
        for row in rows {
            all.add(row);
        }
        Ok(())
    })?;
    Ok(all)
}

/// All rows of a table, some at a time.
fn for_each_page(
    side: &Side,
    table: &TableShape,
    mut each: impl FnMut(&[Record]) -> Result<()>,
) -> Result<()> {
    let mut after = None;
    loop {
        let page = side.read(|tx| table.page(tx, after.as_ref(), BATCH))?;
        each(&page.rows)?;
        after = page.next;
        if after.is_none() {
            return Ok(());
        }
    }
}

/// Lets bots play again on a storage that was moved, and says where it was moved to; none if it was not. Where it was moved to, nobody
/// may play then: nothing tells the two apart any more.
///
/// Fails as [`CopySource::hold`] does.
pub fn reopen(address: &StorageAddress) -> Result<Option<String>> {
    let source = CopySource::hold(address)?;
    let to = source.side.read(marks::moved_to)?;
    if to.is_some() {
        source.side.write(|tx| tx.drop_meta(marks::MOVED))?;
    }
    Ok(to)
}
