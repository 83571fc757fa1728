//! Why an act is not done. No words: the caller chooses them, and asks the table for the names and moments that go with them.

use std::time::Duration;

use games::ply::PlyError;
use games::seat::Seat;

use crate::event::Ending;

/// An act that was refused; nothing happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("refused: {self:?}")]
pub enum Refusal {
    // When it is too late, or too early.
    /// The lobby was closed before play began.
    Closed,
    /// Play was ended without an outcome.
    ClosedEarly(Ending),
    /// The table has begun, so it is no lobby any more.
    Begun,
    /// The table has not begun.
    NotBegun,
    /// The table has ended.
    Ended,
    /// The table has not ended.
    NotEnded,
    /// The table has no outcome.
    NoResult,

    // Who may.
    /// Only the host may.
    OnlyHost,
    /// Only the host may start, as long as they have been silent for less than a while: so much of it is left.
    HostIsThere(Duration),
    /// The host is silent, but anybody else may start only when no seat is kept any more.
    SeatsAreKeptStill,
    /// Only players at the table may.
    OnlyPlayers,
    /// Only players at the table and moderators may.
    OnlyPlayersOrModerators,
    /// Only moderators may.
    OnlyModerators,
    /// A moderator has played here, so another one has to decide.
    OwnGame,
    /// They may not play here.
    Banned,

    // Seats.
    /// They have a seat here already.
    Seated,
    /// They have no seat here.
    NotSeated,
    /// Every seat is taken.
    Full,
    /// The free seats are kept for others.
    SeatsAreKept,
    /// A game needs so many players, and so many are there.
    TooFew {
        /// How many there are.
        have: usize,
        /// How many it takes.
        need: usize,
    },
    /// There is room for no more than so many besides the host.
    NoRoom(usize),
    /// There is no house player.
    NoHousePlayer,
    /// Leaving is for oneself, removing for others.
    RemovesThemselves,
    /// Players are not removed from a table in play.
    NoRemovalInPlay,

    // Invitations and offers.
    /// A bot takes no seat.
    Bot,
    /// The other already has a seat here.
    OtherSeated,
    /// The other has declined, and is not asked again.
    Declined,
    /// A seat is kept for the other already.
    Invited,
    /// The other cannot be asked to sit down here.
    CannotBeAsked,
    /// The other has left for good, and nobody can take that seat.
    LeftForGood,
    /// The other has no seat here.
    OtherNotSeated,
    /// The other plays their seat themselves.
    NotAway(Seat),
    /// The other can still come back for so long; it does not run while the table is paused.
    CanComeBack(Seat, Duration),
    /// The seat is no longer there to be taken.
    SeatGone,
    /// The player of the seat is back.
    IsBack(Seat),
    /// The offer is over, or was never made.
    OfferOver,
    /// The player of the seat has moved since they offered it.
    HasMoved(Seat),
    /// Only the player who had the seat before may take it back.
    OnlyPrevious,
    /// The newcomer has moved, so the seat is theirs.
    NewcomerHasMoved(Seat),

    // Play.
    /// The rules of the game refuse the move.
    Rules(#[from] games::refusal::Refusal),
    /// The table is paused.
    Paused,
    /// The table is not paused.
    NotPaused,
    /// The house does not play for them.
    IsNotAway,
    /// This table has no hints.
    NoHints,
    /// They can do only one thing.
    NothingToDecide,

    // After the end.
    /// The result is already void, or already counts.
    AlreadySo,
    /// Nobody waits for a rematch.
    NobodyWaits,
    /// Only those who are ready for the rematch may.
    OnlyReady,
}

impl From<PlyError> for Refusal {
    fn from(error: PlyError) -> Self {
        Self::Rules(match error {
            PlyError::Refused(refusal) => refusal,
            // Dice that are rolled always fit.
            PlyError::Dice(_) => games::refusal::Refusal::Illegal,
        })
    }
}
