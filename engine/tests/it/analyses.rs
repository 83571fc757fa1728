//! The analysis of a game: luck and play add up to the result.

use engine::analysis::{Analysis, PlayerAnalysis};
use engine::{Method, Unit};
use games::level::Level;
use games::ply::{Ply, RESIGN};
use games::record::Record;
use games::registry;
use games::seat::{Hand, Seat};
use games::table::AnyTable;

use crate::playing::{all_options, any, engines, record, seed, size};

fn analyse(record: &Record) -> Analysis {
    let engine = engine::find(record.game_type().unwrap().info()).unwrap();
    (engine.analyse)(record, 0.02, &seed(1)).unwrap()
}

/// Every chance is from 0 to 1, those of a position add up to 1, and for each seat start + luck + play = result.
fn adds_up(analysis: &Analysis, record: &Record) {
    assert_eq!(analysis.course.len(), record.plies.len() + 1);
    for (ply, values) in analysis.course.iter().enumerate() {
        if analysis.unit == Unit::Turns {
            continue;
        }
        let sum: f64 = values.iter().sum();
        let fits =
            (sum - 1.0).abs() < 1e-9 && values.iter().all(|value| (0.0..=1.0).contains(value));
        assert!(fits, "after ply {ply}: {values:?}\n{record}");
    }
    for player in &analysis.players {
        let own = player.luck + player.play;
        let others = player.others_luck + player.others_play + player.left;
        let sum = player.start + own + others;
        assert!((sum - player.result).abs() < 1e-9, "{player:?}\n{record}");
        assert!(player.play <= 1e-9, "{player:?}\n{record}");
    }
}

/// Who chooses the moves of a game.
#[derive(Clone, Copy, Debug)]
enum Chooser {
    Random,
    House(Level),
    /// A master in a hurry.
    Quick,
}

/// Plays games of all sizes with all options and choosers. Some are cut off, and in some a player leaves.
#[test]
fn every_analysis_is_possible_and_adds_up() {
    const CHOOSERS: [Chooser; 4] = [
        Chooser::Random,
        Chooser::House(Level::Casual),
        Chooser::House(Level::Regular),
        Chooser::Quick,
    ];
    for (game, engine) in engines() {
        let (options, info) = (all_options(game.info()), game.info());
        for number in 0..size(5, 240) {
            let at = number as usize;
            let seats = info
                .seats
                .clone()
                .nth(at % info.seats.clone().count())
                .unwrap();
            let chooser = CHOOSERS[(at + at / CHOOSERS.len()) % CHOOSERS.len()];
            let words = if at.is_multiple_of(3) {
                &options[at / 3 % options.len()]
            } else {
                &options[0]
            };
            let mut dice = seed(number).key(["chooser"]).dice(0);
            let mut leaves_at = (number % 5 == 1).then(|| u32::from(dice.roll(60)));
            let mut record = record(game, seats, words, number, |table, seat| {
                if leaves_at.is_some_and(|ply| table.ply() >= ply) {
                    leaves_at = None;
                    return RESIGN.to_owned();
                }
                match chooser {
                    Chooser::Random => any(&table.legal(seat), &mut dice),
                    Chooser::House(level) => {
                        (engine.choose)(table, seat, level, &seed(number)).unwrap()
                    }
                    Chooser::Quick => {
                        let answer = (engine.ask)(table, seat, 0.01, &seed(number)).unwrap();
                        answer.moves[0].mv.clone()
                    }
                }
            });
            if number % 5 == 2 {
                record
                    .plies
                    .truncate(record.plies.len() * dice.index(10) / 10);
            }
            adds_up(&analyse(&record), &record);
        }
    }
}

/// Where values are exact, nothing is estimated.
#[test]
fn luck_and_play_have_no_errors_where_values_are_exact() {
    for (key, seats) in [
        ("marmottes", 1),
        ("marmottes", 2),
        ("noirlab", 1),
        ("noirlab", 2),
        ("noirlab", 3),
        ("noirlab", 4),
    ] {
        let game = registry::find(key).unwrap();
        for number in 0..size(6, 200) {
            let mut chooser = seed(number).key(["chooser"]).dice(0);
            let record = record(game, seats, "", number, |table, seat| {
                any(&table.legal(seat), &mut chooser)
            });
            let analysis = analyse(&record);
            assert_eq!(analysis.method, Method::Exact);
            assert!(analysis.is_over && analysis.trusted);
            adds_up(&analysis, &record);
            let errors = |player: &PlayerAnalysis| player.luck_error + player.play_error;
            assert!(analysis.players.iter().all(|player| errors(player) == 0.0));
        }
    }
}

/// An earlier analysis of this game gave a player chances from -50 to 150%, and charged one mistake twice.
#[test]
fn a_mistake_that_everybody_would_make_is_charged_once() {
    let record: Record = include_str!("mistake.txt").parse().unwrap();
    let engine = engine::find(registry::find("noodle").unwrap().info()).unwrap();
    for number in 0..4 {
        let analysis = (engine.analyse)(&record, 0.1, &seed(number)).unwrap();
        adds_up(&analysis, &record);
        assert_eq!(
            (analysis.players[0].result, analysis.players[1].result),
            (1.0, 0.0)
        );
    }
}

#[test]
fn a_master_makes_no_mistakes_where_values_are_exact() {
    let game = registry::find("noirlab").unwrap();
    let engine = engine::find(game.info()).unwrap();
    let record = record(game, 2, "", 11, |table, seat| {
        (engine.choose)(table, seat, Level::Master, &seed(1)).unwrap()
    });
    let analysis = analyse(&record);
    assert!(analysis.decisions.is_empty(), "{:?}", analysis.decisions);
    assert!(!analysis.luckiest.is_empty() && !analysis.unluckiest.is_empty());
}

/// What a player who leaves changes for the others is neither luck nor play.
#[test]
fn leaving_is_counted_separately() {
    let game = registry::find("noirlab").unwrap();
    let mut record = record(game, 3, "", 3, |table, seat| table.legal(seat)[0].clone());
    record.plies.truncate(6);
    record.plies.push(Ply {
        seat: Seat::new(2),
        mv: RESIGN.to_owned(),
        faces: Vec::new(),
        hand: Hand::Player,
    });
    let analysis = analyse(&record);
    adds_up(&analysis, &record);
    assert!(!analysis.is_over);
    assert!(analysis.players[2].left < 0.0 && analysis.players[0].left > 0.0);
}

/// Leaving can reveal cards that only waited for it: what they cost stays their players' own, and nobody had luck.
#[test]
fn cards_that_a_leave_reveals_are_nobodys_luck() {
    let game = registry::find("ricemarll").unwrap();
    let mut cost = 0.0;
    for number in 0..10 {
        let mut chooser = seed(number).key(["chooser"]).dice(0);
        let mut record = record(game, 3, "", number, |table, seat| {
            let legal = table.legal(seat);
            match chooser.roll(4) {
                _ if seat == Seat::new(2) => RESIGN.to_owned(),
                1 => legal.last().unwrap().clone(),
                _ => any(&legal, &mut chooser),
            }
        });
        let mut plies = record.plies.iter();
        let leave = plies.position(|ply| ply.mv == RESIGN).unwrap();
        record.plies.truncate(leave + 1);
        let analysis = analyse(&record);
        adds_up(&analysis, &record);
        for player in &analysis.players {
            assert!(player.luck == 0.0, "{player:?}\n{record}");
            cost -= player.play;
        }
    }
    assert!(cost > 0.0, "random cards were as good as the best");
}

/// Games of two at Ricemarll in which both put cards with any face behind the first die, draft more of them, and lock at once.
fn quick_games() -> impl Iterator<Item = Record> {
    let game = registry::find("ricemarll").unwrap();
    (0..1_000).map(move |number| {
        record(game, 2, "", number, |table, seat| {
            let legal = table.legal(seat);
            let wanted = |mv: &&String| ["put-pick-1", "take-pick"].contains(&mv.as_str());
            let mv = legal.iter().find(wanted).or(legal.last());
            mv.unwrap().clone()
        })
    })
}

/// Also the last one of all, which is made in secret and ends the game.
#[test]
fn every_decision_of_a_game_to_its_end_counts() {
    let mut records = quick_games();
    let record = records.find(|record| record.plies.last().unwrap().mv.starts_with("pick-"));
    let record = record.expect("the last card of some game is a pick");
    let analysis = analyse(&record);
    adds_up(&analysis, &record);
    let mut choices = [0; 2];
    let each = |before: &dyn AnyTable, ply: &Ply, _: &dyn AnyTable| {
        choices[ply.seat.index()] += u32::from(before.legal(ply.seat).len() > 1);
    };
    record.replay_plies(each).unwrap();
    let counted = [0, 1].map(|at: usize| analysis.players[at].unforced);
    assert_eq!(counted, choices);
}

#[test]
fn the_roll_of_tied_players_is_the_luck_of_each_and_of_no_cards() {
    let tied = |record: &Record| {
        let end = record.replay(|_, _| {}).unwrap().status();
        let results = end.outcome().unwrap().results;
        results[0].points == results[1].points
    };
    let record = quick_games().find(tied).expect("some game ends in a tie");
    let mut other = record.clone();
    let faces = &mut other.plies.last_mut().unwrap().faces;
    let last = faces.len() - 1;
    faces.swap(last - 1, last);
    let (one, two) = (analyse(&record), analyse(&other));
    adds_up(&one, &record);
    adds_up(&two, &other);
    for (one, two) in one.players.iter().zip(&two.players) {
        let changed = one.result - two.result;
        assert!(changed.abs() > 0.9, "the other one wins");
        assert!((one.luck - two.luck - changed).abs() < 1e-9);
        assert!((one.others_luck - two.others_luck).abs() < 1e-9);
    }
    assert_eq!(one.luckiest, two.luckiest);
    assert_eq!(one.unluckiest, two.unluckiest);
}

/// What the clock did, or the house for somebody away, does not count among a player's decisions.
#[test]
fn a_move_of_the_clock_is_nobodys_decision() {
    let game = registry::find("noirlab").unwrap();
    let mut chooser = seed(3).key(["chooser"]).dice(0);
    let mut record = record(game, 2, "", 3, |table, seat| {
        any(&table.legal(seat), &mut chooser)
    });
    let own = analyse(&record);
    let worst = &own.decisions[0];
    let player = &own.players[worst.seat.index()];
    for hand in [Hand::Clock, Hand::House] {
        record.plies[worst.ply - 1].hand = hand;
        let analysis = analyse(&record);
        adds_up(&analysis, &record);
        let told = |ply: usize| analysis.decisions.iter().any(|one| one.ply == ply);
        assert!(!told(worst.ply));
        let away = &analysis.players[worst.seat.index()];
        assert_eq!(away.unforced, player.unforced - 1);
        assert!((away.play - player.play - worst.cost).abs() < 1e-9);
        assert!((away.left + worst.cost).abs() < 1e-9);
    }
}

#[test]
fn a_damaged_record_is_refused_with_its_first_wrong_ply() {
    let game = registry::find("noirlab").unwrap();
    let mut record = record(game, 2, "", 3, |table, seat| table.legal(seat)[0].clone());
    record.plies[2].faces = vec![7];
    let engine = engine::find(game.info()).unwrap();
    let wrong = (engine.analyse)(&record, 0.1, &seed(1)).unwrap_err();
    assert!(wrong.to_string().contains("ply 3"), "{wrong}");
}
