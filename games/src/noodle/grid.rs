//! The board of Noodle Roll as a grid: cubes from the bottom, the line, and the columns' labels.

use super::board::{Board, Column, NEIGHBOURS, RESTAURANTS};
use super::pictures;
use crate::grid::{Cell, Grid, GridRow};
use crate::seat::Names;

/// The most rows that are drawn. Only one column can be far above the line, and a drawing of all of it would be mostly air.
const MOST_ROWS: usize = 8;

/// How many cubes are in a row that continues a column.
const CUBES_IN_A_ROW: usize = 7;

/// Draws the board with its line.
pub(super) fn grid(board: &Board, line: usize, names: &Names) -> Grid {
    let mut heights = Column::ALL.map(|column| board.height(column));
    heights.sort_unstable();
    let top = heights[4].max(heights[5].min(MOST_ROWS)).max(line);

    let mut rows = Vec::new();
    for column in Column::ALL {
        let above: Vec<Cell> = (top + 1..=board.height(column))
            .map(|row| cube(board, row, column, names))
            .collect();
        for (nth, cubes) in above.chunks(CUBES_IN_A_ROW).enumerate() {
            let label = Cell::picture(pictures::label(column), column.name());
            let row = GridRow::of(std::iter::once(label).chain(cubes.iter().cloned()));
            let from = top + 1 + nth * CUBES_IN_A_ROW;
            rows.push(row.noted(format!("from row {from} up")));
        }
    }
    for row in (1..=top).rev() {
        if row == line {
            let drawn = Cell::picture("line", "=").signed('=');
            let width = Column::ALL.len() + RESTAURANTS.len() - 1;
            rows.push(GridRow::of(vec![drawn; width]).noted("line"));
        }
        rows.push(GridRow::of(across(|column| {
            cube(board, row, column, names)
        })));
    }
    rows.push(GridRow::of(across(|column| {
        Cell::picture(pictures::label(column), column.name())
    })));
    Grid { rows }
}

/// One cell for each column, with a wall between two restaurants.
fn across(mut cell: impl FnMut(Column) -> Cell) -> Vec<Cell> {
    let mut cells = Vec::new();
    for (_, columns) in RESTAURANTS {
        if !cells.is_empty() {
            cells.push(Cell::picture("gap", "|"));
        }
        cells.extend(columns.iter().map(|column| cell(*column)));
    }
    cells
}

fn cube(board: &Board, row: usize, column: Column, names: &Names) -> Cell {
    let Some(seat) = board.cube(row, column) else {
        return Cell::picture(pictures::place(column), ".");
    };
    let linked = |pair: &(Column, Column)| {
        board.cube(row, pair.0) == Some(seat) && board.cube(row, pair.1) == Some(seat)
    };
    let left = NEIGHBOURS
        .iter()
        .any(|pair| pair.1 == column && linked(pair));
    let right = NEIGHBOURS
        .iter()
        .any(|pair| pair.0 == column && linked(pair));
    let cube = Cell::player(seat, names).signed(if left { '-' } else { ' ' });
    match pictures::linked(seat.index(), left, right) {
        Some(picture) => cube.shown_as(picture),
        None => cube,
    }
}
