//! One entry of a table's record: who moved, what they chose, and what the dice showed.

use std::fmt;

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
