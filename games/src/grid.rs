//! A board as rows of cells. Each cell says what is in it, as the name of a picture and as a character, so that one description
//! has two drawings: rows of pictures, and a block of plain ASCII in which every character has the same width.
//! Only the words at the right of a row are in the language of the screen.

use std::borrow::Cow;
use std::fmt::Write;

use crate::names::Names;
use crate::picture::{self, ASIDE_DICE, DICE, MARKS, NEW_DICE, ROLLED_DICE, TRIED_DICE, UNKNOWN};
use crate::seat::Seat;

/// What fits a phone: a block of code in a message has 279 of its 390 pixels, at 7.5 pixels a character.
pub const WIDEST_CODE: usize = 37;

/// How many pictures fit one line on a phone.
pub const WIDEST_TILES: usize = 13;

/// How many large pictures fit one line on a phone.
pub const WIDEST_LARGE: usize = 8;

/// How many characters of a block of code this is as wide as: those of Chinese, Japanese and Korean, and the blank of their width, count
/// twice.
pub fn columns(text: &str) -> usize {
    let wide = text
        .chars()
        .filter(|c| ('\u{2e80}'..='\u{ffef}').contains(c));
    text.chars().count() + wide.count()
}

/// Rows from top to bottom.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Grid {
    /// Rows need not be equally long; what is missing at the right is empty.
    pub rows: Vec<GridRow>,
}

/// Cells from left to right.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct GridRow {
    /// The cells.
    pub cells: Vec<Cell>,
    /// A few words to the right of the last cell. Plain text; may be empty.
    pub note: String,
}

/// What is in one place of the grid.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cell {
    /// The name of a picture: a common one ([`crate::picture::shared`]), a number or one of the game's own. Empty where there is none:
    /// then the grid is drawn as a block of code.
    pub picture: &'static str,
    /// What a block of code shows instead: one ASCII character, or two in a column of labels.
    pub code: Cow<'static, str>,
    /// The character that fills the place before `code` in the block: a blank, or a sign such as `*` for a die just placed. A row of
    /// cells with the sign `=` is a line from edge to edge. It is left out where the block would be too wide.
    pub sign: char,
    /// Whether this is a player's mark.
    pub player: bool,
}

/// How a die stands out from others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DieState {
    /// Like most.
    Plain,
    /// Rolled by the latest move: it tumbles where pictures can move.
    Rolled,
    /// Just placed or rolled: in a frame; `*` in the block.
    New,
    /// Only tried out: green; `+` in the block.
    Tried,
    /// Set aside, and not rolled again: dark; `'` in the block.
    Aside,
}

impl Cell {
    /// Nothing at all.
    pub const GAP: Self = Self::picture("gap", " ");

    /// A picture, and the character that means the same.
    pub const fn picture(picture: &'static str, code: &'static str) -> Self {
        Self {
            picture,
            code: Cow::Borrowed(code),
            sign: ' ',
            player: false,
        }
    }

    /// A common die.
    ///
    /// # Panics
    /// If the face is not 1 to 6.
    pub fn die(face: u8, state: DieState) -> Self {
        let (pictures, sign) = match state {
            DieState::Plain => (&DICE, ' '),
            DieState::Rolled => (&ROLLED_DICE, ' '),
            DieState::New => (&NEW_DICE, '*'),
            DieState::Tried => (&TRIED_DICE, '+'),
            DieState::Aside => (&ASIDE_DICE, '\''),
        };
        let nth = usize::from(face) - 1;
        Self::picture(pictures[nth].name, ["1", "2", "3", "4", "5", "6"][nth]).signed(sign)
    }

    /// A number, or `?` where it is not known yet; the best is gold, with `*` in the block.
    pub fn number(number: Option<i16>, best: bool) -> Self {
        let tile = number.map_or(Some(&UNKNOWN), |number| picture::number(number, best));
        let code = number.map_or_else(|| "?".to_owned(), |number| number.to_string());
        Self {
            code: code.into(),
            ..Self::picture(tile.map_or("", |tile| tile.name), "")
        }
        .signed(if best { '*' } else { ' ' })
    }

    /// Something that belongs to a player, such as a cube: the player's mark, and in the block their letter.
    pub fn player(seat: Seat, names: &Names) -> Self {
        Self {
            picture: MARKS[names.mark(seat)].name,
            code: names.letter(seat).to_string().into(),
            sign: ' ',
            player: true,
        }
    }

    /// Changes the picture, such as to that of a linked cube.
    #[must_use]
    pub fn shown_as(self, picture: &'static str) -> Self {
        Self { picture, ..self }
    }

    /// Puts this sign before the character.
    #[must_use]
    pub fn signed(self, sign: char) -> Self {
        Self { sign, ..self }
    }
}

impl GridRow {
    /// A row without a note.
    pub fn of(cells: impl IntoIterator<Item = Cell>) -> Self {
        Self {
            cells: cells.into_iter().collect(),
            note: String::new(),
        }
    }

    /// Adds a note at the right.
    #[must_use]
    pub fn noted(self, note: impl Into<String>) -> Self {
        Self {
            note: note.into(),
            ..self
        }
    }
}

impl Grid {
    /// How many cells the longest row has.
    pub fn width(&self) -> usize {
        let widths = self.rows.iter().map(|row| row.cells.len());
        widths.max().unwrap_or(0)
    }

    /// Does a line of pictures fit a phone?
    pub fn fits_as_tiles(&self) -> bool {
        self.width() <= WIDEST_TILES
    }

    /// How many pictures its drawing as tiles has.
    pub fn tile_count(&self) -> usize {
        self.rows.iter().map(|row| row.shown().len()).sum()
    }

    /// Does it show a player's mark anywhere?
    pub fn has_players(&self) -> bool {
        self.rows
            .iter()
            .any(|row| row.cells.iter().any(|cell| cell.player))
    }

    /// The grid as rows of picture tokens. Empty places at the end of a row are left out.
    pub fn tiles(&self) -> String {
        let mut text = String::new();
        for row in &self.rows {
            for cell in row.shown() {
                _ = write!(text, ":{}:", cell.picture);
            }
            if !row.note.is_empty() {
                _ = write!(text, " {}", row.note);
            }
            text.push('\n');
        }
        text
    }

    /// The grid as lines, without a blank at the end of a line. Signs are left out if a line would be too wide for a phone.
    pub fn code(&self) -> String {
        self.drawn(!self.is_too_wide_for_signs())
    }

    /// Are signs left out of the block, because it would be too wide?
    pub fn is_too_wide_for_signs(&self) -> bool {
        let signed = self.drawn(true);
        signed.lines().any(|line| columns(line) > WIDEST_CODE)
    }

    fn drawn(&self, signs: bool) -> String {
        let widths: Vec<usize> = (0..self.width())
            .map(|column| {
                let cells = self.rows.iter().filter_map(|row| row.cells.get(column));
                cells.map(|cell| cell.code.len()).max().unwrap_or(1)
            })
            .collect();
        let mut text = String::new();
        for row in &self.rows {
            let start = text.len();
            for (cell, width) in row.cells.iter().zip(&widths) {
                let room = width - cell.code.len() + usize::from(signs);
                text.extend(std::iter::repeat_n(cell.sign, room));
                text.push_str(&cell.code);
            }
            if row.note.is_empty() {
                text.truncate(start + text[start..].trim_end().len());
            } else {
                _ = write!(text, " {}", row.note);
            }
            text.push('\n');
        }
        text
    }
}

impl GridRow {
    /// The cells up to the last that is not empty; all of them if a note follows.
    fn shown(&self) -> &[Cell] {
        let empty = self
            .cells
            .iter()
            .rev()
            .take_while(|cell| **cell == Cell::GAP);
        let end = if self.note.is_empty() {
            self.cells.len() - empty.count()
        } else {
            self.cells.len()
        };
        &self.cells[..end]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample() -> Grid {
        let ann = Seat::new(0);
        let names = Names::letters();
        Grid {
            rows: vec![
                GridRow::of([Cell::GAP, Cell::player(ann, &names), Cell::GAP]),
                GridRow::of(vec![Cell::picture("gap", "=").signed('='); 3]).noted("line"),
                GridRow::of([
                    Cell::die(3, DieState::Plain),
                    Cell::die(5, DieState::New),
                    Cell::picture("gap", "3a"),
                ]),
            ],
        }
    }

    #[test]
    fn one_description_has_two_drawings() {
        assert_eq!(
            sample().tiles(),
            ":gap::red:\n:gap::gap::gap: line\n:d3::d5n::gap:\n"
        );
        assert_eq!(sample().code(), "   A\n======= line\n 3*5 3a\n");
    }

    #[test]
    fn a_wide_block_leaves_the_signs_out() {
        let row = |cells: usize| {
            let dice = (0..cells).map(|_| Cell::die(1, DieState::New));
            Grid {
                rows: vec![GridRow::of(dice)],
            }
        };
        assert!(row(18).code().starts_with("*1*1"));
        assert!(row(19).is_too_wide_for_signs());
        assert_eq!(row(19).code(), format!("{}\n", "1".repeat(19)));
    }
}
