//! Time at a table in play: when work is due, and who was notified of their turn.

use rusqlite::params;

use super::rows::Tx;
use super::tables;
use crate::error::{Error, Result};
use crate::table_id::{TableAt, TableId};
use crate::types::TurnUpdate;
use ::tables::time::Uptime;

impl Tx<'_> {
    /// Notes when work is next due at a table in play. Fails with `Gone` or `Raced` (not in play).
    pub fn set_due(self, table: TableId, due: Option<Uptime>) -> Result<()> {
        let sql = "UPDATE tables SET due = ?2 WHERE id = ?1 AND phase = 'play'";
        tables::compare_and_set(self, table, sql, params![table.0, due.map(|due| due.0)])
    }

    /// Notes what was done about the turns at a table, whatever its phase. Fails with `Gone`, `Raced` or `NotSeated`.
    pub(crate) fn update_turns(self, update: &TurnUpdate) -> Result<i64> {
        let (at, pinged, reminded) = (update.table, &update.pinged, &update.reminded);
        // When work is due is not kept in memory, so other processes need not notice.
        let raises = i64::from(update.delete_ping || !pinged.is_empty() || !reminded.is_empty());
        let sql = "UPDATE tables SET revision = revision + ?5, due = ?3, ping = CASE WHEN ?4 = 1 THEN NULL ELSE ping END
               WHERE id = ?1 AND revision = coalesce(?2, revision)";
        let due = update.due.map(|due| due.0);
        let values = params![at.id.0, at.expected, due, update.delete_ping, raises];
        tables::compare_and_set(self, at.id, sql, values)?;
        for (seats, column) in [(pinged, "called_ply"), (reminded, "reminded_ply")] {
            let sql = format!("UPDATE seats SET {column} = ?3 WHERE table_id = ?1 AND seat = ?2");
            for (seat, ply) in seats {
                self.change_or(&sql, params![at.id.0, seat, ply], Error::NotSeated)?;
            }
        }
        Ok(raises)
    }

    /// Those that somebody else is claiming at this moment are left to them.
    pub(crate) fn claim_due(self, by: Uptime, until: Uptime, limit: u32) -> Result<Vec<TableId>> {
        let sql = "UPDATE tables SET due = ?2 WHERE id IN
                 (SELECT id FROM tables WHERE due <= ?1 ORDER BY due LIMIT ?3 FOR UPDATE SKIP LOCKED) RETURNING id";
        self.all(sql, params![by.0, until.0, limit], tables::table_in)
    }

    /// Notes the message that notifies the players who are to act. Fails with `Gone`.
    pub fn set_ping(self, at: TableAt, message: &str) -> Result<()> {
        let sql = "UPDATE tables SET revision = revision + 1, ping = ?3 WHERE id = ?1 AND revision = coalesce(?2, revision)";
        let values = params![at.id.0, at.expected, message];
        tables::compare_and_set(self, at.id, sql, values)
    }

    /// Work is due at once at every table in play that has a house player: a process may have been killed while one of them was thinking.
    pub fn wake_house_players(self) -> Result<()> {
        let sql = "UPDATE tables SET due = 0 WHERE phase = 'play' AND ended IS NULL
               AND EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND level IS NOT NULL)";
        self.execute(sql, params![])
    }
}
