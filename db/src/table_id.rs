//! Which table a caller means, and which state of it. Every write that changes what is stored of a table raises its revision, and says
//! which one it was decided on: if another process has written meanwhile, the write is refused, and the caller has to load the table again.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

pub use tables::event::TableId;

/// No table has this revision.
const OUTDATED: i64 = -1;

/// A table in the state that a caller knows. Clones are the same knowledge: a write raises it with the table, and a write that fails
/// makes it outdated, since what is stored is then unknown.
///
/// Where a number is enough ([`From<TableId>`](TableId)), the write is right in whatever state the table is.
#[derive(Debug, Clone)]
pub struct TableAt {
    /// The table.
    pub id: TableId,
    revision: Option<Arc<AtomicI64>>,
}

impl TableAt {
    pub(crate) fn new(id: TableId, revision: i64) -> Self {
        let revision = Some(Arc::new(AtomicI64::new(revision)));
        Self { id, revision }
    }

    /// The revision that is known; `None` where none is, or what was known is outdated.
    pub fn revision(&self) -> Option<i64> {
        let known = self.revision.as_ref()?.load(Ordering::Acquire);
        (known != OUTDATED).then_some(known)
    }

    /// Begins a write, which it outlives only if [`Self::raise`] is called.
    pub(crate) fn expect(&self) -> Expected {
        let known = self.revision.as_ref();
        Expected {
            table: self.id,
            revision: known.map(|known| known.swap(OUTDATED, Ordering::AcqRel)),
        }
    }

    /// The write is stored, and has raised the revision by so many.
    pub(crate) fn raise(&self, from: Expected, by: i64) {
        if let (Some(known), Some(before)) = (&self.revision, from.revision) {
            known.store(before + by, Ordering::Release);
        }
    }
}

impl From<TableId> for TableAt {
    fn from(id: TableId) -> Self {
        Self { id, revision: None }
    }
}

impl From<&TableAt> for TableAt {
    fn from(at: &TableAt) -> Self {
        at.clone()
    }
}

/// A table, and the revision that a write expects; `None` for any.
#[derive(Debug, Clone, Copy)]
pub struct Expected {
    pub(crate) table: TableId,
    pub(crate) revision: Option<i64>,
}

impl From<TableId> for Expected {
    fn from(table: TableId) -> Self {
        let revision = None;
        Self { table, revision }
    }
}
