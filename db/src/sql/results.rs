//! Finished tables, and voiding a result.

use std::fmt::Write;

use rusqlite::types::Value;
use rusqlite::{ToSql, params};

use super::rows::{Db, Row, all, change, maybe, one};
use super::{counters, rooms, tables};
use crate::error::Error;
use crate::table_id::TableId;
use crate::time::WallTime;
use crate::types::{Finished, Played, PlayedSeat, SeatHolder};

/// In which order tables are listed: by when they ended, then by number.
#[derive(Clone, Copy)]
pub(crate) enum Order {
    OldestFirst,
    NewestFirst,
}

pub(crate) fn finished(
    db: &dyn Db,
    which: &Finished,
    order: Order,
    skip: u32,
    limit: Option<u32>,
) -> Result<Vec<Played>, Error> {
    let direction = match order {
        Order::OldestFirst => "",
        Order::NewestFirst => "DESC",
    };
    let mut conditions = "phase = 'over' AND ended IS NOT NULL".to_owned();
    let mut values: Vec<Value> = Vec::new();
    let mut from = "tables";
    if let Some(user) = &which.user {
        // From the person to the tables: they have few, and a server may have very many. `CROSS JOIN` keeps this order on `SQLite`.
        from = "(SELECT table_id FROM seats WHERE user = ? UNION SELECT table_id FROM previous_players WHERE user = ?) AS own CROSS JOIN tables";
        conditions.push_str(" AND tables.id = own.table_id");
        values.extend([user.clone().into(), user.clone().into()]);
    }
    // Only one of the two is to be looked up in an index, and a channel has fewer tables.
    let by_guild = match &which.channel {
        Some(_) => " AND guild || '' = ?",
        None => " AND guild = ?",
    };
    let texts = [
        (by_guild, &which.guild),
        (" AND channel = ?", &which.channel),
        (" AND game = ?", &which.game),
    ];
    for (condition, text) in texts {
        if let Some(text) = text {
            conditions.push_str(condition);
            values.push(text.clone().into());
        }
    }
    if which.shared {
        // In the order in which all of them ended, and not server by server.
        conditions
            .push_str(" AND guild || '' IN (SELECT guild FROM servers WHERE shares_results = 1)");
    }
    if let Some(sight) = &which.sight {
        conditions.push_str(" AND ");
        conditions.push_str(rooms::SEEN);
        values.extend(rooms::values(db, sight)?);
    }
    if let Some(table) = which.table {
        conditions.push_str(" AND id = ?");
        values.push(table.0.into());
    }
    if let Some(since) = which.since {
        conditions.push_str(" AND ended >= ?");
        values.push(since.0.into());
    }
    if let Some((ended, table)) = which.after {
        let later = match order {
            Order::OldestFirst => ">",
            Order::NewestFirst => "<",
        };
        _ = write!(conditions, " AND (ended, id) {later} (?, ?)");
        values.extend([ended.0.into(), table.0.into()]);
    }
    values.extend([limit.map_or(i64::MAX, i64::from).into(), skip.into()]);
    // Numbers first: what is skipped is then read from the index alone.
    let sql = format!(
        "SELECT t.id, t.game, t.guild, t.channel, t.ended, t.voided IS NOT NULL,
                t.hints, s.seat, s.user, s.name, s.place, s.points, t.edition, s.level, s.away, s.moved,
                EXISTS (SELECT 1 FROM previous_players AS p WHERE p.table_id = t.id AND p.seat = s.seat),
                t.rated, {since}
         FROM (SELECT id FROM {from} WHERE {conditions} ORDER BY ended {direction}, id {direction} LIMIT ? OFFSET ?) AS page
         JOIN tables AS t ON t.id = page.id JOIN seats AS s ON s.table_id = t.id
         ORDER BY t.ended {direction}, t.id {direction}, s.seat",
        since = since_of("s.user")
    );
    let values: Vec<&dyn ToSql> = values.iter().map(|value| value as &dyn ToSql).collect();
    let _moment = db.moment()?;
    let mut found: Vec<Played> = Vec::new();
    db.query(&sql, &values, &mut |row| {
        let table = TableId(row.get(0)?);
        if found.last().is_none_or(|played| played.table != table) {
            found.push(Played {
                table,
                game: row.get(1)?,
                edition: row.get(12)?,
                guild: row.get(2)?,
                channel: row.get(3)?,
                ended: row.get(4)?,
                voided: row.get(5)?,
                rated: row.get(17)?,
                hints: row.get(6)?,
                seats: Vec::new(),
            });
        }
        let mut seat = seat_of(row)?;
        if row.get(16)? {
            let last = std::mem::take(&mut seat.holders);
            seat.holders = holders_before(db, table, seat.seat)?;
            seat.holders.extend(last);
            seat.since = since(db, &seat.beginner().user)?;
        }
        if let Some(played) = found.last_mut() {
            played.seats.push(seat);
        }
        Ok(())
    })?;
    Ok(found)
}

/// Who had a seat before the last person on it.
fn holders_before(db: &dyn Db, table: TableId, seat: u8) -> Result<Vec<SeatHolder>, Error> {
    let sql =
        "SELECT user, name FROM previous_players WHERE table_id = ?1 AND seat = ?2 ORDER BY number";
    all(db, sql, params![table.0, seat], |row| {
        Ok(SeatHolder {
            user: row.get(0)?,
            name: row.get(1)?,
        })
    })
}

/// SQL for when the first stored table of a user was opened. Numbers grow with time.
fn since_of(user: &str) -> String {
    format!(
        "(SELECT opened FROM tables WHERE id =
           (SELECT min(earliest) FROM (SELECT min(table_id) AS earliest FROM seats WHERE user = {user}
            UNION ALL SELECT min(table_id) FROM previous_players WHERE user = {user}) AS each_way))"
    )
}

fn since(db: &dyn Db, user: &str) -> Result<WallTime, Error> {
    let sql = format!("SELECT {}", since_of("?1"));
    one(db, &sql, params![user], |row| row.get(0))
}

fn seat_of(row: &Row<'_>) -> Result<PlayedSeat, Error> {
    Ok(PlayedSeat {
        seat: row.get(7)?,
        holders: vec![SeatHolder {
            user: row.get(8)?,
            name: row.get(9)?,
        }],
        place: row.get(10)?,
        points: row.get(11)?,
        level: row.get(13)?,
        away: row.get(14)?,
        moved: row.get(15)?,
        since: row.get(18)?,
    })
}

pub(crate) fn put_analysis(db: &dyn Db, table: TableId, text: &str) -> Result<(), Error> {
    let sql = "INSERT INTO analyses (table_id, text) SELECT id, ?2 FROM tables WHERE id = ?1
               ON CONFLICT (table_id) DO UPDATE SET text = excluded.text";
    match change(db, sql, params![table.0, text])? {
        0 => Err(Error::Gone),
        _ => Ok(()),
    }
}

pub(crate) fn analysis(db: &dyn Db, table: TableId) -> Result<Option<String>, Error> {
    let sql = "SELECT text FROM analyses WHERE table_id = ?1";
    maybe(db, sql, params![table.0], |row| row.get(0))
}

pub(crate) fn analyses_of(db: &dyn Db, user: &str) -> Result<Vec<(TableId, String)>, Error> {
    let sql = "SELECT table_id, text FROM analyses JOIN tables ON id = table_id
               WHERE table_id IN (SELECT table_id FROM seats WHERE user = ?1) ORDER BY ended, id";
    all(db, sql, params![user], |row| {
        Ok((TableId(row.get(0)?), row.get(1)?))
    })
}

pub(crate) fn set_voided(db: &dyn Db, table: TableId, at: Option<WallTime>) -> Result<(), Error> {
    let sql =
        "UPDATE tables SET revision = revision + 1, voided = ?2 WHERE id = ?1 AND phase = 'over'";
    if change(db, sql, params![table.0, at])? == 1 {
        return counters::rewritten(db);
    }
    let found = tables::phase(db, table)?;
    Err(Error::WrongPhase { found })
}
