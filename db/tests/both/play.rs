//! A table in play: plies, departures, outcomes.

use db::{Append, Error, Hand, NewTable, Phase, Standing, TableId, WallTime};
use games::ply::Ply;
use games::seat::Seat;

use crate::{Home, act, new_table, opened_otherwise, ply};

#[tokio::test]
async fn a_played_game_reads_back_ply_by_ply() {
    let home = Home::new();
    let table = home.in_play(&["ann", "ben"]).await;
    home.store.append(ply(table, 1, "roll")).await.unwrap();
    let clock = act(table, 2, "B bank by clock");
    home.store.append(clock).await.unwrap();
    let last = Append {
        standings: vec![
            Standing {
                seat: Seat::new(0),
                place: Some(1),
                points: 5_200,
                moves: 2,
                away: false,
            },
            Standing {
                seat: Seat::new(1),
                place: None,
                points: -50,
                moves: 0,
                away: false,
            },
        ],
        ..ply(table, 3, "bank")
    };
    home.store.append(last).await.unwrap();

    let stored = home.stored(table).await;
    let expected = [
        stored_ply(0, "setup", &[3, 1, 4], Hand::House),
        stored_ply(0, "roll", &[1, 5], Hand::Player),
        stored_ply(1, "bank", &[], Hand::Clock),
        stored_ply(0, "bank", &[1, 5], Hand::Player),
    ];
    assert_eq!(stored.plies(), expected);
    let times = stored.log.iter().map(|entry| (entry.at.0, entry.time.0));
    let times: Vec<_> = times.skip(stored.log.len() - 4).collect();
    assert_eq!(times, [(2_000, 20), (3_001, 31), (3_002, 32), (3_003, 33)]);
    let head = &stored.head;
    assert_eq!(
        (head.phase, head.started, head.ended),
        (Phase::Over, Some(WallTime(2_000)), Some(WallTime(3_003)))
    );
    let outcome: Vec<_> = stored
        .seats
        .iter()
        .map(|s| (s.seat, s.place, s.points))
        .collect();
    assert_eq!(
        outcome,
        [(Some(0), Some(1), Some(5_200)), (Some(1), None, Some(-50))]
    );
}

fn stored_ply(seat: usize, mv: &str, faces: &[u8], hand: Hand) -> Ply {
    Ply {
        seat: Seat::new(seat),
        mv: mv.into(),
        faces: faces.into(),
        hand,
    }
}

#[tokio::test]
async fn a_person_who_left_may_sit_elsewhere_and_the_seat_keeps_the_departure() {
    let home = Home::new();
    let table = home.in_play(&["ann", "ben"]).await;
    let leaves = |n| act(table, n, "A resign");
    home.store.append(leaves(1)).await.unwrap();
    assert_eq!(home.store.append(leaves(2)).await, Err(Error::NotSeated));
    let stored = home.stored(table).await;
    assert_eq!(
        (stored.seats[0].left, stored.seats[1].left),
        (Some(1), None)
    );
    assert_eq!(
        stored.plies().len(),
        2,
        "the ply of the refused departure is not stored either"
    );
    assert_eq!(home.read(|tx| tx.open_tables_of("ann", 9)).await, []);
}

#[tokio::test]
async fn a_closed_table_says_why() {
    let home = Home::new();
    let table = home.in_play(&["ann"]).await;
    home.does(table, 4_000, "closed abandoned").await.unwrap();
    let head = home.stored(table).await.head;
    assert_eq!(
        (head.phase, head.why.as_deref(), head.ended),
        (Phase::Closed, Some("abandoned"), Some(WallTime(4_000)))
    );
}

#[tokio::test]
async fn an_unknown_table_is_gone() {
    let home = Home::new();
    let table = TableId(77);
    assert_eq!(home.read(move |tx| tx.load(table)).await, None);
    assert_eq!(home.read(move |tx| tx.head(table)).await, None);
    let found = home.store.append(ply(table, 1, "roll")).await;
    assert_eq!(found, Err(Error::Gone));
    assert_eq!(
        home.refused(move |tx| tx.set_message(table.into(), "c1", None))
            .await,
        Error::Gone
    );
}

#[tokio::test]
async fn a_value_that_the_schema_forbids_is_refused_with_the_rule_it_breaks() {
    let home = Home::new();
    let bad = async |new: NewTable| {
        home.store
            .write(move |tx| tx.create_table(&new))
            .await
            .unwrap_err()
            .to_string()
    };
    let no_game = bad(opened_otherwise(&["ann"], |opened| opened.game.clear())).await;
    assert!(no_game.contains("a game has a key"), "{no_game}");
    let no_edition = bad(opened_otherwise(&["ann"], |opened| opened.edition = 0)).await;
    assert!(no_edition.contains("editions count from 1"), "{no_edition}");
    let no_user = bad(new_table(&["ann", ""])).await;
    assert!(no_user.contains("a seat has a user"), "{no_user}");
    let mut early = new_table(&["ann"]);
    early.entry.at = WallTime(-1);
    let too_early = bad(early).await;
    assert!(too_early.contains("times are after 1970"), "{too_early}");

    let table = home.in_play(&["ann"]).await;
    let bad = async |append: Append| home.store.append(append).await.unwrap_err().to_string();
    let mut nothing = act(table, 1, "hint A");
    nothing.entry.events.clear();
    let nothing = bad(nothing).await;
    assert!(nothing.contains("an act has events"), "{nothing}");
    let gap = bad(ply(table, 3, "roll")).await;
    assert!(gap.contains("act 4 follows no stored act"), "{gap}");
    let mut over = act(table, 1, "A bank");
    over.standings = vec![Standing {
        seat: Seat::new(4),
        place: Some(1),
        points: 0,
        moves: 0,
        away: false,
    }];
    let stranger = bad(over).await;
    assert!(stranger.contains("seat 4"), "{stranger}");
    let found = home.stored(table).await.plies().len();
    assert_eq!(found, 1, "only the setup is stored");
}

#[tokio::test]
async fn the_programs_own_values_are_stored_by_key() {
    let home = Home::new();
    assert_eq!(home.read(|tx| tx.meta("commands")).await, None);
    home.write(|tx| tx.put_meta("commands", "1f")).await;
    home.write(|tx| tx.put_meta("commands", "2e")).await;
    assert_eq!(home.read(|tx| tx.meta("commands")).await, Some("2e".into()));
}
