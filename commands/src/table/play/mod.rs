//! Play: presses on a board, hints, and what house players do.

pub(crate) mod hint;
pub(crate) mod house;
pub(crate) mod move_words;
pub(crate) mod press;
