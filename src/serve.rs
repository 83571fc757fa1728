//! Runs the bot: against Discord with a token, against the local playground without one.

use anyhow::Context;
use commands::Clock;
use db::{StorageAddress, Store};

use crate::config::Config;
use crate::monitor::Monitor;
#[cfg(feature = "playground")]
use crate::play::play;

/// Runs until `stop` resolves or something breaks that only a restart can fix.
pub async fn run(config: &Config, stop: impl Future<Output = ()>) -> anyhow::Result<()> {
    let discord = config.discord()?;
    #[cfg(not(feature = "playground"))]
    anyhow::ensure!(
        discord.is_some(),
        "there is no token, and this program was built without the playground. Put the bot's token into DISCORD_TOKEN or into \
         `[discord] token` in the config; to play in a browser without a token, build the program with its default features"
    );
    let store = open(config)?;
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

fn open(config: &Config) -> anyhow::Result<Store> {
    let opened = match config.storage.address() {
        StorageAddress::File(path) => Store::open(path),
        StorageAddress::Server(url) => Store::connect(&url),
    };
    opened.with_context(|| format!("cannot open {}", config.storage.name()))
}

/// Resolves at Ctrl-C and, on Unix, at SIGTERM.
pub async fn stop_signal() {
    tokio::select! {
        _ = tokio::signal::ctrl_c() => {}
        () = terminated() => {}
    }
    tracing::info!("stopping");
}

#[cfg(unix)]
async fn terminated() {
    use tokio::signal::unix::{SignalKind, signal};
    match signal(SignalKind::terminate()) {
        Ok(mut terminate) => _ = terminate.recv().await,
        Err(error) => {
            tracing::warn!("cannot listen for SIGTERM: {error}");
            std::future::pending::<()>().await;
        }
    }
}

#[cfg(not(unix))]
async fn terminated() {
    std::future::pending().await
}
