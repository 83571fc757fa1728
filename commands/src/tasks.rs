//! What runs beside the connection to Discord: answers, and work that goes on after them or in the background. A stop of the bot
//! waits for all of it.

use std::time::Duration;

use tokio::runtime::Handle;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

/// The tasks of a bot, on the runtime it was made on.
pub(crate) struct Tasks {
    tracker: TaskTracker,
    runtime: Handle,
    stopping: CancellationToken,
}

impl Tasks {
    /// To be called on the bot's own runtime.
    pub(crate) fn new() -> Self {
        Self {
            tracker: TaskTracker::new(),
            runtime: Handle::current(),
            stopping: CancellationToken::new(),
        }
    }

    /// Starts a task, from whatever thread.
    pub(crate) fn spawn<T: Send + 'static>(
        &self,
        task: impl Future<Output = T> + Send + 'static,
    ) -> JoinHandle<T> {
        self.tracker.spawn_on(task, &self.runtime)
    }

    /// Does something that can be given up at any point, until it is done or the bot stops.
    pub(crate) async fn until_stop(&self, work: impl Future<Output = ()>) {
        tokio::select! {
            () = work => {}
            () = self.stopping.cancelled() => {}
        }
    }

    /// Sleeps, but not longer than until the bot stops.
    pub(crate) async fn sleep(&self, time: Duration) {
        self.until_stop(tokio::time::sleep(time)).await;
    }

    /// Does the bot stop?
    pub(crate) fn is_stopping(&self) -> bool {
        self.stopping.is_cancelled()
    }

    /// Asks the tasks to end, and waits for them for as long as `patience`.
    pub(crate) async fn stop(&self, patience: Duration) {
        self.stopping.cancel();
        self.tracker.close();
        let ended = tokio::time::timeout(patience, self.tracker.wait()).await;
        if ended.is_err() {
            tracing::warn!(
                "gave up waiting for {} tasks after {} seconds",
                self.tracker.len(),
                patience.as_secs()
            );
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicBool, Ordering};

    use tokio::time::Instant;

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_stop_waits_for_work_and_not_for_sleep() {
        let (tasks, done) = (Arc::new(Tasks::new()), Arc::new(AtomicBool::new(false)));
        let (own, note) = (Arc::clone(&tasks), Arc::clone(&done));
        tasks.spawn(async move {
            own.sleep(Duration::from_secs(300)).await;
            own.until_stop(std::future::pending()).await;
            tokio::time::sleep(Duration::from_secs(2)).await;
            note.store(true, Ordering::Relaxed);
        });
        let began = Instant::now();
        tasks.stop(Duration::from_secs(3)).await;
        assert!(done.load(Ordering::Relaxed));
        assert_eq!(began.elapsed(), Duration::from_secs(2));
    }
}
