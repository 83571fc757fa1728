//! What the game tells beyond its rules: its lesson, its achievements, and what happened at a finished table:
//! the lines that were placed, and bonus dice that did not fit.

use super::{AddEmUp, HANDFUL, Move, Stage};
use crate::game::Telling;
use crate::lang::{Lang, addemup as t, stories};
use crate::seat::Seat;
use crate::telling::{Achievement, Earned, Event, Progress, Unit, in_a_row};

const FULL: Achievement = Achievement::new(t::FULL, t::FULL_HOW);
const CROSSROADS: Achievement = Achievement::new(t::CROSSROADS, t::CROSSROADS_HOW);
const EMPTY: Achievement = Achievement::new(t::EMPTY_HAND, t::EMPTY_HAND_HOW);
const FIFTY: Achievement = Achievement::new(t::FIFTY, t::FIFTY_HOW);

pub(super) const ACHIEVEMENTS: &[Achievement] = &[FULL, CROSSROADS, EMPTY, FIFTY];

impl<const EDITION: u16> Telling for AddEmUp<EDITION> {
    fn progress(&self, _lang: Lang) -> Progress {
        Progress {
            turn: self.turn.number,
            points: self.points(),
            ..Progress::default()
        }
    }

    fn events(&self, before: &Self, seat: Seat, mv: Option<Move>, lang: Lang) -> Vec<Event> {
        let Some(mv) = mv else { return Vec::new() };
        match mv {
            Move::Place(line) => {
                let is_bonus = before.turn.bonus.is_some();
                let what = t::event_placed(lang, in_a_row(line.faces()), is_bonus);
                let points = before.gain(line).points();
                vec![Event::new(seat, what).worth(points)]
            }
            Move::Bonus => {
                let lost = self.accounts[seat.index()].lost - before.accounts[seat.index()].lost;
                if lost == 0 {
                    return Vec::new();
                }
                let (what, lost) = (t::event_lost(lang, lost), (lost, Unit::Points));
                vec![Event::loss(seat, what, t::LOST_BONUS_DICE, lost)]
            }
            Move::Roll if self.turn.number != before.turn.number => {
                vec![Event::new(seat, t::EVENT_NOTHING.say(lang))]
            }
            Move::Roll | Move::Stop => Vec::new(),
        }
    }

    fn luck(&self, before: &Self, seat: Seat, faces: &[u8], lang: Lang) -> String {
        let rolled = stories::rolled(lang, in_a_row(faces));
        let passed = before.turn_number() != self.turn_number();
        let lost = before.points_of(seat) - self.points_of(seat);
        match (before.is_to_roll(), passed) {
            (true, false) => rolled,
            (true, true) => t::luck_no_line(lang, rolled),
            (false, false) => t::luck_fits(lang, rolled),
            (false, true) => t::luck_cost(lang, rolled, lost),
        }
    }

    fn achieved(&self, before: &Self, seat: Seat, mv: Option<Move>) -> Earned {
        let mut achieved = Vec::new();
        let Some(mv) = mv else { return achieved };
        if let Move::Place(line) = mv {
            let made = || before.board.made(line);
            if made().any(|made| made.dice().count() == 6) {
                achieved.push((seat, &FULL));
            }
            if made().count() >= 3 {
                achieved.push((seat, &CROSSROADS));
            }
            // The bonus die is no part of the roll, and there may be none left to offer (ruling A22).
            let placed = before.board.added(line).count();
            if before.stage != Stage::Bonus
                && before.turn.roll.len() == HANDFUL
                && placed == usize::from(before.hand.len())
            {
                achieved.push((seat, &EMPTY));
            }
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
