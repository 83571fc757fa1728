//! Which table a caller means, and which state of it. Every write that changes what is stored of a table raises its revision, and says
//! which one it was decided on: if another process has written meanwhile, the write is refused, and the caller has to load the table again.

pub use tables::event::TableId;

/// No table has this revision.
const OUTDATED: i64 = -1;

/// A table in the state that a caller knows. Where a number is enough ([`From<TableId>`](TableId)), a write is right in whatever state
/// the table is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TableAt {
    /// The table.
    pub id: TableId,
    /// `None` for any.
    pub(crate) expected: Option<i64>,
}

impl TableAt {
    pub(crate) fn new(id: TableId, revision: i64) -> Self {
        let expected = Some(revision);
        Self { id, expected }
    }

    /// The revision that is known; `None` where none is, or what was known is outdated.
    pub fn revision(self) -> Option<i64> {
        self.expected.filter(|known| *known != OUTDATED)
    }

    /// Gives the state for a write. What is left is outdated until the caller puts there what the write gives back: if it fails, or is
    /// given up, nobody knows what is stored.
    #[must_use]
    pub fn for_a_write(&mut self) -> Self {
        let outdated = self.expected.map(|_| OUTDATED);
        let expected = std::mem::replace(&mut self.expected, outdated);
        Self { expected, ..*self }
    }

    /// The state after a write that has raised the revision by so many.
    pub(crate) fn after(self, raised: i64) -> Self {
        let expected = self.expected.map(|before| before + raised);
        Self { expected, ..self }
    }
}

impl From<TableId> for TableAt {
    fn from(id: TableId) -> Self {
        let expected = None;
        Self { id, expected }
    }
}
