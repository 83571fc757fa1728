//! What the errors of a server and of the way to it mean to the store. Only the main text of a server's error is kept: its details may
//! quote a row, and with it a seed.

use std::error::Error as StdError;
use std::iter::successors;

use deadpool_postgres::PoolError;
use tokio_postgres::error::{DbError, SqlState};

use crate::error::Error;

impl From<tokio_postgres::Error> for Error {
    fn from(error: tokio_postgres::Error) -> Self {
        match error.as_db_error() {
            Some(said) => of_server(said),
            None if is_lost(&error) => Self::Unreachable(whole(&error)),
            None => Self::Postgres(whole(&error)),
        }
    }
}

/// Of an error while connecting: if it is not the server's, then it is not reached.
pub(super) fn of_connecting(error: &tokio_postgres::Error) -> Error {
    match error.as_db_error() {
        Some(said) => of_server(said),
        None => Error::Unreachable(whole(error)),
    }
}

impl From<PoolError> for Error {
    fn from(error: PoolError) -> Self {
        match error {
            PoolError::Backend(error) => of_connecting(&error),
            PoolError::Closed => Self::Closed,
            other => Self::Unreachable(other.to_string()),
        }
    }
}

fn of_server(said: &DbError) -> Error {
    let message = said.message().to_owned();
    let refused = |advice: &str| Error::Refused(format!("{message}; {advice}"));
    match *said.code() {
        SqlState::INVALID_PASSWORD | SqlState::INVALID_AUTHORIZATION_SPECIFICATION => {
            refused("check user and password in `[storage] url`, and pg_hba.conf on the server")
        }
        SqlState::INVALID_CATALOG_NAME => {
            refused("create the database, or correct its name in `[storage] url`")
        }
        SqlState::INSUFFICIENT_PRIVILEGE | SqlState::INVALID_SCHEMA_NAME => refused(
            "make the bot's user the owner of the database, so that it may create and change tables there",
        ),
        SqlState::TOO_MANY_CONNECTIONS => {
            refused("raise max_connections on the server; each process of the bot opens up to 10")
        }
        SqlState::READ_ONLY_SQL_TRANSACTION => refused(
            "use the address of the primary server, and look why the database takes no writes",
        ),
        SqlState::DISK_FULL => Error::DiskFull,
        SqlState::ADMIN_SHUTDOWN
        | SqlState::CRASH_SHUTDOWN
        | SqlState::CANNOT_CONNECT_NOW
        | SqlState::IDLE_SESSION_TIMEOUT
        | SqlState::IDLE_IN_TRANSACTION_SESSION_TIMEOUT => Error::Unreachable(message),
        SqlState::DATA_CORRUPTED | SqlState::INDEX_CORRUPTED => Error::Damaged(message),
        // Of a table with one of our names when none of ours can be there.
        SqlState::DUPLICATE_TABLE => Error::Foreign,
        ref code if code.code().starts_with("23") || code.code().starts_with("22") => {
            Error::Bad(message)
        }
        ref code => Error::Postgres(format!("{message} ({})", code.code())),
    }
}

/// Whether the same transaction would succeed at another time or on another connection: it met another one, or the connection broke.
pub(super) fn is_passing(error: &tokio_postgres::Error) -> bool {
    let passing = [
        SqlState::T_R_SERIALIZATION_FAILURE,
        SqlState::T_R_DEADLOCK_DETECTED,
        SqlState::ADMIN_SHUTDOWN,
        SqlState::CRASH_SHUTDOWN,
        SqlState::INVALID_SQL_STATEMENT_NAME,
        SqlState::IDLE_IN_TRANSACTION_SESSION_TIMEOUT,
    ];
    is_lost(error) || error.code().is_some_and(|code| passing.contains(code))
}

/// Whether the connection is gone.
fn is_lost(error: &tokio_postgres::Error) -> bool {
    let has_io = || causes(error).any(|cause| cause.is::<std::io::Error>());
    error.is_closed() || (error.as_db_error().is_none() && has_io())
}

fn causes(error: &tokio_postgres::Error) -> impl Iterator<Item = &(dyn StdError + 'static)> {
    successors(error.source(), |&cause| cause.source())
}

/// An error of the client's with its causes. None of them quotes a password or a value.
fn whole(error: &tokio_postgres::Error) -> String {
    let causes = causes(error).map(|cause| format!(": {cause}"));
    [error.to_string()].into_iter().chain(causes).collect()
}
