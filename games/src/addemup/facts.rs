//! What a playing program may read from a table: only what all players see.

use std::ops::ControlFlow;

use super::odds::Odds;
use super::placements::Faces;
use super::{AddEmUp, Move, Stage};
use crate::seat::{Seat, Seats};

impl Move {
    /// The faces of the line that a placement makes, lowest first; none for any other move.
    pub fn faces(self) -> Vec<u8> {
        let mut faces: Vec<u8> = match self {
            Self::Place(line) => line.faces().collect(),
            Self::Roll | Self::Stop | Self::Bonus => Vec::new(),
        };
        faces.sort_unstable();
        faces
    }
}

impl<const EDITION: u16> AddEmUp<EDITION> {
    /// The points of a seat now.
    pub fn points_of(&self, seat: Seat) -> i32 {
        self.accounts[seat.index()].points()
    }

    /// The points that a placement adds to the turn; 0 for any other move.
    pub fn placement_points(&self, mv: Move) -> i32 {
        match mv {
            Move::Place(line) => self.gain(line).points(),
            Move::Roll | Move::Stop | Move::Bonus => 0,
        }
    }

    /// What a bonus die changes on average, by the best place for each face (rulings A18, A19).
    pub fn bonus_average(&self) -> f64 {
        Odds::of(&self.board).average()
    }

    /// The seats that have not left.
    pub fn active(&self) -> Seats {
        self.active
    }

    /// The seat whose turn it is.
    pub fn turn_of(&self) -> Seat {
        self.turn.seat
    }

    /// The number of the turn, from 1.
    pub fn turn_number(&self) -> u32 {
        self.turn.number
    }

    /// How many dice are not on the board.
    pub fn dice_left(&self) -> u8 {
        self.dice - self.board.count()
    }

    /// Is the board still to be opened?
    pub fn is_empty(&self) -> bool {
        self.board.is_empty()
    }

    /// Has the turn placed anything yet?
    pub fn has_placed(&self) -> bool {
        self.turn.has_played()
    }

    /// Is the seat whose turn it is about to roll?
    pub fn is_to_roll(&self) -> bool {
        self.stage == Stage::Roll
    }

    /// Visits each placement of up to `most` dice that the board allows, whatever was rolled: its new faces, as bits 0 to 5, and the points
    /// that it scores where none of its lines has scored in the turn.
    pub fn each_line(&self, most: u8, mut visit: impl FnMut(u8, i32)) {
        let _ = self.board.each_placement(Faces::ALL, most, &mut |line| {
            let faces = self
                .board
                .added(line)
                .fold(0, |faces, (_, face)| faces | 1 << (face - 1));
            visit(faces, self.board.score(line));
            ControlFlow::Continue(())
        });
    }

    /// A hash of the dice and their places: two boards that differ have the same one only by a very unlikely accident.
    pub fn board_hash(&self) -> u64 {
        self.board.hash()
    }
}
