//! All pictures that there are, by their names.

use games::picture::{self, Picture};
use games::registry::GAMES;

/// The common pictures, and those of all games.
pub fn all() -> impl Iterator<Item = &'static Picture> {
    picture::shared().chain(GAMES.iter().flat_map(|game| game.info().pictures))
}

/// Finds a picture by its name.
pub fn named(name: &str) -> Option<&'static Picture> {
    all().find(|picture| picture.name == name)
}
