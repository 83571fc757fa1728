//! What a playing program may read from a table. It gets a state in which everything its seat may not know was dealt again
//! ([`crate::game::Game::redeal`]), so nothing here gives a secret away.

use super::cards::{Card, Cards, Effect};
use super::goals::{Goal, Goals, Wins};
use super::lineup::{Laid, Lineup, SIX, Spot, Values};
use super::{GOALS_A_ROUND, MOST_SEATS, Phase, Ricemarll, share};
use crate::dice::Dice;
use crate::seat::{Seat, Seats};

impl Ricemarll {
    /// The round, from 1; six are played.
    #[must_use]
    pub fn round(&self) -> u8 {
        self.round
    }

    /// Are cards being placed?
    #[must_use]
    pub fn is_placing(&self) -> bool {
        self.phase == Phase::Place
    }

    /// Are the goals of the round resolved, and cards being drafted?
    #[must_use]
    pub fn is_drafting(&self) -> bool {
        self.phase == Phase::Draft
    }

    /// The seats that have not left.
    #[must_use]
    pub fn active(&self) -> Seats {
        self.active
    }

    /// The tokens won so far.
    #[must_use]
    pub fn tokens(&self, seat: Seat) -> u16 {
        self.players[seat.index()].tokens
    }

    /// The dice of a seat, and the cards behind them.
    #[must_use]
    pub fn lineup(&self, seat: Seat) -> &Lineup {
        &self.players[seat.index()].lineup
    }

    /// The cards in a seat's hand that are not placed yet.
    #[must_use]
    pub fn hand(&self, seat: Seat) -> &Cards {
        &self.players[seat.index()].hand
    }

    /// The special goals that a seat holds.
    #[must_use]
    pub fn specials(&self, seat: Seat) -> Goals {
        self.players[seat.index()].specials
    }

    /// The public goals: in a draft, those of the next round.
    #[must_use]
    pub fn goals(&self) -> [Goal; GOALS_A_ROUND] {
        self.goals
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

    /// How many tokens each seat gets from a goal if these are the dice of all seats.
    #[must_use]
    pub fn tokens_from(&self, goal: Goal, values: &[Values]) -> [u16; MOST_SEATS] {
        let (seats, _) = goal.achieved(values, self.active);
        let mut tokens = [0; MOST_SEATS];
        for seat in seats {
            tokens[seat.index()] = share(seats.len());
        }
        tokens
    }
}

impl Ricemarll {
    /// A hand that the seat could draw for the next round, with one more card on top of its deck.
    #[must_use]
    pub fn next_hand(&self, seat: Seat, drafted: Option<Card>, dice: &mut Dice) -> Cards {
        let mut player = self.players[seat.index()].clone();
        player.deck.stack.extend(drafted);
        player.draw_hand(dice);
        player.hand
    }

    /// Every card that a seat has in its hand or has placed this round.
    #[must_use]
    pub fn cards_of_round(&self, seat: Seat) -> Cards {
        let player = &self.players[seat.index()];
        let mut cards = player.hand;
        cards.extend(player.lineup.laid.iter().map(|laid| laid.card));
        cards
    }

    /// Are there placed cards that have not been turned over?
    #[must_use]
    pub fn is_hidden(&self) -> bool {
        matches!(self.phase, Phase::Place | Phase::Declare)
    }

    /// Assumes that a seat has placed its cards this way. For states that were dealt again, in which no one has made a choice.
    pub fn suppose(&mut self, seat: Seat, placed: &[(Card, Spot)]) {
        let cards = self.cards_of_round(seat);
        let player = &mut self.players[seat.index()];
        player.hand = cards;
        player.lineup.laid.clear();
        for (card, spot) in placed {
            player.put(*card, *spot);
        }
    }
}

impl Lineup {
    /// Six dice that were just rolled.
    #[must_use]
    pub fn thrown(dice: &mut Dice) -> Self {
        Self::roll(dice)
    }

    /// The dice with no card behind them.
    #[must_use]
    pub fn bare(&self) -> Self {
        Self {
            rolled: self.rolled,
            ..Self::default()
        }
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
    #[must_use]
    pub fn values_if(&self, rerolls: u8, high: bool) -> Values {
        std::array::from_fn(|die| {
            let open = self.picked[die] == 0 && self.count(die, Effect::Pick) > 0;
            if open {
                let values = (1..=6).map(|face| self.worth(die, face));
                return if high { values.max() } else { values.min() }.unwrap_or(0);
            }
            let rolls_again = self.rerolled[die] == 0 && self.count(die, Effect::Reroll) > 0;
            self.worth(
                die,
                if rolls_again {
                    rerolls
                } else {
                    self.lying(die)
                },
            )
        })
    }

    /// The value of one die if it shows this face.
    #[must_use]
    pub fn value_with(&self, die: usize, face: u8) -> i16 {
        self.worth(die, face)
    }

    /// The values of the dice, once all rerolls are rolled and all picks are made.
    #[must_use]
    pub fn final_values(&self) -> Values {
        self.values()
    }

    /// May the face of this die still be picked?
    #[must_use]
    pub fn is_open(&self, die: usize) -> bool {
        self.picked[die] == 0 && self.count(die, Effect::Pick) > 0
    }

    /// Will this die be rolled again?
    #[must_use]
    pub fn rolls_again(&self, die: usize) -> bool {
        self.rerolled[die] == 0 && self.count(die, Effect::Reroll) > 0
    }

    /// How many cards are placed.
    #[must_use]
    pub fn cards_laid(&self) -> usize {
        self.laid.len()
    }

    /// A die has six of its kind beside it.
    pub const DICE: usize = SIX;
}

impl Cards {
    /// Each kind of card here, once.
    pub fn each_kind(&self) -> impl Iterator<Item = Card> {
        self.kinds()
    }

    /// How many cards there are.
    #[must_use]
    pub fn size(&self) -> usize {
        self.len()
    }

    /// The same without one of these.
    #[must_use]
    pub fn without(mut self, card: Card) -> Self {
        self.remove(card);
        self
    }
}

impl Goals {
    /// Each of these goals.
    pub fn each(self) -> impl Iterator<Item = Goal> {
        self.all()
    }
}

impl Goal {
    /// By how much one number for this goal is ahead of another: above 0 it achieves the goal, at 0 both do. For the second highest and
    /// second lowest total it is not that simple, and `None`.
    #[must_use]
    pub fn ahead(self, mine: i16, other: i16) -> Option<i16> {
        match self.face().wins() {
            Wins::Most | Wins::Highest => Some(mine - other),
            Wins::Lowest => Some(other - mine),
            Wins::SecondHighest | Wins::SecondLowest => None,
        }
    }

    /// Does this goal compare whole sums or single dice of any size, rather than count dice?
    #[must_use]
    pub fn is_wide(self) -> bool {
        let spelling = self.face().spelling;
        ["total", "number", "range"]
            .iter()
            .any(|word| spelling.ends_with(word))
    }

    /// The number that counts for this goal, for one seat's dice.
    #[must_use]
    pub fn number(self, values: &Values) -> i16 {
        self.measure(values)
    }
}
