//! Acts that are tried and undone.

use db::{Error, Tx};

use crate::{Home, act, new_table, ply};

#[tokio::test]
async fn what_was_rehearsed_is_checked_like_any_act_and_leaves_nothing() {
    let home = Home::new();
    let stored = home.store.rehearse(|tx| {
        let table = tx.create_table(&new_table(&["ann", "ben"]))?;
        tx.append(&act(table, 0, "began A=0 B=1 [3 1 4]"))?;
        tx.append(&ply(table, 1, "bank"))?;
        let again = tx.append(&ply(table, 1, "bank"));
        assert!(matches!(again, Err(Error::Raced)), "{again:?}");
        tx.stored(table)
    });
    let stored = stored.await.unwrap();
    assert_eq!((stored.seats.len(), stored.plies().len()), (2, 2));
    assert_eq!(home.read(move |tx| tx.load(stored.head.id)).await, None);
    assert_eq!(home.read(|tx| tx.count_open()).await, (0, 0));
}

#[tokio::test]
async fn a_panic_in_a_rehearsal_is_the_callers_and_the_store_goes_on() {
    let home = Home::new();
    let store = home.store.clone();
    let caller = tokio::spawn(async move {
        let acts = |tx: Tx<'_>| -> Result<(), Error> {
            tx.create_table(&new_table(&["ann"]))?;
            panic!("in a rehearsal");
        };
        store.rehearse(acts).await
    });
    assert!(caller.await.is_err_and(|error| error.is_panic()));
    assert_eq!(home.read(|tx| tx.count_open()).await, (0, 0));
    home.lobby(&["ann"]).await;
    assert_eq!(home.read(|tx| tx.count_open()).await, (1, 0));
}
