//! What a playing program may read from a table: only what all players see.

use super::{Column, Move, Noodle};
use crate::seat::{Seat, Seats};

impl Noodle {
    /// The points of a seat now: for strands and, if it has not left, for pairs.
    #[must_use]
    pub fn points_of(&self, seat: Seat) -> i32 {
        self.total(seat)
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

    /// How many chefs this seat can send out.
    #[must_use]
    pub fn chefs(&self, seat: Seat) -> u8 {
        self.ready[seat.index()]
    }

    /// The height that two columns must reach to end the game.
    #[must_use]
    pub fn line(&self) -> usize {
        self.line
    }

    /// How many cubes are in a column.
    #[must_use]
    pub fn height(&self, column: Column) -> usize {
        self.board.height(column)
    }

    /// The points for pairs that this seat would gain by a cube on this column now.
    #[must_use]
    pub fn pair_gain(&self, column: Column, seat: Seat) -> i32 {
        self.board.gain(column, seat)
    }

    /// The seat whose cube is there; rows count from 1.
    #[must_use]
    pub fn cube_at(&self, row: usize, column: Column) -> Option<Seat> {
        self.board.cube(row, column)
    }

    /// The points of the strand that this move keeps; 0 for any other move.
    #[must_use]
    pub fn strand_points(&self, mv: Move) -> i32 {
        let (face, size) = match mv {
            Move::Keep(face) => (face, self.turn.roll.count(face)),
            Move::KeepSome(face, size) => (face, size),
            _ => return 0,
        };
        self.turn.roll.strand(face, size).points()
    }

    /// How many dice are left to roll after this move, if it keeps a strand.
    #[must_use]
    pub fn dice_after(&self, mv: Move) -> u8 {
        let (face, size) = match mv {
            Move::Keep(face) => (face, self.turn.roll.count(face)),
            Move::KeepSome(face, size) => (face, size),
            _ => return self.turn.dice(),
        };
        self.turn.dice() - self.turn.roll.strand(face, size).dice
    }

    /// Would combining these two dice make a set that may be kept?
    #[must_use]
    pub fn makes_a_set(&self, a: u8, b: u8) -> bool {
        self.turn.completes(a, b)
    }

    /// Is no strand kept yet in this turn?
    #[must_use]
    pub fn is_fresh(&self) -> bool {
        self.turn.fresh()
    }

    /// The number of the turn, from 1.
    #[must_use]
    pub fn turn_number(&self) -> u16 {
        self.turn.number
    }

    /// The face of the first strand, below which nothing may be kept; 1 before there is one (ruling N8).
    #[must_use]
    pub fn lowest_face(&self) -> u8 {
        self.turn.lowest()
    }
}
