//! A player of Add'em Up: of all that can be placed, what scores most, and what it leaves to the others.

use games::addemup::{AddEmUp, Move};
use games::dice::Dice;
use games::seat::Seat;

use crate::player::{Player, Worths, soft_shares};

/// The luck that each die still to be placed brings, in points, for [`soft_shares`].
const LUCK: f64 = 4.1;
/// So many placements are searched.
const SHORT: usize = 8;

fn best<const EDITION: u16>(
    game: &AddEmUp<EDITION>,
    moves: &[Move],
    sees: impl FnMut() -> bool,
) -> usize {
    let mut sees = sees;
    let mut best = None;
    for (at, mv) in moves.iter().enumerate() {
        let worth = match mv {
            Move::Place(_) if !sees() => continue,
            // A bonus die that fits scores twelve or so, one that does not costs up to six.
            Move::Bonus => 3,
            mv => game.worth(*mv),
        };
        if best.is_none_or(|(most, _)| worth > most) {
            best = Some((worth, at));
        }
    }
    best.map_or(0, |(_, at)| at)
}

impl<const EDITION: u16> Player for AddEmUp<EDITION> {
    const EFFORT: u32 = 500;
    const LEAF: &'static str = "until everybody has had a turn, then a fitted curve of the points";

    fn habit(&self, _seat: Seat, moves: &[Move], _dice: &mut Dice) -> usize {
        best(self, moves, || true)
    }

    /// Overlooks a third of what could be placed, and is sometimes content with one line.
    fn casual(&self, _seat: Seat, moves: &[Move], dice: &mut Dice) -> usize {
        if let Some(stop) = moves.iter().position(|mv| *mv == Move::Stop)
            && self.has_placed()
            && dice.roll(5) == 1
        {
            return stop;
        }
        best(self, moves, || dice.roll(3) > 1)
    }

    fn leaf(&self, since: &Self) -> Option<Worths> {
        let turns = u32::try_from(self.active().len()).unwrap_or(0);
        (self.turn_number() >= since.turn_number() + turns).then(|| {
            let scale = LUCK * f64::from(self.dice_left()).sqrt();
            soft_shares(|seat| self.points_of(seat).into(), self.active(), scale)
        })
    }

    fn shortlist(&self, _seat: Seat, moves: &[Move]) -> Vec<usize> {
        let mut all: Vec<usize> = (0..moves.len()).collect();
        let stops = |mv: &Move| !matches!(mv, Move::Place(_));
        all.sort_by_key(|at| (!stops(&moves[*at]), -self.worth(moves[*at])));
        all.truncate(SHORT + moves.iter().filter(|mv| stops(mv)).count());
        all
    }
}
