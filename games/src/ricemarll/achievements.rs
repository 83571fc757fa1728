//! What players of Ricemarll can achieve.

use super::Ricemarll;
use crate::seat::Seats;
use crate::telling::{Achievement, Earned};

const SWEEP: Achievement = Achievement {
    name: "Clean sweep",
    how: "take 18 tokens in one round",
};
const HEAVY: Achievement = Achievement {
    name: "Heavyweight",
    how: "turn over a die worth 14 or more",
};
const BELOW: Achievement = Achievement {
    name: "Below zero",
    how: "turn over six dice with a sum below zero",
};
const SECRET: Achievement = Achievement {
    name: "Well-kept secret",
    how: "achieve a special goal of your own alone",
};
pub(super) const ALL: &[Achievement] = &[SWEEP, HEAVY, BELOW, SECRET];

impl Ricemarll {
    /// All of them are of a round that was just settled, no matter which decision was the last.
    pub(super) fn achieved_in(&self, before: &Self) -> Earned {
        let settled = |game: &Self| game.last.as_ref().map(|report| report.round);
        let Some(report) = self
            .last
            .as_ref()
            .filter(|_| settled(self) != settled(before))
        else {
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
