//! Tables in memory: built from stored rows, checked before they are used, and kept for the next press. Nothing here calls Discord.

pub(crate) mod active;
pub(crate) mod audit;
pub(crate) mod board_location;
pub(crate) mod board_tokens;
pub(crate) mod budgets;
pub(crate) mod daily;
pub(crate) mod deliveries;
pub(crate) mod ending;
pub(crate) mod house_news;
pub(crate) mod in_flight;
pub(crate) mod notes;
pub(crate) mod panels;
pub(crate) mod parts;
pub(crate) mod pending;
pub(crate) mod recent;
pub(crate) mod record;
pub(crate) mod redraws;
pub(crate) mod seeds;
pub(crate) mod shown_boards;
pub(crate) mod tables;
pub(crate) mod thinking;
pub(crate) mod told;
