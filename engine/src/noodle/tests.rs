//! The search of a turn against the rules themselves.

use games::chance::Walk;
use games::dice::Seed;
use games::options::Options;

use super::search::search;
use super::*;

/// What the table is worth to every seat if the seat to act plays best until its turn ends, by trying everything that the rules allow.
fn by_the_rules(game: &Noodle, turn: u16, model: &Model) -> Vec<f64> {
    let seat = game.turn_of();
    if game.turn_number() != turn || matches!(game.status(), Status::Over(_)) {
        return leaf::Leaf::of(game, seat, model).values(0, 0).to_vec();
    }
    let mut moves = Vec::new();
    game.legal(seat, &mut moves);
    let worth = moves.into_iter().map(|mv| after_move(game, mv, model));
    let best = worth.max_by(|one, other| one[seat.index()].total_cmp(&other[seat.index()]));
    best.expect("there is a move")
}

fn after_move(game: &Noodle, mv: Move, model: &Model) -> Vec<f64> {
    let mut values = vec![0.0; 4];
    let mut walk = Walk::new(0.0);
    while let Some(mut dice) = walk.next_dice() {
        let mut after = game.clone();
        after.apply(game.turn_of(), mv, &mut dice);
        let worth = by_the_rules(&after, game.turn_number(), model);
        for (sum, value) in values.iter_mut().zip(worth) {
            *sum += walk.probability() * value;
        }
    }
    values
}

#[test]
fn the_search_of_a_turn_agrees_with_trying_everything() {
    let mut compared = 0;
    let tables = [(2, ""), (3, "partial_sets=on"), (4, "line=3")];
    for (number, (seats, options)) in (0..15).zip(tables.into_iter().cycle()) {
        let options = Options::parse(Noodle::INFO.options, options).unwrap();
        let key = Seed([number; 32]).key([]);
        let mut game = Noodle::setup(&options, seats, &mut key.dice(0));
        let mut moves = Vec::new();
        for ply in 1..60 {
            if matches!(game.status(), Status::Over(_)) {
                break;
            }
            let seat = game.turn_of();
            moves.clear();
            game.legal(seat, &mut moves);
            let rolls = 1 + u32::from(game.chefs(seat));
            if !game.is_fresh() && u32::from(game.dice_left()) * rolls <= 8 {
                let found = search(&game, &moves, &MODEL, 0);
                for (mv, found) in moves.iter().zip(found.values) {
                    let known = after_move(&game, *mv, &MODEL);
                    for (found, known) in found.iter().zip(known) {
                        assert!(
                            (found - known).abs() < 1e-9,
                            "{mv} {found} {known} {game:?}"
                        );
                    }
                    compared += 1;
                }
            }
            let mut dice = key.dice(ply);
            let at = dice.index(moves.len());
            game.apply(seat, moves[at], &mut dice);
        }
    }
    assert!(compared > 40, "only {compared} moves");
}
