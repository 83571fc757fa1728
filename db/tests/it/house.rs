//! House players, hints, and what is kept of an analysis.

use db::{Change, Error, NewSeat, Phase, Standing, Store, TableId, Uptime, WallTime};

use crate::{Home, new_table, person, ply, start};

fn house(number: u32, level: &str) -> NewSeat {
    NewSeat {
        user: format!("house-{number}"),
        name: "Maple".into(),
        word: String::new(),
        level: Some(level.into()),
    }
}

/// A lobby of Ann, with a house player.
async fn lobby(store: &Store) -> TableId {
    let table = store
        .write(|tx| tx.create_table(&new_table(&["ann"])))
        .await
        .unwrap();
    let joined = store.write(move |tx| tx.join(table, &house(1, "regular"), 4, WallTime(1_500)));
    joined.await.unwrap();
    table
}

async fn in_play(home: &Home) -> TableId {
    let table = lobby(&home.store).await;
    home.begin(table).await;
    table
}

#[tokio::test]
async fn a_house_player_keeps_its_level_and_is_nobodys_host() {
    let home = Home::new();
    let table = lobby(&home.store).await;
    let join = |seat| {
        home.store
            .write(move |tx| tx.join(table, &seat, 4, WallTime(1_600)))
    };
    join(house(2, "master")).await.unwrap();
    assert_eq!(join(house(2, "casual")).await, Err(Error::Taken));
    join(person("ben")).await.unwrap();
    let leave = |user| {
        home.store
            .write(move |tx| tx.leave(table, user, WallTime(1_700)))
    };
    assert_eq!(leave("ann").await, Ok(false));
    let stored = home.stored(table).await;
    assert_eq!(
        stored.head.host, "ben",
        "although house players joined first"
    );
    let levels: Vec<_> = stored.seats.iter().map(|s| s.level.as_deref()).collect();
    assert_eq!(levels, [Some("regular"), Some("master"), None]);
    assert_eq!(leave("house-1").await, Ok(false));
    assert_eq!(leave("ben").await, Ok(true), "only the house is left");
    let head = home.stored(table).await.head;
    assert_eq!(head.phase, Phase::Closed);
}

#[tokio::test]
async fn a_start_with_a_house_player_of_another_level_is_refused() {
    let home = Home::new();
    let table = lobby(&home.store).await;
    let mut seats = home.seated(table).await;
    seats[1].level = Some("master".into());
    let start = start(table, seats);
    let refused = home.store.write(move |tx| tx.start(&start)).await;
    assert_eq!(refused, Err(Error::Raced));
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
    assert_eq!(
        home.read(|tx| tx.tables_due(Uptime(10), 9)).await,
        vec![with]
    );
}

#[tokio::test]
async fn an_analysis_is_kept_with_its_table() {
    let home = Home::new();
    let table = in_play(&home).await;
    let mut last = ply(table, 1, "roll");
    let standing = |seat| Standing {
        seat,
        place: Some(1),
        points: 3,
        moves: 1,
        away: false,
    };
    last.changes = vec![Change::Over(vec![standing(0), standing(1)])];
    home.store.append(last).await.unwrap();
    assert_eq!(home.read(move |tx| tx.analysis(table)).await, None);
    for text in ["one", "two"] {
        home.write(move |tx| tx.put_analysis(table, text)).await;
    }
    assert_eq!(
        home.read(move |tx| tx.analysis(table)).await,
        Some("two".into())
    );
    let of = |user| home.store.read(move |tx| tx.latest_analyses_of(user, 1));
    assert_eq!(of("ann").await, Ok(vec![(table, "two".into())]));
    assert_eq!(of("ben").await, Ok(Vec::new()));
    let played = home.read(|tx| tx.finished(&db::Finished::default())).await;
    let levels: Vec<_> = played[0].seats.iter().map(|s| s.level.as_deref()).collect();
    assert_eq!(levels, [None, Some("regular")]);
    home.write(move |tx| tx.drop_table(table)).await;
    assert_eq!(home.read(move |tx| tx.analysis(table)).await, None);
    let gone = home
        .store
        .write(move |tx| tx.put_analysis(table, "three"))
        .await;
    assert_eq!(gone, Err(Error::Gone));
}
