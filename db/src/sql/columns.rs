//! How a value of ours is kept in a column: moments and spans as whole milliseconds. On both engines a value is an
//! integer of 64 bits, a text, or bytes.

use std::time::Duration;

use rusqlite::ToSql;
use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSqlOutput, ValueRef};

use ::tables::time::millis;

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
