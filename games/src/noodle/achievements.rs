//! What players of Noodle Roll can achieve.

use super::{CHEFS, MAX_STRANDS, Move, Noodle, PAIR, Phase};
use crate::lang::Phrase;
use crate::seat::Seat;
use crate::telling::{Achievement, Earned};

const LONG: Achievement = Achievement::new(
    Phrase::Same("Long noodle"),
    Phrase::Same("keep seven or more dice of one face"),
);
const FOUR: Achievement = Achievement::new(
    Phrase::Same("Four courses"),
    Phrase::Same("deliver four strands in one turn"),
);
const NEIGHBOURS: Achievement = Achievement::new(
    Phrase::Same("Good neighbours"),
    Phrase::Same("make two pairs of cubes with one delivery"),
);
const RESTED: Achievement = Achievement::new(
    Phrase::Same("Rested kitchen"),
    Phrase::Same("win with all three chefs ready"),
);
pub(super) const ALL: &[Achievement] = &[LONG, FOUR, NEIGHBOURS, RESTED];

impl Noodle {
    pub(super) fn achieved_by(&self, before: &Self, seat: Seat, mv: Move) -> Earned {
        let mut achieved = Vec::new();
        let kept = match mv {
            Move::Keep(face) => before.turn.roll.count(face),
            Move::KeepSome(_, size) => size,
            _ => 0,
        };
        if kept >= 7 {
            achieved.push((seat, &LONG));
        }
        let over = self.phase == Phase::Over;
        let ended = if over {
            Some(&self.turn)
        } else {
            let passed = self.turn.number != before.turn.number;
            self.previous.as_ref().filter(|_| passed)
        };
        if let Some(turn) = ended {
            if turn.strands().count() == MAX_STRANDS {
                achieved.push((seat, &FOUR));
            }
            if self.paired(turn) >= 2 * PAIR {
                achieved.push((seat, &NEIGHBOURS));
            }
        }
        if over {
            let winners = self.outcome().winners().into_iter();
            let rested = winners.filter(|winner| self.ready[winner.index()] == CHEFS);
            achieved.extend(rested.map(|winner| (winner, &RESTED)));
        }
        achieved
    }
}
