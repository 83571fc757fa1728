//! What players of the NOIRLab Cube Game can achieve.

use super::tracker::{Landing, Spot, Spots};
use super::{Event, Noirlab, Phase};
use crate::lang::noirlab as t;
use crate::seat::Seat;
use crate::telling::{Achievement, Earned};

const NETS: Achievement = Achievement::new(t::NETS, t::NETS_HOW);
const EARLY: Achievement = Achievement::new(t::EARLY, t::EARLY_HOW);
const WILD: Achievement = Achievement::new(t::WILD, t::WILD_HOW);
const LIGHT: Achievement = Achievement::new(t::LIGHT, t::LIGHT_HOW);
pub(super) const ALL: &[Achievement] = &[NETS, EARLY, WILD, LIGHT];

impl Noirlab {
    pub(super) fn achieved_by(&self, before: &Self, seat: Seat) -> Earned {
        let mut achieved = Vec::new();
        let (then, now) = (&before.players[seat.index()], &self.players[seat.index()]);
        if now.tracker.extra && !then.tracker.extra {
            achieved.push((seat, &NETS));
        }
        if self.phase == Phase::Over && now.tracker.complete() {
            if now.turns <= 3 {
                achieved.push((seat, &EARLY));
            }
            let landing = self.last.map(|last| last.event);
            if matches!(landing, Some(Event::Rolled(_, Landing::Wild(_)))) {
                achieved.push((seat, &WILD));
            }
            if then.tracker.filled == Spots::ALL.without(Spot::Noirlab) {
                achieved.push((seat, &LIGHT));
            }
        }
        achieved
    }
}
