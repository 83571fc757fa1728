//! Finished tables: looked at for ratings and history, taken out of the ratings, and a person or an old table out of the store.

use std::sync::atomic::Ordering;

use rusqlite::types::Value;
use rusqlite::{Connection, Row, params, params_from_iter};

use crate::{Error, Finished, Played, PlayedSeat, Store, StoredTable, TableId, WallTime, queries};

impl Store {
    /// Tables that were played to their end, in the order in which they ended (then by number).
    pub async fn finished(&self, which: Finished) -> Result<Vec<Played>, Error> {
        self.read(move |db| finished(db, &which, "", i64::MAX, 0))
            .await
    }

    /// The same, newest first, without the first `skip` and at most `limit`.
    pub async fn latest_finished(
        &self,
        which: Finished,
        skip: u32,
        limit: u32,
    ) -> Result<Vec<Played>, Error> {
        self.read(move |db| finished(db, &which, "DESC", limit.into(), skip.into()))
            .await
    }

    /// A number that changes whenever what [`finished`](Self::finished) gives may have changed: what was made from it before is old then.
    #[must_use]
    pub fn results(&self) -> u64 {
        self.changes().load(Ordering::Acquire)
    }

    /// Takes the result of a table that is over out of the ratings at a moment, or with none puts it back.
    /// Fails with `Gone` or `WrongPhase`.
    pub async fn set_voided(&self, table: TableId, at: Option<WallTime>) -> Result<(), Error> {
        self.write(move |db| set_voided(db, table, at)).await?;
        self.changed();
        Ok(())
    }

    /// The same tables as [`tables_of`](Self::tables_of) with all that is stored of them, in one look.
    pub async fn load_all_of(&self, user: &str) -> Result<Vec<StoredTable>, Error> {
        let user = user.to_owned();
        self.read(move |db| {
            let tables = tables_of(db, &user)?.into_iter();
            // A table may be dropped while this goes on.
            tables
                .filter_map(|table| queries::load(db, table).transpose())
                .collect()
        })
        .await
    }

    /// Every table at which a user sits or sat, or of which they are host, in any phase, oldest first.
    pub async fn tables_of(&self, user: &str) -> Result<Vec<TableId>, Error> {
        let user = user.to_owned();
        self.read(move |db| tables_of(db, &user)).await
    }

    /// Does or did a user sit at a table of this game other than `besides`?
    pub async fn has_sat(&self, user: &str, game: &str, besides: TableId) -> Result<bool, Error> {
        let (user, game) = (user.to_owned(), game.to_owned());
        self.read(move |db| has_sat(db, &user, &game, besides))
            .await
    }

    /// Makes a user unknown at every table: the name becomes `someone`, the id a random one, another at each table, of which
    /// [`is_forgotten`](crate::is_forgotten) holds. Seats, lucky words and plies stay, since the dice and the others' games hang on
    /// them. Gives the tables that were changed.
    ///
    /// Fails with `Taken` while the user still sits at an open table.
    pub async fn forget(&self, user: &str) -> Result<Vec<TableId>, Error> {
        let user = user.to_owned();
        let changed = self.write(move |db| forget(db, &user)).await?;
        self.changed();
        Ok(changed)
    }

    /// Deletes tables that ended before a moment, oldest first and at most `limit`, and gives their numbers.
    pub async fn drop_ended_before(
        &self,
        before: WallTime,
        limit: u32,
    ) -> Result<Vec<TableId>, Error> {
        let dropped = self
            .write(move |db| drop_ended_before(db, before, limit))
            .await?;
        if !dropped.is_empty() {
            self.changed();
        }
        Ok(dropped)
    }

    /// Deletes a value kept under a key of the caller's, if there is one.
    pub async fn drop_meta(&self, key: &str) -> Result<(), Error> {
        let key = key.to_owned();
        self.write(move |db| {
            db.prepare_cached("DELETE FROM meta WHERE key = ?1")?
                .execute([key])?;
            Ok(())
        })
        .await
    }
}

/// How the id of a forgotten user begins; no id of a person does.
const FORGOTTEN: &str = "gone-";

/// Is this the id of somebody who was forgotten ([`Store::forget`])?
#[must_use]
pub fn is_forgotten(user: &str) -> bool {
    user.starts_with(FORGOTTEN)
}

/// `order` is `DESC` or nothing.
fn finished(
    db: &Connection,
    which: &Finished,
    order: &str,
    limit: i64,
    skip: i64,
) -> Result<Vec<Played>, Error> {
    let mut tables = "SELECT * FROM tables WHERE phase = 'over' AND ended IS NOT NULL".to_owned();
    let mut values: Vec<Value> = Vec::new();
    let texts = [
        (" AND guild = ?", &which.guild),
        (" AND channel = ?", &which.channel),
        (" AND game = ?", &which.game),
        (
            " AND id IN (SELECT table_id FROM seats WHERE user = ?)",
            &which.user,
        ),
    ];
    for (condition, text) in texts {
        if let Some(text) = text {
            tables.push_str(condition);
            values.push(text.clone().into());
        }
    }
    if let Some(since) = which.since {
        tables.push_str(" AND ended >= ?");
        values.push(since.0.into());
    }
    values.extend([limit.into(), skip.into()]);
    let sql = format!(
        "SELECT t.id, t.game, t.guild, t.channel, t.ended, t.voided IS NOT NULL,
                EXISTS (SELECT 1 FROM plies INDEXED BY plies_of_others WHERE table_id = t.id AND hand <> 'player' AND ply > 0)
                  OR EXISTS (SELECT 1 FROM previous_players WHERE table_id = t.id),
                s.seat, s.user, s.name, s.place, s.points
         FROM ({tables} ORDER BY ended {order}, id {order} LIMIT ? OFFSET ?) AS t JOIN seats AS s ON s.table_id = t.id
         ORDER BY t.ended {order}, t.id {order}, s.seat"
    );
    let mut query = db.prepare_cached(&sql)?;
    let mut rows = query.query(params_from_iter(values))?;
    let mut found: Vec<Played> = Vec::new();
    while let Some(row) = rows.next()? {
        let table = TableId(row.get(0)?);
        if found.last().is_none_or(|played| played.table != table) {
            found.push(Played {
                table,
                game: row.get(1)?,
                guild: row.get(2)?,
                channel: row.get(3)?,
                ended: row.get(4)?,
                voided: row.get(5)?,
                others_played: row.get(6)?,
                seats: Vec::new(),
            });
        }
        if let Some(played) = found.last_mut() {
            played.seats.push(seat_of(row)?);
        }
    }
    Ok(found)
}

fn seat_of(row: &Row<'_>) -> rusqlite::Result<PlayedSeat> {
    Ok(PlayedSeat {
        seat: row.get(7)?,
        user: row.get(8)?,
        name: row.get(9)?,
        place: row.get(10)?,
        points: row.get(11)?,
    })
}

fn set_voided(db: &Connection, table: TableId, at: Option<WallTime>) -> Result<(), Error> {
    let set = db
        .prepare_cached("UPDATE tables SET voided = ?2 WHERE id = ?1 AND phase = 'over'")?
        .execute(params![table.0, at])?;
    if set == 1 {
        return Ok(());
    }
    let head = queries::head(db, table)?.ok_or(Error::Gone)?;
    Err(Error::WrongPhase { found: head.phase })
}

fn tables_of(db: &Connection, user: &str) -> Result<Vec<TableId>, Error> {
    let mut query = db.prepare_cached(
        "SELECT table_id FROM seats WHERE user = ?1 UNION SELECT id FROM tables WHERE host = ?1
         UNION SELECT table_id FROM previous_players WHERE user = ?1 ORDER BY 1",
    )?;
    let rows = query.query_map([user], |row| Ok(TableId(row.get(0)?)))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

fn has_sat(db: &Connection, user: &str, game: &str, besides: TableId) -> Result<bool, Error> {
    let mut query = db.prepare_cached(
        "SELECT EXISTS (SELECT 1 FROM seats JOIN tables ON tables.id = seats.table_id
                        WHERE seats.user = ?1 AND tables.game = ?2 AND tables.id <> ?3)",
    )?;
    Ok(query.query_row(params![user, game, besides.0], |row| row.get(0))?)
}

fn forget(db: &Connection, user: &str) -> Result<Vec<TableId>, Error> {
    if !queries::open_tables_of(db, user, 1)?.is_empty() {
        return Err(Error::Taken);
    }
    let tables = tables_of(db, user)?;
    for table in &tables {
        let unknown: String = db
            .prepare_cached("SELECT ?1 || lower(hex(randomblob(12)))")?
            .query_row([FORGOTTEN], |row| row.get(0))?;
        db.prepare_cached(
            "UPDATE seats SET user = ?3, name = 'someone' WHERE table_id = ?1 AND user = ?2",
        )?
        .execute(params![table.0, user, unknown])?;
        db.prepare_cached(
            "UPDATE previous_players SET user = ?3, name = 'someone' WHERE table_id = ?1 AND user = ?2",
        )?
        .execute(params![table.0, user, unknown])?;
        db.prepare_cached("UPDATE tables SET host = ?3 WHERE id = ?1 AND host = ?2")?
            .execute(params![table.0, user, unknown])?;
    }
    db.prepare_cached("DELETE FROM notification_settings WHERE user = ?1")?
        .execute([user])?;
    Ok(tables)
}

fn drop_ended_before(db: &Connection, before: WallTime, limit: u32) -> Result<Vec<TableId>, Error> {
    let mut old = db.prepare_cached(
        "SELECT id FROM tables WHERE ended IS NOT NULL AND ended < ?1 ORDER BY ended, id LIMIT ?2",
    )?;
    let old: Vec<TableId> = old
        .query_map(params![before, limit], |row| Ok(TableId(row.get(0)?)))?
        .collect::<Result<_, _>>()?;
    for table in &old {
        drop_table(db, *table)?;
    }
    Ok(old)
}

/// Everything stored of a table.
pub(crate) fn drop_table(db: &Connection, table: TableId) -> Result<(), Error> {
    for sql in [
        "DELETE FROM plies WHERE table_id = ?1",
        "DELETE FROM seats WHERE table_id = ?1",
        "DELETE FROM previous_players WHERE table_id = ?1",
        "DELETE FROM tables WHERE id = ?1",
    ] {
        db.prepare_cached(sql)?.execute([table.0])?;
    }
    Ok(())
}
