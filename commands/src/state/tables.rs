//! The tables in memory, and the locks to act at them.

use std::sync::Arc;

use db::TableId;
use parking_lot::Mutex;
use serenity::all::GuildId;
use tokio::sync::OwnedMutexGuard;

use crate::protocol::answer::Place;
use crate::state::active::ActiveTable;
use crate::state::in_flight::InFlight;
use crate::state::recent::Recent;
use crate::state::redraws::Redraws;
use crate::texts::Lang;

/// All recently used tables.
#[derive(Default)]
pub(crate) struct Tables {
    /// Each costs a few kilobytes; a table that has been dropped is replayed at its next press.
    entries: Mutex<Recent<TableId, SharedEntry, 2_000>>,
    pub(crate) redraws: Redraws,
    pub(crate) in_flight: InFlight,
}

/// The entry of a table. Its lock makes actions at one table happen one after the other. Should a table ever have two entries,
/// the revision that a write expects in the store still keeps them apart.
pub(crate) type SharedEntry = Arc<tokio::sync::Mutex<TableEntry>>;

/// A table in memory: empty before it is loaded, and after an error.
pub(crate) struct TableEntry {
    pub(crate) table: TableId,
    active: Option<ActiveTable>,
    /// The host was told that somebody cannot sit with somebody.
    pub(crate) host_knows: bool,
    /// The board was drawn while nobody knew yet where it is, so not there.
    missed_redraw: bool,
}

impl TableEntry {
    fn empty(table: TableId) -> Self {
        Self {
            table,
            active: None,
            host_knows: false,
            missed_redraw: false,
        }
    }

    pub(crate) fn get(&self) -> Option<&ActiveTable> {
        self.active.as_ref()
    }

    pub(crate) fn get_mut(&mut self) -> Option<&mut ActiveTable> {
        self.active.as_mut()
    }

    /// The table of an entry that has just been filled.
    ///
    /// # Panics
    /// If it is empty.
    pub(crate) fn filled(&mut self) -> &mut ActiveTable {
        self.get_mut().expect("it was filled")
    }

    /// Fills the entry with a table loaded from the store.
    pub(crate) fn put(&mut self, active: ActiveTable) -> &mut ActiveTable {
        self.active.insert(active)
    }

    /// The board is being drawn where it is, as far as that is known: a newer message may be on its way.
    pub(crate) fn note_redraw(&mut self) {
        let board = self.active.as_ref().and_then(|active| active.board.message);
        self.missed_redraw |= board.is_none();
    }

    /// The board is at this message. Returns whether it has to be drawn there, because something may have been shown on an older message
    /// only, or nowhere.
    pub(crate) fn learn_place(&mut self, (channel, message): Place) -> bool {
        let missed = std::mem::take(&mut self.missed_redraw);
        let Some(active) = &mut self.active else {
            return missed;
        };
        active.board.channel = channel;
        let before = active.board.message.replace(message);
        missed || before.is_some_and(|before| before < message)
    }

    /// Empties the entry, because the store has changed or is ahead of it.
    pub(crate) fn clear(&mut self) {
        self.active = None;
    }
}

impl Tables {
    /// The entry of a table, made if it is missing.
    fn entry(&self, table: TableId) -> SharedEntry {
        let mut entries = self.entries.lock();
        let empty = || Arc::new(tokio::sync::Mutex::new(TableEntry::empty(table)));
        Arc::clone(entries.get_or_insert(table, empty))
    }

    /// The locked entry of a table, for whoever acts there.
    pub(crate) async fn locked(&self, table: TableId) -> OwnedMutexGuard<TableEntry> {
        self.entry(table).lock_owned().await
    }

    /// The language of a table's board. Without a look into the store, that of a reader is a good guess.
    pub(crate) async fn lang(&self, table: TableId, reader: Lang) -> Lang {
        let entry = self.locked(table).await;
        entry.get().map_or(reader, ActiveTable::lang)
    }

    /// Drops a server's tables from memory, because a setting that they share has changed.
    pub(crate) async fn forget_all_of(&self, guild: Option<GuildId>) {
        self.forget_where(|active| active.board.guild == guild)
            .await;
    }

    pub(crate) async fn forget_where(&self, concerned: impl Fn(&ActiveTable) -> bool) {
        let entries: Vec<SharedEntry> = self
            .entries
            .lock()
            .iter()
            .map(|(_, e)| Arc::clone(e))
            .collect();
        for entry in entries {
            let mut entry = entry.lock().await;
            if entry.get().is_some_and(&concerned) {
                entry.clear();
            }
        }
    }

    /// Drops a table from memory, because the store has or may have changed. Its entry stays, and a running action there ends
    /// first: two actions could change two copies of one table otherwise.
    pub(crate) async fn forget(&self, table: TableId) {
        let entry = self.entries.lock().peek(&table).map(Arc::clone);
        if let Some(entry) = entry {
            entry.lock().await.clear();
        }
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;

    use super::*;

    #[tokio::test]
    async fn forgetting_a_table_waits_for_its_lock_and_keeps_its_entry() {
        let (tables, table) = (Tables::default(), TableId(7));
        let entry = tables.entry(table);
        let acting = entry.lock().await;
        let forgets = tables.forget(table).now_or_never();
        assert_eq!(forgets, None, "a running action ends first");
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
