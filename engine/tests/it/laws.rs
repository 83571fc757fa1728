//! Laws that hold for the engine of every game.

use engine::arena::{Entrant, scores};
use engine::calibration::Table;
use engine::{Answer, EngineError, work};
use games::game::{Game, GameInfo};
use games::level::Level;
use games::noirlab::Noirlab;
use games::outcome::Status;
use games::registry::{self, GAMES, GameType};
use games::seat::{Hand, Seat};
use games::table::AnyTable;

use crate::playing::{any, engines, full, options, record, seed, size};

/// The games of rules and boards alone, by their keys. People can play them; this list says that the rest is still to come.
const UNFINISHED: &[&str] = &[];

/// Prints what each game lacks: `cargo test -p engine lacks -- --nocapture`.
#[test]
fn only_an_unfinished_game_lacks_something() {
    for game in GAMES {
        let key = game.info().key;
        let lacks = [
            (game.info().lesson.is_none(), "a lesson"),
            (game.info().achievements.is_empty(), "achievements"),
            (
                engine::find(game.info()).is_none(),
                "house players (`Strategy`)",
            ),
        ];
        let lacks = lacks
            .into_iter()
            .filter_map(|(lacks, what)| lacks.then_some(what));
        let lacks: Vec<&str> = lacks.collect();
        for what in &lacks {
            println!("{key} lacks {what}");
        }
        assert_eq!(
            lacks.is_empty(),
            !UNFINISHED.contains(&key),
            "{key} lacks {lacks:?}"
        );
    }
}

#[test]
fn every_engine_is_of_an_edition_that_is_played() {
    for engine in engine::ENGINES {
        let (key, edition) = (engine.info.key, engine.info.edition);
        assert!(registry::edition(key, edition).is_some(), "{key} {edition}");
    }
}

#[test]
fn an_edition_without_an_engine_is_not_found() {
    let info = GameInfo {
        edition: 999,
        ..Noirlab::INFO
    };
    assert!(engine::find(&info).is_none());
}

/// Plays a random game for at most `plies` plies, and passes each position and a seat to act to `each`.
fn random_game(
    game: &dyn GameType,
    seats: usize,
    number: u32,
    plies: u32,
    mut each: impl FnMut(&dyn AnyTable, Seat),
) {
    let key = seed(number).key([]);
    let mut chooser = seed(number).key(["chooser"]).dice(0);
    let mut table = game.open(&options(game, ""), seats, &mut key.dice(0));
    while let Status::ToAct(acting) = table.status() {
        if table.ply() >= plies {
            return;
        }
        let seat = acting.into_iter().last().unwrap();
        each(table.as_ref(), seat);
        let mv = any(&table.legal(seat), &mut chooser);
        let (drawn, dice) = (table.ply(), key.dice(table.ply() + 1));
        table.play(seat, &mv, drawn, Hand::Player, dice).unwrap();
    }
}

#[test]
fn house_players_of_every_level_play_every_game_to_its_end() {
    for (game, engine) in engines() {
        let most = *game.info().seats.end();
        for seats in [*game.info().seats.start().max(&2), most] {
            let levels = [Level::Regular, Level::Casual];
            let entrants: Vec<Entrant> = (0..seats)
                .map(|seat| Entrant::House(levels[seat % 2], 0.0))
                .collect();
            let deals = (engine.compare)(&options(game, ""), &entrants, 0..2, &seed(3));
            for deal in deals {
                let sum: f64 = deal.0.iter().sum();
                assert!((sum - 1.0).abs() < 1e-9, "{}: {sum}", game.info().key);
            }
        }
    }
}

/// Every legal move appears once, best first.
#[test]
fn every_legal_move_is_rated() {
    for (game, engine) in engines() {
        random_game(game, 2, 9, 24, |table, seat| {
            if table.ply() % 6 != 1 {
                return;
            }
            let answer = (engine.ask)(table, seat, 0.05, &seed(1)).unwrap();
            let mut moves: Vec<&String> = answer.moves.iter().map(|rated| &rated.mv).collect();
            let legal = table.legal(seat);
            moves.sort();
            let mut expected: Vec<&String> = legal.iter().collect();
            expected.sort();
            assert_eq!(moves, expected);
            assert!(
                answer
                    .moves
                    .windows(2)
                    .all(|two| two[0].value >= two[1].value)
            );
        });
    }
}

#[test]
fn wrong_seats_and_other_games_are_refused() {
    let game = registry::find("noirlab").unwrap();
    let engine = engine::find(game.info()).unwrap();
    let table = game.open(&options(game, ""), 2, &mut seed(1).key([]).dice(0));
    let wrong = (engine.choose)(table.as_ref(), Seat::new(1), Level::Regular, &seed(1));
    assert_eq!(wrong, Err(EngineError::NotToAct(Seat::new(1))));
    let other = engine::find(registry::find("noodle").unwrap().info()).unwrap();
    let wrong = (other.choose)(table.as_ref(), Seat::new(0), Level::Regular, &seed(1));
    assert_eq!(wrong, Err(EngineError::OtherGame));
}

/// A small sample that takes seconds; docs/engine.md has the full table.
#[test]
fn each_level_beats_the_one_below_in_quick_games() {
    for key in ["marmottes", "noirlab"] {
        let game = registry::find(key).unwrap();
        let engine = engine::find(game.info()).unwrap();
        for (strong, weak) in [
            (Entrant::House(Level::Master, 0.0), Entrant::Random),
            (
                Entrant::House(Level::Regular, 0.0),
                Entrant::House(Level::Casual, 0.0),
            ),
        ] {
            let entrants = [strong, weak];
            let deals =
                (engine.compare)(&options(game, ""), &entrants, 0..size(60, 2_000), &seed(2));
            let scores = scores(&entrants.map(|entrant| entrant.to_string()), &deals);
            assert!(scores[0].won > 0.5, "{key}: {scores:?}");
        }
    }
}

/// Work is counted: a decision costs no more than it may on any machine, less effort costs less, and the answer is always the same.
#[test]
fn a_decision_costs_what_it_may() {
    for (game, engine) in engines() {
        for seats in game.info().seats.clone().filter(|seats| *seats > 1) {
            random_game(
                game,
                seats,
                6,
                if full() { 400 } else { 40 },
                |table, seat| {
                    if table.ply() % if full() { 11 } else { 37 } != 3 {
                        return;
                    }
                    let ask = |effort| (engine.ask)(table, seat, effort, &seed(1)).unwrap();
                    let (whole, tenth) = (ask(1.0), ask(0.1));
                    assert_eq!(tenth, ask(0.1));
                    #[expect(clippy::cast_precision_loss, reason = "a second has nine digits")]
                    let cost = |answer: &Answer| {
                        answer.nanoseconds as f64 * work::cost(game.info().key, seats) / 1e6
                    };
                    let (whole, tenth) = (cost(&whole), cost(&tenth));
                    assert!(whole <= 100.0, "{} {seats}: {whole} ms", game.info().key);
                    assert!(
                        tenth <= whole && tenth <= 25.0,
                        "{} {seats}: {tenth} ms",
                        game.info().key
                    );
                },
            );
        }
    }
}

/// What masters in a hurry are predicted to win, they win.
#[test]
fn what_is_predicted_happens() {
    for (game, engine) in engines() {
        let tables: &[(usize, u32)] = match game.info().key {
            // Two seats have exact values.
            "marmottes" | "noirlab" => &[(5, 25)],
            // The more seats, the further the end is from what a search sees: with four, the curve was once too careful.
            "noodle" => &[(2, 25), (4, 600)],
            _ => &[(2, 25)],
        };
        for (seats, games) in tables {
            let mut table = Table::default();
            let player = Entrant::House(Level::Master, 0.02);
            for number in 0..size(*games, 1_000) {
                let options = options(game, "");
                table.add(&(engine.predictions)(
                    &options,
                    *seats,
                    player,
                    0.02,
                    &seed(number),
                ));
            }
            let name = format!(
                "{} {seats} edition {}",
                game.info().key,
                game.info().edition
            );
            println!("{name}\n{table}");
            let errors = if full() { 2.0 } else { 3.0 };
            assert!(table.is_right(errors), "{name}\n{table}");
        }
    }
}

/// As the rules page of Noodle Roll and its lobby say: the first of two wins at least three games in four, and the first of four more
/// than half.
#[test]
fn the_first_seat_of_noodle_roll_is_worth_what_its_rules_page_says() {
    let game = registry::find("noodle").unwrap();
    let engine = engine::find(game.info()).unwrap();
    let games = size(400, 4_000);
    for (seats, told) in [(2, 0.76), (4, 0.56)] {
        let mut won = 0.0;
        for number in 0..games {
            let record = record(game, seats, "", number, |table, seat| {
                let level = Level::Regular;
                (engine.choose)(table, seat, level, &seed(number)).unwrap()
            });
            let end = record.replay(|_, _| {}).unwrap();
            won += (engine.evaluate)(end.as_ref(), 0.0, &seed(1))
                .unwrap()
                .values[0];
        }
        let share = won / f64::from(games);
        let error = (told * (1.0 - told) / f64::from(games)).sqrt();
        assert!(
            (share - told).abs() < 4.0 * error + 0.01,
            "{seats}: {share}"
        );
    }
}
