//! What players of Ricemarll can achieve.

use super::{Report, Ricemarll};
use crate::lang::ricemarll as t;
use crate::seat::Seats;
use crate::telling::{Achievement, Earned};

const SWEEP: Achievement = Achievement::new(t::SWEEP, t::SWEEP_HOW);
const HEAVY: Achievement = Achievement::new(t::HEAVY, t::HEAVY_HOW);
const BELOW: Achievement = Achievement::new(t::BELOW_ZERO, t::BELOW_ZERO_HOW);
const SECRET: Achievement = Achievement::new(t::SECRET, t::SECRET_HOW);
pub(super) const ALL: &[Achievement] = &[SWEEP, HEAVY, BELOW, SECRET];

impl Ricemarll {
    /// The round that was settled between two states.
    pub(super) fn settled_since(&self, before: &Self) -> Option<&Report> {
        let round = |game: &Self| game.last.as_ref().map(|report| report.round);
        let settled = round(self) != round(before);
        self.last.as_ref().filter(|_| settled)
    }

    /// All of them are of a round that was just settled, no matter which decision was the last.
    pub(super) fn achieved_in(&self, before: &Self) -> Earned {
        let Some(report) = self.settled_since(before) else {
            return Vec::new();
        };
        let mut achieved = Vec::new();
        for (seat, gain) in report.gains() {
            if gain >= 18 {
                achieved.push((seat, &SWEEP));
            }
            let values = report.lineups[seat.index()].values();
            if values.iter().any(|value| *value >= 14) {
                achieved.push((seat, &HEAVY));
            }
            if values.iter().sum::<i16>() < 0 {
                achieved.push((seat, &BELOW));
            }
        }
        for result in &report.results {
            if let Some(owner) = result.special_of
                && result.seats == Seats::only(owner)
            {
                achieved.push((owner, &SECRET));
            }
        }
        achieved
    }
}
