//! How a value of ours is kept in a column: moments and spans as whole milliseconds, enums as words.

use std::time::Duration;

use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSqlOutput, Type, ValueRef};
use rusqlite::{Row, ToSql};

use crate::time::{Lag, TableTime, Uptime, WallTime, millis};

macro_rules! column {
    ($($name:ident),*) => {$(
        impl ToSql for $name {
            fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
                Ok(self.0.into())
            }
        }

        impl FromSql for $name {
            fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
                value.as_i64().map(Self)
            }
        }
    )*};
}

column!(WallTime, Uptime, TableTime, Lag);

/// A [`Duration`] in a column.
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

/// Reads a column that holds one of a few words.
pub(super) fn word<T>(
    row: &Row<'_>,
    column: usize,
    parse: fn(&str) -> Option<T>,
) -> rusqlite::Result<T> {
    let text = row.get_ref(column)?.as_str()?;
    parse(text).ok_or_else(|| {
        let unknown = FromSqlError::Other(format!("unknown word {text:?}").into());
        rusqlite::Error::FromSqlConversionFailure(column, Type::Text, Box::new(unknown))
    })
}
