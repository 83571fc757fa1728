//! Every text of Add'em Up's boards, apart from which of them is shown when.

pub(super) mod choices;
pub(super) mod label;
pub(super) mod prose;
pub(super) mod summary;

use std::ops::ControlFlow;

use super::board::{Along, Board};
use super::placements::Faces;

/// One line of advice above the buttons; empty where the buttons say it all.
pub(super) mod advice {
    pub(in crate::addemup) const OPEN: &str =
        "A run of three or more dice, such as 2 3 4, opens the board.";
    pub(in crate::addemup) const ROLL: &str =
        "Every line that you make or extend scores all its dice.";
    pub(in crate::addemup) const PLACE: &str = "Choose a line to see it on the board.";
    pub(in crate::addemup) const MORE: &str = "Dice left in your hand go back to the pile.";
    pub(in crate::addemup) const BONUS: &str = "It fits, so it must be placed: choose where.";
}

/// The best score of a bonus die of each face; `None` if it would not fit.
pub(super) fn bonus_scores(board: &Board) -> [Option<i32>; 6] {
    [1, 2, 3, 4, 5, 6].map(|face| {
        let mut best = None;
        let _ = board.each_placement(Faces::NONE.with(face), 1, &mut |line| {
            best = best.max(Some(board.score(line)));
            ControlFlow::Continue(())
        });
        best
    })
}

/// What a bonus die changes, face by face, and on average.
fn bonus_changes(board: &Board) -> ([i32; 6], f64) {
    let scores = bonus_scores(board);
    let mut changes = [0; 6];
    for ((face, score), change) in (1..).zip(scores).zip(&mut changes) {
        *change = score.unwrap_or(-face);
    }
    (changes, f64::from(changes.iter().sum::<i32>()) / 6.0)
}

/// `across`, `down`
fn direction(along: Along) -> &'static str {
    match along {
        Along::Row => "across",
        Along::Column => "down",
    }
}

pub(super) fn spaced(faces: impl Iterator<Item = u8>) -> String {
    faces
        .map(|face| face.to_string())
        .collect::<Vec<_>>()
        .join(" ")
}
