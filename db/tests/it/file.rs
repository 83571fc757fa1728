//! The file on the disk: kills, second programs, files of others, files of other versions.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};

use db::{Error, Phase, Store, TableId, WallTime};
use rusqlite::Connection;

use crate::{Home, ply};

/// Where the process to be killed keeps its store.
const DOOMED: &str = "ROLLHOUSE_DOOMED_STORE";

/// The migrations as released, with rows as each version left them.
const VERSIONS: [(&str, &str); 5] = [
    (
        include_str!("../../migrations/0001_tables.sql"),
        include_str!("../fixtures/0001.sql"),
    ),
    (
        include_str!("../../migrations/0002_clocks.sql"),
        include_str!("../fixtures/0002.sql"),
    ),
    (
        include_str!("../../migrations/0003_scores.sql"),
        include_str!("../fixtures/0003.sql"),
    ),
    (
        include_str!("../../migrations/0004_house.sql"),
        include_str!("../fixtures/0004.sql"),
    ),
    (
        include_str!("../../migrations/0005_names.sql"),
        include_str!("../fixtures/0005.sql"),
    ),
];

#[tokio::test]
async fn every_move_acknowledged_before_a_kill_is_there_afterwards() {
    // This very test is the program that is killed, too.
    if let Ok(path) = std::env::var(DOOMED) {
        plays_until_killed(&path).await;
    }
    let home = Home::new();
    let table = home.in_play(&["ann"]).await;
    home.store.close();

    let mut doomed = Command::new(std::env::current_exe().unwrap())
        .args([
            "--exact",
            "file::every_move_acknowledged_before_a_kill_is_there_afterwards",
            "--nocapture",
        ])
        .env(DOOMED, home.path())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let lines = BufReader::new(doomed.stdout.take().unwrap()).lines();
    let acknowledged = lines
        .map_while(Result::ok)
        .filter_map(|line| line.strip_prefix("stored ")?.parse::<u32>().ok());
    let last = acknowledged.take(50).last().unwrap();
    let refused = Store::open(home.path()).map(drop);
    doomed.kill().unwrap();
    doomed.wait().unwrap();

    assert_eq!(last, 50);
    assert_eq!(
        refused,
        Err(Error::Locked),
        "while the other process lived, it had the file to itself"
    );
    let store = Store::open(home.path()).unwrap();
    let plies = store.load(table).await.unwrap().unwrap().plies;
    assert!(plies.len() > 50, "{} plies", plies.len());
    assert!((0..).zip(&plies).all(|(n, ply)| n == ply.ply), "{plies:?}");
    let next = ply(table, u32::try_from(plies.len()).unwrap(), "roll");
    store.append(next).await.unwrap();
}

async fn plays_until_killed(path: &str) {
    let store = Store::open(path).unwrap();
    for n in 1.. {
        store.append(ply(TableId(1), n, "roll")).await.unwrap();
        println!("\nstored {n}");
    }
}

#[test]
fn a_second_opening_of_the_same_file_is_refused_under_any_of_its_names() {
    let home = Home::new();
    assert_eq!(Store::open(home.path()).map(drop), Err(Error::Locked));
    let roundabout = home
        .folder
        .path()
        .join(".")
        .join("..")
        .join(home.folder.path().file_name().unwrap());
    assert_eq!(
        Store::open(roundabout.join("rollhouse.db")).map(drop),
        Err(Error::Locked)
    );
    #[cfg(unix)]
    {
        let link = home.folder.path().join("link.db");
        std::os::unix::fs::symlink(home.path(), &link).unwrap();
        assert_eq!(Store::open(link).map(drop), Err(Error::Locked));
    }

    let path = home.path();
    drop(home.store);
    assert_eq!(
        Store::open(path).map(drop),
        Ok(()),
        "free again once the first is dropped"
    );
}

#[test]
fn a_closed_store_leaves_one_whole_file() {
    let home = Home::new();
    home.store.close();
    let mut names: Vec<_> = fs::read_dir(home.folder.path())
        .unwrap()
        .map(|e| e.unwrap().file_name())
        .collect();
    names.sort();
    assert_eq!(names, ["rollhouse.db", "rollhouse.db.lock"]);
}

#[tokio::test]
async fn a_backup_made_during_play_is_a_store_of_its_own() {
    let home = Home::new();
    let table = home.in_play(&["ann"]).await;
    home.store.append(ply(table, 1, "roll")).await.unwrap();
    let copy = home.folder.path().join("copy.db");
    db::backup(home.path(), &copy).unwrap();
    home.store.append(ply(table, 2, "bank")).await.unwrap();

    let restored = Store::open(&copy).unwrap();
    assert_eq!(
        restored.load(table).await.unwrap().unwrap().plies.len(),
        2,
        "the setup and the roll"
    );
    restored.append(ply(table, 2, "hold")).await.unwrap();
    assert_eq!(
        home.store.load(table).await.unwrap().unwrap().plies[2].mv,
        "bank"
    );
}

#[test]
fn a_backup_writes_over_nothing_and_copies_nothing_of_others() {
    let home = Home::new();
    let old = home.folder.path().join("old.db");
    fs::write(&old, "").unwrap();
    let refused = db::backup(home.path(), &old);
    assert!(
        matches!(&refused, Err(Error::Unopenable(path)) if path.contains("old.db")),
        "{refused:?}"
    );
    assert_eq!(fs::read(&old).unwrap(), b"");

    let (music, new) = (
        home.folder.path().join("music.db"),
        home.folder.path().join("new.db"),
    );
    sql(&music, "CREATE TABLE songs (title TEXT)");
    assert_eq!(db::backup(&music, &new), Err(Error::Foreign));
    let missing = db::backup(home.folder.path().join("none.db"), &new);
    assert!(
        matches!(&missing, Err(Error::Unopenable(path)) if path.contains("none.db")),
        "{missing:?}"
    );
    assert!(!new.exists());
}

#[test]
fn a_file_of_a_newer_version_is_refused_untouched() {
    let home = Home::new();
    home.store.close();
    sql(&home.path(), "PRAGMA user_version = 99");
    let before = fs::read(home.path()).unwrap();
    let known = u32::try_from(VERSIONS.len()).unwrap();
    let refused = Store::open(home.path()).map(drop);
    assert_eq!(refused, Err(Error::Newer { found: 99, known }));
    let said = refused.unwrap_err().to_string();
    assert!(
        said.contains("format 99") && said.contains("newer program"),
        "{said}"
    );
    assert_eq!(fs::read(home.path()).unwrap(), before);
}

#[test]
fn files_of_other_programs_are_refused_untouched() {
    let folder = tempfile::tempdir().unwrap();
    let music = folder.path().join("music.db");
    sql(&music, "CREATE TABLE songs (title TEXT)");
    let numbered = folder.path().join("numbered.db");
    sql(
        &numbered,
        "CREATE TABLE songs (title TEXT); PRAGMA user_version = 1",
    );
    let letter = folder.path().join("letter.txt");
    fs::write(
        &letter,
        "Dear Ann, this is no database, and it is longer than the header of one. ".repeat(20),
    )
    .unwrap();
    for path in [music, numbered, letter] {
        let before = fs::read(&path).unwrap();
        assert_eq!(
            Store::open(&path).map(drop),
            Err(Error::Foreign),
            "{}",
            path.display()
        );
        assert_eq!(fs::read(&path).unwrap(), before, "{}", path.display());
    }
}

#[test]
fn a_folder_that_does_not_exist_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let said = Store::open(folder.path().join("no/such/rollhouse.db"))
        .unwrap_err()
        .to_string();
    assert!(
        said.contains("no/such/rollhouse.db") && said.contains("check that the folder exists"),
        "{said}"
    );
}

#[test]
fn a_read_only_file_says_so_at_once() {
    let home = Home::new();
    home.store.close();
    let mut rights = fs::metadata(home.path()).unwrap().permissions();
    rights.set_readonly(true);
    fs::set_permissions(home.path(), rights).unwrap();
    if fs::OpenOptions::new()
        .append(true)
        .open(home.path())
        .is_ok()
    {
        // Not `eprintln!`: the output of a test that passes is not shown.
        let skipped =
            "SKIPPED a_read_only_file_says_so_at_once: this user may write read-only files";
        let _ = writeln!(std::io::stderr(), "{skipped} (root?)");
        return;
    }
    let refused = Store::open(home.path()).map(drop);
    assert_eq!(refused, Err(Error::ReadOnly));
    assert!(
        refused
            .unwrap_err()
            .to_string()
            .contains("let the bot's user write")
    );
}

#[tokio::test]
async fn tables_of_every_earlier_version_are_still_played() {
    for version in 1..=VERSIONS.len() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("rollhouse.db");
        let (migrations, fixture) = (
            VERSIONS[..version].iter().map(|(sql, _)| *sql),
            VERSIONS[version - 1].1,
        );
        sql(&path, &migrations.chain([fixture]).collect::<String>());
        sql(
            &path,
            &format!(
                "PRAGMA application_id = {}; PRAGMA user_version = {version}",
                0x526f_6c6c
            ),
        );

        let store = Store::open(&path).unwrap();
        let mut phases = Vec::new();
        for id in 1..=4 {
            phases.push(store.load(TableId(id)).await.unwrap().unwrap().head.phase);
        }
        assert_eq!(
            phases,
            [Phase::Lobby, Phase::Play, Phase::Over, Phase::Closed]
        );
        store
            .join(TableId(1), crate::person("ben"), 4, WallTime(4_000))
            .await
            .unwrap();
        store.append(ply(TableId(2), 2, "bank")).await.unwrap();
        assert_eq!(
            store.load(TableId(2)).await.unwrap().unwrap().plies[1].faces,
            [1, 2, 3]
        );
        assert_eq!(
            store.load(TableId(3)).await.unwrap().unwrap().seats[0].points,
            Some(20)
        );
        assert_eq!(
            store.get_meta("commands").await.unwrap().as_deref(),
            Some("1f")
        );
    }
}

fn sql(path: &Path, sql: &str) {
    Connection::open(path).unwrap().execute_batch(sql).unwrap();
}
