//! Copying a storage: everything arrives, wherever it is broken off nothing is played twice, and nothing is copied that should not be.
//! The storages to copy to are files, or in `tests/postgres` schemas of a server; the first one is always a file.

use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::path::{Path, PathBuf};
use std::time::Duration;

use db::{
    Copied, CopyProgress, CopySource, Error, StorageAddress, StorageReader, Store, TableId,
    WallTime,
};
use rusqlite::Connection;
use rusqlite::types::Value;
use tempfile::TempDir;

use crate::home::says;
use crate::place::Place;
use crate::{act, new_table, newcomer, ply, stored};

const DAY: &str = "2026-11-22";

/// More acts than are copied or compared at a time.
const MANY: &str = "
    WITH RECURSIVE n (n) AS (VALUES (100) UNION ALL SELECT n + 1 FROM n WHERE n < 309)
    INSERT INTO tables (id, game, edition, guild, channel, host, phase, seed, commitment, opened, touched, ended, voided)
      SELECT n, 'noodle', 1, 'g' || n % 7, 'c1', 'ann', iif(n % 3, 'over', 'play'), randomblob(32), 'c' || n, n, n,
             iif(n % 3, n, NULL), NULL FROM n;
    INSERT INTO seats (table_id, joined, user, name, word, seat, points)
      SELECT id, 0, 'ann', 'Änn 🐟', '', 0, -id FROM tables WHERE id >= 100;
    WITH RECURSIVE n (n) AS (VALUES (0) UNION ALL SELECT n + 1 FROM n WHERE n < 19)
    INSERT INTO log (table_id, number, at, time, text)
      SELECT id, n, id, n, 'A roll [' || abs(random()) || ']' FROM tables, n WHERE id >= 100;
    DELETE FROM sqlite_sequence WHERE name = 'tables';
    INSERT INTO sqlite_sequence (name, seq) VALUES ('tables', 9000);";

/// The migrations with the formats that they lead to.
fn migrations() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations");
    let paths = fs::read_dir(folder).unwrap();
    let files = paths
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.is_file());
    let read = |path: PathBuf| {
        let format = path.file_name().unwrap().to_string_lossy()[..4].to_owned();
        (format, fs::read_to_string(path).unwrap())
    };
    let mut found: Vec<(String, String)> = files.map(read).collect();
    found.sort();
    found
}

/// A file of the newest format with rows in every table, and with many.
fn large_file(folder: &TempDir) -> PathBuf {
    let path = full_file(folder);
    Connection::open(&path)
        .unwrap()
        .execute_batch(MANY)
        .unwrap();
    path
}

/// A file of the newest format with rows in every table.
pub(crate) fn full_file(folder: &TempDir) -> PathBuf {
    file_of_format(&migrations().last().unwrap().0, folder)
}

/// A file of this format with the rows of its fixture, which are in every table.
pub(crate) fn file_of_format(format: &str, folder: &TempDir) -> PathBuf {
    let path = folder.path().join("full.db");
    let db = Connection::open(&path).unwrap();
    for (_, migration) in migrations().iter().filter(|(to, _)| &**to <= format) {
        db.execute_batch(migration).unwrap();
    }
    // What is copied has no page that nothing is in.
    db.execute_batch("VACUUM").unwrap();
    let fixture = format!("{}/tests/fixtures/{format}.sql", env!("CARGO_MANIFEST_DIR"));
    db.execute_batch(&fs::read_to_string(fixture).unwrap())
        .unwrap();
    let number: u32 = format.parse().unwrap();
    db.execute_batch(&format!(
        "PRAGMA application_id = 0x526f6c6c; PRAGMA user_version = {number}; PRAGMA journal_mode = wal"
    ))
    .unwrap();
    path
}

fn file(path: &Path) -> StorageAddress {
    StorageAddress::File(path.to_owned())
}

fn copy(from: &StorageAddress, to: &StorageAddress) -> Result<Copied, Error> {
    copy_with(from, to, |_| {})
}

fn copy_with(
    from: &StorageAddress,
    to: &StorageAddress,
    progress: impl FnMut(CopyProgress),
) -> Result<Copied, Error> {
    CopySource::hold(from)?.copy_to(to)?.run(DAY, progress)
}

fn open(address: &StorageAddress) -> Result<Store, Error> {
    match address {
        StorageAddress::File(path) => Store::open(path),
        StorageAddress::Server(url) => Store::connect(url),
    }
}

/// Every table of a file with its rows, without what belongs to one storage alone.
fn dump(path: &Path) -> Vec<(String, Vec<Vec<Value>>)> {
    let db = Connection::open(path).unwrap();
    let tables = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT IN ('leases', 'board_tokens', 'kept_folds', 'undrawn') ORDER BY name";
    let mut tables = db.prepare(tables).unwrap();
    let tables = tables.query_map([], |row| row.get::<_, String>(0)).unwrap();
    tables
        .map(|name| {
            let name = name.unwrap();
            let mut all = db.prepare(&format!("SELECT * FROM {name}")).unwrap();
            let columns = all.column_count();
            let rows = all.query_map([], |row| (0..columns).map(|at| row.get(at)).collect());
            let mut rows: Vec<Vec<Value>> = rows.unwrap().map(Result::unwrap).collect();
            rows.retain(|row| name != "meta" || row[0] != Value::Text("moved".into()));
            rows.sort_by_key(|row| format!("{row:?}"));
            (name, rows)
        })
        .collect()
}

#[tokio::test]
async fn everything_arrives_in_every_direction_and_goes_on_there() {
    let folder = tempfile::tempdir().unwrap();
    let original = large_file(&folder);
    let rows = dump(&original);
    for (table, rows) in &rows {
        assert!(
            !rows.is_empty(),
            "put rows of {table} into the newest fixture"
        );
        for column in 0..rows[0].len() {
            let used = rows.iter().any(|row| row[column] != Value::Null);
            assert!(used, "a column of {table} is empty in every row: {column}");
        }
    }
    let (one, two) = (Place::new(), Place::new());
    let back = folder.path().join("back.db");
    let stops = [file(&original), one.address(), two.address(), file(&back)];
    for legs in stops.windows(2) {
        let [from, to] = legs else { unreachable!() };
        let mut last = None;
        let copied = copy_with(from, to, |progress| last = Some(progress)).unwrap();
        assert_eq!((copied.tables, copied.open), (214, 72));
        let all: usize = rows.iter().map(|(_, rows)| rows.len()).sum();
        assert_eq!(copied.rows, all as u64);
        let done = CopyProgress {
            comparing: true,
            rows: copied.rows,
            of: copied.rows,
        };
        assert_eq!(last, Some(done));
        let refused = open(from).map(drop).expect_err("it was moved");
        assert!(
            matches!(&refused, Error::Moved { on, .. } if on == DAY),
            "{refused:?}"
        );
        says(&refused, &["rollhouse storage reopen"]);
    }
    assert!(dump(&back) == rows, "the rows have changed on the way");

    for address in [&stops[1], &stops[3]] {
        if *address == stops[1] {
            assert!(db::reopen(address).unwrap().is_some());
        }
        assert_eq!(db::reopen(address), Ok(None));
        let store = open(address).unwrap();
        // A table that was in play, and the numbers of tables and of the log.
        let next = stored(&store, TableId(2)).await.log.len() - 1;
        let next = ply(TableId(2), u32::try_from(next).unwrap(), "roll");
        store.append(next).await.unwrap();
        let new = store
            .write(|tx| tx.create_table(&new_table(&["ann"])))
            .await
            .unwrap();
        assert!(new.0 > 9_000, "{new:?} was given before");
        let sits = db::Append {
            beside: db::Beside::Person(newcomer("zoe")),
            ..act(TableId(1), 1, "sat 3")
        };
        store.append(sits).await.unwrap();
        let done = db::AdminAction {
            guild: "g1".into(),
            user: "ann".into(),
            at: WallTime(1),
            what: "looked".into(),
        };
        let logged = store.write(move |tx| tx.log_admin_action(&done));
        logged.await.unwrap();
        let token = store.read(|tx| tx.board_token(TableId(2), WallTime(1)));
        assert_eq!(token.await, Ok(None), "a secret of the storage before");
        let found = store.read(|tx| tx.admin_actions_on("g1", 9)).await;
        assert_eq!(found.unwrap().len(), 2);
        store.close();
    }
}

/// Breaks a copy off after so many reports of progress; false if it was done before.
fn break_off(from: &StorageAddress, to: &StorageAddress, after: usize) -> bool {
    let mut left = after;
    let broken = catch_unwind(AssertUnwindSafe(|| {
        copy_with(from, to, |_| {
            if left == 0 {
                resume_unwind(Box::new("broken off"));
            }
            left -= 1;
        })
    }));
    match broken {
        Ok(copied) => {
            copied.unwrap();
            false
        }
        Err(_) => true,
    }
}

#[test]
fn a_copy_that_is_broken_off_anywhere_is_no_storage_and_the_next_one_starts_over() {
    let folder = tempfile::tempdir().unwrap();
    let from = full_file(&folder);
    let rows = dump(&from);
    let place = Place::new();
    let (from, to) = (file(&from), place.address());
    let mut steps = 0;
    let mut moved = 0;
    while break_off(&from, &to, steps) {
        let refused = open(&to).map(drop);
        let Err(Error::Unfinished { from: of }) = &refused else {
            panic!("after {steps} steps: {refused:?}");
        };
        assert!(of.contains("full.db"), "{of}");
        let again = "run the same `rollhouse storage copy` again";
        says(&refused.unwrap_err(), &[again]);
        let as_source = CopySource::hold(&to).map(drop);
        assert!(matches!(as_source, Err(Error::Unfinished { .. })));
        // On at most one of them, and on the first one until the very end.
        match open(&from).map(drop) {
            Ok(()) => assert_eq!(moved, 0, "after {steps} steps"),
            Err(Error::Moved { .. }) => moved += 1,
            Err(other) => panic!("after {steps} steps: {other}"),
        }
        steps += 1;
    }
    assert!(steps > 30, "{steps}");
    assert_eq!(moved, 1, "it is moved only when all is compared");
    assert!(matches!(open(&from).map(drop), Err(Error::Moved { .. })));
    assert_eq!(open(&to).map(drop), Ok(()));
    let back = folder.path().join("back.db");
    copy(&to, &file(&back)).unwrap();
    assert!(dump(&back) == rows);
}

#[test]
fn half_a_copy_can_be_left_alone_and_the_original_played_on() {
    let folder = tempfile::tempdir().unwrap();
    let from = full_file(&folder);
    let other = tempfile::tempdir().unwrap();
    let other = full_file(&other);
    let place = Place::new();
    assert!(break_off(&file(&from), &place.address(), 9));
    // Half a copy of something else is not written over.
    let refused = copy(&file(&other), &place.address());
    assert!(
        matches!(&refused, Err(Error::Unfinished { from }) if from.contains("full.db")),
        "{refused:?}"
    );
    // Broken off in the last step, and taken back.
    let mut steps = 10;
    while let Ok(store) = open(&file(&from)) {
        store.close();
        assert!(break_off(&file(&from), &place.address(), steps), "{steps}");
        steps += 1;
    }
    assert!(db::reopen(&file(&from)).unwrap().is_some());
    assert_eq!(open(&file(&from)).map(drop), Ok(()));
    assert!(matches!(
        place.open().map(drop),
        Err(Error::Unfinished { .. })
    ));
    // And moved elsewhere.
    let elsewhere = folder.path().join("elsewhere.db");
    copy(&file(&from), &file(&elsewhere)).unwrap();
    let refused = copy(&file(&from), &place.address());
    assert!(
        matches!(&refused, Err(Error::Moved { to, .. }) if to.contains("elsewhere.db")),
        "{refused:?}"
    );
}

#[tokio::test]
async fn neither_storage_may_be_played_on_meanwhile() {
    let folder = tempfile::tempdir().unwrap();
    let from = file(&full_file(&folder));
    let place = Place::new();
    let to = place.address();

    let playing = open(&from).unwrap();
    assert_eq!(copy(&from, &to), Err(Error::Locked));
    playing.close();
    let playing = place.open().unwrap();
    let alive = playing.write(|tx| tx.lease("process/1", "1", Duration::from_secs(60)));
    assert_eq!(alive.await, Ok(true));
    let refused = copy(&from, &to).expect_err("a bot runs there");
    assert!(
        matches!(refused, Error::Locked | Error::Occupied),
        "{refused:?}"
    );
    let released = playing.write(|tx| tx.release("process/1", "1"));
    released.await.unwrap();
    playing.close();

    let mut asked = false;
    copy_with(&from, &to, |progress| {
        if !progress.comparing || std::mem::replace(&mut asked, true) {
            return;
        }
        for address in [&from, &to] {
            let refused = open(address).map(drop).expect_err("it is being copied");
            assert!(
                matches!(refused, Error::Locked | Error::BeingCopied),
                "{refused:?}"
            );
        }
    })
    .unwrap();
}

#[tokio::test]
async fn a_storage_with_something_in_it_is_not_written_over() {
    let folder = tempfile::tempdir().unwrap();
    let from = file(&full_file(&folder));
    let place = Place::new();
    let store = place.open().unwrap();
    store.write(|tx| tx.put_meta("uptime", "7")).await.unwrap();
    store.close();
    // What a start leaves behind is nothing to lose.
    assert!(break_off(&from, &place.address(), 3));

    let place = Place::new();
    let store = place.open().unwrap();
    let table = store
        .write(|tx| tx.create_table(&new_table(&["ann"])))
        .await
        .unwrap();
    store.close();
    let refused = copy(&from, &place.address());
    assert_eq!(refused, Err(Error::NotEmpty("tables".into())));
    let store = place.open().unwrap();
    assert!(store.read(move |tx| tx.stored(table)).await.is_ok());
    store.close();
    assert_eq!(open(&from).map(drop), Ok(()), "it was not moved");
}

#[test]
fn a_storage_of_an_older_format_or_of_another_program_is_neither_copied_nor_written_over() {
    let folder = tempfile::tempdir().unwrap();
    let place = Place::new();
    let old = file_of_format("0017", &folder);
    let refused = copy(&file(&old), &place.address()).expect_err("it is old");
    says(&refused, &["starting the bot on it"]);
    let (from, before) = (tempfile::tempdir().unwrap(), fs::read(&old).unwrap());
    let refused = copy(&file(&full_file(&from)), &file(&old)).expect_err("it is old");
    says(&refused, &["starting the bot on it"]);
    assert!(
        fs::read(&old).unwrap() == before,
        "it was brought to the new format"
    );
    let letter = folder.path().join("letter.txt");
    fs::write(&letter, "Dear Ann, this is no database. ".repeat(50)).unwrap();
    assert_eq!(copy(&file(&letter), &place.address()), Err(Error::Foreign));
    let missing = folder.path().join("missing.db");
    let refused = copy(&file(&missing), &place.address());
    assert!(matches!(refused, Err(Error::Unopenable(_))), "{refused:?}");
    assert!(!missing.exists());
}

#[test]
fn damage_of_the_original_is_noticed() {
    let folder = tempfile::tempdir().unwrap();
    let from = full_file(&folder);
    let whole = fs::read(&from).unwrap();
    let pages = whole.len() / 4_096;
    for page in [1, pages / 2, pages - 1] {
        let mut damaged = whole.clone();
        damaged[page * 4_096..page * 4_096 + 1_024].fill(0xee);
        fs::write(&from, &damaged).unwrap();
        match CopySource::hold(&file(&from)) {
            Err(Error::Damaged(_)) => {}
            Err(other) => panic!("page {page}: {other}"),
            Ok(_held) => {
                let reading = StorageReader::open(&file(&from)).unwrap();
                assert_ne!(reading.faults().unwrap(), [""; 0], "page {page}");
            }
        }
    }
}

#[test]
fn a_copy_that_differs_is_no_storage() {
    for (changed, named) in [
        (
            "UPDATE log SET text = 'A roll [6]' WHERE table_id = 300 AND number = 3",
            "log",
        ),
        ("DELETE FROM seats WHERE table_id = 309", "seats"),
        ("INSERT INTO log VALUES (309, 20, 1, 1, 'here')", "log"),
        ("UPDATE servers SET pings = 1", "servers"),
        ("INSERT INTO blocks VALUES ('x', 'y')", "blocks"),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let from = large_file(&folder);
        let to = folder.path().join("copy.db");
        let mut done = false;
        let refused = copy_with(&file(&from), &file(&to), |progress| {
            if progress.comparing && !done {
                done = true;
                let db = Connection::open(&to).unwrap();
                db.execute_batch(changed).unwrap();
            }
        });
        assert_eq!(refused, Err(Error::Differs(named.to_owned())));
        assert!(matches!(
            Store::open(&to).map(drop),
            Err(Error::Unfinished { .. })
        ));
        assert_eq!(Store::open(&from).map(drop), Ok(()));
    }
}

#[cfg(unix)]
#[test]
fn only_its_owner_can_read_a_new_file() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let from = full_file(&folder);
    let to = folder.path().join("copy.db");
    copy(&file(&from), &file(&to)).unwrap();
    let rights = fs::metadata(&to).unwrap().permissions().mode();
    assert_eq!(rights & 0o777, 0o600);
}
