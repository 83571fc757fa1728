//! Several reads in one trip.

use std::sync::mpsc;

use tokio::sync::oneshot;

use crate::{Home, ply};

#[tokio::test]
async fn a_snapshot_sees_one_moment_whatever_is_written_meanwhile() {
    let home = Home::new();
    let table = home.in_play(&["ann", "ben"]).await;
    let (reads, has_read) = oneshot::channel();
    let (writes, has_written) = mpsc::channel();
    let read = home.store.read(move |tx| {
        let first = tx.load(table)?;
        reads.send(()).unwrap();
        has_written.recv().unwrap();
        Ok((first, tx.load(table)?))
    });
    let write = async {
        has_read.await.unwrap();
        home.store.append(ply(table, 1, "roll")).await.unwrap();
        writes.send(()).unwrap();
    };
    let (read, ()) = tokio::join!(read, write);
    let (first, second) = read.unwrap();
    assert_eq!(first, second);
    let now = home.read(move |tx| tx.load(table)).await;
    assert_ne!(now, second);
}

#[tokio::test]
async fn a_panic_is_a_failure_of_its_own_read_or_write() {
    let home = Home::new();
    let store = &home.store;
    for _ in 0..20 {
        let read = store.read(|_| -> Result<(), _> { panic!("on purpose") });
        assert_eq!(read.await, Err(db::Error::Panicked));
        let write = store.write(move |tx| tx.change_server("g1", &|_| panic!("on purpose")));
        assert_eq!(write.await, Err(db::Error::Panicked));
    }
    let written = store.write(move |tx| tx.change_server("g1", &|server| server.pings = false));
    assert!(written.await.unwrap().is_some());
    assert!(!store.read(|tx| tx.server("g1")).await.unwrap().pings);
    let health = store.health();
    assert_eq!((health.faults, health.failing), (40, None));
}
