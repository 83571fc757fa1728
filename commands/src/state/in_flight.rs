//! Board updates on their way to Discord. Two of one table can overtake each other, and then the older one stays on the board.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use db::TableId;
use serenity::all::UserId;

/// The tables with updates on their way.
#[derive(Default)]
pub(crate) struct InFlight(Mutex<HashMap<TableId, Updates>>);

#[derive(Default)]
struct Updates {
    on_their_way: usize,
    /// The newest update that Discord has taken since the first of these left.
    newest: Option<Update>,
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

    /// Has this update, which arrived after `newer`, replaced it on the board? Not if the newer one answers a press that was made
    /// after this one was seen, by the same person or on a later board; then only the news of its arrival was late.
    fn replaced(self, newer: Self) -> bool {
        let seen = match (self.press, newer.press) {
            (Some(own), Some(newer)) => newer.by == own.by || newer.drawn > own.drawn,
            _ => false,
        };
        newer.number > self.number && !seen
    }
}

impl InFlight {
    fn updates(&self) -> MutexGuard<'_, HashMap<TableId, Updates>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Sends an update of a table's board. Returns what `call` returns, and whether the board has to be drawn again because a newer
    /// update arrived before this one.
    pub(crate) async fn send<T>(
        &self,
        table: TableId,
        update: Update,
        call: impl Future<Output = T>,
    ) -> (T, bool) {
        self.updates().entry(table).or_default().on_their_way += 1;
        let done = call.await;
        let mut all = self.updates();
        let Some(updates) = all.get_mut(&table) else {
            return (done, false);
        };
        let overtaken = updates.newest.is_some_and(|newer| update.replaced(newer));
        if updates
            .newest
            .is_none_or(|newest| newest.number < update.number)
        {
            updates.newest = Some(update);
        }
        updates.on_their_way -= 1;
        if updates.on_their_way == 0 {
            all.remove(&table);
        }
        (done, overtaken)
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
    async fn an_update_that_arrives_after_a_newer_one_is_overtaken() {
        let in_flight = InFlight::default();
        let sent = |table: i64, number: u64, millis: u64| {
            let update = Update {
                number,
                press: Some(press(number, 0)),
            };
            in_flight.send(TableId(table), update, sleep(Duration::from_millis(millis)))
        };
        let (first, second, third, other) = tokio::join!(
            sent(1, 1, 30),
            sent(1, 2, 10),
            sent(1, 5, 50),
            sent(2, 3, 40)
        );
        assert_eq!(
            [first.1, second.1, third.1, other.1],
            [true, false, false, false]
        );
        assert!(in_flight.updates().is_empty(), "nothing is on its way");
        assert!(!sent(1, 4, 1).await.1, "what arrived long ago is forgotten");
    }

    #[test]
    fn a_press_made_after_an_update_was_seen_has_not_overtaken_it() {
        let update = |number, press| Update { number, press };
        let own = update(1, Some(press(1, 7)));
        assert!(
            own.replaced(update(2, Some(press(2, 7)))),
            "on the same board"
        );
        assert!(own.replaced(update(2, None)), "an edit");
        assert!(
            !own.replaced(update(2, Some(press(1, 7)))),
            "by the same person"
        );
        assert!(
            !own.replaced(update(2, Some(press(2, 8)))),
            "on the next board"
        );
        assert!(!update(3, None).replaced(own), "an older one");
    }
}
