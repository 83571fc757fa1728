//! What a playing program may read from a table: only what all players see.

use super::{Marmottes, Tally, Turn};
use crate::dice::Dice;
use crate::game::Game;
use crate::options::Options;
use crate::seat::{Seat, Seats};

impl Marmottes {
    /// The start of a turn of this seat, when the seats have these totals. `None` if a total is at the target or the seat does not exist.
    pub fn at_turn(options: &Options, totals: &[i32], seat: Seat) -> Option<Self> {
        let possible = Self::INFO.seats.contains(&totals.len()) && seat.index() < totals.len();
        let mut game =
            possible.then(|| Self::setup(options, totals.len(), &mut Dice::scripted(&[])))?;
        if !totals.iter().all(|total| (0..game.target).contains(total)) {
            return None;
        }
        game.totals[..totals.len()].copy_from_slice(totals);
        game.to_play = (seat.index()..totals.len()).map(Seat::new).collect();
        game.turn = Turn::of(seat);
        Some(game)
    }

    /// The total that starts the last round.
    pub fn target(&self) -> i32 {
        self.target
    }

    /// The option of ruling M3.
    pub fn single_match(&self) -> bool {
        self.single_match
    }

    /// The option of ruling M16.
    pub fn turn_limit(&self) -> Option<i32> {
        self.turn_limit
    }

    /// The round that is being played, from 1.
    pub fn round(&self) -> i32 {
        self.round
    }

    /// The seats that have not left.
    pub fn active(&self) -> Seats {
        self.active
    }

    /// How many seats there were at the start.
    pub fn seats_at_start(&self) -> usize {
        self.seats
    }

    /// The seat whose turn it is.
    pub fn turn_of(&self) -> Seat {
        self.turn.seat
    }

    /// The points of the turn, which are not banked yet.
    pub fn unbanked(&self) -> i32 {
        self.turn.score
    }

    /// How many dice of each face stay set aside during the next roll: none after all six have scored.
    pub fn aside(&self) -> [u8; 6] {
        self.turn.stays().counts()
    }

    /// Is this turn's first roll still to come?
    pub fn is_fresh(&self) -> bool {
        self.turn.score == 0 && self.turn.aside == Tally::NONE
    }

    /// May the turn be stopped here (rulings M4, M5)?
    pub fn can_stop(&self) -> bool {
        self.turn.may_stop()
    }

    /// The seat that reached the target first, if this is the last round (ruling M12).
    pub fn reached_by(&self) -> Option<Seat> {
        self.first
    }

    /// Is this a last round of several players, who must now get ahead of each other (rulings M12, M16)?
    pub fn is_race(&self) -> bool {
        self.is_last_round() && self.seats > 1
    }

    /// The seats whose turn in this round is not over, including the active one.
    pub fn to_play(&self) -> Seats {
        self.to_play
    }
}
