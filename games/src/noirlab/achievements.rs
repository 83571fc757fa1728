//! What players of the NOIRLab Cube Game can achieve.

use super::tracker::{Landing, Spot, Spots};
use super::{Event, Noirlab, Phase};
use crate::lang::Phrase;
use crate::seat::Seat;
use crate::telling::{Achievement, Earned};

const NETS: Achievement = Achievement::new(
    Phrase::Same("Safety first"),
    Phrase::Same("hold two NOIRLab tokens"),
);
const EARLY: Achievement = Achievement::new(
    Phrase::Same("Early discovery"),
    Phrase::Same("fill all six spots within three turns"),
);
const WILD: Achievement = Achievement::new(
    Phrase::Same("Wild night"),
    Phrase::Same("fill the last spot with a wild NOIRLab"),
);
const LIGHT: Achievement = Achievement::new(
    Phrase::Same("First light"),
    Phrase::Same("win on the one face of six that does not bust"),
);
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
