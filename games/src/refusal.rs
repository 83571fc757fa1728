//! Why a player's act was not taken.

use std::fmt;

/// An act that was not taken. Nothing changed. The words for the person are the messenger's; the spelling here is the
/// one of transcripts: `A keep-4 !stale`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The table has ended.
    Over,
    /// This seat does not exist or has left the table.
    NotSeated,
    /// Others are to act.
    NotYourTurn,
    /// The seat has moved, or has something else to decide, since its screen was drawn (ruling X6).
    Stale,
    /// Not among the legal moves, malformed texts included.
    Illegal,
}

impl Refusal {
    /// All of them, for readers of transcripts.
    pub const ALL: [Self; 5] = [
        Self::Over,
        Self::NotSeated,
        Self::NotYourTurn,
        Self::Stale,
        Self::Illegal,
    ];
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Over => "over",
            Self::NotSeated => "not-seated",
            Self::NotYourTurn => "not-your-turn",
            Self::Stale => "stale",
            Self::Illegal => "illegal",
        })
    }
}

impl std::error::Error for Refusal {}
