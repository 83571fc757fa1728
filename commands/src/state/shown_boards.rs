//! Which boards this process has shown, for itself and for the others: where a process dies between storing a move and showing it, another
//! one draws the board.

use std::collections::{BTreeMap, BTreeSet};
use std::num::NonZeroUsize;
use std::sync::{Mutex, MutexGuard, PoisonError};

use db::TableId;
use lru::LruCache;
use tokio::sync::Notify;

use crate::protocol::emoji::Emoji;
use crate::protocol::shown::Shown;

/// How many boards are remembered that this process has sent.
const KEPT: NonZeroUsize = NonZeroUsize::new(2_000).expect("not zero");

pub(crate) struct ShownBoards {
    /// The newest revision of each table that was shown, and that the store does not know of yet.
    taken: Mutex<BTreeMap<TableId, i64>>,
    /// The newest revision of each table of which this process has sent a board, or is about to.
    sent: Mutex<LruCache<TableId, i64>>,
    /// The newest state of each table that Discord has taken, and that is to be compared with what is stored.
    unchecked: Mutex<BTreeMap<TableId, i64>>,
    wakes: Notify,
    /// The tables drawn since the start, until all pictures are known.
    plain: Mutex<Option<BTreeSet<TableId>>>,
}

impl Default for ShownBoards {
    fn default() -> Self {
        Self {
            taken: Mutex::default(),
            sent: Mutex::new(LruCache::new(KEPT)),
            unchecked: Mutex::default(),
            wakes: Notify::new(),
            plain: Mutex::new(Some(BTreeSet::new())),
        }
    }
}

fn locked<T>(boards: &Mutex<T>) -> MutexGuard<'_, T> {
    boards.lock().unwrap_or_else(PoisonError::into_inner)
}

fn note_newest(boards: &Mutex<BTreeMap<TableId, i64>>, table: TableId, revision: i64) {
    let mut boards = locked(boards);
    let newest = boards.entry(table).or_insert(revision);
    *newest = revision.max(*newest);
}

impl ShownBoards {
    /// Notes that Discord has taken a board as it was at this revision.
    pub(crate) fn note(&self, table: TableId, revision: i64) {
        note_newest(&self.taken, table, revision);
    }

    /// The same, where another process may have shown a newer one before.
    pub(crate) fn note_unchecked(&self, shown: Shown) {
        note_newest(&self.unchecked, shown.table, shown.revision);
        self.wakes.notify_one();
    }

    /// Waits until something may be unchecked.
    pub(crate) async fn unchecked(&self) {
        self.wakes.notified().await;
    }

    /// What is to be checked; it is forgotten here.
    pub(crate) fn take_unchecked(&self) -> Vec<Shown> {
        let unchecked = std::mem::take(&mut *locked(&self.unchecked));
        let shown = |(table, revision)| Shown { table, revision };
        unchecked.into_iter().map(shown).collect()
    }

    /// What the store is to know; it is forgotten here.
    pub(crate) fn take(&self) -> Vec<(TableId, i64)> {
        std::mem::take(&mut *locked(&self.taken))
            .into_iter()
            .collect()
    }

    /// A board of this process is on its way to Discord.
    pub(crate) fn note_sent(&self, shown: Shown) {
        let mut sent = locked(&self.sent);
        let newest = sent.get_or_insert_mut(shown.table, || shown.revision);
        *newest = shown.revision.max(*newest);
    }

    /// A board is being drawn. Those drawn before the pictures are known are drawn again with them.
    pub(crate) fn note_drawn(&self, table: TableId, emoji: &Emoji) {
        if let Some(plain) = &mut *locked(&self.plain)
            && !emoji.has_all(pictures::all())
        {
            plain.insert(table);
        }
    }

    /// The tables to be drawn again, because more pictures are known by now.
    pub(crate) fn take_plain(&self, knows_all: bool) -> BTreeSet<TableId> {
        let plain = (!knows_all).then(BTreeSet::new);
        std::mem::replace(&mut *locked(&self.plain), plain).unwrap_or_default()
    }

    /// This process has changed a table that was at this revision, in nothing that its board shows.
    pub(crate) fn note_unseen_write(&self, before: Shown) {
        let mut sent = locked(&self.sent);
        if let Some(newest) = sent.get_mut(&before.table)
            && *newest == before.revision
        {
            *newest += 1;
        }
    }

    /// Has this process sent a board of a table at this revision or a later one?
    pub(crate) fn has_sent(&self, shown: Shown) -> bool {
        let sent = locked(&self.sent);
        let newest = sent.peek(&shown.table);
        newest.is_some_and(|newest| *newest >= shown.revision)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_revision_that_was_shown_counts() {
        let shown = ShownBoards::default();
        shown.note(TableId(1), 7);
        shown.note(TableId(1), 6);
        shown.note(TableId(2), 3);
        let mut taken = shown.take();
        taken.sort_unstable();
        assert_eq!(taken, [(TableId(1), 7), (TableId(2), 3)]);
        assert_eq!(shown.take(), []);
    }

    #[test]
    fn what_this_process_has_sent_is_known_beyond_writes_that_nobody_sees() {
        let (boards, table) = (ShownBoards::default(), TableId(1));
        let at = |revision| Shown { table, revision };
        assert!(!boards.has_sent(at(0)));
        boards.note_sent(at(3));
        boards.note_sent(at(2));
        assert!(boards.has_sent(at(3)) && !boards.has_sent(at(4)));
        boards.note_unseen_write(at(3));
        assert!(boards.has_sent(at(4)));
        boards.note_unseen_write(at(5));
        assert!(
            !boards.has_sent(at(5)),
            "another process has made the fifth"
        );
    }
}
