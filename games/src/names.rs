//! The players' names as a screen has them: in its language, with each player's mark and who made their latest move.

use crate::lang::Lang;
use crate::picture::MARKS;
use crate::seat::{Hand, MAX_SEATS, Seat, Seats};

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
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// The number of this seat's mark in [`crate::picture::MARKS`].
    pub fn mark(&self, seat: Seat) -> usize {
        self.marks[seat.index()]
    }

    /// These players' marks in place of their names, as picture tokens.
    #[must_use]
    pub fn as_marks(&self) -> Self {
        let token = |mark: &usize| MARKS[*mark].token();
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
    pub(crate) fn with_hands(&self, hands: [Hand; MAX_SEATS]) -> Self {
        Self {
            hands,
            ..self.clone()
        }
    }

    /// The name of the player on this seat, or its letter.
    pub fn of(&self, seat: Seat) -> String {
        self.each
            .get(seat.index())
            .map_or_else(|| seat.to_string(), Clone::clone)
    }

    /// The names of these players.
    pub(crate) fn each(&self, seats: Seats) -> Vec<String> {
        seats.into_iter().map(|seat| self.of(seat)).collect()
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
            return char::from(b"ABCDEFGH"[seat.index()]);
        }
        if self.have_letters()
            && let Some(letter) = self.each.get(seat.index()).and_then(|name| initial(name))
        {
            letter
        } else {
            char::from(b"12345678"[seat.index()])
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
}
