//! The board as a grid of characters.

use std::fmt::Write;

use super::board::{Board, Place};

/// A board with more columns is drawn with one character for each cell and without marks: a phone has room for about 37 characters
/// in a line.
const ROOMY: u8 = 16;

/// The mark before a die.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Mark {
    None,
    /// Placed in the marked turn.
    New,
    /// Tried out, not placed.
    Trial,
}

impl Mark {
    fn sign(self) -> char {
        match self {
            Self::None => ' ',
            Self::New => '*',
            Self::Trial => '+',
        }
    }
}

/// Is there room for marks?
pub(super) fn is_roomy(board: &Board) -> bool {
    let (low, high) = board.corners();
    high.col - low.col < ROOMY
}

/// The smallest box around all dice: the row numbers on the left, the column numbers on top with their tens above their ones,
/// and a dot where there is no die. At most 1,900 characters.
pub(super) fn grid(board: &Board, mark: impl Fn(Place) -> Mark) -> String {
    let (low, high) = board.corners();
    let columns = low.col..=high.col;
    let roomy = is_roomy(board);
    let cell = |grid: &mut String, sign: char, shown: char| {
        if roomy {
            grid.push(sign);
        }
        grid.push(shown);
    };
    let mut grid = String::new();
    for digit in [|col: u8| col / 10, |col: u8| col % 10] {
        grid.push_str("   ");
        for col in columns.clone() {
            cell(&mut grid, ' ', char::from(b'0' + digit(col)));
        }
        grid.push('\n');
    }
    for row in low.row..=high.row {
        _ = write!(grid, "{row} ");
        for col in columns.clone() {
            let place = Place { row, col };
            match board.face(place) {
                0 => cell(&mut grid, ' ', '.'),
                face => cell(&mut grid, mark(place).sign(), char::from(b'0' + face)),
            }
        }
        grid.push('\n');
    }
    grid
}

#[cfg(test)]
mod tests {
    use super::super::board::{GUARD, START};
    use super::*;

    fn place(row: u8, col: u8) -> Place {
        Place { row, col }
    }

    #[test]
    fn a_board_has_its_coordinates_and_marks() {
        let mut board = Board::new();
        for (col, face) in [(49, 1), (50, 2), (51, 3)] {
            board.put(place(50, col), face);
        }
        board.put(place(51, 51), 4);
        let mark = |place: Place| match (place.row, place.col) {
            (51, 51) => Mark::Trial,
            (50, 49) => Mark::New,
            _ => Mark::None,
        };
        assert_eq!(
            grid(&board, mark),
            "    4 5 5\n    9 0 1\n50 *1 2 3\n51  . .+4\n"
        );
    }

    #[test]
    fn the_largest_board_is_drawn_small() {
        for wide in [ROOMY, GUARD] {
            let mut board = Board::new();
            board.put(START, 1);
            board.put(place(START.row - 1, START.col + wide - 1), 1);
            board.put(place(START.row + GUARD - 2, START.col), 1);
            assert_eq!(is_roomy(&board), wide == ROOMY);
            assert!(grid(&board, |_| Mark::New).len() <= 1_900);
        }
    }
}
