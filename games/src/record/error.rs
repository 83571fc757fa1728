//! What can be wrong with a record: with its text, with what it says, and with a single ply.

use std::error::Error;
use std::fmt;

use crate::dice::DiceError;
use crate::grammar::{list, plural};
use crate::options::OptionError;
use crate::outcome::Outcome;
use crate::ply::PlyError;

/// Why a text is not a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotationError {
    /// A line is missing.
    Missing {
        /// How the line begins.
        line: &'static str,
    },
    /// A line is not what has to be there.
    Line {
        /// Its number, from 1.
        number: usize,
        /// How it should begin; empty for a ply.
        expected: &'static str,
        /// What is written there.
        found: String,
        /// The ply it should be, if it should be one.
        ply: Option<u32>,
    },
    /// There are lines after the last one.
    Trailing {
        /// The number of the first of them, from 1.
        number: usize,
    },
    /// There are more plies than can be counted.
    TooManyPlies,
}

impl NotationError {
    /// The number of the ply that is written wrongly, if it is a ply.
    #[must_use]
    pub fn ply(&self) -> Option<u32> {
        match self {
            Self::Line { ply, .. } => *ply,
            Self::Missing { .. } | Self::Trailing { .. } | Self::TooManyPlies => None,
        }
    }
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Missing { line } => write!(f, "the record ends before its line `{line}...`"),
            Self::Line {
                number,
                expected: "",
                found,
                ..
            } => write!(
                f,
                "line {number}: expected a ply, such as `4 A roll [6 2]`, found `{found}`"
            ),
            Self::Line {
                number,
                expected,
                found,
                ..
            } => write!(
                f,
                "line {number}: expected `{expected}...`, found `{found}`"
            ),
            Self::Trailing { number } => write!(f, "line {number}: nothing may follow the check"),
            Self::TooManyPlies => f.write_str("too many plies"),
        }
    }
}

impl Error for NotationError {}

/// What is wrong with a record. The text has the whole reason, so there is no [`Error::source`] to add.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    /// The first ply that is wrong; `None` if the error is about the record as a whole.
    pub ply: Option<u32>,
    /// What is wrong with it.
    pub kind: RecordErrorKind,
}

/// What can be wrong with a record.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum RecordErrorKind {
    /// It is not written as a record is.
    Notation(NotationError),
    /// There is no game of this key.
    UnknownGame {
        /// The key.
        game: String,
    },
    /// The game is known, but not this edition of it.
    UnknownEdition {
        /// The game's key.
        game: String,
        /// The edition in the record.
        edition: u16,
        /// The editions that this program has, the current one first.
        known: Vec<u16>,
    },
    /// The record is of another game than the one it was checked by.
    OtherGame {
        /// The key of the game it was checked by.
        game: &'static str,
        /// The edition of that game.
        edition: u16,
    },
    /// An option does not exist or has an impossible value.
    Options(OptionError),
    /// Some options are left out, or they are in another order.
    OptionsIncomplete {
        /// As they should be written.
        written: String,
    },
    /// The game cannot be played by this number of players.
    Players {
        /// The game's name.
        game: &'static str,
        /// How many players the record has.
        count: usize,
    },
    /// The numbers in which the players joined are not 1, 2, 3 and so on.
    Joining,
    /// The SHA-256 of the seed is not the commitment.
    Commitment,
    /// The table has ended, but the record has no seed.
    NoSeed,
    /// The seed gives other seats to the players.
    Seating,
    /// The faces of the setup do not fit.
    Setup(DiceError),
    /// The ply cannot be played.
    Ply(PlyError),
    /// The seed gives other faces than the record has.
    Faces {
        /// The faces in the record.
        stored: Vec<u8>,
        /// The faces that the seed gives.
        rolled: Vec<u8>,
    },
    /// The plies lead to an outcome that the record does not have.
    OtherOutcome {
        /// The outcome by the plies.
        outcome: Outcome,
    },
    /// The record has an outcome, but its plies do not end the table.
    NotOver,
    /// The last line is not the SHA-256 of the lines above it.
    Check,
}

impl fmt::Display for RecordErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Notation(error) => error.fmt(f),
            Self::UnknownGame { game } => write!(f, "there is no game `{game}`"),
            Self::UnknownEdition {
                game,
                edition,
                known,
            } => {
                write!(
                    f,
                    "this is edition {edition} of {game}; this program has {} {}",
                    plural(known.len(), "edition"),
                    list(known)
                )
            }
            Self::OtherGame { game, edition } => {
                write!(f, "this is not a record of {game} edition {edition}")
            }
            Self::Options(error) => error.fmt(f),
            Self::OptionsIncomplete { written } => {
                write!(f, "the options are not all written: `{written}`")
            }
            Self::Players { game, count } => write!(f, "{game} cannot be played by {count}"),
            Self::Joining => f.write_str("the players did not join as 1, 2, 3 ..."),
            Self::Commitment => {
                f.write_str("the seed is not the one that was committed to: its SHA-256 differs")
            }
            Self::NoSeed => f.write_str("the table has ended but its seed is not shown"),
            Self::Seating => f.write_str("the players do not sit where the seed puts them"),
            Self::Setup(error) => error.fmt(f),
            Self::Ply(error) => error.fmt(f),
            Self::Faces { stored, rolled } => write!(
                f,
                "the record has the faces {}, the seed gives {}",
                Faces(stored),
                Faces(rolled)
            ),
            Self::OtherOutcome { outcome } => {
                write!(f, "by its plies the table ended {outcome}")
            }
            Self::NotOver => f.write_str("by its plies the table has not ended"),
            Self::Check => {
                f.write_str("the last line does not match: something above it was changed")
            }
        }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.ply {
            Some(ply) => write!(f, "ply {ply} is wrong: {}", self.kind),
            None => self.kind.fmt(f),
        }
    }
}

impl Error for RecordError {}

/// An error about the record as a whole.
impl From<RecordErrorKind> for RecordError {
    fn from(kind: RecordErrorKind) -> Self {
        Self { ply: None, kind }
    }
}

impl From<NotationError> for RecordError {
    fn from(error: NotationError) -> Self {
        Self {
            ply: error.ply(),
            kind: RecordErrorKind::Notation(error),
        }
    }
}

/// Faces as a record has them: `[3 1]`.
pub(crate) struct Faces<'a>(pub(crate) &'a [u8]);

impl fmt::Display for Faces<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let faces: Vec<String> = self.0.iter().map(u8::to_string).collect();
        write!(f, "[{}]", faces.join(" "))
    }
}
