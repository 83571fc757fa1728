//! The answer of the button `?`: the board in words.

use super::super::{Column, Ending, Noodle, Phase, Turn};
use super::{PAIR, SET, columns, faces, strand, worth};
use crate::names::Names;
use crate::seat::{Seat, Seats};

pub(in crate::noodle) fn board(table: &Noodle, names: &Names) -> String {
    let mut lines = Vec::new();
    let past = match table.phase {
        Phase::Over => Some(&table.turn),
        _ => table.previous.as_ref(),
    };
    lines.extend(past.map(|turn| report(turn, names)));
    lines.push(progress(table));
    for column in Column::ALL {
        let cubes: Vec<String> = (1..=table.board.height(column))
            .filter_map(|row| table.board.cube(row, column))
            .map(|seat| names.of(seat))
            .collect();
        if !cubes.is_empty() {
            lines.push(format!(
                "- Column {} ({}), from the bottom: {}",
                column.name(),
                column.restaurant(),
                cubes.join(", ")
            ));
        }
    }
    if table.board.is_empty() {
        lines.push("The board is empty.".to_owned());
    }
    for seat in Seats::first(table.seats) {
        lines.extend(pairs(table, seat, names));
    }
    lines.extend(dice_in_words(&table.turn));
    lines.join("\n")
}

/// A past turn.
fn report(turn: &Turn, names: &Names) -> String {
    let delivered: Vec<String> = turn
        .strands()
        .filter(|strand| strand.cube.is_some())
        .map(strand)
        .collect();
    let delivered = if delivered.is_empty() {
        "Nothing was delivered.".to_owned()
    } else {
        format!("Delivered: {}.", delivered.join("; "))
    };
    let name = names.of(turn.seat);
    let told = match turn.ending {
        Some(Ending::Stopped) => names.did(turn.seat, "stopped"),
        // The others left during this player's turn.
        None => format!("{name} was still rolling"),
        Some(Ending::NoChef) => format!("{name} had no chef ready to roll on"),
        Some(Ending::FewDice) => format!("{name} had too few dice left for another set"),
        Some(Ending::NoSet) => {
            format!("{name} found no set in the last roll, and no chef was ready")
        }
        Some(Ending::Left) => format!("{name} left the table"),
    };
    format!("{told}. {delivered}")
}

fn progress(table: &Noodle) -> String {
    let line = table.line;
    let reached: Vec<Column> = table.board.at_line(line).collect();
    let so_far = match reached.as_slice() {
        [] => "none so far".to_owned(),
        reached => format!("{} so far", columns(reached.iter().copied())),
    };
    if table.phase == Phase::Over {
        return match reached.len() {
            0 | 1 => {
                format!("No two columns have reached the line of {line}: the others left.")
            }
            _ => format!(
                "The game is over, because {} have reached the line of {line}.",
                columns(reached)
            ),
        };
    }
    format!("Two columns {line} high end the game: {so_far}.")
}

/// One line for each pair.
fn pairs(table: &Noodle, seat: Seat, names: &Names) -> Vec<String> {
    if !table.active.has(seat) {
        return Vec::new();
    }
    let pairs = table.board.pairs(seat);
    pairs
        .map(|(row, left, right)| {
            let columns = columns([left, right]);
            let name = names.of(seat);
            format!(
                "- {name}: {}, row {row}, {columns}: {PAIR}",
                left.restaurant()
            )
        })
        .collect()
}

fn dice_in_words(turn: &Turn) -> Vec<String> {
    let mut lines: Vec<String> = turn
        .strands()
        .map(|kept| format!("Kept: {}", strand(kept)))
        .collect();
    let rolled: Vec<String> = (1..=6)
        .filter(|face| turn.roll.count(*face) > 0)
        .map(|face| {
            let size = turn.roll.count(face);
            let name = faces(size, face);
            if face < turn.lowest() {
                format!("{name}, too low for this turn")
            } else if size < SET {
                name
            } else {
                format!(
                    "**{name}: a set, {}**",
                    worth(&turn.roll.strand(face, size))
                )
            }
        })
        .collect();
    if !rolled.is_empty() {
        lines.push(format!("On the table: {}", rolled.join("; ")));
    }
    lines
}
