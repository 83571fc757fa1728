//! The buttons and menus of Noodle Roll: every legal move of the active player, with what it would earn.

use super::roll::{FREE, Strand};
use super::{Column, Move, Noodle, Turn, help, odds, pictures};
use crate::game::Game;
use crate::lang::{Lang, Reach, noodle as t};
use crate::picture::die_name;
use crate::screen::{Button, Choice, Menu, Row, Style};

/// A row has room for five buttons; one of them is for stopping, one for help.
const KEEP_BUTTONS: usize = 3;

/// With this focus, combinations that lead nowhere are offered, too.
const ALL: &str = "all";

pub(super) fn rows(table: &Noodle, focus: &str, lang: Lang) -> Vec<Row> {
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
            Move::Deliver(column) => columns.push(column_button(table, column, lang)),
            Move::Roll => buttons.push(Button::play(roll(turn, lang), Style::Primary, mv)),
            Move::Reroll => buttons.push(Button::play(reroll(turn, lang), Style::Primary, mv)),
            Move::Stop => buttons.push(Button::play(stop(table, lang), Style::Success, mv)),
        }
    }

    let mut rows = Vec::new();
    if sets.len() > KEEP_BUTTONS {
        let choices = sets.into_iter().map(|set| set_choice(table, set, lang));
        rows.push(menu(t::KEEP_MENU.say(lang), choices.collect()));
    } else {
        let keep = sets.into_iter().map(|set| set_button(table, set, lang));
        buttons.splice(0..0, keep);
    }
    if !pairs.is_empty() {
        let useful = useful_pairs(table, &pairs);
        let shown = if focus == ALL { &pairs } else { &useful };
        let mut choices: Vec<Choice> = shown
            .iter()
            .map(|pair| pair_choice(table, *pair, lang))
            .collect();
        let others = shown.len() < pairs.len();
        if choices.is_empty() {
            buttons.push(Button::focus(
                t::COMBINE_ANYWAY.say(lang),
                Style::Secondary,
                ALL,
            ));
        } else {
            if others {
                choices.push(Choice::focus(t::COMBINE_OTHERS.say(lang), "", ALL, false));
            }
            rows.push(menu(t::COMBINE_MENU.say(lang), choices));
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

fn roll(turn: &Turn, lang: Lang) -> String {
    if turn.fresh() {
        t::ROLL_ALL.say(lang).to_owned()
    } else {
        t::roll_more(lang, turn.dice(), odds::chance(turn, lang))
    }
}

fn reroll(turn: &Turn, lang: Lang) -> String {
    t::chef_rolls(lang, turn.dice(), odds::chance(turn, lang))
}

fn stop(table: &Noodle, lang: Lang) -> String {
    let turn = &table.turn;
    let points = turn.points();
    let strands = t::strands(lang, turn.strands().count());
    let label = t::deliver(lang, strands, points > 0, points);
    joined([label, t::reach(lang, help::reach_of_stopping(table))])
}

/// The parts of a label that say something.
fn joined<const N: usize>(parts: [String; N]) -> String {
    let mut parts = Vec::from(parts);
    parts.retain(|part| !part.is_empty());
    parts.join(" · ")
}

fn set_button(table: &Noodle, (face, size, mv): (u8, u8, Move), lang: Lang) -> Button {
    let label = keep(table, (face, size), lang);
    Button::play(label, Style::Primary, mv).pictured(die_name(face))
}

fn set_choice(table: &Noodle, (face, size, mv): (u8, u8, Move), lang: Lang) -> Choice {
    let turn = &table.turn;
    let detail = t::left_to_roll(lang, turn.dice() - turn.roll.strand(face, size).dice);
    Choice::play(keep(table, (face, size), lang), detail, mv).pictured(die_name(face))
}

/// With fewer than three dice left, keeping a set ends the turn, and perhaps the game.
fn keep(table: &Noodle, (face, size): (u8, u8), lang: Lang) -> String {
    let set = table.turn.roll.strand(face, size);
    let label = t::keep(lang, t::faces(lang, set.size, set.face), price(&set, lang));
    joined([
        label,
        t::reach(lang, help::reach_of_keeping(table, (face, size))),
    ])
}

/// What a strand earns: `+5`, `free cube`.
pub(super) fn price(strand: &Strand, lang: Lang) -> String {
    t::price(lang, strand.face == FREE, strand.points())
}

fn pair_choice(table: &Noodle, (a, b): (u8, u8), lang: Lang) -> Choice {
    let tick = if table.turn.completes(a, b) {
        "✓ "
    } else {
        ""
    };
    let made = a + b;
    let detail = combined(table, (a, b), lang);
    Choice::play(
        format!("{tick}{a} + {b} = {made}"),
        detail,
        Move::Combine(a, b),
    )
    .pictured(die_name(made))
}

/// What it leads to if these two dice are combined.
fn combined(table: &Noodle, (a, b): (u8, u8), lang: Lang) -> String {
    let (turn, face) = (&table.turn, a + b);
    let size = turn.roll.count(face) + 1;
    let faces = t::faces(lang, size, face);
    if turn.completes(a, b) {
        let strand = turn.roll.strand(face, size);
        t::combine_makes(lang, faces, help::worth(&strand, lang))
    } else if table.ready() == 1 {
        t::COMBINE_ENDS.say(lang).to_owned() // N18
    } else if face < turn.lowest() {
        t::combine_too_low(lang, face)
    } else {
        t::combine_not_yet(lang, faces)
    }
}

fn column_button(table: &Noodle, column: Column, lang: Lang) -> Button {
    let gain = table.board.gain(column, table.turn.seat);
    let pair = (gain > 0).then(|| format!("+{gain}"));
    let reach = help::reach(table, column);
    let label = joined([
        column.name().to_owned(),
        pair.unwrap_or_default(),
        t::reach(lang, reach),
    ]);
    let style = match reach {
        Reach::Wins => Style::Success,
        Reach::Loses => Style::Secondary,
        _ if gain > 0 => Style::Primary,
        _ => Style::Secondary,
    };
    let button = Button::play(label, style, Move::Deliver(column));
    button
        .named(t::column_name(lang, column.name()))
        .pictured(pictures::label(column))
}
