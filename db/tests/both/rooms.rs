//! Who can look up a table.

use db::{Error, Finished, Sight, TableId};

use super::results::ids;
use crate::{Home, opened_otherwise};

fn sight(channel: &str, parent: Option<&str>, user: Option<&str>) -> Sight {
    Sight {
        channel: channel.into(),
        parent: parent.map(Into::into),
        user: user.map(Into::into),
    }
}

#[tokio::test]
async fn a_table_is_seen_in_its_channel_in_the_threads_of_it_and_by_its_players() {
    let home = Home::new();
    let store = &home.store;
    let mut tables = Vec::new();
    for channel in ["c1", "t1", "secret", "c2"] {
        let new = opened_otherwise(&["ann", "ben"], |opened| {
            opened.place.channel = channel.into();
        });
        tables.push(home.write(move |tx| tx.create_table(&new)).await);
    }
    home.write(|tx| tx.set_thread("t1", "c1")).await;
    // A thread never moves.
    home.write(|tx| tx.set_thread("t1", "c2")).await;
    let seen = async |sight: Sight| {
        let mut seen = Vec::new();
        for table in tables.clone() {
            let sight = sight.clone();
            seen.push(home.read(move |tx| tx.can_see(table, &sight)).await);
        }
        seen
    };
    let found = seen(sight("c1", None, None)).await;
    assert_eq!(found, [true, true, false, false]);
    let found = seen(sight("t1", None, None)).await;
    assert_eq!(found, [true, true, false, false]);
    let private = sight("secret", Some("c1"), None);
    assert_eq!(seen(private).await, [true, true, true, false]);
    assert_eq!(seen(sight("c3", None, Some("cy"))).await, [false; 4]);
    assert_eq!(seen(sight("c3", None, Some("ann"))).await, [true; 4]);
    let none = store
        .read(|tx| tx.can_see(TableId(99), &sight("c1", None, Some("ann"))))
        .await;
    assert_eq!(none, Ok(false));
    for (thread, parent) in [("", "c1"), ("t2", "")] {
        let refused = store.write(move |tx| tx.set_thread(thread, parent)).await;
        assert!(matches!(refused, Err(Error::Bad(_))), "{refused:?}");
    }
    // A thread that shows no table is forgotten.
    let unused = tables[1];
    home.write(move |tx| tx.drop_table(unused)).await;
    let new = opened_otherwise(&["ann"], |opened| opened.place.channel = "t1".into());
    let later = home.write(move |tx| tx.create_table(&new)).await;
    let here = sight("c1", None, None);
    assert!(!home.read(move |tx| tx.can_see(later, &here)).await);
}

#[tokio::test]
async fn finished_tables_are_listed_as_far_as_they_can_be_looked_up() {
    let home = Home::new();
    let table = home.over("g1", &["ann", "ben"], 5_000).await;
    let listed = async |sight: Sight| {
        let which = Finished {
            sight: Some(sight),
            ..Finished::default()
        };
        ids(&home.read(move |tx| tx.finished(&which)).await)
    };
    let channel = home.stored(table).await.head.channel;
    assert_eq!(listed(sight(&channel, None, None)).await, [table]);
    assert_eq!(listed(sight("elsewhere", None, None)).await, []);
    let own = sight("elsewhere", None, Some("ben"));
    assert_eq!(listed(own).await, [table]);
}
