//! How many connections there may be at a time, and which of them makes room for another: the one that has sent no request for longest.

use std::collections::BTreeMap;
use std::future::pending;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::{Notify, OwnedSemaphorePermit, Semaphore};

pub(crate) struct Connections {
    slots: Arc<Semaphore>,
    waiting: Mutex<Waiting>,
}

/// The connections without a request, longest waiting first.
#[derive(Default)]
struct Waiting {
    places: BTreeMap<u64, Arc<Notify>>,
    next: u64,
}

impl Connections {
    pub(crate) fn new(most: usize) -> Self {
        Self {
            slots: Arc::new(Semaphore::new(most)),
            waiting: Mutex::default(),
        }
    }

    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for room for one more, and makes it if somebody has sent nothing.
    pub(crate) async fn room(&self) -> Option<OwnedSemaphorePermit> {
        if let Ok(slot) = Arc::clone(&self.slots).try_acquire_owned() {
            return Some(slot);
        }
        if let Some((_, longest)) = self.waiting().places.pop_first() {
            longest.notify_one();
        }
        // Never closed.
        Arc::clone(&self.slots).acquire_owned().await.ok()
    }

    /// A connection that has sent nothing yet.
    pub(crate) fn enter(&self) -> Connection<'_> {
        let connection = Connection {
            all: self,
            place: AtomicU64::default(),
            has_served: AtomicBool::default(),
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
    has_served: AtomicBool,
    cut: Arc<Notify>,
}

impl Connection<'_> {
    /// It has no request.
    pub(crate) fn wait(&self) {
        let waiting = &mut *self.all.waiting();
        waiting.next += 1;
        self.place.store(waiting.next, Ordering::Relaxed);
        waiting.places.insert(waiting.next, Arc::clone(&self.cut));
    }

    /// It has sent the head of a request.
    pub(crate) fn serve(&self) {
        self.has_served.store(true, Ordering::Relaxed);
        self.leave();
    }

    fn leave(&self) {
        let place = self.place.load(Ordering::Relaxed);
        self.all.waiting().places.remove(&place);
    }

    /// Resolves when it is to make room for another one.
    pub(crate) async fn to_make_room(&self) {
        self.cut.notified().await;
    }

    /// Resolves if it sends no request in this time.
    pub(crate) async fn without_any_head(&self, time: Duration) {
        tokio::time::sleep(time).await;
        if self.has_served.load(Ordering::Relaxed) {
            pending::<()>().await;
        }
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

    use super::*;

    #[tokio::test]
    async fn whoever_has_sent_nothing_for_longest_makes_room() {
        let connections = Connections::new(3);
        let mut slots = Vec::new();
        for _ in 0..3 {
            slots.push(connections.room().await);
        }
        let [served, first, second] = [(); 3].map(|()| connections.enter());
        served.serve();
        let mut room = Box::pin(connections.room());
        assert!(
            room.as_mut().now_or_never().is_none(),
            "nobody has gone yet"
        );
        assert!(first.to_make_room().now_or_never().is_some());
        assert!(second.to_make_room().now_or_never().is_none());
        drop(first);
        slots.pop();
        slots.push(room.await);
        // The one that was served comes last now.
        served.wait();
        assert!(connections.room().now_or_never().is_none());
        assert!(served.to_make_room().now_or_never().is_none());
        assert!(second.to_make_room().now_or_never().is_some());
    }

    #[tokio::test(start_paused = true)]
    async fn only_the_first_request_is_expected_soon() {
        let connections = Connections::new(2);
        let (silent, served) = (connections.enter(), connections.enter());
        served.serve();
        served.wait();
        let soon = Duration::from_secs(2);
        silent.without_any_head(soon).await;
        tokio::select! {
            () = served.without_any_head(soon) => panic!("it has sent one"),
            () = tokio::time::sleep(2 * soon) => {}
        }
    }
}
