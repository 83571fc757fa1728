//! Which boards this process has shown, and which of its acts no board shows yet: if it dies before that, another process draws them.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use db::TableId;
use parking_lot::Mutex;
use tokio::time::Instant;

use crate::protocol::emoji::Emoji;
use crate::protocol::shown::Shown;
use crate::state::recent::Recent;

/// How long the act itself has to show what it has done, before its board is drawn by an edit.
const TIME_TO_SHOW: Duration = Duration::from_secs(6);

/// How long Discord may take for a board that is under way when its process ends.
pub(crate) const CALL: Duration = Duration::from_secs(15);

/// A later revision than any: no board that was sent before it was noted shows enough, only one that is drawn from then on.
const DRAWN_ANEW: i64 = i64::MAX;

#[derive(Default)]
pub(crate) struct ShownBoards {
    /// The tables whose boards do not show the newest act yet.
    undrawn: Mutex<BTreeMap<TableId, Undrawn>>,
    /// Whether the store knows that there are none.
    noted_none: AtomicBool,
    /// The newest revision of each table of which this process has sent a board, or is about to.
    sent: Mutex<Recent<TableId, i64, 2_000>>,
    /// What Discord has taken of each table, and is to be compared with what is stored.
    unchecked: Mutex<BTreeMap<TableId, Taken>>,
    plain: Mutex<Plain>,
}

/// The tables drawn with fewer pictures than there are.
#[derive(Default)]
struct Plain {
    tables: BTreeSet<TableId>,
    /// All pictures are known, or as many as there will be, and tables are no longer noted.
    is_over: bool,
}

struct Undrawn {
    /// What is to be shown.
    revision: i64,
    since: Instant,
    /// When it is drawn, if it was not shown by then.
    draw_at: Instant,
    /// Until then an older board may still arrive, so it is drawn once more after that.
    unsure_until: Instant,
}

/// A board that Discord has taken, or several of one table: the newest revision and the latest moment.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Taken {
    pub revision: i64,
    pub at: Instant,
}

impl ShownBoards {
    /// An act is stored: the table at this revision is to be shown.
    pub(crate) fn note_stored(&self, newest: Shown) {
        self.note_newest(newest, Duration::ZERO, TIME_TO_SHOW, Duration::ZERO);
    }

    /// For so long nobody has known whether a table is shown as it is: a process that is gone may not have shown what has happened, or
    /// may yet replace what is shown; or the connection to the database broke, and an act may be stored. It is drawn anew, and again
    /// when nothing of before can arrive any more.
    pub(crate) fn note_unknown(&self, table: TableId, ago: Duration) {
        let revision = DRAWN_ANEW;
        self.note_newest(Shown { table, revision }, ago, Duration::ZERO, CALL);
    }

    /// For so long (`ago`) a table has been to be shown at this revision. It is drawn for that unless it is shown in this time (`within`).
    /// For so long (`unsure`) an older board may still arrive.
    fn note_newest(&self, newest: Shown, ago: Duration, within: Duration, unsure: Duration) {
        let now = Instant::now();
        let (revision, draw_at) = (newest.revision, now + within);
        let since = now.checked_sub(ago).unwrap_or(now);
        let mut undrawn = self.undrawn.lock();
        let undrawn = undrawn.entry(newest.table).or_insert(Undrawn {
            revision,
            since,
            draw_at,
            unsure_until: now,
        });
        undrawn.revision = revision;
        undrawn.since = undrawn.since.min(since);
        undrawn.draw_at = draw_at;
        undrawn.unsure_until = undrawn.unsure_until.max(now + unsure);
    }

    /// Discord has taken a board as it was at this revision.
    pub(crate) fn note(&self, shown: Shown) {
        let mut undrawn = self.undrawn.lock();
        if let Some(newest) = undrawn.get_mut(&shown.table)
            && newest.revision <= shown.revision
        {
            if newest.unsure_until <= Instant::now() {
                undrawn.remove(&shown.table);
            } else {
                newest.draw_at = newest.unsure_until;
            }
        }
    }

    /// The tables that were not shown in time, longest first, at most `most`. Each has the same time once more. What Discord has taken
    /// only waits to be checked, for as long as the store is slow.
    pub(crate) fn take_overdue(&self, most: usize) -> Vec<TableId> {
        let now = Instant::now();
        let unchecked = self.unchecked.lock();
        let is_taken = |table, undrawn: &Undrawn| {
            (unchecked.get(&table)).is_some_and(|taken| taken.revision >= undrawn.revision)
        };
        self.take(most, |table, undrawn| {
            undrawn.draw_at <= now && !is_taken(table, undrawn)
        })
    }

    /// The same of all tables that are to be shown.
    pub(crate) fn take_undrawn(&self, most: usize) -> Vec<TableId> {
        self.take(most, |_, _| true)
    }

    fn take(&self, most: usize, is_due: impl Fn(TableId, &Undrawn) -> bool) -> Vec<TableId> {
        let now = Instant::now();
        let mut undrawn = self.undrawn.lock();
        let taken = undrawn
            .iter_mut()
            .filter(|(table, undrawn)| is_due(**table, undrawn));
        let mut taken: Vec<_> = taken.collect();
        taken.sort_by_key(|(_, undrawn)| undrawn.draw_at);
        taken.truncate(most);
        let again = |(table, undrawn): (&TableId, &mut Undrawn)| {
            undrawn.draw_at = now + TIME_TO_SHOW;
            // What is drawn now is read from the store.
            if undrawn.revision == DRAWN_ANEW {
                undrawn.revision = i64::MIN;
            }
            *table
        };
        taken.into_iter().map(again).collect()
    }

    /// For how long boards may not show what is stored; `None` if the store knows that there are no such.
    pub(crate) fn undrawn_for(&self) -> Option<Duration> {
        let undrawn = self.undrawn.lock();
        let since = undrawn.values().map(|undrawn| undrawn.since).min();
        let knew = self.noted_none.swap(since.is_none(), Ordering::Relaxed);
        match since {
            None if knew => None,
            since => Some(since.map_or(Duration::ZERO, |since| since.elapsed())),
        }
    }

    /// The store does not know what it was told last.
    pub(crate) fn not_noted(&self) {
        self.noted_none.store(false, Ordering::Relaxed);
    }

    pub(crate) fn all_are_drawn(&self) -> bool {
        self.undrawn.lock().is_empty()
    }

    /// Discord has taken a board, but another process may have shown a newer one before.
    pub(crate) fn note_unchecked(&self, shown: Shown) {
        let revision = shown.revision;
        let at = Instant::now();
        let taken = Taken { revision, at };
        self.not_checked(BTreeMap::from([(shown.table, taken)]));
    }

    /// What is to be checked; it is forgotten here.
    pub(crate) fn take_unchecked(&self) -> BTreeMap<TableId, Taken> {
        std::mem::take(&mut *self.unchecked.lock())
    }

    /// This is still to be checked.
    pub(crate) fn not_checked(&self, taken: BTreeMap<TableId, Taken>) {
        let mut unchecked = self.unchecked.lock();
        for (table, taken) in taken {
            let all = unchecked.entry(table).or_insert(taken);
            all.revision = all.revision.max(taken.revision);
            all.at = all.at.max(taken.at);
        }
    }

    /// A board of this process is on its way to Discord.
    pub(crate) fn note_sent(&self, shown: Shown) {
        let mut sent = self.sent.lock();
        let newest = sent.get_or_insert_mut(shown.table, || shown.revision);
        *newest = shown.revision.max(*newest);
    }

    /// A board is being drawn. Those drawn before the pictures are known are drawn again with them.
    pub(crate) fn note_drawn(&self, table: TableId, emoji: &Emoji) {
        let mut plain = self.plain.lock();
        if !plain.is_over && !emoji.has_all(pictures::all()) {
            plain.tables.insert(table);
        }
    }

    /// The tables to be drawn again, because more pictures are known by now.
    pub(crate) fn take_plain(&self, knows_all: bool) -> BTreeSet<TableId> {
        let mut plain = self.plain.lock();
        plain.is_over = knows_all;
        std::mem::take(&mut plain.tables)
    }

    /// This process has changed a table that was at this revision, in nothing that its board shows.
    pub(crate) fn note_unseen_write(&self, before: Shown) {
        let mut sent = self.sent.lock();
        if let Some(newest) = sent.get_mut(&before.table)
            && *newest == before.revision
        {
            *newest += 1;
        }
    }

    /// Has this process sent a board of a table at this revision or a later one?
    pub(crate) fn has_sent(&self, shown: Shown) -> bool {
        let sent = self.sent.lock();
        let newest = sent.peek(&shown.table);
        newest.is_some_and(|newest| *newest >= shown.revision)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn an_act_is_to_be_drawn_until_a_board_shows_it() {
        let (boards, table) = (ShownBoards::default(), TableId(1));
        let at = |revision| Shown { table, revision };
        let seconds = Duration::from_secs;
        assert_eq!(boards.undrawn_for(), Some(Duration::ZERO), "first");
        assert_eq!(boards.undrawn_for(), None);
        boards.note_stored(at(7));
        tokio::time::advance(seconds(1)).await;
        boards.note_stored(at(8));
        boards.note(at(7));
        assert_eq!(boards.undrawn_for(), Some(seconds(1)));
        assert_eq!(boards.take_overdue(9), []);
        tokio::time::advance(TIME_TO_SHOW).await;
        boards.note_unknown(TableId(2), seconds(20));
        assert_eq!(boards.take_overdue(1), [table], "longest first");
        assert_eq!(boards.take_overdue(9), [TableId(2)]);
        assert_eq!(boards.take_overdue(9), []);
        boards.note(at(8));
        assert!(!boards.all_are_drawn());
        assert_eq!(boards.undrawn_for(), Some(seconds(20)));
        tokio::time::advance(CALL).await;
        boards.note(Shown {
            table: TableId(2),
            revision: 0,
        });
        assert!(boards.all_are_drawn());
        assert_eq!(boards.undrawn_for(), Some(Duration::ZERO));
        assert_eq!(boards.undrawn_for(), None);
    }

    #[tokio::test(start_paused = true)]
    async fn a_board_that_discord_has_taken_is_not_drawn_again_because_the_store_is_slow() {
        let (boards, table) = (ShownBoards::default(), TableId(1));
        let at = |revision| Shown { table, revision };
        boards.note_stored(at(7));
        boards.note_unchecked(at(7));
        tokio::time::advance(2 * TIME_TO_SHOW).await;
        assert_eq!(boards.take_overdue(9), []);
        boards.note_stored(at(8));
        tokio::time::advance(TIME_TO_SHOW).await;
        assert_eq!(boards.take_overdue(9), [table], "the seventh is taken");
        boards.note_unchecked(at(8));
        boards.note_unknown(table, Duration::ZERO);
        assert_eq!(boards.take_overdue(9), [table], "and may be replaced");
    }

    #[tokio::test(start_paused = true)]
    async fn an_act_that_may_be_stored_is_shown_by_no_board_that_was_under_way() {
        let (boards, table) = (ShownBoards::default(), TableId(1));
        let at = |revision| Shown { table, revision };
        boards.note_stored(at(7));
        boards.note_unknown(table, Duration::ZERO);
        boards.note(at(7));
        assert_eq!(boards.take_overdue(9), [table]);
        boards.note(at(7));
        tokio::time::advance(CALL).await;
        assert_eq!(boards.take_overdue(9), [table], "it may be stored by now");
        boards.note(at(7));
        assert!(boards.all_are_drawn(), "it was not stored");
        boards.note_unknown(table, Duration::ZERO);
        boards.note_stored(at(9));
        assert_eq!(boards.take_overdue(9), [], "a later act shows it");
        tokio::time::advance(CALL).await;
        boards.note(at(9));
        assert!(boards.all_are_drawn());
    }

    #[tokio::test(start_paused = true)]
    async fn a_board_that_a_process_which_is_gone_may_yet_replace_is_drawn_twice() {
        let (boards, table) = (ShownBoards::default(), TableId(1));
        let seven = Shown { table, revision: 7 };
        boards.note_stored(seven);
        boards.note_unknown(table, Duration::from_secs(20));
        boards.note(seven);
        assert_eq!(boards.undrawn_for(), Some(Duration::from_secs(20)));
        assert_eq!(boards.take_overdue(9), [table], "it may be shown no more");
        boards.note(seven);
        assert!(!boards.all_are_drawn(), "its last board may be under way");
        tokio::time::advance(CALL / 2).await;
        boards.note_stored(Shown { table, revision: 8 });
        boards.note(Shown { table, revision: 8 });
        assert_eq!(boards.take_overdue(9), []);
        tokio::time::advance(CALL / 2).await;
        assert_eq!(boards.take_overdue(9), [table]);
        boards.note(Shown { table, revision: 8 });
        assert!(boards.all_are_drawn());
        boards.note_unknown(table, Duration::ZERO);
        boards.note(seven);
        assert_eq!(boards.take_undrawn(9), [table], "at a stop");
        boards.note(seven);
        assert!(!boards.all_are_drawn(), "which leaves it to the next start");
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
