//! How many connections there may be at a time, and which of them makes room for another: the one that has sent no signed request for
//! longest.

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::future::pending;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use parking_lot::Mutex;
use tokio::sync::{Notify, OwnedSemaphorePermit, Semaphore};
use tokio::time::Instant;

/// How long a connection may be silent before it has to make room: what it has sent may not have been read yet.
const GRACE: Duration = Duration::from_secs(1);

pub(crate) struct Connections {
    slots: Arc<Semaphore>,
    waiting: Mutex<Waiting>,
}

/// The connections without a signed request, longest waiting first.
#[derive(Default)]
struct Waiting {
    places: BTreeMap<u64, (Instant, Arc<Notify>)>,
    next: u64,
}

impl Connections {
    pub(crate) fn new(most: usize) -> Self {
        Self {
            slots: Arc::new(Semaphore::new(most)),
            waiting: Mutex::default(),
        }
    }

    /// Waits for room for one more, and makes it where somebody has sent nothing for too long.
    pub(crate) async fn room(&self) -> Option<OwnedSemaphorePermit> {
        let slot = Arc::clone(&self.slots).acquire_owned();
        tokio::select! {
            biased;
            // Never closed.
            slot = slot => slot.ok(),
            never = self.make_room() => match never {},
        }
    }

    /// Cuts the connection that has sent nothing for longest, once that is long enough.
    async fn make_room(&self) -> Infallible {
        loop {
            let longest = self
                .waiting
                .lock()
                .places
                .first_key_value()
                .map(|(_, (since, _))| *since);
            tokio::time::sleep_until(longest.unwrap_or_else(Instant::now) + GRACE).await;
            let mut waiting = self.waiting.lock();
            if let Some(longest) = waiting.places.first_entry()
                && longest.get().0.elapsed() >= GRACE
            {
                longest.remove().1.notify_one();
                break;
            }
        }
        pending().await
    }

    /// A connection that has sent nothing yet.
    pub(crate) fn enter(&self) -> Connection<'_> {
        let connection = Connection {
            all: self,
            place: AtomicU64::default(),
            cut: Arc::default(),
        };
        connection.wait();
        connection
    }
}

/// One connection; dropping it ends it.
pub(crate) struct Connection<'a> {
    all: &'a Connections,
    place: AtomicU64,
    cut: Arc<Notify>,
}

impl Connection<'_> {
    /// It has no request, or has just been answered.
    pub(crate) fn wait(&self) {
        self.leave();
        let waiting = &mut *self.all.waiting.lock();
        waiting.next += 1;
        self.place.store(waiting.next, Ordering::Relaxed);
        let since = (Instant::now(), Arc::clone(&self.cut));
        waiting.places.insert(waiting.next, since);
    }

    /// It has sent a request that is signed, or is gone.
    pub(crate) fn leave(&self) {
        let place = self.place.load(Ordering::Relaxed);
        self.all.waiting.lock().places.remove(&place);
    }

    /// Resolves when it has to make room for another one.
    pub(crate) async fn to_make_room(&self) {
        self.cut.notified().await;
    }
}

impl Drop for Connection<'_> {
    fn drop(&mut self) {
        self.leave();
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;
    use tokio::time::advance;

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn whoever_has_sent_nothing_for_longest_makes_room() {
        let connections = Connections::new(3);
        let mut slots = Vec::new();
        for _ in 0..3 {
            slots.push(connections.room().await);
        }
        let [served, first, second] = [(); 3].map(|()| connections.enter());
        let is_cut = |connection: &Connection| connection.cut.notified().now_or_never().is_some();
        served.leave();
        let mut room = Box::pin(connections.room());
        assert!(room.as_mut().now_or_never().is_none());
        assert!(!is_cut(&first), "it may have sent something just now");
        advance(GRACE).await;
        assert!(
            room.as_mut().now_or_never().is_none(),
            "nobody has gone yet"
        );
        assert!(is_cut(&first) && !is_cut(&served));
        drop(first);
        slots.pop();
        slots.push(room.await);
        drop(second);
        // A request was served, so the connection's idle time starts again.
        served.wait();
        let mut room = Box::pin(connections.room());
        assert!(room.as_mut().now_or_never().is_none());
        assert!(!is_cut(&served));
        advance(GRACE).await;
        assert!(room.as_mut().now_or_never().is_none());
        assert!(is_cut(&served));
    }
}
