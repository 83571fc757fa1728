//! The 96 modifier cards: what each does, bags of them, and a player's deck.

use std::fmt;

use arrayvec::ArrayVec;

use crate::dice::Dice;

/// What a card does to its die.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Deed {
    Add(i16),
    /// Nothing but fill a place in the hand (ruling R13).
    Rest,
    Set(i16),
    Double,
    Halve,
    Negate,
    /// Deeds on the die itself, before any value is worked out (ruling R6).
    Reroll,
    Pick,
    Flip,
}

/// One kind of card.
#[derive(Debug)]
pub(super) struct Kind {
    pub(super) spelling: &'static str,
    /// As it is printed on the card.
    pub(super) label: &'static str,
    pub(super) meaning: &'static str,
    pub(super) deed: Deed,
    /// How many there are in the box.
    pub(super) copies: u8,
    /// How many of them each player starts with; cards that nobody starts with make the shared deck.
    pub(super) own: u8,
}

impl Kind {
    /// Both names: transcripts may use either.
    fn names(&self) -> [&'static str; 2] {
        [self.spelling, self.label]
    }
}

const fn kind(
    spelling: &'static str,
    label: &'static str,
    meaning: &'static str,
    deed: Deed,
    copies: u8,
    own: u8,
) -> Kind {
    Kind {
        spelling,
        label,
        meaning,
        deed,
        copies,
        own,
    }
}

pub(super) const KIND_COUNT: usize = 21;

/// Every kind, in the order in which a bag is counted through.
#[rustfmt::skip]
pub(super) static KINDS: [Kind; KIND_COUNT] = [
    kind("plus1",  "+1", "adds 1", Deed::Add(1), 12, 2),
    kind("minus1", "-1", "takes 1 off", Deed::Add(-1), 12, 2),
    kind("plus2",  "+2", "adds 2", Deed::Add(2), 6, 1),
    kind("minus2", "-2", "takes 2 off", Deed::Add(-2), 6, 1),
    kind("plus3",  "+3", "adds 3", Deed::Add(3), 6, 1),
    kind("minus3", "-3", "takes 3 off", Deed::Add(-3), 6, 1),
    kind("blank",  "blank", "does nothing", Deed::Rest, 8, 0),
    kind("set0",   "[0]", "makes it 0", Deed::Set(0), 2, 0),
    kind("set1",   "[1]", "makes it 1", Deed::Set(1), 2, 0),
    kind("set2",   "[2]", "makes it 2", Deed::Set(2), 2, 0),
    kind("set3",   "[3]", "makes it 3", Deed::Set(3), 2, 0),
    kind("set4",   "[4]", "makes it 4", Deed::Set(4), 2, 0),
    kind("set5",   "[5]", "makes it 5", Deed::Set(5), 2, 0),
    kind("set6",   "[6]", "makes it 6", Deed::Set(6), 2, 0),
    kind("set7",   "[7]", "makes it 7", Deed::Set(7), 2, 0),
    kind("double", "×2", "doubles it", Deed::Double, 4, 0),
    kind("half",   "÷2", "halves it, rounding down", Deed::Halve, 4, 0),
    kind("negate", "negate", "turns plus into minus and back", Deed::Negate, 4, 0),
    kind("reroll", "reroll", "the die is rolled again, before all else", Deed::Reroll, 4, 0),
    kind("pick",   "pick", "you choose the die's face, once all rerolls are seen", Deed::Pick, 4, 0),
    kind("flip",   "flip", "the die is turned to its opposite side", Deed::Flip, 4, 0),
];

/// A card, by its place in [`KINDS`]. Cards of one kind are all alike.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Card(u8);

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

    /// What becomes of a value behind which this card lies.
    pub(super) fn applied(self, value: i16) -> i16 {
        match self.kind().deed {
            Deed::Add(number) => value + number,
            Deed::Set(number) => number, // R10
            Deed::Double => value * 2,
            Deed::Halve => value.div_euclid(2), // R11
            Deed::Negate => -value,             // R12
            Deed::Rest | Deed::Reroll | Deed::Pick | Deed::Flip => value,
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
pub(crate) struct Cards([u8; KIND_COUNT]);

impl Cards {
    /// What a player starts with.
    pub(super) fn own() -> Self {
        Self(std::array::from_fn(|index| KINDS[index].own))
    }

    /// What all players draft from; starting cards that nobody holds stay in the box (ruling R1).
    pub(super) fn shared() -> Self {
        Self(std::array::from_fn(|index| match &KINDS[index] {
            kind if kind.own == 0 => kind.copies,
            _ => 0,
        }))
    }

    pub(super) fn len(&self) -> usize {
        usize::from(self.0.iter().sum::<u8>())
    }

    pub(super) fn is_empty(&self) -> bool {
        self.len() == 0
    }

    pub(super) fn count(&self, card: Card) -> u8 {
        self.0[usize::from(card.0)]
    }

    pub(super) fn add(&mut self, card: Card) {
        self.0[usize::from(card.0)] += 1;
    }

    pub(super) fn remove(&mut self, card: Card) {
        self.0[usize::from(card.0)] -= 1;
    }

    /// Each kind that is here, once.
    pub(super) fn kinds(&self) -> impl Iterator<Item = Card> {
        (0..)
            .zip(self.0)
            .filter(|(_, count)| *count > 0)
            .map(|(index, _)| Card(index))
    }

    /// Every card, those of a kind together.
    pub(super) fn all(&self) -> impl DoubleEndedIterator<Item = Card> {
        let counts = self.0;
        (0..KIND_COUNT)
            .flat_map(move |index| (0..counts[index]).map(move |_| index))
            .map(Card::nth)
    }

    /// Takes out a random card: a die with as many sides as there are cards says which, counted through in order.
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

/// The most cards that one player comes to own: 8, and 2 from each of five drafts.
pub(super) const MOST_OWNED: usize = 18;

/// Cards in an order, the top one last.
pub(super) type Stack = ArrayVec<Card, MOST_OWNED>;

/// A player's own cards but for those in hand or behind dice.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Deck {
    /// What the player has put on top, drafted cards included.
    pub(super) stack: Stack,
    /// The shuffled cards under it.
    pub(super) bag: Cards,
    /// Lies face up.
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
