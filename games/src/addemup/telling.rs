//! What the game tells beyond its rules: its lesson, its achievements, and what happened at a finished table:
//! the lines that were placed, and bonus dice that did not fit.

use super::{AddEmUp, Move, achievements, lesson, words};
use crate::grammar::counted;
use crate::lang::{Lang, Phrase, stories};
use crate::seat::Seat;
use crate::telling::{Achievement, Earned, Event, Lesson, Progress, Telling, Unit, in_a_row};

impl<const EDITION: u16> Telling for AddEmUp<EDITION> {
    const LESSON: &'static Lesson = &lesson::LESSON;

    const ACHIEVEMENTS: &'static [Achievement] = achievements::ALL;

    fn progress(&self, _lang: Lang) -> Progress {
        Progress {
            turn: self.turn.number,
            title: String::new(),
            round: 0,
            points: self.points(),
        }
    }

    fn events(&self, before: &Self, seat: Seat, mv: Option<Move>, _lang: Lang) -> Vec<Event> {
        let Some(mv) = mv else { return Vec::new() };
        match mv {
            Move::Place(line) => {
                let by = if before.turn.bonus.is_some() {
                    " with the bonus die"
                } else {
                    ""
                };
                let what = format!("placed {}{by}", words::spaced(line.faces()));
                let points = before.gain(line).points();
                vec![Event::new(seat, what).worth(points)]
            }
            Move::Bonus => {
                let lost = self.accounts[seat.index()].lost - before.accounts[seat.index()].lost;
                if lost == 0 {
                    return Vec::new();
                }
                let what = format!("lost {} to the bonus die", counted(lost, "point"));
                let heading = Phrase::Same("Bonus dice that did not fit");
                vec![Event::loss(seat, what, heading, (lost, Unit::Points))]
            }
            Move::Roll if self.turn.number != before.turn.number => {
                vec![Event::new(seat, "could place nothing")]
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
            (true, true) => format!("{rolled}, which made no line"),
            (false, false) => format!("{rolled}, a bonus die that fits"),
            (false, true) => format!("{rolled}, a bonus die that cost {lost}"),
        }
    }

    fn achieved(&self, before: &Self, seat: Seat, mv: Option<Move>) -> Earned {
        mv.map_or_else(Vec::new, |mv| self.achieved_by(before, seat, mv))
    }
}
