//! What all acts share: the store, the clock, the pictures, the way to Discord, and the tables in memory.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use db::Store;
use serde_json::Value;
use serenity::all::Http;
use tokio::sync::Notify;

use crate::protocol::emoji::Emoji;
use crate::state::seeds::Seeds;
use crate::state::tables::Tables;
use crate::tasks::Tasks;
use crate::time::clock::Clock;
use crate::time::uptime::{Now, UptimeClock};

/// How the bot is to be.
#[derive(Clone, Debug, Default)]
pub struct Settings {
    /// Where the seeds of tables come from.
    pub seeds: Seeds,
    /// Tables are deleted when they ended so long ago; none: never.
    pub retention: Option<Duration>,
    /// Told how the bot is; the operator keeps a clone.
    pub health: HealthStatus,
}

/// How the bot is, for whoever watches over it. Clones are the same.
#[derive(Clone, Debug, Default)]
pub struct HealthStatus(Arc<AtomicBool>);

impl HealthStatus {
    /// Is every shard connected to Discord?
    #[must_use]
    pub fn connected(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }

    pub(crate) fn set_connected(&self, connected: bool) {
        self.0.store(connected, Ordering::Relaxed);
    }
}

/// One per process.
pub(crate) struct Bot {
    pub store: Store,
    pub clock: Clock,
    pub uptime: UptimeClock,
    pub emoji: Emoji,
    pub http: Arc<Http>,
    pub settings: Settings,
    /// The slash commands, as Discord is told of them.
    pub commands: Value,
    /// Rung when some table is to be looked after at once.
    pub wake_scheduler: Notify,
    pub tables: Tables,
    pub tasks: Tasks,
}

impl Bot {
    /// To be called on the runtime on which the bot is to run.
    #[must_use]
    pub(crate) fn new(
        store: Store,
        clock: Clock,
        uptime: UptimeClock,
        http: Arc<Http>,
        settings: Settings,
        commands: Value,
    ) -> Self {
        Self {
            store,
            clock,
            uptime,
            emoji: Emoji::default(),
            http,
            settings,
            commands,
            wake_scheduler: Notify::new(),
            tables: Tables::default(),
            tasks: Tasks::new(),
        }
    }

    /// This moment.
    pub(crate) fn now(&self) -> Now {
        Now {
            uptime: self.uptime.now(),
            wall: self.clock.now(),
        }
    }
}
