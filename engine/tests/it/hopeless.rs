//! What a house player sees at a glance: what can only cost, and what is lost unless it is risked.

use engine::find;
use games::dice::Dice;
use games::level::Level;
use games::registry;
use games::seat::{Hand, Seat};

use crate::playing::{options, seed};

/// What a regular house player of this seat does next, in a game for two after these plies: seat, move, faces.
fn regular(game: &str, words: &str, plies: &[&str], seat: usize) -> String {
    let game = registry::find(game).expect("a game");
    let mut table = game.open(&options(game, words), 2, &mut Dice::scripted(&[]));
    for ply in plies {
        let mut words = ply.split(' ');
        let mut word = || words.next().unwrap_or_default();
        let seat: Seat = word().parse().expect("a seat");
        let mv = word();
        let faces: Vec<u8> = word().bytes().map(|digit| digit - b'0').collect();
        let drawn = table.ply();
        table
            .play(seat, mv, drawn, Hand::Player, Dice::scripted(&faces))
            .unwrap_or_else(|error| panic!("{ply}: {error}"));
    }
    let engine = find(game.info()).expect("an engine");
    let chosen = (engine.choose)(&*table, Seat::new(seat), Level::Regular, &seed(1));
    chosen.expect("it is to act")
}

#[test]
fn a_bonus_die_that_fits_nowhere_is_left() {
    let all = ["A roll 123456", "A row-50.50-123456"];
    assert_eq!(regular("addemup", "", &all, 0), "stop");
}

/// With a limit of one turn, B's is the last.
#[test]
fn who_is_behind_in_the_last_turn_rolls_on() {
    for (leads, does) in [("A roll 666612", "roll"), ("A roll 221345", "stop")] {
        let plies = [leads, "A stop", "B roll 444412"];
        assert_eq!(regular("marmottes", "turn_limit=1", &plies, 1), does);
    }
}
