//! Until when somebody waits for what they asked for. What has not been begun by then is not done: they have given up, and ask again.

use std::cell::Cell;
use tokio::time::Instant;

use crate::error::{Error, Result};
use crate::sql::rows::Tx;

tokio::task_local! {
    static DEADLINE: Cell<Option<Instant>>;
}

/// Does work for somebody who waits until a moment. The first write that this task asks a store for fails with
/// [`TooLate`](Error::TooLate) if it has not been begun by then; once one is done, what belongs to it is done whenever that is.
pub async fn wanted_until<T>(deadline: Instant, work: impl Future<Output = T>) -> T {
    DEADLINE.scope(Cell::new(Some(deadline)), work).await
}

/// A write of this task, which fails with `TooLate` if it is not begun in time.
pub(crate) fn in_time<T>(work: impl Fn(Tx<'_>) -> Result<T>) -> impl Fn(Tx<'_>) -> Result<T> {
    let deadline = DEADLINE.try_with(Cell::get).ok().flatten();
    move |tx| match deadline {
        Some(deadline) if deadline <= Instant::now() => Err(Error::TooLate),
        _ => work(tx),
    }
}

/// What became of a write of this task.
pub(crate) fn met<T>(done: Result<T>) -> Result<T> {
    if done.is_ok() {
        _ = DEADLINE.try_with(Cell::take);
    }
    done
}
