//! Leases: one holder at a time, for a time.

use std::time::{Duration, Instant};

use tokio::task::JoinSet;

use crate::Home;

const LONG: Duration = Duration::from_secs(600);

#[tokio::test]
async fn a_lease_has_one_holder_until_it_is_released() {
    let home = Home::new();
    let take = async |name, holder| home.write(move |tx| tx.lease(name, holder, LONG)).await;
    assert!(take("sweep", "a").await);
    assert!(take("sweep", "a").await, "renewed");
    assert!(!take("sweep", "b").await);
    assert!(take("time", "b").await, "another lease");
    home.write(|tx| tx.release("sweep", "b")).await;
    assert!(!take("sweep", "b").await, "it was not b's to release");
    home.write(|tx| tx.release("sweep", "a")).await;
    assert!(take("sweep", "b").await);
    assert!(!take("sweep", "a").await);
    home.write(|tx| tx.release("none", "a")).await;
}

#[tokio::test]
async fn a_lease_ends_by_itself_and_those_that_are_held_can_be_listed() {
    let home = Home::new();
    let held = async |beginning| home.read(move |tx| tx.leases(beginning)).await;
    let short = Duration::from_millis(300);
    assert!(home.write(|tx| tx.lease("process/b", "b", LONG)).await);
    assert!(home.write(|tx| tx.lease("process/%", "c", LONG)).await);
    assert!(home.write(|tx| tx.lease("processor", "c", LONG)).await);
    assert!(home.write(|tx| tx.lease("process/a", "a", LONG)).await);
    let found = held("process/").await;
    assert_eq!(found, ["process/%", "process/a", "process/b"]);
    assert_eq!(held("process/%").await, ["process/%"]);
    assert_eq!(held("").await.len(), 4);
    let began = Instant::now();
    let take = async |name, holder| home.write(move |tx| tx.lease(name, holder, short)).await;
    assert!(take("process/a", "a").await);
    while !take("process/a", "b").await {
        assert!(began.elapsed() < Duration::from_secs(20));
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    assert!(began.elapsed() + Duration::from_millis(5) >= short);
    tokio::time::sleep(short + Duration::from_millis(50)).await;
    assert_eq!(held("process/").await, ["process/%", "process/b"]);
    home.write(|tx| tx.drop_ended_leases()).await;
    assert_eq!(held("process/").await, ["process/%", "process/b"]);
    assert!(!take("process/b", "a").await);
}

#[tokio::test]
async fn of_many_who_want_a_lease_at_once_one_gets_it() {
    let home = Home::new();
    for round in 0..10 {
        let mut asked = JoinSet::new();
        for holder in 0..8 {
            let (store, name) = (home.store.clone(), format!("round {round}"));
            asked.spawn(async move {
                let lease = store.write(move |tx| tx.lease(&name, &holder.to_string(), LONG));
                lease.await.unwrap()
            });
        }
        let got = asked.join_all().await;
        assert_eq!(got.iter().filter(|got| **got).count(), 1, "{got:?}");
    }
}
