//! The dice on the table after a roll, and the strands kept from them. Nothing about turns or chefs.

use super::board::Column;
use crate::dice::Dice;

/// How many equal faces make a set.
pub(super) const SET: u8 = 3;

/// The largest face, which scores nothing and earns a free cube (ruling N26).
pub(super) const FREE: u8 = 6;

/// The dice on the table. It does not matter which die is which, so this is a count for each face.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Roll {
    loose: [u8; 6],
    /// Pairs that chefs combined: they stay together until the next roll (ruling N14). Three chefs make three pairs at most.
    pairs: [Option<(u8, u8)>; 3],
}

impl Roll {
    /// Rolls this many dice. Combined pairs come apart (ruling N15).
    pub(super) fn thrown(count: u8, dice: &mut Dice) -> Self {
        Self {
            loose: dice.hand(count),
            ..Self::default()
        }
    }

    /// How many single dice show this face.
    pub(super) fn loose(&self, face: u8) -> u8 {
        self.loose[usize::from(face - 1)]
    }

    /// The combined pairs, smaller face first.
    pub(super) fn pairs(&self) -> impl Iterator<Item = (u8, u8)> {
        self.pairs.into_iter().flatten()
    }

    /// How many dice of a face there are; a pair counts as one (ruling N13).
    pub(super) fn count(&self, face: u8) -> u8 {
        self.loose(face) + self.pairs_of(face)
    }

    fn pairs_of(&self, face: u8) -> u8 {
        self.pairs().map(|(a, b)| u8::from(a + b == face)).sum()
    }

    /// Can two single dice of these faces be combined: are both there, and is their sum at most 6 (ruling N12)?
    pub(super) fn combines(&self, a: u8, b: u8) -> bool {
        let needed = if a == b { 2 } else { 1 };
        a + b <= 6 && self.loose(a) >= needed && self.loose(b) >= needed
    }

    /// Every pair of faces that can be combined, smaller face first.
    pub(super) fn combinations(&self) -> impl Iterator<Item = (u8, u8)> {
        (1..=3)
            .flat_map(|a| (a..=6 - a).map(move |b| (a, b)))
            .filter(|(a, b)| self.combines(*a, *b))
    }

    /// Combines two single dice into one face, their sum.
    pub(super) fn combine(&mut self, a: u8, b: u8) {
        self.loose[usize::from(a - 1)] -= 1;
        self.loose[usize::from(b - 1)] -= 1;
        let free = self.pairs.iter_mut().find(|pair| pair.is_none());
        *free.expect("three chefs combine at most three pairs") = Some((a, b));
    }

    /// A strand of `size` dice of this face. Both dice of a pair leave with it (ruling N13).
    ///
    /// A pair is never in a set of more than three, because chefs combine only if no face makes a set (ruling N16). So a strand of
    /// only some of the dice leaves no pair behind.
    pub(super) fn strand(&self, face: u8, size: u8) -> Strand {
        Strand {
            face,
            size,
            dice: size + self.pairs_of(face),
            cube: None,
        }
    }
}

/// A set that was kept. It never grows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Strand {
    pub(super) face: u8,
    /// How many faces it has, at least three.
    pub(super) size: u8,
    /// How many dice it has: one more than faces for each combined pair.
    pub(super) dice: u8,
    /// Column and row of its cube, once it is delivered.
    pub(super) cube: Option<(Column, usize)>,
}

impl Strand {
    /// The face, and one more for each beyond three; sixes score nothing (ruling N26).
    pub(super) fn points(self) -> i32 {
        if self.face == FREE {
            0
        } else {
            i32::from(self.face + self.size - SET)
        }
    }
}
