//! The buttons and menus of Noodle Roll: every legal move of the active player, with what it would earn.

use super::{Column, Move, Noodle, Turn, words};
use crate::game::Game;
use crate::picture::die_name;
use crate::screen::{Button, Choice, Menu, Row, Style};

/// A row has room for five buttons, and one of them is for stopping.
const KEEP_BUTTONS: usize = 4;

pub(super) fn rows(table: &Noodle) -> Vec<Row> {
    let turn = &table.turn;
    let mut moves = Vec::new();
    table.legal(turn.seat, &mut moves);

    let (mut sets, mut pairs) = (Vec::new(), Vec::new());
    let (mut columns, mut buttons) = (Vec::new(), Vec::new());
    for mv in moves {
        match mv {
            Move::Keep(face) => sets.push((face, turn.roll.count(face), mv)),
            Move::KeepSome(face, size) => sets.push((face, size, mv)),
            Move::Combine(a, b) => pairs.push((a, b)),
            Move::Deliver(column) => columns.push(column_button(table, column)),
            Move::Roll => buttons.push(roll_button(turn)),
            Move::Reroll => buttons.push(reroll_button(turn)),
            Move::Stop => buttons.push(stop_button(turn)),
        }
    }
    // Pairs that complete a set come first; the sort keeps the order of the others.
    pairs.sort_by_key(|(a, b)| !turn.completes(*a, *b));

    let mut rows = Vec::new();
    if sets.len() > KEEP_BUTTONS {
        let choices = sets.into_iter().map(|set| set_choice(turn, set));
        rows.push(menu("Keep a set ...", choices));
    } else {
        let keep = sets.into_iter().map(|set| set_button(turn, set));
        buttons.splice(0..0, keep);
    }
    if !pairs.is_empty() {
        let last_chef = table.ready() == 1;
        let choices = pairs
            .into_iter()
            .map(|(a, b)| pair_choice(turn, a, b, last_chef));
        rows.push(menu("Send a chef to combine ...", choices));
    }
    // Two rows of three look like the board.
    rows.extend(columns.chunks(3).map(|three| Row::Buttons(three.to_vec())));
    if !buttons.is_empty() {
        rows.push(Row::Buttons(buttons));
    }
    rows
}

fn menu(prompt: &str, choices: impl Iterator<Item = Choice>) -> Row {
    Row::Menu(Menu {
        prompt: prompt.to_owned(),
        choices: choices.collect(),
    })
}

fn roll_button(turn: &Turn) -> Button {
    let label = if turn.fresh() {
        "Roll all 13 dice".to_owned()
    } else {
        format!("Roll the other {}", words::dice(turn.dice()))
    };
    Button::play(label, Style::Primary, Move::Roll)
}

fn reroll_button(turn: &Turn) -> Button {
    let label = format!("Send a chef to roll all {} again", words::dice(turn.dice()));
    Button::play(label, Style::Primary, Move::Reroll)
}

fn stop_button(turn: &Turn) -> Button {
    let label = format!("Stop and deliver: {}", words::haul(turn));
    Button::play(label, Style::Success, Move::Stop)
}

fn set_button(turn: &Turn, (face, size, mv): (u8, u8, Move)) -> Button {
    let (name, worth) = set(turn, face, size);
    Button::play(format!("Keep {name}: {worth}"), Style::Primary, mv).pictured(die_name(face))
}

fn set_choice(turn: &Turn, (face, size, mv): (u8, u8, Move)) -> Choice {
    let (name, worth) = set(turn, face, size);
    let left = turn.dice() - turn.roll.strand(face, size).dice;
    let detail = format!("{worth}; {} left", words::dice(left));
    Choice::play(format!("Keep {name}"), detail, mv).pictured(die_name(face))
}

fn set(turn: &Turn, face: u8, size: u8) -> (String, String) {
    let strand = turn.roll.strand(face, size);
    (words::faces(size, face), words::worth(&strand))
}

fn pair_choice(turn: &Turn, a: u8, b: u8, last_chef: bool) -> Choice {
    let face = a + b;
    let size = turn.roll.count(face) + 1;
    let detail = if turn.completes(a, b) {
        format!(
            "Completes a set of {face}s: {}",
            words::worth(&turn.roll.strand(face, size))
        )
    } else if last_chef {
        "No set, and no chef left: this ends the turn".to_owned() // N18
    } else if face < turn.lowest() {
        format!("Too low: you cannot keep {face}s this turn")
    } else {
        format!("No set yet: that makes {}", words::faces(size, face))
    };
    let star = if turn.completes(a, b) { ", a set" } else { "" };
    Choice::play(
        format!("{a} + {b} = {face}{star}"),
        detail,
        Move::Combine(a, b),
    )
    .pictured(die_name(face))
}

fn column_button(table: &Noodle, column: Column) -> Button {
    let gain = match table.board.gain(column, table.turn.seat) {
        0 => String::new(),
        gain => format!(" (+{gain} at the end)"),
    };
    let label = format!("Column {}{gain}", column.name());
    Button::play(label, Style::Secondary, Move::Deliver(column))
}
