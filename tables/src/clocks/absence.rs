//! What may be done at a table without a player who is away, and for whom the others need not wait.

use std::time::Duration;

use games::seat::Seat;

use super::{Clocks, SeatClock};
use crate::event::Vote;
use crate::time::Now;

/// Others can give away the seat of an absent player after this many more time limits, and not sooner than [`SHORTEST_GRACE`].
const GRACE_LIMITS: u32 = 2;

const SHORTEST_GRACE: Duration = Duration::from_secs(10 * 60);

impl Clocks {
    /// For how long others cannot give this absent player's seat away yet, if they can not.
    pub fn grace_left(&self, seat: Seat, now: Now) -> Option<Duration> {
        let clock = &self.seats[seat.index()];
        let limits = self.limit.map(|limit| limit * GRACE_LIMITS);
        let grace = limits.unwrap_or_default().max(SHORTEST_GRACE);
        let left = (clock.away_since + grace) - self.time(now);
        Some(left).filter(|left| clock.away() && !left.is_zero())
    }

    /// Is anybody to act who could have been waited for: a person who is to act while another, who is there, has done what they had
    /// to? Gives the seats of those who are to act, or none.
    pub fn awaited(&self) -> Vec<Seat> {
        let waits = |clock: &SeatClock| clock.present() && clock.since.is_none();
        if self.paused() || !self.seats.iter().any(waits) {
            return Vec::new();
        }
        let seats = self.seats.iter().enumerate();
        let awaited = seats.filter(|(_, clock)| clock.is_person() && clock.since.is_some());
        awaited.map(|(index, _)| Seat::new(index)).collect()
    }

    /// How many of the counted players agree, and how many are counted. To end a table, everybody who has not left has to agree: nobody
    /// can be voted out of a result while they are away. A pause needs those who are there, since anybody can end it.
    pub fn agreement(&self, vote: Vote) -> (usize, usize) {
        let counted = || {
            let seats = self.seats.iter().filter(|clock| clock.is_person());
            seats.filter(|clock| vote == Vote::End || clock.present() || clock.votes(vote))
        };
        (
            counted().filter(|clock| clock.votes(vote)).count(),
            counted().count(),
        )
    }
}
