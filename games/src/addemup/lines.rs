//! Lines in words: which way they run, where on the board they are, and what they add.

use super::AddEmUp;
use super::board::{Along, Board, Line, Place};
use crate::lang::{Direction, Joins, Lang, Region, addemup as t};
use crate::names::Names;
use crate::telling::in_a_row;

/// Discord's limit for the second line of a menu's entry, in characters.
const DETAIL: usize = 100;

impl Along {
    pub(super) fn direction(self) -> Direction {
        match self {
            Self::Row => Direction::Across,
            Self::Column => Direction::Down,
        }
    }
}

/// `1 2 3 [4] [5]`: the line with its new dice in brackets.
pub(super) fn shown(board: &Board, line: Line) -> String {
    let dice = line.dice().map(|(place, face)| {
        if board.is_free(place) {
            format!("[{face}]")
        } else {
            face.to_string()
        }
    });
    dice.collect::<Vec<_>>().join(" ")
}

/// Where a placement goes, and the lines that it makes the other way: `across, through Ann's 5, top left; down 3 4 5`.
pub(super) fn detail<const EDITION: u16>(
    game: &AddEmUp<EDITION>,
    line: Line,
    names: &Names,
) -> String {
    let (board, lang) = (&game.board, names.lang());
    let direction = line.along.direction();
    let detail = match anchor(board, line) {
        None => {
            let (joins, region) = (Joins::Nothing, Region::Anywhere);
            t::detail(lang, direction, joins, "", "", 0, region)
        }
        Some((place, face)) => {
            let region = region(board, place);
            // Menus have no markdown, so the name needs no escapes.
            let name = names.of(board.owner(place)).replace('\\', "");
            match board.extended(line) {
                Some(old) => {
                    let faces = in_a_row(old.faces());
                    t::detail(lang, direction, Joins::Extends, faces, name, face, region)
                }
                None => t::detail(lang, direction, Joins::Through, "", name, face, region),
            }
        }
    };
    let crossing = board.made(line).skip(1);
    let crossing: Vec<String> = crossing.map(|made| in_a_row(made.faces())).collect();
    let with = |count: usize| {
        let lines = crossing[..count].join(lang.comma());
        t::detail_crossing(lang, &detail, line.along.across().direction(), lines)
    };
    // As many as there is room for.
    let fits = |text: &String| text.chars().count() <= DETAIL;
    let most = (1..=crossing.len()).rev().map(with).find(fits);
    most.unwrap_or(detail)
}

/// The first die of the line that is on the board already; none in an opening.
fn anchor(board: &Board, line: Line) -> Option<(Place, u8)> {
    line.dice().find(|(place, _)| !board.is_free(*place))
}

/// In which of nine parts of the board a place is.
fn region(board: &Board, place: Place) -> Region {
    let (low, high) = board.corners();
    let third = |at: u8, low: u8, high: u8| {
        let span = high - low + 1;
        if span == 1 {
            1
        } else {
            usize::from((at - low) * 3 / span)
        }
    };
    let row = third(place.row, low.row, high.row);
    let col = third(place.col, low.col, high.col);
    [
        [Region::TopLeft, Region::Top, Region::TopRight],
        [Region::Left, Region::Middle, Region::Right],
        [Region::BottomLeft, Region::Bottom, Region::BottomRight],
    ][row][col]
}

/// What a placement adds, line by line, and what is left then.
pub(super) fn tried<const EDITION: u16>(
    game: &AddEmUp<EDITION>,
    line: Line,
    left: u8,
    bonus_follows: bool,
    lang: Lang,
) -> String {
    let gain = game.gain(line);
    let made = game.board.made(line).map(|made| {
        let faces = in_a_row(made.faces());
        t::made_line(lang, made.along.direction(), faces, made.sum())
    });
    let made = made.collect::<Vec<_>>().join(lang.comma());
    let (points, before) = (gain.points(), gain.before);
    t::tried(lang, points, made, before > 0, before, bonus_follows, left)
}
