//! The result of a round: what lay behind the dice, and every player's number for each goal.

use super::goals::{Goal, Wins};
use super::lineup::SIX;
use super::{Achieved, Report, words};
use crate::grid::{Cell, DieState};
use crate::names::Names;
use crate::screen::{NumberTable, Part};
use crate::seat::Seat;

impl Report {
    /// What each player won, most first.
    pub(super) fn gains(&self) -> Vec<(Seat, u16)> {
        let gain = |seat: Seat| {
            let own = self.results.iter().filter(|won| won.seats.has(seat));
            (seat, own.map(|won| won.tokens).sum())
        };
        let mut gains: Vec<(Seat, u16)> = self.players.into_iter().map(gain).collect();
        gains.sort_by_key(|(_, gain)| std::cmp::Reverse(*gain));
        gains
    }

    /// Each player's number for a goal, those it favours first.
    fn numbers(&self, goal: Goal) -> Vec<(Seat, i16)> {
        let number = |seat: Seat| {
            let lineup = &self.lineups[seat.index()];
            (seat, goal.measure(&lineup.values()))
        };
        let mut numbers: Vec<(Seat, i16)> = self.players.into_iter().map(number).collect();
        match goal.face().wins() {
            Wins::Most | Wins::Highest | Wins::SecondHighest => {
                numbers.sort_by_key(|(_, number)| std::cmp::Reverse(*number));
            }
            Wins::Lowest | Wins::SecondLowest => numbers.sort_by_key(|(_, number)| *number),
        }
        numbers
    }
}

/// How many characters the names of more than three players may have together, so that each can stand beside each goal.
const ROOM_FOR_NAMES: usize = 72;

/// With at most this many players all dice are on the board; with more, everybody sees them on a page of their own.
const MOST_IN_SIGHT: usize = 3;

/// The dice with the cards behind them, then the goals. `all` says whether the dice of many players are shown.
pub(super) fn parts(names: &Names, report: &Report, all: bool) -> Vec<Part> {
    let mut parts = Vec::new();
    if all || report.players.len() <= MOST_IN_SIGHT {
        let line = |seat: Seat| words::dice_line(names, seat, &report.lineups[seat.index()]);
        let lines: Vec<String> = report.players.into_iter().map(line).collect();
        parts.push(Part::Text(lines.join("\n")));
    }
    parts.push(Part::Table(table(names, report)));
    parts
}

/// The last reveal. With many players the table would be too much to read, so each of them gets one row of dice instead.
pub(super) fn last(names: &Names, report: &Report) -> Vec<Part> {
    if report.players.len() <= MOST_IN_SIGHT {
        return parts(names, report, false);
    }
    let row = |seat: Seat| {
        let lineup = &report.lineups[seat.index()];
        let die = |die| Cell::die(lineup.flipped(die, lineup.lying(die)), DieState::Plain);
        (seat, (0..SIX).map(die).collect())
    };
    vec![Part::Players(report.players.into_iter().map(row).collect())]
}

/// Everybody's number for each goal; who achieved it has a star.
fn table(names: &Names, report: &Report) -> NumberTable {
    let players = report.players;
    let columns = players.into_iter();
    let row = |result: &Achieved| {
        let cell = |seat: Seat| {
            let number = result.goal.measure(&report.lineups[seat.index()].values());
            (number.to_string(), result.seats.has(seat))
        };
        (
            words::row(result.goal),
            players.into_iter().map(cell).collect(),
        )
    };
    NumberTable {
        columns: columns
            .map(|seat| (seat, words::column(names, seat, players.len())))
            .collect(),
        rows: report.results.iter().map(row).collect(),
    }
}

fn has_room(names: &Names, report: &Report) -> bool {
    let lengths = report.players.into_iter();
    let lengths = lengths.map(|seat| names.of(seat).chars().count());
    report.players.len() <= 3 || lengths.sum::<usize>() <= ROOM_FOR_NAMES
}

pub(super) fn results(names: &Names, report: &Report) -> String {
    let has_room = has_room(names, report);
    let line = |result: &Achieved| {
        let mut numbers = report.numbers(result.goal);
        if !has_room {
            numbers.retain(|(seat, _)| result.seats.has(*seat));
            numbers.truncate(1);
        }
        words::result(
            names,
            result.goal,
            result.special_of.is_some(),
            &numbers,
            result.seats,
            result.tokens,
            report.players,
        )
    };
    let lines: Vec<String> = report.results.iter().map(line).collect();
    lines.join("\n")
}
