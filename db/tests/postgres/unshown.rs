//! Boards that do not show the newest act yet, and noting that they do.

use std::time::{Duration, Instant};

use crate::place::Place;
use crate::{Home, ply};

#[tokio::test]
async fn a_board_that_does_not_show_the_newest_act_in_time_is_claimed_until_it_does() {
    let home = Home::new();
    let Place::Schema(cluster, schema) = &home.place else {
        return;
    };
    let store = &home.store;
    let table = home.in_play(&["ann", "ben"]).await;
    let other = home.in_play(&["cleo"]).await;
    let revision = async || store.revision(table).await.unwrap().unwrap();
    let late = || {
        let earlier = format!("UPDATE {schema}.tables SET unshown = unshown - 6001");
        cluster.sql(&earlier);
    };
    home.write(move |tx| tx.note_shown(&tx.revisions(&[table, other])?))
        .await;
    late();
    assert_eq!(home.write(|tx| tx.claim_unshown(9)).await, []);
    store.append(ply(table, 1, "roll")).await.unwrap();
    let first = revision().await;
    store.append(ply(table, 2, "roll")).await.unwrap();
    assert_eq!(
        home.write(|tx| tx.claim_unshown(9)).await,
        [],
        "there is time"
    );
    late();
    assert_eq!(home.write(|tx| tx.claim_unshown(9)).await, vec![table]);
    assert_eq!(
        home.write(|tx| tx.claim_unshown(9)).await,
        [],
        "it was claimed"
    );
    // Whoever claimed it has died, too.
    late();
    assert_eq!(home.write(|tx| tx.claim_unshown(9)).await, vec![table]);
    home.write(move |tx| tx.note_shown(&[(table, first)])).await;
    late();
    assert_eq!(
        home.write(|tx| tx.claim_unshown(9)).await,
        vec![table],
        "that was the ply before"
    );
    let second = revision().await;
    home.write(move |tx| tx.note_shown(&[(table, second), (other, 9)]))
        .await;
    late();
    assert_eq!(home.write(|tx| tx.claim_unshown(9)).await, []);
    assert_eq!(revision().await, second, "showing changes nothing");
}

#[tokio::test(flavor = "multi_thread")]
async fn noting_what_was_shown_waits_for_nobody() {
    let home = Home::new();
    let Place::Schema(cluster, schema) = &home.place else {
        return;
    };
    let (cluster, store, other) = (*cluster, &home.store, home.place.open().unwrap());
    let mut shown = Vec::new();
    for _ in 0..100 {
        shown.push((home.in_play(&["ann", "ben"]).await, 9));
    }
    cluster.sql(&format!("UPDATE {schema}.tables SET unshown = 1"));
    // Somebody else is changing one of them.
    let changing = shown[50];
    let hold = format!(
        "BEGIN; UPDATE {schema}.tables SET touched = touched WHERE id = {}; SELECT pg_sleep(4); COMMIT",
        changing.0
    );
    let holding = tokio::task::spawn_blocking(move || cluster.sql(&hold));
    let holds = format!(
        "SELECT pid FROM pg_stat_activity WHERE wait_event = 'PgSleep' AND query LIKE '%{schema}.%'"
    );
    while cluster.sql(&holds).is_empty() {}
    let reversed: Vec<_> = shown.iter().rev().copied().collect();
    let new = shown.clone();
    let began = Instant::now();
    let both = tokio::join!(
        store.write(move |tx| tx.note_shown(&new)),
        other.write(move |tx| tx.note_shown(&reversed))
    );
    assert!(began.elapsed() < Duration::from_secs(2), "{both:?}");
    for left in [both.0.unwrap(), both.1.unwrap()] {
        assert!(left.contains(&changing), "{left:?}");
    }
    holding.await.unwrap();
    assert_eq!(
        store.write(move |tx| tx.note_shown(&shown)).await,
        Ok(vec![])
    );
    assert_eq!(store.write(|tx| tx.claim_unshown(100)).await, Ok(vec![]));
}
