//! Tables in memory: made from stored rows, checked before they are used, and kept for the next press. Nothing here speaks to
//! Discord or to the store.

pub(crate) mod active;
pub(crate) mod audit;
pub(crate) mod board_location;
pub(crate) mod record;
pub(crate) mod redraws;
pub(crate) mod seeds;
pub(crate) mod tables;
