//! A process of a simulation: it has no threads, and can be killed. A simulation runs on one thread, so that it always goes the same way.

use std::cell::Cell;
use std::sync::Arc;

use parking_lot::Mutex;
use tokio::task::{AbortHandle, spawn_blocking};

use crate::error::InternalError;

thread_local! {
    static IS_SIMULATED: Cell<bool> = const { Cell::new(false) };
}

/// The tasks of a simulated process. Clones are the same process.
#[derive(Clone, Debug, Default)]
pub struct SimulatedProcess(Arc<Mutex<Vec<AbortHandle>>>);

impl SimulatedProcess {
    /// One without tasks yet; from now on everything on this thread is part of a simulation.
    pub fn new() -> Self {
        IS_SIMULATED.set(true);
        Self::default()
    }

    /// Ends all its tasks, wherever each is waiting.
    pub fn kill(&self) {
        for task in self.0.lock().drain(..) {
            task.abort();
        }
    }

    pub(crate) fn has(&self, task: AbortHandle) {
        let mut tasks = self.0.lock();
        if tasks.len() == tasks.capacity() {
            tasks.retain(|task| !task.is_finished());
        }
        tasks.push(task);
    }
}

/// Does this thread belong to a simulation?
pub(crate) fn is_simulated() -> bool {
    IS_SIMULATED.get()
}

/// Works out on another thread what may take too long for one that serves presses. A panic there is an error.
pub(crate) async fn compute<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, InternalError> {
    if is_simulated() {
        return Ok(work());
    }
    spawn_blocking(work).await.map_err(InternalError::new)
}
