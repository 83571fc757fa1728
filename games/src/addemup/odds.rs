//! What a bonus die would change (rulings A6, A18, A19).

use std::ops::ControlFlow;

use super::board::Board;
use super::placements::Faces;

/// What a bonus die would change, each face at its best place.
pub(super) struct Odds {
    /// How many of the six faces fit somewhere.
    pub(super) fitting: usize,
    /// By face: what it scores, or costs where it does not fit.
    pub(super) changes: [i32; 6],
}

impl Odds {
    pub(super) fn of(board: &Board) -> Self {
        let mut odds = Self {
            fitting: 0,
            changes: [0; 6],
        };
        for (face, change) in (1..).zip(&mut odds.changes) {
            let mut best = None;
            let _ = board.each_placement(Faces::NONE.with(face), 1, &mut |line| {
                best = best.max(Some(board.score(line)));
                ControlFlow::Continue(())
            });
            odds.fitting += usize::from(best.is_some());
            *change = best.unwrap_or(-i32::from(face));
        }
        odds
    }

    pub(super) fn always_fits(&self) -> bool {
        self.fitting == self.changes.len()
    }

    pub(super) fn average(&self) -> f64 {
        f64::from(self.changes.iter().sum::<i32>()) / 6.0
    }
}
