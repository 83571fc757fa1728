//! What may be placed on a board: every line that new dice can make or extend (rulings A5, A8 to A11).
//!
//! On a legal board every die with a neighbour is in a sequence of three or more, and no row touches another row, nor a column
//! another column. A placement changes one line, and lines across it only at its new dice, so it is enough to look at the cells of
//! that line and beside it.

use std::ops::ControlFlow;

use super::board::{Along, Board, Line, Place, START};

/// The fewest and the most dice of a sequence (ruling A3).
const FEWEST: u8 = 3;
const MOST: u8 = 6;

/// Which of the faces 1 to 6 there are. How many of each does not matter, because no sequence has a face twice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Faces(u8);

impl Faces {
    pub(super) const NONE: Self = Self(0);
    pub(super) const ALL: Self = Self(0b111_1110);

    pub(super) fn with(self, face: u8) -> Self {
        Self(self.0 | 1 << face)
    }

    pub(super) fn has(self, face: u8) -> bool {
        self.0 & 1 << face != 0
    }
}

/// Where a line may end on one side of the die from which it grows: `cells` away, `new` of them being new dice.
#[derive(Clone, Copy, Default)]
struct End {
    cells: u8,
    new: u8,
}

/// All ends on one side.
#[derive(Default)]
struct Ends {
    ends: [End; MOST as usize],
    count: usize,
}

impl Ends {
    fn add(&mut self, end: End) {
        self.ends[self.count] = end;
        self.count += 1;
    }

    fn iter(&self) -> impl Iterator<Item = End> {
        self.ends[..self.count].iter().copied()
    }
}

impl Board {
    /// Can any line be placed with at `most` this many dice of these faces?
    pub(super) fn has_placement(&self, faces: Faces, most: u8) -> bool {
        self.each_placement(faces, most, &mut |_| ControlFlow::Break(()))
            .is_break()
    }

    /// Visits each placement once. A single die that joins a row and a column is visited as a row.
    pub(super) fn each_placement(
        &self,
        faces: Faces,
        most: u8,
        visit: &mut impl FnMut(Line) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if self.is_empty() {
            return each_opening(faces, visit);
        }
        for along in [Along::Row, Along::Column] {
            for place in self.dice() {
                let first_of_its_line = self.is_free(place.shift(along, -1));
                if first_of_its_line && self.is_clear(place, along) {
                    self.grow(place, along, faces, most, visit)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Visits each placement whose first old die is at `place`.
    fn grow(
        &self,
        place: Place,
        along: Along,
        faces: Faces,
        most: u8,
        visit: &mut impl FnMut(Line) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let face = self.face(place);
        let steps: &[i8] = match self.face(place.shift(along, 1)) {
            0 => &[1, -1],
            next if next > face => &[1],
            _ => &[-1],
        };
        for &step in steps {
            let before = self.ends(place, along, -1, step, faces);
            let after = self.ends(place, along, 1, step, faces);
            for left in before.iter() {
                for right in after.iter() {
                    let back = -left.cells.cast_signed();
                    let line = Line {
                        along,
                        start: place.shift(along, back),
                        first: face.wrapping_add_signed(step * back),
                        step,
                        len: left.cells + 1 + right.cells,
                    };
                    let new = left.new + right.new;
                    if (1..=most).contains(&new)
                        && line.len >= FEWEST
                        && self.has_room(line)
                        && !(new == 1 && self.is_listed_as_row(line))
                    {
                        visit(line)?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Where a line through the old die at `place` may end, going forwards (`heading` 1) or back (-1). Going back it takes no old dice,
    /// because such a line is found from its first old die.
    fn ends(&self, place: Place, along: Along, heading: i8, step: i8, faces: Faces) -> Ends {
        let mut ends = Ends::default();
        let mut end = End::default();
        let (mut here, mut face) = (place, self.face(place));
        loop {
            let next = here.shift(along, heading);
            let there = self.face(next);
            if there == 0 {
                ends.add(end);
            }
            face = face.wrapping_add_signed(step * heading);
            let fits = match there {
                0 => faces.has(face) && self.fits_across(next, along, face),
                old => heading > 0 && old == face,
            };
            if !fits || !self.is_clear(next, along) || self.columns_touch(here, next, along) {
                return ends;
            }
            end.cells += 1;
            end.new += u8::from(there == 0);
            here = next;
        }
    }

    /// May a line run here without touching a line of its kind (ruling A11)? A die beside a row must not be in a row, nor a die beside
    /// a column in a column.
    fn is_clear(&self, place: Place, along: Along) -> bool {
        [-1, 1].into_iter().all(|side| {
            let beside = place.shift(along.across(), side);
            self.is_free(beside) || !self.in_line(beside, along)
        })
    }

    /// Would lines across two neighbours touch each other (the other half of ruling A11)?
    fn columns_touch(&self, here: Place, next: Place, along: Along) -> bool {
        self.in_line(here, along.across()) && self.in_line(next, along.across())
    }

    /// Does a new die continue the lines across, if there are any (ruling A10)? A die beside it is in a line of three or more across,
    /// as [`Board::is_clear`] demands, so two dice show how that line goes on.
    fn fits_across(&self, place: Place, along: Along, face: u8) -> bool {
        let across = along.across();
        let continues = |side| {
            let beside = self.face(place.shift(across, side));
            beside == 0 || face + self.face(place.shift(across, 2 * side)) == 2 * beside
        };
        let (before, after) = (
            self.face(place.shift(across, -1)),
            self.face(place.shift(across, 1)),
        );
        let bridges = before == 0 || after == 0 || before + after == 2 * face;
        bridges && continues(-1) && continues(1)
    }

    /// Is this a column with one new die that is also in a row? Then the row has the same result and is listed instead.
    fn is_listed_as_row(&self, line: Line) -> bool {
        line.along == Along::Column
            && self
                .added(line)
                .any(|(place, _)| self.in_line(place, Along::Row))
    }
}

/// Visits each opening: a run of three or more of these faces, rising or falling, as a row or a column (rulings A4, A5).
fn each_opening(faces: Faces, visit: &mut impl FnMut(Line) -> ControlFlow<()>) -> ControlFlow<()> {
    for along in [Along::Row, Along::Column] {
        for lowest in 1..=MOST + 1 - FEWEST {
            for highest in lowest + FEWEST - 1..=MOST {
                if !(lowest..=highest).all(|face| faces.has(face)) {
                    break;
                }
                for (first, step) in [(lowest, 1), (highest, -1)] {
                    visit(Line {
                        along,
                        start: START,
                        first,
                        step,
                        len: highest - lowest + 1,
                    })?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}
