//! House players, hints, and what is kept of an analysis.

use db::{Error, TableId, Uptime};

use crate::home::standing;
use crate::{Home, ply};

/// A table of Ann and a house player.
async fn in_play(home: &Home) -> TableId {
    let table = home.lobby(&["ann"]).await;
    home.does(table, 1_500, "house 1 regular \"Maple\"").await;
    home.begin(table).await;
    table
}

#[tokio::test]
async fn tables_with_a_house_player_are_due_after_a_start_of_the_program() {
    let home = Home::new();
    let with = in_play(&home).await;
    let without = home.in_play(&["ann"]).await;
    for table in [with, without] {
        let later = Some(Uptime(90_000));
        home.write(move |tx| tx.set_due(table, later)).await;
    }
    home.write(|tx| tx.wake_house_players()).await;
    let found = home.read(|tx| tx.tables_due(Uptime(10), 9)).await;
    assert_eq!(found, vec![with]);
}

#[tokio::test]
async fn an_analysis_is_kept_with_its_table() {
    let home = Home::new();
    let table = in_play(&home).await;
    let mut last = ply(table, 2, "roll");
    last.standings = vec![standing(0, Some(1), 3), standing(1, Some(1), 3)];
    home.store.append(last).await.unwrap();
    assert_eq!(home.read(move |tx| tx.analysis(table)).await, None);
    for text in ["one", "two"] {
        home.write(move |tx| tx.put_analysis(table, text)).await;
    }
    let found = home.read(move |tx| tx.analysis(table)).await;
    assert_eq!(found, Some("two".into()));
    let of = |user| home.store.read(move |tx| tx.latest_analyses_of(user, 1));
    assert_eq!(of("ann").await, Ok(vec![(table, "two".into())]));
    assert_eq!(of("ben").await, Ok(Vec::new()));
    let played = home.read(|tx| tx.finished(&db::Finished::default())).await;
    let levels: Vec<_> = played[0].seats.iter().map(|s| s.level.as_deref()).collect();
    assert_eq!(levels, [None, Some("regular")]);
    home.write(move |tx| tx.drop_table(table)).await;
    assert_eq!(home.read(move |tx| tx.analysis(table)).await, None);
    let gone = home.refused(move |tx| tx.put_analysis(table, "three"));
    assert_eq!(gone.await, Error::Gone);
}
