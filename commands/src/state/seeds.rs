//! The source of the secret seeds of tables.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use rand::TryRng;
use rand::rngs::SysRng;

use crate::error::{CommandError, Result};

/// The source of seeds for new tables: the operating system, or a counter in tests. Clones share the counter.
#[derive(Clone, Debug, Default)]
pub struct Seeds(Option<Arc<AtomicU64>>);

impl Seeds {
    /// The seeds `first`, `first + 1` and so on: the same tables opened in the same order roll the same dice. For tests only,
    /// because anybody who knows the sequence knows every roll.
    pub fn counted(first: u64) -> Self {
        Self(Some(Arc::new(AtomicU64::new(first))))
    }

    pub(crate) fn next(&self) -> Result<[u8; 32]> {
        self.seed(0, |next| next.fetch_add(1, Ordering::Relaxed).to_le_bytes())
    }

    /// The seed of a daily table. It takes none from the sequence of tests, so that their tables roll the same dice on every day.
    pub(crate) fn of_day(&self, day: i64) -> Result<[u8; 32]> {
        self.seed(0xda, |_| day.to_le_bytes())
    }

    /// One from the operating system; in tests one that begins with `known`, and has `rest` after it.
    fn seed(&self, rest: u8, known: impl FnOnce(&AtomicU64) -> [u8; 8]) -> Result<[u8; 32]> {
        let mut seed = [rest; 32];
        match &self.0 {
            None => SysRng
                .try_fill_bytes(&mut seed)
                .map_err(|error| CommandError::internal(error.to_string()))?,
            Some(next) => seed[..8].copy_from_slice(&known(next)),
        }
        Ok(seed)
    }
}
