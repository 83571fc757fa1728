//! What every handler shares: the store, the clocks, the emoji, the way to Discord, and the tables in memory.

use std::net::SocketAddr;
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use db::{Store, TableAt, Tx};
use parking_lot::{Mutex, MutexGuard};
use serde_json::Value;
use serenity::all::{ApplicationId, UserId};
use tokio::sync::Notify;
use tokio::task::JoinHandle;

use crate::leases::Leases;
use crate::protocol::emoji::{Emoji, Style};
use crate::protocol::http::Http;
use crate::protocol::shards::ShardRange;
use crate::protocol::shown::Shown;
use crate::simulated::SimulatedProcess;
use crate::standings::cache::ResultsCache;
use crate::state::board_tokens::BoardTokens;
use crate::state::budgets::Budgets;
use crate::state::deliveries::Deliveries;
use crate::state::notes::Notes;
use crate::state::panels::Panels;
use crate::state::seeds::Seeds;
use crate::state::shown_boards::ShownBoards;
use crate::state::tables::Tables;
use crate::state::thinking::Thinking;
use crate::tasks::Tasks;
use crate::time::clock::Clock;
use crate::time::uptime::{Now, UptimeClock};

/// Settings for [`serve`](crate::serve).
#[derive(Clone, Debug, Default)]
pub struct Settings {
    /// The source of seeds for new tables.
    pub seeds: Seeds,
    /// How long an answer is tried again; `None` for Discord's three seconds. A local Discord may take answers for longer.
    pub answer_window: Option<Duration>,
    /// Which gateway connections to open; `None` opens as many as Discord recommends.
    pub shards: Option<ShardRange>,
    /// How long finished tables are kept; `None` keeps them for good.
    pub retention: Option<Duration>,
    /// How long a stopping bot still answers over HTTP, so that a load balancer notices and sends it nothing more.
    pub drain: Duration,
    /// The bot updates this; the operator keeps a clone to read it.
    pub health: HealthStatus,
    /// The process of a simulation that the bot is.
    pub simulated: Option<SimulatedProcess>,
}

/// The state of the connection, for health checks. Clones share it.
#[derive(Clone, Debug, Default)]
pub struct HealthStatus(Arc<Mutex<Health>>);

/// What is known of the connection at a moment.
#[derive(Clone, Copy, Debug, Default)]
pub struct Health {
    /// Is every shard connected to Discord? With interactions over HTTP: could Discord be reached when that was last tried?
    pub connected: bool,
    /// Is the bot about to stop, so that a balancer must send nothing more to it?
    pub stopping: bool,
    /// Where interactions are received over HTTP; `None` with the gateway, and while the bot does not run.
    pub listening: Option<SocketAddr>,
    /// When the last interaction came over HTTP; `None` if there was none yet.
    pub received: Option<Instant>,
    /// By how many seconds the machine's clock is ahead of Discord's (behind it, if this is negative), if that is so much that
    /// interactions over HTTP are refused.
    pub clock_off: Option<i64>,
}

impl HealthStatus {
    /// What is known at this moment.
    pub fn now(&self) -> Health {
        *self.0.lock()
    }

    pub(crate) fn note_interaction(&self) {
        let mut health = self.change();
        health.received = Some(Instant::now());
        health.clock_off = None;
    }

    /// To change it.
    pub(crate) fn change(&self) -> MutexGuard<'_, Health> {
        self.0.lock()
    }
}

/// The bot; there is one per process.
pub(crate) struct Bot {
    pub store: Store,
    pub clock: Clock,
    pub uptime: UptimeClock,
    pub emoji: Emoji,
    pub http: Http,
    pub settings: Settings,
    /// The slash commands, as they are registered with Discord.
    pub commands: Value,
    /// Wakes the scheduler.
    pub wake_scheduler: Notify,
    pub tables: Tables,
    pub panels: Panels,
    pub notes: Notes,
    pub board_tokens: BoardTokens,
    pub thinking: Thinking,
    pub budgets: Budgets,
    pub results: ResultsCache,
    /// The operator's line on running tables, such as on maintenance to come; every board that is drawn shows it.
    pub announcement: Mutex<Option<String>>,
    pub shown_boards: ShownBoards,
    pub tasks: Tasks,
    pub leases: Arc<Leases>,
    pub deliveries: Deliveries,
    /// The bot's own user, once it is known.
    pub own_user: OnceLock<UserId>,
}

impl Bot {
    /// The pictures as this user wants them drawn.
    pub(crate) async fn emoji_for(&self, user: String) -> Result<Emoji, db::Error> {
        let read = self.read(move |tx| tx.notification_settings(&user));
        let settings = read.await?;
        Ok(self.emoji.styled(Style::of(&settings.pictures)))
    }

    /// As [`Store::read`].
    pub(crate) async fn read<T: Send + 'static>(
        &self,
        work: impl FnOnce(Tx<'_>) -> Result<T, db::Error> + Send + 'static,
    ) -> Result<T, db::Error> {
        self.store.read(work).await
    }

    /// As [`Store::write`].
    pub(crate) async fn write<T: Send + 'static>(
        &self,
        work: impl Fn(Tx<'_>) -> Result<T, db::Error> + Send + 'static,
    ) -> Result<T, db::Error> {
        self.store.write(work).await
    }

    /// As [`Store::write_at`].
    pub(crate) async fn write_at<T: Send + 'static>(
        &self,
        known: &mut TableAt,
        work: impl Fn(Tx<'_>, TableAt) -> Result<T, db::Error> + Send + 'static,
    ) -> Result<T, db::Error> {
        self.store.write_at(known, work).await
    }

    /// A board with this state of a table is on its way to Discord.
    pub(crate) fn note_sent(&self, shown: Option<Shown>) {
        if let Some(shown) = shown.filter(|_| self.store.is_shared()) {
            self.shown_boards.note_sent(shown);
        }
    }

    /// Discord has taken a board with this state of a table.
    pub(crate) fn note_taken(&self, shown: Shown) {
        if self.store.is_shared() {
            self.shown_boards.note_unchecked(shown);
        } else {
            self.shown_boards.note(shown);
        }
    }

    /// Must be called on the runtime that will run the bot's tasks.
    pub(crate) fn new(
        store: Store,
        clock: Clock,
        uptime: UptimeClock,
        http: Http,
        settings: Settings,
        commands: Value,
        leases: Arc<Leases>,
    ) -> Self {
        Self {
            board_tokens: BoardTokens::new(store.clone()),
            store,
            clock,
            uptime,
            emoji: Emoji::default(),
            http,
            tasks: Tasks::new(settings.simulated.clone()),
            settings,
            commands,
            wake_scheduler: Notify::new(),
            tables: Tables::default(),
            panels: Panels::default(),
            notes: Notes::default(),
            thinking: Thinking::default(),
            budgets: Budgets::default(),
            results: ResultsCache::default(),
            announcement: Mutex::default(),
            shown_boards: ShownBoards::default(),
            leases,
            deliveries: Deliveries::default(),
            own_user: OnceLock::new(),
        }
    }

    /// Notes which application and user the bot is.
    pub(crate) fn know(&self, application: ApplicationId, own_user: Option<UserId>) {
        self.http.serenity.set_application_id(application);
        if let Some(user) = own_user {
            // It never changes.
            _ = self.own_user.set(user);
        }
    }

    /// Runs what `work` makes in the background until it is done or the bot stops. It must be safe to cancel at every await.
    pub(crate) fn spawn_until_stop<F>(
        self: &Arc<Self>,
        work: impl FnOnce(Arc<Self>) -> F,
    ) -> JoinHandle<()>
    where
        F: Future<Output = ()> + Send + 'static,
    {
        let (work, own) = (work(Arc::clone(self)), Arc::clone(self));
        self.tasks.spawn(async move {
            own.tasks.until_stop(work).await;
        })
    }

    /// The current time, on both scales.
    pub(crate) fn now(&self) -> Now {
        Now {
            uptime: self.uptime.now(),
            wall: self.clock.now(),
        }
    }
}
