//! A player of Noodle Roll. Rolling on costs nothing but chefs, so the game is in which strand to keep and where its cube goes.

use games::dice::Dice;
use games::noodle::{Column, Move, Noodle};
use games::seat::Seat;

use crate::player::Player;

/// Columns beside which a cube can make a pair, per column.
fn neighbours(column: Column) -> &'static [Column] {
    match column {
        Column::One | Column::ThreeA => &[Column::Two],
        Column::Two => &[Column::One, Column::ThreeA],
        Column::ThreeB => &[Column::Four],
        Column::Four => &[Column::ThreeB],
        Column::Five => &[],
    }
}

/// What a cube on this column is worth to the seat: pairs now, pairs that it may make later, and pairs that the others do not make.
fn cube(game: &Noodle, column: Column, seat: Seat) -> f64 {
    let row = game.height(column) + 1;
    let later = neighbours(column)
        .iter()
        .filter(|beside| game.height(**beside) < row)
        .count();
    let denied = game
        .active()
        .into_iter()
        .filter(|other| *other != seat)
        .map(|other| game.pair_gain(column, other))
        .max()
        .unwrap_or(0);
    let later = if later > 0 { 2.5 } else { 0.0 };
    f64::from(game.pair_gain(column, seat)) + later + 0.35 * f64::from(denied)
}

fn best_cube(game: &Noodle, face: u8, seat: Seat) -> f64 {
    Column::taking(face)
        .iter()
        .map(|column| cube(game, *column, seat))
        .fold(0.0, f64::max)
}

/// The index of the move that is worth most.
fn best(moves: &[Move], mut worth: impl FnMut(Move) -> f64) -> usize {
    let mut best = (f64::MIN, 0);
    for (at, mv) in moves.iter().enumerate() {
        let worth = worth(*mv);
        if worth > best.0 {
            best = (worth, at);
        }
    }
    best.1
}

fn rule_of_thumb(game: &Noodle, seat: Seat, mv: Move) -> f64 {
    match mv {
        Move::Roll => 1.0,
        Move::Stop => 0.0,
        Move::Keep(face) | Move::KeepSome(face, _) => {
            // A high first strand shuts out what is below it for the rest of the turn.
            let shut_out = if game.is_fresh() {
                1.2 * f64::from(face - 1)
            } else {
                0.0
            };
            let more = f64::from(game.dice_after(mv)) * 0.7;
            10.0 + f64::from(game.strand_points(mv)) + best_cube(game, face, seat) + more - shut_out
        }
        Move::Combine(a, b) if game.makes_a_set(a, b) => {
            5.0 + f64::from(a + b) + best_cube(game, a + b, seat)
        }
        Move::Combine(..) => -1.0,
        Move::Reroll => f64::from(game.chefs(seat)) + f64::from(game.dice_after(mv)) * 0.5 - 3.5,
        Move::Deliver(column) => cube(game, column, seat),
    }
}

impl Player for Noodle {
    const EFFORT: u32 = 2_500;

    fn habit(&self, seat: Seat, moves: &[Move], _dice: &mut Dice) -> usize {
        best(moves, |mv| rule_of_thumb(self, seat, mv))
    }

    /// Likes high numbers, has no eye for pairs, is sometimes content early, and often puts a cube wherever there is room.
    fn casual(&self, seat: Seat, moves: &[Move], dice: &mut Dice) -> usize {
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
