//! Running one statement. Every statement stays prepared on its connection.

use rusqlite::{Connection, OptionalExtension, Params, Row};

use crate::error::Error;

/// All rows of a query.
pub(super) fn all<T>(
    db: &Connection,
    sql: &str,
    params: impl Params,
    row: impl FnMut(&Row<'_>) -> rusqlite::Result<T>,
) -> Result<Vec<T>, Error> {
    let mut query = db.prepare_cached(sql)?;
    let rows = query.query_map(params, row)?.collect::<Result<_, _>>()?;
    Ok(rows)
}

/// The one row of a query.
pub(super) fn one<T>(
    db: &Connection,
    sql: &str,
    params: impl Params,
    row: impl FnOnce(&Row<'_>) -> rusqlite::Result<T>,
) -> Result<T, Error> {
    Ok(db.prepare_cached(sql)?.query_row(params, row)?)
}

/// The one row of a query, if there is one.
pub(super) fn maybe<T>(
    db: &Connection,
    sql: &str,
    params: impl Params,
    row: impl FnOnce(&Row<'_>) -> rusqlite::Result<T>,
) -> Result<Option<T>, Error> {
    let found = db.prepare_cached(sql)?.query_row(params, row);
    Ok(found.optional()?)
}

/// Changes rows, and gives how many.
pub(super) fn change(db: &Connection, sql: &str, params: impl Params) -> Result<usize, Error> {
    Ok(db.prepare_cached(sql)?.execute(params)?)
}
