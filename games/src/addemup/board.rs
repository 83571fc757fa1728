//! The play area: dice on a grid without edges, and the lines they form. Nothing about turns.

use std::fmt;

use crate::seat::Seat;

/// Where the first die of the opening goes. The board grows in every direction from here; in the middle of the two-digit numbers
/// every coordinate has two digits.
pub(super) const START: Place = Place { row: 50, col: 50 };

/// The greatest width and height of the board (ruling A25).
pub(super) const GUARD: u8 = 40;

/// Coordinates wrap round at this number, so that a small array holds a board that grows in any direction. It exceeds [`GUARD`] by
/// more than the length of a line, so neither two dice nor a line and a distant die can meet. A power of two, because wrapping at 48
/// took twice the time.
const RING: u8 = 64;

/// The bits of a die that are its face.
const FACE: u8 = 0b111;

/// Which way a line runs (ruling A4: rows read left to right, columns top down).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Along {
    Row,
    Column,
}

impl Along {
    /// The other one.
    pub(super) fn across(self) -> Self {
        match self {
            Self::Row => Self::Column,
            Self::Column => Self::Row,
        }
    }
}

impl fmt::Display for Along {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Row => "row",
            Self::Column => "col",
        })
    }
}

/// A cell of the grid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Place {
    pub(super) row: u8,
    pub(super) col: u8,
}

impl Place {
    /// The place this many cells further along a row or column; back, if negative.
    pub(super) fn shift(self, along: Along, cells: i8) -> Self {
        match along {
            Along::Row => Self {
                col: self.col.wrapping_add_signed(cells),
                ..self
            },
            Along::Column => Self {
                row: self.row.wrapping_add_signed(cells),
                ..self
            },
        }
    }
}

/// `50.52`: row and column.
impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.row, self.col)
    }
}

/// A sequence on the grid, from its left or top end: neighbours differ by one, all up or all down (ruling A3). A line that wraps from
/// 6 to 1 or has a gap cannot be expressed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Line {
    pub(super) along: Along,
    pub(super) start: Place,
    /// The face at the start.
    pub(super) first: u8,
    /// From each face to the next: 1 or -1.
    pub(super) step: i8,
    pub(super) len: u8,
}

impl Line {
    /// Each die of it: where, and what it shows.
    pub(super) fn dice(self) -> impl Iterator<Item = (Place, u8)> {
        (0..self.len.cast_signed()).map(move |nth| {
            let face = self.first.wrapping_add_signed(self.step * nth);
            (self.start.shift(self.along, nth), face)
        })
    }

    pub(super) fn faces(self) -> impl Iterator<Item = u8> {
        self.dice().map(|(_, face)| face)
    }

    pub(super) fn end(self) -> Place {
        self.start.shift(self.along, self.len.cast_signed() - 1)
    }

    pub(super) fn sum(self) -> i32 {
        self.faces().map(i32::from).sum()
    }
}

/// `row-50.50-1234`: the notation of a placement.
impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}-", self.along, self.start)?;
        self.faces().try_for_each(|face| write!(f, "{face}"))
    }
}

/// Spreads a number over 64 bits: the finish of `splitmix64`.
fn scattered(number: u64) -> u64 {
    let once = (number ^ (number >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let twice = (once ^ (once >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    twice ^ (twice >> 31)
}

/// The dice on the board.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Board {
    /// 0 where there is no die, or else its face in the lowest three bits, and above them the seat that placed it.
    dice: [[u8; RING as usize]; RING as usize],
    count: u8,
    /// A sum over all dice, so that their order does not matter.
    hash: u64,
    /// The upper left corner of the smallest box around all dice.
    low: Place,
    /// The lower right corner.
    high: Place,
}

impl Board {
    pub(super) fn new() -> Self {
        Self {
            dice: [[0; RING as usize]; RING as usize],
            count: 0,
            hash: 0,
            low: START,
            high: START,
        }
    }

    /// The number of dice on the board.
    pub(super) fn count(&self) -> u8 {
        self.count
    }

    pub(super) fn hash(&self) -> u64 {
        self.hash
    }

    pub(super) fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// The corners of the smallest box around all dice.
    pub(super) fn corners(&self) -> (Place, Place) {
        (self.low, self.high)
    }

    /// The face of the die there; 0 if there is none.
    pub(super) fn face(&self, place: Place) -> u8 {
        self.at(place) & FACE
    }

    fn at(&self, place: Place) -> u8 {
        self.dice[usize::from(place.row % RING)][usize::from(place.col % RING)]
    }

    /// Who placed the die that is there.
    pub(super) fn owner(&self, place: Place) -> Seat {
        Seat::new(usize::from(self.at(place) / (FACE + 1)))
    }

    pub(super) fn is_free(&self, place: Place) -> bool {
        self.face(place) == 0
    }

    /// Puts a die of this seat on a free place; it never moves again (ruling A20).
    pub(super) fn put(&mut self, place: Place, face: u8, seat: Seat) {
        let index = u8::try_from(seat.index()).unwrap_or(0);
        let die = face + index * (FACE + 1);
        self.dice[usize::from(place.row % RING)][usize::from(place.col % RING)] = die;
        if self.is_empty() {
            (self.low, self.high) = (place, place);
        }
        self.count += 1;
        let at = [place.row % RING, place.col % RING, face].map(u64::from);
        self.hash = self
            .hash
            .wrapping_add(scattered((at[0] << 16) + (at[1] << 8) + at[2]));
        (self.low, self.high) = self.corners_with(place, place);
    }

    /// The corners of the box when there are also dice at `start` and, right of it or below it, `end`.
    fn corners_with(&self, start: Place, end: Place) -> (Place, Place) {
        let low = Place {
            row: self.low.row.min(start.row),
            col: self.low.col.min(start.col),
        };
        let high = Place {
            row: self.high.row.max(end.row),
            col: self.high.col.max(end.col),
        };
        (low, high)
    }

    /// Does the board stay within its guard with this line (ruling A25)?
    pub(super) fn has_room(&self, line: Line) -> bool {
        let (low, high) = self.corners_with(line.start, line.end());
        high.row - low.row < GUARD && high.col - low.col < GUARD
    }

    /// Every die, row by row.
    pub(super) fn dice(&self) -> impl Iterator<Item = Place> {
        let (low, high) = self.corners();
        (low.row..=high.row)
            .flat_map(move |row| (low.col..=high.col).map(move |col| Place { row, col }))
            .filter(|place| !self.is_free(*place))
    }

    /// Does this place have a neighbour along a row or column? A die with a neighbour is in a line there.
    pub(super) fn in_line(&self, place: Place, along: Along) -> bool {
        !self.is_free(place.shift(along, -1)) || !self.is_free(place.shift(along, 1))
    }

    /// The dice that a placement adds: those of its line that are not on the board yet.
    pub(super) fn added(&self, line: Line) -> impl Iterator<Item = (Place, u8)> {
        line.dice().filter(|(place, _)| self.is_free(*place))
    }

    /// The line through a die that shows `face` at `place`; the die need not be on the board yet.
    fn through(&self, place: Place, face: u8, along: Along) -> Line {
        let far = |heading| {
            let (mut end, mut shown) = (place, face);
            loop {
                let next = end.shift(along, heading);
                match self.face(next) {
                    0 => return (end, shown),
                    more => (end, shown) = (next, more),
                }
            }
        };
        let (start, first) = far(-1);
        let (_, last) = far(1);
        Line {
            along,
            start,
            first,
            step: if first < last { 1 } else { -1 },
            len: first.abs_diff(last) + 1,
        }
    }

    /// The line on the board that a longer one extends, if there is one. It is the only one: two lines of three and a new die
    /// between them would be longer than a line may be.
    pub(super) fn extended(&self, longer: Line) -> Option<Line> {
        let along = longer.along;
        let mut old = longer.dice().filter(|(place, _)| !self.is_free(*place));
        let (place, face) = old.find(|(place, _)| self.in_line(*place, along))?;
        Some(self.through(place, face, along))
    }

    /// Every line on the board: the rows from the top, then the columns from the left.
    pub(super) fn lines(&self) -> impl Iterator<Item = Line> {
        [Along::Row, Along::Column]
            .into_iter()
            .flat_map(move |along| {
                let begins = move |place: &Place| {
                    self.is_free(place.shift(along, -1)) && !self.is_free(place.shift(along, 1))
                };
                self.dice()
                    .filter(begins)
                    .map(move |place| self.through(place, self.face(place), along))
            })
    }

    /// The lines that a placement makes or extends: its own, then those that a new die makes or extends across it
    /// (ruling A12). A line that is crossed at an old die is not among them (ruling A13).
    pub(super) fn made(&self, line: Line) -> impl Iterator<Item = Line> {
        let across = line.along.across();
        let crossing = self
            .added(line)
            .filter(move |(place, _)| self.in_line(*place, across))
            .map(move |(place, face)| self.through(place, face, across));
        std::iter::once(line).chain(crossing)
    }

    /// What a placement scores: the sums of all lines that it makes or extends, old dice included (ruling A12).
    pub(super) fn score(&self, line: Line) -> i32 {
        self.made(line).map(Line::sum).sum()
    }
}

/// `{50.50: 1, 50.51: 2}`
impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let dice = self
            .dice()
            .map(|place| (format!("{place}"), self.face(place)));
        f.debug_map().entries(dice).finish()
    }
}
