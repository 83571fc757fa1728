//! What dice are worth, and how likely a roll is to be worth nothing. Knows no turns and no players.

use crate::dice::Dice;

/// How many dice there are.
pub(super) const DICE: u8 = 6;

/// How many dice show each face.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Tally([u8; 6]);

/// How many of the equally likely rolls are a bust: `bust` in `of`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Odds {
    pub(super) bust: usize,
    pub(super) of: usize,
}

/// The bonus for six dice of this face.
pub(super) fn bonus_for(face: u8) -> i32 {
    10 * i32::from(face)
}

impl Tally {
    /// No dice at all.
    pub(super) const NONE: Self = Self([0; 6]);

    /// Rolls `count` dice.
    pub(super) fn roll(count: u8, dice: &mut Dice) -> Self {
        let mut rolled = Self::NONE;
        for _ in 0..count {
            rolled.0[dice.index(6)] += 1;
        }
        rolled
    }

    /// Which of these rolled dice score beside those set `aside` in the same cycle: all that show a value shown at
    /// least twice (rulings M1, M2). With `single_match` a die also matches one that is set aside (ruling M3);
    /// without, only another die of its own roll.
    pub(super) fn scoring(self, aside: Self, single_match: bool) -> Self {
        Self(std::array::from_fn(|at| {
            let rolled = self.0[at];
            let joins = single_match && aside.0[at] > 0;
            if rolled >= 2 || joins { rolled } else { 0 }
        }))
    }

    /// What these dice score: the sum of their faces.
    pub(super) fn pips(self) -> i32 {
        (1..).zip(self.0).map(|(face, n)| face * i32::from(n)).sum()
    }

    /// What comes on top of the sum if all six dice show the same (ruling M8).
    pub(super) fn bonus(self) -> i32 {
        match self.value() {
            Some(face) if self.count() == DICE => bonus_for(face),
            _ => 0,
        }
    }

    /// How many dice there are.
    pub(super) fn count(self) -> u8 {
        self.0.iter().sum()
    }

    /// The values shown, smallest first.
    pub(super) fn values(self) -> impl Iterator<Item = u8> {
        (1..)
            .zip(self.0)
            .filter(|(_, n)| *n > 0)
            .map(|(face, _)| face)
    }

    /// The value that all these dice show.
    pub(super) fn value(self) -> Option<u8> {
        let mut values = self.values();
        values.next().filter(|_| values.next().is_none())
    }

    /// The dice one by one, smallest face first.
    pub(super) fn faces(self) -> impl Iterator<Item = u8> {
        (1..)
            .zip(self.0)
            .flat_map(|(face, n)| std::iter::repeat_n(face, n.into()))
    }

    pub(super) fn plus(self, other: Self) -> Self {
        Self(std::array::from_fn(|at| self.0[at] + other.0[at]))
    }

    pub(super) fn minus(self, other: Self) -> Self {
        Self(std::array::from_fn(|at| self.0[at] - other.0[at]))
    }
}

impl Odds {
    /// The odds of rolling `count` dice beside those set `aside`, exactly.
    ///
    /// A roll is a bust if all its values differ and none of them joins a value set aside: so the first die has so many
    /// values to lose by, and each further die one fewer.
    pub(super) fn of(count: u8, aside: Tally, single_match: bool) -> Self {
        let joining = if single_match {
            aside.values().count()
        } else {
            0
        };
        Self {
            bust: (0..count.into())
                .map(|rolled| (6 - joining).saturating_sub(rolled))
                .product(),
            of: 6usize.pow(count.into()),
        }
    }

    /// In tenths of a percent, rounded.
    pub(super) fn permille(self) -> usize {
        (self.bust * 1000 + self.of / 2) / self.of
    }
}
