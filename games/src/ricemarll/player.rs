//! What belongs to one seat, and what its player can do with cards.

use arrayvec::ArrayVec;

use super::Move;
use super::cards::{Card, Cards, Deck};
use super::goals::Goals;
use super::lineup::{Laid, Lineup, SIX, Spot};
use crate::dice::Dice;

/// What belongs to one seat.
#[derive(Clone, Debug, Default)]
pub(super) struct Player {
    pub(super) tokens: u16,
    pub(super) deck: Deck,
    /// The cards in the hand that are not placed yet.
    pub(super) hand: Cards,
    pub(super) lineup: Lineup,
    /// Special goals held, face down.
    pub(super) specials: Goals,
    /// Those that the player has yet to decide about this round.
    pub(super) asked: Goals,
    /// Those that will be declared when the cards are revealed.
    pub(super) declaring: Goals,
    /// The cards of the latest draft, in the order picked; known to all.
    pub(super) drafted: ArrayVec<Card, 2>,
    /// Whether an analysis laid all cards open, so that nothing is left to guess.
    pub(super) laid_open: bool,
}

impl Player {
    pub(super) fn new() -> Self {
        Self {
            deck: Deck::new(),
            ..Self::default()
        }
    }

    /// Draws the hand of a new round (ruling R2).
    pub(super) fn draw_hand(&mut self, dice: &mut Dice) {
        self.laid_open = false;
        for _ in 0..SIX {
            let card = self.deck.draw(dice);
            self.hand.add(card);
        }
    }

    pub(super) fn put(&mut self, card: Card, spot: Spot) {
        self.hand.remove(card);
        self.lineup.laid.push(Laid { card, spot });
    }

    /// If equal cards lie at one spot, the one placed last comes back.
    pub(super) fn take_back(&mut self, card: Card, spot: Spot) {
        let laid = &mut self.lineup.laid;
        let at = laid.iter().rposition(|laid| *laid == Laid { card, spot });
        laid.remove(at.expect("only a card that is there can be taken back"));
        self.hand.add(card);
    }

    /// Moves the cards that are not behind dice to the discard pile or on top of the deck: the first one named `top` is uppermost,
    /// and the cards left in the hand go under them (ruling R4).
    pub(super) fn clear_unused(&mut self) {
        let lineup = &mut self.lineup;
        self.deck.discard.extend(lineup.at(Spot::Discard));
        let left = std::mem::take(&mut self.hand);
        self.deck.stack.extend(left.all().rev());
        self.deck.stack.extend(lineup.at(Spot::Top).rev());
        lineup.laid.retain(|laid| matches!(laid.spot, Spot::Die(_)));
    }

    /// Gives the dice to the report and moves the played cards to the discard pile.
    pub(super) fn clear_dice(&mut self) -> Lineup {
        let lineup = std::mem::take(&mut self.lineup);
        self.deck
            .discard
            .extend(lineup.laid.iter().map(|laid| laid.card));
        lineup
    }

    /// The moves while cards are placed.
    pub(super) fn placements(&self, moves: &mut Vec<Move>) {
        for card in self.hand.kinds() {
            moves.extend(Spot::ALL.map(|spot| Move::Put(card, spot)));
        }
        let laid = &self.lineup.laid;
        for (at, Laid { card, spot }) in laid.iter().enumerate() {
            if !laid[..at].contains(&laid[at]) {
                moves.push(Move::Back(*card, *spot));
            }
        }
        moves.push(Move::Lock);
    }
}
