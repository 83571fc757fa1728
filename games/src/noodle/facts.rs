//! What a playing program may read from a table: only what all players see.

use super::{Column, Ending, Move, Noodle, Phase};
use crate::dice::Hand6;
use crate::seat::{Seat, Seats};

impl Noodle {
    /// The seats that have not left.
    pub fn active(&self) -> Seats {
        self.active
    }

    /// The seat whose turn it is.
    pub fn turn_of(&self) -> Seat {
        self.turn.seat
    }

    /// How many chefs this seat can send out.
    pub fn chefs(&self, seat: Seat) -> u8 {
        self.ready[seat.index()]
    }

    /// The height that two columns must reach to end the game.
    pub fn line(&self) -> usize {
        self.line
    }

    /// How many cubes are in a column.
    pub fn height(&self, column: Column) -> usize {
        self.board.height(column)
    }

    /// The points for pairs that this seat would gain by a cube on this column now.
    pub fn pair_gain(&self, column: Column, seat: Seat) -> i32 {
        self.board.gain(column, seat)
    }

    /// The seat whose cube is there; rows count from 1.
    pub fn cube_at(&self, row: usize, column: Column) -> Option<Seat> {
        self.board.cube(row, column)
    }

    /// The points of the strand that this move keeps; 0 for any other move.
    pub fn strand_points(&self, mv: Move) -> i32 {
        let kept = self.kept_by(mv);
        kept.map_or(0, |(face, size)| self.turn.roll.strand(face, size).points())
    }

    /// How many dice are left to roll after this move, if it keeps a strand.
    pub fn dice_after(&self, mv: Move) -> u8 {
        let kept = self.kept_by(mv);
        let used = kept.map_or(0, |(face, size)| self.turn.roll.strand(face, size).dice);
        self.turn.dice() - used
    }

    /// Would combining these two dice make a set that may be kept?
    pub fn makes_a_set(&self, a: u8, b: u8) -> bool {
        self.turn.completes(a, b)
    }

    /// Is no strand kept yet in this turn?
    pub fn is_fresh(&self) -> bool {
        self.turn.fresh()
    }

    /// The number of the turn, from 1.
    pub fn turn_number(&self) -> u16 {
        self.turn.number
    }

    /// May fewer than all dice of a face be kept?
    pub fn keeps_parts(&self) -> bool {
        self.partial_sets
    }

    /// The single dice on the table, and the combined pairs by the face that they make: a count for each face.
    pub fn dice_shown(&self) -> (Hand6, Hand6) {
        let mut made = Hand6::default();
        for (a, b) in self.turn.roll.pairs() {
            made[usize::from(a + b - 1)] += 1;
        }
        let mut loose = Hand6::default();
        for (face, count) in (1..).zip(&mut loose) {
            *count = self.turn.roll.loose(face);
        }
        (loose, made)
    }

    /// Did the latest roll show no set that may be kept?
    pub fn is_without_set(&self) -> bool {
        if self.phase == Phase::Rolled {
            return self.turn.sets().next().is_none();
        }
        let running = Some(&self.turn).filter(|turn| turn.ending.is_some());
        let ended = running.or(self.previous.as_ref());
        ended.is_some_and(|turn| turn.ending == Some(Ending::NoSet))
    }

    /// How many dice are in no strand.
    pub fn dice_left(&self) -> u8 {
        self.turn.dice()
    }

    /// The strands of the turn that are not delivered yet, in the order kept: the face and the points of each.
    pub fn undelivered(&self) -> impl Iterator<Item = (u8, i32)> {
        let strands = self.turn.strands().filter(|strand| strand.cube.is_none());
        strands.map(|strand| (strand.face, strand.points()))
    }

    /// The table when the turn has ended with cubes of its seat on these columns, so many more points, and so many chefs ready.
    #[must_use]
    pub fn after_turn(&self, columns: &[Column], points: i32, chefs: u8) -> Self {
        let mut after = self.clone();
        let seat = self.turn.seat;
        for column in columns {
            after.board.place(*column, seat);
        }
        after.points[seat.index()] += points;
        after.ready[seat.index()] = chefs;
        after.end_turn();
        after
    }
}
