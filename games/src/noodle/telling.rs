//! What the game tells beyond its rules: its lesson, its achievements, and what happened at a finished table:
//! strands, deliveries, and sets that were hard to roll.

use super::roll::{FREE, SET};
use super::{CHEFS, Ending, MAX_SEATS, MAX_STRANDS, Move, Noodle, PAIR, Phase, odds};
use crate::game::Telling;
use crate::lang::{Lang, noodle as t, stories};
use crate::seat::Seat;
use crate::telling::{Achievement, Earned, Event, Progress, in_a_row};

const LONG: Achievement = Achievement::new(t::LONG, t::LONG_HOW);
const FOUR: Achievement = Achievement::new(t::FOUR, t::FOUR_HOW);
const NEIGHBOURS: Achievement = Achievement::new(t::NEIGHBOURS, t::NEIGHBOURS_HOW);
const RESTED: Achievement = Achievement::new(t::RESTED, t::RESTED_HOW);

pub(super) const ACHIEVEMENTS: &[Achievement] = &[LONG, FOUR, NEIGHBOURS, RESTED];

impl Telling for Noodle {
    fn progress(&self, _lang: Lang) -> Progress {
        let points: [i32; MAX_SEATS] = std::array::from_fn(|index| self.total(Seat::new(index)));
        Progress {
            turn: self.turn.number.into(),
            points: points[..self.seats].to_vec(),
            ..Progress::default()
        }
    }

    fn events(&self, before: &Self, seat: Seat, mv: Option<Move>, lang: Lang) -> Vec<Event> {
        let Some(mv) = mv else { return Vec::new() };
        let kept = before.kept_by(mv);
        let mut events =
            kept.map_or_else(Vec::new, |(face, size)| before.kept(seat, face, size, lang));
        match mv {
            Move::Combine(a, b) => {
                events.push(Event::new(seat, t::event_combined(lang, a, b)));
            }
            Move::Reroll => events.push(Event::new(seat, t::EVENT_REROLLED.say(lang))),
            _ => {}
        }
        let turn = if self.turn.number == before.turn.number {
            &self.turn
        } else {
            self.previous.as_ref().unwrap_or(&self.turn)
        };
        if turn.ending == Some(Ending::NoSet) && before.turn.ending.is_none() {
            events.push(Event::new(seat, t::EVENT_NO_SET.say(lang)));
        }
        let pairs = self.board.bonus(seat) - before.board.bonus(seat);
        if pairs > 0 {
            events.push(Event::new(seat, t::EVENT_LINKED.say(lang)).worth(pairs));
        }
        events
    }

    fn luck(&self, _before: &Self, _seat: Seat, faces: &[u8], lang: Lang) -> String {
        let mut faces = faces.to_vec();
        faces.sort_unstable();
        let faces = in_a_row(&faces);
        if self.is_without_set() {
            t::luck_no_set(lang, faces)
        } else {
            stories::rolled(lang, faces)
        }
    }

    fn achieved(&self, before: &Self, seat: Seat, mv: Option<Move>) -> Earned {
        let mut achieved = Vec::new();
        let Some(mv) = mv else { return achieved };
        if before.kept_by(mv).is_some_and(|(_, size)| size >= 7) {
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

impl Noodle {
    /// The strand that a move keeps from this state, and how rare its roll was.
    fn kept(&self, seat: Seat, face: u8, size: u8, lang: Lang) -> Vec<Event> {
        let points = self.turn.roll.strand(face, size).points();
        let faces = t::faces(lang, size, face);
        let kept = Event::new(seat, t::event_kept(lang, &faces));
        let kept = if face == FREE {
            kept
        } else {
            kept.worth(points)
        };
        let mut events = vec![kept];
        // What chefs combined was not rolled.
        if self.turn.roll.loose(face) >= size && size > SET {
            let (dice, lowest) = (self.turn.dice(), self.turn.lowest());
            let what = t::event_roll(lang, faces, t::dice(lang, dice));
            events.push(Event::roll(seat, what, odds::chance_of(dice, size, lowest)));
        }
        events
    }
}
