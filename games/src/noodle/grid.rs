//! The board of Noodle Roll as a grid: cubes from the bottom, the line, and the signs of the columns; and the dice of a turn.

use super::board::{Board, Column, RESTAURANTS};
use super::roll::SET;
use super::{Turn, pictures};
use crate::grid::{Cell, DieState, Grid, GridRow};
use crate::lang::{Lang, noodle as t};
use crate::names::Names;

/// The most rows that are drawn. Only one column can be far above the line, and a drawing of all of it would be mostly air.
const MOST_ROWS: usize = 8;

/// How many cubes are in a row that continues a column.
const CUBES_IN_A_ROW: usize = 7;

/// Draws the board with its line.
pub(super) fn board(board: &Board, line: usize, names: &Names) -> Grid {
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
            rows.push(row.noted(t::from_row(names.lang(), from)));
        }
    }
    rows.push(GridRow::of(across(|column| {
        Cell::picture(pictures::label(column), column.name())
    })));
    for row in (1..=top).rev() {
        if row == line {
            let drawn = Cell::picture("line", "=").signed('=');
            let width = Column::ALL.len() + RESTAURANTS.len() - 1;
            let to_go = 2_usize.saturating_sub(board.at_line(line).count());
            let note = t::line_to_go(names.lang(), to_go);
            rows.push(GridRow::of(vec![drawn; width]).noted(note));
        }
        rows.push(GridRow::of(across(|column| {
            cube(board, row, column, names)
        })));
    }
    Grid { rows }
}

/// One cell for each column, with a wall between two restaurants.
fn across(mut cell: impl FnMut(Column) -> Cell) -> Vec<Cell> {
    let mut cells = Vec::new();
    for columns in RESTAURANTS {
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
    let pairs: Vec<_> = board.pairs(seat).filter(|(at, ..)| *at == row).collect();
    let left = pairs.iter().any(|(_, _, right)| *right == column);
    let right = pairs.iter().any(|(_, left, _)| *left == column);
    let cube = Cell::player(seat, names).signed(if left { '-' } else { ' ' });
    match pictures::linked(names.mark(seat), left, right) {
        Some(picture) => cube.shown_as(picture),
        None => cube,
    }
}

/// The dice of a turn, if there are any: those kept, set aside with what they are worth; below them those `just_rolled`, lowest first,
/// which matter until it is chosen what to keep. What a chef combined is green, sets are framed, and faces too low are dark.
pub(super) fn dice(turn: &Turn, just_rolled: bool, lang: Lang) -> Option<Grid> {
    let mut rows = Vec::new();
    if !turn.fresh() {
        let kept = turn.strands().flat_map(|strand| {
            let die = Cell::die(strand.face, DieState::Aside);
            std::iter::repeat_n(die, usize::from(strand.size))
        });
        let points = turn.points();
        let note = t::kept_dice(lang, points > 0, points);
        rows.push(GridRow::of(kept).noted(note));
    }
    if just_rolled {
        let rolled = (1..=6).flat_map(|face| {
            let state = match face {
                _ if face < turn.lowest() => DieState::Aside,
                _ if turn.roll.count(face) >= SET => DieState::New,
                _ => DieState::Rolled,
            };
            let loose = usize::from(turn.roll.loose(face));
            let pairs = turn.roll.pairs().filter(move |(a, b)| a + b == face);
            let combined = Cell::die(face, DieState::Tried);
            std::iter::repeat_n(Cell::die(face, state), loose)
                .chain(std::iter::repeat_n(combined, pairs.count()))
        });
        rows.push(GridRow::of(rolled));
    }
    (!rows.is_empty()).then_some(Grid { rows })
}
