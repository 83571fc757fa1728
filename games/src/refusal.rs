//! Why a player's move was refused.

use std::fmt;

/// A move that was refused; nothing changed. `Display` is the spelling in transcripts (`A keep-4 !stale`). The words for the player are
/// up to the program that talks to them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The table has ended.
    Over,
    /// This seat does not exist or has left the table.
    NotSeated,
    /// The seat is not to act now.
    NotYourTurn,
    /// Since the screen was drawn, the seat has moved or its decision has changed (ruling X6).
    Stale,
    /// Not one of the legal moves, or not a move at all.
    Illegal,
}

impl Refusal {
    /// All of them.
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
