//! The engine's strategy for Noodle Roll. A master searches the turn exactly, with every roll of it, and goes on with the turns after its
//! likeliest ends while there is work left. `strands` has what dice can become, `leaf` the fitted curve, `turn` the search of a turn,
//! `search` what goes beyond it. The other levels follow rules of thumb.

mod leaf;
mod search;
mod strands;
#[cfg(test)]
mod tests;
mod turn;

use std::sync::LazyLock;

use games::dice::{Dice, Key};
use games::game::Game;
use games::noodle::{Column, Move, NEIGHBOURS, Noodle};
use games::outcome::Status;
use games::seat::{MAX_SEATS, Seat};

use crate::fit::{Features, Model};
use crate::strategy::{InformationSet, Rating, Strategy, most};
use crate::work::Work;

/// The value in points of a cube on this column: the pairs it makes, the pairs it may make later, and the pairs it denies the others.
fn cube_value(game: &Noodle, column: Column, seat: Seat) -> f64 {
    let row = game.height(column) + 1;
    let is_lower = |other| game.height(other) < row;
    let can_pair_later = NEIGHBOURS.into_iter().any(|(left, right)| {
        left == column && is_lower(right) || right == column && is_lower(left)
    });
    let others = game.active().without(seat).into_iter();
    let gains = others.map(|other| game.pair_gain(column, other));
    let denied = gains.max().unwrap_or(0);
    let later = if can_pair_later { 2.5 } else { 0.0 };
    f64::from(game.pair_gain(column, seat)) + later + 0.35 * f64::from(denied)
}

fn best_cube_value(game: &Noodle, face: u8, seat: Seat) -> f64 {
    Column::taking(face)
        .iter()
        .map(|column| cube_value(game, *column, seat))
        .fold(0.0, f64::max)
}

/// The index of the move with the highest value.
fn best(moves: &[Move], mut value: impl FnMut(Move) -> f64) -> usize {
    most(moves.iter().map(|mv| value(*mv)))
}

fn rule_of_thumb(game: &Noodle, seat: Seat, mv: Move) -> f64 {
    match mv {
        Move::Roll => 1.0,
        Move::Stop => 0.0,
        Move::Keep(face) | Move::KeepSome(face, _) => {
            // A high first strand rules out all lower faces for the rest of the turn.
            let shut_out = if game.is_fresh() {
                1.2 * f64::from(face - 1)
            } else {
                0.0
            };
            let more = f64::from(game.dice_after(mv)) * 0.7;
            10.0 + f64::from(game.strand_points(mv)) + best_cube_value(game, face, seat) + more
                - shut_out
        }
        Move::Combine(a, b) if game.makes_a_set(a, b) => {
            5.0 + f64::from(a + b) + best_cube_value(game, a + b, seat)
        }
        Move::Combine(..) => -1.0,
        Move::Reroll => f64::from(game.chefs(seat)) + f64::from(game.dice_after(mv)) * 0.5 - 3.5,
        Move::Deliver(column) => cube_value(game, column, seat),
    }
}

static MODEL: LazyLock<Model> =
    LazyLock::new(|| Model::parse(include_str!("../weights/noodle.txt")));

/// The standard error of a difference between moves after the search of one turn, and after that of the turns which follow: measured
/// against ten times the work.
const TURN_ERROR: f64 = 0.02;
const CURVE_ERROR: f64 = 0.006;

impl Strategy for Noodle {
    const PLY: u64 = 600;

    const METHOD: &'static str =
        "every roll of this turn and of those after its likeliest ends, then a fitted curve";

    const FEATURES: usize = leaf::FEATURES;

    fn features(&self, seat: Seat) -> Option<Features> {
        let begins = self.is_fresh() && self.dice_shown() == Default::default();
        let is_running = matches!(self.status(), Status::ToAct(_));
        (begins && is_running && self.active().has(seat)).then(|| leaf::features(self, seat))
    }

    fn model() -> Option<&'static Model> {
        Some(&MODEL)
    }

    fn rate_moves(
        information: &InformationSet<Self>,
        moves: &[Move],
        work: &mut Work,
        _key: &Key,
    ) -> Option<Vec<Rating>> {
        let found = search::search(information.representative(), moves, &MODEL, work.left());
        work.spend(found.work);
        let error = CURVE_ERROR + (TURN_ERROR - CURVE_ERROR) * (1.0 - found.beyond);
        let rated = found.values.into_iter().map(|values| {
            let mut all = [0.0; MAX_SEATS];
            all[..values.len()].copy_from_slice(&values);
            Rating { values: all, error }
        });
        Some(rated.collect())
    }

    fn default_policy(&self, seat: Seat, moves: &[Move], _dice: &mut Dice) -> usize {
        best(moves, |mv| rule_of_thumb(self, seat, mv))
    }

    /// Likes high numbers, ignores pairs, sometimes stops early, and often puts a cube in any free column.
    fn casual_policy(&self, seat: Seat, moves: &[Move], dice: &mut Dice) -> usize {
        if moves.contains(&Move::Stop) && dice.roll(4) == 1 {
            return best(moves, |mv| f64::from(u8::from(mv == Move::Stop)));
        }
        let careless = dice.roll(2) == 1;
        best(moves, |mv| match mv {
            Move::Keep(_) | Move::KeepSome(..) => {
                f64::from(self.strand_points(mv))
                    + 0.5 * f64::from(self.dice_after(mv))
                    + f64::from(dice.roll(4))
            }
            Move::Deliver(_) if careless => f64::from(dice.roll(100)),
            mv => rule_of_thumb(self, seat, mv),
        })
    }
}
