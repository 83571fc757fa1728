//! What only the engine for a file promises.

use std::fs;
use std::io::Write;
use std::process::{Command, Stdio};
use std::time::Duration;

use db::{Ban, Error, KeptFold, StorageAddress, StorageReader, Store, Tx};
use rusqlite::Connection;

use crate::copying::file_of_format;
use crate::together::{all, append};
use crate::{Home, ply};

const SECOND: Duration = Duration::from_secs(1);

#[tokio::test]
async fn simultaneous_appends_share_commits() {
    let home = Home::new();
    let mut tables = Vec::new();
    for _ in 0..100 {
        tables.push(home.in_play(&["ann"]).await);
    }
    let before = home.store.commits();
    for n in 1..=5 {
        let answers = all(tables
            .iter()
            .map(|table| append(&home.store, ply(*table, n, "roll"))))
        .await;
        assert!(answers.iter().all(Result::is_ok), "{answers:?}");
    }
    let commits = home.store.commits() - before;
    assert!(commits < 250, "{commits} commits for 500 plies");
}

#[test]
fn a_line_is_announced_only_in_a_store() {
    let folder = tempfile::tempdir().unwrap();
    let missing = db::announce(&StorageAddress::File(folder.path().join("none.db")), None);
    assert!(matches!(missing, Err(Error::Unopenable(_))), "{missing:?}");
    let foreign = folder.path().join("foreign.db");
    std::fs::write(&foreign, "").unwrap();
    let foreign = StorageAddress::File(foreign);
    assert_eq!(db::announce(&foreign, None), Err(Error::Foreign));
}

#[tokio::test]
async fn queries_for_results_use_an_index() {
    let home = Home::new();
    home.over("g1", &["ann", "ben"], 5_000).await;
    home.store.close();
    let db = rusqlite::Connection::open(home.path()).unwrap();
    for (sql, index) in [
        (
            "SELECT id FROM tables WHERE phase = 'over' AND ended IS NOT NULL AND guild = 'g1' ORDER BY ended DESC, id DESC LIMIT 11 OFFSET 5000",
            "COVERING INDEX results_by_guild",
        ),
        (
            "SELECT id FROM tables WHERE phase = 'over' AND ended IS NOT NULL AND guild = 'g1' AND (ended, id) > (5, 5) ORDER BY ended, id LIMIT 9",
            "COVERING INDEX results_by_guild (guild=? AND ended>?)",
        ),
        (
            "SELECT id FROM tables WHERE phase = 'over' AND ended IS NOT NULL AND guild || '' = 'g1' AND channel = 'c1' ORDER BY ended DESC, id DESC",
            "COVERING INDEX results_by_channel",
        ),
        (
            "SELECT id FROM tables WHERE phase = 'over' AND ended IS NOT NULL AND guild || '' IN (SELECT guild FROM servers WHERE shares_results = 1)
             AND (ended, id) > (5, 5) ORDER BY ended, id LIMIT 9",
            "COVERING INDEX results ",
        ),
        (
            "SELECT min(table_id) FROM seats WHERE user = 'ann'",
            "COVERING INDEX seats_by_user",
        ),
        (
            "SELECT min(table_id) FROM previous_players WHERE user = 'ann'",
            "COVERING INDEX previous_players_by_user",
        ),
        (
            "SELECT table_id FROM seats WHERE user = 'ann'",
            "seats_by_user",
        ),
    ] {
        let plan = plan(&db, sql);
        let is_meant = plan.contains(index) && !plan.contains("TEMP B-TREE");
        assert!(is_meant, "{sql}\n{plan}");
    }
}

/// The steps by which a statement is run.
fn plan(db: &Connection, sql: &str) -> String {
    let mut plan = db.prepare(&format!("EXPLAIN QUERY PLAN {sql}")).unwrap();
    let steps = plan.query_map([], |row| row.get(3)).unwrap();
    steps
        .map(Result::unwrap)
        .collect::<Vec<String>>()
        .join("\n")
}

#[tokio::test]
async fn what_is_asked_of_open_tables_or_of_a_host_reads_no_others() {
    let home = Home::new();
    home.store.close();
    let db = Connection::open(home.path()).unwrap();
    for (sql, index) in [
        (
            "SELECT id FROM tables WHERE phase = 'lobby' AND ended IS NULL AND guild = 'g1' AND channel = coalesce(NULL, channel)
             ORDER BY id + 0 DESC LIMIT 9",
            "INDEX open_tables_by_channel",
        ),
        (
            "UPDATE tables SET revision = revision + 1, due = 0 WHERE guild = 'g1' AND ended IS NULL",
            "INDEX open_tables_by_channel",
        ),
        (
            "UPDATE tables SET revision = revision + 1, due = 0 WHERE phase = 'play' AND ended IS NULL
             AND coalesce(answers_only, guild) = 'g1'",
            "INDEX open_tables_by_channel",
        ),
        (
            "SELECT count(*) FILTER (WHERE phase = 'lobby') FROM tables WHERE ended IS NULL",
            "INDEX open_tables_by_channel",
        ),
        (
            "SELECT id FROM tables WHERE host = 'ann'",
            "COVERING INDEX tables_by_host (host=?)",
        ),
        (
            "SELECT count(*) FROM tables JOIN tables AS new USING (host, guild) WHERE new.id = 1 AND tables.ended IS NULL",
            "INDEX tables_by_host (host=? AND ended=?)",
        ),
    ] {
        let plan = plan(&db, sql);
        assert!(plan.contains(index), "{sql}\n{plan}");
    }
}

/// Otherwise an update of a storage with many tables takes hours.
#[test]
fn a_migration_finds_the_people_of_each_table_by_an_index() {
    let folder = tempfile::tempdir().unwrap();
    let db = Connection::open(file_of_format("0017", &folder)).unwrap();
    let migration = include_str!("../../migrations/0018.sql");
    let (before, after) = migration.split_at(migration.find("UPDATE seats SET person").unwrap());
    db.execute_batch(before).unwrap();
    let statements: Vec<&str> = after.split(";\n").take(4).collect();
    for sql in &statements {
        let plan = plan(&db, sql);
        assert!(plan.contains("INDEX numbered_by_table"), "{sql}\n{plan}");
        assert!(!plan.lines().any(|step| step == "SCAN n"), "{sql}\n{plan}");
    }
    assert!(statements[3].contains("INSERT INTO log"));
}

#[tokio::test]
async fn the_leases_of_a_process_that_is_gone_end_when_the_file_is_opened() {
    let home = Home::new();
    assert!(!home.store.is_shared());
    let long = Duration::from_secs(600);
    assert!(home.write(move |tx| tx.lease("start", "a", long)).await);
    home.store.close();
    let store = home.place.open().unwrap();
    let found = store.write(move |tx| tx.lease("start", "b", long)).await;
    assert_eq!(found, Ok(true));
}

#[tokio::test]
async fn boards_that_may_not_show_what_was_stored_are_left_to_the_next_start() {
    let home = Home::new();
    let [before, after, over] = [
        home.in_play(&["ann"]).await,
        home.in_play(&["ben"]).await,
        home.over("g1", &["ann", "ben"], 5_000).await,
    ];
    home.write(|tx| tx.note_undrawn("", 200 * SECOND)).await;
    home.store.close();
    let file = Connection::open(home.path()).unwrap();
    for (table, seconds) in [(before, 300), (after, 100), (over, 150)] {
        let sql = "UPDATE tables SET touched = (unixepoch('subsec') - ?2) * 1000, ended = iif(ended, touched, NULL) WHERE id = ?1";
        file.execute(sql, (table.0, seconds)).unwrap();
    }
    drop(file);

    let store = Store::open(home.path()).unwrap();
    let take = async || {
        let taken = store.write(|tx| tx.take_undrawn("")).await.unwrap();
        let seconds = taken
            .into_iter()
            .map(|(table, ago)| (table, ago.as_secs() / 50));
        seconds.collect::<Vec<_>>()
    };
    assert_eq!(take().await, [(after, 2), (over, 3)]);
    // What was taken over is not noted as drawn yet.
    assert_eq!(take().await, [(after, 2), (over, 3)]);
    let note = |tx: Tx<'_>| tx.note_undrawn("", 290 * SECOND);
    store.write(note).await.unwrap();
    assert_eq!(take().await, [(before, 6), (after, 2), (over, 3)]);
    store.write(|tx| tx.note_all_drawn("")).await.unwrap();
    assert_eq!(take().await, []);
}

/// Whether a text is anywhere in the file or in what is beside it.
fn has_bytes(home: &Home, text: &str) -> bool {
    let files = fs::read_dir(home.folder()).unwrap();
    let mut files = files.map(|file| fs::read(file.unwrap().path()).unwrap());
    let is_it = |part: &[u8]| part == text.as_bytes();
    files.any(|bytes| bytes.windows(text.len()).any(is_it))
}

#[tokio::test]
async fn what_was_deleted_leaves_the_file_and_its_log() {
    let home = Home::new();
    let mut people = Vec::new();
    for number in 0..200 {
        let user = format!("user-{number}-of-a-table-to-be-forgotten");
        let table = home.lobby(&["ann", &user]).await;
        home.does(table, 9_000, "closed expired").await;
        people.push(user);
    }
    let (forgotten, others) = people.split_last().unwrap();
    assert!(people.iter().all(|user| has_bytes(&home, user)));
    let user = forgotten.clone();
    let forget = home.store.delete(move |tx| tx.forget(&user, false));
    forget.await.unwrap();
    assert!(!has_bytes(&home, forgotten) && !has_bytes(&home, &forgotten.to_uppercase()));
    assert!(others.iter().all(|user| has_bytes(&home, user)));
    // Whole pages become free.
    let dropped = home.store.drop_ended_before(db::WallTime(10_000), 1_000);
    dropped.await.unwrap();
    let left = others.iter().find(|user| has_bytes(&home, user));
    assert_eq!(left, None);
}

#[tokio::test]
async fn what_an_exclusion_or_the_end_of_a_day_deletes_leaves_the_file_too() {
    let home = Home::new().with_days().await;
    let user = "ann-whose-results-are-kept";
    let fold = KeptFold::new(None, 0, user.repeat(5_000).into_bytes());
    assert!(home.write(move |tx| tx.keep_fold_part(&fold, 0)).await);
    assert!(has_bytes(&home, user));
    let whom = Ban {
        guild: "g1".into(),
        user: "*".into(),
        until: None,
    };
    db::exclude(&home.place.address(), &whom, true).unwrap();
    // It purges the log, and finds nothing to forget.
    let forget = home.store.delete(move |tx| tx.forget(user, false));
    forget.await.unwrap();
    assert!(!has_bytes(&home, user));

    home.finishes(user, 5, 20).await;
    assert!(has_bytes(&home, user));
    let dropped = home.store.drop_ended_before(db::WallTime(i64::MAX), 9);
    assert_eq!(dropped.await, Ok(vec![]));
    assert!(!has_bytes(&home, user));
}

#[tokio::test]
async fn only_a_move_clears_the_failure_of_a_move() {
    let home = Home::new();
    let table = home.in_play(&["ann"]).await;
    let other = rusqlite::Connection::open(home.path()).unwrap();
    let failing = || home.store.health().failing;
    let commits = async || home.write(|tx| tx.put_meta("soup", "noodles")).await;
    other
        .execute_batch("ALTER TABLE log RENAME TO elsewhere")
        .unwrap();
    let refused = home.store.append(ply(table, 1, "roll")).await;
    assert!(matches!(refused, Err(Error::Sqlite(_))), "{refused:?}");
    for _ in 0..3 {
        commits().await;
        assert!(failing().is_some(), "other writes go on");
        home.store.try_move().await;
        assert!(failing().is_some(), "no move can be stored");
    }
    other
        .execute_batch("ALTER TABLE elsewhere RENAME TO log")
        .unwrap();
    commits().await;
    home.store.try_move().await;
    assert_eq!(failing(), None);
    home.store.append(ply(table, 1, "roll")).await.unwrap();
    assert_eq!(failing(), None);
}

#[tokio::test]
async fn where_a_saved_file_lies_no_new_one_is_made() {
    let home = Home::new();
    home.in_play(&["ann"]).await;
    home.store.close();
    let saved = home.folder().join("rollhouse.db.saved");
    fs::rename(home.path(), &saved).unwrap();
    let refused = Store::open(home.path()).map(drop).unwrap_err();
    assert_eq!(refused, Error::Saved(saved.display().to_string()));
    let advice = format!("`rollhouse restore {}`", saved.display());
    assert!(refused.to_string().contains(&advice), "{refused}");
    assert!(!home.path().exists());
    let restore = db::Restore::prepare(&saved, home.path()).unwrap();
    assert_eq!(restore.put_in_place("now"), Ok(None));
    let store = Store::open(home.path()).unwrap();
    assert_eq!(store.read(|tx| tx.count_open()).await, Ok((0, 1)));
}

/// The path of a store of which the process makes backups that will be killed.
const COPIED: &str = "ROLLHOUSE_COPIED_STORE";

#[tokio::test]
async fn a_backup_that_is_killed_leaves_nothing_under_its_name() {
    // The process that is killed runs this test, too.
    if let Ok(path) = std::env::var(COPIED) {
        db::backup(&path, format!("{path}.copy")).unwrap();
        return;
    }
    let home = Home::new();
    let long = "noodles ".repeat(4 << 20);
    home.write(move |tx| tx.put_meta("soup", &long)).await;
    let test = "sqlite::a_backup_that_is_killed_leaves_nothing_under_its_name";
    let mut copying = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", test])
        .env(COPIED, home.path())
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    let is_part = |name: &str| name.starts_with("rollhouse.db.copy.") && name.contains(".part");
    let parts = || {
        let files = fs::read_dir(home.folder()).unwrap();
        let names = files.map(|file| file.unwrap().file_name().into_string().unwrap());
        names.filter(|name| is_part(name)).count()
    };
    while parts() == 0 && copying.try_wait().unwrap().is_none() {}
    copying.kill().unwrap();
    copying.wait().unwrap();
    let copy = home.folder().join("rollhouse.db.copy");
    if copy.exists() {
        let _ = writeln!(
            std::io::stderr(),
            "the backup was complete before it was killed"
        );
        fs::remove_file(&copy).unwrap();
    }
    db::backup(home.path(), &copy).unwrap();
    let reading = StorageReader::open(&StorageAddress::File(copy)).unwrap();
    assert_eq!(reading.faults(), Ok(vec![]));
    assert_eq!(parts(), 0, "what was left is removed");
}

#[test]
fn a_backup_removes_what_was_left_of_one_to_its_own_name_alone() {
    let home = Home::new();
    let names = [
        "roll.db.77.part",
        "roll.db.77.part-journal",
        "roll.db.weekly.77.part",
        "roll.db.partial.gz",
    ];
    for name in names {
        fs::write(home.folder().join(name), "").unwrap();
    }
    db::backup(home.path(), home.folder().join("roll.db")).unwrap();
    let left = names.map(|name| home.folder().join(name).exists());
    assert_eq!(left, [false, false, true, true]);
}
