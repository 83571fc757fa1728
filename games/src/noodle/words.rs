//! Every text of Noodle Roll's boards, apart from which of them is shown when.

pub(super) mod advice;
pub(super) mod choices;
pub(super) mod label;
pub(super) mod prose;
pub(super) mod summary;

use super::board::{Column, PAIR};
use super::odds::percent;
use super::roll::{FREE, SET, Strand};
use crate::grammar::{WORDS, counted, list, plural};

/// `one 4`, `three 4s`
pub(super) fn faces(size: u8, face: u8) -> String {
    format!(
        "{} {}",
        WORDS[usize::from(size)],
        plural(size, &face.to_string())
    )
}

/// `one strand`, `two strands`
fn strands(count: usize) -> String {
    format!("{} {}", WORDS[count], plural(count, "strand"))
}

/// What a strand earns: `5 points`, or for 6s `a free cube`.
fn worth(strand: &Strand) -> String {
    if strand.face == FREE {
        "a free cube".to_owned()
    } else {
        counted(strand.points(), "point")
    }
}

/// What a strand earns, for a button: `+5`, `free cube`.
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
        format!(" from {}", counted(strand.dice, "die"))
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

/// `column 2`, `columns 2 and 5`
fn columns(columns: impl IntoIterator<Item = Column>) -> String {
    let names: Vec<String> = columns
        .into_iter()
        .map(|column| column.name().to_owned())
        .collect();
    format!("{} {}", plural(names.len(), "column"), list(names))
}
