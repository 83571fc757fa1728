//! Places at a table: one seat, a set of seats, who moves for a seat, and who is looking.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// The largest number of seats any game may have.
pub const MAX_SEATS: usize = 8;

/// One place at a table, shown as a letter: A is the seat that moves first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this index; 0 is A.
    ///
    /// # Panics
    /// If the index is [`MAX_SEATS`] or more.
    pub const fn new(index: usize) -> Self {
        assert!(index < MAX_SEATS, "a table has at most eight seats");
        #[expect(clippy::cast_possible_truncation, reason = "asserted above")]
        Self(index as u8)
    }

    /// Position in seat order, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The same as what is stored has it.
    pub const fn number(self) -> u8 {
        self.0
    }
}

/// Reads one capital letter, `A` to `H`.
impl FromStr for Seat {
    type Err = ParseSeatError;

    fn from_str(text: &str) -> Result<Self, ParseSeatError> {
        match text.as_bytes() {
            [letter @ b'A'..=b'H'] => Ok(Self(letter - b'A')),
            _ => Err(ParseSeatError),
        }
    }
}

/// The text is not the letter of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("a seat is one letter from A to H")]
pub struct ParseSeatError;

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", char::from(b'A' + self.0))
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Some of a table's seats, in seat order. A byte, so that asking who is to act costs nothing.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Seats(u8);

impl Seats {
    /// No seat.
    pub const NONE: Self = Self(0);

    /// The first `count` seats.
    ///
    /// # Panics
    /// If there are more than [`MAX_SEATS`].
    pub const fn first(count: usize) -> Self {
        assert!(count <= MAX_SEATS, "a table has at most eight seats");
        #[expect(
            clippy::cast_possible_truncation,
            reason = "at most eight bits are set"
        )]
        Self(((1u16 << count) - 1) as u8)
    }

    /// This seat alone.
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// Whether this seat is among them.
    pub const fn has(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// These seats and this one.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | (1 << seat.0))
    }

    /// These seats without this one.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    /// How many there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seat to the left of `seat` (ruling X1): the next one of these in seat order, with A after the last. It is `seat` itself if
    /// no other is left; `seat` need not be one of these.
    ///
    /// # Panics
    /// If there are no seats.
    pub fn after(self, seat: Seat) -> Seat {
        assert!(!self.is_empty(), "a table in play has a seat");
        let first = seat.0 + 1;
        let skipped = self.0.rotate_right(first.into()).trailing_zeros();
        Seat::new((usize::from(first) + skipped as usize) % MAX_SEATS)
    }

    /// These seats in the order of turns, from one of them on.
    pub fn in_turn(self, first: Seat) -> impl Iterator<Item = Seat> {
        std::iter::successors(Some(first), move |seat| Some(self.after(*seat))).take(self.len())
    }
}

impl IntoIterator for Seats {
    type Item = Seat;
    type IntoIter = SeatsIter;

    fn into_iter(self) -> SeatsIter {
        SeatsIter(self.0)
    }
}

/// Goes through [`Seats`] in seat order.
#[derive(Clone, Debug)]
pub struct SeatsIter(u8);

impl Iterator for SeatsIter {
    type Item = Seat;

    fn next(&mut self) -> Option<Seat> {
        (self.0 != 0).then(|| {
            let seat = Seat::new(self.0.trailing_zeros() as usize);
            self.0 &= self.0 - 1;
            seat
        })
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::NONE, Self::with)
    }
}

impl fmt::Debug for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(*self).finish()
    }
}

/// Who made a move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Hand {
    /// The player of the seat.
    Player,
    /// The clock: the player's time was up, and the idle move was played (ruling X3).
    Clock,
    /// The house, which plays the seat while its player is away.
    House,
}

impl Hand {
    /// Its only spelling.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Player => "player",
            Self::Clock => "clock",
            Self::House => "house",
        }
    }
}

impl fmt::Display for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// Reads what `Display` writes.
impl FromStr for Hand {
    type Err = ParseHandError;

    fn from_str(text: &str) -> Result<Self, ParseHandError> {
        [Self::Player, Self::Clock, Self::House]
            .into_iter()
            .find(|hand| hand.as_str() == text)
            .ok_or(ParseHandError)
    }
}

/// The text is none of the words for who made a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("a move is by `player`, `clock` or `house`")]
pub struct ParseHandError;

/// Who is looking at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Viewer {
    /// Everybody in the channel.
    Public,
    /// The player on this seat.
    Seat(Seat),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_turn_passes_to_the_left_and_skips_empty_seats() {
        let seats = Seats::first(4).without(Seat::new(1));
        assert_eq!(seats.after(Seat::new(0)), Seat::new(2));
        assert_eq!(seats.after(Seat::new(3)), Seat::new(0));
        assert_eq!(
            seats.after(Seat::new(1)),
            Seat::new(2),
            "from the seat of a player who left"
        );
        assert_eq!(Seats::only(Seat::new(2)).after(Seat::new(2)), Seat::new(2));
    }

    #[test]
    fn a_seat_is_one_letter() {
        for index in 0..MAX_SEATS {
            let seat = Seat::new(index);
            assert_eq!(seat.to_string().parse(), Ok(seat));
        }
        for wrong in ["I", "AB", "a", ""] {
            assert_eq!(wrong.parse::<Seat>(), Err(ParseSeatError), "{wrong}");
        }
    }
}
