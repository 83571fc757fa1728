//! One line of advice above the buttons; empty where the buttons say it all.

use super::super::Turn;
use super::PAIR;

pub(in crate::noodle) fn first_roll(first_round: bool) -> &'static str {
    if first_round {
        "Roll, then keep one set: three or more dice of a face."
    } else {
        ""
    }
}

pub(in crate::noodle) fn roll_on() -> &'static str {
    "What you kept is safe. A roll without a set takes a chef, or ends the turn."
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
        "A chef makes two dice one, their sum, or rolls all again."
    }
}

pub(in crate::noodle) fn deliver() -> String {
    format!("A cube beside your own, in one restaurant, is worth {PAIR} at the end.")
}
