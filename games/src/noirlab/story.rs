//! What a finished game tells of itself: what was filled, saved and lost.

use super::tracker::{Landing, Spots};
use super::{Event as Latest, Noirlab, Phase, Spot};
use crate::seat::Seat;
use crate::story::{Event, Kind, Progress};

impl Noirlab {
    pub(super) fn story_progress(&self) -> Progress {
        let filled = |player: &super::Player| player.tracker.filled.len().cast_signed();
        Progress {
            turn: self.turn.number,
            title: String::new(),
            round: 0,
            points: self.players[..self.seats].iter().map(filled).collect(),
        }
    }

    pub(super) fn story_events(&self, before: &Self, seat: Seat) -> Vec<Event> {
        let Some(latest) = self.last else {
            return Vec::new();
        };
        let won = self.phase == Phase::Over;
        let filled = |spot: Spot, how: &str| {
            let last = if won { " as the last spot" } else { "" };
            format!("filled {}{how}{last}", spot.name())
        };
        let what = match latest.event {
            Latest::Rolled(spot, Landing::Filled) => filled(spot, ""),
            Latest::Rolled(_, Landing::Wild(spot)) | Latest::Chose(spot) => {
                filled(spot, " with a wild NOIRLab")
            }
            Latest::Rolled(spot, Landing::Saved) => {
                format!("rolled {} again and spent a token", spot.name())
            }
            Latest::Rolled(spot, Landing::Bust(lost)) => {
                let lost = lost.cast_signed();
                let spots = if lost == 1 { "spot" } else { "spots" };
                let kind = Kind::Loss {
                    heading: "Busts",
                    lost,
                    unit: "spots",
                };
                let what = format!("rolled {} again and lost {lost} {spots}", spot.name());
                return vec![Event {
                    kind,
                    ..Event::told(seat, what)
                }];
            }
            Latest::Passed => "passed".to_owned(),
            Latest::Banked => "passed and banked a token".to_owned(),
            Latest::Rolled(_, Landing::Choice) | Latest::Left => return Vec::new(),
        };
        let mut events = vec![Event::told(seat, what)];
        // The last spot is hit by its own face, or by a wild NOIRLab.
        let missing = before.players[seat.index()].tracker;
        if won && matches!(latest.event, Latest::Rolled(..)) {
            let wild = missing.filled == Spots::ALL.without(Spot::Noirlab);
            let faces = if wild { 1.0 } else { 2.0 };
            events.push(Event::roll(seat, "the face of the last spot", faces / 6.0));
        }
        events
    }

    /// Alone, fewer rolls are better.
    pub(super) fn story_feat(&self) -> String {
        let rolls = self.players[0].rolls;
        let ending = if rolls == 1 { "" } else { "s" };
        format!("{rolls} roll{ending}")
    }
}
