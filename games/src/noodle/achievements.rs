//! What players of Noodle Roll can achieve.

use super::{CHEFS, MAX_STRANDS, Move, Noodle, PAIR, Phase};
use crate::lang::noodle as t;
use crate::seat::Seat;
use crate::telling::{Achievement, Earned};

const LONG: Achievement = Achievement::new(t::LONG, t::LONG_HOW);
const FOUR: Achievement = Achievement::new(t::FOUR, t::FOUR_HOW);
const NEIGHBOURS: Achievement = Achievement::new(t::NEIGHBOURS, t::NEIGHBOURS_HOW);
const RESTED: Achievement = Achievement::new(t::RESTED, t::RESTED_HOW);
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
