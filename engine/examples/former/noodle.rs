//! Noodle Roll: the master of version 0.1, which played out by rules of thumb to the end of the game.

use engine::Mean;
use engine::arena::Player;
use engine::strategy::{InformationSet, SeatValues, Strategy, outcome_values};
use games::dice::{Dice, Key};
use games::game::Game;
use games::noodle::{Move, Noodle};
use games::outcome::Status;

use crate::{survivor, unless_doubtful};

/// The playouts of a decision, in all seats.
const PLAYOUTS: usize = 5_000;

pub(crate) struct Former;

fn playout(game: &mut Noodle, dice: &mut Dice) -> SeatValues {
    let mut moves = Vec::new();
    loop {
        if let Status::Over(outcome) = game.status() {
            return outcome_values(&outcome);
        }
        let seat = game.turn_of();
        moves.clear();
        game.legal(seat, &mut moves);
        let choice = match moves.len() {
            1 => 0,
            _ => game.default_policy(seat, &moves, dice),
        };
        game.apply(seat, moves[choice], dice);
        dice.forget();
    }
}

impl Player<Noodle> for Former {
    fn choose(
        &self,
        known: &InformationSet<Noodle>,
        moves: &[Move],
        seats: usize,
        key: &Key,
    ) -> usize {
        let (game, seat) = (known.representative(), known.seat());
        let mut means = vec![Mean::default(); moves.len()];
        let among = (0..moves.len()).collect();
        survivor(among, PLAYOUTS / seats, &mut means, key, |at, dice| {
            let mut after = game.clone();
            after.apply(seat, moves[at], dice);
            playout(&mut after, dice)[seat.index()]
        });
        let best = (0..moves.len())
            .max_by(|one, other| means[*one].mean().total_cmp(&means[*other].mean()));
        let sound = game.default_policy(seat, moves, &mut key.dice(0));
        unless_doubtful(best.expect("there are moves"), sound, &means)
    }
}
