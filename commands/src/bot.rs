//! What all acts share: the store, the clock, the pictures, the way to Discord, and the tables in memory.

use std::collections::HashMap;
use std::num::NonZeroUsize;
use std::panic::AssertUnwindSafe;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use db::{Millis, Store, TableId};
use futures_util::FutureExt;
use lru::LruCache;
use serde_json::Value;
use serenity::all::Http;
use tokio::sync::Notify;

use crate::protocol::custom_id::table_name;
use crate::protocol::emoji::Emoji;
use crate::results::leaderboard_cache::Boards;
use crate::table::active::ActiveTable;
use crate::table::seeds::Seeds;
use crate::time::clock::Clock;
use crate::time::uptime::Now;
use crate::time::uptime::Uptime;

/// How many tables are kept replayed. One costs a few kilobytes; one that is not kept is replayed at its next press.
const KEPT: NonZeroUsize = NonZeroUsize::new(2_000).expect("not zero");

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

    pub(crate) fn note(&self, connected: bool) {
        self.0.store(connected, Ordering::Relaxed);
    }
}

/// One per process.
pub(crate) struct Bot {
    pub store: Store,
    pub clock: Clock,
    pub awake: Uptime,
    pub emoji: Emoji,
    pub http: Arc<Http>,
    pub settings: Settings,
    /// The slash commands, as Discord is told of them.
    pub(crate) commands: Value,
    /// Rung when some table is to be looked after at once.
    pub(crate) wake_scheduler: Notify,
    pub(crate) redraws: Redraws,
    /// Held from counting a person's open tables to opening one more, or many commands at once would get past the limit.
    pub(crate) opening: tokio::sync::Mutex<()>,
    pub(crate) boards: Boards,
    tables: Mutex<LruCache<TableId, TableEntry>>,
}

const SECOND: Duration = Duration::from_secs(1);

/// After how many seconds a board that Discord was too busy for is drawn again, each time; then it waits for somebody to press.
const LATER: [u32; 8] = [1, 2, 4, 8, 16, 32, 64, 300];

/// Tables whose board is being edited, and whether it must be once more.
#[derive(Default)]
pub(crate) struct Redraws(Mutex<HashMap<TableId, bool>>);

impl Redraws {
    fn wanted(&self) -> MutexGuard<'_, HashMap<TableId, bool>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Asks for an edit; true if the caller is to do the editing from now on.
    pub(crate) fn begin(&self, table: TableId) -> bool {
        self.wanted().insert(table, true).is_none()
    }

    /// Edits, at most once a second, until nobody asks for it any more. After an edit that Discord was too busy for, as `edit`
    /// tells, it is tried again later: what is done on a panel shows nowhere else. A panic ends that one edit and not those to come.
    pub(crate) async fn serve<E: Future<Output = bool>>(
        &self,
        table: TableId,
        edit: impl Fn() -> E,
    ) {
        let mut later = LATER.iter();
        while self.next(table) {
            let busy = AssertUnwindSafe(edit())
                .catch_unwind()
                .await
                .unwrap_or_else(|_| {
                    tracing::error!(
                        "the board of table {} was not drawn: a panic, which is logged above",
                        table_name(table)
                    );
                    false
                });
            tokio::time::sleep(SECOND).await;
            if !busy {
                later = LATER.iter();
            } else if let Some(seconds) = later.next() {
                for _ in 0..*seconds {
                    if self.is_wanted(table) {
                        break;
                    }
                    tokio::time::sleep(SECOND).await;
                }
                self.begin(table);
            }
        }
    }

    fn is_wanted(&self, table: TableId) -> bool {
        self.wanted().get(&table) == Some(&true)
    }

    /// Is there anything to edit? If not, the next to ask does the editing.
    fn next(&self, table: TableId) -> bool {
        let mut wanted = self.wanted();
        match wanted.get_mut(&table) {
            Some(again) if *again => {
                *again = false;
                true
            }
            _ => {
                wanted.remove(&table);
                false
            }
        }
    }
}

/// A table's place in memory. Its lock is what makes acts at one table happen one after the other; the store's key of
/// (table, ply) holds even where two slots of one table came to be.
pub(crate) type TableEntry = Arc<tokio::sync::Mutex<Option<ActiveTable>>>;

impl Bot {
    /// `awake` is how long the program had been awake when that was last written down.
    #[must_use]
    pub(crate) fn new(
        store: Store,
        clock: Clock,
        http: Arc<Http>,
        settings: Settings,
        commands: Value,
        awake: Millis,
    ) -> Self {
        Self {
            store,
            awake: Uptime::since(clock.clone(), awake),
            clock,
            emoji: Emoji::default(),
            http,
            settings,
            commands,
            wake_scheduler: Notify::new(),
            redraws: Redraws::default(),
            opening: tokio::sync::Mutex::default(),
            boards: Boards::default(),
            tables: Mutex::new(LruCache::new(KEPT)),
        }
    }

    /// This moment.
    pub(crate) fn now(&self) -> Now {
        Now {
            awake: self.awake.now(),
            wall: self.clock.now(),
        }
    }

    /// The place of a table, made if need be; hold its lock while acting.
    pub(crate) fn slot(&self, table: TableId) -> TableEntry {
        Arc::clone(self.tables().get_or_insert(table, TableEntry::default))
    }

    /// Forgets what is in memory of a server's tables: something that they all hang on has changed.
    pub(crate) async fn forget_all_of(&self, guild: &str) {
        let slots: Vec<TableEntry> = self.tables().iter().map(|(_, s)| Arc::clone(s)).collect();
        for slot in slots {
            let mut slot = slot.lock().await;
            if slot.as_ref().is_some_and(|active| active.guild == guild) {
                *slot = None;
            }
        }
    }

    /// Forgets what is in memory of a table: the store has changed, or was not asked. Its place stays, and whoever acts there ends
    /// first, or two would act at two copies of one table.
    pub(crate) async fn forget(&self, table: TableId) {
        let slot = self.tables().peek(&table).map(Arc::clone);
        if let Some(slot) = slot {
            *slot.lock().await = None;
        }
    }

    fn tables(&self) -> MutexGuard<'_, LruCache<TableId, TableEntry>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicU32;

    use futures_util::FutureExt;

    use super::*;

    #[tokio::test]
    async fn a_table_that_is_forgotten_keeps_its_one_place() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Store::open(folder.path().join("rollhouse.db")).expect("a store");
        let http = Arc::new(Http::new("no token is needed for this"));
        let (clock, settings) = (Clock::held(), Settings::default());
        let bot = Bot::new(store, clock, http, settings, Value::Null, 0);
        let table = TableId(7);
        let slot = bot.slot(table);
        let acting = slot.lock().await;
        let forgets = bot.forget(table).now_or_never();
        assert_eq!(forgets, None, "whoever acts there ends first");
        assert!(Arc::ptr_eq(&slot, &bot.slot(table)), "one table, one lock");
        drop(acting);
        assert_eq!(bot.forget(table).now_or_never(), Some(()));
        assert_eq!(bot.forget_all_of("77").now_or_never(), Some(()));
        assert!(Arc::ptr_eq(&slot, &bot.slot(table)));
        bot.store.close();
    }

    #[tokio::test(start_paused = true)]
    async fn a_board_that_could_not_be_drawn_once_is_drawn_the_next_time() {
        let (redraws, table, edits) = (Redraws::default(), TableId(1), AtomicU32::new(0));
        let edit = async || {
            let before = edits.fetch_add(1, Ordering::Relaxed);
            assert!(before > 0, "the first time it cannot be drawn");
            false
        };
        for drawn in 1..=2 {
            assert!(redraws.begin(table), "nobody is at it");
            assert!(!redraws.begin(table), "somebody is now");
            redraws.serve(table, &edit).await;
            assert_eq!(edits.load(Ordering::Relaxed), drawn);
        }
    }

    #[tokio::test(start_paused = true)]
    async fn a_board_that_discord_is_too_busy_for_is_drawn_again_later_and_later() {
        let (redraws, table, edits) = (Redraws::default(), TableId(1), AtomicU32::new(0));
        let began = tokio::time::Instant::now();
        let edit = |busy: u32| {
            let edits = &edits;
            move || std::future::ready(edits.fetch_add(1, Ordering::Relaxed) < busy)
        };
        redraws.begin(table);
        redraws.serve(table, edit(2)).await;
        assert_eq!(edits.swap(0, Ordering::Relaxed), 3);
        assert_eq!(began.elapsed().as_secs(), 3 + 1 + 2);
        // It is not tried for ever.
        redraws.begin(table);
        redraws.serve(table, edit(u32::MAX)).await;
        assert_eq!(edits.swap(0, Ordering::Relaxed), 9);
        // Who presses in the meantime does not wait as long.
        redraws.begin(table);
        let began = tokio::time::Instant::now();
        let presses = async {
            tokio::time::sleep(Duration::from_secs(15)).await;
            redraws.begin(table);
        };
        tokio::join!(redraws.serve(table, edit(4)), presses);
        assert_eq!(edits.load(Ordering::Relaxed), 5);
        assert!(
            began.elapsed() < Duration::from_secs(20),
            "{:?}",
            began.elapsed()
        );
    }
}
