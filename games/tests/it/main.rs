//! What holds for every game in the list: its rulings, the laws under random play, a playthrough, the record.

#![allow(
    clippy::disallowed_macros,
    clippy::disallowed_methods,
    reason = "a test may read files and variables and use threads; a game may not"
)]

mod achievements;
mod alone;
mod chance;
mod editions;
mod golden;
mod languages;
mod laws;
mod lessons;
mod new_game;
mod pig;
mod records;
mod rulings;
mod stories;
mod transcripts;
