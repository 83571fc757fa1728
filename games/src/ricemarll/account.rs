//! Dice, cards and results in words, for the public screen and the panels.

use super::cards::{Card, Effect};
use super::goals::Goal;
use super::lineup::{Lineup, SIX, Spot};
use super::{Achieved, Report};
use crate::screen::Part;
use crate::seat::{Names, Seat, Seats};

/// `Ann, Bob and Cy`; `everyone` or `everyone but Cy and Di` if that is shorter.
pub(super) fn listed(names: &Names, seats: Seats, of: Seats) -> String {
    let missing: Seats = of.into_iter().filter(|seat| !seats.has(*seat)).collect();
    if missing.is_empty() && of.len() > 1 {
        "everyone".to_owned()
    } else if of.len() > 3 && missing.len() < seats.len() {
        format!("everyone but {}", joined(&named(names, missing)))
    } else {
        joined(&named(names, seats))
    }
}

fn named(names: &Names, seats: Seats) -> Vec<String> {
    seats.into_iter().map(|seat| names.of(seat)).collect()
}

/// `one`, `one and two`, `one, two and three`
pub(super) fn joined(words: &[String]) -> String {
    match words.split_last() {
        Some((last, rest)) if !rest.is_empty() => format!("{} and {last}", rest.join(", ")),
        Some((last, _)) => last.clone(),
        None => "no one".to_owned(),
    }
}

/// The players who are still to act, by name if they are few.
pub(super) fn waited(names: &Names, seats: Seats) -> String {
    if seats.len() > 3 {
        format!("{} players", seats.len())
    } else {
        joined(&named(names, seats))
    }
}

/// `1 token`, `2 tokens`
pub(super) fn counted(number: usize, thing: &str) -> String {
    let plural = if number == 1 { "" } else { "s" };
    format!("{number} {thing}{plural}")
}

/// `+1, flip`, or `none`.
pub(super) fn labels(cards: impl IntoIterator<Item = Card>) -> String {
    let labels: Vec<&str> = cards.into_iter().map(|card| card.kind().label).collect();
    if labels.is_empty() {
        "none".to_owned()
    } else {
        labels.join(", ")
    }
}

/// `- **most 1s**: most dice worth exactly 1`
pub(super) fn goal_line(goal: Goal) -> String {
    let face = goal.face();
    format!("- **{}**: {}", face.name, face.meaning)
}

/// `5`, or `2 to 7` while a reroll or a pick is open.
pub(super) fn worth(lineup: &Lineup, die: usize) -> String {
    let (least, most) = lineup.foreseen(die).into_inner();
    if least == most {
        least.to_string()
    } else {
        format!("{least} to {most}")
    }
}

/// How a die gets its value, in the order in which cards count: `4 reroll 3 flip 4 +1 ×2 = **10**`. A die without cards is just its
/// face.
pub(super) fn story(lineup: &Lineup, die: usize, face: String) -> String {
    let mut words = vec![face];
    let known = |face: u8| match face {
        0 => "?".to_owned(),
        face => face.to_string(),
    };
    let count = |effect| lineup.count(die, effect);
    if count(Effect::Reroll) > 0 {
        words.push(format!("reroll {}", known(lineup.rerolled[die])));
    }
    if count(Effect::Pick) > 0 {
        words.push(format!("pick {}", known(lineup.picked[die])));
    }
    words.extend((0..count(Effect::Flip)).map(|_| "flip".to_owned()));
    let cards: Vec<Card> = lineup.at(Spot::die(die)).collect();
    let on_value = cards.iter().map(|card| card.kind());
    let on_value = on_value
        .filter(|kind| !matches!(kind.effect, Effect::Reroll | Effect::Pick | Effect::Flip));
    words.extend(on_value.map(|kind| kind.label.to_owned()));
    if !cards.is_empty() {
        words.push(format!("= **{}**", worth(lineup, die)));
    }
    words.join(" ")
}

/// The six dice of a player in one line.
pub(super) fn dice_line(names: &Names, seat: Seat, lineup: &Lineup) -> String {
    let dice: Vec<String> = (0..SIX)
        .map(|die| story(lineup, die, lineup.rolled[die].to_string()))
        .collect();
    format!("{}: {}", names.of(seat), dice.join(" · "))
}

/// `- **most 1s**: Ann and Bob with 3, 3 tokens each`
fn result_line(names: &Names, players: Seats, result: Achieved) -> String {
    let Achieved {
        goal,
        special_of,
        seats,
        number,
        tokens,
    } = result;
    let special = if special_of.is_some() {
        " (special)"
    } else {
        ""
    };
    let name = goal.face().name;
    if seats.is_empty() {
        return format!("- **{name}**{special}: no one");
    }
    let each = if seats.len() > 1 { " each" } else { "" };
    format!(
        "- **{name}**{special}: {} with {number}, {}{each}",
        listed(names, seats, players),
        counted(usize::from(tokens), "token"),
    )
}

/// The goals of a round and who achieved them.
pub(super) fn results(names: &Names, report: &Report) -> Part {
    let lines: Vec<String> = report
        .results
        .iter()
        .map(|result| result_line(names, report.players, *result))
        .collect();
    Part::Headed(format!("Round {}: goals", report.round), lines.join("\n"))
}

/// The dice of a round and their values.
pub(super) fn dice(names: &Names, report: &Report) -> Part {
    let lines: Vec<String> = report
        .players
        .into_iter()
        .map(|seat| dice_line(names, seat, &report.lineups[seat.index()]))
        .collect();
    Part::Headed(format!("Round {}: dice", report.round), lines.join("\n"))
}
