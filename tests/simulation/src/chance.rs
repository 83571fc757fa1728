//! Everything that happens by chance. All of it follows from the seed.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

/// A stream of chance. Clones are the same stream.
#[derive(Clone)]
pub(crate) struct Chance(Arc<Mutex<ChaCha8Rng>>);

impl Chance {
    /// One of the streams of a seed; what is drawn from one changes no other.
    pub(crate) fn of(seed: u64, stream: u64) -> Self {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        rng.set_stream(stream);
        Self(Arc::new(Mutex::new(rng)))
    }

    /// A number below `end`, which must not be 0.
    pub(crate) fn below(&self, end: usize) -> usize {
        let mut rng = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        rng.random_range(0..end)
    }

    /// True once in this many times.
    pub(crate) fn one_in(&self, times: usize) -> bool {
        self.below(times) == 0
    }

    /// From `least` to `most` milliseconds.
    pub(crate) fn millis(&self, least: usize, most: usize) -> Duration {
        Duration::from_millis((least + self.below(most - least + 1)) as u64)
    }

    /// One of them; `None` if there are none.
    pub(crate) fn pick<'a, T>(&self, from: &'a [T]) -> Option<&'a T> {
        (!from.is_empty()).then(|| &from[self.below(from.len())])
    }
}
