//! The tables in memory, and what acts at tables hold while they act.

use std::num::NonZeroUsize;
use std::ops::{Deref, DerefMut};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use db::TableId;
use lru::LruCache;
use serenity::all::GuildId;

use crate::state::active::ActiveTable;
use crate::state::redraws::Redraws;

/// How many tables are kept replayed. One costs a few kilobytes; one that is not kept is replayed at its next press.
const KEPT: NonZeroUsize = NonZeroUsize::new(2_000).expect("not zero");

/// All tables that were used lately.
pub(crate) struct Tables {
    entries: Mutex<LruCache<TableId, SharedEntry>>,
    pub(crate) redraws: Redraws,
    /// Held from counting a person's open tables to opening one more, or many commands at once would get past the limit.
    pub(crate) opening: tokio::sync::Mutex<()>,
}

/// The entry of a table. Its lock is what makes acts at one table happen one after the other; the store's key of (table, ply) holds
/// even where two entries of one table came to be.
pub(crate) type SharedEntry = Arc<tokio::sync::Mutex<TableEntry>>;

/// What is in memory of a table: nothing before it is loaded, and nothing after something went wrong.
#[derive(Default)]
pub(crate) struct TableEntry(Option<ActiveTable>);

impl TableEntry {
    pub(crate) fn get(&self) -> Option<&ActiveTable> {
        self.0.as_ref()
    }

    pub(crate) fn get_mut(&mut self) -> Option<&mut ActiveTable> {
        self.0.as_mut()
    }

    /// Puts a table in that was loaded from the store.
    pub(crate) fn put(&mut self, active: ActiveTable) -> &mut ActiveTable {
        self.0.insert(active)
    }

    /// Forgets what is in memory: the store has changed, or somebody was shown more than is here.
    pub(crate) fn clear(&mut self) {
        self.0 = None;
    }

    /// Takes the table out for an act that changes it in memory before the store has it.
    ///
    /// # Panics
    /// If nothing is loaded.
    pub(crate) fn begin(&mut self) -> Playing<'_> {
        let active = self.0.take().expect("the table was loaded");
        Playing {
            entry: self,
            active,
        }
    }
}

/// A table out of its entry while something is played: memory may be ahead of the store. [`Playing::keep`] puts it back once both
/// agree. Dropped without that, after an error or a panic, it leaves the entry empty, and the next press loads what is stored.
#[must_use]
pub(crate) struct Playing<'a> {
    entry: &'a mut TableEntry,
    active: ActiveTable,
}

impl Playing<'_> {
    /// Puts the table back: the store has all that is in memory.
    pub(crate) fn keep(self) {
        self.entry.0 = Some(self.active);
    }
}

impl Deref for Playing<'_> {
    type Target = ActiveTable;

    fn deref(&self) -> &ActiveTable {
        &self.active
    }
}

impl DerefMut for Playing<'_> {
    fn deref_mut(&mut self) -> &mut ActiveTable {
        &mut self.active
    }
}

impl Default for Tables {
    fn default() -> Self {
        Self {
            entries: Mutex::new(LruCache::new(KEPT)),
            redraws: Redraws::default(),
            opening: tokio::sync::Mutex::default(),
        }
    }
}

impl Tables {
    /// The entry of a table, made if need be; hold its lock while acting.
    pub(crate) fn entry(&self, table: TableId) -> SharedEntry {
        Arc::clone(self.entries().get_or_insert(table, SharedEntry::default))
    }

    /// Forgets what is in memory of a server's tables: something that they all hang on has changed.
    pub(crate) async fn forget_all_of(&self, guild: Option<GuildId>) {
        let entries: Vec<SharedEntry> = self.entries().iter().map(|(_, e)| Arc::clone(e)).collect();
        for entry in entries {
            let mut entry = entry.lock().await;
            if entry
                .get()
                .is_some_and(|active| active.board.guild == guild)
            {
                entry.clear();
            }
        }
    }

    /// Forgets what is in memory of a table: the store has changed, or was not asked. Its entry stays, and an act under way there
    /// ends first, or two would act at two copies of one table.
    pub(crate) async fn forget(&self, table: TableId) {
        let entry = self.entries().peek(&table).map(Arc::clone);
        if let Some(entry) = entry {
            entry.lock().await.clear();
        }
    }

    fn entries(&self) -> MutexGuard<'_, LruCache<TableId, SharedEntry>> {
        self.entries.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;

    use super::*;

    #[tokio::test]
    async fn a_table_that_is_forgotten_keeps_its_one_entry() {
        let (tables, table) = (Tables::default(), TableId(7));
        let entry = tables.entry(table);
        let acting = entry.lock().await;
        let forgets = tables.forget(table).now_or_never();
        assert_eq!(forgets, None, "an act under way there ends first");
        assert!(
            Arc::ptr_eq(&entry, &tables.entry(table)),
            "one table, one lock"
        );
        drop(acting);
        assert_eq!(tables.forget(table).now_or_never(), Some(()));
        assert_eq!(
            tables.forget_all_of(Some(GuildId::new(77))).now_or_never(),
            Some(())
        );
        assert!(Arc::ptr_eq(&entry, &tables.entry(table)));
    }
}
