//! The engine's strategy for Ricemarll. Where everybody decides in secret, a seat's cards are tried in every way against samples of what
//! the others may do ([`worlds`], [`rate`]); a draft is judged by a fitted curve ([`leaf`]).

mod leaf;
mod plans;
mod rate;
mod reach;
mod thumb;
mod worlds;

use games::dice::{Dice, Key};
use games::ricemarll::{Move, Ricemarll};
use games::seat::{Seat, Seats};

use self::thumb::{Foresight, place, rule_of_thumb};
use self::worlds::Table;
use crate::fit::{Features, Model};
use crate::strategy::{InformationSet, Rating, SeatValues, Strategy, shared};
use crate::work::Work;

/// The standard error of a take's value: in the fit, the weights of cards and of special goals have errors of 0.13 and 0.15, which make
/// about so much of a chance.
const LEAF_ERROR: f64 = 0.01;

impl Strategy for Ricemarll {
    const PLY: u64 = 10_000;
    const METHOD: &'static str =
        "every way to place the cards, against sampled hands of the others; then a fitted curve";
    const FEATURES: usize = leaf::FEATURES;

    fn model() -> Option<&'static Model> {
        Some(&leaf::MODEL)
    }

    fn features(&self, seat: Seat) -> Option<Features> {
        let is_known = self.is_drafting() && self.active().has(seat);
        is_known.then(|| leaf::features_in_draft(self, seat))
    }

    fn leaf_values(&self) -> Option<SeatValues> {
        self.is_drafting().then(|| leaf::values_in_draft(self))
    }

    fn rate_moves(
        information: &InformationSet<Self>,
        moves: &[Move],
        work: &mut Work,
        key: &Key,
    ) -> Option<Vec<Rating>> {
        Some(if information.representative().is_drafting() {
            leaf::takes(information.representative(), information.seat(), moves)
        } else {
            rate::moves(information, moves, work, key)
        })
    }

    fn public_values(
        deal: &dyn Fn(&mut Dice) -> Self,
        work: &mut Work,
        key: &Key,
    ) -> Option<Rating> {
        // A draft is open, so it is worth what the drafter's best move is worth.
        deal(&mut key.dice(0))
            .is_secret()
            .then(|| Table::values(deal, work, key))
    }

    /// At a reveal everybody's cards show, and at the start of a round everybody's dice are rolled, whoever moved last.
    fn luck_of(before: &Self, _mover: Seat, after: &Self, _faces: &[u8]) -> Seats {
        let is_reveal = before.is_hidden() && !after.is_hidden();
        if is_reveal || before.is_drafting() && after.is_placing() {
            after.active()
        } else {
            Seats::NONE
        }
    }

    fn with_other_luck(
        before: &Self,
        _mover: Seat,
        after: &Self,
        of: Seats,
        dice: &mut Dice,
    ) -> Self {
        if after.is_placing() {
            return after.rolled_again(of, dice);
        }
        let known = after.active().into_iter().filter(|seat| !of.has(*seat));
        known.fold(before.clone(), |game, seat| game.laid_open(seat))
    }

    fn before_lot(&self) -> Option<SeatValues> {
        let tied = self.rolled_for_the_win();
        (!tied.is_empty()).then(|| shared(tied))
    }

    fn is_secret(&self) -> bool {
        self.is_placing() || self.is_hidden() || !self.is_drafting()
    }

    fn undoes(mv: Move) -> bool {
        matches!(mv, Move::Back(..))
    }

    fn default_policy(&self, seat: Seat, moves: &[Move], _dice: &mut Dice) -> usize {
        if self.is_placing() {
            place(self, seat, moves, &self.goals(), Foresight::Cards)
        } else {
            rule_of_thumb(self, seat, moves)
        }
    }

    /// Favours one goal, plays up to three cards for it, and often takes a random card in the draft.
    fn casual_policy(&self, seat: Seat, moves: &[Move], dice: &mut Dice) -> usize {
        if !self.is_placing() {
            return if dice.roll(2) == 1 {
                dice.index(moves.len().min(200))
            } else {
                rule_of_thumb(self, seat, moves)
            };
        }
        let goals = self.goals();
        let favourite = &goals[usize::from(self.round()) % goals.len()..][..1];
        let aims = if self.lineup(seat).cards_laid() < 3 {
            favourite
        } else {
            &[]
        };
        place(self, seat, moves, aims, Foresight::None)
    }

    /// Plays the three cards that help most against the dice on the table, and ignores the cards that the others hold.
    fn regular_policy(&self, seat: Seat, moves: &[Move], _dice: &mut Dice) -> usize {
        if self.is_placing() {
            let goals = self.goals();
            let more = self.lineup(seat).cards_laid() < 3;
            let aims = if more { &goals[..] } else { &[] };
            place(self, seat, moves, aims, Foresight::None)
        } else {
            rule_of_thumb(self, seat, moves)
        }
    }
}

#[cfg(test)]
mod tests;
