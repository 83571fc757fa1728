//! The engine's strategy for Noodle Roll. Rolling on costs nothing but chefs, so what matters is which strand to keep and where its cube
//! goes.

use games::dice::Dice;
use games::noodle::{Column, Move, Noodle};
use games::seat::Seat;

use crate::strategy::Strategy;

/// The columns next to a column, where its cubes can make pairs.
fn neighbours(column: Column) -> &'static [Column] {
    match column {
        Column::One | Column::ThreeA => &[Column::Two],
        Column::Two => &[Column::One, Column::ThreeA],
        Column::ThreeB => &[Column::Four],
        Column::Four => &[Column::ThreeB],
        Column::Five => &[],
    }
}

/// The value in points of a cube on this column: the pairs it makes, the pairs it may make later, and the pairs it denies the others.
fn cube_value(game: &Noodle, column: Column, seat: Seat) -> f64 {
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

fn best_cube_value(game: &Noodle, face: u8, seat: Seat) -> f64 {
    Column::taking(face)
        .iter()
        .map(|column| cube_value(game, *column, seat))
        .fold(0.0, f64::max)
}

/// The index of the move with the highest value.
fn best(moves: &[Move], mut value: impl FnMut(Move) -> f64) -> usize {
    let mut best = (f64::MIN, 0);
    for (at, mv) in moves.iter().enumerate() {
        let value = value(*mv);
        if value > best.0 {
            best = (value, at);
        }
    }
    best.1
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

impl Strategy for Noodle {
    const PLY: u64 = 600;

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

    fn describe_move(before: &Self, mv: Move, _faces: &[u8], _after: &Self) -> Option<String> {
        Some(match mv {
            // What comes of it says enough.
            Move::Roll => return None,
            Move::Keep(face) | Move::KeepSome(face, _) => match before.strand_points(mv) {
                0 => format!("kept the {face}s"),
                points => format!("kept the {face}s (+{points})"),
            },
            Move::Combine(a, b) => format!("sent a chef to make one die of a {a} and a {b}"),
            Move::Reroll => "sent a chef to roll again".to_owned(),
            Move::Stop => "stopped".to_owned(),
            Move::Deliver(column) => format!("delivered to column {}", column.name()),
        })
    }
}
