//! Board updates on their way to Discord. Two of one table can overtake each other, and then the older one stays on the board.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use db::TableId;

/// The tables with updates on their way.
#[derive(Default)]
pub(crate) struct InFlight(Mutex<HashMap<TableId, Updates>>);

#[derive(Default)]
struct Updates {
    on_their_way: usize,
    /// The number of the newest update that Discord has taken since the first of these left.
    newest: u64,
}

impl InFlight {
    fn updates(&self) -> MutexGuard<'_, HashMap<TableId, Updates>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Sends an update of a table's board; messages made later have larger numbers. Returns what `call` returns, and whether a
    /// newer update arrived before this one, so that the board has to be drawn again.
    pub(crate) async fn send<T>(
        &self,
        table: TableId,
        number: u64,
        call: impl Future<Output = T>,
    ) -> (T, bool) {
        self.updates().entry(table).or_default().on_their_way += 1;
        let done = call.await;
        let mut all = self.updates();
        let Some(updates) = all.get_mut(&table) else {
            return (done, false);
        };
        let overtaken = updates.newest > number;
        updates.newest = updates.newest.max(number);
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

    #[tokio::test(start_paused = true)]
    async fn an_update_that_arrives_after_a_newer_one_is_overtaken() {
        let in_flight = InFlight::default();
        let table = TableId(1);
        let sent = |number: u64, millis: u64| {
            in_flight.send(table, number, sleep(Duration::from_millis(millis)))
        };
        let other = in_flight.send(TableId(2), 3, sleep(Duration::from_millis(40)));
        let (first, second, third, other) =
            tokio::join!(sent(1, 30), sent(2, 10), sent(5, 50), other);
        assert_eq!(
            [first.1, second.1, third.1, other.1],
            [true, false, false, false]
        );
        assert!(in_flight.updates().is_empty(), "nothing is on its way");
        assert!(!sent(4, 1).await.1, "what arrived long ago is forgotten");
    }
}
