//! What can edit boards where the bot can only answer.

use db::{BoardToken, Store, TableId, WallTime};

use crate::Home;

const NOW: WallTime = WallTime(1_000);

fn token(token: &str, until: i64) -> BoardToken {
    BoardToken {
        token: token.to_owned(),
        message: None,
        until: WallTime(until),
    }
}

async fn note(store: &Store, table: TableId, new: BoardToken) {
    store
        .write(move |tx| tx.note_board_token(table, &new))
        .await
        .unwrap();
}

#[tokio::test]
async fn the_token_that_works_longest_is_known_until_it_expires_or_is_refused() {
    let home = Home::new();
    let (store, table) = (&home.store, home.lobby(&["ann"]).await);
    let find = async |now| home.read(move |tx| tx.board_token(table, now)).await;
    assert_eq!(find(NOW).await, None);
    let newer = BoardToken {
        message: Some("m1".into()),
        ..token("newer", 9_000)
    };
    note(store, table, token("older", 8_000)).await;
    note(store, table, newer.clone()).await;
    note(store, table, token("late news", 8_500)).await;
    assert_eq!(find(NOW).await, Some(newer.clone()));
    home.write(move |tx| tx.remove_board_token(table, "older"))
        .await;
    assert_eq!(find(WallTime(8_999)).await, Some(newer));
    assert_eq!(find(WallTime(9_000)).await, None, "it has expired");
    home.write(move |tx| tx.remove_board_token(table, "newer"))
        .await;
    assert_eq!(find(NOW).await, None);
}

#[tokio::test]
async fn an_expired_token_and_that_of_a_deleted_table_are_not_kept() {
    let home = Home::new();
    let store = &home.store;
    let (table, other) = (home.lobby(&["ann"]).await, home.lobby(&["ben"]).await);
    note(store, table, token("expires", 2_000)).await;
    note(store, other, token("stays", 2_001)).await;
    home.write(|tx| tx.remove_expired_board_tokens(WallTime(2_000)))
        .await;
    let find = async |table| home.read(move |tx| tx.board_token(table, NOW)).await;
    assert_eq!(find(table).await, None);
    assert!(find(other).await.is_some());
    home.write(move |tx| tx.drop_table(other)).await;
    note(store, other, token("nothing to edit", 9_000)).await;
    assert_eq!(find(other).await, None);
}

#[test]
fn a_token_is_never_printed() {
    let printed = format!("{:?}", token("secret", 9_000));
    assert!(!printed.contains("secret"), "{printed}");
}
