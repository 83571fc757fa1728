//! What the game tells beyond its rules: its lesson, its achievements, and what happened at a finished table:
//! banks, busts, and rolls that were worth a story.

use super::scoring::{DICE, Tally};
use super::{Event as Latest, Marmottes, Move};
use crate::game::{Game, Telling};
use crate::lang::{Lang, marmottes as t};
use crate::outcome::Status;
use crate::seat::Seat;
use crate::telling::{Achievement, Earned, Event, Progress, Unit, in_a_row};

const SIX: Achievement = Achievement::new(t::SIX, t::SIX_HOW);
const BURROW: Achievement = Achievement::new(t::BURROW, t::BURROW_HOW);
const MEADOW: Achievement = Achievement::new(t::MEADOW, t::MEADOW_HOW);
const WHISKER: Achievement = Achievement::new(t::WHISKER, t::WHISKER_HOW);

pub(super) const ACHIEVEMENTS: &[Achievement] = &[SIX, BURROW, MEADOW, WHISKER];

impl Telling for Marmottes {
    fn progress(&self, _lang: Lang) -> Progress {
        let round = self.round.cast_unsigned();
        let seat = u32::try_from(self.turn.seat.index()).unwrap_or_default();
        // A seat that has played in this round has another turn in it once a player has reached the target.
        let last = u32::from(self.first.is_some());
        Progress {
            turn: (round * 2 + last) * 8 + seat,
            title: String::new(),
            round,
            points: self.totals[..self.seats].to_vec(),
        }
    }

    fn events(&self, before: &Self, seat: Seat, _mv: Option<Move>, lang: Lang) -> Vec<Event> {
        match self.last.map(|(_, event)| event) {
            Some(Latest::Scored { scoring, .. }) => {
                let stays = before.turn.stays();
                let gain = scoring.pips() + stays.plus(scoring).bonus();
                let what = t::event_roll(lang, gain, before.turn.rolls());
                let chance = before.chance_of(gain, stays);
                vec![Event::roll(seat, what, chance)]
            }
            Some(Latest::Bust { lost, .. }) => {
                let what = if lost > 0 {
                    t::event_bust(lang, lost)
                } else {
                    t::EVENT_FIRST_BUST.say(lang).to_owned()
                };
                vec![Event::loss(seat, what, t::BUSTS, (lost, Unit::Points))]
            }
            Some(Latest::Banked { points }) => {
                let total = self.total(seat);
                let what = if self.first == Some(seat) && before.first.is_none() {
                    t::event_reached(lang, points, total)
                } else {
                    t::event_banked(lang, points)
                };
                vec![Event::new(seat, what)]
            }
            Some(Latest::Left) | None => Vec::new(),
        }
    }

    fn luck(&self, before: &Self, _seat: Seat, faces: &[u8], lang: Lang) -> String {
        let (was, is, faces) = (before.unbanked(), self.unbanked(), in_a_row(faces));
        let goes_on = before.turn_of() == self.turn_of() && before.round() == self.round();
        // A bust leaves the turn's points as they were if it ends the game.
        if goes_on && is > was {
            t::luck_scored(lang, faces, is - was, is)
        } else if was == 0 {
            t::luck_first_bust(lang, faces)
        } else {
            t::luck_bust(lang, faces, was)
        }
    }

    fn achieved(&self, _before: &Self, seat: Seat, mv: Option<Move>) -> Earned {
        let mut achieved = Vec::new();
        if mv.is_none() {
            return achieved;
        }
        match self.last.map(|(_, event)| event) {
            Some(Latest::Scored { .. }) if self.turn.aside.bonus() > 0 => {
                achieved.push((seat, &SIX));
            }
            Some(Latest::Banked { points }) => {
                if points >= 40 {
                    achieved.push((seat, &BURROW));
                }
                if points >= 70 {
                    achieved.push((seat, &MEADOW));
                }
            }
            _ => {}
        }
        if let Status::Over(outcome) = self.status() {
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

    /// Alone, fewer turns to the target are better; under a limit of turns that was not enough, more points.
    fn feat(&self, lang: Lang) -> Option<String> {
        let total = self.total(Seat::new(0));
        Some(if total < self.target {
            t::feat_points(lang, total)
        } else {
            t::feat_turns(lang, self.round)
        })
    }
}

impl Marmottes {
    /// The chance that the next roll adds so much or more.
    fn chance_of(&self, gain: i32, stays: Tally) -> f64 {
        let rolls = Tally::rolls(DICE - stays.count());
        let as_good = rolls.filter(|(rolled, _)| {
            let scoring = rolled.scoring(stays, self.single_match);
            scoring.pips() + stays.plus(scoring).bonus() >= gain
        });
        as_good.map(|(_, chance)| chance).sum()
    }
}
