//! Every text of Noodle Roll's boards, apart from which of them is shown when.

pub(super) mod advice;
pub(super) mod choices;
pub(super) mod label;
pub(super) mod prose;
pub(super) mod summary;

use super::board::{Column, PAIR};
use super::odds::percent;
use super::roll::{FREE, SET, Strand};

const NUMBERS: [&str; 14] = [
    "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve", "thirteen",
];

/// `one 4`, `three 4s`
pub(super) fn faces(size: u8, face: u8) -> String {
    let ending = if size == 1 { "" } else { "s" };
    format!("{} {face}{ending}", NUMBERS[usize::from(size)])
}

/// `1 point`, `5 points`
pub(super) fn points(points: i32) -> String {
    let ending = if points == 1 { "" } else { "s" };
    format!("{points} point{ending}")
}

/// `1 die`, `9 dice`
pub(super) fn dice(count: u8) -> String {
    let noun = if count == 1 { "die" } else { "dice" };
    format!("{count} {noun}")
}

/// `1 chef`, `2 chefs`
pub(super) fn chefs(count: u8) -> String {
    let ending = if count == 1 { "" } else { "s" };
    format!("{count} chef{ending}")
}

/// `one strand`, `two strands`
fn strands(count: usize) -> String {
    let ending = if count == 1 { "" } else { "s" };
    format!("{} strand{ending}", NUMBERS[count])
}

/// What a strand earns: `5 points`, or for 6s `a free cube`.
fn worth(strand: &Strand) -> String {
    if strand.face == FREE {
        "a free cube".to_owned()
    } else {
        points(strand.points())
    }
}

/// The same in short: `+5`, `free cube`.
fn price(strand: &Strand) -> String {
    if strand.face == FREE {
        "free cube".to_owned()
    } else {
        format!("+{}", strand.points())
    }
}

/// A strand and its cube: `three 4s from 4 dice: 4 points (column 4, row 1)`.
fn strand(strand: &Strand) -> String {
    let name = faces(strand.size, strand.face);
    let from = if strand.dice == strand.size {
        String::new()
    } else {
        format!(" from {}", dice(strand.dice))
    };
    let place = strand.cube.map_or_else(String::new, |(column, row)| {
        format!(" (column {}, row {row})", column.name())
    });
    format!("{name}{from}: {}{place}", worth(strand))
}

/// `any face`, `4s or higher`, `6s`: the faces that may be kept.
fn from(lowest: u8) -> String {
    match lowest {
        1 => "any face".to_owned(),
        6 => "6s".to_owned(),
        lowest => format!("{lowest}s or higher"),
    }
}

/// `3a`, `3a and 3b`, `1, 2 and 5`
fn all(things: &[String]) -> String {
    joined(things, "and")
}

fn joined(things: &[String], word: &str) -> String {
    match things {
        [] => String::new(),
        [one] => one.clone(),
        [most @ .., last] => format!("{} {word} {last}", most.join(", ")),
    }
}

/// `column 2`, `columns 2 and 5`
fn columns(columns: impl IntoIterator<Item = Column>) -> String {
    let names: Vec<String> = columns
        .into_iter()
        .map(|column| column.name().to_owned())
        .collect();
    let ending = if names.len() == 1 { "" } else { "s" };
    format!("column{ending} {}", all(&names))
}
