//! The threads of both engines: some share a queue of work.

use std::sync::Arc;
use std::sync::mpsc::{self, Sender};
use std::thread::{self, JoinHandle};

use parking_lot::Mutex;

use crate::error::{Error, Result};

/// Starts a thread for each of these workers, which takes what is next in the queue, until no more can come.
pub(crate) fn start<W: Send + 'static, F: FnMut(W) + Send + 'static>(
    name: &str,
    workers: impl IntoIterator<Item = F>,
) -> Result<(Sender<W>, Vec<JoinHandle<()>>)> {
    let (sender, queue) = mpsc::channel();
    let queue = Arc::new(Mutex::new(queue));
    let start_one = |mut worker: F| {
        let queue = Arc::clone(&queue);
        let until_closed = move || {
            loop {
                let next = queue.lock().recv();
                let Ok(work) = next else { return };
                worker(work);
            }
        };
        spawn(name, until_closed)
    };
    let threads: Result<_> = workers.into_iter().map(start_one).collect();
    Ok((sender, threads?))
}

/// Starts a thread of the storage.
pub(crate) fn spawn(name: &str, work: impl FnOnce() + Send + 'static) -> Result<JoinHandle<()>> {
    let thread = thread::Builder::new().name(name.to_owned());
    let started = thread.spawn(work);
    started.map_err(|error| Error::Unopenable(format!("a thread ({error})")))
}

/// Waits for the end of these threads.
pub(crate) fn join(threads: impl IntoIterator<Item = JoinHandle<()>>) {
    let joined = threads.into_iter().map(JoinHandle::join);
    let panicked = joined.filter(std::result::Result::is_err).count();
    if panicked > 0 {
        tracing::error!(threads = panicked, "threads of the storage panicked");
    }
}
