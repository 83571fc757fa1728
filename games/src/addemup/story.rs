//! What a finished game tells of itself: the lines that were placed, and bonus dice that did not fit.

use super::{AddEmUp, Move, words};
use crate::seat::Seat;
use crate::story::{Event, Kind, Progress};

impl<const EDITION: u16> AddEmUp<EDITION> {
    pub(super) fn story_progress(&self) -> Progress {
        Progress {
            turn: self.turn.number,
            title: String::new(),
            round: 0,
            points: self.points(),
        }
    }

    pub(super) fn story_events(&self, before: &Self, seat: Seat, mv: Move) -> Vec<Event> {
        match mv {
            Move::Place(line) => {
                let by = if before.turn.bonus.is_some() {
                    " with the bonus die"
                } else {
                    ""
                };
                let what = format!("placed {}{by}", words::spaced(line.faces()));
                let points = before.gain(line).points();
                vec![Event::told(seat, what).worth(points)]
            }
            Move::Bonus => {
                let lost = self.accounts[seat.index()].lost - before.accounts[seat.index()].lost;
                if lost == 0 {
                    return Vec::new();
                }
                let kind = Kind::Loss {
                    heading: "Bonus dice that did not fit",
                    lost,
                    unit: "points",
                };
                let what = format!("lost {} to the bonus die", words::points(lost));
                vec![Event {
                    kind,
                    ..Event::told(seat, what)
                }]
            }
            Move::Roll if self.turn.number != before.turn.number => {
                vec![Event::told(seat, "could place nothing")]
            }
            Move::Roll | Move::Stop => Vec::new(),
        }
    }
}
