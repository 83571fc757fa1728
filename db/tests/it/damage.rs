//! Pages of the file that were overwritten: noticed at the start, during use, and by the check in the background.

use std::fs::{self, OpenOptions};
use std::io::{Seek, SeekFrom, Write};
use std::path::Path;
use std::time::{Duration, Instant};

use db::{Error, Store, StoreHealth};

use crate::{Home, ply};

/// Where a hostile tester wrote.
const PAGES: [u64; 3] = [4_096, 12_288, 81_920];

/// Tables that fill some hundred pages.
async fn filled() -> Home {
    let home = Home::new();
    for _ in 0..40 {
        let table = home.in_play(&["ann", "ben"]).await;
        for n in 1..=40 {
            home.store.append(ply(table, n, "roll")).await.unwrap();
        }
    }
    home
}

/// Waits for the check in the background.
fn checked(store: &Store) -> StoreHealth {
    let began = Instant::now();
    loop {
        let health = store.health();
        if health.checked.is_some() || health.failing.is_some() {
            return health;
        }
        assert!(began.elapsed() < Duration::from_secs(60), "it ends");
        std::thread::sleep(Duration::from_millis(10));
    }
}

fn overwrite(path: &Path, at: u64) {
    let mut file = OpenOptions::new().write(true).open(path).unwrap();
    file.seek(SeekFrom::Start(at)).unwrap();
    file.write_all(&[0xee; 1_024]).unwrap();
}

#[tokio::test]
async fn a_damaged_file_is_refused_at_the_start_with_advice() {
    let home = filled().await;
    home.store.close();
    let whole = fs::read(home.path()).unwrap();
    assert!(whole.len() > 100_000, "{} bytes", whole.len());
    for at in PAGES {
        fs::write(home.path(), &whole).unwrap();
        overwrite(&home.path(), at);
        let before = fs::read(home.path()).unwrap();
        let refused = Store::open(home.path()).map(drop);
        let Err(Error::Damaged(_)) = &refused else {
            panic!("{at}: {refused:?}")
        };
        let text = refused.unwrap_err().to_string();
        for advice in ["`rollhouse check`", "`rollhouse restore`"] {
            assert!(text.contains(advice), "{at}: {text}");
        }
        assert!(fs::read(home.path()).unwrap() == before, "{at}: changed");
    }
    fs::write(home.path(), &whole).unwrap();
    assert_eq!(Store::open(home.path()).map(drop), Ok(()));
}

#[tokio::test]
async fn faults_during_use_are_counted_and_make_the_store_unhealthy() {
    let home = filled().await;
    home.store.close();
    let store = Store::open(home.path()).unwrap();
    let health = checked(&store);
    assert_eq!((health.faults, health.failing), (0, None));
    let length = fs::metadata(home.path()).unwrap().len();
    for page in 1..length / 4_096 {
        overwrite(&home.path(), page * 4_096);
    }
    let fault = store.read(|tx| tx.load(db::TableId(20))).await.unwrap_err();
    let health = store.health();
    assert_eq!((health.faults, &health.failing), (1, &Some(fault.clone())));
    // Some write may still get through; a damaged file stays damaged.
    let _ = store.write(|tx| tx.put_meta("soup", "noodles")).await;
    assert_eq!(store.health().failing, Some(fault));
}

#[tokio::test]
async fn a_refusal_is_no_fault_and_a_passing_fault_is_over_with_the_next_commit() {
    let home = Home::new();
    let table = home.in_play(&["ann"]).await;
    let refused = home.store.append(ply(table, 7, "roll")).await;
    assert!(refused.is_err(), "{refused:?}");
    assert_eq!(home.store.health().faults, 0);
    let other = rusqlite::Connection::open(home.path()).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    let locked = home.refused(|tx| tx.put_meta("soup", "noodles")).await;
    assert_eq!(locked, Error::Locked);
    assert_eq!(home.store.health().failing, Some(Error::Locked));
    other.execute_batch("ROLLBACK").unwrap();
    home.write(|tx| tx.put_meta("soup", "noodles")).await;
    let health = home.store.health();
    assert_eq!((health.faults, health.failing), (1, None));
}

/// An index that does not fit its table is found only by comparing both, which the start has no time for.
#[tokio::test]
async fn the_check_in_the_background_finds_what_the_start_has_no_time_for() {
    let home = filled().await;
    home.store.close();
    let mut bytes = fs::read(home.path()).unwrap();
    let db = rusqlite::Connection::open(home.path()).unwrap();
    let page: u32 = db
        .query_row(
            "SELECT rootpage FROM sqlite_schema WHERE name = 'tables_by_host'",
            [],
            |row| row.get(0),
        )
        .unwrap();
    drop(db);
    let page = usize::try_from((page - 1) * 4_096).unwrap();
    let at = bytes[page..page + 4_096]
        .windows(3)
        .position(|part| part == b"ann")
        .expect("the index has its key");
    bytes[page + at..page + at + 3].copy_from_slice(b"anm");
    fs::write(home.path(), bytes).unwrap();

    let store = Store::open(home.path()).unwrap();
    let failing = checked(&store).failing;
    assert!(
        matches!(&failing, Some(Error::Damaged(what)) if what.contains("tables_by_host")),
        "{failing:?}"
    );
}
