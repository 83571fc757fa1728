//! What an operator writes into a storage from outside, while a bot may be running on it: a line on its boards, and whom it excludes.

use crate::copy::StorageAddress;
use crate::error::Result;
use crate::postgres::link::Link;
use crate::sql::counters;
use crate::sql::rows::Tx;
use crate::sql::settings::ANNOUNCEMENT;
use crate::sqlite;
use crate::types::Ban;

/// Stores a line for the bot that runs on this storage, or deletes it. The bot's own writes go on meanwhile.
///
/// Fails with `Unopenable` (no such file), `Address`, `Unreachable`, `Refused`, `Foreign`, `Newer`, `Older`, `Unreleased`, `ReadOnly`,
/// `DiskFull`, `Damaged`, `Sqlite` or `Postgres`.
pub fn announce(storage: &StorageAddress, line: Option<&str>) -> Result<()> {
    write(storage, |tx| match line {
        Some(line) => tx.put_meta(ANNOUNCEMENT, line),
        None => tx.drop_meta(ANNOUNCEMENT),
    })
}

/// Excludes a person or a server from the bot, or includes them again. False if nothing changed. Fails as [`announce`] does.
pub fn exclude(storage: &StorageAddress, whom: &Ban, on: bool) -> Result<bool> {
    write(storage, |tx| {
        let changed = if on {
            tx.ban(whom)?
        } else {
            tx.unban(&whom.guild, &whom.user)?
        };
        // A server that is excluded shares no results.
        counters::sharing_changed(tx)?;
        Ok(changed)
    })
}

/// Who is excluded. Fails as [`announce`] does.
pub fn exclusions(storage: &StorageAddress) -> Result<Vec<Ban>> {
    write(storage, |tx| tx.exclusions())
}

fn write<T: Send>(
    storage: &StorageAddress,
    work: impl FnOnce(Tx<'_>) -> Result<T> + Send,
) -> Result<T> {
    match storage {
        StorageAddress::File(path) => sqlite::file::write_beside(path, work),
        StorageAddress::Server(url) => Link::beside(url)?.write(work),
    }
}
