//! What dice score, and the chance that a roll scores nothing. Nothing about turns or players.

use crate::chance::hands;
use crate::dice::{Dice, Hand6};

/// The number of dice in the game.
pub(super) const DICE: u32 = 6;

/// How many dice show each face: four bits for each face, 1s lowest, so that tallies are added and compared as one number.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Tally(u32);

/// The chance of a bust: `bust` of the `of` equally likely rolls.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Odds {
    pub(super) bust: u32,
    pub(super) of: u32,
}

/// The lowest bit of each face.
const EACH: u32 = 0x11_1111;

/// The bonus for six dice of this face.
pub(super) fn bonus_for(face: u8) -> i32 {
    10 * i32::from(face)
}

/// A number of dice.
fn byte(count: u32) -> u8 {
    u8::try_from(count).expect("there are six dice")
}

impl Tally {
    /// No dice at all.
    pub(super) const NONE: Self = Self(0);

    /// Rolls `count` dice.
    pub(super) fn roll(count: u32, dice: &mut Dice) -> Self {
        Self::of(dice.hand(byte(count)))
    }

    /// Every roll of so many dice, with its chance.
    pub(super) fn rolls(count: u32) -> impl Iterator<Item = (Self, f64)> {
        hands(byte(count)).map(|(hand, chance)| (Self::of(hand), chance))
    }

    fn of(counts: Hand6) -> Self {
        Self(
            counts
                .iter()
                .rev()
                .fold(0, |tally, shown| tally << 4 | u32::from(*shown)),
        )
    }

    /// The rolled dice that score beside those set `aside` in the same cycle: all whose value at least two dice show (rulings M1,
    /// M2). With `single_match` a die also matches one that is set aside (ruling M3); without it, only another die of its roll.
    pub(super) fn scoring(self, aside: Self, single_match: bool) -> Self {
        // A number up to six is two or more if its second or its third bit is set.
        let twice = (self.0 >> 1 | self.0 >> 2) & EACH;
        let joining = if single_match { aside.shown() } else { 0 };
        Self(self.0 & ((twice | joining) * 0xF))
    }

    /// The lowest bit of each face that is shown.
    fn shown(self) -> u32 {
        (self.0 | self.0 >> 1 | self.0 >> 2) & EACH
    }

    /// How many dice show each face, the 1s first.
    pub(super) fn counts(self) -> [u8; 6] {
        std::array::from_fn(|at| u8::try_from(self.0 >> (4 * at) & 0xF).expect("four bits"))
    }

    fn showing(self, face: u8) -> u32 {
        self.0 >> (4 * (face - 1)) & 0xF
    }

    /// The number of dice.
    pub(super) fn count(self) -> u32 {
        // The highest face of the product is the sum of all six.
        self.0.wrapping_mul(EACH) >> 20 & 0xF
    }

    /// The score of these dice: the sum of their faces.
    pub(super) fn pips(self) -> i32 {
        (1..=6)
            .map(|face| u32::from(face) * self.showing(face))
            .sum::<u32>()
            .cast_signed()
    }

    /// The bonus, beside the sum, if all six dice show the same face (ruling M8).
    pub(super) fn bonus(self) -> i32 {
        (1..=6)
            .find(|face| self.showing(*face) == DICE)
            .map_or(0, bonus_for)
    }

    /// The values shown, smallest first.
    pub(super) fn values(self) -> impl Iterator<Item = u8> {
        (1..=6).filter(move |face| self.showing(*face) > 0)
    }

    /// The value of these dice, if all show the same.
    pub(super) fn value(self) -> Option<u8> {
        let mut values = self.values();
        values.next().filter(|_| values.next().is_none())
    }

    /// The dice one by one, smallest face first.
    pub(super) fn faces(self) -> impl Iterator<Item = u8> {
        (1..=6).flat_map(move |face| std::iter::repeat_n(face, self.showing(face) as usize))
    }

    pub(super) fn plus(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }

    pub(super) fn minus(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

impl std::fmt::Debug for Tally {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.faces()).finish()
    }
}

impl Odds {
    /// The exact chance of a bust with `count` dice beside those set `aside`.
    ///
    /// A roll is a bust if all its values differ and none is a value that is set aside. So the first die has this many losing values,
    /// and each further die one fewer.
    pub(super) fn of(count: u32, aside: Tally, single_match: bool) -> Self {
        let joining = if single_match {
            aside.shown().count_ones()
        } else {
            0
        };
        Self {
            bust: (0..count)
                .map(|rolled| (6 - joining).saturating_sub(rolled))
                .product(),
            of: 6u32.pow(count),
        }
    }

    /// In percent, rounded.
    pub(super) fn percent(self) -> u32 {
        (self.bust * 100 + self.of / 2) / self.of
    }

    /// A bust comes once in this many rolls, rounded. No set of dice is safe.
    pub(super) fn one_in(self) -> u32 {
        (self.of + self.bust / 2) / self.bust
    }
}
