//! The result of a round: what lay behind the dice, and every player's number for each goal.

use std::iter;

use super::cards::{Card, Effect};
use super::goals::{Goal, Wins};
use super::lineup::{Lineup, SIX, Spot};
use super::pictures::TOKENS;
use super::view::View;
use super::{Achieved, Report};
use crate::grid::{Cell, Grid, GridRow};
use crate::lang::{Achievers, Lang, ricemarll as t};
use crate::names::Names;
use crate::picture::{self, MARKS};
use crate::screen::Part;
use crate::seat::{Seat, Seats};

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
        match goal.face().wins {
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

/// How many pictures stand for the most tokens.
const LONGEST_ROW: usize = 6;

/// The dice with the cards behind them, then the goals. `all` says whether the dice of many players are shown.
pub(super) fn parts(view: &View, names: &Names, report: &Report, all: bool) -> Vec<Part> {
    let mut parts = Vec::new();
    if all || report.players.len() <= MOST_IN_SIGHT {
        parts.push(dice(view, names, report));
    }
    parts.push(table(view, names, report));
    parts
}

/// The dice of each player with the cards behind them.
fn dice(view: &View, names: &Names, report: &Report) -> Part {
    let line = |seat: Seat| dice_line(names, seat, &report.lineups[seat.index()]);
    let order = view.in_order(report.players).into_iter();
    let lines: Vec<String> = order.map(line).collect();
    Part::Text(lines.join("\n"))
}

/// The end: who has how many tokens, and the last goals unless there are too many players to read them at a glance.
pub(super) fn last(view: &View, names: &Names, report: &Report) -> Vec<Part> {
    let tokens = |seat: Seat| usize::from(view.seen(seat).tokens);
    let best = report.players.into_iter().map(tokens).max();
    let best = best.unwrap_or(0).max(1);
    let row = |seat: Seat| {
        let share = (tokens(seat) * LONGEST_ROW + best / 2) / best;
        (seat, vec![Cell::picture(TOKENS, "o"); share])
    };
    let mut parts = vec![Part::Players(report.players.into_iter().map(row).collect())];
    if report.players.len() <= MOST_IN_SIGHT {
        parts.push(table(view, names, report));
    }
    parts
}

/// Of the last round, what [`last`] has no room for.
pub(super) fn beside_last(view: &View, names: &Names, report: &Report) -> Vec<Part> {
    let mut parts = vec![dice(view, names, report)];
    if report.players.len() > MOST_IN_SIGHT {
        parts.push(table(view, names, report));
    }
    parts
}

/// Everybody's number for each goal, and what it brought to whom.
fn table(view: &View, names: &Names, report: &Report) -> Part {
    let row = |result: &Achieved| {
        let goal = result.goal;
        let number = move |seat: Seat| Some(goal.measure(&report.lineups[seat.index()].values()));
        (goal, brings(result.tokens), result.seats, number)
    };
    numbers(view, names, report.players, report.results.iter().map(row))
}

/// What a goal brings to each who is best; empty if nobody is.
pub(super) fn brings(tokens: u16) -> String {
    if tokens > 0 {
        format!("+{tokens}")
    } else {
        String::new()
    }
}

/// Whether there is room for a note behind the name of a goal, also in a block of code.
pub(super) fn has_room_for_notes(players: Seats) -> bool {
    players.len() <= 4
}

/// The marks of the players and what a goal holds, and a row for each goal: their numbers, its name, and a note if there is one and room
/// for it.
pub(super) fn numbers<N: Fn(Seat) -> Option<i16>>(
    view: &View,
    names: &Names,
    players: Seats,
    goals: impl Iterator<Item = (Goal, String, Seats, N)>,
) -> Part {
    let order = view.in_order(players);
    let mut head = GridRow::of(order.iter().map(|seat| Cell::player(*seat, names)));
    if has_room_for_notes(players) {
        head = head.noted(t::GOALS.say(names.lang()).to_owned());
    }
    let row = |(goal, note, best, number): (Goal, String, Seats, N)| {
        let cells = order.iter();
        let cells = cells.map(|seat| Cell::number(number(*seat), best.has(*seat)));
        let name = goal.row(names.lang());
        GridRow::of(cells).noted(if note.is_empty() || !has_room_for_notes(players) {
            name.to_owned()
        } else {
            format!("{name} · {note}")
        })
    };
    Part::Grid(Grid {
        rows: iter::once(head).chain(goals.map(row)).collect(),
    })
}

/// Who achieved a goal, and the names for it: all but a few is the shorter list.
fn achievers(names: &Names, seats: Seats, of: Seats) -> (Achievers, Vec<String>) {
    let missing: Seats = of.into_iter().filter(|seat| !seats.has(*seat)).collect();
    let achievers = match seats.len() {
        0 => Achievers::None,
        1 => Achievers::Alone,
        _ if missing.is_empty() => Achievers::All,
        many if of.len() > 3 && missing.len() < many => {
            return (Achievers::But, names.each(missing));
        }
        _ => Achievers::Some,
    };
    (achievers, names.each(seats))
}

/// `5`, or `2 to 7` while a reroll or a pick is open.
pub(super) fn worth(lineup: &Lineup, die: usize, lang: Lang) -> String {
    let (least, most) = lineup.foreseen(die).into_inner();
    if least == most {
        least.to_string()
    } else {
        t::from_to(lang, least, most)
    }
}

/// How a die gets its value, in the order in which cards count: `4 reroll 3 flip +1 ×2 → **10**`. A die without cards is just its
/// face.
pub(super) fn story(lineup: &Lineup, die: usize, lang: Lang) -> String {
    let mut words = vec![picture::die(lineup.rolled[die]).to_owned()];
    let known = |face: u8| match face {
        0 => "?".to_owned(),
        face => face.to_string(),
    };
    let count = |effect| lineup.count(die, effect);
    for (effect, card, face) in [
        (Effect::Reroll, t::REROLL, lineup.rerolled[die]),
        (Effect::Pick, t::PICK, lineup.picked[die]),
    ] {
        if count(effect) > 0 {
            words.push(format!("{} {}", card.say(lang), known(face)));
        }
    }
    words.extend((0..count(Effect::Flip)).map(|_| t::FLIP.say(lang).to_owned()));
    let cards: Vec<Card> = lineup.at(Spot::die(die)).collect();
    let on_value = cards.iter().filter(|card| {
        let effect = card.kind().effect;
        !matches!(effect, Effect::Reroll | Effect::Pick | Effect::Flip)
    });
    words.extend(on_value.map(|card| card.token()));
    if !cards.is_empty() {
        words.push(format!("→ **{}**", worth(lineup, die, lang)));
    }
    words.join(" ")
}

/// The six dice of a player in one line, each with its cards. The mark stands first and the name last, so that the dice of several
/// players stand below one another.
pub(super) fn dice_line(names: &Names, seat: Seat, lineup: &Lineup) -> String {
    let mut line = format!("{} ", MARKS[names.mark(seat)].token());
    let has_cards = |die| lineup.at(Spot::die(die)).next().is_some();
    for die in 0..SIX {
        if die > 0 {
            // Bare dice need nothing between their pictures.
            let apart = has_cards(die) || has_cards(die - 1);
            line.push_str(if apart { " · " } else { " " });
        }
        line.push_str(&story(lineup, die, names.lang()));
    }
    format!("{line} {}", names.of(seat))
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
            // Without an achiever, the best number shows how far everybody was.
            numbers.retain(|(seat, _)| result.seats.is_empty() || result.seats.has(*seat));
            numbers.truncate(1);
        }
        let numbers: Vec<String> = numbers
            .iter()
            .map(|(seat, number)| format!("{} {number}", names.of(*seat)))
            .collect();
        let (who, listed) = achievers(names, result.seats, report.players);
        t::result(
            names.lang(),
            result.goal.name(names.lang()),
            result.special_of.is_some(),
            numbers.join(" · "),
            who,
            &listed,
            result.tokens,
        )
    };
    let lines: Vec<String> = report.results.iter().map(line).collect();
    lines.join("\n")
}
