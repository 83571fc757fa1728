//! The engine's strategy for Add'em Up: place what scores most, and consider what that leaves for the others.

use games::addemup::{AddEmUp, Move};
use games::dice::Dice;
use games::seat::Seat;

use crate::strategy::Strategy;

fn best<const EDITION: u16>(
    game: &AddEmUp<EDITION>,
    moves: &[Move],
    notices: impl FnMut() -> bool,
) -> usize {
    let mut notices = notices;
    let mut best = None;
    for (at, mv) in moves.iter().enumerate() {
        let value = match mv {
            Move::Place(_) if !notices() => continue,
            // A bonus die that fits scores about twelve points; one that does not costs up to six.
            Move::Bonus => 3,
            mv => game.placement_points(*mv),
        };
        if best.is_none_or(|(most, _)| value > most) {
            best = Some((value, at));
        }
    }
    best.map_or(0, |(_, at)| at)
}

impl<const EDITION: u16> Strategy for AddEmUp<EDITION> {
    const PLY: u64 = 4_000;

    fn default_policy(&self, _seat: Seat, moves: &[Move], _dice: &mut Dice) -> usize {
        best(self, moves, || true)
    }

    /// Overlooks a third of the placements, and sometimes stops after one line.
    fn casual_policy(&self, _seat: Seat, moves: &[Move], dice: &mut Dice) -> usize {
        if let Some(stop) = moves.iter().position(|mv| *mv == Move::Stop)
            && self.has_placed()
            && dice.roll(5) == 1
        {
            return stop;
        }
        best(self, moves, || dice.roll(3) > 1)
    }

    fn describe_move(before: &Self, mv: Move, faces: &[u8], _after: &Self) -> Option<String> {
        Some(match mv {
            Move::Roll => {
                let faces: Vec<String> = faces.iter().map(u8::to_string).collect();
                format!("rolled {}", faces.join(" "))
            }
            Move::Place(_) => format!("placed a run for {} points", before.placement_points(mv)),
            Move::Stop => "stopped".to_owned(),
            Move::Bonus => "took the bonus die".to_owned(),
        })
    }
}
