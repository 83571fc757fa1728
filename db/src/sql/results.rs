//! Finished tables, and voiding a result.

use std::fmt::Write;

use rusqlite::types::Value;
use rusqlite::{ToSql, params};

use super::rows::{Tx, refs};
use super::tables::table_in;
use super::{rooms, seat_text};
use crate::error::{Error, Result};
use crate::table_id::TableId;
use crate::types::{Finished, Participant, Played};
use ::tables::time::WallTime;

/// In which order tables are listed: by when they ended, then by number.
#[derive(Clone, Copy)]
pub(crate) enum Order {
    OldestFirst,
    NewestFirst,
}

/// The tables that are wanted, in SQL.
struct Wanted {
    from: &'static str,
    conditions: String,
    values: Vec<Value>,
}

impl Wanted {
    fn of(tx: Tx<'_>, which: &Finished, order: Order) -> Result<Self> {
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
            conditions.push_str(
                " AND guild || '' IN (SELECT guild FROM servers WHERE shares_results = 1)
                  AND guild || '' NOT IN (SELECT guild FROM bans WHERE user = '*')",
            );
        }
        if let Some(sight) = &which.sight {
            conditions.push_str(" AND ");
            conditions.push_str(rooms::SEEN);
            values.extend(rooms::values(tx, sight)?);
        }
        if let Some(tables) = &which.tables {
            // Statements stay prepared, so there are few of them: of one, two, four tables. No table has the number 0.
            let mut ids: Vec<i64> = tables.iter().map(|table| table.0).collect();
            let kinds = ids.len().next_power_of_two();
            // SQLite takes 32,766 parameters.
            ids.resize(kinds.min(32_000).max(ids.len()), 0);
            _ = write!(
                conditions,
                " AND id IN ({})",
                vec!["?"; ids.len()].join(", ")
            );
            values.extend(ids.into_iter().map(Value::from));
        }
        if let Some(since) = which.since {
            conditions.push_str(" AND ended >= ?");
            values.push(since.0.into());
        }
        if let Some((ended, table)) = which.after {
            conditions.push_str(match order {
                Order::OldestFirst => " AND (ended, id) > (?, ?)",
                Order::NewestFirst => " AND (ended, id) < (?, ?)",
            });
            values.extend([ended.0.into(), table.0.into()]);
        }
        Ok(Self {
            from,
            conditions,
            values,
        })
    }

    fn select(&self, columns: &str) -> String {
        format!(
            "SELECT {columns} FROM {} WHERE {}",
            self.from, self.conditions
        )
    }
}

fn finished(
    tx: Tx<'_>,
    which: &Finished,
    order: Order,
    skip: u32,
    limit: u32,
) -> Result<Vec<Played>> {
    let wanted = Wanted::of(tx, which, order)?;
    let direction = match order {
        Order::OldestFirst => "",
        Order::NewestFirst => "DESC",
    };
    // A number in the text: so a server plans for a few tables where a few are asked for.
    let page = |columns: &str| {
        let from = wanted.select(columns);
        format!("{from} ORDER BY ended {direction}, id {direction} LIMIT {limit}")
    };
    let columns = "id, game, edition, ended, voided, rated, hints";
    let page = match skip {
        0 => page(columns),
        // Numbers first: what is skipped is then read from the index alone.
        skip => format!(
            "SELECT {columns} FROM tables WHERE id IN ({} OFFSET {skip})",
            page("id")
        ),
    };
    // The seats in one text: so a table is one row, and each is found by its number and never by going through all seats.
    let sql = format!(
        "SELECT id, game, edition, ended, voided IS NOT NULL, rated, hints,
                (SELECT '[' || string_agg(CAST({seat} AS text), ',' ORDER BY s.seat) || ']' FROM seats AS s WHERE s.table_id = page.id)
         FROM ({page}) AS page",
        seat = seat_text::COLUMNS
    );
    let mut found: Vec<Played> = Vec::new();
    tx.0.query(&sql, &refs(&wanted.values), &mut |row| {
        let table = TableId(row.get(0)?);
        let text: Option<String> = row.get(7)?;
        let mut seats = seat_text::parse(text.as_deref().unwrap_or("[]"))?;
        for (seat, was_replaced) in &mut seats {
            if *was_replaced {
                let last = std::mem::take(&mut seat.holders);
                seat.holders = holders_before(tx, table, seat.seat)?;
                seat.holders.extend(last);
            }
        }
        found.push(Played {
            table,
            game: row.get(1)?,
            edition: row.get(2)?,
            ended: WallTime(row.get(3)?),
            voided: row.get(4)?,
            rated: row.get(5)?,
            hints: row.get(6)?,
            seats: seats.into_iter().map(|(seat, _)| seat).collect(),
        });
        Ok(())
    })?;
    // They mostly are in order already, which nothing promises.
    found.sort_by_key(|played| (played.ended, played.table));
    if matches!(order, Order::NewestFirst) {
        found.reverse();
    }
    Ok(found)
}

impl Tx<'_> {
    /// The tables that were played to their end, oldest result first.
    pub fn finished(self, which: &Finished) -> Result<Vec<Played>> {
        self.earliest_finished(which, u32::MAX)
    }

    /// The same, at most `limit`.
    pub fn earliest_finished(self, which: &Finished, limit: u32) -> Result<Vec<Played>> {
        finished(self, which, Order::OldestFirst, 0, limit)
    }

    /// The same, newest result first: at most `limit` after those to `skip`.
    pub fn latest_finished(self, which: &Finished, skip: u32, limit: u32) -> Result<Vec<Played>> {
        finished(self, which, Order::NewestFirst, skip, limit)
    }

    /// The numbers of tables that were played to their end, in no order.
    pub fn finished_ids(self, which: &Finished) -> Result<Vec<TableId>> {
        let wanted = Wanted::of(self, which, Order::OldestFirst)?;
        self.all(&wanted.select("id"), &refs(&wanted.values), table_in)
    }

    /// When the first table that is stored of each of these people was opened, in no order. Some may be there twice, and those without a
    /// table are missing.
    pub fn first_opened(self, users: &[String]) -> Result<Vec<(String, WallTime)>> {
        let given = vec!["(?)"; TOGETHER].join(", ");
        // Numbers grow with time.
        let sql = format!(
        "SELECT given.column1, opened FROM (VALUES {given}) AS given JOIN tables ON id =
           (SELECT min(earliest) FROM (SELECT min(table_id) AS earliest FROM seats WHERE user = given.column1
            UNION ALL SELECT min(table_id) FROM previous_players WHERE user = given.column1) AS each_way)"
    );
        let mut found = Vec::new();
        for users in users.chunks(TOGETHER) {
            // Some repeat the last one, so that there is one statement for all lengths.
            let last = users.last().into_iter().cycle();
            let values: Vec<&dyn ToSql> = users
                .iter()
                .chain(last)
                .take(TOGETHER)
                .map(|user| user as _)
                .collect();
            let known = self.all(&sql, &values, |row| {
                Ok((row.get(0)?, WallTime(row.get(1)?)))
            })?;
            found.extend(known);
        }
        Ok(found)
    }

    /// Keeps what was luck and what was play at a table, in the caller's words, replacing what was kept before. Fails with `Gone`.
    pub fn put_analysis(self, table: TableId, text: &str) -> Result<()> {
        let sql = "INSERT INTO analyses (table_id, text) SELECT id, ?2 FROM tables WHERE id = ?1
               ON CONFLICT (table_id) DO UPDATE SET text = excluded.text";
        self.change_or(sql, params![table.0, text], Error::Gone)
    }

    /// What [`put_analysis`](Self::put_analysis) kept.
    pub fn analysis(self, table: TableId) -> Result<Option<String>> {
        let sql = "SELECT text FROM analyses WHERE table_id = ?1";
        self.maybe(sql, params![table.0], |row| row.get(0))
    }

    /// The same for tables at which a user sits or sat to the end, those that ended last first, at most `limit`.
    pub fn latest_analyses_of(self, user: &str, limit: u32) -> Result<Vec<(TableId, String)>> {
        // From the person to the few of their tables that have one: `CROSS JOIN` keeps this order on `SQLite`.
        let sql = "SELECT id, text FROM seats CROSS JOIN analyses CROSS JOIN tables
               WHERE seats.user = ?1 AND analyses.table_id = seats.table_id AND id = analyses.table_id ORDER BY ended DESC, id DESC LIMIT ?2";
        self.all(sql, params![user, limit], |row| {
            Ok((TableId(row.get(0)?), row.get(1)?))
        })
    }

    /// Notes that everybody was told how it went at a table. False if they were told before.
    pub fn tell_analysis(self, table: TableId) -> Result<bool> {
        let sql = "UPDATE analyses SET told = 1 WHERE table_id = ?1 AND told = 0";
        Ok(self.change(sql, params![table.0])? > 0)
    }

    /// Notes what the seats of a finished table have earned, in the caller's words.
    pub fn put_earned(self, table: TableId, earned: &str) -> Result<()> {
        let sql = "UPDATE tables SET earned = ?2 WHERE id = ?1 AND earned IS DISTINCT FROM ?2";
        self.execute(sql, params![table.0, earned])
    }

    /// The same of all tables at which a user sat to the end or not, but those at which nobody has earned anything; `None` where
    /// nothing was noted.
    pub fn earned_by(self, user: &str) -> Result<Vec<(TableId, Option<String>)>> {
        let sql = "SELECT id, earned FROM seats CROSS JOIN tables
               WHERE user = ?1 AND id = table_id AND phase = 'over' AND (earned IS NULL OR earned <> '')";
        self.all(sql, params![user], |row| {
            Ok((TableId(row.get(0)?), row.get(1)?))
        })
    }

    /// Notes why the result of a table is taken out of the ratings.
    pub fn note_void_reason(self, table: TableId, reason: &str) -> Result<()> {
        let sql = "UPDATE tables SET void_reason = ?2 WHERE id = ?1";
        self.execute(sql, params![table.0, reason])
    }

    /// Why the result of a table is out of the ratings, if it is.
    pub fn void_reason(self, table: TableId) -> Result<Option<String>> {
        let sql = "SELECT void_reason FROM tables WHERE id = ?1 AND voided IS NOT NULL";
        Ok(self
            .maybe(sql, params![table.0], |row| row.get(0))?
            .flatten())
    }
}

/// Who had a seat before the last person on it.
fn holders_before(tx: Tx<'_>, table: TableId, seat: u8) -> Result<Vec<Participant>> {
    let sql =
        "SELECT user, name FROM previous_players WHERE table_id = ?1 AND seat = ?2 ORDER BY number";
    tx.all(sql, params![table.0, seat], |row| {
        let (user, name) = (row.get(0)?, row.get(1)?);
        Ok(Participant { user, name })
    })
}

/// How many people are looked up in one statement.
const TOGETHER: usize = 100;
