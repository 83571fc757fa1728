//! The 96 modifier cards: their effects, bags of cards, and a player's deck.

use std::fmt;

use arrayvec::ArrayVec;

use Effect::{Add, Blank, Double, Flip, Halve, Negate, Pick, Reroll, Set};
use Phrase::Same;

use crate::dice::Dice;
use crate::lang::{Lang, Phrase, ricemarll as t};

/// What a card does to its die.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Adds this number, which can be negative.
    Add(i16),
    /// None; the card only takes a place in the hand (ruling R13).
    Blank,
    /// Replaces the value by this number.
    Set(i16),
    /// Doubles the value.
    Double,
    /// Halves it, rounding down.
    Halve,
    /// Turns plus into minus and back.
    Negate,
    /// Rolls the die again. This and the next two act on the die itself, before its value is worked out (ruling R6).
    Reroll,
    /// Lets the player choose the face.
    Pick,
    /// Turns the die to its opposite side.
    Flip,
}

/// One kind of card.
#[derive(Debug)]
pub(super) struct Kind {
    pub(super) spelling: &'static str,
    /// The text on the card.
    pub(super) label: Phrase,
    pub(super) effect: Effect,
    /// How many there are in the box.
    pub(super) copies: u8,
    /// How many each player starts with; the kinds without any make the shared deck.
    pub(super) own: u8,
}

impl Kind {
    /// Both names: transcripts may use either.
    fn names(&self) -> [&'static str; 2] {
        [self.spelling, self.label.say(Lang::En)]
    }
}

const fn kind(spelling: &'static str, label: Phrase, effect: Effect, copies: u8, own: u8) -> Kind {
    Kind {
        spelling,
        label,
        effect,
        copies,
        own,
    }
}

pub(super) const KIND_COUNT: usize = 21;

/// Every kind, in the order in which a bag is counted.
#[rustfmt::skip]
pub(super) static KINDS: [Kind; KIND_COUNT] = [
    kind("plus1", Same("+1"), Add(1), 12, 2),
    kind("minus1", Same("-1"), Add(-1), 12, 2),
    kind("plus2", Same("+2"), Add(2), 6, 1),
    kind("minus2", Same("-2"), Add(-2), 6, 1),
    kind("plus3", Same("+3"), Add(3), 6, 1),
    kind("minus3", Same("-3"), Add(-3), 6, 1),
    kind("blank", t::BLANK, Blank, 8, 0),
    kind("set0", Same("[0]"), Set(0), 2, 0),
    kind("set1", Same("[1]"), Set(1), 2, 0),
    kind("set2", Same("[2]"), Set(2), 2, 0),
    kind("set3", Same("[3]"), Set(3), 2, 0),
    kind("set4", Same("[4]"), Set(4), 2, 0),
    kind("set5", Same("[5]"), Set(5), 2, 0),
    kind("set6", Same("[6]"), Set(6), 2, 0),
    kind("set7", Same("[7]"), Set(7), 2, 0),
    kind("double", Same("×2"), Double, 4, 0),
    kind("half", Same("÷2"), Halve, 4, 0),
    kind("negate", t::NEGATE, Negate, 4, 0),
    kind("reroll", t::REROLL, Reroll, 4, 0),
    kind("pick", t::PICK, Pick, 4, 0),
    kind("flip", t::FLIP, Flip, 4, 0),
];

/// A card, by its position in `KINDS`. Cards of one kind are all alike.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Card(pub(super) u8);

impl Card {
    fn nth(index: usize) -> Self {
        Self(u8::try_from(index).expect("there are 21 kinds"))
    }

    pub(super) fn kind(self) -> &'static Kind {
        &KINDS[usize::from(self.0)]
    }

    pub(super) fn named(spelling: &str) -> Option<Self> {
        KINDS
            .iter()
            .position(|kind| kind.spelling == spelling)
            .map(Self::nth)
    }

    /// The text on it.
    pub(super) fn label(self, lang: Lang) -> &'static str {
        self.kind().label.say(lang)
    }

    /// What it does, in a few words.
    pub(super) fn meaning(self, lang: Lang) -> String {
        let phrase = match self.kind().effect {
            Add(by @ 0..) => return t::adds(lang, by),
            Add(by) => return t::takes_off(lang, -by),
            Set(by) => return t::makes(lang, by),
            Blank => t::BLANK_MEANS,
            Double => t::DOUBLES,
            Halve => t::HALVES,
            Negate => t::NEGATE_MEANS,
            Reroll => t::REROLL_MEANS,
            Pick => t::PICK_MEANS,
            Flip => t::FLIP_MEANS,
        };
        phrase.say(lang).to_owned()
    }

    /// The value of a die after this card.
    pub fn applied(self, value: i16) -> i16 {
        match self.kind().effect {
            Add(number) => value + number,
            Set(number) => number, // R10
            Double => value * 2,
            Halve => value.div_euclid(2), // R11
            Negate => -value,             // R12
            Blank | Reroll | Pick | Flip => value,
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.kind().spelling)
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Cards in no order: how many there are of each kind.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Cards([u8; KIND_COUNT]);

impl Cards {
    /// The cards a player starts with.
    pub(super) fn own() -> Self {
        Self(std::array::from_fn(|index| KINDS[index].own))
    }

    /// The cards that all players draft from; spare starting cards stay in the box (ruling R1).
    pub(super) fn shared() -> Self {
        Self(std::array::from_fn(|index| match &KINDS[index] {
            kind if kind.own == 0 => kind.copies,
            _ => 0,
        }))
    }

    /// How many cards there are.
    pub fn len(&self) -> usize {
        usize::from(self.0.iter().sum::<u8>())
    }

    /// Are there none?
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// How many of this kind there are.
    pub fn count(&self, card: Card) -> u8 {
        self.0[usize::from(card.0)]
    }

    pub(super) fn add(&mut self, card: Card) {
        self.0[usize::from(card.0)] += 1;
    }

    pub(super) fn remove(&mut self, card: Card) {
        self.0[usize::from(card.0)] -= 1;
    }

    /// Each kind in the bag, once.
    pub fn kinds(&self) -> impl Iterator<Item = Card> {
        (0..)
            .zip(self.0)
            .filter(|(_, count)| *count > 0)
            .map(|(index, _)| Card(index))
    }

    /// Every card, kind by kind.
    pub fn all(&self) -> impl DoubleEndedIterator<Item = Card> {
        let counts = self.0;
        (0..KIND_COUNT)
            .flat_map(move |index| (0..counts[index]).map(move |_| index))
            .map(Card::nth)
    }

    /// Takes out a random card: a die with as many sides as there are cards is rolled, and its face counts through them in order.
    pub(super) fn draw(&mut self, dice: &mut Dice) -> Card {
        let names = |at| {
            self.all()
                .nth(at)
                .map(Card::kind)
                .map_or(["", ""], Kind::names)
        };
        let at = dice.draw(self.len(), names);
        let card = self.all().nth(at).expect("a die has a side for each card");
        self.remove(card);
        card
    }
}

impl Extend<Card> for Cards {
    fn extend<I: IntoIterator<Item = Card>>(&mut self, cards: I) {
        cards.into_iter().for_each(|card| self.add(card));
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.all()).finish()
    }
}

/// The most cards that a player can own: 8, and 2 from each of five drafts.
pub(super) const MOST_OWNED: usize = 18;

/// Cards in order, the top one last.
pub(super) type Stack = ArrayVec<Card, MOST_OWNED>;

/// A player's cards, except those in the hand and behind dice.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Deck {
    /// The cards that the player has put on top, including drafted ones.
    pub(super) stack: Stack,
    /// The shuffled cards under it.
    pub(super) bag: Cards,
    /// Face up.
    pub(super) discard: Cards,
}

impl Deck {
    pub(super) fn new() -> Self {
        Self {
            bag: Cards::own(),
            ..Self::default()
        }
    }

    /// How many cards can be drawn before the discard pile is shuffled.
    pub(super) fn len(&self) -> usize {
        self.stack.len() + self.bag.len()
    }

    /// The top card. A deck that has run out is made from the discard pile first (ruling R2).
    pub(super) fn draw(&mut self, dice: &mut Dice) -> Card {
        if let Some(card) = self.stack.pop() {
            return card;
        }
        if self.bag.is_empty() {
            self.bag = std::mem::take(&mut self.discard);
        }
        self.bag.draw(dice)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_box_holds_96_cards_and_48_of_them_are_dealt_to_six_players() {
        let copies: u8 = KINDS.iter().map(|kind| kind.copies).sum();
        assert_eq!(copies, 96);
        assert_eq!(Cards::own().len(), 8);
        assert_eq!(Cards::shared().len(), 48);
        for kind in &KINDS {
            assert!(kind.own == 0 || kind.own * 6 == kind.copies, "{kind:?}");
        }
    }

    #[test]
    fn a_bag_is_counted_through_in_the_order_of_the_table() {
        let mut bag = Cards::own();
        assert_eq!(
            format!("{bag:?}"),
            "[plus1, plus1, minus1, minus1, plus2, minus2, plus3, minus3]"
        );
        let mut dice = Dice::scripted(&[3, 7]);
        assert_eq!(bag.draw(&mut dice).to_string(), "minus1");
        assert_eq!(bag.draw(&mut dice).to_string(), "minus3");
        dice.finish().unwrap();
        assert_eq!(bag.len(), 6);
    }

    #[test]
    fn what_lies_on_top_is_drawn_before_what_is_shuffled() {
        let mut deck = Deck::default();
        let [flip, pick, blank] = ["flip", "pick", "blank"].map(|card| Card::named(card).unwrap());
        deck.stack.push(flip);
        deck.bag.add(pick);
        deck.discard.add(blank);
        let mut dice = Dice::scripted(&[1, 1]);
        let drawn = [(); 3].map(|()| deck.draw(&mut dice));
        assert_eq!(drawn, [flip, pick, blank]);
        dice.finish().unwrap();
    }
}
