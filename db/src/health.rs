//! How the store is doing: which faults it had, and whether they are over.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use parking_lot::Mutex;

use crate::error::{Error, Result};

/// How a store is doing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoreHealth {
    /// Reads and writes that failed since the store was opened, through no fault of the caller.
    pub faults: u64,
    /// Why the store cannot be relied on now. Damage stays here until the store is opened again, the failure of a move until one can be
    /// stored, and anything else until the next successful commit.
    pub failing: Option<Error>,
    /// How long ago the newest commit was; at first, how long the store has been open.
    pub since_commit: Duration,
    /// How long ago the latest complete check found no damage; `None` before the first.
    pub checked: Option<Duration>,
}

/// Keeps account of the commits and the faults of an open store.
#[derive(Debug)]
pub(crate) struct Health {
    commits: AtomicU64,
    faults: AtomicU64,
    state: Mutex<State>,
}

#[derive(Debug)]
struct State {
    /// When the newest transaction was committed; at first, when the store was opened.
    last_commit: Instant,
    damage: Option<Error>,
    passing: Option<Error>,
    /// Of the newest move.
    failed_move: Option<Error>,
    checked: Option<Instant>,
}

impl Health {
    /// Of a store that is opened now.
    pub(crate) fn new() -> Self {
        Self {
            commits: AtomicU64::new(0),
            faults: AtomicU64::new(0),
            state: Mutex::new(State {
                last_commit: Instant::now(),
                damage: None,
                passing: None,
                failed_move: None,
                checked: None,
            }),
        }
    }

    /// Notes that a write has failed, if that is a fault of the store.
    pub(crate) fn write_failed(&self, error: &Error) {
        self.failed(error, error.is_damage());
    }

    /// Notes that a read has failed, if that is a fault of the store. A commit that succeeds does not show that the disk can be
    /// read again.
    pub(crate) fn read_failed(&self, error: &Error) {
        self.failed(
            error,
            error.is_damage() || matches!(error, Error::Sqlite(_)),
        );
    }

    fn failed(&self, error: &Error, lasting: bool) {
        if !error.is_fault() {
            return;
        }
        self.faults.fetch_add(1, Ordering::Relaxed);
        metrics::counter!("rollhouse_storage_faults_total").increment(1);
        let mut state = self.state.lock();
        if lasting {
            // The first one says most.
            state.damage.get_or_insert_with(|| error.clone());
        } else {
            state.passing = Some(error.clone());
        }
    }

    pub(crate) fn committed(&self) {
        self.commits.fetch_add(1, Ordering::Relaxed);
        let mut state = self.state.lock();
        state.last_commit = Instant::now();
        state.passing = None;
    }

    /// Notes what came of a move. Other commits show nothing about it: they write to other tables.
    pub(crate) fn moved<T>(&self, outcome: &Result<T>) {
        match outcome {
            Err(error) if !error.is_fault() => {}
            outcome => self.state.lock().failed_move = outcome.as_ref().err().cloned(),
        }
    }

    /// Whether a move has failed, and nothing else is wrong.
    pub(crate) fn only_a_move_failed(&self) -> bool {
        let state = self.state.lock();
        state.failed_move.is_some() && state.damage.is_none() && state.passing.is_none()
    }

    pub(crate) fn commits(&self) -> u64 {
        self.commits.load(Ordering::Relaxed)
    }

    /// Notes what a complete check found.
    pub(crate) fn checked(&self, found: &Result<()>) {
        match found {
            Ok(()) => self.state.lock().checked = Some(Instant::now()),
            Err(error) => self.read_failed(error),
        }
    }

    pub(crate) fn report(&self) -> StoreHealth {
        let state = self.state.lock();
        StoreHealth {
            faults: self.faults.load(Ordering::Relaxed),
            failing: [&state.damage, &state.passing, &state.failed_move]
                .into_iter()
                .find_map(Clone::clone),
            since_commit: state.last_commit.elapsed(),
            checked: state.checked.map(|at| at.elapsed()),
        }
    }
}
