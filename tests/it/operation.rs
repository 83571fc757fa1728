//! What an operator does with the storage: copies it, puts a copy back, checks it, and starts the bot twice by mistake.

use std::path::Path;

use db::{StorageAddress, StorageReader, StoredTable, TableId};
use games::registry::GAMES;
use tokio::task::JoinSet;

use crate::harness::{Harness, shows};
use crate::player::Table;
use crate::program::{Program, fails, run, succeeds};
use crate::storage::needs_a_file;

/// Everything stored in a file.
pub(crate) fn tables_in(file: &Path) -> Vec<StoredTable> {
    let reading = StorageReader::open(&StorageAddress::File(file.to_owned())).expect("a storage");
    let tables: Vec<TableId> = reading.read(|tx| tx.tables()).expect("its tables");
    tables
        .into_iter()
        .map(|table| reading.read(|tx| tx.stored(table)).expect("stored"))
        .collect()
}

/// A table of each game.
pub(crate) async fn one_of_each(harness: &Harness) -> Vec<Table> {
    let mut tables = Vec::new();
    for game in GAMES {
        tables.push(harness.table(*game, *game.info().seats.end()).await);
    }
    tables
}

/// Plays at all tables at once, and gives them back.
async fn all_play_on(tables: Vec<Table>, presses: usize) -> Vec<Table> {
    let mut playing = JoinSet::new();
    for mut table in tables {
        playing.spawn(async move {
            table.goes_on(presses).await;
            table
        });
    }
    playing.join_all().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_taken_in_the_middle_of_play_is_restored_and_played_on() {
    needs_a_file!();
    let mut harness = Harness::open().await;
    let folder = harness.folder();
    let tables = one_of_each(&harness).await;
    let playing = tokio::spawn(all_play_on(tables, 60));
    let mut copies = Vec::new();
    for name in ["first.db", "second.db", "third.db"] {
        let said = succeeds(run(&folder, &["backup", name], &[])).await;
        shows(&said, "is a complete copy of rollhouse.db with 5 tables");
        copies.push(tables_in(&folder.join(name)));
    }
    succeeds(run(&folder, &["check"], &[])).await;
    let tables = playing.await.expect("they play");

    // A backup writes over nothing.
    fails(run(&folder, &["backup", "first.db"], &[])).await;
    let said = fails(run(&folder, &["restore", "first.db"], &[])).await;
    shows(&said, "another program is using the file; stop it");

    harness.stop().await;
    let last = tables_in(&folder.join("rollhouse.db"));
    let mut compared = 0;
    for copy in &copies {
        assert_eq!(copy.len(), last.len());
        for (copied, now) in copy.iter().zip(&last) {
            assert!(!copied.plies().is_empty(), "the table had begun");
            assert_eq!(copied.plies(), now.plies()[..copied.plies().len()]);
            compared += copied.plies().len();
        }
    }
    eprintln!("{compared} plies in three backups are the first ones of their tables");

    for name in ["first.db", "second.db", "third.db"] {
        let said = succeeds(run(&folder, &["check", name], &[])).await;
        assert!(said.contains("is sound: 5 tables ("), "{said}");
    }
    let said = succeeds(run(&folder, &["restore", "second.db"], &[])).await;
    assert_eq!(tables_in(&folder.join("rollhouse.db")), copies[1]);
    let kept = said.split("is kept as ").nth(1).expect("where");
    let kept = kept.split(';').next().unwrap();
    assert_eq!(
        tables_in(&folder.join(kept)),
        last,
        "nothing is thrown away"
    );

    harness.start_again().await;
    for mut table in tables {
        table.is_shown_again().await;
        let stored = copies[1]
            .iter()
            .find(|stored| named(stored.head.id) == table.name());
        let plies = stored.expect("the table").plies().len();
        assert_eq!(usize::try_from(table.ply()).unwrap(), plies - 1);
        table.plays_to_the_end().await;
    }
    succeeds(run(&folder, &["check"], &[])).await;
    harness.close().await;
}

/// The name of a table, as shown on its board.
pub(crate) fn named(table: TableId) -> String {
    table.to_string()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_bot_on_the_same_file_refuses_to_start_and_a_killed_one_leaves_it_free() {
    needs_a_file!();
    let (harness, program) = Program::begun().await;
    let mut table = harness.first_table().await;
    let file = harness.folder().join("rollhouse.db");
    let (address, token) = (harness.play.url(), harness.play.token().to_owned());
    let surroundings = [
        ("DISCORD_TOKEN", token.as_str()),
        ("ROLLHOUSE_DISCORD_API_URL", address.as_str()),
        ("ROLLHOUSE_STORAGE_PATH", file.to_str().unwrap()),
    ];
    let said = fails(run(&harness.folder(), &[], &surroundings)).await;
    shows(
        &said,
        "rollhouse.db: another program is using the file; stop it, or choose another path",
    );
    table.goes_on(3).await;
    program.kill(&harness).await;
    let again = Program::start_again(&harness).await;
    table.is_shown_again().await;
    table.goes_on(3).await;
    assert_eq!(harness.play.connections(), usize::from(!harness.over_http));
    again.kill(&harness).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_backup_is_restored_only_with_force() {
    needs_a_file!();
    let mut harness = Harness::open().await;
    let folder = harness.folder();
    let mut table = harness.first_table().await;
    table.plays_to_the_end().await;
    harness.stop().await;
    succeeds(run(&folder, &["backup", "copy.db"], &[])).await;
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let rights = std::fs::metadata(folder.join("copy.db"))
            .unwrap()
            .permissions();
        assert_eq!(rights.mode() & 0o077, 0, "seeds are for nobody else");
    }
    let before = std::fs::read(folder.join("rollhouse.db")).unwrap();
    let ply = crate::damaged_files::flip_a_face(&folder.join("copy.db"));
    let named = format!(
        "Table {} is WRONG: ply {ply} is wrong: the record has the faces",
        table.name()
    );

    let said = fails(run(&folder, &["check", "copy.db"], &[])).await;
    assert!(said.contains(&named), "{said}");
    let said = fails(run(&folder, &["restore", "copy.db"], &[])).await;
    shows(&said, &named);
    shows(&said, "was not restored");
    assert_eq!(std::fs::read(folder.join("rollhouse.db")).unwrap(), before);
    succeeds(run(
        &folder,
        &["restore", "copy.db", "--even-if-wrong"],
        &[],
    ))
    .await;
    let said = fails(run(&folder, &["check"], &[])).await;
    assert!(said.contains(&named), "{said}");

    std::fs::write(
        folder.join("letter.txt"),
        "Dear Ann, this is no backup. ".repeat(40),
    )
    .unwrap();
    let before = std::fs::read(folder.join("rollhouse.db")).unwrap();
    for (file, why) in [
        ("letter.txt", "the storage was not made by this program"),
        ("none.db", "cannot open"),
    ] {
        let said = fails(run(&folder, &["restore", file], &[])).await;
        shows(&said, why);
        shows(&said, "was not restored");
        let said = fails(run(&folder, &["check", file], &[])).await;
        assert!(said.contains(why), "{said}");
    }
    assert_eq!(std::fs::read(folder.join("rollhouse.db")).unwrap(), before);
    let mut left: Vec<String> = std::fs::read_dir(&folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        // A reader cannot clear up the log's files, which are empty; the bot does at its next stop.
        .filter(|name| !name.contains(".replaced-") && !name.starts_with("rollhouse.db-"))
        .collect();
    left.sort();
    assert_eq!(
        left,
        ["copy.db", "letter.txt", "rollhouse.db", "rollhouse.db.lock"]
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_storage_of_an_older_version_is_backed_up_and_restored() {
    needs_a_file!();
    let folder = tempfile::tempdir().expect("a folder");
    // As the version before the present one left it.
    let old = rusqlite::Connection::open(folder.path().join("rollhouse.db")).expect("a file");
    for step in [
        include_str!("../../db/migrations/0017.sql"),
        "PRAGMA application_id = 0x526f6c6c; PRAGMA user_version = 17;",
    ] {
        old.execute_batch(step).expect("a step");
    }
    old.close().expect("a whole file");
    let said = succeeds(run(folder.path(), &["backup", "copy.db"], &[])).await;
    assert!(
        said.contains("copy.db is a complete copy of rollhouse.db, as an older version left it"),
        "{said}"
    );
    let said = succeeds(run(folder.path(), &["restore", "copy.db"], &[])).await;
    assert!(said.contains("rollhouse.db is restored"), "{said}");
}
