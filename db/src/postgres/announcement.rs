//! The operator's line on running tables: written into the database from outside, while the bot runs on it.

use super::address::Address;
use super::engine;
use super::errors::meaning;
use super::schema;
use crate::error::Error;
use crate::sql::settings::ANNOUNCEMENT;

/// Stores a line for the bot that runs on the database at this address, or deletes it, as [`announce`](crate::announce) does for a file.
///
/// Fails with `Address`, `Unreachable`, `Refused`, `Foreign`, `Newer`, `Older`, `DiskFull` or `Postgres`.
pub fn announce_at(url: &str, line: Option<&str>) -> Result<(), Error> {
    let address = Address::parse(url)?;
    engine::on_a_runtime(async move {
        let mut client = address.connect().await?;
        schema::assert_newest(&mut client).await?;
        let put = "INSERT INTO meta (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value";
        let written = match line {
            Some(line) => client.execute(put, &[&ANNOUNCEMENT, &line]).await,
            None => {
                client
                    .execute("DELETE FROM meta WHERE key = $1", &[&ANNOUNCEMENT])
                    .await
            }
        };
        written.map(drop).map_err(|error| meaning(&error))
    })?
}
