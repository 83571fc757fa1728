//! Places at a table: one seat, a set of seats, who moves for a seat, who is looking, and the players' names.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::lang::Lang;
use crate::picture::MARKS;

/// The largest number of seats any game may have.
pub const MAX_SEATS: usize = 8;

/// One place at a table, shown as a letter: A is the seat that moves first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
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
    #[must_use]
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

/// The players' names on the screen, in seat order, its language, and who made each seat's latest move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Names {
    each: Vec<String>,
    hands: [Hand; MAX_SEATS],
    /// The number of each seat's mark.
    marks: [usize; MAX_SEATS],
    lang: Lang,
}

impl Names {
    /// Names that are ready for a message: the caller has already escaped markdown and mentions.
    pub fn new(names: Vec<String>) -> Self {
        Self {
            each: names,
            hands: [Hand::Player; MAX_SEATS],
            marks: std::array::from_fn(|seat| seat),
            lang: Lang::En,
        }
    }

    /// Chooses marks by who the players are, so that a player has the same mark at every table where it is free.
    #[must_use]
    pub fn marked_for<'a>(mut self, players: impl IntoIterator<Item = &'a str>) -> Self {
        let mut free = [true; MAX_SEATS];
        for (mark, player) in self.marks.iter_mut().zip(players) {
            // FNV-1a
            let hash = player.bytes().fold(0x811c_9dc5_u32, |hash, byte| {
                (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
            });
            let wanted = (hash >> 16) as usize;
            let mut marks = (0..MAX_SEATS).map(|next| (wanted + next) % MAX_SEATS);
            *mark = marks.find(|mark| free[*mark]).unwrap_or_default();
            free[*mark] = false;
        }
        self
    }

    /// These names for a screen in this language.
    #[must_use]
    pub fn in_language(mut self, lang: Lang) -> Self {
        self.lang = lang;
        self
    }

    /// The language of the screen.
    #[must_use]
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// The number of this seat's mark in [`crate::picture::MARKS`].
    #[must_use]
    pub fn mark(&self, seat: Seat) -> usize {
        self.marks[seat.index()]
    }

    /// These players' marks in place of their names, as picture tokens.
    #[must_use]
    pub fn as_marks(&self) -> Self {
        let token = |mark: &usize| format!(":{}:", MARKS[*mark].name);
        Self {
            each: self.marks.iter().map(token).collect(),
            ..self.clone()
        }
    }

    /// The seats' letters as names, as in transcripts and records.
    pub fn letters() -> Self {
        Self::new(Vec::new())
    }

    /// These names for a table where these hands made each seat's latest move.
    #[must_use]
    pub(crate) fn with_hands(&self, hands: [Hand; MAX_SEATS]) -> Self {
        Self {
            each: self.each.clone(),
            hands,
            marks: self.marks,
            lang: self.lang,
        }
    }

    /// The name of the player on this seat, or its letter.
    pub fn of(&self, seat: Seat) -> String {
        self.each
            .get(seat.index())
            .map_or_else(|| seat.to_string(), Clone::clone)
    }

    /// Who made the latest move of this seat.
    pub fn hand(&self, seat: Seat) -> Hand {
        self.hands[seat.index()]
    }

    /// What was done in the latest move of this seat, as a sentence without its full stop: `Ann stopped`. A move that its player
    /// did not make is not told as theirs: `Ann's time ran out: the house stopped for Ann`.
    pub fn did(&self, seat: Seat, what: &str) -> String {
        let name = self.of(seat);
        match self.hands[seat.index()] {
            Hand::Player => format!("{name} {what}"),
            Hand::Clock => format!("{name}'s time ran out: the house {what} for {name}"),
            Hand::House => format!("The house {what} for {name}"),
        }
    }

    /// A player's mark in a block of code: the first letter of the name if all differ, otherwise a number.
    /// The seats' own letters would name the wrong player too easily.
    pub fn letter(&self, seat: Seat) -> char {
        if self.each.is_empty() {
            return char::from(b'A' + seat.0);
        }
        if self.have_letters()
            && let Some(letter) = self.each.get(seat.index()).and_then(|name| initial(name))
        {
            letter
        } else {
            char::from(b'1' + seat.0)
        }
    }

    /// Whether the names begin with different letters, so that nobody needs a number.
    pub fn have_letters(&self) -> bool {
        let letters: Vec<Option<char>> = self.each.iter().map(|name| initial(name)).collect();
        let differs = |at: usize| letters[at].is_some() && !letters[..at].contains(&letters[at]);
        (0..letters.len()).all(differs)
    }
}

/// The first character of a name, if it is an ASCII letter. Names are escaped, so a backslash may come before it.
fn initial(name: &str) -> Option<char> {
    let first = name.trim_start_matches('\\').chars().next()?;
    first
        .is_ascii_alphabetic()
        .then(|| first.to_ascii_uppercase())
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
    fn a_player_has_the_first_letter_of_the_name_or_a_number() {
        let letters = |names: &[&str]| {
            let names = Names::new(names.iter().map(|name| (*name).to_owned()).collect());
            let seats = Seats::first(names.each.len());
            seats
                .into_iter()
                .map(|seat| names.letter(seat))
                .collect::<String>()
        };
        assert_eq!(letters(&["Ann", "cleo", "Ben"]), "ACB");
        assert_eq!(letters(&["Ann", "anna", "Ben"]), "123");
        assert_eq!(letters(&["Ann", "李", "Ben"]), "123");
        assert_eq!(Names::letters().letter(Seat::new(2)), 'C');
    }

    #[test]
    fn a_player_has_the_same_mark_wherever_it_is_free() {
        let marks = |players: &[&str]| {
            let names = Names::letters().marked_for(players.iter().copied());
            let seats = Seats::first(players.len()).into_iter();
            seats.map(|seat| names.mark(seat)).collect::<Vec<_>>()
        };
        let alone = marks(&["4711"]);
        let many: Vec<String> = (0..MAX_SEATS).map(|id| format!("47{id}1")).collect();
        let many: Vec<&str> = ["4711"]
            .into_iter()
            .chain(many.iter().map(String::as_str))
            .take(MAX_SEATS)
            .collect();
        let mut all = marks(&many);
        assert_eq!(all[0], alone[0]);
        all.sort_unstable();
        assert!(all.into_iter().eq(0..MAX_SEATS), "no mark is given twice");
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
