//! Everything that runs beside the gateway: answers, their follow-ups, and background jobs. A shutdown waits for all of it.

use std::time::Duration;

use tokio::runtime::Handle;
use tokio::task::JoinHandle;
use tokio::time::{Instant, timeout_at};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::simulated::SimulatedProcess;

/// The bot's tasks, on the runtime that this was created on.
pub(crate) struct Tasks {
    tracker: TaskTracker,
    runtime: Handle,
    process: Option<SimulatedProcess>,
    stopping: CancellationToken,
}

impl Tasks {
    /// Must be called on the bot's own runtime; a simulation says for which process.
    pub(crate) fn new(process: Option<SimulatedProcess>) -> Self {
        Self {
            tracker: TaskTracker::new(),
            runtime: Handle::current(),
            process,
            stopping: CancellationToken::new(),
        }
    }

    /// Starts a task on the bot's runtime, from any thread.
    pub(crate) fn spawn<T: Send + 'static>(
        &self,
        task: impl Future<Output = T> + Send + 'static,
    ) -> JoinHandle<T> {
        let task = self.tracker.spawn_on(task, &self.runtime);
        if let Some(process) = &self.process {
            process.has(task.abort_handle());
        }
        task
    }

    /// Runs `work` until it is done or the bot stops; `None` if it stops first. After the stop no work begins, so a loop around this ends.
    /// `work` must be safe to cancel at every await, so it must do no acts: what is stored after the last look at what is to be drawn is
    /// drawn by nobody.
    pub(crate) async fn until_stop<T>(&self, work: impl Future<Output = T>) -> Option<T> {
        tokio::select! {
            biased;
            () = self.stopping.cancelled() => None,
            done = work => Some(done),
        }
    }

    /// Resolves when the bot stops.
    pub(crate) async fn stopped(&self) {
        self.stopping.cancelled().await;
    }

    /// Sleeps until the time has passed or the bot stops.
    pub(crate) async fn sleep(&self, time: Duration) {
        self.until_stop(tokio::time::sleep(time)).await;
    }

    /// Is the bot stopping?
    pub(crate) fn is_stopping(&self) -> bool {
        self.stopping.is_cancelled()
    }

    /// Waits for a task for so long; it goes on after that. `None` also if it panics.
    pub(crate) async fn wait_for<T: Send + 'static>(
        &self,
        patience: Duration,
        task: impl Future<Output = T> + Send + 'static,
    ) -> Option<T> {
        let task = self.spawn(task);
        tokio::time::timeout(patience, task).await.ok()?.ok()
    }

    /// Asks the tasks to end and waits for them, but no longer than until `end`.
    pub(crate) async fn stop(&self, end: Instant) {
        self.stopping.cancel();
        self.tracker.close();
        if !self.ended_by(end).await {
            tracing::warn!(
                tasks = self.tracker.len(),
                "gave up waiting for tasks at shutdown"
            );
        }
    }

    /// Waits again, for those that were begun after the stop. Says whether all have ended.
    pub(crate) async fn ended_by(&self, end: Instant) -> bool {
        timeout_at(end, self.tracker.wait()).await.is_ok()
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicBool, Ordering};

    use tokio::sync::oneshot;

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn shutdown_waits_for_work_but_not_for_sleep() {
        let (tasks, done) = (Arc::new(Tasks::new(None)), Arc::new(AtomicBool::new(false)));
        let (own, note) = (Arc::clone(&tasks), Arc::clone(&done));
        tasks.spawn(async move {
            own.sleep(Duration::from_secs(300)).await;
            own.until_stop(std::future::pending::<()>()).await;
            tokio::time::sleep(Duration::from_secs(2)).await;
            note.store(true, Ordering::Relaxed);
        });
        let began = Instant::now();
        tasks.stop(began + Duration::from_secs(3)).await;
        assert!(done.load(Ordering::Relaxed));
        assert_eq!(began.elapsed(), Duration::from_secs(2));
    }

    #[tokio::test]
    async fn after_a_stop_no_work_begins() {
        let tasks = Tasks::new(None);
        assert_eq!(tasks.until_stop(async { 7 }).await, Some(7));
        tasks.stop(Instant::now()).await;
        let begun = tasks.until_stop(async { panic!("it began") });
        assert_eq!(begun.await, None::<()>);
    }

    #[tokio::test(start_paused = true)]
    async fn a_task_goes_on_when_nobody_waits_for_it_any_more() {
        let (tasks, seconds) = (Tasks::new(None), Duration::from_secs);
        let (task, done) = oneshot::channel();
        let long = async move {
            tokio::time::sleep(seconds(40)).await;
            _ = task.send(());
        };
        assert_eq!(tasks.wait_for(seconds(30), long).await, None);
        assert_eq!(done.await, Ok(()));
        assert_eq!(tasks.wait_for(seconds(30), async { 7 }).await, Some(7));
    }
}
