//! What dice are worth, and how likely a roll is to be worth nothing. Knows no turns and no players.

use crate::dice::Dice;

/// How many dice there are.
pub(super) const DICE: u32 = 6;

/// How many dice show each face: four bits a face, the 1s lowest, so that tallies add and compare as one number.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Tally(u32);

/// How many of the equally likely rolls are a bust: `bust` in `of`.
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

impl Tally {
    /// No dice at all.
    pub(super) const NONE: Self = Self(0);

    /// Rolls `count` dice.
    pub(super) fn roll(count: u32, dice: &mut Dice) -> Self {
        (0..count).fold(Self::NONE, |rolled, _| {
            rolled.plus(Self(1 << (4 * (dice.roll(6) - 1))))
        })
    }

    /// Which of these rolled dice score beside those set `aside` in the same cycle: all that show a value shown at
    /// least twice (rulings M1, M2). With `single_match` a die also matches one that is set aside (ruling M3);
    /// without, only another die of its own roll.
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

    fn showing(self, face: u8) -> u32 {
        self.0 >> (4 * (face - 1)) & 0xF
    }

    /// How many dice there are.
    pub(super) fn count(self) -> u32 {
        // The highest face of the product is the sum of all six.
        self.0.wrapping_mul(EACH) >> 20 & 0xF
    }

    /// What these dice score: the sum of their faces.
    pub(super) fn pips(self) -> i32 {
        (1..=6)
            .map(|face| u32::from(face) * self.showing(face))
            .sum::<u32>()
            .cast_signed()
    }

    /// What comes on top of the sum if all six dice show the same (ruling M8).
    pub(super) fn bonus(self) -> i32 {
        (1..=6)
            .find(|face| self.showing(*face) == DICE)
            .map_or(0, bonus_for)
    }

    /// The values shown, smallest first.
    pub(super) fn values(self) -> impl Iterator<Item = u8> {
        (1..=6).filter(move |face| self.showing(*face) > 0)
    }

    /// The value that all these dice show.
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
    /// The odds of rolling `count` dice beside those set `aside`, exactly.
    ///
    /// A roll is a bust if all its values differ and none of them joins a value set aside: so the first die has so many
    /// values to lose by, and each further die one fewer.
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

    /// In tenths of a percent, rounded.
    pub(super) fn permille(self) -> u32 {
        (self.bust * 1000 + self.of / 2) / self.of
    }
}
