//! The handle on a running playground: starting it, asking it, waiting for something to happen in it, stopping it.

use crate::clock::Clock;
use crate::endpoint;
use crate::injector::FaultInjector;
use crate::journal::Exchange;
use crate::json::list;
use crate::outgoing::{Endpoint, Outgoing};
use crate::person::Person;
use crate::picture::Emojis;
use crate::rest;
use crate::settings::Settings;
use crate::shared::{Shared, stopped};
use crate::signer::Signer;
use crate::turns;
use crate::world::channels::{FORUM, TEXT, VOICE};
use crate::world::{self, World};
use axum::Router;
use axum::body::{Bytes, to_bytes};
use axum::extract::Request;
use axum::http::{HeaderValue, header};
use axum::serve::ListenerExt;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::atomic::AtomicU64;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::net::TcpListener;
use tokio::sync::{mpsc, watch};
use tokio::task::JoinHandle;
use tower_service::Service;

/// A running playground. Dropping it stops it without saving; `stop` saves first.
pub struct Playground {
    shared: Arc<Shared>,
    router: Router,
    tasks: Vec<JoinHandle<()>>,
}

impl Playground {
    /// Opens the port and serves. Fails if the port is taken or the saved guild cannot be read.
    pub async fn start(settings: Settings) -> std::io::Result<Self> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, settings.port)).await?;
        let address = listener.local_addr()?;
        let url = format!("http://{address}");
        let saved = match &settings.state {
            Some(path) => World::load(path, &url)?,
            None => None,
        };
        let mut world = saved.unwrap_or_else(|| World::new(Clock::default()));
        if settings.elsewhere {
            world.open_elsewhere();
        }
        let shared = Self::shared(world, settings, address)?;
        let router = rest::router(&shared);
        let app = router.clone();
        let mut stop = shared.stop.subscribe();
        // Two events in a row must not wait for acknowledgements, which a system may delay by 40 ms.
        let listener = listener.tap_io(|stream| _ = stream.set_nodelay(true));
        let serve = async move {
            let end = async move { stopped(&mut stop).await };
            if let Err(error) = axum::serve(listener, app).with_graceful_shutdown(end).await {
                tracing::error!(%error, "the playground stopped serving");
            }
        };
        let mut tasks = vec![
            tokio::spawn(serve),
            tokio::spawn(watch_deadlines(Arc::clone(&shared))),
        ];
        if let Some(guide) = shared.settings.guide.clone() {
            tasks.push(tokio::spawn(turns::follow(Arc::clone(&shared), guide)));
        }
        if shared.settings.state.is_some() {
            tasks.push(tokio::spawn(save_changes(Arc::clone(&shared))));
        }
        Ok(Self {
            shared,
            router,
            tasks,
        })
    }

    /// A playground for a simulation: no port is opened, the clock shows this many milliseconds since 1970 now and follows `tokio`'s
    /// time, calls are made with [`call`](Self::call), and the payloads of interactions come out of what is returned.
    pub fn simulated(
        settings: Settings,
        now_ms: u64,
    ) -> std::io::Result<(Self, mpsc::UnboundedReceiver<String>)> {
        let mut world = World::new(Clock::showing(now_ms));
        let (queue, mut outgoing) = mpsc::unbounded_channel();
        let urls = Vec::new();
        world.live.endpoint = Some(Endpoint { urls, queue });
        let address = (Ipv4Addr::LOCALHOST, 80).into();
        let shared = Self::shared(world, settings, address)?;
        let router = rest::router(&shared);
        let (send, payloads) = mpsc::unbounded_channel();
        let pass_on = async move {
            while let Some(Outgoing { payload, .. }) = outgoing.recv().await {
                // Whoever takes no more has ended the simulation.
                _ = send.send(payload);
            }
        };
        let tasks = vec![
            tokio::spawn(pass_on),
            tokio::spawn(watch_deadlines(Arc::clone(&shared))),
        ];
        let playground = Self {
            shared,
            router,
            tasks,
        };
        Ok((playground, payloads))
    }

    /// Takes a call to the API as if it had come over the network, and gives the status and the body of the answer.
    pub fn call(&self, mut request: Request) -> impl Future<Output = (u16, Bytes)> + use<> {
        let host = HeaderValue::from_static("127.0.0.1:80");
        request.headers_mut().insert(header::HOST, host);
        let mut router = self.router.clone();
        async move {
            let Ok(answer) = router.call(request).await;
            let status = answer.status().as_u16();
            let body = to_bytes(answer.into_body(), usize::MAX).await;
            (status, body.unwrap_or_default())
        }
    }

    fn shared(
        mut world: World,
        settings: Settings,
        address: SocketAddr,
    ) -> std::io::Result<Arc<Shared>> {
        world.live.base_url = format!("http://{address}");
        world.emojis.extend(settings.emojis.0.clone());
        world.live.settings = settings.clone();
        Ok(Arc::new(Shared {
            world: Mutex::new(world),
            settings,
            address,
            stop: watch::Sender::new(false),
            numbers: AtomicU64::new(1),
            signer: Signer::new()?,
            under_way: Arc::default(),
        }))
    }

    /// `http://127.0.0.1:PORT`: the page, and the root of the API.
    pub fn url(&self) -> String {
        self.shared.url()
    }

    /// The token a bot has to use.
    pub fn token(&self) -> &str {
        &self.shared.settings.token
    }

    /// The public key of the application, with which the bot checks the signatures of interactions over HTTP; in hexadecimal.
    pub fn public_key(&self) -> String {
        self.shared.signer.public_key()
    }

    /// Signs the body of a request as sent at this time: the value of `X-Signature-Ed25519` beside this `X-Signature-Timestamp`.
    pub fn sign(&self, timestamp: &str, body: &[u8]) -> String {
        self.shared.signer.sign(timestamp, body)
    }

    /// Has interactions sent to this address from now on, and none over the gateway; or to several processes of a bot in turn, as a load
    /// balancer would, where one that refuses the connection is passed over. Fails if an address does not pass Discord's check: it must
    /// answer a PING and refuse a wrong signature.
    pub async fn enter_interactions_endpoints(&self, urls: &[String]) -> Result<(), String> {
        endpoint::enter(&self.shared, urls).await
    }

    /// The addresses to which interactions are sent; none while they go over the gateway.
    pub fn interactions_endpoints(&self) -> Vec<String> {
        let world = self.shared.world();
        let endpoint = world.live.endpoint.as_ref();
        endpoint.map_or_else(Vec::new, |endpoint| endpoint.urls.clone())
    }

    /// Forgets the address, so that interactions go over the gateway again.
    pub fn clear_interactions_endpoint(&self) {
        endpoint::clear(&self.shared);
    }

    /// The snowflake of the bot, which is its application's too.
    pub fn bot_id(&self) -> u64 {
        self.shared.world().bot.id
    }

    /// The snowflake of the one guild.
    pub fn guild(&self) -> u64 {
        self.shared.world().guild.id
    }

    /// A member of the guild; joins first if the name is new.
    pub fn person(&self, name: &str) -> Person {
        let mut world = self.shared.world();
        let id = world.person(name);
        let name = world.person_by_id(id).map_or(name, |person| &person.name);
        Person {
            shared: Arc::clone(&self.shared),
            id,
            name: name.to_owned(),
        }
    }

    /// Somebody who has made their account just now, and joins.
    pub fn new_account(&self, name: &str) -> Person {
        self.shared.world().join(name, Duration::ZERO);
        self.person(name)
    }

    /// A text channel's snowflake; the channel is created if the name is new.
    pub fn channel(&self, name: &str) -> u64 {
        self.shared.world().channel(TEXT, name)
    }

    /// The snowflake of a text channel on a server that has not added the bot; the channel is created if the name is new. The bot can
    /// only answer there, to people who have installed the app ([`Person::installs_app`]) and to presses on what it answered them.
    pub fn channel_elsewhere(&self, name: &str) -> u64 {
        self.shared.world().channel_elsewhere(name)
    }

    /// The snowflake of the only channel of a second server that has added the bot; it is created at the first call. The same people are
    /// on it, and the same person owns it.
    pub fn channel_of_second_server(&self) -> u64 {
        self.shared.world().channel_of_second_server()
    }

    /// The snowflake of a group message of these people, in which the bot can only answer, too; it is created if the name is new.
    pub fn group(&self, name: &str, people: &[Person]) -> u64 {
        let people = people.iter().map(|person| person.id).collect();
        self.shared.world().group(name, people)
    }

    /// A voice channel's snowflake; the channel is created if the name is new.
    pub fn voice_channel(&self, name: &str) -> u64 {
        self.shared.world().channel(VOICE, name)
    }

    /// A forum's snowflake; the forum is created if the name is new. People write only in its posts.
    pub fn forum(&self, name: &str) -> u64 {
        self.shared.world().channel(FORUM, name)
    }

    /// The snowflake of a new post in a forum.
    pub fn forum_post(&self, forum: u64, name: &str) -> u64 {
        self.shared.world().forum_post(forum, name)
    }

    /// The snowflake of the direct message channel between the bot and a person.
    pub fn direct_channel(&self, person: &Person) -> u64 {
        self.shared.world().direct_channel(person.id)
    }

    /// The threads under a channel, as (snowflake, name).
    pub fn threads(&self, channel: u64) -> Vec<(u64, String)> {
        let world = self.shared.world();
        let channels = world.channels.values();
        let under = channels.filter(|c| c.parent == Some(channel));
        under.map(|c| (c.id, c.name.clone())).collect()
    }

    /// The commands the bot registered, as Discord's command objects.
    pub fn commands(&self) -> Vec<serde_json::Value> {
        list(&self.shared.world().commands_json()).to_vec()
    }

    /// The names of the application's emojis.
    pub fn emojis(&self) -> Vec<String> {
        let emojis = self.uploads().0.into_values();
        emojis.map(|emoji| emoji.name).collect()
    }

    /// The application's emojis, for [`Settings::emojis`] of another playground.
    pub fn uploads(&self) -> Emojis {
        Emojis(self.shared.world().emojis.clone())
    }

    /// How many gateway sessions are connected.
    pub fn connections(&self) -> usize {
        self.shared.world().connections()
    }

    /// Waits until a bot is connected and has registered this slash command.
    ///
    /// # Panics
    /// After three minutes.
    pub async fn wait_for_command(&self, name: &str) {
        let ready = |world: &World| {
            (world.bot_online() && world.commands.iter().any(|c| c.json["name"] == name))
                .then_some(())
        };
        let what = || {
            let world = self.shared.world();
            let (sessions, commands) = (world.connections(), world.commands.len());
            format!("no connected bot registered /{name}: {sessions} sessions, {commands} commands")
        };
        self.shared.wait_until(ready, what).await;
    }

    /// Waits until `count` gateway sessions are connected; 0 waits until the bot has disconnected.
    ///
    /// # Panics
    /// After three minutes.
    pub async fn wait_for_connections(&self, count: usize) {
        let there = |world: &World| (world.connections() == count).then_some(());
        let what = || format!("there were never {count} gateway connections");
        self.shared.wait_until(there, what).await;
    }

    /// How many times a bot has identified or resumed since the start.
    pub fn handshakes(&self) -> u64 {
        self.shared.world().live.handshakes
    }

    /// Waits until a bot has identified or resumed `count` times in all, for reconnects that are too quick to be seen by their gap.
    ///
    /// # Panics
    /// After three minutes.
    pub async fn wait_for_handshakes(&self, count: u64) {
        let made = |world: &World| (world.live.handshakes >= count).then_some(());
        let what = || format!("no bot identified or resumed {count} times");
        self.shared.wait_until(made, what).await;
    }

    /// Waits until every injected REST fault has been used up.
    ///
    /// # Panics
    /// After three minutes.
    pub async fn wait_for_faults(&self) {
        let met = |world: &World| world.live.faults.rest.is_empty().then_some(());
        let what = || "the bot made no call that a fault waits for".to_owned();
        self.shared.wait_until(met, what).await;
    }

    /// Waits until `count` gateway connections have been refused; see [`FaultInjector::turn_away`].
    ///
    /// # Panics
    /// After three minutes.
    pub async fn wait_for_turned_away(&self, count: u64) {
        let refused = |world: &World| (world.live.faults.turned_away >= count).then_some(());
        let what = || format!("no bot was turned away {count} times");
        self.shared.wait_until(refused, what).await;
    }

    /// Waits until one of the recorded exchanges fits; gives the newest that does.
    ///
    /// # Panics
    /// After three minutes, or if none is kept.
    pub async fn wait_for_exchange(&self, fits: impl Fn(&Exchange) -> bool) -> Arc<Exchange> {
        assert!(
            self.shared.settings.exchanges_kept > 0,
            "no exchange is kept, so none is ever seen"
        );
        let seen = |world: &World| {
            let mut newest_first = world.live.journal.kept.iter().rev();
            newest_first.find(|e| fits(e)).cloned()
        };
        let what = || "no such exchange happened".to_owned();
        self.shared.wait_until(seen, what).await
    }

    /// The newest exchanges that are kept, oldest first.
    pub fn exchanges(&self) -> Vec<Arc<Exchange>> {
        let world = self.shared.world();
        world.live.journal.kept.iter().cloned().collect()
    }

    /// How many REST calls have arrived, and are not answered and recorded yet.
    pub fn calls_under_way(&self) -> usize {
        Arc::strong_count(&self.shared.under_way) - 1
    }

    /// How many REST calls were made since the start, whether recorded or not.
    pub fn rest_calls(&self) -> u64 {
        self.shared.world().live.journal.rest_calls
    }

    /// Moves the playground's clock on: tokens die, windows close, messages grow old.
    pub fn advance(&self, by: Duration) {
        self.shared.world().advance(by);
    }

    /// How far the playground's clock is ahead of the machine's: more after every `advance`, from here or from the page.
    pub fn ahead(&self) -> watch::Receiver<Duration> {
        self.shared.world().live.signals.ahead.subscribe()
    }

    /// Injects faults.
    pub fn faults(&self) -> FaultInjector {
        FaultInjector {
            shared: Arc::clone(&self.shared),
        }
    }

    /// Closes every connection, saves, and waits for both.
    pub async fn stop(&mut self) {
        self.shared.stop.send_replace(true);
        for mut task in self.tasks.drain(..) {
            // An open connection must not keep the playground from stopping.
            let ended = tokio::time::timeout(Duration::from_secs(2), &mut task).await;
            if ended.is_err() {
                task.abort();
            }
        }
    }
}

impl Drop for Playground {
    fn drop(&mut self) {
        self.shared.stop.send_replace(true);
        for task in &self.tasks {
            task.abort();
        }
    }
}

/// Fails interactions whose window has passed and delivers what was held back.
async fn watch_deadlines(shared: Arc<Shared>) {
    let signals = Arc::clone(&shared.world().live.signals);
    let mut stop = shared.stop.subscribe();
    loop {
        let next = {
            let mut world = shared.world();
            let held = world.deliver_held();
            let window = world.expire();
            let next = [held, window].into_iter().flatten().min();
            next.map(|at| at.saturating_sub(world.now()))
        };
        let wait = async {
            let due = signals.due.notified();
            match next {
                // Either way the deadlines are checked again.
                Some(ms) => drop(tokio::time::timeout(Duration::from_millis(ms), due).await),
                None => due.await,
            }
        };
        tokio::select! {
            () = wait => {}
            () = stopped(&mut stop) => return,
        }
    }
}

/// Writes the world a moment after it changed, and once more at the end.
async fn save_changes(shared: Arc<Shared>) {
    const CALM: Duration = Duration::from_millis(100);
    /// The world is locked while it is serialised: that may take at most one part in this many of the time.
    const SHARE: u32 = 20;
    let Some(path) = shared.settings.state.clone() else {
        return;
    };
    let signals = Arc::clone(&shared.world().live.signals);
    let mut stop = shared.stop.subscribe();
    let mut calm = CALM;
    loop {
        let stopping = tokio::select! {
            () = signals.dirty.notified() => false,
            () = stopped(&mut stop) => true,
        };
        if !stopping {
            // A burst of changes is written once; a stop ends the wait.
            let _ = tokio::time::timeout(calm, stopped(&mut stop)).await;
        }
        let began = Instant::now();
        let text = shared.world().to_text();
        calm = CALM.max(began.elapsed() * SHARE);
        let target = path.clone();
        let written =
            tokio::task::spawn_blocking(move || world::saved::write(&target, &text?)).await;
        if let Ok(Err(error)) = written {
            tracing::warn!(%error, path = %path.display(), "the playground could not be saved");
        }
        if stopping {
            return;
        }
    }
}
