//! A person across all tables, and forgetting them.

use std::collections::BTreeSet;

use rusqlite::params;

use super::rows::Tx;
use super::{admin_log, company, counters, daily, tables};
use crate::error::{Error, Result};
use crate::table_id::TableId;
use crate::types::{FORGOTTEN, StoredTable, replaced};

impl Tx<'_> {
    /// Every table at which a user sits or sat, or of which they are host, in any phase, oldest first.
    pub fn tables_of(self, user: &str) -> Result<Vec<TableId>> {
        let sql =
            "SELECT table_id FROM seats WHERE user = ?1 UNION SELECT id FROM tables WHERE host = ?1
               UNION SELECT table_id FROM previous_players WHERE user = ?1 ORDER BY 1";
        self.all(sql, params![user], tables::table_in)
    }

    /// The same tables with everything stored of them.
    pub fn load_all_of(self, user: &str) -> Result<Vec<StoredTable>> {
        self.load_all(self.tables_of(user)?)
    }

    /// Whether a user sits or sat at a table of this game other than `besides`.
    pub fn has_sat(self, user: &str, game: &str, besides: TableId) -> Result<bool> {
        let sql = "SELECT EXISTS (SELECT 1 FROM seats JOIN tables ON tables.id = seats.table_id
                              WHERE seats.user = ?1 AND tables.game = ?2 AND tables.id <> ?3)";
        self.one(sql, params![user, game, besides.0], |row| row.get(0))
    }

    /// Makes a user anonymous at every table and every try at a daily table: the name becomes `someone`, the id a random one, the same at
    /// all tables and another at each try, for which [`is_forgotten`](crate::is_forgotten) is true; nothing stored leads from one id to
    /// the other, but that at tables can tell most others from the user ([`may_have_been`](crate::may_have_been)), and keeps whether
    /// they were new. Seats, lucky words and plies stay, since the dice and the other players' games depend on them. That others have
    /// blocked the user, or a server has banned them, stays, too. Returns the tables that were changed.
    ///
    /// Fails with `Taken` while the user still sits at an open table.
    pub fn forget(self, user: &str, is_new: bool) -> Result<Vec<TableId>> {
        self.hold_tables_of(user)?;
        if !self.open_tables_of(user, 1)?.is_empty() {
            return Err(Error::Taken);
        }
        let tables = self.tables_of(user)?;
        // One for all of them: how often the others have met this person must not change.
        let everywhere = replaced(&unknown(self)?, user, is_new);
        let mut guilds = BTreeSet::new();
        for table in &tables {
            guilds.insert(tables::guild(self, *table)?);
            for sql in [
                "UPDATE seats SET user = ?3, name = 'someone' WHERE table_id = ?1 AND user = ?2",
                "UPDATE previous_players SET user = ?3, name = 'someone' WHERE table_id = ?1 AND user = ?2",
                "UPDATE tables SET revision = revision + 1, host = CASE WHEN host = ?2 THEN ?3 ELSE host END,
                   void_reason = replace(void_reason, '<@' || ?2 || '>', 'somebody') WHERE id = ?1",
            ] {
                self.execute(sql, params![table.0, user, everywhere])?;
            }
        }
        self.execute(
            "DELETE FROM notification_settings WHERE user = ?1",
            params![user],
        )?;
        company::forget(self, user)?;
        daily::forget(self, user)?;
        admin_log::forget(self, user, &unknown(self)?)?;
        counters::rewritten(self, &guilds)?;
        Ok(tables)
    }
}

/// A new id that leads to nobody.
fn unknown(tx: Tx<'_>) -> Result<String> {
    let sql = format!("SELECT ?1 || {}", tx.0.random_digits());
    tx.one(&sql, params![FORGOTTEN], |row| row.get(0))
}
