//! Boards and games as pictures, drawn from the same tiles as the emoji: a PNG of the board at the end, and a GIF of a game's turns. They
//! hold tiles, marks, numbers and the game's own words; players are their marks, because no font has every script.

mod board;
mod game;
pub(crate) mod gif;
pub(crate) mod letters;
pub(crate) mod tile;

use games::picture::{self, Picture};
use games::registry::GAMES;

pub use game::{film, last_board};

/// The common pictures, and those of all games.
pub(crate) fn all() -> impl Iterator<Item = &'static Picture> {
    picture::shared().chain(GAMES.iter().flat_map(|game| game.info().pictures))
}

/// Finds a picture by its name.
pub(crate) fn named(name: &str) -> Option<&'static Picture> {
    all().find(|picture| picture.name == name)
}
