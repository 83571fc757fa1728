//! What is wrong with a record, in words: nothing in the program tells one kind of it from another.

use std::fmt;

use thiserror::Error;

use crate::telling::in_a_row;

/// Why a text is not a record.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("line {number}: expected {expected}, found {found}")]
pub struct NotationError {
    /// The number of the line, from 1.
    pub number: usize,
    /// What should be there, in words.
    pub expected: String,
    /// What is there, in words.
    pub found: String,
    /// The ply it should be, if it should be one.
    pub ply: Option<u32>,
}

/// What is wrong with a record.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{}{what}", ply.map_or_else(String::new, |ply| format!("ply {ply} is wrong: ")))]
pub struct RecordError {
    /// The first ply that is wrong; `None` if the error is about the record as a whole.
    pub ply: Option<u32>,
    /// What is wrong with it, in words.
    pub what: String,
}

impl RecordError {
    /// An error about the record as a whole.
    pub(super) fn whole(what: impl Into<String>) -> Self {
        let what = what.into();
        Self { ply: None, what }
    }

    /// An error of this ply.
    pub(super) fn at(ply: u32, what: String) -> Self {
        let ply = Some(ply);
        Self { ply, what }
    }
}

impl From<NotationError> for RecordError {
    fn from(error: NotationError) -> Self {
        let (ply, what) = (error.ply, error.to_string());
        Self { ply, what }
    }
}

/// Faces as a record has them: `[3 1]`.
pub(crate) struct Faces<'a>(pub(crate) &'a [u8]);

impl fmt::Display for Faces<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{}]", in_a_row(self.0))
    }
}
