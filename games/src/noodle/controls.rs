//! The buttons and menus of Noodle Roll: every legal move of the active player, with what it would earn.

use super::words::label;
use super::{Column, Move, Noodle, Turn, pictures};
use crate::game::Game;
use crate::picture::die_name;
use crate::screen::{Button, Choice, Menu, Row, Style};

/// A row has room for five buttons; one of them is for stopping, one for help.
const KEEP_BUTTONS: usize = 3;

/// With this focus, combinations that lead nowhere are offered, too.
const ALL: &str = "all";

pub(super) fn rows(table: &Noodle, focus: &str) -> Vec<Row> {
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
            Move::Roll => buttons.push(Button::play(label::roll(turn), Style::Primary, mv)),
            Move::Reroll => buttons.push(Button::play(label::reroll(turn), Style::Primary, mv)),
            Move::Stop => buttons.push(Button::play(label::stop(turn), Style::Success, mv)),
        }
    }

    let mut rows = Vec::new();
    if sets.len() > KEEP_BUTTONS {
        let choices = sets.into_iter().map(|set| set_choice(turn, set));
        rows.push(menu(label::KEEP, choices.collect()));
    } else {
        let keep = sets.into_iter().map(|set| set_button(turn, set));
        buttons.splice(0..0, keep);
    }
    if !pairs.is_empty() {
        let useful = useful_pairs(table, &pairs);
        let shown = if focus == ALL { &pairs } else { &useful };
        let mut choices: Vec<Choice> = shown.iter().map(|pair| pair_choice(table, *pair)).collect();
        let others = shown.len() < pairs.len();
        if choices.is_empty() {
            buttons.push(Button::focus(label::COMBINE_ANYWAY, Style::Secondary, ALL));
        } else {
            if others {
                choices.push(Choice::focus(label::OTHERS, "", ALL, false));
            }
            rows.push(menu(label::COMBINE, choices));
        }
    }
    // Two rows of three look like the board.
    rows.extend(columns.chunks(3).map(|three| Row::Buttons(three.to_vec())));
    if !buttons.is_empty() {
        rows.push(Row::Buttons(buttons));
    }
    rows
}

/// The pairs that complete a set, the most valuable first; then those that another chef could complete.
fn useful_pairs(table: &Noodle, pairs: &[(u8, u8)]) -> Vec<(u8, u8)> {
    let turn = &table.turn;
    let another_chef = table.ready() > 1;
    let halfway = |(a, b): (u8, u8)| a + b >= turn.lowest() && turn.roll.count(a + b) > 0;
    let mut useful: Vec<(u8, u8)> = pairs
        .iter()
        .copied()
        .filter(|(a, b)| turn.completes(*a, *b) || another_chef && halfway((*a, *b)))
        .collect();
    useful.sort_by_key(|(a, b)| {
        let strand = turn.roll.strand(a + b, turn.roll.count(a + b) + 1);
        (!turn.completes(*a, *b), -strand.points())
    });
    useful
}

fn menu(prompt: &str, choices: Vec<Choice>) -> Row {
    Row::Menu(Menu {
        prompt: prompt.to_owned(),
        choices,
    })
}

fn set_button(turn: &Turn, (face, size, mv): (u8, u8, Move)) -> Button {
    let set = turn.roll.strand(face, size);
    Button::play(label::keep(&set), Style::Primary, mv).pictured(die_name(face))
}

fn set_choice(turn: &Turn, (face, size, mv): (u8, u8, Move)) -> Choice {
    let set = turn.roll.strand(face, size);
    let detail = label::left(turn.dice() - set.dice);
    Choice::play(label::keep(&set), detail, mv).pictured(die_name(face))
}

fn pair_choice(table: &Noodle, (a, b): (u8, u8)) -> Choice {
    let turn = &table.turn;
    let detail = label::combined(turn, a, b, table.ready() == 1);
    Choice::play(label::combine(turn, a, b), detail, Move::Combine(a, b)).pictured(die_name(a + b))
}

fn column_button(table: &Noodle, column: Column) -> Button {
    let label = label::column(table, column);
    let style = if table.board.gain(column, table.turn.seat) > 0 {
        Style::Primary
    } else {
        Style::Secondary
    };
    let name = format!("column {}", column.name());
    let button = Button::play(label, style, Move::Deliver(column));
    button.named(name).pictured(pictures::label(column))
}
