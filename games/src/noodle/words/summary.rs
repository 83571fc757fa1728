//! The first sentence of a board: what just happened, and what is to be decided.

use super::super::{Ending, Move, Noodle, Turn};
use super::{FREE, Strand, counted, faces, from, list, price, strands};
use crate::names::Names;

pub(in crate::noodle) fn begins(name: &str) -> String {
    format!("The kitchen opens. {name} rolls first.")
}

pub(in crate::noodle) fn rolls(table: &Noodle, before: &Turn, names: &Names) -> String {
    let name = names.of(table.turn.seat);
    format!("{} {name} rolls.", news(table, before, names))
}

/// The result of a finished turn.
pub(in crate::noodle) fn news(table: &Noodle, turn: &Turn, names: &Names) -> String {
    let name = names.of(turn.seat);
    let delivered: Vec<&Strand> = turn.strands().filter(|it| it.cube.is_some()).collect();
    let earned: i32 = delivered.iter().map(|strand| strand.points()).sum();
    let delivered_them = format!("delivered {}", strands(delivered.len()));
    let did = if earned > 0 {
        format!("{delivered_them}, **+{earned}**")
    } else {
        delivered_them
    };
    let pairs = match table.paired(turn) {
        0 => String::new(),
        paired => format!(" and **+{paired} for pairs**"),
    };
    let told = match turn.ending {
        Some(Ending::Left) if delivered.is_empty() => format!("{name} left the table"),
        Some(Ending::Left) => format!("{name} left the table after {did}"),
        // The others left during this turn.
        None => format!("{name} was still rolling"),
        Some(Ending::NoSet) => {
            format!("No set, and no chef left: {}", names.did(turn.seat, &did))
        }
        Some(_) => names.did(turn.seat, &did),
    };
    format!("{told}{pairs}.")
}

pub(in crate::noodle) fn kept(turn: &Turn, name: &str) -> String {
    let latest = turn.strands().last();
    let set = latest.map_or_else(String::new, |set| {
        format!("{} ({})", faces(set.size, set.face), price(set))
    });
    format!("{name} kept {set}: roll on, or deliver?")
}

/// `{name} rolled three 5s: keep them, or deliver?`
pub(in crate::noodle) fn rolled(turn: &Turn, name: &str) -> String {
    let sets: Vec<String> = turn.sets().map(|(face, size)| faces(size, face)).collect();
    let what = match (sets.len(), turn.fresh()) {
        (1, true) => "keep them",
        (_, true) => "keep one set",
        (1, false) => "keep them, or deliver?",
        (_, false) => "keep one set, or deliver?",
    };
    let stop = if turn.fresh() { "." } else { "" };
    format!("{name} rolled {}: {what}{stop}", list(sets))
}

pub(in crate::noodle) fn no_set(turn: &Turn, name: &str) -> String {
    let of = match turn.lowest() {
        1 => String::new(),
        lowest => format!(" of {}", from(lowest)),
    };
    let what = if turn.fresh() {
        "send out a chef."
    } else {
        "send out a chef, or deliver?"
    };
    match turn.latest {
        Some(Move::Combine(a, b)) => {
            format!(
                "{name}'s chef made {a} and {b} into a {}: no set yet. Another chef, or deliver?",
                a + b
            )
        }
        _ => format!("{name} rolled no set{of}: {what}"),
    }
}

pub(in crate::noodle) fn delivers(turn: &Turn, names: &Names) -> String {
    let name = names.of(turn.seat);
    match turn.undelivered() {
        Some(strand) if strand.face == FREE => {
            format!("{name} has a free cube: which column does it go to?")
        }
        _ => format!("{name} delivers threes: to column 3a or 3b?"),
    }
}

pub(in crate::noodle) fn over(table: &Noodle, names: &Names) -> String {
    let winners = table.outcome().winners();
    let called: Vec<String> = winners.into_iter().map(|seat| names.of(seat)).collect();
    let best = winners.into_iter().map(|seat| table.total(seat)).max();
    let points = counted(best.unwrap_or(0), "point");
    if table.active.len() < 2 {
        format!(
            "Everyone else has left, so {} wins with {points}.",
            list(called)
        )
    } else {
        let verb = if winners.len() == 1 {
            "wins"
        } else {
            "share the win"
        };
        let last = news(table, &table.turn, names);
        format!("{last} :crown: **{} {verb} with {points}.**", list(called))
    }
}
