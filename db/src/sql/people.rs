//! A person across all tables, and forgetting them.

use std::collections::BTreeSet;

use rusqlite::params;

use super::rows::{Db, all, one};
use super::{admin_log, company, counters, daily, tables};
use crate::error::Error;
use crate::table_id::TableId;
use crate::types::{FORGOTTEN, StoredTable, replaced};

pub(crate) fn tables_of(db: &dyn Db, user: &str) -> Result<Vec<TableId>, Error> {
    let sql =
        "SELECT table_id FROM seats WHERE user = ?1 UNION SELECT id FROM tables WHERE host = ?1
               UNION SELECT table_id FROM previous_players WHERE user = ?1 ORDER BY 1";
    all(db, sql, params![user], |row| Ok(TableId(row.get(0)?)))
}

pub(crate) fn load_all_of(db: &dyn Db, user: &str) -> Result<Vec<StoredTable>, Error> {
    // A table may be dropped between two of the loads.
    tables_of(db, user)?
        .into_iter()
        .filter_map(|table| tables::load(db, table).transpose())
        .collect()
}

pub(crate) fn has_sat(
    db: &dyn Db,
    user: &str,
    game: &str,
    besides: TableId,
) -> Result<bool, Error> {
    let sql = "SELECT EXISTS (SELECT 1 FROM seats JOIN tables ON tables.id = seats.table_id
                              WHERE seats.user = ?1 AND tables.game = ?2 AND tables.id <> ?3)";
    one(db, sql, params![user, game, besides.0], |row| row.get(0))
}

/// A new id that leads to nobody.
fn unknown(db: &dyn Db) -> Result<String, Error> {
    let sql = format!("SELECT ?1 || {}", db.random_digits());
    one(db, &sql, params![FORGOTTEN], |row| row.get(0))
}

pub(crate) fn forget(db: &dyn Db, user: &str, is_new: bool) -> Result<Vec<TableId>, Error> {
    if !tables::open_tables_of(db, user, 1)?.is_empty() {
        return Err(Error::Taken);
    }
    let tables = tables_of(db, user)?;
    // One for all of them: how often the others have met this person must not change.
    let everywhere = replaced(&unknown(db)?, user, is_new);
    let mut guilds = BTreeSet::new();
    for table in &tables {
        guilds.insert(tables::guild(db, *table)?);
        for sql in [
            "UPDATE seats SET user = ?3, name = 'someone' WHERE table_id = ?1 AND user = ?2",
            "UPDATE previous_players SET user = ?3, name = 'someone' WHERE table_id = ?1 AND user = ?2",
            "UPDATE tables SET revision = revision + 1, host = CASE WHEN host = ?2 THEN ?3 ELSE host END WHERE id = ?1",
        ] {
            db.change(sql, params![table.0, user, everywhere])?;
        }
    }
    db.change(
        "DELETE FROM notification_settings WHERE user = ?1",
        params![user],
    )?;
    company::forget(db, user)?;
    daily::forget(db, user)?;
    admin_log::forget(db, user, &unknown(db)?)?;
    counters::rewritten(db, &guilds)?;
    Ok(tables)
}
