//! What can be wrong with a record: with its text, with what it says, and with a single ply.

use std::fmt;

use thiserror::Error;

use crate::dice::DiceError;
use crate::grammar::{list, plural};
use crate::options::OptionError;
use crate::outcome::Outcome;
use crate::ply::PlyError;
use crate::telling::in_a_row;

/// Why a text is not a record.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum NotationError {
    /// A line is missing.
    #[error("the record ends before its line `{line}...`")]
    Missing {
        /// How the line begins.
        line: &'static str,
    },
    /// A line is not what has to be there.
    #[error("line {number}: expected {}, found `{found}`", beginning(expected))]
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
    #[error("line {number}: nothing may follow the check")]
    Trailing {
        /// The number of the first of them, from 1.
        number: usize,
    },
    /// There are more plies than can be counted.
    #[error("too many plies")]
    TooManyPlies,
}

impl NotationError {
    /// The number of the ply that is written wrongly, if it is a ply.
    pub fn ply(&self) -> Option<u32> {
        match self {
            Self::Line { ply, .. } => *ply,
            Self::Missing { .. } | Self::Trailing { .. } | Self::TooManyPlies => None,
        }
    }
}

/// How a line should begin, in words.
pub(crate) fn beginning(expected: &str) -> String {
    if expected.is_empty() {
        return "a ply, such as `4 A roll [6 2]`".to_owned();
    }
    format!("`{expected}...`")
}

/// What is wrong with a record. The text has the whole reason, so there is no [`std::error::Error::source`] to add.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{}{kind}", ply.map_or_else(String::new, |ply| format!("ply {ply} is wrong: ")))]
pub struct RecordError {
    /// The first ply that is wrong; `None` if the error is about the record as a whole.
    pub ply: Option<u32>,
    /// What is wrong with it.
    pub kind: RecordErrorKind,
}

/// What can be wrong with a record.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum RecordErrorKind {
    /// It is not written as a record is.
    #[error("{0}")]
    Notation(NotationError),
    /// There is no game of this key.
    #[error("there is no game `{game}`")]
    UnknownGame {
        /// The key.
        game: String,
    },
    /// The game is known, but not this edition of it.
    #[error("this is edition {edition} of {game}; this program has {} {}", plural(known.len(), "edition"), list(known))]
    UnknownEdition {
        /// The game's key.
        game: String,
        /// The edition in the record.
        edition: u16,
        /// The editions that this program has, the current one first.
        known: Vec<u16>,
    },
    /// The record is of another game than the one it was checked by.
    #[error("this is not a record of {game} edition {edition}")]
    OtherGame {
        /// The key of the game it was checked by.
        game: &'static str,
        /// The edition of that game.
        edition: u16,
    },
    /// An option does not exist or has an impossible value.
    #[error("{0}")]
    Options(OptionError),
    /// Some options are left out, or they are in another order.
    #[error("the options are not all written: `{written}`")]
    OptionsIncomplete {
        /// As they should be written.
        written: String,
    },
    /// The game cannot be played by this number of players.
    #[error("{game} cannot be played by {count}")]
    Players {
        /// The game's name.
        game: &'static str,
        /// How many players the record has.
        count: usize,
    },
    /// The numbers in which the players joined are not 1, 2, 3 and so on.
    #[error("the players did not join as 1, 2, 3 ...")]
    Joining,
    /// The SHA-256 of the seed is not the commitment.
    #[error("the seed is not the one that was committed to: its SHA-256 differs")]
    Commitment,
    /// The table has ended, but the record has no seed.
    #[error("the table has ended but its seed is not shown")]
    NoSeed,
    /// The seed gives other seats to the players.
    #[error("the players do not sit where the seed puts them")]
    Seating,
    /// The faces of the setup do not fit.
    #[error("{0}")]
    Setup(DiceError),
    /// The ply cannot be played.
    #[error("{0}")]
    Ply(PlyError),
    /// The seed gives other faces than the record has.
    #[error(
        "the record has the faces {}, the seed gives {}",
        Faces(stored),
        Faces(rolled)
    )]
    Faces {
        /// The faces in the record.
        stored: Vec<u8>,
        /// The faces that the seed gives.
        rolled: Vec<u8>,
    },
    /// The plies lead to an outcome that the record does not have.
    #[error("by its plies the table ended {outcome}")]
    OtherOutcome {
        /// The outcome by the plies.
        outcome: Outcome,
    },
    /// The record has an outcome, but its plies do not end the table.
    #[error("by its plies the table has not ended")]
    NotOver,
    /// The last line is not the SHA-256 of the lines above it.
    #[error("the last line does not match: something above it was changed")]
    Check,
}

impl RecordErrorKind {
    /// An error of this ply.
    pub(super) fn at(self, ply: u32) -> RecordError {
        RecordError {
            ply: Some(ply),
            kind: self,
        }
    }
}

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
        write!(f, "[{}]", in_a_row(self.0))
    }
}
