//! The result of a round: what lay behind the dice, and every player's number for each goal.

use super::goals::{Goal, Wins};
use super::{Achieved, Report, words};
use crate::screen::Part;
use crate::seat::{Names, Seat};

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

/// The dice with the cards behind them, then the goals.
pub(super) fn parts(names: &Names, report: &Report) -> Vec<Part> {
    vec![
        Part::Text(dice(names, report)),
        Part::Text(results(names, report)),
    ]
}

fn has_room(names: &Names, report: &Report) -> bool {
    let lengths = report.players.into_iter();
    let lengths = lengths.map(|seat| names.of(seat).chars().count());
    report.players.len() <= 3 || lengths.sum::<usize>() <= ROOM_FOR_NAMES
}

fn dice(names: &Names, report: &Report) -> String {
    let line = |seat: Seat| {
        let lineup = &report.lineups[seat.index()];
        words::dice_line(names, seat, lineup, has_room(names, report))
    };
    let lines: Vec<String> = report.players.into_iter().map(line).collect();
    lines.join("\n")
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
