//! The screen of Noodle Roll: chooses texts and controls by the state, and contains no rules.

use super::grid::{board, dice};
use super::words::{advice, choices, label, prose, summary};
use super::{Noodle, Phase, controls};
use crate::names::Names;
use crate::screen::{Help, Mark, Part, Score, Screen};
use crate::seat::{Hand, Seat, Seats};

pub(super) fn screen(table: &Noodle, names: &Names, focus: &str) -> Screen {
    let over = table.phase == Phase::Over;
    let moment = if over {
        "the end".to_owned()
    } else {
        format!("turn {}", table.turn.number)
    };
    Screen {
        title: format!("Noodle Roll · {moment}"),
        summary: headline(table, names),
        parts: parts(table, names),
        scores: scores(table),
        rows: controls::rows(table, focus),
        help: Help {
            choices: meaning(table),
            board: prose::board(table, names),
        },
    }
}

fn headline(table: &Noodle, names: &Names) -> String {
    let now = now(table, names);
    let turn = &table.turn;
    // The sentence about the end of a turn already names the player.
    let is_between = turn.fresh() && table.phase == Phase::ToRoll || table.phase == Phase::Over;
    if is_between || names.hand(turn.seat) == Hand::Player {
        now
    } else {
        format!("{}. {now}", names.did(turn.seat, "moved"))
    }
}

fn now(table: &Noodle, names: &Names) -> String {
    let turn = &table.turn;
    let name = names.of(turn.seat);
    match table.phase {
        Phase::ToRoll if turn.fresh() => match &table.previous {
            Some(before) => summary::rolls(table, before, names),
            None => summary::begins(&name),
        },
        Phase::ToRoll => summary::kept(turn, &name),
        Phase::Rolled if turn.sets().next().is_none() => summary::no_set(turn, &name),
        Phase::Rolled => summary::rolled(turn, &name),
        Phase::Delivering => summary::delivers(turn, names),
        Phase::Over => summary::over(table, names),
    }
}

fn parts(table: &Noodle, names: &Names) -> Vec<Part> {
    let mut parts = vec![Part::Grid(board(&table.board, table.line, names))];
    if table.phase == Phase::Over {
        return parts;
    }
    if let Some(dice) = dice(&table.turn, table.phase == Phase::Rolled) {
        parts.push(Part::Grid(dice));
    }
    let advice = line_of_advice(table);
    if !advice.is_empty() {
        parts.push(Part::Text(advice));
    }
    parts
}

/// In the first two turns of each player; later only what is new.
fn line_of_advice(table: &Noodle) -> String {
    let turn = &table.turn;
    let is_new = usize::from(turn.number) <= 2 * table.seats;
    match table.phase {
        Phase::Rolled if turn.sets().next().is_none() && (is_new || table.ready() == 1) => {
            advice::no_set(table.ready() == 1).to_owned()
        }
        _ if !is_new => String::new(),
        Phase::ToRoll if turn.fresh() => advice::first_roll().to_owned(),
        Phase::ToRoll => advice::roll_on().to_owned(),
        Phase::Rolled => advice::keep(turn).to_owned(),
        Phase::Delivering => advice::deliver(),
        Phase::Over => String::new(),
    }
}

/// What each choice means.
fn meaning(table: &Noodle) -> String {
    let turn = &table.turn;
    match table.phase {
        Phase::ToRoll if turn.fresh() => choices::first_roll(table),
        Phase::ToRoll => choices::roll_on(table),
        Phase::Rolled if turn.sets().next().is_some() => choices::keep(table),
        Phase::Rolled => choices::no_set(table),
        Phase::Delivering => choices::columns(table),
        Phase::Over => String::new(),
    }
}

fn scores(table: &Noodle) -> Vec<Score> {
    let over = table.phase == Phase::Over;
    let winners = if over {
        table.outcome().winners()
    } else {
        Seats::NONE
    };
    let score = |seat: Seat| {
        let active = table.active.has(seat);
        let total = table.total(seat);
        let strands = table.points[seat.index()];
        Score {
            seat,
            total,
            points: total.to_string(),
            parts: if total == strands {
                String::new()
            } else {
                format!("{strands} + {} for pairs", total - strands)
            },
            note: if active && !over {
                label::chefs(table.ready[seat.index()])
            } else {
                String::new()
            },
            mark: if !active {
                Mark::Left
            } else if winners.has(seat) {
                Mark::Won
            } else if !over && seat == table.turn.seat {
                Mark::ToAct
            } else {
                Mark::Waiting
            },
        }
    };
    Seats::first(table.seats).into_iter().map(score).collect()
}
