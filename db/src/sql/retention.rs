//! Deleting tables.

use std::collections::BTreeSet;

use rusqlite::params;

use super::rows::Tx;
use super::{counters, daily, rooms};
use crate::error::Result;
use crate::table_id::TableId;
use ::tables::time::WallTime;

impl Tx<'_> {
    /// Deletes tables that ended before a moment, oldest first and at most `limit`, and returns their numbers; and the days that were over
    /// then. The second value says whether anything was deleted.
    pub(crate) fn drop_ended_before(
        self,
        before: WallTime,
        limit: u32,
    ) -> Result<(Vec<TableId>, bool)> {
        let sql = "SELECT id, guild, phase = 'over' FROM tables WHERE ended IS NOT NULL AND ended < ?1 ORDER BY ended, id LIMIT ?2";
        let mut guilds = BTreeSet::new();
        let old = self.all(sql, params![before.0, limit], |row| {
            if row.get(2)? {
                guilds.insert(row.get(1)?);
            }
            Ok(TableId(row.get(0)?))
        })?;
        for table in &old {
            self.drop_table(*table)?;
        }
        let rows = daily::drop_before(self, before)?;
        if !guilds.is_empty() {
            counters::removed(self, &guilds)?;
        }
        let is_any = rows > 0 || !old.is_empty();
        Ok((old, is_any))
    }

    /// Deletes a table with everything stored of it, whatever its phase.
    pub fn drop_table(self, table: TableId) -> Result<()> {
        let sql = "SELECT channel FROM tables WHERE id = ?1";
        let channel: Option<String> = self.maybe(sql, params![table.0], |row| row.get(0))?;
        for sql in [
            "DELETE FROM invitations WHERE table_id = ?1",
            "DELETE FROM board_tokens WHERE table_id = ?1",
            "DELETE FROM analyses WHERE table_id = ?1",
            "DELETE FROM log WHERE table_id = ?1",
            "DELETE FROM seats WHERE table_id = ?1",
            "DELETE FROM previous_players WHERE table_id = ?1",
            "DELETE FROM tables WHERE id = ?1",
        ] {
            self.execute(sql, params![table.0])?;
        }
        match channel {
            Some(channel) => rooms::drop_unused(self, &channel),
            None => Ok(()),
        }
    }
}
