//! Exact values: what is known of the games, and that games come out as they say.

use engine::level::Level;
use engine::{Method, Unit};
use games::chance;
use games::registry;
use games::seat::Seat;
use games::table::AnyTable;

use crate::playing::{any, options, record, seed, size};

fn value(key: &str, seats: usize, words: &str) -> (Unit, Method, Vec<f64>) {
    let game = registry::find(key).unwrap();
    let table = game.open(&options(game, words), seats, &mut seed(1).key([]).dice(0));
    let engine = engine::find(game.info()).unwrap();
    let value = engine.evaluate(table.as_ref(), 0.01, &seed(1)).unwrap();
    (value.unit, value.method, value.worths)
}

#[test]
fn the_first_seat_has_these_chances() {
    for (key, seats, words, first) in [
        ("marmottes", 2, "", 0.541_771),
        ("noirlab", 2, "", 0.540_785),
        ("noirlab", 3, "", 0.384_362),
    ] {
        let (unit, method, worths) = value(key, seats, words);
        assert_eq!((unit, method), (Unit::Chance, Method::Exact));
        assert!(
            (worths[0] - first).abs() < 1e-6,
            "{key} {seats}: {worths:?}"
        );
        assert!((worths.iter().sum::<f64>() - 1.0).abs() < 1e-9);
    }
    let (unit, method, worths) = value("noirlab", 1, "");
    assert_eq!((unit, method), (Unit::Turns, Method::Exact));
    assert!((worths[0] - 6.952_043).abs() < 1e-6);
    assert!(matches!(
        value("marmottes", 2, "turn_limit=9").1,
        Method::Search { .. }
    ));
    assert!(matches!(value("noirlab", 4, "").1, Method::Search { .. }));
}

/// In every position of some games the worth of a move is the mean over its outcomes, and the state's worth is that of the best move.
#[test]
fn the_worth_of_a_state_is_that_of_its_best_move() {
    for (key, seats, words) in [
        ("marmottes", 2, ""),
        ("marmottes", 2, "single_match=off target=60"),
        ("marmottes", 1, ""),
        ("noirlab", 1, ""),
        ("noirlab", 2, ""),
        ("noirlab", 3, ""),
    ] {
        let game = registry::find(key).unwrap();
        let engine = engine::find(game.info()).unwrap();
        let mut chooser = seed(8).key([]).dice(0);
        let worth = |table: &dyn AnyTable, seat: Seat| {
            let value = engine.evaluate(table, 0.01, &seed(1)).unwrap();
            assert_eq!(value.method, Method::Exact);
            value.worths[seat.index()]
        };
        record(game, seats, words, 4, |table, seat| {
            let answer = engine.ask(table, seat, 0.01, &seed(1)).unwrap();
            assert_eq!(answer.method, Method::Exact);
            assert!(
                (answer.moves[0].worth - worth(table, seat)).abs() < 1e-5,
                "{key} {seats}"
            );
            if table.ply() % 4 == 0 {
                for rated in &answer.moves {
                    let outcomes = chance::outcomes(table, seat, &rated.mv, 1_000)
                        .unwrap()
                        .unwrap();
                    let mean: f64 = outcomes
                        .branches
                        .iter()
                        .map(|branch| branch.probability * worth(branch.table.as_ref(), seat))
                        .sum();
                    assert!((mean - rated.worth).abs() < 1e-9, "{}", rated.mv);
                }
            }
            any(&table.legal(seat), &mut chooser)
        });
    }
}

/// Games between two masters come out as often for the first seat as the table says, within four standard errors.
#[test]
fn games_of_masters_come_out_as_the_tables_say() {
    for (key, seats, words, games) in [
        ("marmottes", 2, "target=40", size(150)),
        ("noirlab", 2, "", size(400)),
        ("noirlab", 3, "", size(200)),
    ] {
        let game = registry::find(key).unwrap();
        let engine = engine::find(game.info()).unwrap();
        let expected = value(key, seats, words).2[0];
        let mut won = 0.0;
        for number in 0..games {
            let record = record(game, seats, words, number, |table, seat| {
                engine
                    .choose(table, seat, Level::Master, &seed(number))
                    .unwrap()
            });
            let end = record.replay(|_, _| {}).unwrap();
            let after = engine.evaluate(end.as_ref(), 0.01, &seed(1)).unwrap();
            won += after.worths[0];
        }
        let share = won / f64::from(games);
        let error = (expected * (1.0 - expected) / f64::from(games)).sqrt();
        assert!(
            (share - expected).abs() < 4.0 * error,
            "{key} {seats}: {share} won, {expected} expected"
        );
    }
}
