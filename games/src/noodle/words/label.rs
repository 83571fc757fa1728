//! What is written on buttons and in menus.

use super::super::{Column, Noodle, Turn};
use super::{Strand, counted, faces, percent, price, strands, worth};

pub(in crate::noodle) fn roll(turn: &Turn) -> String {
    if turn.fresh() {
        "Roll all 13 dice".to_owned()
    } else {
        format!(
            "Roll {} more · {} for a set",
            turn.dice(),
            percent(turn.dice(), turn.lowest())
        )
    }
}

pub(in crate::noodle) fn reroll(turn: &Turn) -> String {
    format!(
        "Chef rolls {} again · {} for a set",
        turn.dice(),
        percent(turn.dice(), turn.lowest())
    )
}

pub(in crate::noodle) fn stop(turn: &Turn) -> String {
    let strands = strands(turn.strands().count());
    match turn.points() {
        0 => format!("Deliver {strands}"),
        points => format!("Deliver {strands} · +{points}"),
    }
}

pub(in crate::noodle) fn keep(set: &Strand) -> String {
    format!("Keep {} · {}", faces(set.size, set.face), price(set))
}

pub(in crate::noodle) const KEEP: &str = "Keep a set ...";

pub(in crate::noodle) fn left(dice_left: u8) -> String {
    format!("{} left to roll", counted(dice_left, "die"))
}

pub(in crate::noodle) const COMBINE: &str = "A chef combines two dice ...";
pub(in crate::noodle) const OTHERS: &str = "Other pairs, which make no set";
pub(in crate::noodle) const COMBINE_ANYWAY: &str = "Chef combines two dice";

pub(in crate::noodle) fn combine(turn: &Turn, a: u8, b: u8) -> String {
    let tick = if turn.completes(a, b) { "✓ " } else { "" };
    format!("{tick}{a} + {b} = {}", a + b)
}

pub(in crate::noodle) fn combined(turn: &Turn, a: u8, b: u8, last_chef: bool) -> String {
    let face = a + b;
    let size = turn.roll.count(face) + 1;
    if turn.completes(a, b) {
        let strand = turn.roll.strand(face, size);
        format!("Makes {}: {}", faces(size, face), worth(&strand))
    } else if last_chef {
        "No set, and no chef left: this ends the turn".to_owned() // N18
    } else if face < turn.lowest() {
        format!("Too low: you cannot keep {face}s this turn")
    } else {
        format!("No set yet: that makes {}", faces(size, face))
    }
}

pub(in crate::noodle) fn column(table: &Noodle, column: Column) -> String {
    let row = table.board.height(column) + 1;
    let gain = match table.board.gain(column, table.turn.seat) {
        0 => String::new(),
        gain => format!(" · +{gain}"),
    };
    let reach = match table.board.at_line(table.line).count() {
        _ if row != table.line => "",
        1 => " · the end",
        _ => " · line",
    };
    format!("{}{gain}{reach}", column.name())
}

/// `:chef: 3`: how many chefs are ready.
pub(in crate::noodle) fn chefs(ready: u8) -> String {
    format!(":chef: {ready}")
}

/// Beside the dice that are kept.
pub(in crate::noodle) fn kept(turn: &Turn) -> String {
    match turn.points() {
        0 => "kept".to_owned(),
        points => format!("kept, +{points}"),
    }
}

/// Beside the line, which ends the game once two columns have reached it.
pub(in crate::noodle) fn line(reached: usize) -> &'static str {
    match reached {
        0 => "2 columns to go",
        1 => "1 column to go",
        _ => "reached",
    }
}
