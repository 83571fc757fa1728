//! What players of Add'em Up can achieve.

use super::{AddEmUp, Move, Stage};
use crate::lang::Phrase;
use crate::seat::Seat;
use crate::telling::{Achievement, Earned};

const FULL: Achievement = Achievement::new(
    Phrase::Same("Full line"),
    Phrase::Same("make a line of six dice"),
);
const CROSSROADS: Achievement = Achievement::new(
    Phrase::Same("Crossroads"),
    Phrase::Same("make three lines with one placement"),
);
const EMPTY: Achievement = Achievement::new(
    Phrase::Same("Empty hand"),
    Phrase::Same("place all six dice of a roll"),
);
const FIFTY: Achievement = Achievement::new(
    Phrase::Same("Master builder"),
    Phrase::Same("score 50 points or more in one turn"),
);
pub(super) const ALL: &[Achievement] = &[FULL, CROSSROADS, EMPTY, FIFTY];

impl<const EDITION: u16> AddEmUp<EDITION> {
    pub(super) fn achieved_by(&self, before: &Self, seat: Seat, mv: Move) -> Earned {
        let mut achieved = Vec::new();
        if let Move::Place(line) = mv {
            if line.dice().count() == 6 {
                achieved.push((seat, &FULL));
            }
            if before.board.made(line).count() >= 3 {
                achieved.push((seat, &CROSSROADS));
            }
        }
        if self.stage == Stage::Offer && before.stage != Stage::Offer {
            achieved.push((seat, &EMPTY));
        }
        let ended = self.turn.number != before.turn.number;
        if let Some(turn) = self.last.as_ref().filter(|_| ended)
            && turn.points() >= 50
        {
            achieved.push((seat, &FIFTY));
        }
        achieved
    }
}
