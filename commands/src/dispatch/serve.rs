//! Running the bot: reaching Discord, receiving interactions over the gateway or over HTTP, and stopping.
//!
//! A load balancer notices a stop only after a while. So a process that is told to stop says so in `/healthz` at once and goes on
//! answering; it closes each connection after its response, and its port a few seconds later.

use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use db::Store;
use serde::Deserialize;
use serenity::all::{ApplicationId, Gateway, HttpBuilder, UserId};
use serenity::http::Route;
use tokio::sync::mpsc::UnboundedReceiver;

use crate::bot::{Bot, Settings};
use crate::dispatch::arrivals::receive;
use crate::dispatch::commands::COMMANDS;
use crate::dispatch::endpoint::Endpoint;
use crate::dispatch::start::{DRAIN, prepare, unless};
use crate::dispatch::{clocks, command, gateway, incoming};
use crate::error::Error;
use crate::leases::Leases;
use crate::protocol::answer;
use crate::protocol::http::{CallError, Called, Http, SimulatedDiscord};
use crate::protocol::interaction::Known;
use crate::protocol::response::AnswerTo;
use crate::protocol::shards::Link;
use crate::protocol::signature::PublicKey;
use crate::scheduler::{self, boards};
use crate::time::clock::Clock;
use crate::time::uptime::UptimeClock;

/// How to reach Discord, and how Discord reaches the bot. It has the token, so nothing can print it:
///
/// ```compile_fail,E0277
/// fn print(discord: &commands::Discord) {
///     println!("{discord:?}");
/// }
/// ```
#[derive(Clone)]
pub struct Discord {
    /// Without the prefix `Bot`.
    pub token: String,
    /// Another server that speaks Discord's protocol, such as `http://127.0.0.1:4000`. serenity's rate limiter ignores this URL,
    /// so it is off then, and a call that gets 429 is repeated.
    pub api_url: Option<String>,
    /// How interactions arrive.
    pub mode: Mode,
}

/// How interactions arrive.
#[derive(Clone, Default)]
pub enum Mode {
    /// Over connections that the bot opens.
    #[default]
    Gateway,
    /// As HTTP requests to `/interactions` at this address, signed by the owner of this key.
    Http {
        listen: SocketAddr,
        public_key: PublicKey,
    },
}

/// The timeout of a call to Discord. Discord drops an interaction long before that.
const CALL_TIMEOUT: Duration = Duration::from_secs(10);

/// How many times the start tries to reach Discord.
const START_TRIES: u32 = 6;

/// The time between checks that Discord can be reached, where nothing else shows it.
const PROBE_EVERY: Duration = Duration::from_secs(30);

/// Runs the bot until `shutdown` resolves or the connection cannot recover. The store stays open.
pub async fn serve(
    discord: &Discord,
    store: Store,
    clock: Clock,
    settings: Settings,
    shutdown: impl Future<Output = ()>,
) -> Result<(), Error> {
    under_leases(&store.clone(), async |leases| {
        let mut shutdown = pin!(shutdown);
        let http = Http::from(http(discord)?);
        match discord.mode.clone() {
            Mode::Gateway => {
                // Before serenity does, because serenity silently falls back to Discord's own address if that fails.
                let found = patiently(|| http.get(Route::GatewayBot));
                let Some(found) = unless(shutdown.as_mut(), found).await? else {
                    return Ok(());
                };
                let bot = new_bot(http, store, clock, settings, leases).await?;
                let for_serenity = self::http(discord)?;
                gateway::run(for_serenity, found, bot, shutdown).await
            }
            Mode::Http { listen, public_key } => {
                // First, so that a mistake in the config is the first thing that is said.
                let endpoint = Endpoint::open(listen, public_key.clone()).await?;
                // From now on nobody takes this for a bot that is to have a gateway.
                settings.health.change().listening = Some(endpoint.address);
                let application = patiently(|| http.get(Route::Oauth2ApplicationCurrent));
                let application = unless(shutdown.as_mut(), application).await?;
                let Some(application): Option<Application> = application else {
                    return Ok(());
                };
                if application.verify_key.parse().ok() != Some(public_key) {
                    return Err(Error::PublicKey);
                }
                let bot = new_bot(http, store, clock, settings, leases).await?;
                let address = endpoint.address;
                tracing::info!("receiving interactions on http://{address}/interactions");
                if application.interactions_endpoint_url.is_none() {
                    tracing::warn!(
                        "Discord does not know yet where to send interactions: enter the public address of this endpoint as Interactions \
                         Endpoint URL in the Developer Portal, such as https://bot.example.org/interactions"
                    );
                }
                let own_user = application.bot.as_ref().map(|bot| bot.id);
                bot.know(application.id, own_user);
                over_http(Door::Endpoint(endpoint), bot, shutdown).await
            }
        }
    })
    .await
}

/// What a simulation puts in the place of Discord.
pub struct Simulation {
    /// The bot's user, which has the number of its application.
    pub bot: u64,
    /// What takes the bot's calls.
    pub discord: Arc<dyn SimulatedDiscord>,
    /// The interactions that reach this process, as Discord writes them.
    pub interactions: UnboundedReceiver<String>,
}

/// The same as [`serve`] in a simulation, whose clock and storage should be simulated, too, and whose process is in the settings.
pub async fn simulate(
    simulation: Simulation,
    store: Store,
    clock: Clock,
    settings: Settings,
    shutdown: impl Future<Output = ()>,
) -> Result<(), Error> {
    under_leases(&store.clone(), async |leases| {
        let http = Http::simulated(simulation.discord);
        let bot = new_bot(http, store, clock, settings, leases).await?;
        let own_user = Some(UserId::new(simulation.bot));
        bot.know(ApplicationId::new(simulation.bot), own_user);
        let door = Door::Simulated(simulation.interactions);
        over_http(door, bot, shutdown).await
    })
    .await
}

async fn under_leases(
    store: &Store,
    run: impl AsyncFnOnce(&Arc<Leases>) -> Result<(), Error>,
) -> Result<(), Error> {
    let leases = Arc::new(Leases::new(store.clone()));
    leases.renew().await?;
    if let Err(refused) = store.read(|tx| tx.assert_playable()).await {
        leases.release_all().await;
        return Err(refused.into());
    }
    store.write(|tx| tx.drop_ended_leases()).await?;
    let ended = run(&leases).await;
    // Leases that are not given back end by themselves.
    _ = tokio::time::timeout(Duration::from_secs(1), leases.release_all()).await;
    ended
}

/// Where interactions come in without a connection that the bot keeps.
enum Door {
    Endpoint(Endpoint),
    Simulated(UnboundedReceiver<String>),
}

async fn over_http(
    door: Door,
    bot: Arc<Bot>,
    shutdown: impl Future<Output = ()>,
) -> Result<(), Error> {
    let reachable = Arc::new(AtomicBool::new(true));
    let mut jobs =
        bot.spawn_until_stop(|bot| scheduler::run(bot, Link::Http(Arc::clone(&reachable))));
    bot.spawn_until_stop(|bot| async move { probe(&bot, &reachable).await });
    bot.uptime.reconnected();
    bot.settings.health.change().connected = true;
    prepare(&bot);
    let drain = bot.settings.drain;
    let mut ended = Ok(());
    let end = async {
        tokio::select! {
            biased;
            () = shutdown => {}
            _ = &mut jobs => ended = Err(Error::Jobs),
        }
    };
    match door {
        Door::Endpoint(endpoint) => endpoint.serve(Arc::clone(&bot), end, drain).await,
        Door::Simulated(mut interactions) => {
            let receiving = async {
                while let Some(text) = interactions.recv().await {
                    let own_user = bot.own_user.get().copied();
                    let incoming = incoming::read(text.as_bytes(), own_user);
                    receive(&bot, incoming, AnswerTo::Discord);
                }
            };
            tokio::select! {
                biased;
                () = receiving => {}
                () = end => {}
            }
        }
    }
    bot.settings.health.change().listening = None;
    bot.settings.health.change().connected = false;
    bot.uptime.save_at_stop(&bot.store).await;
    boards::stop(&bot, DRAIN).await;
    ended
}

/// Notes whether Discord can be reached: clocks stop while it cannot. An interaction since the last look is proof enough.
async fn probe(bot: &Bot, reachable: &AtomicBool) {
    let mut ticks = bot.clock.ticks(PROBE_EVERY);
    let mut last = None;
    loop {
        ticks.next().await;
        let newest = bot.settings.health.now().received;
        let now = newest != last || can_reach(&bot.http).await;
        last = newest;
        if reachable.swap(now, Ordering::Relaxed) != now {
            bot.wake_scheduler.notify_one();
        }
    }
}

async fn can_reach(http: &Http) -> bool {
    let look = || http.get::<Gateway>(Route::Gateway);
    let found = answer::retry(look, answer::may_repeat).await;
    if let Err(error) = &found {
        tracing::warn!(%error, "cannot reach Discord");
    }
    found.is_ok()
}

/// What Discord knows of the application.
#[derive(Deserialize)]
struct Application {
    id: ApplicationId,
    verify_key: String,
    interactions_endpoint_url: Option<String>,
    bot: Option<Known<UserId>>,
}

async fn new_bot(
    http: Http,
    store: Store,
    clock: Clock,
    settings: Settings,
    leases: &Arc<Leases>,
) -> Result<Arc<Bot>, Error> {
    let uptime = UptimeClock::load(&store, clock.clone()).await?;
    if !store.is_shared() {
        store.write(|tx| tx.wake_house_players()).await?;
    }
    let definition = command::definition(&COMMANDS);
    let leases = Arc::clone(leases);
    let bot = Bot::new(store, clock, uptime, http, settings, definition, leases);
    let bot = Arc::new(bot);
    boards::start(&bot).await?;
    let own = Arc::clone(&bot);
    bot.tasks
        .spawn(async move { own.leases.keep(&own.tasks).await });
    bot.spawn_until_stop(|bot| async move { bot.results.work_ahead(&bot.store).await });
    bot.spawn_until_stop(|bot| async move { clocks::watch(&bot).await });
    Ok(bot)
}

fn http(discord: &Discord) -> Result<serenity::all::Http, Error> {
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

/// Makes the first call to Discord, again and again if Discord cannot be reached.
async fn patiently<T, F>(call: impl Fn() -> F) -> Result<T, Error>
where
    F: Future<Output = Called<T>>,
{
    let pauses = (1..START_TRIES).map(|tries| Duration::from_millis(250) * 2u32.pow(tries));
    let is_refused = |error: &CallError| matches!(error, CallError::Refused { status: 401, .. });
    let again = |error: &CallError| {
        tracing::warn!(%error, "the first call to Discord failed");
        !is_refused(error)
    };
    let called = answer::repeated(pauses, call, again).await;
    called.map_err(|error| match error {
        error if is_refused(&error) => Error::Token,
        error => Error::Discord(error.to_string()),
    })
}
