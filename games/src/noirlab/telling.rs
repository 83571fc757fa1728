//! What the game tells beyond its rules: its lesson, its achievements, and what happened at a finished table:
//! what was filled, saved and lost.

use super::tracker::{Landing, Spots};
use super::{Event as Latest, Move, Noirlab, Phase, Spot};
use crate::game::Telling;
use crate::lang::{Lang, noirlab as t};
use crate::seat::Seat;
use crate::telling::{Achievement, Earned, Event, Progress, Unit};

const NETS: Achievement = Achievement::new(t::NETS, t::NETS_HOW);
const EARLY: Achievement = Achievement::new(t::EARLY, t::EARLY_HOW);
const WILD: Achievement = Achievement::new(t::WILD, t::WILD_HOW);
const LIGHT: Achievement = Achievement::new(t::LIGHT, t::LIGHT_HOW);

pub(super) const ACHIEVEMENTS: &[Achievement] = &[NETS, EARLY, WILD, LIGHT];

impl Telling for Noirlab {
    fn progress(&self, _lang: Lang) -> Progress {
        let filled = |player: &super::Player| player.tracker.filled.len().cast_signed();
        Progress {
            turn: self.turn.number,
            points: self.players[..self.seats].iter().map(filled).collect(),
            ..Progress::default()
        }
    }

    fn events(&self, before: &Self, seat: Seat, _mv: Option<Move>, lang: Lang) -> Vec<Event> {
        let Some((_, latest)) = self.last else {
            return Vec::new();
        };
        let won = self.phase == Phase::Over;
        let filled = |spot: Spot, wild| t::event_filled(lang, spot.name(), wild, won);
        let what = match latest {
            Latest::Rolled(spot, Landing::Filled) => filled(spot, false),
            Latest::Rolled(_, Landing::Wild(spot)) | Latest::Chose(spot) => filled(spot, true),
            Latest::Rolled(spot, Landing::Saved) => t::event_saved(lang, spot.name()),
            Latest::Rolled(spot, Landing::Bust(lost)) => {
                let lost = lost.cast_signed();
                let what = t::event_bust(lang, spot.name(), lost);
                return vec![Event::loss(seat, what, t::BUSTS, (lost, Unit::Spots))];
            }
            Latest::Passed => t::EVENT_PASSED.say(lang).to_owned(),
            Latest::Banked => t::EVENT_BANKED.say(lang).to_owned(),
            Latest::Rolled(_, Landing::Choice) | Latest::Left => return Vec::new(),
        };
        let mut events = vec![Event::new(seat, what)];
        // The last spot is hit by its own face, or by a wild NOIRLab.
        let missing = before.players[seat.index()].tracker;
        if won && matches!(latest, Latest::Rolled(..)) {
            let wild = missing.filled == Spots::ALL.without(Spot::Noirlab);
            let faces = if wild { 1.0 } else { 2.0 };
            events.push(Event::roll(seat, t::EVENT_LAST_FACE.say(lang), faces / 6.0));
        }
        events
    }

    fn luck(&self, _before: &Self, seat: Seat, faces: &[u8], lang: Lang) -> String {
        let shown = |face: &u8| Spot::shown(*face).name();
        let faces: String = faces.iter().map(shown).collect();
        if self.is_complete(seat) {
            return t::luck_last(lang, faces);
        }
        match self.last {
            Some((_, Latest::Rolled(_, Landing::Bust(lost)))) => t::luck_bust(lang, faces, lost),
            Some((_, Latest::Rolled(_, Landing::Saved))) => t::luck_saved(lang, faces),
            Some((_, Latest::Rolled(_, Landing::Choice))) => t::luck_wild(lang, faces),
            _ => t::luck_filled(lang, faces, self.filled(seat)),
        }
    }

    fn achieved(&self, before: &Self, seat: Seat, mv: Option<Move>) -> Earned {
        let mut achieved = Vec::new();
        if mv.is_none() {
            return achieved;
        }
        let (then, now) = (&before.players[seat.index()], &self.players[seat.index()]);
        if now.tracker.extra && !then.tracker.extra {
            achieved.push((seat, &NETS));
        }
        if self.phase == Phase::Over && now.tracker.complete() {
            if now.turns <= 3 {
                achieved.push((seat, &EARLY));
            }
            if matches!(self.last, Some((_, Latest::Rolled(_, Landing::Wild(_))))) {
                achieved.push((seat, &WILD));
            }
            if then.tracker.filled == Spots::ALL.without(Spot::Noirlab) {
                achieved.push((seat, &LIGHT));
            }
        }
        achieved
    }

    /// Alone, fewer turns are better, and then fewer rolls.
    fn feat(&self, lang: Lang) -> Option<String> {
        let alone = &self.players[0];
        Some(t::effort(lang, alone.turns, alone.rolls))
    }
}
