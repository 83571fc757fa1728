//! Runs the bot without a token: against the local playground, with a page to play in.

use std::net::Ipv4Addr;
use std::sync::Arc;
use std::time::Duration;

use commands::{Clock, Discord, HealthStatus, Mode};
use db::Store;
use playground::{Playground, Settings};
use tokio::sync::watch;

use crate::config::Config;
use crate::discord_config::ModeConfig;
use crate::guide::Guide;
use crate::output::say;

/// The bot against the local Discord, with a page to play in.
pub(crate) async fn play(
    config: &Config,
    settings: commands::Settings,
    store: Store,
    stop: impl Future<Output = ()>,
) -> anyhow::Result<()> {
    let port = config.playground.port;
    let state = config.storage.path.with_extension("playground.json");
    let local = Settings {
        port,
        state: Some(state),
        // Only tests read everything that people received; the drawer shows the latest exchanges.
        exchanges_kept: 1_000,
        received_kept: 0,
        messages_kept: 1_000,
        elsewhere: true,
        guide: Some(Arc::new(Guide(store.clone()))),
        ..Settings::default()
    };
    let mut playground = Playground::start(local)
        .await
        .map_err(|error| match error.kind() {
            // It says itself what is wrong with the file.
            std::io::ErrorKind::InvalidData => anyhow::Error::new(error),
            _ => anyhow::Error::new(error).context(format!(
                "cannot open the playground on port {port}; `[playground] port` in the config chooses another"
            )),
        })?;
    say!(
        "\n  Rollhouse is ready to play: open {}\n  You are several people there. Ctrl-C ends it; tables are kept.\n",
        playground.url()
    );
    let discord = Discord {
        token: playground.token().to_owned(),
        api_url: Some(playground.url()),
        mode: match config.discord.mode {
            ModeConfig::Gateway => Mode::Gateway,
            ModeConfig::Http => Mode::Http {
                listen: (Ipv4Addr::LOCALHOST, 0).into(),
                public_key: playground.public_key().parse()?,
            },
        },
    };
    // Moving the playground's clock moves the bot's too, so that a clock of 24 hours can be tried.
    let mut ahead = playground.ahead();
    let began = *ahead.borrow_and_update();
    let clock = Clock::ahead(began);
    let follow = tokio::spawn(follow(ahead, began, clock.clone()));
    let health = settings.health.clone();
    let bot = commands::serve(&discord, store, clock, settings, stop);
    let ended = match discord.mode {
        Mode::Gateway => bot.await,
        Mode::Http { .. } => {
            let enter = enter_address(&playground, &health);
            tokio::pin!(bot);
            tokio::select! {
                ended = &mut bot => ended,
                entered = enter => match entered {
                    Ok(()) => bot.await,
                    Err(error) => return Err(error),
                },
            }
        }
    };
    follow.abort();
    playground.stop().await;
    ended.map_err(Into::into)
}

/// Enters the address at which the bot receives interactions, as an operator does in the Developer Portal.
async fn enter_address(playground: &Playground, health: &HealthStatus) -> anyhow::Result<()> {
    let address = loop {
        if let Some(address) = health.now().listening {
            break address;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    };
    let url = format!("http://{address}/interactions");
    let entered = playground.enter_interactions_endpoints(&[url]).await;
    entered.map_err(|error| anyhow::anyhow!("the playground cannot send interactions: {error}"))
}

/// Keeps the bot's clock as far ahead of the machine's as the playground's.
async fn follow(mut ahead: watch::Receiver<Duration>, mut before: Duration, clock: Clock) {
    while ahead.changed().await.is_ok() {
        let now = *ahead.borrow_and_update();
        clock.advance(now.saturating_sub(before));
        before = now;
    }
}
