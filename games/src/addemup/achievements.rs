//! What players of Add'em Up can achieve.

use super::{AddEmUp, Move, Stage};
use crate::lang::addemup as t;
use crate::seat::Seat;
use crate::telling::{Achievement, Earned};

const FULL: Achievement = Achievement::new(t::FULL, t::FULL_HOW);
const CROSSROADS: Achievement = Achievement::new(t::CROSSROADS, t::CROSSROADS_HOW);
const EMPTY: Achievement = Achievement::new(t::EMPTY_HAND, t::EMPTY_HAND_HOW);
const FIFTY: Achievement = Achievement::new(t::FIFTY, t::FIFTY_HOW);
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
