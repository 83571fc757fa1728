//! The board as a grid of dice, cropped to what is in play where all of it would not fit a phone.

use std::cmp::Reverse;

use super::board::{Board, Line, Place};
use crate::grid::{Cell, DieState, Grid, GridRow, WIDEST_TILES};

/// How many rows leave room for the controls under them, and for the lines of many players above them.
const MOST_ROWS: usize = 9;
const MOST_ROWS_OF_MANY: usize = 7;

/// How many rows fit at the end, when there are no buttons, and how many tiles fit into the text of a message.
const MOST_ROWS_AT_THE_END: usize = 13;
const MOST_ROWS_OF_MANY_AT_THE_END: usize = 12;
const MOST_TILES: usize = 120;

/// How much more a new die weighs than another, and one of the line that is tried out: more than all that are new.
const NEW: usize = 100;
const TRIED: usize = 10_000;

/// The smallest box around all dice; or, of a large one, the part with the line that is tried out, and else with what is new. And whether
/// it is the whole board.
pub(super) fn grid(
    board: &Board,
    players: usize,
    over: bool,
    trial: Option<Line>,
    state: impl Fn(Place) -> DieState,
) -> (Grid, bool) {
    let many = players > 4;
    let tried: Vec<Place> = trial
        .iter()
        .flat_map(|line| line.dice())
        .map(|(place, _)| place)
        .collect();
    let weight = |place: &Place| match state(*place) {
        _ if tried.contains(place) => TRIED,
        DieState::Plain | DieState::Rolled => 1,
        _ => NEW,
    };
    if !over {
        let most = if many { MOST_ROWS_OF_MANY } else { MOST_ROWS };
        return cropped(board, most, &state, &weight);
    }
    let mut rows = if many {
        MOST_ROWS_OF_MANY_AT_THE_END
    } else {
        MOST_ROWS_AT_THE_END
    };
    loop {
        let (grid, is_whole) = cropped(board, rows, &state, &weight);
        if rows == MOST_ROWS || grid.tile_count() <= MOST_TILES {
            return (grid, is_whole);
        }
        rows -= 1;
    }
}

fn cropped(
    board: &Board,
    rows: usize,
    state: &impl Fn(Place) -> DieState,
    weight: &impl Fn(&Place) -> usize,
) -> (Grid, bool) {
    let (low, high) = board.corners();
    let dice: Vec<Place> = board.dice().collect();
    let part = |low: u8, high: u8, room: usize, at: &dyn Fn(&Place) -> u8| {
        let room = u8::try_from(room).unwrap_or(u8::MAX);
        if high - low < room {
            return (low, high);
        }
        let inside = |start: u8| {
            let within = |place: &&Place| (start..start + room).contains(&at(place));
            dice.iter().filter(within).map(weight).sum::<usize>()
        };
        let start = (low..=high + 1 - room).max_by_key(|start| (inside(*start), Reverse(*start)));
        let start = start.unwrap_or(low);
        (start, start + room - 1)
    };
    let (left, right) = part(low.col, high.col, WIDEST_TILES, &|place| place.col);
    let (top, bottom) = part(low.row, high.row, rows, &|place| place.row);
    let rows = (top..=bottom).map(|row| {
        GridRow::of((left..=right).map(|col| {
            let place = Place { row, col };
            match board.face(place) {
                0 => Cell::GAP,
                face => Cell::die(face, state(place)),
            }
        }))
    });
    let grid = Grid {
        rows: rows.collect(),
    };
    let is_whole = (left, top) == (low.col, low.row) && (right, bottom) == (high.col, high.row);
    (grid, is_whole)
}

#[cfg(test)]
mod tests {
    use super::super::board::{Along, GUARD, START};
    use super::*;
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
        let (grid, is_whole) = grid(&board, 2, false, None, state);
        assert!(is_whole);
        assert_eq!(grid.code(), "*1 2 3\n    +4\n");
        assert_eq!(grid.tiles(), ":d1n::d2::d3:\n:gap::gap::d4t:\n");
    }

    #[test]
    fn a_large_board_is_cropped_to_what_is_new() {
        let mut board = Board::new();
        let last = place(START.row + GUARD - 1, START.col + GUARD - 1);
        board.put(START, 1, Seat::new(0));
        board.put(place(START.row + 1, START.col), 2, Seat::new(0));
        board.put(last, 6, Seat::new(0));
        for over in [false, true] {
            let (old, _) = grid(&board, 2, over, None, |_| DieState::Plain);
            assert!(old.tiles().starts_with(":d1:\n:d2:\n"), "{}", old.tiles());
            let (new, is_whole) = grid(&board, 2, over, None, |at| {
                if at == last {
                    DieState::New
                } else {
                    DieState::Plain
                }
            });
            assert!(!is_whole && new.fits_as_tiles());
            assert!(new.rows.len() <= MOST_ROWS_AT_THE_END);
            assert!(new.tiles().trim_end().ends_with(":d6n:"), "{}", new.tiles());
        }
    }

    /// Two dice that were just placed at the top hid the one that was tried at the bottom.
    #[test]
    fn the_line_that_is_tried_is_seen_whatever_is_new() {
        let mut board = Board::new();
        for down in 0..12 {
            board.put(place(START.row + down, START.col), 1, Seat::new(0));
        }
        let line = Line {
            start: place(START.row + 8, START.col),
            along: Along::Column,
            len: 4,
            first: 1,
            step: 1,
        };
        let tried = place(START.row + 11, START.col);
        let state = |at: Place| match at.row - START.row {
            0 | 1 => DieState::New,
            11 => DieState::Tried,
            _ => DieState::Plain,
        };
        assert_eq!(line.end(), tried);
        let (grid, is_whole) = grid(&board, 2, false, Some(line), state);
        assert!(
            grid.tiles().trim_end().ends_with(":d1t:"),
            "{}",
            grid.tiles()
        );
        assert_eq!((grid.rows.len(), is_whole), (MOST_ROWS, false));
    }
}
