//! What passes over the wire in a test, checked against Discord's own description of its API (`OpenAPI` 3.1): every request of a
//! bot, every answer of the playground, and the objects inside every gateway event.
//!
//! Tests play in a [`Watched`] playground, which checks everything when it is dropped. The environment variable `DISCORD_OPENAPI`
//! names the file with the description, by its full path; CONTRIBUTING.md says where to get it. Without the variable nothing is
//! checked, and a line on standard error says so; with it, a file that cannot be read is a failure.

mod description;
mod events;

use description::Contract;
use playground::{Exchange, Playground, Settings};
use std::collections::BTreeSet;
use std::ops::{Deref, DerefMut};
use std::sync::Arc;

/// A playground whose exchanges are all checked when it is dropped.
pub struct Watched(Playground);

impl Watched {
    /// Like [`Playground::start`], but all exchanges are kept.
    pub async fn start(settings: Settings) -> std::io::Result<Self> {
        let settings = Settings {
            exchanges_kept: usize::MAX,
            ..settings
        };
        Ok(Self(Playground::start(settings).await?))
    }
}

impl Deref for Watched {
    type Target = Playground;

    fn deref(&self) -> &Playground {
        &self.0
    }
}

impl DerefMut for Watched {
    fn deref_mut(&mut self) -> &mut Playground {
        &mut self.0
    }
}

impl Drop for Watched {
    fn drop(&mut self) {
        if !std::thread::panicking() {
            check(&self.0.exchanges());
        }
    }
}

/// Fails with everything that is not as Discord describes it.
#[track_caller]
fn check(exchanges: &[Arc<Exchange>]) {
    let wrong = complaints(exchanges).unwrap_or_default();
    assert!(
        wrong.is_empty(),
        "not as Discord describes it:\n{}",
        wrong.join("\n")
    );
}

/// Everything that is not as Discord describes it; `None` without the description.
///
/// # Panics
/// If `DISCORD_OPENAPI` names no readable description, or one that differs from the expected one where it is corrected.
#[must_use]
pub fn complaints(exchanges: &[Arc<Exchange>]) -> Option<Vec<String>> {
    let contract = Contract::get()?;
    let mut wrong = BTreeSet::new();
    for exchange in exchanges {
        contract.exchange(exchange, &mut wrong);
    }
    contract.sum_up();
    Some(wrong.into_iter().collect())
}
