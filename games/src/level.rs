//! The strength of house players, and their names.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// The strength of a house player. `docs/engine.md` has the measurements.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Level {
    /// Plays for fun: takes risks for a big turn, follows its mood, and overlooks things.
    Casual,
    /// Knows the game and plays by rules of thumb.
    Regular,
    /// Plays the best move where it is known, and searches for it everywhere else.
    Master,
}

/// A text that names no level.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("`{0}` is not a level: choose casual, regular or master")]
pub struct ParseLevelError(String);

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Self; 3] = [Self::Casual, Self::Regular, Self::Master];

    /// The name by which [`FromStr`] finds the level, in lower case.
    pub fn name(self) -> &'static str {
        match self {
            Self::Casual => "casual",
            Self::Regular => "regular",
            Self::Master => "master",
        }
    }

    /// The name of a house player of this level. `nth` counts the house players of a table from 0; from 7 on the names repeat.
    pub fn player_name(self, nth: usize) -> &'static str {
        let names = match self {
            Self::Casual => [
                "Pepper", "Biscuit", "Clover", "Pickle", "Waffles", "Sunny", "Noodles",
            ],
            Self::Regular => [
                "Maple", "Juniper", "Hazel", "Basil", "Robin", "Olive", "Linden",
            ],
            Self::Master => [
                "Ada", "Blaise", "Pascal", "Emmy", "Andrey", "Sofia", "Leonhard",
            ],
        };
        names[nth % names.len()]
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Level {
    type Err = ParseLevelError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let level = Self::ALL.into_iter().find(|level| level.name() == text);
        level.ok_or_else(|| ParseLevelError(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_level_reads_back_from_its_name() {
        for level in Level::ALL {
            assert_eq!(level.to_string().parse(), Ok(level));
        }
        let error = "Master".parse::<Level>().unwrap_err();
        assert!(error.to_string().starts_with("`Master` is not a level"));
    }

    #[test]
    fn the_house_players_of_a_table_have_different_names() {
        let mut names: Vec<&str> = Level::ALL
            .into_iter()
            .flat_map(|level| (0..7).map(move |nth| level.player_name(nth)))
            .collect();
        let count = names.len();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), count);
    }
}
