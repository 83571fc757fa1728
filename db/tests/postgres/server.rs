//! What only a server can do: refuse a start, keep bots apart, and run out of room.

use std::fs;
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use db::{CopySource, Error, StorageAddress, StorageReader, Store, TableId};
use postgres_cluster::{Cluster, NOBODY};

use crate::copying::full_file;
use crate::home::{self, assert_told, put};
use crate::place::Place;
use crate::{Home, ply, stored};

/// Why a store cannot be opened.
#[track_caller]
fn refused(url: &str) -> Error {
    Store::connect(url)
        .map(drop)
        .expect_err("this is no address of a store")
}

/// The words of a refusal, without any password.
#[track_caller]
fn says(error: &Error, words: &[&str]) {
    home::says(error, words);
    let said = format!("{error} {error:?}");
    assert!(!said.contains("secret"), "{said}");
}

/// The address over the network: `who` is a user with a password.
pub(crate) fn network_url(cluster: &Cluster, who: &str, rest: &str) -> String {
    format!("postgres://{who}@localhost:{}/{rest}", cluster.port)
}

#[test]
fn a_start_says_what_is_wrong_with_the_address_the_user_or_the_rights() {
    let Some(cluster) = Cluster::shared() else {
        return;
    };
    cluster.sql("CREATE ROLE visitor LOGIN PASSWORD 'secret'");
    cluster.sql("CREATE DATABASE other OWNER visitor");
    cluster.sql(
        "CREATE DATABASE latin ENCODING 'SQL_ASCII' LOCALE 'C' TEMPLATE template0 OWNER visitor",
    );
    let network = |who, rest| network_url(cluster, who, rest);

    let error = refused("postgres://visitor:secret@127.0.0.1:1/other");
    assert!(matches!(error, Error::Unreachable(_)), "{error:?}");
    says(&error, &["cannot reach the database", "refused"]);
    let error = refused("postgres://visitor:secret@no-such-host.invalid/other");
    assert!(matches!(error, Error::Unreachable(_)), "{error:?}");
    let error = refused("postgres://visitor:sec@ret@/x?secret");
    assert!(matches!(error, Error::Address(_)), "{error:?}");
    let error = refused(&network("visitor:wrong-secret", "other"));
    let who = "password authentication failed for user \"visitor\"";
    says(&error, &[who, "check user and password"]);
    let error = refused(&network("visitor:secret", "none"));
    says(
        &error,
        &["database \"none\" does not exist", "create the database"],
    );
    let error = refused(&network("visitor:secret", "latin"));
    says(&error, &["SQL_ASCII", "UTF8"]);
    cluster.sql("CREATE SCHEMA closed");
    let error = refused(&network(
        "visitor:secret",
        "postgres?options=-c%20search_path%3Dclosed",
    ));
    assert!(matches!(error, Error::Refused(_)), "{error:?}");
    says(&error, &["owner of the database"]);
    cluster.sql("ALTER ROLE visitor CONNECTION LIMIT 0");
    let error = refused(&network("visitor:secret", "other"));
    says(&error, &["too many connections", "max_connections"]);
    cluster.sql("ALTER ROLE visitor CONNECTION LIMIT -1");
    assert_eq!(
        Store::connect(&network("visitor:secret", "other")).map(drop),
        Ok(())
    );
}

#[test]
fn the_way_is_encrypted_and_the_certificate_is_checked_when_asked() {
    let Some(cluster) = Cluster::shared() else {
        return;
    };
    cluster.sql("CREATE ROLE careful LOGIN PASSWORD 'secret'");
    cluster.sql("CREATE DATABASE private OWNER careful");
    let open = |rest: &str| {
        let store = Store::connect(&network_url(
            cluster,
            "careful:secret",
            &format!("private?{rest}"),
        ));
        let encrypted = "SELECT bool_and(ssl) FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) WHERE usename = 'careful'";
        store.map(|store| {
            let encrypted = cluster.sql(encrypted) == "t";
            store.close();
            encrypted
        })
    };
    let ours = cluster.folder.join("data/server.crt");
    let ours = ours.display();
    assert_eq!(open("sslmode=require"), Ok(true));
    assert_eq!(open("sslmode=disable"), Ok(false));
    assert_eq!(
        open(&format!("sslmode=verify-full&sslrootcert={ours}")),
        Ok(true)
    );
    // Nobody whom this system trusts has signed it.
    let unknown = open("sslmode=verify-full").expect_err("not signed");
    says(&unknown, &["certificate"]);
    let nowhere = open("sslmode=verify-full&sslrootcert=/no/such.pem").expect_err("no file");
    says(&nowhere, &["/no/such.pem"]);
}

#[tokio::test]
async fn a_lease_keeps_the_bots_in_a_schema_apart_whatever_becomes_of_their_connections() {
    let Place::Schema(cluster, schema) = Place::new() else {
        return;
    };
    let long = Duration::from_secs(600);
    let store = Store::connect(&cluster.url(&schema)).unwrap();
    let rival = Store::connect(&cluster.url(&schema)).unwrap();
    let elsewhere = Store::connect(&cluster.url(&cluster.schema())).unwrap();
    assert!(store.is_shared());
    let lease = async |store: &Store, holder| {
        let taken = store.write(move |tx| tx.lease("process/a", holder, long));
        taken.await.unwrap()
    };
    assert!(lease(&store, "a").await);
    assert!(!lease(&rival, "b").await);
    assert!(lease(&elsewhere, "b").await);
    cluster.disconnect(&schema);
    assert!(!lease(&rival, "b").await);
    let reader = StorageReader::open(&StorageAddress::Server(cluster.url(&schema))).unwrap();
    let running = reader.read(|tx| tx.leases("process/")).unwrap();
    assert_eq!(running, ["process/a"], "a bot is running");
    let released = store.write(|tx| tx.release("process/a", "a"));
    released.await.unwrap();
    store.close();
    assert_eq!(reader.read(|tx| tx.leases("process/")), Ok(vec![]));
    assert!(lease(&rival, "b").await);
    // What one of them stores, the other reads.
    let store = Store::connect(&cluster.url(&schema)).unwrap();
    put(&store, "soup", "noodles").await;
    let found = rival.read(|tx| tx.meta("soup")).await;
    assert_eq!(found, Ok(Some("noodles".into())));
}

/// A schema of the oldest format that is read, with rows in every table.
fn schema_of_format_6(cluster: &Cluster) -> String {
    let schema = cluster.schema();
    let format = include_str!("../../migrations/postgres/0006.sql");
    let rows = include_str!("../fixtures/0017.sql")
        .replace(" user,", " \"user\",")
        .replace("(user", "(\"user\"")
        .replace(" user)", " \"user\")")
        .replace("zeroblob(32)", "decode(repeat('00', 32), 'hex')")
        .replace(" x'", " '\\x");
    cluster.sql(&format!(
        "SET search_path = {schema}; {format}; INSERT INTO storage_format (one, format) VALUES (1, 6); {rows}"
    ));
    schema
}

#[tokio::test]
async fn a_database_of_the_oldest_format_keeps_every_row_and_is_played_on() {
    let Some(cluster) = Cluster::shared() else {
        return;
    };
    let (old, schema) = (schema_of_format_6(cluster), schema_of_format_6(cluster));
    let url = cluster.url(&schema);
    let older = Error::Older {
        found: 6,
        known: newest_format(cluster),
    };
    let address = StorageAddress::Server(url.clone());
    let read = StorageReader::open(&address).map(drop);
    assert_eq!(read, Err(older.clone()));
    let folder = tempfile::tempdir().unwrap();
    let source = CopySource::hold(&StorageAddress::File(full_file(&folder))).unwrap();
    assert_eq!(source.copy_to(&address).map(drop), Err(older));
    let format = cluster.sql(&format!("SELECT format FROM {schema}.storage_format"));
    assert_eq!(format, "6", "a refused target stays as it is");
    let store = Store::connect(&url).unwrap();

    // How many moves somebody made is counted anew, and what happened in play is told by the log.
    let columns = format!(
        "SELECT table_name || '=' || string_agg(quote_ident(column_name), ', ') FROM information_schema.columns
         WHERE table_schema = '{old}' AND table_name NOT IN ('storage_format', 'plies', 'hints') AND column_name NOT IN
           ('moved', 'unshown', 'lag', 'paused', 'unreachable', 'back', 'agrees_to_pause', 'agrees_to_end')
           AND NOT (table_name = 'tables' AND column_name IN ('options', 'clock', 'origin', 'thread', 'starts_when_full', 'host_active', 'due')) GROUP BY table_name"
    );
    let columns = cluster.sql(&columns);
    assert_eq!(columns.lines().count(), 20);
    for (table, columns) in columns.lines().map(|line| line.split_once('=').unwrap()) {
        let before = format!("SELECT {columns} FROM {old}.{table}");
        let after = format!("SELECT {columns} FROM {schema}.{table}");
        let count = |rows: &str| cluster.sql(&format!("SELECT count(*) FROM ({rows}) AS rows"));
        assert_eq!(count(&format!("{before} EXCEPT {after}")), "0", "{table}");
        assert_eq!(count(&after), count(&before), "{table}");
        assert_ne!(count(&before), "0", "put rows of {table} into the fixture");
    }

    assert_told(&store).await;
    store.append(ply(TableId(2), 10, "bank")).await.unwrap();
    assert_eq!(stored(&store, TableId(2)).await.plies().len(), 3);
    assert!(StorageReader::open(&address).is_ok());
}

/// The format that this program writes.
fn newest_format(cluster: &Cluster) -> u32 {
    let schema = cluster.schema();
    Store::connect(&cluster.url(&schema)).unwrap().close();
    let format = cluster.sql(&format!("SELECT format FROM {schema}.storage_format"));
    format.parse().expect("a number")
}

#[test]
fn a_database_of_a_newer_program_or_of_another_one_is_refused_and_stays_as_it_is() {
    let Some(cluster) = Cluster::shared() else {
        return;
    };
    let schema = cluster.schema();
    let url = cluster.url(&schema);
    cluster.sql(&format!("CREATE TABLE {schema}.seats (music TEXT)"));
    assert_eq!(refused(&url), Error::Foreign);
    assert_eq!(
        db::announce(&StorageAddress::Server(url), None),
        Err(Error::Foreign)
    );
    let tables =
        format!("SELECT string_agg(tablename, ' ') FROM pg_tables WHERE schemaname = '{schema}'");
    assert_eq!(cluster.sql(&tables), "seats");

    let schema = cluster.schema();
    let url = cluster.url(&schema);
    Store::connect(&url).unwrap().close();
    cluster.sql(&format!("UPDATE {schema}.storage_format SET format = 99"));
    let newer = Error::Newer {
        found: 99,
        known: newest_format(cluster),
    };
    assert_eq!(refused(&url), newer);
    assert_eq!(db::announce(&StorageAddress::Server(url), None), Err(newer));
}

#[test]
fn a_database_of_a_format_that_was_never_released_is_refused_and_stays_as_it_is() {
    let Some(cluster) = Cluster::shared() else {
        return;
    };
    let schema = cluster.schema();
    let url = cluster.url(&schema);
    cluster.sql(&format!(
        "CREATE TABLE {schema}.storage_format (one BIGINT PRIMARY KEY, format BIGINT); INSERT INTO {schema}.storage_format VALUES (1, 5)"
    ));
    let unreleased = Error::Unreleased {
        found: 5,
        oldest: 6,
    };
    assert_eq!(refused(&url), unreleased);
    let words = ["format 5, which was never released", "from 6 on"];
    says(&unreleased, &words);
    let announced = db::announce(&StorageAddress::Server(url), None);
    assert_eq!(announced, Err(unreleased));
    let left = format!(
        "SELECT string_agg(tablename, ' ') || (SELECT format FROM {schema}.storage_format) FROM pg_tables WHERE schemaname = '{schema}'"
    );
    assert_eq!(cluster.sql(&left), "storage_format5");
}

#[tokio::test]
async fn two_starts_at_once_migrate_once() {
    let Some(cluster) = Cluster::shared() else {
        return;
    };
    let schema = cluster.schema();
    let url = cluster.url(&schema);
    let starts: Vec<_> = (0..3)
        .map(|_| {
            let url = url.clone();
            std::thread::spawn(move || Store::connect(&url))
        })
        .collect();
    for start in starts {
        let store = start.join().unwrap().expect("each of them starts");
        put(&store, "soup", "noodles").await;
    }
    let formats = format!("SELECT count(*) FROM {schema}.storage_format");
    assert_eq!(cluster.sql(&formats), "1");
}

/// A small disk of the server's, on which it keeps what a test stores; removed after the test.
#[cfg(target_os = "linux")]
struct SmallDisk(std::path::PathBuf);

#[cfg(target_os = "linux")]
impl Drop for SmallDisk {
    fn drop(&mut self) {
        let left = Command::new("umount").arg("-l").arg(&self.0).status();
        if !left.is_ok_and(|status| status.success()) {
            eprintln!("{} is still mounted", self.0.display());
        }
    }
}

/// None for a user who may not mount one.
#[cfg(target_os = "linux")]
fn small_disk(cluster: &Cluster) -> Option<SmallDisk> {
    let at = cluster.folder.join("small");
    let at_text = at.to_str().unwrap();
    std::fs::create_dir(&at).unwrap();
    let owned = format!("size=8m,uid={NOBODY},gid={NOBODY},mode=700");
    let mount = Command::new("mount")
        .args(["-t", "tmpfs", "-o", &owned, "small", at_text])
        .output();
    if !mount.is_ok_and(|output| output.status.success()) {
        eprintln!("only root may mount a disk");
        return None;
    }
    cluster.sql(&format!("CREATE TABLESPACE small LOCATION '{at_text}'"));
    Some(SmallDisk(at))
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn a_full_disk_of_the_server_is_an_error_until_there_is_room_again() {
    let Some(cluster) = Cluster::new() else {
        return;
    };
    let Some(disk) = small_disk(&cluster) else {
        return;
    };
    let url = cluster.url(&cluster.schema());
    let url = url.replace(
        "&application_name",
        "%20-c%20default_tablespace%3Dsmall&application_name",
    );
    let store = Store::connect(&url).unwrap();
    put(&store, "soup", "noodles").await;
    let ballast = disk.0.join("ballast");
    _ = std::fs::write(&ballast, vec![7; 16 << 20]);
    // Nothing that can be compressed.
    let long = |seed: u64| {
        let mut next = seed;
        let letters = (0..1 << 20).map(|_| {
            next = next.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            char::from(b'a' + u8::try_from((next >> 33) % 26).unwrap())
        });
        letters.collect::<String>()
    };
    let found = store.write(move |tx| tx.put_meta("long", &long(1))).await;
    assert_eq!(found, Err(Error::DiskFull));
    assert_eq!(store.health().failing, Some(Error::DiskFull));
    assert_eq!(store.read(|tx| tx.meta("long")).await, Ok(None));
    let found = store.read(|tx| tx.meta("soup")).await;
    assert_eq!(found, Ok(Some("noodles".into())));
    std::fs::remove_file(ballast).unwrap();
    store
        .write(move |tx| tx.put_meta("long", &long(2)))
        .await
        .unwrap();
    assert_eq!(store.health().failing, None);
    store.close();
}

#[tokio::test]
async fn a_seed_is_in_no_error() {
    let home = Home::new();
    let new = crate::opened_otherwise(&["ann"], |opened| opened.place.channel.clear());
    let refused = home
        .store
        .write(move |tx| tx.create_table(&new))
        .await
        .expect_err("no channel");
    says(&refused, &["a table has a channel"]);
    let said = format!("{refused} {refused:?}");
    assert!(!said.contains("a7a7"), "{said}");
}

#[tokio::test]
async fn the_leases_of_a_bot_that_is_gone_are_free_at_once_and_those_of_others_are_not() {
    const LONG: Duration = Duration::from_secs(600);
    let home = Home::new();
    let Place::Schema(..) = &home.place else {
        return;
    };
    let [living, dead] = [(); 2].map(|()| home.place.open().unwrap());
    let (own, theirs) = (living.process().to_owned(), dead.process().to_owned());
    let lease = async |name: &str, holder: &str| {
        let (lease, holder) = (name.to_owned(), holder.to_owned());
        let taken = home.write(move |tx| tx.lease(&lease, &holder, LONG)).await;
        assert!(taken, "{name}");
    };
    lease("shard/0/2", &own).await;
    lease("shard/1/2", &theirs).await;
    lease("identify/0", &format!("{theirs}/7")).await;
    lease("copy", "copy-1-1").await;
    home.write(|tx| tx.drop_ended_leases()).await;
    assert_eq!(home.read(|tx| tx.leases("")).await.len(), 4);
    // As after a kill: nothing is given back, and the connections end.
    dead.close();
    let began = Instant::now();
    while home.read(|tx| tx.leases("shard/1")).await.len() == 1 {
        assert!(began.elapsed() < Duration::from_secs(60));
        home.write(|tx| tx.drop_ended_leases()).await;
    }
    let found = home.read(|tx| tx.leases("")).await;
    assert_eq!(found, ["copy", "identify/0", "shard/0/2"]);
}

#[test]
fn a_pooler_of_transactions_is_refused_at_the_start() {
    let Some(cluster) = Cluster::shared() else {
        return;
    };
    let free = TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr());
    let port = free.expect("a free port").port();
    for mode in ["session", "transaction"] {
        let folder = cluster.folder.display();
        let config = cluster.folder.join(format!("{mode}.ini"));
        let text = format!(
            "[databases]\npostgres = host={folder} port={} user=postgres\n[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = {port}\n\
             unix_socket_dir =\nauth_type = any\npool_mode = {mode}\nignore_startup_parameters = options\nlogfile = {folder}/{mode}.log\n",
            cluster.port
        );
        fs::write(&config, text).unwrap();
        let mut path = std::env::var_os("PATH").unwrap_or_default();
        // Debian keeps it where only an administrator looks.
        path.push(":/usr/sbin");
        let pooler = cluster
            .command(Path::new("pgbouncer"))
            .env("PATH", path)
            .arg("-q")
            .arg(&config)
            .spawn();
        let Ok(mut pooler) = pooler else {
            let missing = "SKIPPED: no pgbouncer is installed here (Debian's package pgbouncer)";
            assert!(std::env::var_os("CI").is_none(), "{missing}");
            eprintln!("{missing}");
            return;
        };
        while TcpStream::connect(("127.0.0.1", port)).is_err() {
            assert!(pooler.try_wait().unwrap().is_none(), "the pooler ended");
        }
        let url = format!(
            "postgres://postgres@127.0.0.1:{port}/postgres?application_name=pooled&sslmode=disable"
        );
        // Again and again: which of its idle sessions a pooler gives is its own affair.
        let opened: Vec<_> = (0..20)
            .map(|_| Store::connect(&url).map(|store| store.close()))
            .collect();
        pooler.kill().unwrap();
        pooler.wait().unwrap();
        for opened in opened {
            match opened {
                Ok(()) => assert_eq!(mode, "session"),
                Err(error) => {
                    assert_eq!(mode, "transaction", "{error}");
                    let why = "a pooler gives each transaction another session";
                    says(&error, &[why, "pool_mode = session"]);
                }
            }
        }
    }
}
