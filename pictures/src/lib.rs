//! Boards and games as pictures, drawn from the same tiles as the emoji: a PNG of the board at the end, and a GIF of a game's turns. They
//! hold tiles, marks, numbers and the game's own words; players are their marks, because no font has every script. It uses `games` alone.
//!
//! Where to start: [`last_board`] and [`film`]; `board` says what stands where.

mod board;
mod game;
mod gif;
mod known;
pub mod letters;
pub mod tile;

pub use board::Paper;
pub use game::{DrawError, Steps, film, last_board};
pub use known::{all, named};
