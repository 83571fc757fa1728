//! The board as a grid of dice.

use super::board::{Board, Place};
use crate::grid::{Cell, DieState, Grid, GridRow};

/// The smallest box around all dice.
pub(super) fn grid(board: &Board, state: impl Fn(Place) -> DieState) -> Grid {
    let (low, high) = board.corners();
    let rows = (low.row..=high.row).map(|row| {
        GridRow::of((low.col..=high.col).map(|col| {
            let place = Place { row, col };
            match board.face(place) {
                0 => Cell::GAP,
                face => Cell::die(face, state(place)),
            }
        }))
    });
    Grid {
        rows: rows.collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::super::board::{GUARD, START};
    use super::*;
    use crate::grid::WIDEST_CODE;
    use crate::seat::Seat;

    fn place(row: u8, col: u8) -> Place {
        Place { row, col }
    }

    #[test]
    fn a_board_has_its_dice_and_what_is_new() {
        let mut board = Board::new();
        for (col, face) in [(49, 1), (50, 2), (51, 3)] {
            board.put(place(50, col), face, Seat::new(0));
        }
        board.put(place(51, 51), 4, Seat::new(0));
        let state = |place: Place| match (place.row, place.col) {
            (51, 51) => DieState::Tried,
            (50, 49) => DieState::New,
            _ => DieState::Plain,
        };
        let grid = grid(&board, state);
        assert_eq!(grid.code(), "*1 2 3\n    +4\n");
        assert_eq!(grid.tiles(), ":d1n::d2::d3:\n:gap::gap::d4t:\n");
    }

    #[test]
    fn the_largest_board_is_drawn_small() {
        for wide in [18, GUARD] {
            let mut board = Board::new();
            board.put(START, 1, Seat::new(0));
            board.put(place(START.row - 1, START.col + wide - 1), 1, Seat::new(0));
            board.put(place(START.row + GUARD - 2, START.col), 1, Seat::new(0));
            let grid = grid(&board, |_| DieState::New);
            assert_eq!(grid.is_too_wide_for_signs(), wide == GUARD);
            let widest = if wide == GUARD {
                usize::from(GUARD)
            } else {
                WIDEST_CODE
            };
            assert!(grid.code().lines().all(|line| line.len() <= widest));
            assert!(grid.code().len() <= 1_900);
        }
    }
}
