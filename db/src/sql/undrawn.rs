//! Boards that may not show what was stored. A process knows which of its acts no board shows yet, and notes since when there are any. When
//! it is gone, the next one, or another one on the same storage, draws the boards of all tables where something has happened since then.

use std::time::Duration;

use rusqlite::params;

use super::columns::Span;
use super::leases;
use super::rows::Tx;
use crate::error::Error;
use crate::table_id::TableId;
use ::tables::time::WallTime;

/// How long before the noted moment an act may have been made: it is stored a while after it was decided, an older board of the process
/// may have been on its way for ten seconds, and the clocks of two machines are not the same.
const MARGIN: Duration = Duration::from_secs(15);

/// How long after its end a table may still change what its board shows.
const LATELY: Duration = Duration::from_secs(60 * 60);

impl Tx<'_> {
    /// Notes since when boards may not show what this process has stored, by its clock.
    pub fn note_undrawn(self, process: &str, since: WallTime) -> Result<(), Error> {
        let sql = "INSERT INTO undrawn (process, since) VALUES (?1, ?2) ON CONFLICT (process) DO UPDATE SET since = excluded.since";
        self.change(sql, params![process, since.0])?;
        Ok(())
    }

    /// The tables whose boards processes that are gone may have left out of date, and since when. From now on they are this one's. In a
    /// file every process before this one is gone.
    pub fn take_undrawn(self, process: &str) -> Result<Vec<(TableId, WallTime)>, Error> {
        let gone = if self.0.is_shared() {
            let (gone, now) = (leases::GONE, self.0.now());
            let lease = leases::PROCESS_LEASE;
            format!(
                "process <> ?1 AND ({gone} = process)
                 OR NOT EXISTS (SELECT 1 FROM leases WHERE name = '{lease}' || process AND until > {now}))"
            )
        } else {
            "process = ?1".to_owned()
        };
        let sql = format!("DELETE FROM undrawn WHERE {gone} RETURNING since");
        let left = self.all(&sql, params![process], |row| Ok(WallTime(row.get(0)?)))?;
        let left = left.into_iter().min();
        let Some(left) = left else {
            return Ok(Vec::new());
        };
        let sql = "INSERT INTO undrawn (process, since) VALUES (?1, ?2)
                   ON CONFLICT (process) DO UPDATE SET since = CASE WHEN excluded.since < undrawn.since THEN excluded.since ELSE undrawn.since END";
        self.change(sql, params![process, left.0])?;
        let sql = "SELECT id, touched FROM tables WHERE ended IS NULL AND touched >= ?1 - ?2
                   UNION ALL SELECT id, touched FROM tables WHERE ended >= ?1 - ?3 AND touched >= ?1 - ?2";
        self.all(sql, params![left.0, Span(MARGIN), Span(LATELY)], |row| {
            Ok((TableId(row.get(0)?), WallTime(row.get(1)?)))
        })
    }

    /// Notes that this process has left nothing to be drawn.
    pub fn note_all_drawn(self, process: &str) -> Result<(), Error> {
        self.change("DELETE FROM undrawn WHERE process = ?1", params![process])?;
        Ok(())
    }
}
