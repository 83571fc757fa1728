//! What the tables and columns of a storage are. Both engines have the same, so one list of them is enough to copy a storage from one
//! to the other; it is read from the schema itself, so that no migration can forget to extend it.

use rusqlite::ToSql;
use rusqlite::types::Value;

use super::marks;
use super::rows::Tx;
use crate::error::{Error, Result};

/// What belongs to one storage and is not copied: `leases` and `undrawn` are about the processes that work on it, `board_tokens` are
/// secrets of a few minutes that only those processes need, and `kept_folds` can be made again.
const NOT_COPIED: [&str; 4] = ["board_tokens", "kept_folds", "leases", "undrawn"];

/// What a bot writes when it is started on an empty storage. Rows here alone are nothing to lose.
const WRITTEN_BY_A_START: [&str; 3] = ["meta", "counters", "daily_days"];

/// To these others refer, so their rows have to be there first.
const REFERRED_TO: [&str; 2] = ["tables", "daily_days"];

/// A value of a row, in the order of the columns.
pub(crate) type Record = Vec<Value>;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    Whole,
    Text,
    Bytes,
}

/// A table of the schema.
#[derive(Debug, Clone)]
pub(crate) struct TableShape {
    pub(crate) name: String,
    /// By name, so that their order is the same on both engines.
    pub(crate) columns: Vec<(String, Kind)>,
    /// The places of the columns of the primary key, in its order.
    pub(crate) key: Vec<usize>,
    /// `SQLite` keeps the highest number that it was ever given.
    pub(crate) autoincrement: bool,
}

impl TableShape {
    pub(crate) fn is_written_by_a_start(&self) -> bool {
        WRITTEN_BY_A_START.contains(&self.name.as_str())
    }

    /// A column of the key.
    fn column(&self, place: usize) -> &str {
        &self.columns[self.key[place]].0
    }

    pub(crate) fn columns(&self) -> String {
        let names = self.columns.iter().map(|(name, _)| name.as_str());
        names.collect::<Vec<_>>().join(", ")
    }

    /// The columns of the primary key, in its order.
    pub(crate) fn key(&self) -> String {
        let names = (0..self.key.len()).map(|place| self.column(place));
        names.collect::<Vec<_>>().join(", ")
    }

    /// Its key is one whole number.
    pub(crate) fn has_numbers(&self) -> bool {
        self.key.len() == 1 && self.columns[self.key[0]].1 == Kind::Whole
    }

    pub(crate) fn count(&self, tx: Tx<'_>) -> Result<u64> {
        let counted = self.value(tx, "count(*)")?;
        Ok(counted.map_or(0, i64::unsigned_abs))
    }

    /// The highest number that is its key now.
    pub(crate) fn highest(&self, tx: Tx<'_>) -> Result<Option<i64>> {
        self.value(tx, &format!("max({})", self.key()))
    }

    fn value(&self, tx: Tx<'_>, what: &str) -> Result<Option<i64>> {
        let sql = format!("SELECT {what} FROM {}", self.name);
        let found = tx.all(&sql, &[], |row| row.get::<Option<i64>>(0))?;
        Ok(found.into_iter().next().flatten())
    }

    pub(crate) fn is_empty(&self, tx: Tx<'_>) -> Result<bool> {
        let sql = format!("SELECT 1 FROM {} LIMIT 1", self.name);
        Ok(tx.all(&sql, &[], |_| Ok(()))?.is_empty())
    }

    /// The first rows after one, by key, and whether more may follow. Rows that belong to this storage alone are left out.
    pub(crate) fn page(&self, tx: Tx<'_>, after: Option<&Record>, limit: usize) -> Result<Page> {
        let (columns, key) = (self.columns(), self.key());
        let own = match &*self.name {
            "meta" => format!("key NOT IN ('{}')", marks::KEYS.join("', '")),
            _ => "true".to_owned(),
        };
        let from = match after {
            Some(_) => format!("({key}) > ({})", vec!["?"; self.key.len()].join(", ")),
            None => "true".to_owned(),
        };
        let sql = format!(
            "SELECT {columns} FROM {} WHERE {own} AND {from} ORDER BY {key} LIMIT {limit}",
            self.name
        );
        let after: Vec<&dyn ToSql> = after
            .into_iter()
            .flat_map(|row| self.key.iter().map(|at| &row[*at] as _))
            .collect();
        let places = 0..self.columns.len();
        let rows: Vec<Record> = tx.all(&sql, &after, |row| {
            places.clone().map(|at| row.get(at)).collect()
        })?;
        let next = (rows.len() == limit).then(|| rows[limit - 1].clone());
        Ok(Page { rows, next })
    }
}

pub(crate) struct Page {
    pub(crate) rows: Vec<Record>,
    /// The last row, if more may follow.
    pub(crate) next: Option<Record>,
}

/// The tables of a file of the newest format that are copied, each after those that it refers to.
pub(crate) fn of_file(tx: Tx<'_>) -> Result<Vec<TableShape>> {
    let sql = "SELECT t.name, c.name, c.type, c.pk, t.sql LIKE '%AUTOINCREMENT%'
               FROM sqlite_schema AS t JOIN pragma_table_info(t.name) AS c
               WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite_%' ORDER BY t.name, c.name";
    let mut tables: Vec<TableShape> = Vec::new();
    let mut keys: Vec<(u32, usize)> = Vec::new();
    tx.0.query(sql, &[], &mut |row| {
        let name: String = row.get(0)?;
        if NOT_COPIED.contains(&name.as_str()) {
            return Ok(());
        }
        if tables.last().is_none_or(|table| table.name != name) {
            keys.clear();
            tables.push(TableShape {
                name,
                columns: Vec::new(),
                key: Vec::new(),
                autoincrement: row.get(4)?,
            });
        }
        let Some(table) = tables.last_mut() else {
            return Ok(());
        };
        let kind = match row.get::<String>(2)?.as_str() {
            "INTEGER" => Kind::Whole,
            "TEXT" => Kind::Text,
            "BLOB" => Kind::Bytes,
            other => return Err(Error::Damaged(format!("a column of the type {other}"))),
        };
        let place: u32 = row.get(3)?;
        if place > 0 {
            keys.push((place, table.columns.len()));
            keys.sort_unstable();
            table.key = keys.iter().map(|(_, at)| *at).collect();
        }
        table.columns.push((row.get(1)?, kind));
        Ok(())
    })?;
    tables.sort_by_key(|table| !REFERRED_TO.contains(&table.name.as_str()));
    Ok(tables)
}
