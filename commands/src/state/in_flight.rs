//! Board updates on their way to Discord. Two of one table can overtake each other, and then the older one stays on the board.

use db::TableId;
use parking_lot::Mutex;

use crate::state::recent::Recent;

/// The tables that had updates lately.
#[derive(Default)]
pub(crate) struct InFlight(Mutex<Recent<TableId, Updates, 2_000>>);

/// By their numbers.
#[derive(Default)]
struct Updates {
    on_their_way: Vec<u64>,
    /// The newest update of which it is known that Discord has taken it.
    newest: u64,
    /// Two were on their way together. Discord may have taken them in either order, and confirms them in either order.
    unsure: bool,
}

impl Updates {
    /// Discord has taken this update. Was that not known yet, and a newer one may have been there before?
    fn confirm(&mut self, number: u64) -> bool {
        let Some(at) = (self.on_their_way.iter()).position(|other| *other == number) else {
            return false;
        };
        self.on_their_way.swap_remove(at);
        let late = number < self.newest;
        self.newest = self.newest.max(number);
        late
    }
}

impl InFlight {
    /// Sends an update of a table's board. Returns what `call` returns, and whether the board has to be drawn again because it may show
    /// an older update than the newest.
    pub(crate) async fn send<T>(
        &self,
        table: TableId,
        number: u64,
        seen: Option<u64>,
        call: impl Future<Output = T>,
    ) -> (T, bool) {
        {
            let mut tables = self.0.lock();
            let updates = tables.get_or_insert_mut(table, Updates::default);
            if let Some(seen) = seen {
                updates.confirm(seen);
            }
            updates.unsure |= !updates.on_their_way.is_empty();
            updates.on_their_way.push(number);
        }
        let done = call.await;
        let mut tables = self.0.lock();
        let updates = tables.get_or_insert_mut(table, Updates::default);
        let late = updates.confirm(number);
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

    #[tokio::test(start_paused = true)]
    async fn an_update_that_may_stay_over_a_newer_one_is_noticed_in_whatever_order_they_are_confirmed()
     {
        let in_flight = InFlight::default();
        let sent = |table: i64, number: u64, millis: u64| {
            let call = sleep(Duration::from_millis(millis));
            in_flight.send(TableId(table), number, None, call)
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

    #[tokio::test(start_paused = true)]
    async fn a_press_on_an_update_says_that_discord_has_taken_it() {
        let in_flight = InFlight::default();
        let sent = async |number: u64, seen: Option<u64>, after: u64, until: u64| {
            sleep(Duration::from_millis(after)).await;
            let call = sleep(Duration::from_millis(until - after));
            in_flight.send(TableId(1), number, seen, call).await.1
        };
        let (older, newer) = tokio::join!(sent(1, None, 0, 30), sent(2, Some(1), 10, 20));
        assert_eq!([older, newer], [false, false], "taken in this order");
        let (other, newer) = tokio::join!(sent(3, Some(2), 0, 30), sent(4, Some(2), 10, 20));
        assert_eq!([other, newer], [true, false], "both pressed the same one");
        let (first, second, third) = tokio::join!(
            sent(5, Some(4), 0, 50),
            sent(6, Some(5), 10, 40),
            sent(7, Some(6), 20, 30)
        );
        assert_eq!([first, second, third], [false, false, false], "a row");
    }
}
