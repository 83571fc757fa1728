//! The first sentence of a board: what just happened, and what is to be decided.

use super::super::{AddEmUp, End, Turn};
use super::spaced;
use crate::grammar::counted;
use crate::names::Names;
use crate::outcome::Outcome;

pub(in crate::addemup) fn begins(name: &str) -> String {
    format!("The board is empty. {name} rolls.")
}

pub(in crate::addemup) fn rolls(before: &Turn, names: &Names, name: &str) -> String {
    format!("{} {name} rolls.", news(before, names))
}

/// A finished turn in a few words.
pub(in crate::addemup) fn news(turn: &Turn, names: &Names) -> String {
    let (seat, points) = (turn.seat, turn.points());
    if turn.left {
        return format!("{} left.", names.of(seat));
    }
    if !turn.has_played() {
        return format!("{}.", names.did(seat, "found no line"));
    }
    let scored = names.did(seat, &format!("scored **{points:+}**"));
    if turn.lost > 0 {
        format!("The bonus die cost {}: {scored}.", turn.lost)
    } else {
        format!("{scored}.")
    }
}

pub(in crate::addemup) fn rolled(turn: &Turn, name: &str, ways: &str) -> String {
    format!("{name} rolled {}: {ways}.", spaced(turn.roll.dice()))
}

/// `3 ways, up to +21`
pub(in crate::addemup) fn ways(count: usize, best: i32) -> String {
    match count {
        1 => format!("one way, {best:+}"),
        count => format!("{count} ways, up to {best:+}"),
    }
}

pub(in crate::addemup) fn more(turn: &Turn, name: &str, ways: &str) -> String {
    format!(
        "{name}: {:+} so far. Add a line ({ways}), or stop?",
        turn.points()
    )
}

pub(in crate::addemup) fn offer(turn: &Turn, name: &str) -> String {
    format!(
        "{name} placed all six dice, {:+}: a bonus die, or stop?",
        turn.points()
    )
}

pub(in crate::addemup) fn bonus(name: &str, face: u8, ways: &str) -> String {
    format!("{name}'s bonus die shows {face} and fits: {ways}.")
}

pub(in crate::addemup) fn over<const EDITION: u16>(
    game: &AddEmUp<EDITION>,
    end: End,
    names: &Names,
) -> String {
    let last = game.last.as_ref().filter(|_| end != End::LastSeat);
    let last = last.map_or_else(String::new, |turn| format!("{} ", news(turn, names)));
    format!(
        "{last}{} :crown: **{}**",
        reason(end),
        verdict(&game.outcome(), names)
    )
}

fn verdict(outcome: &Outcome, names: &Names) -> String {
    let winners = outcome.winners();
    let won = outcome
        .results
        .iter()
        .find(|result| winners.has(result.seat));
    let points = won.map_or_else(String::new, |result| counted(result.points, "point"));
    let names: Vec<String> = winners.into_iter().map(|seat| names.of(seat)).collect();
    match names.as_slice() {
        [] => "No one wins.".to_owned(),
        [name] => format!("{name} wins with {points}."),
        [one, other] => format!("{one} and {other} share the win with {points}."),
        // Three or more long names would not fit; the scores have them.
        many => format!("{} players share the win with {points}.", many.len()),
    }
}

fn reason(end: End) -> &'static str {
    match end {
        End::EmptyPile => "The pile is empty.",
        End::Stuck => "No line can be made or extended any more, whatever is rolled.",
        End::Passes => "Too many turns in a row went by without a play.",
        End::LastSeat => "Everyone else left.",
    }
}
