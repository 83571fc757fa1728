//! What is written on buttons and in menus.

use std::fmt::Write;

use super::super::AddEmUp;
use super::super::board::{Board, Line, Place};
use super::super::drawing::Hidden;
use super::{direction, spaced};
use crate::grammar::{counted, list};
use crate::names::Names;

/// Discord's limit for the second line of a menu's entry, in characters.
const DETAIL: usize = 100;

pub(in crate::addemup) fn roll(count: u8) -> String {
    format!("Roll {}", counted(count, "die"))
}

pub(in crate::addemup) const STOP: &str = "Stop here";

pub(in crate::addemup) const BONUS: &str = "Take the bonus die";
pub(in crate::addemup) const PLACE: &str = "Place it";
pub(in crate::addemup) const FIRST: &str = "Back to the best lines";
pub(in crate::addemup) const OTHER_WAYS: &str = "The same lines down, or turned round";

pub(in crate::addemup) fn place(points: i32) -> String {
    format!("Place it · {points:+}")
}

pub(in crate::addemup) fn prompt(ways: &str) -> String {
    format!("Try a line: {ways}")
}

pub(in crate::addemup) fn more(count: usize) -> String {
    counted(count, "more line")
}

/// `+15 · 1 2 3 [4] [5]`
pub(in crate::addemup) fn line(board: &Board, line: Line, points: i32) -> String {
    format!("{points:+} · {}", shown(board, line))
}

/// `1 2 3 [4] [5]`: the line with its new dice in brackets.
fn shown(board: &Board, line: Line) -> String {
    let dice = line.dice().map(|(place, face)| {
        if board.is_free(place) {
            format!("[{face}]")
        } else {
            face.to_string()
        }
    });
    dice.collect::<Vec<_>>().join(" ")
}

/// `1 2 3 [4] [5] across, top left`: the line, and in which part of the board it is; an opening has no board yet.
pub(in crate::addemup) fn placement(board: &Board, line: Line) -> String {
    let text = format!("{} {}", shown(board, line), direction(line.along));
    match anchor(board, line) {
        Some((place, _)) => format!("{text}, {}", region(board, place)),
        None => text,
    }
}

/// Where a placement goes, and the lines that it makes the other way: `across, through Ann's 5, top left; down 3 4 5`.
pub(in crate::addemup) fn detail<const EDITION: u16>(
    game: &AddEmUp<EDITION>,
    line: Line,
    names: &Names,
) -> String {
    let board = &game.board;
    let mut detail = direction(line.along).to_owned();
    if let Some((place, face)) = anchor(board, line) {
        // Menus have no markdown, so the name needs no escapes.
        let name = names.of(board.owner(place)).replace('\\', "");
        _ = match board.extended(line) {
            Some(old) => write!(detail, ", extends {}", spaced(old.faces())),
            None => write!(detail, ", through {name}'s {face}"),
        };
        _ = write!(detail, ", {}", region(board, place));
    }
    for (nth, made) in board.made(line).skip(1).enumerate() {
        let lead = if nth == 0 {
            format!("; {} ", direction(made.along))
        } else {
            ", ".to_owned()
        };
        let more = format!("{lead}{}", spaced(made.faces()));
        if detail.chars().count() + more.chars().count() > DETAIL {
            break;
        }
        detail.push_str(&more);
    }
    detail
}

/// The first die of the line that is on the board already; none in an opening.
fn anchor(board: &Board, line: Line) -> Option<(Place, u8)> {
    line.dice().find(|(place, _)| !board.is_free(*place))
}

/// `top left`, `bottom right`, `middle`: in which of nine parts of the board a place is.
pub(in crate::addemup) fn region(board: &Board, place: Place) -> &'static str {
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
        ["top left", "top", "top right"],
        ["left", "middle", "right"],
        ["bottom left", "bottom", "bottom right"],
    ][row][col]
}

/// What a placement adds, line by line, and what is left then.
pub(in crate::addemup) fn tried<const EDITION: u16>(
    game: &AddEmUp<EDITION>,
    line: Line,
    left: u8,
    bonus_follows: bool,
) -> String {
    let gain = game.gain(line);
    let mut text = format!("**{:+}**", gain.points());
    for (nth, made) in game.board.made(line).enumerate() {
        let lead = if nth == 0 { ": " } else { ", " };
        _ = write!(
            text,
            "{lead}{} {} = {}",
            direction(made.along),
            spaced(made.faces()),
            made.sum()
        );
    }
    if gain.before > 0 {
        _ = write!(text, ", less {} scored before", gain.before);
    }
    if bonus_follows {
        text += ". Then a bonus die is offered.";
    } else {
        _ = write!(text, ". {} left.", counted(left, "die"));
    }
    text
}

/// `-# 3 rows above and 2 columns at the left are not in the picture.`
pub(in crate::addemup) fn hidden(of: Hidden) -> Option<String> {
    let sides = [
        (of.above, "row", "above"),
        (of.below, "row", "below"),
        (of.left, "column", "at the left"),
        (of.right, "column", "at the right"),
    ];
    let hidden = sides.into_iter().filter(|(count, ..)| *count > 0);
    let hidden = hidden.map(|(count, what, side)| format!("{} {side}", counted(count, what)));
    let hidden: Vec<String> = hidden.collect();
    (!hidden.is_empty()).then(|| format!("-# Not in the picture: {}.", list(hidden)))
}

/// The price of a bonus die in one line.
pub(in crate::addemup) fn odds(board: &Board) -> String {
    let fitting = super::bonus_scores(board).iter().flatten().count();
    if fitting == 0 {
        return "**Beware:** it fits nowhere, and can only cost you its number.".to_owned();
    }
    let (_, average) = super::bonus_changes(board);
    format!("It fits with {fitting} of 6 faces, or costs its number: {average:+.1} on average.")
}
