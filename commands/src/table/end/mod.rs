//! The end of a table: how it comes to one, what was earned, the rematch that follows, and what anybody can check afterwards.

pub(crate) mod achievements;
pub(crate) mod rematch_state;
pub(crate) mod report;
pub(crate) mod series;
pub(crate) mod verify;
pub(crate) mod vote;
