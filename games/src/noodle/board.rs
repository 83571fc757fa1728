//! The shared board: six columns of cubes in three restaurants. Nothing about dice or turns.

use crate::lang::Restaurant;
use crate::seat::Seat;

/// Points for each pair of neighbouring cubes at the end.
pub(super) const PAIR: i32 = 10;

/// A column of the board, from left to right.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Column {
    /// For strands of 1s, in the yellow restaurant.
    One,
    /// For strands of 2s.
    Two,
    /// Beside the 2, in the yellow restaurant.
    ThreeA,
    /// Beside the 4, in the pink restaurant.
    ThreeB,
    /// For strands of 4s.
    Four,
    /// For strands of 5s, in the blue restaurant.
    Five,
}

use Column::{Five, Four, One, ThreeA, ThreeB, Two};

/// The columns of each restaurant, from left to right.
pub(super) const RESTAURANTS: [&[Column]; 3] = [&[One, Two, ThreeA], &[ThreeB, Four], &[Five]];

/// Columns that are neighbours in one restaurant; 3a and 3b are not (ruling N32).
pub const NEIGHBOURS: [(Column, Column); 3] = [(One, Two), (Two, ThreeA), (ThreeB, Four)];

impl Column {
    /// Every column, from left to right.
    pub const ALL: [Self; 6] = [One, Two, ThreeA, ThreeB, Four, Five];

    /// `3a`
    pub fn name(self) -> &'static str {
        ["1", "2", "3a", "3b", "4", "5"][self as usize]
    }

    pub(super) fn restaurant(self) -> Restaurant {
        match self {
            One | Two | ThreeA => Restaurant::Yellow,
            ThreeB | Four => Restaurant::Pink,
            Five => Restaurant::Blue,
        }
    }

    /// The columns for a strand of this face: 3s go to 3a or 3b, 6s to any column (rulings N24, N25).
    pub fn taking(face: u8) -> &'static [Self] {
        match face {
            1 => &[One],
            2 => &[Two],
            3 => &[ThreeA, ThreeB],
            4 => &[Four],
            5 => &[Five],
            _ => &Self::ALL,
        }
    }
}

/// Cubes, in rows from the bottom. Columns have no top (ruling N28) and the supply has no end (ruling N29).
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Board {
    rows: Vec<[Option<Seat>; 6]>,
    heights: [usize; 6],
}

impl Board {
    /// Puts a cube on the lowest free space of a column and gives its row, from 1.
    pub(super) fn place(&mut self, column: Column, seat: Seat) -> usize {
        let height = &mut self.heights[column as usize];
        if *height == self.rows.len() {
            self.rows.push([None; 6]);
        }
        self.rows[*height][column as usize] = Some(seat);
        *height += 1;
        *height
    }

    pub(super) fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    pub(super) fn height(&self, column: Column) -> usize {
        self.heights[column as usize]
    }

    /// Whose cube is there; rows count from 1.
    pub(super) fn cube(&self, row: usize, column: Column) -> Option<Seat> {
        self.rows.get(row - 1)?[column as usize]
    }

    /// The columns that have reached or crossed the line; 3a and 3b count as two (ruling N31).
    pub(super) fn at_line(&self, line: usize) -> impl Iterator<Item = Column> {
        Column::ALL
            .into_iter()
            .filter(move |column| self.height(*column) >= line)
    }

    /// Every pair of this seat's cubes, as its row and its columns, from the bottom (ruling N32).
    pub(super) fn pairs(&self, seat: Seat) -> impl Iterator<Item = (usize, Column, Column)> {
        (1..).zip(&self.rows).flat_map(move |(row, cubes)| {
            NEIGHBOURS
                .into_iter()
                .filter(move |(left, right)| {
                    cubes[*left as usize] == Some(seat) && cubes[*right as usize] == Some(seat)
                })
                .map(move |(left, right)| (row, left, right))
        })
    }

    /// The points for this seat's pairs.
    pub(super) fn bonus(&self, seat: Seat) -> i32 {
        self.pairs(seat).map(|_| PAIR).sum()
    }

    /// The points for pairs that this seat would gain by a cube on this column now.
    pub(super) fn gain(&self, column: Column, seat: Seat) -> i32 {
        let row = self.height(column) + 1;
        let beside = |other| self.cube(row, other) == Some(seat);
        NEIGHBOURS
            .into_iter()
            .filter(|(left, right)| {
                (*left == column && beside(*right)) || (*right == column && beside(*left))
            })
            .map(|_| PAIR)
            .sum()
    }
}
