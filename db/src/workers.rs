//! Threads that share a queue of work, as both engines have them.

use std::io::Result;
use std::sync::Arc;
use std::sync::mpsc::{self, Sender};
use std::thread::{self, JoinHandle};

use parking_lot::Mutex;

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
        let thread = thread::Builder::new().name(name.to_owned());
        thread.spawn(until_closed)
    };
    let threads: Result<_> = workers.into_iter().map(start_one).collect();
    Ok((sender, threads?))
}
