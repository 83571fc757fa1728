//! Boards that do not show the newest move yet. A process that stores a move shows it, and notes that; if it dies before, another process
//! draws the board once the time for it is over.

use std::time::Duration;

use rusqlite::params;

use super::columns::Span;
use super::rows::{Db, all, change};
use crate::error::Error;
use crate::table_id::TableId;

/// How long a process has to show a move.
pub(crate) const TIME_TO_SHOW: Duration = Duration::from_secs(6);

/// Notes that boards were shown at these revisions.
pub(crate) fn note_shown(db: &dyn Db, shown: &[(TableId, i64)]) -> Result<(), Error> {
    let sql =
        "UPDATE tables SET unshown = NULL WHERE id = ?1 AND revision <= ?2 AND unshown IS NOT NULL";
    for (table, revision) in shown {
        change(db, sql, params![table.0, revision])?;
    }
    Ok(())
}

/// Claims tables whose newest move has not been shown in time. Those that somebody else is claiming at this moment are left to them.
pub(crate) fn claim(db: &dyn Db, limit: u32) -> Result<Vec<TableId>, Error> {
    let now = db.now();
    let sql = format!(
        "UPDATE tables SET unshown = {now} + ?1 WHERE id IN
           (SELECT id FROM tables WHERE unshown <= {now} ORDER BY unshown LIMIT ?2 FOR UPDATE SKIP LOCKED) RETURNING id"
    );
    all(db, &sql, params![Span(TIME_TO_SHOW), limit], |row| {
        Ok(TableId(row.get(0)?))
    })
}
