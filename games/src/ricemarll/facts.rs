//! What a playing program may read from a table. It gets a state in which everything its seat may not know was dealt again
//! ([`crate::game::Game::redeal`]), so nothing here gives a secret away.

use super::cards::{Card, Cards, Effect};
use super::goals::{Goal, Goals, Wins};
use super::lineup::{Laid, Lineup, SIX, Spot, Values};
use super::{GOALS_A_ROUND, Move, Phase, Ricemarll, share};
use crate::dice::Dice;
use crate::seat::{Seat, Seats};

impl Ricemarll {
    /// The round, from 1; six are played.
    pub fn round(&self) -> u8 {
        self.round
    }

    /// Are cards being placed?
    pub fn is_placing(&self) -> bool {
        self.phase == Phase::Place
    }

    /// Are the goals of the round resolved, and cards being drafted?
    pub fn is_drafting(&self) -> bool {
        self.phase == Phase::Draft
    }

    /// The seats that have not left.
    pub fn active(&self) -> Seats {
        self.active
    }

    /// The seats that were tied for the win and rolled for it.
    pub fn rolled_for_the_win(&self) -> Seats {
        let rolls = self.rolls.iter().filter(|_| self.phase == Phase::Over);
        rolls.map(|(seat, _)| *seat).collect()
    }

    /// The tokens won so far.
    pub fn tokens(&self, seat: Seat) -> u16 {
        self.players[seat.index()].tokens
    }

    /// The dice of a seat, and the cards behind them.
    pub fn lineup(&self, seat: Seat) -> &Lineup {
        &self.players[seat.index()].lineup
    }

    /// The cards in a seat's hand that are not placed yet.
    pub fn hand(&self, seat: Seat) -> &Cards {
        &self.players[seat.index()].hand
    }

    /// The special goals that a seat holds.
    pub fn specials(&self, seat: Seat) -> Goals {
        self.players[seat.index()].specials
    }

    /// The public goals: in a draft, those of the next round.
    pub fn goals(&self) -> [Goal; GOALS_A_ROUND] {
        self.goals
    }

    /// The cards on offer in a draft, and how many special goals.
    pub fn on_offer(&self) -> (&[Card], usize) {
        (&self.draft.offer, self.face_down.len())
    }

    /// The seats that still draft, in their order, and how many things each of them still takes.
    pub fn drafters(&self) -> impl Iterator<Item = (Seat, usize)> {
        let waiting = self.draft.waiting.iter().enumerate();
        waiting.map(|(at, seat)| {
            (
                *seat,
                self.draft.each - if at == 0 { self.draft.taken } else { 0 },
            )
        })
    }

    /// The draft once a seat has taken this, and nothing that follows from it.
    #[must_use]
    pub fn after_take(&self, seat: Seat, taken: Move) -> Self {
        let mut game = self.clone();
        match taken {
            Move::Take(card) => game.take_card(seat, card),
            _ => game.take_goal(seat),
        }
        game
    }

    /// The game with all of a seat's cards that are not placed face up on its discard pile, so that nothing is left to guess.
    #[must_use]
    pub fn laid_open(&self, seat: Seat) -> Self {
        let mut game = self.clone();
        let player = game.player(seat);
        player.laid_open = true;
        player.drafted.clear();
        let hand = std::mem::take(&mut player.hand);
        let bag = std::mem::take(&mut player.deck.bag);
        let stack = std::mem::take(&mut player.deck.stack);
        player
            .deck
            .discard
            .extend(hand.all().chain(bag.all()).chain(stack));
        game
    }

    /// Is there nothing to guess about a seat's placed cards?
    pub fn is_laid_open(&self, seat: Seat) -> bool {
        self.players[seat.index()].laid_open
    }

    /// Six cards of all that a seat has.
    pub fn any_hand(&self, seat: Seat, dice: &mut Dice) -> Cards {
        let deck = &self.players[seat.index()].deck;
        let (mut all, mut hand) = (self.cards_of_round(seat), Cards::default());
        all.extend(
            deck.discard
                .all()
                .chain(deck.bag.all())
                .chain(deck.stack.iter().copied()),
        );
        for _ in 0..SIX {
            hand.add(all.draw(dice));
        }
        hand
    }

    /// The game with the dice of these seats rolled again, as at the start of a round.
    #[must_use]
    pub fn rolled_again(&self, seats: Seats, dice: &mut Dice) -> Self {
        let mut game = self.clone();
        for seat in seats {
            game.player(seat).lineup = Lineup::roll(dice);
        }
        game
    }

    /// The goals of the round that everybody knows: the public ones and, once the cards are open, the special ones.
    pub fn open_goals(&self) -> impl Iterator<Item = Goal> {
        let declared = self.declared.iter().map(|(goal, _)| *goal);
        self.goals.into_iter().chain(declared)
    }

    /// Every goal that is played for in this round: the public ones and what has been declared.
    pub fn goals_in_play(&self) -> impl Iterator<Item = Goal> {
        let secret = self
            .players
            .iter()
            .flat_map(|player| player.declaring.all());
        let declared = self.declared.iter().map(|(goal, _)| *goal);
        self.goals.into_iter().chain(secret).chain(declared)
    }

    /// Which seats achieve a goal with these numbers, in seat order, and how many tokens each of them gets.
    pub fn achievers(&self, goal: Goal, numbers: &[i16]) -> (Seats, u16) {
        let (seats, _) = goal.best_of(self.active, |seat| numbers[seat.index()]);
        (seats, share(seats.len()))
    }

    /// Has this seat declared this special goal, so that it is played for?
    pub fn is_declared(&self, seat: Seat, goal: Goal) -> bool {
        self.players[seat.index()].declaring.has(goal)
    }

    /// Can this seat still declare this special goal in this round?
    pub fn may_declare(&self, seat: Seat, goal: Goal) -> bool {
        let player = &self.players[seat.index()];
        let goals = if self.phase == Phase::Place {
            player.specials
        } else {
            player.asked
        };
        goals.has(goal)
    }

    /// The cards on top of a seat's deck, the top one first.
    pub fn stack(&self, seat: Seat) -> impl Iterator<Item = Card> {
        self.players[seat.index()].deck.stack.iter().rev().copied()
    }

    /// The shuffled cards under them.
    pub fn bag(&self, seat: Seat) -> &Cards {
        &self.players[seat.index()].deck.bag
    }

    /// The discard pile of a seat.
    pub fn discard(&self, seat: Seat) -> &Cards {
        &self.players[seat.index()].deck.discard
    }
}

impl Ricemarll {
    /// Every card that a seat has in its hand or has placed this round.
    pub fn cards_of_round(&self, seat: Seat) -> Cards {
        let player = &self.players[seat.index()];
        let mut cards = player.hand;
        cards.extend(player.lineup.laid.iter().map(|laid| laid.card));
        cards
    }

    /// Are there placed cards that have not been turned over?
    pub fn is_hidden(&self) -> bool {
        matches!(self.phase, Phase::Place | Phase::Declare)
    }
}

impl Lineup {
    /// The dice with no card behind them.
    #[must_use]
    pub fn bare(&self) -> Self {
        Self {
            rolled: self.rolled,
            ..Self::default()
        }
    }

    /// The dice with no face picked.
    #[must_use]
    pub fn unpicked(&self) -> Self {
        Self {
            picked: [0; SIX],
            ..self.clone()
        }
    }

    /// The dice with this face picked for one of them.
    #[must_use]
    pub fn with_pick(&self, die: u8, face: u8) -> Self {
        let mut lineup = self.clone();
        lineup.picked[usize::from(die)] = face;
        lineup
    }

    /// The dice as they are, with one more card at the bottom of one spot.
    #[must_use]
    pub fn with(&self, card: Card, spot: Spot) -> Self {
        let mut lineup = self.clone();
        lineup.laid.push(Laid { card, spot });
        lineup
    }

    /// The values of the dice as they are. A die with an open reroll counts as this face, and one with an open pick as the face for
    /// which the cards behind it make most or least, as `high` says.
    pub fn values_if(&self, rerolls: u8, high: bool) -> Values {
        std::array::from_fn(|die| {
            if self.is_open(die) {
                let values = (1..=6).map(|face| self.worth(die, face));
                return if high { values.max() } else { values.min() }.unwrap_or(0);
            }
            let face = if self.rolls_again(die) {
                rerolls
            } else {
                self.lying(die)
            };
            self.worth(die, face)
        })
    }

    /// May the face of this die still be picked?
    pub fn is_open(&self, die: usize) -> bool {
        self.picked[die] == 0 && self.count(die, Effect::Pick) > 0
    }

    /// Will this die be rolled again?
    pub fn rolls_again(&self, die: usize) -> bool {
        self.rerolled[die] == 0 && self.count(die, Effect::Reroll) > 0
    }

    /// How many cards are placed.
    pub fn cards_laid(&self) -> usize {
        self.laid.len()
    }

    /// The faces as they were rolled at the start of the round.
    pub fn faces(&self) -> [u8; SIX] {
        self.rolled
    }

    /// A die has six of its kind beside it.
    pub const DICE: usize = SIX;
}

impl Card {
    /// What it does to its die.
    pub fn effect(self) -> Effect {
        self.kind().effect
    }

    /// Its number among the kinds, in the order of the card list.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl Cards {
    /// The hand without one of these cards.
    #[must_use]
    pub fn without(mut self, card: Card) -> Self {
        self.remove(card);
        self
    }
}

impl Goal {
    /// By how much one number for this goal is ahead of another: above 0 it achieves the goal, at 0 both do. For the second highest and
    /// second lowest total it is not that simple, and `None`.
    pub fn ahead(self, mine: i16, other: i16) -> Option<i16> {
        match self.face().wins {
            Wins::Most | Wins::Highest => Some(mine - other),
            Wins::Lowest => Some(other - mine),
            Wins::SecondHighest | Wins::SecondLowest => None,
        }
    }

    /// Does this goal compare whole sums or single dice of any size, rather than count dice?
    pub fn is_wide(self) -> bool {
        let spelling = self.face().spelling;
        ["total", "number", "range"]
            .iter()
            .any(|word| spelling.ends_with(word))
    }
}
