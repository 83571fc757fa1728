//! Boards that may not show what was stored. A process knows which of its acts no board shows yet, and notes since when there are any. When
//! it is gone, the next one, or another one on the same storage, draws the boards of all tables where something has happened since then.

use std::time::Duration;

use rusqlite::params;

use super::rows::{Span, Tx};
use super::{leases, tables};
use crate::error::Result;
use crate::table_id::TableId;

/// How long before the noted moment an act may have been stored: an older board of the process may have been on its way for ten seconds.
const MARGIN: Duration = Duration::from_secs(15);

/// How long after its end a table may still change what its board shows.
const LATELY: Duration = Duration::from_secs(60 * 60);

impl Tx<'_> {
    /// Notes for how long boards may not show what this process has stored.
    pub fn note_undrawn(self, process: &str, ago: Duration) -> Result<()> {
        let sql = format!(
            "INSERT INTO undrawn (process, since) VALUES (?1, {} - ?2) ON CONFLICT (process) DO UPDATE SET since = excluded.since",
            self.0.now()
        );
        self.execute(&sql, params![process, Span(ago)])
    }

    /// The tables whose boards processes that are gone may have left out of date, and for how long. From now on they are this one's. In a
    /// file every process before this one is gone.
    pub fn take_undrawn(self, process: &str) -> Result<Vec<(TableId, Duration)>> {
        let now = self.0.now();
        let gone = if self.0.is_shared() {
            let (gone, lease) = (leases::GONE, leases::PROCESS_LEASE);
            format!(
                "process <> ?1 AND ({gone} = process)
                 OR NOT EXISTS (SELECT 1 FROM leases WHERE name = '{lease}' || process AND until > {now}))"
            )
        } else {
            "process = ?1".to_owned()
        };
        let sql = format!("DELETE FROM undrawn WHERE {gone} RETURNING since");
        let left: Vec<i64> = self.all(&sql, params![process], |row| row.get(0))?;
        let Some(left) = left.into_iter().min() else {
            return Ok(Vec::new());
        };
        let sql = "INSERT INTO undrawn (process, since) VALUES (?1, ?2)
                   ON CONFLICT (process) DO UPDATE SET since = CASE WHEN excluded.since < undrawn.since THEN excluded.since ELSE undrawn.since END";
        self.execute(sql, params![process, left])?;
        let ago = tables::untouched_for(self);
        let sql = format!(
            "SELECT id, {ago} FROM tables WHERE ended IS NULL AND touched >= ?1 - ?2
             UNION ALL SELECT id, {ago} FROM tables WHERE ended >= ?1 - ?3 AND touched >= ?1 - ?2"
        );
        self.all(&sql, params![left, Span(MARGIN), Span(LATELY)], |row| {
            let Span(ago) = row.get(1)?;
            Ok((TableId(row.get(0)?), ago))
        })
    }

    /// Notes that this process has left nothing to be drawn.
    pub fn note_all_drawn(self, process: &str) -> Result<()> {
        self.execute("DELETE FROM undrawn WHERE process = ?1", params![process])
    }
}
