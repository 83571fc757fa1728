//! The storage is moved from a file to a `PostgreSQL` server and back, with tables in play in all games.

use std::fs::{self, File};
use std::process::Stdio;
use std::time::Duration;

use db::StoredTable;
use games::registry::GAMES;
use postgres_cluster::Cluster;

use crate::harness::{Harness, shows};
use crate::operation::one_of_each;
use crate::player::Table;
use crate::program::{self, fails, succeeds};
use crate::storage::{Storage, needs_a_file};

/// A place as the command wants it, which has no password here.
fn argument(storage: &Storage) -> String {
    match storage {
        Storage::File(file) => format!("sqlite:{}", file.display()),
        Storage::Server { cluster, schema } => cluster.url(schema),
    }
}

async fn copy(harness: &Harness, to: &Storage) -> (i32, String) {
    let (from, to) = (argument(&harness.storage), argument(to));
    // As an operator does it who keeps the password to themselves.
    let surroundings = [("MOVE_TO", to.as_str())];
    let arguments = ["storage", "copy", "--from", &from, "--to", "env:MOVE_TO"];
    program::run(&harness.folder(), &arguments, &surroundings).await
}

/// Moves the storage, and goes on there.
async fn move_to(harness: &mut Harness, to: Storage, tables: &mut [Table]) -> Vec<StoredTable> {
    harness.stop().await;
    let before = harness.storage.tables();
    let said = succeeds(copy(harness, &to)).await;
    assert!(said.contains("has everything of"), "{said}");
    assert!(said.contains("(5 open)"), "{said}");
    assert_eq!(to.tables(), before);

    // The old one is closed, and says why.
    let (name, value) = harness.storage.variable();
    let token = [("DISCORD_TOKEN", "a.b.c"), (name, value.as_str())];
    let said = fails(program::run(&harness.folder(), &["serve"], &token)).await;
    assert!(said.contains("it was moved to"), "{said}");
    let said = fails(copy(harness, &to)).await;
    assert!(said.contains("it was moved to"), "{said}");

    harness.storage = to;
    harness.start_again().await;
    for table in tables {
        let (board, ply) = (table.shown().embeds_text(), table.ply());
        table.is_shown_again().await;
        assert_eq!((table.shown().embeds_text(), table.ply()), (board, ply));
        table.goes_on(6).await;
        table.is_shown_again().await;
    }
    before
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_in_play_are_moved_to_a_server_and_back_and_played_to_the_end() {
    needs_a_file!();
    let Some(cluster) = Cluster::shared() else {
        return;
    };
    let mut harness = Harness::open().await;
    harness.wait_for_pictures().await;
    let mut tables = one_of_each(&harness).await;
    for table in &mut tables {
        table.goes_on(10).await;
        table.is_shown_again().await;
    }

    // While it is played, it stays where it is.
    let server = Storage::Server {
        cluster,
        schema: cluster.schema(),
    };
    let said = fails(copy(&harness, &server)).await;
    shows(&said, "another program is using the file; stop it");

    move_to(&mut harness, server, &mut tables).await;
    let said = fails(copy(
        &harness,
        &Storage::File(harness.folder().join("too-early.db")),
    ))
    .await;
    assert!(said.contains("a bot is using the database"), "{said}");

    let back = Storage::File(harness.folder().join("back.db"));
    move_to(&mut harness, back, &mut tables).await;
    for table in &mut tables {
        table.plays_to_the_end().await;
    }
    harness.stop().await;
    succeeds(program::run(&harness.folder(), &["check", "back.db"], &[])).await;
    harness.start_again().await;
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_that_is_killed_is_run_again_and_complete() {
    needs_a_file!();
    let Some(cluster) = Cluster::shared() else {
        return;
    };
    let mut harness = Harness::open().await;
    let mut tables = one_of_each(&harness).await;
    for table in &mut tables {
        table.goes_on(10).await;
    }
    harness.stop().await;
    let server = Storage::Server {
        cluster,
        schema: cluster.schema(),
    };
    let before = harness.storage.tables();
    let (from, to) = (argument(&harness.storage), argument(&server));
    let mut killed = 0;
    for delay in (0..).map(|tries| Duration::from_millis(20 * tries)) {
        let log = harness.folder().join("copy.txt");
        let mut copying = tokio::process::Command::new(env!("CARGO_BIN_EXE_rollhouse"))
            .args(["storage", "copy", "--from", &from, "--to", &to])
            .stdout(Stdio::null())
            .stderr(File::create(&log).expect("a log"))
            .kill_on_drop(true)
            .spawn()
            .expect("the program starts");
        if let Ok(ended) = tokio::time::timeout(delay, copying.wait()).await {
            let said = fs::read_to_string(&log).expect("a log");
            // Perhaps the one before was killed when all was done.
            let moved = said.contains("it was moved to");
            assert!(ended.expect("a status").success() || moved, "{said}");
            break;
        }
        copying.kill().await.expect("it can be killed");
        killed += 1;
    }
    eprintln!("killed {killed} times");
    assert!(killed > 0);
    assert_eq!(server.tables(), before);
    harness.storage = server;
    harness.start_again().await;
    assert_eq!(tables.len(), GAMES.len());
    for mut table in tables {
        table.is_shown_again().await;
        table.goes_on(4).await;
    }
    harness.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_table_is_copied_only_if_the_operator_says_so_and_a_move_is_taken_back() {
    needs_a_file!();
    let mut harness = Harness::open().await;
    let mut table = harness.first_table().await;
    table.goes_on(6).await;
    harness.stop().await;
    let file = harness.folder().join("rollhouse.db");
    rusqlite::Connection::open(&file)
        .and_then(|db| {
            db.execute_batch(
                "UPDATE log SET text = replace(text, '[', '[9 9 ') \
                WHERE number = (SELECT max(number) FROM log WHERE text LIKE '%[%')",
            )
        })
        .expect("a change");
    let to = Storage::File(harness.folder().join("new.db"));
    let said = fails(copy(&harness, &to)).await;
    assert!(said.contains("is WRONG"), "{said}");
    assert!(said.contains("was not copied"), "{said}");
    assert!(!harness.folder().join("new.db").exists());

    let from = argument(&harness.storage);
    let arguments = [
        "storage",
        "copy",
        "--from",
        &from,
        "--to",
        "sqlite:new.db",
        "--even-if-wrong",
    ];
    succeeds(program::run(&harness.folder(), &arguments, &[])).await;
    let reopen = ["storage", "reopen", &from];
    let said = succeeds(program::run(&harness.folder(), &reopen, &[])).await;
    shows(&said, "never start a bot on that one again");
    harness.start_again().await;
    // Not `close`, since no log leads to a damaged table.
    assert_eq!(harness.refused(), [""; 0]);
    harness.stop().await;

    let wrong = [
        "storage",
        "copy",
        "--from",
        "rollhouse.db",
        "--to",
        "postgres://a:secret@b",
    ];
    let folder = tempfile::tempdir().expect("a folder");
    let said = fails(program::run(folder.path(), &wrong, &[])).await;
    shows(&said, "--from is sqlite:FILE, postgres://");
}
