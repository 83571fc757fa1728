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
        let mut seed = [0; 32];
        match &self.0 {
            None => SysRng
                .try_fill_bytes(&mut seed)
                .map_err(|error| CommandError::internal(error.to_string()))?,
            Some(next) => {
                let number = next.fetch_add(1, Ordering::Relaxed);
                seed[..8].copy_from_slice(&number.to_le_bytes());
            }
        }
        Ok(seed)
    }

    /// The seed of a daily table. It takes none from the sequence of tests, so that their tables roll the same dice on every day.
    pub(crate) fn of_day(&self, day: i64) -> Result<[u8; 32]> {
        let mut seed = [0xda; 32];
        match &self.0 {
            None => SysRng
                .try_fill_bytes(&mut seed)
                .map_err(|error| CommandError::internal(error.to_string()))?,
            Some(_) => seed[..8].copy_from_slice(&day.to_le_bytes()),
        }
        Ok(seed)
    }
}
