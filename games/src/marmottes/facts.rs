//! What a program that plays reads off a table: no more than everybody sees.

use super::{Marmottes, Tally};
use crate::seat::{Seat, Seats};

impl Marmottes {
    /// The total that begins the last round.
    #[must_use]
    pub fn target(&self) -> i32 {
        self.target
    }

    /// The option of ruling M3.
    #[must_use]
    pub fn single_match(&self) -> bool {
        self.single_match
    }

    /// The option of ruling M16.
    #[must_use]
    pub fn turn_limit(&self) -> Option<i32> {
        self.turn_limit
    }

    /// The round that is being played, from 1.
    #[must_use]
    pub fn round(&self) -> i32 {
        self.round
    }

    /// Points in the bank.
    #[must_use]
    pub fn banked(&self, seat: Seat) -> i32 {
        self.total(seat)
    }

    /// Who has not left.
    #[must_use]
    pub fn active(&self) -> Seats {
        self.active
    }

    /// How many seats there were at the start.
    #[must_use]
    pub fn seats_at_start(&self) -> usize {
        self.seats
    }

    /// Whose turn it is.
    #[must_use]
    pub fn turn_of(&self) -> Seat {
        self.turn.seat
    }

    /// What the turn has scored and not yet banked.
    #[must_use]
    pub fn unbanked(&self) -> i32 {
        self.turn.score
    }

    /// How many dice of each face stay on the table when the rest is rolled: none after all six have scored.
    #[must_use]
    pub fn aside(&self) -> [u8; 6] {
        self.turn.stays().counts()
    }

    /// Is a first roll of this turn still to come?
    #[must_use]
    pub fn is_fresh(&self) -> bool {
        self.turn.score == 0 && self.turn.aside == Tally::NONE
    }

    /// May the turn be stopped here (rulings M4, M5)?
    #[must_use]
    pub fn can_stop(&self) -> bool {
        self.turn.may_stop()
    }

    /// Who reached the target first, which makes this the last round (ruling M12).
    #[must_use]
    pub fn reached_by(&self) -> Option<Seat> {
        self.first
    }

    /// Who still has a turn in this round, the running one included.
    #[must_use]
    pub fn to_play(&self) -> Seats {
        self.to_play
    }
}
