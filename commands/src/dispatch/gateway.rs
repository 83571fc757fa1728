//! The bot's connection to Discord: starting it, watching it, and stopping it.
//!
//! serenity runs on its own thread and runtime: after a close frame without a code, version 0.12.5 spins without yielding until
//! its next heartbeat is due, and would block every press (serenity 0.12.5, gateway/ws.rs, `recv_json`).

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use db::Store;
use serenity::all::{ClientBuilder, GatewayIntents, Http, HttpBuilder, HttpError, ShardManager};
use tokio::sync::oneshot;

use crate::bot::{Bot, Settings};
use crate::dispatch::deliveries::Deliveries;
use crate::dispatch::events::{self, Undecoded};
use crate::dispatch::relay::Relay;
use crate::dispatch::runner::Dispatcher;
use crate::dispatch::watchdog::Watchdog;
use crate::dispatch::{callbacks, slash};
use crate::error::{CommandError, Error};
use crate::protocol::answer::without_address;
use crate::protocol::registered;
use crate::results::leaderboard_cache::LeaderboardCache;
use crate::scheduler::sweep;
use crate::time::clock::Clock;
use crate::time::uptime::UptimeClock;

/// How to reach Discord.
#[derive(Clone)]
pub struct Discord {
    /// Without the prefix `Bot`.
    pub token: String,
    /// Another server that speaks Discord's protocol, such as `http://127.0.0.1:4000`. serenity's rate limiter ignores this URL,
    /// so it is off then, and a call that gets 429 is repeated.
    pub api_url: Option<String>,
}

/// Leaves the token out.
impl fmt::Debug for Discord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Discord")
            .field("api_url", &self.api_url)
            .finish_non_exhaustive()
    }
}

/// The timeout of a call to Discord. Discord drops an interaction long before that.
const CALL_TIMEOUT: Duration = Duration::from_secs(10);

/// How often the start tries to reach Discord.
const START_TRIES: u32 = 6;

/// How long the commands wait for the pictures, so that the first boards have them. At a new application Discord may take minutes for
/// them all, and people can play without.
const HEAD_START: Duration = Duration::from_secs(5);

/// How long a shutdown waits for running tasks.
const DRAIN: Duration = Duration::from_secs(3);

/// Runs the bot until `shutdown` resolves or the connection cannot recover. The store stays open.
pub async fn serve(
    discord: &Discord,
    store: Store,
    clock: Clock,
    settings: Settings,
    shutdown: impl Future<Output = ()>,
) -> Result<(), Error> {
    let http = Arc::new(http(discord)?);
    let found = reach(&http).await?;
    let shards = settings.shards.unwrap_or(found.shards).max(1);
    let relay = Relay::open()
        .await
        .map_err(|error| Error::Discord(error.to_string()))?;
    let uptime = UptimeClock::load(&store, clock.clone()).await?;
    store.wake_house_players().await?;
    let watchdog_clock = clock.clone();
    let commands = slash::definition();
    let bot = Arc::new(Bot::new(
        store,
        clock,
        uptime,
        Arc::clone(&http),
        settings,
        commands,
    ));
    let dispatcher = Dispatcher {
        bot: Arc::clone(&bot),
        leaderboards: Arc::new(LeaderboardCache::default()),
        deliveries: Arc::new(Deliveries::default()),
    };

    let watchdog = Arc::new(Watchdog::new());
    let (manager, started) = oneshot::channel();
    let (fed, gateway_http) = (Arc::clone(&watchdog), self::http(discord)?);
    let url = relay.url();
    let relay = relay.serve(Arc::clone(&bot), found.gateway, shards);
    let mut thread =
        GatewayThread::start(move || gateway(gateway_http, dispatcher, fed, url, shards, manager))?;
    let Ok(manager) = started.await else {
        return Err(thread.ended().await.err().unwrap_or(Error::Stuck));
    };
    let background = sweep::forever(Arc::clone(&bot), Arc::clone(&manager));
    let own = Arc::clone(&bot);
    bot.tasks
        .spawn(async move { own.tasks.until_stop(background).await });
    let ended = tokio::select! {
        () = shutdown => Ok(()),
        ended = thread.ended() => ended,
        refused = relay => Err(refused),
        () = watchdog.fires(&manager.runners, &watchdog_clock) => Err(Error::Stuck),
    };
    bot.uptime.save(&bot.store, true).await;
    // Bounded: on a dead stream serenity's shutdown does not return.
    _ = tokio::time::timeout(Duration::from_secs(1), manager.shutdown_all()).await;
    bot.tasks.stop(DRAIN).await;
    thread.stop().await;
    ended
}

/// The thread on whose runtime serenity runs.
struct GatewayThread {
    stop: oneshot::Sender<()>,
    ended: oneshot::Receiver<Result<(), Error>>,
}

impl GatewayThread {
    /// Runs what `work` makes on a thread and runtime of its own. Whatever it spawned ends with it.
    fn start<F>(work: impl FnOnce() -> F + Send + 'static) -> Result<Self, Error>
    where
        F: Future<Output = Result<(), Error>>,
    {
        let (stop, stopped) = oneshot::channel();
        let (finish, ended) = oneshot::channel();
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()
            .map_err(|error| Error::Discord(error.to_string()))?;
        std::thread::Builder::new()
            .name("gateway".to_owned())
            .spawn(move || {
                let result = runtime.block_on(async move {
                    tokio::select! {
                        result = work() => result,
                        _ = stopped => Ok(()),
                    }
                });
                drop(runtime);
                _ = finish.send(result);
            })
            .map_err(|error| Error::Discord(error.to_string()))?;
        Ok(Self { stop, ended })
    }

    /// Resolves when the work has ended by itself.
    async fn ended(&mut self) -> Result<(), Error> {
        (&mut self.ended).await.unwrap_or(Err(Error::Stuck))
    }

    /// Ends the thread and all that serenity still runs on it: a shard that could not shut down would go on trying to connect to
    /// the relay's address, whoever has that next. Bounded, because serenity may be blocking the thread.
    async fn stop(self) {
        drop(self.stop);
        _ = tokio::time::timeout(DRAIN, self.ended).await;
    }
}

fn http(discord: &Discord) -> Result<Http, Error> {
    let client = reqwest::Client::builder()
        .timeout(CALL_TIMEOUT)
        .tcp_nodelay(true)
        .build()
        .map_err(|error| Error::Discord(error.to_string()))?;
    let http = HttpBuilder::new(&discord.token).client(client);
    Ok(match &discord.api_url {
        Some(url) => http
            .proxy(url.trim_end_matches('/'))
            .ratelimiter_disabled(true)
            .build(),
        None => http.build(),
    })
}

/// Discord's gateway, and how many connections it recommends.
struct Found {
    gateway: String,
    shards: u32,
}

/// Asks for the gateway before serenity does, because serenity silently falls back to Discord's own address if that fails.
async fn reach(http: &Http) -> Result<Found, Error> {
    let mut tries = 0;
    loop {
        let error = match http.get_bot_gateway().await {
            Ok(found) => {
                return Ok(Found {
                    gateway: found.url,
                    shards: found.shards.max(1),
                });
            }
            Err(error) => error,
        };
        if let serenity::Error::Http(HttpError::UnsuccessfulRequest(refused)) = &error {
            match refused.status_code.as_u16() {
                401 => return Err(Error::Token),
                // Another server that speaks the protocol, and knows nothing of shards.
                404 => {
                    if let Ok(found) = http.get_gateway().await {
                        return Ok(Found {
                            gateway: found.url,
                            shards: 1,
                        });
                    }
                }
                _ => {}
            }
        }
        tries += 1;
        if tries == START_TRIES {
            return Err(Error::Discord(without_address(&error)));
        }
        tracing::warn!(error = %without_address(&error), "cannot reach Discord yet");
        tokio::time::sleep(Duration::from_millis(250) * 2u32.pow(tries)).await;
    }
}

/// Runs the gateway until it ends by itself.
async fn gateway(
    http: Http,
    dispatcher: Dispatcher,
    watchdog: Arc<Watchdog>,
    url: String,
    shards: u32,
    manager: oneshot::Sender<Arc<ShardManager>>,
) -> Result<(), Error> {
    tokio::spawn(watchdog.feed());
    // Discord sends interactions without any intent.
    let mut client = ClientBuilder::new_with_http(http, GatewayIntents::empty())
        .framework(framework(dispatcher.clone()))
        .raw_event_handler(Undecoded(dispatcher))
        .await
        .map_err(|error| Error::Discord(without_address(&error)))?;
    *client.ws_url.lock().await = url;
    _ = manager.send(Arc::clone(&client.shard_manager));
    let ended = client.start_shards(shards).await;
    ended.map_err(|error| Error::Discord(without_address(&error)))
}

fn framework(dispatcher: Dispatcher) -> poise::Framework<Dispatcher, CommandError> {
    let options = poise::FrameworkOptions {
        commands: slash::commands(),
        event_handler: |context, event| {
            events::on_event(event, context.user_data);
            Box::pin(std::future::ready(Ok(())))
        },
        on_error: |error| Box::pin(callbacks::on_error(error)),
        // The bot's owners have no special rights.
        initialize_owners: false,
        ..poise::FrameworkOptions::default()
    };
    poise::Framework::builder()
        .options(options)
        // This must not fail: after an error poise silently stops dispatching (poise 0.7.1, framework/mod.rs).
        .setup(move |_, ready, _| {
            Box::pin(async move {
                tracing::info!("connected as {}", ready.user.name);
                let bot = Arc::clone(&dispatcher.bot);
                bot.http.set_application_id(ready.application.id);
                bot.uptime.note_connection(true);
                bot.settings.health.set_connected(true);
                let own = Arc::clone(&bot);
                bot.tasks.spawn(async move {
                    let prepare = async {
                        let mut upload = Box::pin(own.emoji.upload(&own.http));
                        let early = tokio::time::timeout(HEAD_START, &mut upload).await;
                        registered::register(&own.http, &own.store, &own.commands).await;
                        if early.is_err() {
                            upload.await;
                        }
                    };
                    own.tasks.until_stop(prepare).await;
                });
                Ok(dispatcher)
            })
        })
        .build()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What serenity left running used to connect again, to whatever had the relay's address by then.
    #[tokio::test]
    async fn nothing_runs_on_a_gateway_thread_that_was_stopped() {
        let held = Arc::new(());
        let (gone, own) = (Arc::downgrade(&held), Arc::clone(&held));
        drop(held);
        let (ready, running) = oneshot::channel();
        let thread = GatewayThread::start(move || async move {
            tokio::spawn(async move {
                _ = ready.send(());
                std::future::pending::<()>().await;
                drop(own);
            });
            std::future::pending().await
        })
        .expect("a thread");
        running.await.expect("it runs");
        assert!(gone.upgrade().is_some());
        thread.stop().await;
        assert!(gone.upgrade().is_none());
    }
}
