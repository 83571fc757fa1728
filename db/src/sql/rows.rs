//! Running one statement, on either engine. Statements are written as `SQLite` spells them; `postgres::dialect` has the few differences.

use std::time::Duration;

use rusqlite::ToSql;
use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSqlOutput, ValueRef};

use crate::error::{Error, Result};
use ::tables::time::millis;

/// An open transaction of an engine. What is in it is written and read alike on both; every statement stays prepared.
pub(crate) trait Db {
    /// Calls `each` with every row of a query. It may run other statements, but change nothing.
    fn query(
        &self,
        sql: &str,
        params: &[&dyn ToSql],
        each: &mut dyn FnMut(&dyn Row) -> Result<()>,
    ) -> Result<()>;

    /// Changes rows, and gives how many.
    fn change(&self, sql: &str, params: &[&dyn ToSql]) -> Result<usize>;

    /// Until the end of the transaction, no other one is here with the same words: for a count on which an insertion depends. So it is
    /// anyway where one thread writes.
    fn alone(&self, _words: &str) -> Result<()> {
        Ok(())
    }

    /// SQL for 24 random hexadecimal digits, others for every row.
    fn random_digits(&self) -> &'static str;

    /// SQL for the database's time, in milliseconds since 1970. It goes on within a transaction.
    fn now(&self) -> &'static str;

    /// Whether other processes may be writing, too.
    fn is_shared(&self) -> bool;

    /// Whether one statement can change rows of two tables.
    fn changes_two(&self) -> bool {
        false
    }
}

/// An open transaction: what can be read and written there, by subject in the modules beside this one. All its reads see one moment,
/// and its writes are stored together or not at all.
#[derive(Clone, Copy)]
pub struct Tx<'a>(pub(crate) &'a dyn Db);

/// A row of a result: its values by place. On both engines a value is an integer of 64 bits, a text, or bytes.
pub(crate) trait Row {
    fn at(&self, place: usize) -> Result<ValueRef<'_>>;
}

impl dyn Row + '_ {
    pub(crate) fn get<T: FromSql>(&self, place: usize) -> Result<T> {
        T::column_result(self.at(place)?).map_err(|error| misread(&error))
    }

    /// A value that is one of a few words.
    pub(super) fn word<T>(&self, place: usize, parse: fn(&str) -> Option<T>) -> Result<T> {
        let word = self.at(place)?.as_str();
        let word = word.map_err(|error| misread(&error))?;
        parse(word).ok_or_else(|| {
            misread(&FromSqlError::Other(
                format!("unknown word {word:?}").into(),
            ))
        })
    }
}

fn misread(error: &FromSqlError) -> Error {
    Error::Damaged(format!("a value cannot be read: {error}"))
}

impl Tx<'_> {
    /// Until the end of the transaction nobody else seats a person at a table, opens one for them, or forgets them.
    pub(crate) fn hold_tables_of(self, user: &str) -> Result<()> {
        self.0.alone(&format!("tables of {user}"))
    }

    /// Changes rows, and gives how many.
    pub(crate) fn change(self, sql: &str, params: &[&dyn ToSql]) -> Result<usize> {
        self.0.change(sql, params)
    }

    /// The same where the number does not matter.
    pub(crate) fn execute(self, sql: &str, params: &[&dyn ToSql]) -> Result<()> {
        self.change(sql, params).map(drop)
    }

    /// The same where it is an error that there was no such row.
    pub(crate) fn change_or(self, sql: &str, params: &[&dyn ToSql], none: Error) -> Result<()> {
        match self.change(sql, params)? {
            0 => Err(none),
            _ => Ok(()),
        }
    }

    /// All rows of a query.
    pub(crate) fn all<T>(
        self,
        sql: &str,
        params: &[&dyn ToSql],
        mut row: impl FnMut(&dyn Row) -> Result<T>,
    ) -> Result<Vec<T>> {
        let mut found = Vec::new();
        self.0.query(sql, params, &mut |next| {
            found.push(row(next)?);
            Ok(())
        })?;
        Ok(found)
    }

    /// The one row of a query.
    pub(crate) fn one<T>(
        self,
        sql: &str,
        params: &[&dyn ToSql],
        row: impl FnMut(&dyn Row) -> Result<T>,
    ) -> Result<T> {
        let missing = || Error::Damaged("a row is missing to which another refers".to_owned());
        self.maybe(sql, params, row)?.ok_or_else(missing)
    }

    /// The one row of a query, if there is one.
    pub(crate) fn maybe<T>(
        self,
        sql: &str,
        params: &[&dyn ToSql],
        row: impl FnMut(&dyn Row) -> Result<T>,
    ) -> Result<Option<T>> {
        Ok(self.all(sql, params, row)?.pop())
    }
}

/// Values of one type as parameters.
pub(super) fn refs<T: ToSql>(values: &[T]) -> Vec<&dyn ToSql> {
    values.iter().map(|value| value as _).collect()
}

/// A [`Duration`] in a column: whole milliseconds.
pub(super) struct Span(pub(super) Duration);

impl ToSql for Span {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(millis(self.0).into())
    }
}

impl FromSql for Span {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        let value = value.as_i64()?;
        let span = value.try_into().map(Duration::from_millis);
        span.map(Self).map_err(|_| FromSqlError::OutOfRange(value))
    }
}
