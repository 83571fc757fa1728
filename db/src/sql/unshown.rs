//! Boards that do not show the newest act yet. A process that stores an act shows it, and notes that; if it dies before, another process
//! draws the board once the time for it is over. A file has one process: there the next start draws what was left, and what is noted is the
//! revision to be shown.

use std::time::Duration;

use rusqlite::{ToSql, params};

use super::columns::Span;
use super::rows::Tx;
use crate::error::Error;
use crate::table_id::TableId;

/// How long a process has to show an act.
pub(crate) const TIME_TO_SHOW: Duration = Duration::from_secs(6);

/// Which boards of ended tables may have been left in a file: those that ended no longer than this before the last one.
const LATELY: Duration = Duration::from_secs(60 * 60);

/// How many boards one statement notes.
const AT_ONCE: usize = 256;

impl Tx<'_> {
    /// Notes that the boards of tables were shown as they were at a revision. Gives those to note once more, because somebody else was just
    /// changing their table: two processes that note the same boards would wait for each other, and players for both.
    pub fn note_shown(self, shown: &[(TableId, i64)]) -> Result<Vec<(TableId, i64)>, Error> {
        if !self.0.is_shared() {
            return note_shown_in_file(self, shown).map(|()| Vec::new());
        }
        let mut left = Vec::new();
        for some in shown.chunks(AT_ONCE) {
            // Statements stay prepared, so there are few of them: of one, two, four boards.
            let last = some.last().copied().into_iter();
            let padded = some.iter().copied().chain(last.cycle());
            let padded: Vec<i64> = padded
                .take(some.len().next_power_of_two())
                .flat_map(|(table, revision)| [table.0, revision])
                .collect();
            let values: Vec<&dyn ToSql> = padded.iter().map(|value| value as &dyn ToSql).collect();
            let marks = vec!["(?, ?)"; padded.len() / 2].join(", ");
            let shown = format!("WITH shown (id, revision) AS (VALUES {marks})");
            let waiting = "FROM tables JOIN shown ON tables.id = shown.id AND tables.revision <= shown.revision WHERE unshown IS NOT NULL";
            let sql = format!(
                "{shown} UPDATE tables SET unshown = NULL WHERE id IN (SELECT tables.id {waiting} FOR UPDATE OF tables SKIP LOCKED)"
            );
            self.change(&sql, &values)?;
            let sql = format!("{shown} SELECT DISTINCT tables.id, shown.revision {waiting}");
            left.extend(self.all(&sql, &values, |row| Ok((TableId(row.get(0)?), row.get(1)?)))?);
        }
        Ok(left)
    }

    /// Claims tables whose newest act no board has shown for some seconds, for somebody who draws them, at most `limit`; those that
    /// somebody else is claiming at this moment are left to them. In a file these are all tables whose newest act was not noted as shown:
    /// the work of a start.
    pub fn claim_unshown(self, limit: u32) -> Result<Vec<TableId>, Error> {
        if !self.0.is_shared() {
            return left_in_file(self);
        }
        let now = self.0.now();
        let sql = format!(
        "UPDATE tables SET unshown = {now} + ?1 WHERE id IN
           (SELECT id FROM tables WHERE unshown <= {now} ORDER BY unshown LIMIT ?2 FOR UPDATE SKIP LOCKED) RETURNING id"
    );
        self.all(&sql, params![Span(TIME_TO_SHOW), limit], |row| {
            Ok(TableId(row.get(0)?))
        })
    }
}

/// In a file: notes that boards were shown at these revisions.
fn note_shown_in_file(tx: Tx<'_>, shown: &[(TableId, i64)]) -> Result<(), Error> {
    // In a file that was copied from a server there may be a time instead of a revision.
    let sql = "UPDATE tables SET unshown = NULL WHERE id = ?1 AND min(unshown, revision) <= ?2";
    for (table, revision) in shown {
        tx.change(sql, params![table.0, revision])?;
    }
    Ok(())
}

/// In a file: the tables whose newest act was not shown. Both halves find them through an index that there is anyway.
fn left_in_file(tx: Tx<'_>) -> Result<Vec<TableId>, Error> {
    let sql = "SELECT id FROM tables WHERE unshown IS NOT NULL AND ended IS NULL AND phase IN ('lobby', 'play')
               UNION ALL SELECT id FROM tables WHERE unshown IS NOT NULL AND ended >= (SELECT max(ended) FROM tables) - ?1";
    tx.all(sql, params![Span(LATELY)], |row| Ok(TableId(row.get(0)?)))
}
