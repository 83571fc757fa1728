//! The bot's connection to Discord: starting it, watching it, and stopping it.
//!
//! serenity runs on its own thread and runtime: after a close frame without a code, version 0.12.5 spins without yielding until
//! its next heartbeat is due, and would block every press (serenity 0.12.5, gateway/ws.rs, `recv_json`).

use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use serenity::all::{
    BotGateway, ClientBuilder, Context, EventHandler, GatewayIntents, Ready, ResumedEvent,
    ShardManager,
};
use tokio::sync::oneshot;
use tokio::time::Instant;

use crate::bot::Bot;
use crate::dispatch::relay::Relay;
use crate::dispatch::start::{DRAIN, prepare, unless};
use crate::dispatch::watchdog::Watchdog;
use crate::error::Error;
use crate::leases::{LASTS, Leases, RENEW_EVERY};
use crate::protocol::http::CallError;
use crate::protocol::shards::{Link, ShardRange};
use crate::scheduler::{self, boards};

/// Runs the bot until `shutdown` resolves or the connection cannot recover; `http` is serenity's own way to Discord.
pub(crate) async fn run(
    http: serenity::all::Http,
    found: BotGateway,
    bot: Arc<Bot>,
    shutdown: impl Future<Output = ()>,
) -> Result<(), Error> {
    let all = ShardRange::all(found.shards);
    let shards = bot.settings.shards.unwrap_or(all);
    let mut shutdown = pin!(shutdown);
    let taken = unless(shutdown.as_mut(), take_shards(&bot, shards)).await?;
    if taken.is_none() {
        boards::stop(&bot, DRAIN).await;
        return Ok(());
    }
    let relay = Relay::open()
        .await
        .map_err(|error| Error::Discord(error.to_string()))?;
    let watchdog = Arc::new(Watchdog::new());
    let (manager, started) = oneshot::channel();
    let (fed, url) = (Arc::clone(&watchdog), relay.url.clone());
    let concurrency = found.session_start_limit.max_concurrency;
    let relay = relay.serve(Arc::clone(&bot), found.url, shards, concurrency);
    let connection = Connection {
        bot: Arc::clone(&bot),
        is_only_one: shards.of == 1,
        was_ready: AtomicBool::new(false),
    };
    let mut thread =
        GatewayThread::start(move || gateway(http, connection, fed, url, shards, manager))?;
    let Ok(manager) = started.await else {
        return Err(thread.ended().await.err().unwrap_or(Error::Stuck));
    };
    let jobs = bot.spawn_until_stop(|bot| scheduler::run(bot, Link::Gateway(Arc::clone(&manager))));
    let ended = tokio::select! {
        () = shutdown => Ok(()),
        ended = thread.ended() => ended,
        refused = relay => Err(refused),
        () = lose_a_shard(&bot.leases, shards) => Err(Error::Occupied),
        _ = jobs => Err(Error::Jobs),
        () = watchdog.fires(&manager.runners, &bot.clock) => Err(Error::Stuck),
    };
    bot.uptime.save_at_stop(&bot.store).await;
    // Bounded: on a dead stream serenity's shutdown does not return.
    _ = tokio::time::timeout(Duration::from_secs(1), manager.shutdown_all()).await;
    boards::stop(&bot, DRAIN).await;
    thread.stop().await;
    ended
}

/// How long a start waits for its shards: longer than the leases of a dead bot last, where the database does not know that it is dead.
const HANDOVER: Duration = LASTS.saturating_add(Duration::from_secs(2));

/// The beginning of the lease of a shard; its number follows, and how many there are.
const SHARD: &str = "shard/";

fn lease_of(shard: u32, shards: ShardRange) -> String {
    format!("{SHARD}{shard}/{}", shards.of)
}

/// Makes sure that no other bot on the same storage has one of these shards: it would get the same presses.
async fn take_shards(bot: &Bot, shards: ShardRange) -> Result<(), Error> {
    let began = Instant::now();
    while !try_shards(&bot.leases, shards).await? {
        bot.write(|tx| tx.drop_ended_leases()).await?;
        if began.elapsed() > HANDOVER {
            return Err(Error::Occupied);
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    Ok(())
}

async fn try_shards(leases: &Leases, shards: ShardRange) -> Result<bool, db::Error> {
    for shard in shards.ids() {
        if !leases.take(&lease_of(shard, shards)).await? {
            return Ok(false);
        }
    }
    // Where the servers are divided among another number of shards, some other one has those of these.
    let held = leases.all_held(SHARD).await?;
    let of = format!("/{}", shards.of);
    Ok(held.iter().all(|name| name.ends_with(&of)))
}

/// Keeps the shards; resolves when another bot has taken one, as it may while this one cannot reach the database.
async fn lose_a_shard(leases: &Leases, shards: ShardRange) {
    loop {
        tokio::time::sleep(RENEW_EVERY).await;
        for shard in shards.ids() {
            if leases.take(&lease_of(shard, shards)).await == Ok(false) {
                return;
            }
        }
    }
}

/// The thread on whose runtime serenity runs.
struct GatewayThread {
    stop: oneshot::Sender<()>,
    ended: oneshot::Receiver<Result<(), Error>>,
}

impl GatewayThread {
    /// Runs the future of `work` on its own thread and runtime. Everything that it spawns ends with it.
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

    /// Resolves when the work has ended without being stopped.
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

/// Runs the gateway until it ends.
async fn gateway(
    http: serenity::all::Http,
    connection: Connection,
    watchdog: Arc<Watchdog>,
    url: String,
    shards: ShardRange,
    manager: oneshot::Sender<Arc<ShardManager>>,
) -> Result<(), Error> {
    tokio::spawn(watchdog.feed());
    // Discord sends interactions without any intent.
    let mut client = ClientBuilder::new_with_http(http, GatewayIntents::empty())
        .event_handler(connection)
        .await
        .map_err(|error| Error::Discord(CallError::from(error).to_string()))?;
    *client.ws_url.lock().await = url;
    _ = manager.send(Arc::clone(&client.shard_manager));
    // serenity's range includes its end.
    let (first, last) = shards.ids().into_inner();
    let ended = client.start_shard_range(first..last, shards.of).await;
    ended.map_err(|error| Error::Discord(CallError::from(error).to_string()))
}

/// Notes when the bot is connected. Interactions do not come this far: the relay takes them.
struct Connection {
    bot: Arc<Bot>,
    /// There are no other shards, here or in another process.
    is_only_one: bool,
    was_ready: AtomicBool,
}

impl Connection {
    fn connected(&self) {
        metrics::counter!("rollhouse_gateway_connects_total").increment(1);
        // Of several, the others were there meanwhile: else each would take something off all clocks, many times a day. Samples notice
        // where one is missing for longer.
        if self.is_only_one {
            self.bot.uptime.reconnected();
        }
        self.bot.settings.health.change().connected = true;
        self.bot.wake_scheduler.notify_one();
    }
}

#[serenity::async_trait]
impl EventHandler for Connection {
    async fn ready(&self, _: Context, ready: Ready) {
        self.connected();
        if !self.was_ready.swap(true, Ordering::Relaxed) {
            tracing::info!("connected as {}", ready.user.name);
            prepare(&self.bot);
        }
    }

    async fn resume(&self, _: Context, _: ResumedEvent) {
        self.connected();
    }
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
