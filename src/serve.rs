//! Runs the bot: against Discord with a token, against the local playground without one.

use std::pin::pin;

use anyhow::Context;
use commands::Clock;
use db::{StorageAddress, Store};
use tokio::task::spawn_blocking;

use crate::config::Config;
use crate::monitor::Monitor;
#[cfg(feature = "playground")]
use crate::play::play;
use crate::storage_config::StorageConfig;

/// Runs until `stop` resolves or something breaks that only a restart can fix.
pub async fn run(config: &Config, stop: impl Future<Output = ()>) -> anyhow::Result<()> {
    let discord = config.discord()?;
    #[cfg(not(feature = "playground"))]
    anyhow::ensure!(
        discord.is_some(),
        "there is no token, and this program was built without the playground. Put the bot's token into DISCORD_TOKEN or into \
         `[discord] token` in the config; to play in a browser without a token, build the program with its default features"
    );
    let mut stop = pin!(stop);
    let storage = config.storage.clone();
    // A migration may take long, and is undone if it does not come to its end.
    let store = tokio::select! {
        biased;
        () = &mut stop => return Ok(()),
        opened = spawn_blocking(move || open(&storage)) => opened??,
    };
    let settings = config.settings();
    let monitor = match config.monitor()? {
        Some(address) => {
            Some(Monitor::start(address, store.clone(), settings.health.clone()).await?)
        }
        None => None,
    };
    let ended = match discord {
        Some(discord) => commands::serve(&discord, store.clone(), Clock::system(), settings, stop)
            .await
            .map_err(Into::into),
        #[cfg(feature = "playground")]
        None => play(config, settings, store.clone(), stop).await,
        #[cfg(not(feature = "playground"))]
        None => unreachable!("checked above"),
    };
    drop(monitor);
    store.close();
    tracing::info!("stopped");
    ended
}

fn open(storage: &StorageConfig) -> anyhow::Result<Store> {
    let opened = match storage.address() {
        StorageAddress::File(path) => Store::open(path),
        StorageAddress::Server(url) => Store::connect(&url),
    };
    opened.with_context(|| format!("cannot open {}", storage.name()))
}

/// Resolves at Ctrl-C and, on Unix, at SIGTERM. Listens from the call on: the first process of a container is deaf to signals that it
/// has not asked for.
pub fn stop_signal() -> std::io::Result<impl Future<Output = ()>> {
    let signal = signals()?;
    Ok(async {
        signal.await;
        tracing::info!("stopping");
    })
}

#[cfg(unix)]
fn signals() -> std::io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut terminate = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}

#[cfg(not(unix))]
#[allow(clippy::unnecessary_wraps, reason = "it fails on Unix")]
fn signals() -> std::io::Result<impl Future<Output = ()>> {
    Ok(async { _ = tokio::signal::ctrl_c().await })
}
