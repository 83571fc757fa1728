//! Play: presses on a board, hints, pauses, and what house players do.

pub(crate) mod hint;
pub(crate) mod house;
pub(crate) mod move_words;
pub(crate) mod pause;
pub(crate) mod press;
