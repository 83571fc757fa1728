//! Recognizes an interaction that is delivered twice: by Discord after a broken connection, or over HTTP by somebody who has recorded it.
//! A player who presses a button twice sends two interactions; those, `Table::has_pressed` recognizes.

use std::collections::HashSet;
use std::time::Duration;

use parking_lot::Mutex;
use serenity::all::InteractionId;
use tokio::time::Instant;

use crate::protocol::signature::MAX_SKEW;

/// The shortest time for which an interaction is remembered. A signed request is accepted this long before and after its time.
const KEPT: Duration = MAX_SKEW.saturating_mul(2);

/// The newest interactions.
#[derive(Default)]
pub(crate) struct Deliveries(Mutex<Known>);

#[derive(Default)]
struct Known {
    new: HashSet<InteractionId>,
    /// When the first of the newest ones came.
    since: Option<Instant>,
    /// Those of the period before, which was at least as long.
    old: HashSet<InteractionId>,
}

impl Deliveries {
    /// Notes an interaction; `true` if it has not been delivered before.
    pub(crate) fn is_first(&self, id: InteractionId, now: Instant) -> bool {
        let known = &mut *self.0.lock();
        if now - *known.since.get_or_insert(now) >= KEPT {
            known.old = std::mem::take(&mut known.new);
            known.since = Some(now);
        }
        !known.old.contains(&id) && known.new.insert(id)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_interaction_is_known_for_its_time_however_many_follow() {
        let (deliveries, began) = (Deliveries::default(), Instant::now());
        let first = |id, seconds| {
            let now = began + Duration::from_secs(seconds);
            deliveries.is_first(InteractionId::new(id), now)
        };
        for id in 1..=100_000 {
            assert!(first(id, id / 1_000));
        }
        assert!(!first(1, 599) && !first(100_000, 699));
        assert!(first(200_000, 1_300), "the first hundred seconds are over");
        assert!(!first(200_000, 1_899));
        assert!(first(1, 1_899), "long after its time");
    }
}
