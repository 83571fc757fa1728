//! Boards that a process has left undrawn, and who takes them over.

use std::time::{Duration, Instant};

use db::{PROCESS_LEASE, Store};

use crate::Home;
use crate::place::Place;

#[tokio::test]
async fn what_a_process_has_not_shown_is_taken_over_once_when_it_is_gone() {
    let home = Home::new();
    let Place::Schema(cluster, schema) = &home.place else {
        return;
    };
    let [living, dead] = [(); 2].map(|()| home.place.open().unwrap());
    let note = async |store: &Store, seconds| {
        let process = store.process().to_owned();
        let name = format!("{PROCESS_LEASE}{process}");
        let noted = store.write(move |tx| {
            tx.lease(&name, &process, Duration::from_secs(600))?;
            tx.note_undrawn(&process, Duration::from_secs(seconds))
        });
        noted.await.unwrap();
    };
    let take = async || {
        let process = living.process().to_owned();
        let taken = living.write(move |tx| tx.take_undrawn(&process)).await;
        let tables = taken.unwrap().into_iter().map(|(table, _)| table);
        tables.collect::<Vec<_>>()
    };
    let mut tables = Vec::new();
    for number in 1..=3 {
        let table = home.in_play(&["ann", "ben"]).await;
        let touched = format!("touched - {number} * 100000");
        cluster.sql(&format!(
            "UPDATE {schema}.tables SET touched = {touched} WHERE id = {}",
            table.0
        ));
        tables.push(table);
    }
    note(&living, 0).await;
    note(&dead, 210).await;
    assert_eq!(take().await, [], "both live");
    dead.close();
    let began = Instant::now();
    let taken = loop {
        let taken = take().await;
        if !taken.is_empty() {
            break taken;
        }
        assert!(began.elapsed() < Duration::from_secs(60));
    };
    assert_eq!(taken, tables[..2]);
    assert_eq!(take().await, []);
    // Should the one that has taken them over be gone, too, the next one has them.
    let next = home.place.open().unwrap();
    let process = living.process().to_owned();
    living.close();
    while home
        .write(move |tx| tx.take_undrawn("next"))
        .await
        .is_empty()
    {
        assert!(began.elapsed() < Duration::from_secs(60), "{process}");
    }
    note(&next, 0).await;
    let own = next.process().to_owned();
    home.write(move |tx| tx.note_all_drawn(&own)).await;
    next.close();
    assert_eq!(home.write(|tx| tx.take_undrawn("next")).await, []);
}
