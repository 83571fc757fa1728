//! Which tables somebody can look up: those of a channel and its public threads, and their own.

use rusqlite::params;
use rusqlite::types::Value;

use super::rows::{Tx, refs};
use crate::error::Result;
use crate::table_id::TableId;
use crate::types::Sight;

/// The condition on a row of `tables`; [`values`] are its parameters, in this order.
pub(super) const SEEN: &str = "(channel IN (?, ?) OR channel IN (SELECT threads.channel FROM threads WHERE parent = ?)
   OR id IN (SELECT table_id FROM seats WHERE user = ?) OR id IN (SELECT table_id FROM previous_players WHERE user = ?))";

pub(super) fn values(tx: Tx<'_>, sight: &Sight) -> Result<[Value; 5]> {
    let channel = &sight.channel;
    let home = match &sight.parent {
        Some(parent) => parent.clone(),
        None => parent_of(tx, channel)?.unwrap_or_else(|| channel.clone()),
    };
    // No seat is without a user.
    let user = sight.user.clone().unwrap_or_default();
    Ok([
        channel.clone().into(),
        home.clone().into(),
        home.into(),
        user.clone().into(),
        user.into(),
    ])
}

impl Tx<'_> {
    /// Whether somebody can look up a table; false if there is none.
    pub fn can_see(self, table: TableId, sight: &Sight) -> Result<bool> {
        let sql = format!("SELECT EXISTS (SELECT 1 FROM tables WHERE {SEEN} AND id = ?)");
        let mut values = values(self, sight)?.to_vec();
        values.push(table.0.into());
        self.one(&sql, &refs(&values), |row| row.get(0))
    }

    /// Notes the channel of a public thread. A thread never moves, so what was noted first stays. Fails with `Bad`.
    pub fn set_thread(self, thread: &str, parent: &str) -> Result<()> {
        let sql = "INSERT INTO threads (channel, parent) VALUES (?1, ?2) ON CONFLICT (channel) DO NOTHING";
        self.execute(sql, params![thread, parent])
    }
}

/// Forgets a thread that shows no table any more.
pub(super) fn drop_unused(tx: Tx<'_>, thread: &str) -> Result<()> {
    let sql = "DELETE FROM threads WHERE channel = ?1 AND NOT EXISTS (SELECT 1 FROM tables WHERE tables.channel = ?1)";
    tx.execute(sql, params![thread])
}

fn parent_of(tx: Tx<'_>, thread: &str) -> Result<Option<String>> {
    let sql = "SELECT parent FROM threads WHERE channel = ?1";
    tx.maybe(sql, params![thread], |row| row.get(0))
}
