//! What a turn has done so far, and the points that came of it.

use super::board::{Line, Place};
use super::hand::Hand;
use crate::seat::Seat;

/// A turn has at most one placement for each of its six dice, and one for the bonus die.
const MOST_PLAYS: usize = 7;

/// Where a player's points come from.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Account {
    /// Scored by placements.
    pub(super) won: i32,
    /// Lost by bonus dice that did not fit.
    pub(super) lost: i32,
}

impl Account {
    pub(super) fn points(&self) -> i32 {
        self.won - self.lost
    }
}

/// A turn, so far.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Turn {
    pub(super) seat: Seat,
    /// From 1.
    pub(super) number: u32,
    /// Empty before the roll.
    pub(super) roll: Hand,
    plays: [Option<Play>; MOST_PLAYS],
    /// The face of the bonus die.
    pub(super) bonus: Option<u8>,
    /// What the bonus die cost: its face if it did not fit.
    pub(super) lost: u8,
    /// Its player left during the turn.
    pub(super) left: bool,
}

/// A line that was placed.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Play {
    pub(super) line: Line,
    pub(super) gain: Gain,
    /// Which of its dice are new, from its start.
    pub(super) new: [bool; 6],
    /// By the bonus die.
    pub(super) bonus: bool,
}

/// What a placement adds to its turn, in points.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Gain {
    /// By its own line.
    pub(super) along: i32,
    /// By the lines across it.
    pub(super) across: i32,
    /// What these lines scored before in the same turn, which is not scored again (ruling A30).
    pub(super) before: i32,
}

impl Gain {
    pub(super) fn points(self) -> i32 {
        self.along + self.across
    }
}

impl Turn {
    pub(super) fn of(seat: Seat, number: u32) -> Self {
        Self {
            seat,
            number,
            roll: Hand::default(),
            plays: [None; MOST_PLAYS],
            bonus: None,
            lost: 0,
            left: false,
        }
    }

    pub(super) fn plays(&self) -> impl Iterator<Item = &Play> {
        self.plays.iter().flatten()
    }

    pub(super) fn has_played(&self) -> bool {
        self.plays[0].is_some()
    }

    /// Where this turn has placed dice.
    pub(super) fn placed(&self) -> impl Iterator<Item = Place> {
        let dice = self.plays().flat_map(|play| play.line.dice().zip(play.new));
        dice.filter_map(|((place, _), new)| new.then_some(place))
    }

    pub(super) fn note(&mut self, play: Play) {
        let free = self.plays.iter_mut().find(|play| play.is_none());
        *free.expect("a turn has at most seven dice") = Some(play);
    }

    pub(super) fn points(&self) -> i32 {
        let won: i32 = self.plays().map(|play| play.gain.points()).sum();
        won - i32::from(self.lost)
    }
}
