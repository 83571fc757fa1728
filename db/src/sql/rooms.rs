//! Which tables somebody can look up: those of a channel and its public threads, and their own.

use rusqlite::types::Value;
use rusqlite::{ToSql, params};

use super::rows::{Db, maybe, one};
use crate::error::Error;
use crate::table_id::TableId;
use crate::types::Sight;

/// The condition on a row of `tables`; [`values`] are its parameters, in this order.
pub(super) const SEEN: &str = "(channel IN (?, ?) OR channel IN (SELECT threads.channel FROM threads WHERE parent = ?)
   OR id IN (SELECT table_id FROM seats WHERE user = ?) OR id IN (SELECT table_id FROM previous_players WHERE user = ?))";

pub(super) fn values(db: &dyn Db, sight: &Sight) -> Result<[Value; 5], Error> {
    let Sight {
        channel,
        parent,
        user,
    } = sight;
    let home = match parent {
        Some(parent) => parent.clone(),
        None => parent_of(db, channel)?.unwrap_or_else(|| channel.clone()),
    };
    // No seat is without a user.
    let user = user.clone().unwrap_or_default();
    Ok([
        channel.clone().into(),
        home.clone().into(),
        home.into(),
        user.clone().into(),
        user.into(),
    ])
}

pub(crate) fn can_see(db: &dyn Db, table: TableId, sight: &Sight) -> Result<bool, Error> {
    let sql = format!("SELECT EXISTS (SELECT 1 FROM tables WHERE {SEEN} AND id = ?)");
    let mut values = values(db, sight)?.to_vec();
    values.push(table.0.into());
    let values: Vec<&dyn ToSql> = values.iter().map(|value| value as &dyn ToSql).collect();
    one(db, &sql, &values, |row| row.get(0))
}

pub(crate) fn set_thread(db: &dyn Db, thread: &str, parent: &str) -> Result<(), Error> {
    let sql =
        "INSERT INTO threads (channel, parent) VALUES (?1, ?2) ON CONFLICT (channel) DO NOTHING";
    db.change(sql, params![thread, parent])?;
    Ok(())
}

/// Forgets a thread that shows no table any more.
pub(super) fn drop_unused(db: &dyn Db, thread: &str) -> Result<(), Error> {
    let sql = "DELETE FROM threads WHERE channel = ?1 AND NOT EXISTS (SELECT 1 FROM tables WHERE tables.channel = ?1)";
    db.change(sql, params![thread])?;
    Ok(())
}

fn parent_of(db: &dyn Db, thread: &str) -> Result<Option<String>, Error> {
    let sql = "SELECT parent FROM threads WHERE channel = ?1";
    maybe(db, sql, params![thread], |row| row.get(0))
}
