//! Turns, lines and chances in words.

use std::fmt::Write;
use std::ops::ControlFlow;

use super::board::{Along, Board, Line};
use super::hand::Hand;
use super::placements::Faces;
use super::{End, Turn};
use crate::picture;

pub(super) fn reason(end: End) -> &'static str {
    match end {
        End::EmptyPile => "The pile is empty.",
        End::Stuck => "No line can be made or extended any more, whatever is rolled.",
        End::Passes => "Too many turns in a row went by without a play.",
        End::LastSeat => "Everyone else left.",
    }
}

/// What a turn placed, and what its bonus die did.
pub(super) fn plays(turn: &Turn) -> String {
    let mut lines: Vec<String> = turn
        .plays()
        .map(|play| {
            let mut text = format!(
                "- {}: {} for {}",
                whereabouts(play.line),
                spaced(play.line.faces()),
                points(play.gain.points()),
            );
            if play.gain.across > 0 {
                _ = write!(text, ", {} of them across", play.gain.across);
            }
            if play.gain.before > 0 {
                _ = write!(text, ", on top of {} earlier this turn", play.gain.before);
            }
            if play.bonus {
                text += ", by the bonus die";
            }
            text
        })
        .collect();
    if turn.lost > 0 {
        let face = picture::die(turn.lost);
        lines.push(format!(
            "- the bonus die {face} fitted nowhere: {} off",
            turn.lost
        ));
    }
    lines.join("\n")
}

/// The best score of a bonus die of each face; `None` if it would not fit.
pub(super) fn bonus_scores(board: &Board) -> [Option<i32>; 6] {
    [1, 2, 3, 4, 5, 6].map(|face| {
        let mut best = None;
        let _ = board.each_placement(Faces::NONE.with(face), 1, &mut |line| {
            best = best.max(Some(board.score(line)));
            ControlFlow::Continue(())
        });
        best
    })
}

/// What a bonus die would score, face by face (rulings A6, A18, A19).
pub(super) fn odds(board: &Board) -> String {
    let scores = bonus_scores(board);
    let fitting = scores.iter().flatten().count();
    if fitting == 0 {
        return "**Beware:** a bonus die could not be placed now, whatever it shows. Its number would only be taken off your score."
            .to_owned();
    }
    let mut sum = 0;
    let changes = (1..).zip(scores).map(|(face, score)| {
        let change = score.unwrap_or(-i32::from(face));
        sum += change;
        format!("{} {change:+}", picture::die(face))
    });
    let changes = changes.collect::<Vec<_>>().join("  ");
    let average = f64::from(sum) / 6.0;
    format!(
        "A bonus die fits with {fitting} of 6 faces, and must then be placed. If it does not fit, its number is taken off \
         your score.\n{changes}\nOn average {average:+.1} points, each face at its best place."
    )
}

/// `Row 50, columns 50 to 55`
pub(super) fn whereabouts(line: Line) -> String {
    let (start, end) = (line.start, line.end());
    match line.along {
        Along::Row => format!("Row {}, columns {} to {}", start.row, start.col, end.col),
        Along::Column => format!("Column {}, rows {} to {}", start.col, start.row, end.row),
    }
}

/// `1 2 3 +4 +5`: the dice of a line; `new` writes those that are not on the board yet.
pub(super) fn with_new(board: &Board, line: Line, new: impl Fn(u8) -> String) -> String {
    line.dice()
        .map(|(place, face)| {
            if board.is_free(place) {
                new(face)
            } else {
                face.to_string()
            }
        })
        .collect::<Vec<_>>()
        .join(" ")
}

pub(super) fn pictures(hand: Hand) -> String {
    picture::dice(hand.dice())
}

pub(super) fn spaced(faces: impl Iterator<Item = u8>) -> String {
    faces
        .map(|face| face.to_string())
        .collect::<Vec<_>>()
        .join(" ")
}

pub(super) fn points(count: i32) -> String {
    let ending = if count.abs() == 1 { "" } else { "s" };
    format!("{count} point{ending}")
}

pub(super) fn counted(count: u32, noun: &str) -> String {
    let ending = if count == 1 { "" } else { "s" };
    format!("{count} {noun}{ending}")
}

pub(super) fn dice(count: u8) -> String {
    match count {
        1 => "1 die".to_owned(),
        count => format!("{count} dice"),
    }
}
