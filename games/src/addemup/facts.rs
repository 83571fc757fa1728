//! What a playing program may read from a table: only what all players see.

use super::{AddEmUp, Move};
use crate::seat::{Seat, Seats};

impl<const EDITION: u16> AddEmUp<EDITION> {
    /// The points of a seat now.
    #[must_use]
    pub fn points_of(&self, seat: Seat) -> i32 {
        self.accounts[seat.index()].points()
    }

    /// The points that a placement adds to the turn; 0 for any other move.
    #[must_use]
    pub fn placement_points(&self, mv: Move) -> i32 {
        match mv {
            Move::Place(line) => self.gain(line).points(),
            Move::Roll | Move::Stop | Move::Bonus => 0,
        }
    }

    /// The seats that have not left.
    #[must_use]
    pub fn active(&self) -> Seats {
        self.active
    }

    /// The seat whose turn it is.
    #[must_use]
    pub fn turn_of(&self) -> Seat {
        self.turn.seat
    }

    /// The number of the turn, from 1.
    #[must_use]
    pub fn turn_number(&self) -> u32 {
        self.turn.number
    }

    /// How many dice are not on the board.
    #[must_use]
    pub fn dice_left(&self) -> u8 {
        self.dice - self.board.count()
    }

    /// Has the turn placed anything yet?
    #[must_use]
    pub fn has_placed(&self) -> bool {
        self.turn.has_played()
    }
}
