//! The storage is removed, overwritten, opened twice or hangs while a bot runs on it: the operator is told, and nothing shown is lost.

use std::fs::{self, OpenOptions};
use std::io::{Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::mpsc;

use commands::HealthStatus;
use rollhouse::monitor::Monitor;
use tokio::sync::oneshot;

use crate::disk_failures::{a_move, assert_all_stored, assert_apology, moves_on, public_tables};
use crate::harness::{Harness, LIST_COMMANDS, shows};
use crate::monitoring::{free_address, page};
use crate::program::{Program, fails, log, run, succeeds};
use crate::storage::needs_a_file;

/// The program on a storage, with its health on an address of its own.
fn monitored(harness: &Harness, file: &Path) -> (Program, String) {
    let address = free_address();
    let program = Program::start_on(harness, file, |command| {
        command.env("ROLLHOUSE_MONITOR_LISTEN", &address);
    });
    (program, address)
}

fn beside(file: &Path, ending: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn a_storage_removed_under_a_running_bot_is_noticed_and_saved() {
    needs_a_file!();
    let harness = Harness::without_bot().await;
    let folder = harness.folder();
    let file = folder.join("rollhouse.db");
    let (program, address) = monitored(&harness, &file);
    harness.play.wait_for_command("help").await;
    let created = "there is no storage at this path; creating a new one";
    assert_eq!(log(&harness).matches(created).count(), 1);
    let mut tables = public_tables(&harness).await;
    let (status, said) = page(&address, "/healthz").await;
    assert_eq!(status, 200, "{said}");

    for ending in ["", "-wal", "-shm"] {
        fs::remove_file(beside(&file, ending)).unwrap();
    }
    for table in &tables {
        let before = table.shown().text();
        let answer = a_move(table).await;
        assert_apology(
            &harness,
            &answer,
            &["rollhouse.db is no longer the file that is open"],
        );
        assert_eq!(table.shown().text(), before);
    }
    let (status, said) = page(&address, "/healthz").await;
    assert_eq!(status, 503, "{said}");
    assert!(said.contains("no longer the file that is open"), "{said}");
    let (status, said) = page(&address, "/metrics").await;
    assert_eq!(status, 200, "{said}");
    assert!(said.contains("\nrollhouse_storage_healthy 0\n"), "{said}");
    program.kill(&harness).await;
    let saved = beside(&file, ".saved");
    let said = log(&harness);
    shows(&said, "saved what was stored until then");
    shows(&said, "rollhouse.db.saved");

    // A supervisor starts it again, which must not begin anew.
    let again = Program::start_on(&harness, &file, |_| {});
    assert_eq!(again.ends().await.code(), Some(1));
    let said = log(&harness);
    let last = said.lines().last().unwrap();
    shows(&last, "rollhouse restore");
    shows(&last, "rollhouse.db.saved`");
    assert!(!file.exists());
    succeeds(run(&folder, &["restore", saved.to_str().unwrap()], &[])).await;
    let mark = harness.now();
    let (program, _) = monitored(&harness, &file);
    harness.wait_for_call(LIST_COMMANDS, mark).await;
    assert_eq!(log(&harness).matches(created).count(), 1, "not a new one");
    assert_all_stored(&harness, &tables).await;
    for table in &mut tables {
        moves_on(table).await;
    }
    assert_all_stored(&harness, &tables).await;
    program.kill(&harness).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_overwritten_under_a_running_bot_turn_health_bad_and_stop_the_next_start() {
    needs_a_file!();
    let harness = Harness::without_bot().await;
    let folder = harness.folder();
    let file = folder.join("rollhouse.db");
    let program = Program::start_first(&harness).await;
    let tables = public_tables(&harness).await;
    program.kill(&harness).await;
    // Everything is folded into one file, and the bot has none of its pages in memory.
    rusqlite::Connection::open(&file)
        .unwrap()
        .execute_batch("PRAGMA wal_checkpoint(TRUNCATE)")
        .unwrap();
    let mark = harness.now();
    let (program, address) = monitored(&harness, &file);
    harness.wait_for_call(LIST_COMMANDS, mark).await;
    let mut writing = OpenOptions::new().write(true).open(&file).unwrap();
    let pages = fs::metadata(&file).unwrap().len() / 4_096;
    for page in 1..pages {
        writing.seek(SeekFrom::Start(page * 4_096)).unwrap();
        writing.write_all(&[0xee; 512]).unwrap();
    }
    drop(writing);
    let before = tables[0].shown().text();
    let answer = a_move(&tables[0]).await;
    assert_apology(
        &harness,
        &answer,
        &["damaged", "malformed", "the file failed"],
    );
    assert_eq!(tables[0].shown().text(), before);
    let (status, said) = page(&address, "/healthz").await;
    assert_eq!(status, 503, "{said}");
    shows(&said, "storage: the storage is damaged");
    shows(&said, "`rollhouse restore`");
    program.kill(&harness).await;

    let said = fails(run(&folder, &[], &[])).await;
    shows(&said, "cannot open the storage rollhouse.db: ");
    shows(&said, "`rollhouse check`");
    shows(&said, "`rollhouse restore`");
}

/// A file has two readers. While both are kept, nothing else can be read.
#[tokio::test(flavor = "multi_thread")]
async fn health_is_told_while_the_storage_hangs() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = db::Store::open(folder.path().join("rollhouse.db")).expect("a store");
    let mut hanging = Vec::new();
    for _ in 0..2 {
        let (began, has_begun) = oneshot::channel();
        let (go, waits) = mpsc::channel::<()>();
        let store = store.clone();
        let read = tokio::spawn(async move {
            let work = move |_: db::Tx<'_>| {
                _ = began.send(());
                _ = waits.recv();
                Ok(())
            };
            store.read(work).await
        });
        has_begun.await.expect("it reads");
        hanging.push((go, read));
    }
    let address = free_address();
    let own = address.parse().expect("an address");
    let _monitor = Monitor::start(own, store, HealthStatus::default()).await;
    let (status, said) = page(&address, "/healthz").await;
    assert_eq!(status, 503, "{said}");
    assert!(said.starts_with("gateway: not connected"), "{said}");
    let (status, said) = page(&address, "/metrics").await;
    assert_eq!(status, 200, "{said}");
    assert!(said.contains("\nrollhouse_storage_healthy 0\n"), "{said}");
    for (go, read) in hanging {
        drop(go);
        assert_eq!(read.await.expect("it ends"), Ok(()));
    }
}
