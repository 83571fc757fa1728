//! The answer of the button `?`: what each choice means.

use super::super::board::Board;
use super::{bonus_changes, bonus_scores};
use crate::picture;

pub(in crate::addemup) const OPEN: &str = "Roll six dice. If three or more of them make a run, such as 2 3 4 or 6 5 4 3, one run opens \
     the board and scores its sum. If not, the turn passes.";

pub(in crate::addemup) const ROLL: &str = "Roll, then join dice to the board: make a row or a column of three to six consecutive numbers \
     longer, or build a new one across it. Each line that a new die makes or extends scores the sum of its dice, old and new.";

pub(in crate::addemup) const PLACE: &str = "Your roll allows a line, so you must place one. Choose one in the menu: the board shows it in \
     green, and nothing is placed until you press **Place it**. New dice are in brackets. *Across* reads from the left, *down* from the \
     top.";

pub(in crate::addemup) const BONUS: &str =
    "The bonus die fits, so you must place it. Choose where in the menu.";

pub(in crate::addemup) fn more(once: bool) -> String {
    let once = if once {
        " A line that has scored this turn adds only what it grows by."
    } else {
        ""
    };
    format!(
        "Place another line, also on dice of this turn, or stop: the dice in your hand go back to the pile.{once} If you place all six, \
         you may take a bonus die."
    )
}

/// What a bonus die would score, face by face (rulings A6, A18, A19).
pub(in crate::addemup) fn offer(board: &Board) -> String {
    let fitting = bonus_scores(board).iter().flatten().count();
    if fitting == 0 {
        return "**Beware:** a bonus die could not be placed now, whatever it shows. Its number would only be taken off your score."
            .to_owned();
    }
    let (changes, average) = bonus_changes(board);
    let changes: Vec<String> = (1..)
        .zip(changes)
        .map(|(face, change)| format!("{} {change:+}", picture::die(face)))
        .collect();
    format!(
        "A bonus die fits with {fitting} of 6 faces, and must then be placed. If it does not fit, its number is taken off \
         your score.\n{}\nOn average {average:+.1} points, each face at its best place.",
        changes.join("  ")
    )
}
