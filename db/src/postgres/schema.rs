//! The format of the database: how an older one is migrated, and a newer one refused.

use tokio_postgres::{Client, Transaction};

use crate::error::{Error, Result};
use crate::formats::Formats;

const FORMATS: Formats = Formats(&[
    (6, include_str!("../../migrations/postgres/0006.sql")),
    (7, include_str!("../../migrations/postgres/0007.sql")),
]);

/// The oldest server that has all that is used.
const OLDEST_SERVER: i32 = 140_000;

/// One process at a time: the others wait, and then find nothing to do.
const LOCK: &str = "SELECT pg_advisory_xact_lock(hashtext('rollhouse format'), hashtext(coalesce(current_schema(), '')))";

/// Checks the server and brings the database to the newest format, in one transaction: it has its old format or the newest, never one
/// between. Fails with `Unreleased`, `Newer`, `Foreign`, `Refused`, or because of the server.
pub(super) async fn migrate(client: &mut Client) -> Result<()> {
    let db = client.transaction().await?;
    db.batch_execute("SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0")
        .await?;
    check_server(&db).await?;
    db.batch_execute(LOCK).await?;
    let found = format(&db).await?;
    if found < FORMATS.newest() {
        for (format, sql) in FORMATS.after(found) {
            tracing::info!(format, "migrating the storage");
            db.batch_execute(sql).await?;
        }
        let sql = "INSERT INTO storage_format (one, format) VALUES (1, $1) ON CONFLICT (one) DO UPDATE SET format = excluded.format";
        db.execute(sql, &[&i64::from(FORMATS.newest())]).await?;
    }
    Ok(db.commit().await?)
}

/// Fails with `Unreleased`, `Newer` or `Older`, or with `Foreign` where there is no storage of ours, unless one may be created.
pub(super) async fn assert_newest(client: &mut Client, may_create: bool) -> Result<()> {
    let found = format(&client.transaction().await?).await?;
    if found == 0 && may_create {
        return migrate(client).await;
    }
    FORMATS.assert_newest(found)
}

/// The format of a database of ours, or 0 where nothing of ours is. Fails with `Unreleased` or `Newer`, or because of the server.
async fn format(db: &Transaction<'_>) -> Result<u32> {
    let sql = "SELECT EXISTS (SELECT 1 FROM pg_tables WHERE schemaname = current_schema() AND tablename = 'storage_format')";
    let ours: bool = value(db, sql).await?;
    if !ours {
        return Ok(0);
    }
    let format: i64 = value(db, "SELECT coalesce(max(format), 0) FROM storage_format").await?;
    match u32::try_from(format).unwrap_or(u32::MAX) {
        0 => Ok(0),
        found => FORMATS.known(found),
    }
}

async fn check_server(db: &Transaction<'_>) -> Result<()> {
    let version: i32 = value(db, "SELECT current_setting('server_version_num')::int").await?;
    if version < OLDEST_SERVER {
        let why = format!(
            "the server has PostgreSQL {}; use version {} or later",
            version / 10_000,
            OLDEST_SERVER / 10_000
        );
        return Err(Error::Refused(why));
    }
    let encoding: String = value(db, "SELECT current_setting('server_encoding')").await?;
    if encoding != "UTF8" {
        let why = format!(
            "the database has the encoding {encoding}; create one with `createdb --encoding=UTF8 --template=template0`"
        );
        return Err(Error::Refused(why));
    }
    Ok(())
}

async fn value<T: for<'a> tokio_postgres::types::FromSql<'a>>(
    db: &Transaction<'_>,
    sql: &str,
) -> Result<T> {
    Ok(db.query_one(sql, &[]).await?.try_get(0)?)
}
