//! Board updates on their way to Discord. Two of one table can overtake each other, and then the older one stays on the board.

use std::num::NonZeroUsize;
use std::sync::{Mutex, MutexGuard, PoisonError};

use db::TableId;
use lru::LruCache;
use serenity::all::UserId;

/// How many tables are remembered that had updates lately.
const KEPT: NonZeroUsize = NonZeroUsize::new(2_000).expect("not zero");

/// The tables that had updates lately.
pub(crate) struct InFlight(Mutex<LruCache<TableId, Updates>>);

impl Default for InFlight {
    fn default() -> Self {
        Self(Mutex::new(LruCache::new(KEPT)))
    }
}

#[derive(Default)]
struct Updates {
    on_their_way: Vec<Update>,
    /// The newest update of which it is known that Discord has taken it.
    newest: Option<Update>,
    /// Two were on their way together. Discord may have taken them in either order, and confirms them in either order.
    unsure: bool,
}

/// An update of a board.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Update {
    /// Messages made later have larger numbers.
    pub number: u64,
    /// The press that it answers.
    pub press: Option<Press>,
}

/// A press of a control on a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Press {
    pub by: UserId,
    /// The ply at which the control was drawn.
    pub drawn: u32,
}

impl Update {
    /// Of a board that is edited, not drawn by the answer to a press.
    pub(crate) fn edit(number: u64) -> Self {
        Self {
            number,
            press: None,
        }
    }

    /// Does the newer of two updates answer a press that was made after the older one was seen, by the same person or on a later board?
    /// Then Discord has taken them in this order, whatever it confirms first.
    fn are_in_order(older: Self, newer: Self) -> bool {
        match (older.press, newer.press) {
            (Some(older), Some(newer)) => newer.by == older.by || newer.drawn > older.drawn,
            _ => false,
        }
    }

    /// May Discord have taken this update after `newer`, if both were on their way together or `newer` was there before?
    fn may_replace(self, newer: Self) -> bool {
        newer.number > self.number && !Self::are_in_order(self, newer)
    }
}

impl InFlight {
    fn tables(&self) -> MutexGuard<'_, LruCache<TableId, Updates>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Sends an update of a table's board. Returns what `call` returns, and whether the board has to be drawn again because it may show
    /// an older update than the newest.
    pub(crate) async fn send<T>(
        &self,
        table: TableId,
        update: Update,
        call: impl Future<Output = T>,
    ) -> (T, bool) {
        {
            let mut tables = self.tables();
            let updates = tables.get_or_insert_mut(table, Updates::default);
            let others = updates.on_their_way.iter();
            updates.unsure |= others
                .copied()
                .any(|other| other.may_replace(update) || update.may_replace(other));
            updates.on_their_way.push(update);
        }
        let done = call.await;
        let mut tables = self.tables();
        let updates = tables.get_or_insert_mut(table, Updates::default);
        updates
            .on_their_way
            .retain(|other| other.number != update.number);
        let late = updates
            .newest
            .is_some_and(|newest| update.may_replace(newest));
        if updates
            .newest
            .is_none_or(|newest| newest.number < update.number)
        {
            updates.newest = Some(update);
        }
        let again = late || (updates.unsure && updates.on_their_way.is_empty());
        updates.unsure &= !again;
        (done, again)
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use tokio::time::sleep;

    use super::*;

    fn press(by: u64, drawn: u32) -> Press {
        let by = UserId::new(by);
        Press { by, drawn }
    }

    #[tokio::test(start_paused = true)]
    async fn an_update_that_may_stay_over_a_newer_one_is_noticed_in_whatever_order_they_are_confirmed()
     {
        let in_flight = InFlight::default();
        let sent = |table: i64, number: u64, millis: u64| {
            let update = Update {
                number,
                press: Some(press(number, 0)),
            };
            in_flight.send(TableId(table), update, sleep(Duration::from_millis(millis)))
        };
        let again = |sent: ((), bool)| sent.1;
        assert!(!again(sent(1, 1, 30).await), "alone");
        let (older, newer, other) = tokio::join!(sent(1, 2, 30), sent(1, 3, 10), sent(2, 9, 20));
        assert_eq!([older, newer, other].map(again), [true, false, false]);
        let (older, newer) = tokio::join!(sent(1, 4, 10), sent(1, 5, 30));
        assert_eq!(
            [older, newer].map(again),
            [false, true],
            "once both are there"
        );
        let (first, second, third) = tokio::join!(sent(1, 6, 10), sent(1, 8, 20), sent(1, 7, 30));
        assert_eq!([first, second, third].map(again), [false, false, true]);
        assert!(!again(sent(1, 11, 1).await), "they are all there");
        assert!(
            again(sent(1, 10, 1).await),
            "drawn before, and sent after a newer one"
        );
    }

    #[test]
    fn a_press_made_after_an_update_was_seen_was_taken_after_it() {
        let update = |number, press| Update { number, press };
        let own = update(1, Some(press(1, 7)));
        assert!(
            own.may_replace(update(2, Some(press(2, 7)))),
            "on the same board"
        );
        assert!(own.may_replace(update(2, None)), "an edit");
        assert!(
            !own.may_replace(update(2, Some(press(1, 7)))),
            "by the same person"
        );
        assert!(
            !own.may_replace(update(2, Some(press(2, 8)))),
            "on the next board"
        );
        assert!(!update(3, None).may_replace(own), "an older one");
    }
}
