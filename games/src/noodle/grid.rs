//! The board of Noodle Roll as lines of plain ASCII: seat letters for cubes, rows from the bottom.

use std::fmt::Write;

use super::board::{Board, Column, RESTAURANTS};

/// Draws the board with its line. Only one column can be far above the line, so its part above all other columns is written in one
/// line at the top, which keeps the drawing low.
pub(super) fn grid(board: &Board, line: usize) -> String {
    let mut heights = Column::ALL.map(|column| board.height(column));
    heights.sort_unstable();
    let top = heights[4].max(line);

    let mut text = String::new();
    for column in Column::ALL {
        if board.height(column) > top {
            let from = top + 1;
            let cubes = (from..=board.height(column)).map(|row| cell(board, row, column));
            let cubes: Vec<String> = cubes.collect();
            _ = write!(text, "column {}, row {from} and up:", column.name());
            // A phone would break a longer line at any place.
            for (at, cube) in cubes.iter().enumerate() {
                let space = if cubes.len() > 5 && at % 15 == 0 {
                    "\n     "
                } else {
                    " "
                };
                _ = write!(text, "{space}{cube}");
            }
            text.push('\n');
        }
    }
    for row in (1..=top).rev() {
        if row == line {
            _ = writeln!(text, "   |==========|=======|====| line");
        }
        _ = write!(text, "{row:>2} |");
        for (_, columns) in RESTAURANTS {
            for column in columns {
                _ = write!(text, " {} ", cell(board, row, *column));
            }
            text.push_str(" |");
        }
        text.push('\n');
    }
    text.push_str("   +----------+-------+----+\n    ");
    for (_, columns) in RESTAURANTS {
        for column in columns {
            _ = write!(text, " {:<2}", column.name());
        }
        text.push_str("  ");
    }
    text.truncate(text.trim_end().len());
    text.push_str("\n    ");
    for (name, columns) in RESTAURANTS {
        let width = 3 * columns.len() + 1;
        _ = write!(text, "{name:^width$} ");
    }
    text.truncate(text.trim_end().len());
    text
}

fn cell(board: &Board, row: usize, column: Column) -> String {
    board
        .cube(row, column)
        .map_or_else(|| ".".to_owned(), |seat| seat.to_string())
}
