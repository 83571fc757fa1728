//! What a table of Noodle Roll looks like: texts and controls from the state, and no rules.

use super::{Noodle, Phase};
use crate::game::Game;
use crate::screen::{Button, Mark, Row, Score, Screen, Tone};
use crate::seat::{Names, Seat, Seats};

pub(super) fn screen(table: &Noodle, names: &Names) -> Screen {
    let mut moves = Vec::new();
    table.legal(table.turn.seat, &mut moves);
    let buttons: Vec<Button> = moves
        .iter()
        .map(|mv| Button::play(mv.to_string(), Tone::Plain, mv))
        .collect();
    Screen {
        title: "Noodle Roll".into(),
        summary: format!("{} is to act.", names.of(table.turn.seat)),
        parts: Vec::new(),
        scores: Seats::first(table.seats)
            .into_iter()
            .map(|seat: Seat| Score {
                seat,
                points: format!("{} points", table.points[seat.index()]),
                note: String::new(),
                mark: if table.phase != Phase::Over && seat == table.turn.seat {
                    Mark::ToAct
                } else {
                    Mark::Waiting
                },
            })
            .collect(),
        rows: buttons
            .chunks(5)
            .map(|chunk| Row::Buttons(chunk.to_vec()))
            .collect(),
    }
}
