//! One entry of a table's record: who moved, what they chose, and what the dice showed.

use std::fmt::{self, Write};

use thiserror::Error;

use crate::dice::DiceError;
use crate::refusal::Refusal;
use crate::seat::{Hand, Seat};

/// How the ply of a seat that leaves is written. No game has a move of this spelling.
pub const RESIGN: &str = "resign";

/// One entry of the record.
#[derive(Clone, PartialEq, Eq)]
pub struct Ply {
    /// Who moved.
    pub seat: Seat,
    /// The move's text, or [`RESIGN`].
    pub mv: String,
    /// What the dice showed, in order.
    pub faces: Vec<u8>,
    /// Who made the move.
    pub hand: Hand,
}

/// Faces can be a hidden hand, so they are left out wherever a ply is logged.
impl fmt::Debug for Ply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} {} ({} faces, {})",
            self.seat,
            self.mv,
            self.faces.len(),
            self.hand
        )
    }
}

/// Why a ply does not fit the table. The text has the whole reason, so there is no [`std::error::Error::source`] to add.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum PlyError {
    /// The seat may not make this move now.
    #[error("the move is refused: {0}")]
    Refused(Refusal),
    /// The faces are too few, too many, or impossible.
    #[error(transparent)]
    Dice(#[from] DiceError),
}

impl From<Refusal> for PlyError {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

/// Is this how the value is spelled? Compared piece by piece, without writing the spelling down.
pub fn spells(text: &str, value: impl fmt::Display) -> bool {
    struct Rest<'a>(&'a str);
    impl Write for Rest<'_> {
        fn write_str(&mut self, piece: &str) -> fmt::Result {
            self.0 = self.0.strip_prefix(piece).ok_or(fmt::Error)?;
            Ok(())
        }
    }
    let mut rest = Rest(text);
    write!(rest, "{value}").is_ok() && rest.0.is_empty()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ply_in_a_log_does_not_show_its_faces() {
        let ply = Ply {
            seat: Seat::new(1),
            mv: "roll".into(),
            faces: vec![6, 6],
            hand: Hand::Clock,
        };
        assert_eq!(format!("{ply:?}"), "B roll (2 faces, clock)");
    }
}
