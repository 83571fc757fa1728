//! Values on their way to the server and back. They are converted as on the other engine (`sql::rows`): here only the three kinds of
//! values, whole numbers, texts and bytes, get their form on the wire.

use std::error::Error as StdError;

use bytes::BytesMut;
use rusqlite::types::{ToSqlOutput, ValueRef};
use tokio_postgres::types::{FromSql, IsNull, ToSql, Type, to_sql_checked};

use crate::error::Result;
use crate::sql::rows::Row;

type Failure = Box<dyn StdError + Sync + Send>;

/// A value for a parameter.
#[derive(Debug)]
pub(super) struct Given<'a>(ToSqlOutput<'a>);

impl<'a> Given<'a> {
    pub(super) fn new(value: &'a dyn rusqlite::ToSql) -> Result<Self> {
        Ok(Self(value.to_sql()?))
    }

    fn value(&self) -> Result<ValueRef<'_>, Failure> {
        match &self.0 {
            ToSqlOutput::Borrowed(value) => Ok(*value),
            ToSqlOutput::Owned(value) => Ok(value.into()),
            _ => Err("a value of an unknown kind".into()),
        }
    }

    /// The type of the parameter; unknown for nothing at all.
    pub(super) fn kind(&self) -> Type {
        match self.value() {
            Ok(ValueRef::Integer(_)) => Type::INT8,
            Ok(ValueRef::Text(_)) => Type::TEXT,
            Ok(ValueRef::Blob(_)) => Type::BYTEA,
            _ => Type::UNKNOWN,
        }
    }
}

impl ToSql for Given<'_> {
    fn to_sql(&self, kind: &Type, out: &mut BytesMut) -> Result<IsNull, Failure> {
        match self.value()? {
            ValueRef::Null => Ok(IsNull::Yes),
            ValueRef::Integer(value) => value.to_sql(kind, out),
            ValueRef::Text(value) | ValueRef::Blob(value) => value.to_sql(kind, out),
            ValueRef::Real(_) => Err("no value is a fraction".into()),
        }
    }

    fn accepts(kind: &Type) -> bool {
        [Type::INT8, Type::TEXT, Type::BYTEA].contains(kind)
    }

    to_sql_checked!();
}

/// A value of a row.
struct Read<'a>(ValueRef<'a>);

impl<'a> FromSql<'a> for Read<'a> {
    fn from_sql(kind: &Type, raw: &'a [u8]) -> Result<Self, Failure> {
        Ok(Self(match *kind {
            Type::BOOL => ValueRef::Integer(bool::from_sql(kind, raw)?.into()),
            Type::INT4 => ValueRef::Integer(i32::from_sql(kind, raw)?.into()),
            Type::INT8 => ValueRef::Integer(i64::from_sql(kind, raw)?),
            Type::BYTEA => ValueRef::Blob(raw),
            _ => ValueRef::Text(raw),
        }))
    }

    fn from_sql_null(_: &Type) -> Result<Self, Failure> {
        Ok(Self(ValueRef::Null))
    }

    fn accepts(kind: &Type) -> bool {
        [
            Type::BOOL,
            Type::INT4,
            Type::INT8,
            Type::BYTEA,
            Type::TEXT,
            Type::VARCHAR,
        ]
        .contains(kind)
    }
}

impl Row for tokio_postgres::Row {
    fn at(&self, place: usize) -> Result<ValueRef<'_>> {
        let Read(value) = self.try_get(place)?;
        Ok(value)
    }
}
