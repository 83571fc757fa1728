//! Exact values: known results, and games that agree with them.

use engine::{Method, Unit};
use games::chance::Walk;
use games::level::Level;
use games::marmottes::Marmottes;
use games::noirlab::{Noirlab, Progress};
use games::registry;
use games::seat::{Hand, Seat};
use games::table::{AnyTable, Table};

use crate::playing::{any, options, record, seed, size};

fn value(key: &str, seats: usize, words: &str) -> (Unit, Method, Vec<f64>) {
    let game = registry::find(key).unwrap();
    let table = game.open(&options(game, words), seats, &mut seed(1).key([]).dice(0));
    let engine = engine::find(game.info()).unwrap();
    let value = (engine.evaluate)(table.as_ref(), 0.01, &seed(1)).unwrap();
    (value.unit, value.method, value.values)
}

#[test]
fn exact_values_at_the_start_are_the_known_ones() {
    for (key, seats, words, first) in [
        ("marmottes", 2, "", 0.541_771),
        ("noirlab", 2, "", 0.540_785),
        ("noirlab", 3, "", 0.384_362),
        ("noirlab", 4, "", 0.305_777),
    ] {
        let (unit, method, values) = value(key, seats, words);
        assert_eq!((unit, method), (Unit::Chance, Method::Exact));
        let rounding = if seats == 4 { 1e-5 } else { 1e-6 };
        assert!(
            (values[0] - first).abs() < rounding,
            "{key} {seats}: {values:?}"
        );
        assert!((values.iter().sum::<f64>() - 1.0).abs() < 1e-9);
    }
    let (unit, method, values) = value("noirlab", 1, "");
    assert_eq!((unit, method), (Unit::Turns, Method::Exact));
    assert!((values[0] - 6.952_043).abs() < 1e-6);
    assert!(matches!(
        value("marmottes", 2, "turn_limit=9").1,
        Method::Search { .. }
    ));
    assert!(matches!(value("noirlab", 5, "").1, Method::Search { .. }));
}

/// In every position of some games, the value of a state is that of its best move, and the value of a move is the mean over its outcomes.
#[test]
fn the_value_of_a_state_is_that_of_its_best_move() {
    for (key, seats, words) in [
        ("marmottes", 2, ""),
        ("marmottes", 2, "single_match=off target=60"),
        ("marmottes", 1, ""),
        ("noirlab", 1, ""),
        ("noirlab", 2, ""),
        ("noirlab", 3, ""),
        ("noirlab", 4, ""),
    ] {
        let game = registry::find(key).unwrap();
        let engine = engine::find(game.info()).unwrap();
        let mut chooser = seed(8).key([]).dice(0);
        let value = |table: &dyn AnyTable, seat: Seat| {
            let value = (engine.evaluate)(table, 0.01, &seed(1)).unwrap();
            assert_eq!(value.method, Method::Exact);
            value.values[seat.index()]
        };
        record(game, seats, words, 4, |table, seat| {
            let answer = (engine.ask)(table, seat, 0.01, &seed(1)).unwrap();
            assert_eq!(answer.method, Method::Exact);
            assert!(
                (answer.moves[0].value - value(table, seat)).abs() < 3e-5,
                "{key} {seats}"
            );
            if table.ply() % 4 == 0 {
                for rated in &answer.moves {
                    let (mut walk, mut mean) = (Walk::new(0.0), 0.0);
                    while let Some(dice) = walk.next_dice() {
                        let mut after = table.fork();
                        after
                            .play(seat, &rated.mv, table.ply(), Hand::House, dice)
                            .unwrap();
                        mean += walk.probability() * value(after.as_ref(), seat);
                    }
                    assert!((mean - rated.value).abs() < 1e-9, "{}", rated.mv);
                }
            }
            any(&table.legal(seat), &mut chooser)
        });
    }
}

/// In games between masters, the first seat wins as often as the exact value says, within four standard errors.
#[test]
fn masters_win_as_often_as_the_exact_values_say() {
    for (key, seats, words, games) in [
        ("marmottes", 2, "target=40", size(150, 2_000)),
        ("noirlab", 2, "", size(400, 4_000)),
        ("noirlab", 3, "", size(200, 2_000)),
    ] {
        let game = registry::find(key).unwrap();
        let engine = engine::find(game.info()).unwrap();
        let expected = value(key, seats, words).2[0];
        let mut won = 0.0;
        for number in 0..games {
            let record = record(game, seats, words, number, |table, seat| {
                (engine.choose)(table, seat, Level::Master, &seed(number)).unwrap()
            });
            let end = record.replay(|_, _| {}).unwrap();
            let after = (engine.evaluate)(end.as_ref(), 0.01, &seed(1)).unwrap();
            won += after.values[0];
        }
        let share = won / f64::from(games);
        let error = (expected * (1.0 - expected) / f64::from(games)).sqrt();
        assert!(
            (share - expected).abs() < 4.0 * error,
            "{key} {seats}: {share} won, {expected} expected"
        );
    }
}

/// A position that is put together from its parts has the same values as in the game in which it came about.
#[test]
fn a_position_from_parts_is_worth_as_much_as_in_its_game() {
    for seats in 2..=4 {
        for key in ["marmottes", "noirlab"] {
            let game = registry::find(key).unwrap();
            let engine = engine::find(game.info()).unwrap();
            let mut chooser = seed(4).key([]).dice(0);
            let mut compared = 0;
            record(game, seats, "", 4, |table, seat| {
                let all = (0..seats).map(Seat::new);
                let parts: Option<Box<dyn AnyTable>> = if let Some(table) =
                    table.as_any().downcast_ref::<Table<Marmottes>>()
                {
                    let game = table.game();
                    let totals: Vec<i32> = all.map(|seat| game.total(seat)).collect();
                    let options = options(registry::find(key).unwrap(), "");
                    let parts = Marmottes::at_turn(&options, &totals, seat);
                    let parts = parts.filter(|_| game.is_fresh());
                    parts.map(|parts| Box::new(Table::of(parts, seats)) as _)
                } else {
                    let table = table.as_any().downcast_ref::<Table<Noirlab>>().unwrap();
                    let progress: Vec<_> = all.map(|seat| table.game().progress(seat)).collect();
                    let parts = Noirlab::at_turn(&progress, seat);
                    let parts = parts.filter(|_| !table.game().has_rolled());
                    parts.map(|parts| Box::new(Table::of(parts, seats)) as _)
                };
                if let Some(parts) = parts.filter(|_| key == "noirlab" || seats == 2) {
                    let value = |table: &dyn AnyTable| {
                        (engine.evaluate)(table, 0.01, &seed(1)).unwrap().values
                    };
                    assert_eq!(value(parts.as_ref()), value(table));
                    compared += 1;
                }
                any(&table.legal(seat), &mut chooser)
            });
            assert!(compared > 2 || key == "marmottes" && seats > 2);
        }
    }
    let impossible = Progress {
        programs: 5,
        tokens: 1,
        wait: 0,
    };
    assert_eq!(
        Noirlab::at_turn(&[impossible, impossible], Seat::new(0)),
        None
    );
}
