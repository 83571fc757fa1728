//! Statements on a connection, on which each stays prepared, and what its errors mean to the store.

use rusqlite::types::ValueRef;
use rusqlite::{Connection, ErrorCode, ToSql};

use crate::error::{Error, Result};
use crate::sql::rows::{Db, Row};

impl Db for Connection {
    fn query(
        &self,
        sql: &str,
        params: &[&dyn ToSql],
        each: &mut dyn FnMut(&dyn Row) -> Result<()>,
    ) -> Result<()> {
        let mut query = self.prepare_cached(sql)?;
        let mut rows = query.query(params)?;
        while let Some(row) = rows.next()? {
            each(row)?;
        }
        Ok(())
    }

    fn change(&self, sql: &str, params: &[&dyn ToSql]) -> Result<usize> {
        Ok(self.prepare_cached(sql)?.execute(params)?)
    }

    fn random_digits(&self) -> &'static str {
        "lower(hex(randomblob(12)))"
    }

    fn now(&self) -> &'static str {
        "CAST(unixepoch('subsec') * 1000 AS INTEGER)"
    }

    fn is_shared(&self) -> bool {
        false
    }
}

impl Row for rusqlite::Row<'_> {
    fn at(&self, place: usize) -> Result<ValueRef<'_>> {
        Ok(self.get_ref(place)?)
    }
}

impl From<rusqlite::Error> for Error {
    fn from(error: rusqlite::Error) -> Self {
        match error.sqlite_error_code() {
            Some(ErrorCode::ConstraintViolation | ErrorCode::TypeMismatch) => {
                Self::Bad(error.to_string())
            }
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => Self::Locked,
            Some(ErrorCode::ReadOnly | ErrorCode::PermissionDenied) => Self::ReadOnly,
            Some(ErrorCode::DiskFull) => Self::DiskFull,
            Some(ErrorCode::NotADatabase) => Self::Foreign,
            Some(ErrorCode::DatabaseCorrupt) => Self::Damaged(error.to_string()),
            _ => Self::Sqlite(error.to_string()),
        }
    }
}
