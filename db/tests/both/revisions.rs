//! A write that was decided on an older state of a table is refused, whoever has changed it since.

use std::time::Duration;

use db::{Append, Beside, Error, Store, TableAt, TableId, TurnUpdate, Tx, Uptime};

use super::together::{all, append, count};
use crate::home::no_update;
use crate::{Home, act, ply, stored};

/// The table as it is stored now.
async fn now(store: &Store, table: TableId) -> TableAt {
    stored(store, table).await.head.at()
}

/// Writes in this order, each possible after those before it; its number says which.
const WRITES: u8 = 8;

async fn write(store: &Store, known: &mut TableAt, number: u8) -> Result<(), Error> {
    let table = known.id;
    let mut done = |number, text| Append {
        table: known.for_a_write(),
        ..act(table, number, text)
    };
    let cleo = Beside::Person(crate::newcomer("cleo"));
    let stored = match number {
        0 => store.append(done(1, "hint A")).await,
        1 => {
            let replaced = Append {
                beside: cleo,
                ..done(2, "replaced B 2")
            };
            store.append(replaced).await
        }
        2 => store.append(done(3, "returned B 1")).await,
        3 => {
            let update = TurnUpdate {
                pinged: vec![(0, 0)],
                delete_ping: true,
                ..no_update(known.for_a_write())
            };
            store.update_turns(update).await
        }
        4 => {
            let moved = |tx: Tx<'_>, at| tx.set_message(at, "c2", Some("m2"));
            return store.write_at(known, moved).await;
        }
        5 => return store.write_at(known, |tx, at| tx.set_ping(at, "m3")).await,
        6 => store.append(done(4, "A roll [1 5]")).await,
        7 => store.append(done(5, "closed vote")).await,
        _ => unreachable!("there are eight"),
    };
    *known = stored?;
    Ok(())
}

#[tokio::test]
async fn every_write_needs_the_latest_revision_and_raises_it() {
    let home = Home::new();
    let store = &home.store;
    let table = home.in_play(&["ann", "ben"]).await;
    let mut ours = now(store, table).await;
    for number in 0..WRITES {
        let before = ours.revision().unwrap();
        let mut theirs = now(store, table).await;
        assert_eq!(write(store, &mut ours, number).await, Ok(()), "{number}");
        assert_eq!(ours.revision(), Some(before + 1), "{number}");
        assert_eq!(store.revision(table).await, Ok(Some(before + 1)));
        let stored = home.read(move |tx| tx.load(table)).await;
        let found = write(store, &mut theirs, number.min(6)).await;
        assert_eq!(found, Err(Error::Raced), "{number}");
        assert_eq!(theirs.revision(), None, "it is outdated");
        let found = write(store, &mut theirs, 4).await;
        assert_eq!(found, Err(Error::Raced), "and stays so");
        let found = home.read(move |tx| tx.load(table)).await;
        assert_eq!(found, stored, "nothing changed");
    }
    assert_eq!(store.revision(TableId(77)).await, Ok(None));
    let others = [home.lobby(&["cy"]).await, home.lobby(&["dev"]).await];
    let all = vec![others[1], TableId(77), table, others[0], table];
    let mut found = Vec::new();
    for (table, revision, ago) in home.read(move |tx| tx.revisions(&all)).await {
        assert!(ago < Duration::from_secs(600), "it was written just now");
        found.push((table, revision));
    }
    let last = i64::from(WRITES) + 1;
    assert_eq!(found, [(table, last), (others[0], 0), (others[1], 0)]);
    assert_eq!(home.read(|tx| tx.revisions(&[])).await, []);
}

#[tokio::test]
async fn what_is_stored_elsewhere_raises_the_revision_of_the_tables_that_show_it() {
    let home = Home::new();
    let store = &home.store;
    let (table, lobby) = (
        home.in_play(&["ann", "ben"]).await,
        home.lobby(&["cy"]).await,
    );
    let revisions = async || {
        let revision = async |table| store.revision(table).await.unwrap().unwrap();
        (revision(table).await, revision(lobby).await)
    };
    let (play, lobby_before) = revisions().await;
    home.write(move |tx| {
        tx.change_notification_settings("ben", &|settings| settings.pings = "never".into())
    })
    .await;
    assert_eq!(revisions().await, (play + 1, lobby_before));
    home.does(table, 3_000, "host 1").await;
    home.write(move |tx| tx.change_server("g1", &|server| server.pings = false))
        .await;
    assert_eq!(revisions().await, (play + 3, lobby_before + 1));
    let word = Beside::Word("tea".to_owned());
    home.tries_with(lobby, 2_000, "word 0", word).await.unwrap();
    assert_eq!(revisions().await, (play + 3, lobby_before + 2));
    home.write(move |tx| tx.set_due(table, Some(Uptime(3))))
        .await;
    let (status, _) = revisions().await;
    assert_eq!(status, play + 3, "when work is due is not remembered");
}

#[tokio::test]
async fn of_two_processes_that_act_on_one_state_one_has_to_look_again() {
    let home = Home::new();
    let table = home.in_play(&["ann", "ben"]).await;
    let processes = [home.store.clone(), home.another()];
    let (mut number, mut raced) = (0, 0);
    for round in 0..40 {
        let mut acting = Vec::new();
        for process in &processes {
            let mut at = now(process, table).await;
            let next = Append {
                table: at,
                ..ply(table, number + 1, "roll")
            };
            let store = process.clone();
            acting.push(async move {
                if round % 2 == 0 {
                    append(&store, next).await
                } else {
                    let set = |tx: Tx<'_>, at| tx.set_message(at, "c1", Some("m1"));
                    store.write_at(&mut at, set).await
                }
            });
        }
        let answers = all(acting).await;
        assert_eq!(count(&answers, &Ok(())), 1, "round {round}: {answers:?}");
        raced += count(&answers, &Err(Error::Raced));
        number += u32::from(round % 2 == 0);
    }
    assert_eq!(raced, 40);
    let stored = home.stored(table).await;
    assert_eq!(stored.plies().len(), 21);
}
