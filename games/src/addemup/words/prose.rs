//! The answer of the button `?`: the board in words.

use std::fmt::Write;

use super::super::board::Along;
use super::super::{AddEmUp, End, Stage, Turn};
use super::{direction, spaced};
use crate::grammar::counted;
use crate::names::Names;

pub(in crate::addemup) fn board<const EDITION: u16>(
    game: &AddEmUp<EDITION>,
    last: Option<&Turn>,
    names: &Names,
) -> String {
    let mut text = String::new();
    if let Some(last) = last
        && !game.turn.has_played()
    {
        _ = writeln!(text, "{}", story(game, last, names));
    }
    _ = write!(text, "**Pile** {}", counted(game.pile(), "die"));
    if let (Some(limit), passes @ 1..) = (game.pass_limit, game.passes) {
        _ = write!(text, " · turns without a play: {passes} of {limit}");
    }
    text.push('\n');
    let turn = &game.turn;
    if !turn.roll.is_empty() && !matches!(game.stage, Stage::Over(_)) {
        _ = writeln!(text, "**Roll** {}", spaced(turn.roll.dice()));
        if turn.has_played() {
            _ = writeln!(text, "{}", plays(turn));
        }
        if turn.roll != game.hand && !game.hand.is_empty() {
            _ = writeln!(text, "**In hand** {}", spaced(game.hand.dice()));
        }
    }
    if game.board.is_empty() {
        text.push_str("The board is empty.");
        return text;
    }
    let (low, high) = game.board.corners();
    _ = writeln!(
        text,
        "The board is {} wide and {} high. Its lines, by their first die:",
        high.col - low.col + 1,
        high.row - low.row + 1
    );
    for line in game.board.lines() {
        let (row, col) = (line.start.row - low.row + 1, line.start.col - low.col + 1);
        let place = match line.along {
            Along::Row => format!("row {row}, column {col}"),
            Along::Column => format!("column {col}, row {row}"),
        };
        _ = writeln!(
            text,
            "- {place}, {}: {}",
            direction(line.along),
            spaced(line.faces())
        );
    }
    text
}

/// What happened in a finished turn.
fn story<const EDITION: u16>(game: &AddEmUp<EDITION>, turn: &Turn, names: &Names) -> String {
    let mut story = names.of(turn.seat);
    if turn.left {
        story += " left the table";
        if turn.has_played() {
            _ = write!(story, "; what was placed stays:\n{}", plays(turn));
        }
        return story;
    }
    _ = write!(story, " rolled {}", spaced(turn.roll.dice()));
    if !turn.has_played() {
        if matches!(game.stage, Stage::Over(End::LastSeat)) {
            return story + "; then everyone else left.";
        }
        let what = if game.board.is_empty() {
            "no run of three or more"
        } else {
            "no line to make or extend"
        };
        _ = write!(story, ": {what}, so the dice went back.");
        return story;
    }
    _ = write!(
        story,
        " and made {}:\n{}",
        counted(turn.points(), "point"),
        plays(turn)
    );
    story
}

/// What a turn placed, and what its bonus die did.
fn plays(turn: &Turn) -> String {
    let mut lines: Vec<String> = turn
        .plays()
        .map(|play| {
            let mut text = format!(
                "- {} {} for {}",
                direction(play.line.along),
                spaced(play.line.faces()),
                counted(play.gain.points(), "point"),
            );
            if play.gain.across > 0 {
                let other = direction(play.line.along.across());
                _ = write!(text, ", {} of them {other}", play.gain.across);
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
        let lost = turn.lost;
        lines.push(format!("- bonus die {lost} did not fit: -{lost}"));
    }
    lines.join("\n")
}
