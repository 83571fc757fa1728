//! The analysis of a game: luck and play add up to the result.

use engine::Method;
use engine::analysis::Analysis;
use engine::level::Level;
use games::ply::{Ply, RESIGN};
use games::record::Record;
use games::registry;
use games::seat::{Hand, Seat};

use crate::playing::{any, engines, record, seed, size};

fn analyse(record: &Record) -> Analysis {
    let engine = engine::find(registry::find(&record.game).unwrap().info()).unwrap();
    engine.analyse(record, 0.02, &seed(1)).unwrap()
}

/// For each seat: start + luck + play = result.
fn adds_up(analysis: &Analysis) {
    for player in &analysis.players {
        let own = player.luck + player.play;
        let others = player.others_luck + player.others_play + player.left;
        let sum = player.start + own + others;
        assert!((sum - player.result).abs() < 1e-9, "{player:?}");
    }
}

#[test]
fn luck_and_play_add_up_to_the_result_within_1e_9_where_values_are_exact() {
    for (key, seats) in [
        ("marmottes", 1),
        ("marmottes", 2),
        ("noirlab", 1),
        ("noirlab", 2),
        ("noirlab", 3),
    ] {
        let game = registry::find(key).unwrap();
        for number in 0..size(6) {
            let mut chooser = seed(number).key(["chooser"]).dice(0);
            let record = record(game, seats, "", number, |table, seat| {
                any(&table.legal(seat), &mut chooser)
            });
            let analysis = analyse(&record);
            assert_eq!(analysis.method, Method::Exact);
            assert!(analysis.is_over);
            adds_up(&analysis);
            for player in &analysis.players {
                assert!(player.luck_error == 0.0);
                assert!(player.play <= 1e-5, "no decision is better than the best");
            }
            assert_eq!(analysis.course.len(), record.plies.len() + 1);
        }
    }
}

#[test]
fn luck_and_play_add_up_in_every_game() {
    for (game, _) in engines() {
        let mut chooser = seed(2).key(["chooser"]).dice(0);
        let record = record(
            game,
            *game.info().seats.start().max(&2),
            "",
            2,
            |table, seat| any(&table.legal(seat), &mut chooser),
        );
        adds_up(&analyse(&record));
    }
}

#[test]
fn a_master_makes_no_mistakes_where_values_are_exact() {
    let game = registry::find("noirlab").unwrap();
    let engine = engine::find(game.info()).unwrap();
    let record = record(game, 2, "", 11, |table, seat| {
        engine.choose(table, seat, Level::Master, &seed(1)).unwrap()
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
    adds_up(&analysis);
    assert!(!analysis.is_over);
    assert!(analysis.players[2].left < 0.0 && analysis.players[0].left > 0.0);
}

#[test]
fn a_damaged_record_is_refused_with_its_first_wrong_ply() {
    let game = registry::find("noirlab").unwrap();
    let mut record = record(game, 2, "", 3, |table, seat| table.legal(seat)[0].clone());
    record.plies[2].faces = vec![7];
    let engine = engine::find(game.info()).unwrap();
    let wrong = engine.analyse(&record, 0.1, &seed(1)).unwrap_err();
    assert!(wrong.to_string().contains("ply 3"), "{wrong}");
}
