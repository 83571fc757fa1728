//! What every task of a running playground holds: the world behind its lock, the settings, and the signal to stop.

use crate::answer::Answer;
use crate::error::Sentence;
use crate::settings::Settings;
use crate::signer::Signer;
use crate::snowflake::Id;
use crate::world::World;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::watch;

/// How long a test waits for something to happen, in real time. It is reached only when something is broken.
const WAIT_TIMEOUT: Duration = Duration::from_secs(180);

pub(crate) struct Shared {
    pub(crate) world: Mutex<World>,
    pub(crate) settings: Settings,
    pub(crate) address: SocketAddr,
    pub(crate) stop: watch::Sender<bool>,
    pub(crate) numbers: AtomicU64,
    pub(crate) signer: Signer,
    /// Each REST call that is not answered yet has a clone.
    pub(crate) under_way: Arc<()>,
}

/// Waits for the end of the playground.
pub(crate) async fn stopped(stop: &mut watch::Receiver<bool>) {
    // An error means that the playground was dropped, which is an end too.
    let _ = stop.wait_for(|stopped| *stopped).await;
}

impl Shared {
    /// Locks the world. No code panics while holding the lock; if it did, the data would still be consistent.
    pub(crate) fn world(&self) -> MutexGuard<'_, World> {
        self.world.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn next_number(&self) -> u64 {
        self.numbers.fetch_add(1, Ordering::Relaxed)
    }

    /// Whether a token is accepted, with or without its `Bot ` prefix.
    pub(crate) fn knows(&self, token: &str) -> bool {
        token.strip_prefix("Bot ").unwrap_or(token) == self.settings.token
    }

    pub(crate) fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    pub(crate) fn gateway_url(&self) -> String {
        format!("ws://{}", self.address)
    }

    /// Acts, and waits for the bot's answer.
    pub(crate) async fn act(
        &self,
        act: impl FnOnce(&mut World) -> Result<Id, Sentence>,
    ) -> Result<Answer, Sentence> {
        let receive = self.world().expect_answer(act)?;
        // A sender that is gone has failed.
        Ok(receive.await.unwrap_or_default())
    }

    /// Waits until `look` finds something, trying again after every change.
    ///
    /// # Panics
    /// After [`WAIT_TIMEOUT`], with the sentence of `what`.
    pub(crate) async fn wait_until<T>(
        &self,
        look: impl Fn(&World) -> Option<T>,
        what: impl Fn() -> String,
    ) -> T {
        let mut changed = self.world().live.signals.changed.subscribe();
        let deadline = Instant::now() + WAIT_TIMEOUT;
        loop {
            if let Some(found) = look(&self.world()) {
                return found;
            }
            let next = tokio::time::timeout_at(deadline.into(), changed.changed()).await;
            assert!(next.is_ok(), "waited {WAIT_TIMEOUT:?}: {}", what());
        }
    }
}
