//! What only the engine for a file promises.

use std::time::Duration;

use db::{Error, StorageAddress};

use crate::together::{all, append};
use crate::{Home, ply};

#[tokio::test]
async fn simultaneous_appends_share_commits() {
    let home = Home::new();
    let mut tables = Vec::new();
    for _ in 0..100 {
        tables.push(home.in_play(&["ann"]).await);
    }
    let before = home.store.counts();
    for n in 1..=5 {
        let answers = all(tables
            .iter()
            .map(|table| append(&home.store, ply(*table, n, "roll"))))
        .await;
        assert!(answers.iter().all(Result::is_ok), "{answers:?}");
    }
    let after = home.store.counts();
    let (appends, batches) = (
        after.appends - before.appends,
        after.batches - before.batches,
    );
    assert_eq!(appends, 500);
    assert!(
        batches < appends / 2,
        "{batches} commits for {appends} plies"
    );
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
        let plan: Vec<String> = db
            .prepare(&format!("EXPLAIN QUERY PLAN {sql}"))
            .unwrap()
            .query_map([], |row| row.get(3))
            .unwrap()
            .map(Result::unwrap)
            .collect();
        let plan = plan.join("\n");
        assert!(
            plan.contains(index) && !plan.contains("TEMP B-TREE"),
            "{sql}\n{plan}"
        );
    }
}

#[tokio::test]
async fn the_leases_of_a_process_that_is_gone_end_when_the_file_is_opened() {
    let home = Home::new();
    assert!(!home.store.is_shared());
    let long = Duration::from_secs(600);
    assert_eq!(home.store.lease("start", "a", long).await, Ok(true));
    home.store.close();
    let store = home.place.open().unwrap();
    assert_eq!(store.lease("start", "b", long).await, Ok(true));
}
