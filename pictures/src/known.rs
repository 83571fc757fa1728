//! All pictures that there are, by their names.

use games::picture::{self, Picture};
use games::registry::GAMES;

/// The common pictures, those of all games, and last the numbers, without which a board is as well.
pub fn all() -> impl Iterator<Item = &'static Picture> {
    picture::shared()
        .chain(GAMES.iter().flat_map(|game| game.info().pictures))
        .chain(picture::numbers())
}

/// Finds a picture by its name.
pub fn named(name: &str) -> Option<&'static Picture> {
    all().find(|picture| picture.name == name)
}
