//! Why a player's move was refused.

use thiserror::Error;

/// A move that was refused; nothing changed. `Display` is the spelling in transcripts (`A keep-4 !stale`). The words for the player are
/// up to the program that talks to them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Refusal {
    /// The table has ended.
    #[error("over")]
    Over,
    /// This seat does not exist or has left the table.
    #[error("not-seated")]
    NotSeated,
    /// The seat is not to act now.
    #[error("not-your-turn")]
    NotYourTurn,
    /// Since the screen was drawn, the seat has moved or its decision has changed (ruling X6).
    #[error("stale")]
    Stale,
    /// Not one of the legal moves, or not a move at all.
    #[error("illegal")]
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
