//! Writes that are tried at a new table and undone: nothing of them is stored, and nobody else ever sees them.

use rusqlite::params;

use super::rows::{Db, maybe};
use super::{lobby, play, tables};
use crate::error::Error;
use crate::table_id::TableId;
use crate::time::TableTime;
use crate::types::{Append, Hand, NewTable, Start, StoredTable};

/// A store for the duration of [`Store::rehearse`](crate::Store::rehearse).
pub struct Rehearsal<'a>(pub(crate) &'a dyn Db);

impl Rehearsal<'_> {
    /// See [`Store::create_table`](crate::Store::create_table).
    pub fn create_table(&self, new: &NewTable) -> Result<TableId, Error> {
        lobby::create(self.0, new)
    }

    /// See [`Store::start`](crate::Store::start).
    pub fn start(&self, start: &Start) -> Result<(), Error> {
        lobby::start(self.0, start)
    }

    /// See [`Store::append`](crate::Store::append).
    pub fn append(&self, append: &Append) -> Result<(), Error> {
        play::append(self.0, append, append.table.id.into(), None)
    }

    /// See [`Store::load`](crate::Store::load). Fails with `Gone` where that returns `None`.
    pub fn load(&self, table: TableId) -> Result<StoredTable, Error> {
        tables::load_written(self.0, table)
    }
}

/// A move at the newest table in play, whatever is legal there. Where there is none, none can fail.
pub(crate) fn try_move(store: &Rehearsal<'_>) -> Result<(), Error> {
    let sql = "SELECT id, touched, (SELECT max(ply) + 1 FROM plies WHERE table_id = id) FROM tables
               WHERE phase = 'play' AND ended IS NULL ORDER BY touched DESC LIMIT 1";
    let next = maybe(store.0, sql, params![], |row| {
        Ok((TableId(row.get(0)?), row.get(1)?, row.get(2)?))
    })?;
    let Some((table, at, ply)) = next else {
        return Ok(());
    };
    store.append(&Append {
        table: table.into(),
        ply,
        seat: 0,
        mv: "practice".to_owned(),
        faces: Vec::new(),
        hand: Hand::House,
        at,
        time: TableTime(0),
        due: None,
        left: false,
        withdraws_vote: false,
        over: None,
    })
}
