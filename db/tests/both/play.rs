//! A table in play: plies, departures, outcomes.

use db::{Append, Error, Hand, NewTable, Phase, TableId, WallTime};
use games::ply::Ply;
use games::seat::Seat;

use crate::home::{says, standing};
use crate::{Home, act, new_table, opened_otherwise, ply};

#[tokio::test]
async fn a_played_game_reads_back_ply_by_ply() {
    let home = Home::new();
    let table = home.in_play(&["ann", "ben"]).await;
    home.store.append(ply(table, 1, "roll")).await.unwrap();
    let clock = act(table, 2, "B bank by clock");
    home.store.append(clock).await.unwrap();
    let last = Append {
        standings: vec![standing(0, Some(1), 5_200), standing(1, None, -50)],
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
    let outcome = stored.seats.iter().map(|s| (s.seat, s.place, s.points));
    let outcome: Vec<_> = outcome.collect();
    let first = (Some(0), Some(1), Some(5_200));
    assert_eq!(outcome, [first, (Some(1), None, Some(-50))]);
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
    assert_eq!(stored.plies().len(), 2, "nothing of what was refused");
    assert_eq!(home.read(|tx| tx.open_tables_of("ann", 9)).await, []);
}

#[tokio::test]
async fn those_who_leave_in_one_act_each_leave_with_their_own_ply() {
    let home = Home::new();
    let table = home.in_play(&["ann", "ben", "cy"]).await;
    let both = "B resign by clock\nC resign by clock";
    home.does(table, 3_000, both).await;
    let stored = home.stored(table).await;
    let left: Vec<_> = stored.seats.iter().map(|seat| seat.left).collect();
    assert_eq!(left, [None, Some(1), Some(2)]);
}

#[tokio::test]
async fn an_unknown_table_is_gone() {
    let home = Home::new();
    let table = TableId(77);
    assert_eq!(home.read(move |tx| tx.load(table)).await, None);
    assert_eq!(home.read(move |tx| tx.head(table)).await, None);
    let found = home.store.append(ply(table, 1, "roll")).await;
    assert_eq!(found, Err(Error::Gone));
    let found = home.refused(move |tx| tx.set_message(table.into(), "c1", None));
    assert_eq!(found.await, Error::Gone);
}

#[tokio::test]
async fn a_value_that_the_schema_forbids_is_refused_with_the_rule_it_breaks() {
    let home = Home::new();
    let bad = async |new: NewTable| home.refused(move |tx| tx.create_table(&new)).await;
    let no_game = bad(opened_otherwise(&["ann"], |opened| opened.game.clear())).await;
    says(&no_game, &["a game has a key"]);
    let no_edition = bad(opened_otherwise(&["ann"], |opened| opened.edition = 0)).await;
    says(&no_edition, &["editions count from 1"]);
    let no_user = bad(new_table(&["ann", ""])).await;
    says(&no_user, &["a seat has a user"]);
    let mut early = new_table(&["ann"]);
    early.entry.at = WallTime(-1);
    let too_early = bad(early).await;
    says(&too_early, &["times are after 1970"]);

    let table = home.in_play(&["ann"]).await;
    let bad = async |append: Append| home.store.append(append).await.unwrap_err();
    let mut nothing = act(table, 1, "hint A");
    nothing.entry.events.clear();
    let nothing = bad(nothing).await;
    says(&nothing, &["an act has events"]);
    let gap = bad(ply(table, 3, "roll")).await;
    says(&gap, &["act 4 follows no stored act"]);
    let mut over = act(table, 1, "A bank");
    over.standings = vec![standing(4, Some(1), 0)];
    let stranger = bad(over).await;
    says(&stranger, &["seat 4"]);
    let found = home.stored(table).await.plies().len();
    assert_eq!(found, 1, "only the setup is stored");
}
