//! The file on the disk: kills, second programs, foreign files, files of other formats.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};

use db::{Append, Beside, Error, Finished, Phase, StorageAddress, StorageReader, Store, TableId};
use rusqlite::Connection;

use crate::copying::file_of_format;
use crate::home::{assert_told, says};
use crate::{Home, act, newcomer, ply, stored};

/// The path of the store of the process that will be killed.
const DOOMED: &str = "ROLLHOUSE_DOOMED_STORE";

#[tokio::test]
async fn every_move_acknowledged_before_a_kill_is_stored() {
    // The process that is killed runs this test, too.
    if let Ok(path) = std::env::var(DOOMED) {
        plays_until_killed(&path).await;
    }
    let home = Home::new();
    let table = home.in_play(&["ann"]).await;
    home.store.close();

    let mut doomed = Command::new(std::env::current_exe().unwrap())
        .args([
            "--exact",
            "file::every_move_acknowledged_before_a_kill_is_stored",
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
        "the other process had the file locked while it ran"
    );
    let store = Store::open(home.path()).unwrap();
    let plies = stored(&store, table).await.plies();
    assert!(plies.len() > 50, "{} plies", plies.len());
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
fn a_file_cannot_be_opened_twice_under_any_of_its_names() {
    let home = Home::new();
    assert_eq!(Store::open(home.path()).map(drop), Err(Error::Locked));
    let roundabout = home
        .folder()
        .join(".")
        .join("..")
        .join(home.folder().file_name().unwrap());
    assert_eq!(
        Store::open(roundabout.join("rollhouse.db")).map(drop),
        Err(Error::Locked)
    );
    #[cfg(unix)]
    {
        let link = home.folder().join("link.db");
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
    let files = fs::read_dir(home.folder()).unwrap();
    let mut names: Vec<_> = files.map(|file| file.unwrap().file_name()).collect();
    names.sort();
    assert_eq!(names, ["rollhouse.db", "rollhouse.db.lock"]);
}

#[tokio::test]
async fn a_backup_made_during_play_is_a_store_of_its_own() {
    let home = Home::new();
    let table = home.in_play(&["ann"]).await;
    home.store.append(ply(table, 1, "roll")).await.unwrap();
    let copy = home.folder().join("copy.db");
    db::backup(home.path(), &copy).unwrap();
    home.store.append(ply(table, 2, "bank")).await.unwrap();

    let restored = Store::open(&copy).unwrap();
    let found = stored(&restored, table).await.plies().len();
    assert_eq!(found, 2, "the setup and the roll");
    restored.append(ply(table, 2, "hold")).await.unwrap();
    assert_eq!(home.stored(table).await.plies()[2].mv, "bank");
}

#[test]
fn a_backup_overwrites_nothing_and_copies_no_foreign_file() {
    let home = Home::new();
    let old = home.folder().join("old.db");
    fs::write(&old, "").unwrap();
    let refused = db::backup(home.path(), &old);
    assert!(
        matches!(&refused, Err(Error::Unopenable(path)) if path.contains("old.db")),
        "{refused:?}"
    );
    assert_eq!(fs::read(&old).unwrap(), b"");

    let (music, new) = (home.folder().join("music.db"), home.folder().join("new.db"));
    sql(&music, "CREATE TABLE songs (title TEXT)");
    assert_eq!(db::backup(&music, &new), Err(Error::Foreign));
    let missing = db::backup(home.folder().join("none.db"), &new);
    assert!(
        matches!(&missing, Err(Error::Unopenable(path)) if path.contains("none.db")),
        "{missing:?}"
    );
    assert!(!new.exists());
}

#[test]
fn a_file_of_a_newer_version_is_refused_and_left_unchanged() {
    let home = Home::new();
    home.store.close();
    sql(&home.path(), "PRAGMA user_version = 99");
    let before = fs::read(home.path()).unwrap();
    let known = 18;
    let refused = Store::open(home.path()).map(drop);
    assert_eq!(refused, Err(Error::Newer { found: 99, known }));
    says(&refused.unwrap_err(), &["format 99", "newer program"]);
    assert_eq!(fs::read(home.path()).unwrap(), before);
}

#[test]
fn a_file_of_a_format_that_was_never_released_is_refused_and_left_unchanged() {
    let folder = tempfile::tempdir().unwrap();
    for found in [1, 9, 16] {
        let path = folder.path().join(format!("{found}.db"));
        let format = format!("PRAGMA application_id = 0x526f6c6c; PRAGMA user_version = {found}");
        sql(
            &path,
            &format!("CREATE TABLE tables (id INTEGER); {format}"),
        );
        let before = fs::read(&path).unwrap();
        let unreleased = Error::Unreleased { found, oldest: 17 };
        assert_eq!(
            unreleased.to_string(),
            format!(
                "the storage has format {found}, which was never released, and this program reads formats from 17 on; go on with \
                 the program that wrote it, or choose another path or database to begin anew"
            )
        );
        let copy = folder.path().join("copy.db");
        assert_eq!(
            [
                Store::open(&path).map(drop),
                StorageReader::open(&StorageAddress::File(path.clone())).map(drop),
                db::backup(&path, &copy),
                db::Restore::prepare(&path, &copy).map(drop),
            ],
            [(); 4].map(|()| Err(unreleased.clone()))
        );
        assert!(!copy.exists());
        assert_eq!(fs::read(&path).unwrap(), before);
    }
}

#[test]
fn files_of_other_programs_are_refused_and_left_unchanged() {
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
fn the_error_for_a_missing_folder_names_it() {
    let folder = tempfile::tempdir().unwrap();
    let refused = Store::open(folder.path().join("no/such/rollhouse.db"))
        .err()
        .unwrap();
    let words = ["no/such/rollhouse.db", "check that the folder exists"];
    says(&refused, &words);
}

#[test]
fn a_file_of_the_oldest_format_keeps_every_row() {
    let folder = tempfile::tempdir().unwrap();
    let path = file_of_format("0017", &folder);
    let old = folder.path().join("old.db");
    fs::copy(&path, &old).unwrap();
    Store::open(&path).unwrap().close();
    let db = Connection::open(&path).unwrap();
    db.execute("ATTACH ?1 AS old", [old.to_str()]).unwrap();
    let count = |rows: String| -> u32 {
        let sql = format!("SELECT count(*) FROM ({rows})");
        db.query_row(&sql, [], |row| row.get(0)).unwrap()
    };
    // How many moves somebody made is counted anew, no board of before waits to be shown, and leases do not outlive a process. What
    // happened at a table is told by the log, and all that is open is looked at once.
    let columns = "SELECT t.name, group_concat(c.name) FROM old.sqlite_schema AS t JOIN pragma_table_info(t.name, 'old') AS c
                   WHERE t.type = 'table' AND t.name NOT IN ('leases', 'plies', 'hints') AND c.name NOT IN ('moved', 'unshown',
                     'lag', 'paused', 'unreachable', 'back', 'agrees_to_pause', 'agrees_to_end')
                   AND NOT (t.name = 'tables' AND c.name IN ('options', 'clock', 'origin', 'thread', 'starts_when_full', 'host_active', 'due'))
                   GROUP BY t.name";
    let mut columns = db.prepare(columns).unwrap();
    let columns = columns.query_map([], |row| Ok((row.get(0)?, row.get(1)?)));
    let columns: Vec<(String, String)> = columns.unwrap().map(Result::unwrap).collect();
    assert_eq!(columns.len(), 20);
    for (table, columns) in columns {
        let before = format!("SELECT {columns} FROM old.{table}");
        let after = format!("SELECT {columns} FROM main.{table}");
        assert_eq!(count(format!("{before} EXCEPT {after}")), 0, "{table}");
        assert_eq!(count(after), count(before.clone()), "{table}");
        assert_ne!(count(before), 0, "put rows of {table} into the fixture");
    }
}

/// A finished table as format 17 held it, in which Ann played to the end, Ben stayed away from his second move on, Cy came back after two
/// such moves, Dee handed her seat to Eve before she had moved, Fay left at once, and all of Gus's moves were made for him.
const FINISHED: &str = "
    INSERT INTO tables (id, game, edition, options, guild, channel, host, phase, seed, commitment, opened, started, touched, ended) VALUES
      (9, 'noodle', 1, '', 'g1', 'c1', 'ann', 'over', zeroblob(32), 'c0ffee', 1000, 2000, 9000, 9000);
    INSERT INTO seats (table_id, joined, user, name, word, seat, left_at, place, points, back, away, moved) VALUES
      (9, 0, 'ann', 'Ann', '', 0, NULL, 1, 20, NULL, 0, 1), (9, 1, 'ben', 'Ben', '', 1, NULL, 2, 10, NULL, 1, 1),
      (9, 2, 'cy', 'Cy', '', 2, NULL, 3, 5, 900, 0, 1), (9, 3, 'eve', 'Eve', '', 3, NULL, 4, 0, 150, 0, 0),
      (9, 4, 'fay', 'Fay', '', 4, 1, NULL, 0, NULL, 0, 0), (9, 5, 'gus', 'Gus', '', 5, NULL, 5, 0, NULL, 0, 0);
    INSERT INTO previous_players (table_id, number, seat, until, user, name) VALUES (9, 0, 3, 1, 'dee', 'Dee');
    INSERT INTO plies (table_id, ply, seat, move, faces, hand, at, time) VALUES
      (9, 0, 0, 'setup', x'', 'house', 2000, 100), (9, 1, 4, 'resign', x'', 'player', 2000, 110), (9, 2, 1, 'roll', x'', 'player', 2000, 200),
      (9, 3, 2, 'roll', x'', 'clock', 2000, 300), (9, 4, 3, 'roll', x'', 'player', 2000, 400), (9, 5, 1, 'roll', x'', 'clock', 2000, 500),
      (9, 6, 2, 'roll', x'', 'clock', 2000, 600), (9, 7, 1, 'roll', x'', 'house', 2000, 700), (9, 8, 2, 'bank', x'', 'player', 2000, 950),
      (9, 9, 5, 'bank', x'', 'clock', 2000, 955), (9, 10, 0, 'roll', x'', 'player', 9000, 960), (9, 11, 0, 'bank', x'', 'player', 9000, 960);";

#[tokio::test]
async fn earlier_results_say_how_often_each_moved_and_who_was_away() {
    let folder = tempfile::tempdir().unwrap();
    let path = file_of_format("0017", &folder);
    sql(&path, FINISHED);
    let store = Store::open(path).unwrap();
    let of_ann = Finished {
        user: Some("ann".into()),
        ..Finished::default()
    };
    let found = store.read(move |tx| tx.finished(&of_ann)).await.unwrap();
    let seats = found.last().unwrap().seats.iter();
    let parts: Vec<_> = seats
        .map(|seat| (seat.beginner().user.as_str(), seat.moves, seat.away))
        .collect();
    assert_eq!(
        parts,
        [
            ("ann", 2, false),
            ("ben", 1, true),
            ("cy", 1, false),
            ("dee", 0, false),
            ("fay", 0, false),
            ("gus", 0, true)
        ]
    );
}

#[tokio::test]
async fn tables_of_every_format_can_be_played_on() {
    for format in ["0017", "0018"] {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(file_of_format(format, &folder)).unwrap();
        let mut phases = Vec::new();
        for id in 1..=4 {
            phases.push(stored(&store, TableId(id)).await.head.phase);
        }
        assert_eq!(
            phases,
            [Phase::Lobby, Phase::Play, Phase::Over, Phase::Closed]
        );
        assert_told(&store).await;
        let sits = Append {
            beside: Beside::Person(newcomer("ben")),
            ..act(TableId(1), 1, "sat 3")
        };
        store.append(sits).await.unwrap();
        store.append(ply(TableId(2), 10, "bank")).await.unwrap();
        assert_eq!(stored(&store, TableId(2)).await.plies()[1].faces, [1, 2, 3]);
        assert_eq!(stored(&store, TableId(3)).await.seats[0].points, Some(20));
        let noted = store.read(|tx| tx.meta("commands")).await.unwrap();
        assert_eq!(noted.as_deref(), Some("1f"));
    }
}

fn sql(path: &Path, sql: &str) {
    Connection::open(path).unwrap().execute_batch(sql).unwrap();
}
