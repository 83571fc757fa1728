//! Copying a storage into another one, on the same engine or the other: tables in play go on there from the same ply.
//!
//! From the bottom up: `side` (one of the two storages), and the steps here.
//!
//! Both storages are locked all the time, so that nobody plays on them. At no moment could bots play on both: the target has a mark from
//! before its first row until all rows were compared, and the source is marked as moved before that mark goes. So a copy may be killed
//! anywhere; the next one starts over.

mod side;

use std::path::PathBuf;

use self::side::Side;
use crate::error::{Error, Result};
use crate::sql::marks;
use crate::sql::rows::Tx;
use crate::sql::shape::{Record, TableShape};
use crate::sqlite::held;

/// Rows that are read, written and compared at a time, so that memory is bounded.
const BATCH: usize = 4_000;

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
    /// Playings of a game.
    pub tables: u64,
    /// Those of them that are in a lobby or in play.
    pub open: u64,
    /// Everything that is stored; every row is the same on both sides.
    pub rows: u64,
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

    /// Compares every row, page by page.
    fn compare(
        &self,
        shown: &mut CopyProgress,
        progress: &mut impl FnMut(CopyProgress),
    ) -> Result<Copied> {
        for table in &self.source.shape {
            let mut after = None;
            for_each_page(&self.source.side, table, |rows| {
                let copied = self
                    .target
                    .read(|tx| table.page(tx, after.as_ref(), BATCH))?;
                if rows != copied.rows {
                    return Err(Error::Differs(table.name.clone()));
                }
                after = copied.next;
                shown.rows += rows.len() as u64;
                progress(*shown);
                Ok(())
            })?;
        }
        let sql = "SELECT count(*), count(*) - count(ended) FROM tables";
        let counted = |tx: Tx<'_>| tx.one(sql, &[], |row| Ok((row.get(0)?, row.get(1)?)));
        let (tables, open) = self.target.read(counted)?;
        Ok(Copied {
            tables: i64::unsigned_abs(tables),
            open: i64::unsigned_abs(open),
            rows: shown.rows,
        })
    }
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
