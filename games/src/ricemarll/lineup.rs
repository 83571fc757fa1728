//! A player's six dice with the cards behind them, and their values.

use std::fmt;
use std::ops::RangeInclusive;

use arrayvec::ArrayVec;

use super::cards::{Card, Effect};
use crate::dice::Dice;

/// The number of a player's dice, and of the cards in a hand.
pub(super) const SIX: usize = 6;

/// The final values of six dice.
pub type Values = [i16; SIX];

/// Where a card of the hand can go (rulings R3 and R4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    /// Behind one of the player's own dice, by position from 0, under the cards that are there.
    Die(u8),
    /// Back on top of the deck.
    Top,
    /// Onto the discard pile.
    Discard,
}

impl Spot {
    /// The six dice, then the deck and the discard pile.
    pub const ALL: [Self; 8] = [
        Self::Die(0),
        Self::Die(1),
        Self::Die(2),
        Self::Die(3),
        Self::Die(4),
        Self::Die(5),
        Self::Top,
        Self::Discard,
    ];

    pub(super) fn die(index: usize) -> Self {
        Self::ALL[index]
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Die(index) => write!(f, "{}", index + 1),
            Self::Top => f.write_str("top"),
            Self::Discard => f.write_str("drop"),
        }
    }
}

/// A card and where it was put.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Laid {
    pub(super) card: Card,
    pub(super) spot: Spot,
}

/// Six dice in a row and the cards of one round.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Lineup {
    /// The first roll; 0 before it.
    pub(super) rolled: [u8; SIX],
    /// The last reroll of each die; 0 without one (ruling R7).
    pub(super) rerolled: [u8; SIX],
    /// The face picked for each die; 0 without a choice.
    pub(super) picked: [u8; SIX],
    /// In the order in which they were placed.
    pub(super) laid: ArrayVec<Laid, SIX>,
}

impl Lineup {
    /// A fresh roll without any cards.
    pub(super) fn roll(dice: &mut Dice) -> Self {
        Self {
            rolled: std::array::from_fn(|_| dice.roll(6)),
            ..Self::default()
        }
    }

    /// The cards at one spot, from top to bottom (ruling R5).
    pub fn at(&self, spot: Spot) -> impl DoubleEndedIterator<Item = Card> {
        self.laid
            .iter()
            .filter(move |laid| laid.spot == spot)
            .map(|laid| laid.card)
    }

    /// How many cards with this effect are behind a die.
    pub(super) fn count(&self, die: usize, effect: Effect) -> usize {
        self.at(Spot::die(die))
            .filter(|card| card.kind().effect == effect)
            .count()
    }

    /// Rolls each die once for each reroll card behind it, from left to right (rulings R6 and R7).
    pub(super) fn reroll(&mut self, dice: &mut Dice) {
        for die in 0..SIX {
            for _ in 0..self.count(die, Effect::Reroll) {
                self.rerolled[die] = dice.roll(6);
            }
        }
    }

    /// The first die with a face to pick; one choice serves for all pick cards of a die (ruling R7).
    pub(super) fn to_pick(&self) -> Option<usize> {
        (0..SIX).find(|die| self.is_open(*die))
    }

    /// The face of a die before flips: its last roll, or the face picked for it.
    pub fn lying(&self, die: usize) -> u8 {
        [self.picked[die], self.rerolled[die], self.rolled[die]]
            .into_iter()
            .find(|face| *face > 0)
            .unwrap_or(0)
    }

    /// The die's final face if `lying` is its face before flips: two flips cancel, and opposite sides add up to 7 (rulings R7 and R9).
    pub(super) fn flipped(&self, die: usize, lying: u8) -> u8 {
        if self.count(die, Effect::Flip) % 2 == 1 {
            7 - lying
        } else {
            lying
        }
    }

    /// The value of a die if `lying` is its face before flips: the other cards count from top to bottom (rulings R5 and R6).
    pub fn worth(&self, die: usize, lying: u8) -> i16 {
        let face = i16::from(self.flipped(die, lying));
        self.at(Spot::die(die))
            .fold(face, |value, card| card.applied(value))
    }

    /// The values of the dice, once all rerolls are rolled and all picks are made.
    pub(super) fn values(&self) -> Values {
        std::array::from_fn(|die| self.worth(die, self.lying(die)))
    }

    /// The possible values of a die, from least to most, while rerolls and picks are open.
    pub(super) fn foreseen(&self, die: usize) -> RangeInclusive<i16> {
        let open = self.is_open(die) || self.picked[die] == 0 && self.rolls_again(die);
        let lying = self.lying(die);
        let faces = if open { 1..=6 } else { lying..=lying };
        let worths = faces.map(|face| self.worth(die, face));
        let least = worths.clone().min().unwrap_or(0);
        least..=worths.max().unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lineup(face: u8, cards: &str) -> Lineup {
        let mut lineup = Lineup {
            rolled: [face; SIX],
            ..Lineup::default()
        };
        for name in cards.split_whitespace() {
            let card = Card::named(name).unwrap();
            let spot = Spot::Die(0);
            lineup.laid.push(Laid { card, spot });
        }
        lineup
    }

    #[test]
    fn cards_count_from_top_to_bottom() {
        for (face, cards, worth) in [
            (3, "", 3),
            (3, "plus2 double", 10),
            (3, "double plus2", 8),
            (5, "half", 2),
            (5, "negate half", -3),
            (1, "negate half", -1),
            (4, "plus1 set0 minus2", -2),
            (1, "minus3 double negate", 4),
            (4, "set0 negate", 0),
            (4, "blank", 4),
            (6, "plus3 flip", 4),
            (6, "flip plus3", 4),
            (2, "flip flip plus1", 3),
        ] {
            assert_eq!(lineup(face, cards).values()[0], worth, "{face} {cards}");
        }
    }

    #[test]
    fn a_reroll_comes_before_a_pick_and_a_pick_before_a_flip() {
        let mut lineup = lineup(4, "flip pick reroll plus1");
        lineup.reroll(&mut Dice::scripted(&[3]));
        assert_eq!(lineup.lying(0), 3);
        assert_eq!(lineup.to_pick(), Some(0));
        lineup.picked[0] = 2;
        assert_eq!(lineup.to_pick(), None);
        assert_eq!(lineup.flipped(0, 2), 5);
        assert_eq!(lineup.values()[0], 6);
    }

    #[test]
    fn open_rerolls_and_picks_give_a_range() {
        assert_eq!(lineup(4, "plus1").foreseen(0), 5..=5);
        assert_eq!(lineup(4, "reroll plus1").foreseen(0), 2..=7);
        assert_eq!(lineup(4, "pick negate").foreseen(0), -6..=-1);
        assert_eq!(lineup(4, "reroll set7").foreseen(0), 7..=7);
    }
}
