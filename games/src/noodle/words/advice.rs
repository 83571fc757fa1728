//! One line of advice above the buttons; empty where the buttons say it all.

use super::super::Turn;
use super::PAIR;

pub(in crate::noodle) fn first_roll() -> &'static str {
    "Roll, then keep one set: three or more dice of a face."
}

pub(in crate::noodle) fn roll_on() -> &'static str {
    "Your points are safe: a miss only takes a chef, or ends the turn."
}

pub(in crate::noodle) fn keep(turn: &Turn) -> &'static str {
    if turn.fresh() {
        "Framed dice are sets. You can add only this face and higher ones later."
    } else {
        "Framed dice are sets that you can keep."
    }
}

pub(in crate::noodle) fn no_set(last_chef: bool) -> &'static str {
    if last_chef {
        "This is your last chef: without a set the turn ends at once, and you cannot roll on."
    } else {
        "A chef adds two dice together, or rolls the rest again."
    }
}

pub(in crate::noodle) fn deliver() -> String {
    format!("A cube beside your own, in one restaurant, is worth {PAIR} at the end.")
}
