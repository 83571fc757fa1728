//! What players of Les Marmottes can achieve.

use super::{Event, Marmottes};
use crate::game::Game;
use crate::lang::marmottes as t;
use crate::outcome::Status;
use crate::seat::Seat;
use crate::telling::{Achievement, Earned};

const SIX: Achievement = Achievement::new(t::SIX, t::SIX_HOW);
const BURROW: Achievement = Achievement::new(t::BURROW, t::BURROW_HOW);
const MEADOW: Achievement = Achievement::new(t::MEADOW, t::MEADOW_HOW);
const WHISKER: Achievement = Achievement::new(t::WHISKER, t::WHISKER_HOW);
pub(super) const ALL: &[Achievement] = &[SIX, BURROW, MEADOW, WHISKER];

impl Marmottes {
    pub(super) fn achieved_by(&self, seat: Seat) -> Earned {
        let mut achieved = Vec::new();
        match self.last.map(|last| last.event) {
            Some(Event::Scored { .. }) if self.turn.aside.bonus() > 0 => {
                achieved.push((seat, &SIX));
            }
            Some(Event::Banked { points }) => {
                if points >= 40 {
                    achieved.push((seat, &BURROW));
                }
                if points >= 70 {
                    achieved.push((seat, &MEADOW));
                }
            }
            _ => {}
        }
        if let Status::Over(outcome) = Game::status(self) {
            let winners = outcome.winners();
            let others = self.active.into_iter().filter(|other| !winners.has(*other));
            let second = others.map(|other| self.total(other)).max();
            for winner in winners {
                if second.is_some_and(|second| (1..=2).contains(&(self.total(winner) - second))) {
                    achieved.push((winner, &WHISKER));
                }
            }
        }
        achieved
    }
}
