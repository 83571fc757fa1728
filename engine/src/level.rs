//! How strong a house player is, and what it is called.

use std::fmt;

/// How a house player chooses. Its strength is measured, in `docs/engine.md`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Level {
    /// Plays for fun: takes risks for the big turn, follows its nose, and overlooks things.
    Casual,
    /// Knows the game and plays it by rules of thumb.
    Regular,
    /// Plays the best move where that is known, and searches for it where not.
    Master,
}

impl Level {
    pub const ALL: [Self; 3] = [Self::Casual, Self::Regular, Self::Master];

    /// The level of this name.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.name() == text)
    }

    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Casual => "casual",
            Self::Regular => "regular",
            Self::Master => "master",
        }
    }

    /// What a house player of this level is called on its table: `nth` counts the house players of a table from 0.
    #[must_use]
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_level_reads_back_from_its_name() {
        for level in Level::ALL {
            assert_eq!(Level::parse(&level.to_string()), Some(level));
        }
        assert_eq!(Level::parse("Master"), None);
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
