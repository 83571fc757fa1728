//! Until when somebody waits for what they asked for. What has not been begun by then is not done: they have given up, and ask again.

use std::cell::Cell;
use tokio::time::Instant;

use crate::error::Error;

tokio::task_local! {
    static DEADLINE: Cell<Option<Instant>>;
}

/// Does work for somebody who waits until a moment. The first write that this task asks a store for fails with
/// [`TooLate`](Error::TooLate) if it has not been begun by then; once one is done, what belongs to it is done whenever that is.
pub async fn wanted_until<T>(deadline: Instant, work: impl Future<Output = T>) -> T {
    DEADLINE.scope(Cell::new(Some(deadline)), work).await
}

/// The moment by which a write of this task must have begun.
pub(crate) fn deadline() -> Option<Instant> {
    DEADLINE.try_with(Cell::get).ok().flatten()
}

/// A write of this task was done.
pub(crate) fn begun() {
    _ = DEADLINE.try_with(Cell::take);
}

/// Fails with `TooLate`.
pub(crate) fn check(deadline: Option<Instant>) -> Result<(), Error> {
    match deadline {
        Some(deadline) if deadline <= Instant::now() => Err(Error::TooLate),
        _ => Ok(()),
    }
}
