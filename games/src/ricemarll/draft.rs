//! The draft between two rounds: new goals, the cards on offer, and who takes which.

use arrayvec::ArrayVec;

use super::cards::Card;
use super::goals::Goal;
use super::{MOST_SEATS, Move, Phase, Ricemarll};
use crate::dice::Dice;
use crate::seat::Seat;

/// The most cards on offer: two for each of six players, minus one for the special goal.
const MOST_OFFERED: usize = 2 * MOST_SEATS - 1;

/// A die rolled to break a tie.
pub(super) type TieRoll = (Seat, u8);

/// The open part of a draft.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Draft {
    /// From left to right, in the order drawn.
    pub(super) offer: ArrayVec<Card, MOST_OFFERED>,
    /// All drafters, first to last.
    pub(super) order: ArrayVec<Seat, MOST_SEATS>,
    /// The drafters who have not taken their full share, first to last.
    pub(super) waiting: ArrayVec<Seat, MOST_SEATS>,
    /// How many each player takes: 2, or 1 in a short draft (ruling R33).
    pub(super) each: usize,
    /// How many the first waiting drafter has taken.
    pub(super) taken: usize,
}

impl Draft {
    pub(super) fn drafter(&self) -> Option<Seat> {
        self.waiting.first().copied()
    }

    /// Whether nobody has taken anything yet.
    pub(super) fn is_untouched(&self) -> bool {
        self.taken == 0 && self.waiting.len() == self.order.len()
    }

    /// Each kind on offer once, from the left.
    pub(super) fn kinds(&self) -> impl Iterator<Item = Card> {
        let offer = self.offer.iter().enumerate();
        let first = offer.filter(|(at, card)| !self.offer[..*at].contains(card));
        first.map(|(_, card)| *card)
    }

    /// Each kind on offer once, from the left, then the special goal (ruling R31).
    pub(super) fn takes(&self, face_down: &[Goal], moves: &mut Vec<Move>) {
        moves.extend(self.kinds().map(Move::Take));
        if !face_down.is_empty() {
            moves.push(Move::TakeGoal);
        }
    }

    fn took_one(&mut self) {
        self.taken += 1;
        if self.taken == self.each {
            self.taken = 0;
            self.waiting.remove(0);
        }
    }

    /// The share of a player who leaves goes to no one (ruling R38).
    pub(super) fn leave(&mut self, seat: Seat) {
        if self.drafter() == Some(seat) {
            self.taken = 0;
        }
        self.waiting.retain(|waiting| *waiting != seat);
    }
}

impl Ricemarll {
    /// Draws new public goals first (ruling R35), then the cards on offer and the special goals, then rolls for the order.
    pub(super) fn open_draft(&mut self, dice: &mut Dice) {
        self.phase = Phase::Draft;
        self.draw_goals(dice);
        let players = self.active.len();
        let full = 2 * players - 1;
        let (each, cards) = if self.shared.len() >= full {
            (2, full)
        } else {
            (1, self.shared.len().min(players - 1)) // R33
        };
        let offer = (0..cards).map(|_| self.shared.draw(dice)).collect();
        let specials = each * players - cards;
        self.face_down = (0..specials).map(|_| self.goal_deck.draw(dice)).collect();
        let order = self.draft_order(dice);
        self.draft = Draft {
            offer,
            waiting: order.clone(),
            order,
            each,
            taken: 0,
        };
    }

    /// Fewest tokens first; tied players roll (ruling R30).
    fn draft_order(&mut self, dice: &mut Dice) -> ArrayVec<Seat, MOST_SEATS> {
        let tokens = |seat: &Seat| self.players[seat.index()].tokens;
        let mut order: ArrayVec<Seat, MOST_SEATS> = self.active.into_iter().collect();
        order.sort_by_key(tokens);
        self.rolls.clear();
        for tied in order.chunk_by_mut(|one, other| tokens(one) == tokens(other)) {
            roll_off(tied, &mut self.rolls, dice);
        }
        order
    }

    pub(super) fn take_card(&mut self, seat: Seat, card: Card) {
        let at = self.draft.offer.iter().position(|offered| *offered == card);
        self.draft
            .offer
            .remove(at.expect("only a card on offer can be taken"));
        let player = self.player(seat);
        // The first card picked is on top (R31).
        let under = player.drafted.len();
        let stack = &mut player.deck.stack;
        stack.insert(stack.len() - under, card);
        player.drafted.push(card);
        self.draft.took_one();
    }

    pub(super) fn take_goal(&mut self, seat: Seat) {
        let goal = self.face_down.remove(0);
        self.player(seat).specials.add(goal);
        self.draft.took_one();
    }

    /// Takes what leaves no choice: the last card and goal (ruling R32), or cards that are all of one kind.
    pub(super) fn take_what_is_forced(&mut self) {
        while let Some(seat) = self.draft.drafter() {
            let offer = &self.draft.offer;
            let to_take = self.draft.each - self.draft.taken;
            let left = offer.len() + self.face_down.len();
            let alike = offer.iter().all(|card| *card == offer[0]);
            match offer.first() {
                Some(card) if alike && (self.face_down.is_empty() || left == to_take) => {
                    self.take_card(seat, *card);
                }
                None if !self.face_down.is_empty() => self.take_goal(seat),
                _ => break,
            }
        }
        if self.draft.waiting.is_empty() {
            // Something is left over only if a player left during the draft (R38).
            self.draft.offer.clear();
            self.face_down.clear();
        }
    }
}

/// Puts tied players in order: each rolls, lowest first; players with equal rolls roll again among themselves.
pub(super) fn roll_off(tied: &mut [Seat], rolls: &mut Vec<TieRoll>, dice: &mut Dice) {
    if tied.len() < 2 {
        return;
    }
    let mut faces = [0; MOST_SEATS];
    for seat in tied.iter() {
        let face = dice.roll(6);
        faces[seat.index()] = face;
        rolls.push((*seat, face));
    }
    let face = |seat: &Seat| faces[seat.index()];
    tied.sort_by_key(face);
    for again in tied.chunk_by_mut(|one, other| face(one) == face(other)) {
        roll_off(again, rolls, dice);
    }
}

/// The rolls of each of these seats, in the order rolled.
pub(super) fn rolls_of(rolls: &[TieRoll], seat: Seat) -> impl Iterator<Item = u8> {
    let own = rolls.iter().filter(move |(roller, _)| *roller == seat);
    own.map(|(_, face)| *face)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seat::Seats;

    #[test]
    fn the_lowest_roll_goes_first_and_equal_rolls_are_rolled_again() {
        let mut seats: Vec<Seat> = Seats::first(4).into_iter().collect();
        let mut rolls = Vec::new();
        let mut dice = Dice::scripted(&[5, 2, 5, 1, 3, 3, 6, 4]);
        roll_off(&mut seats, &mut rolls, &mut dice);
        dice.finish().unwrap();
        assert_eq!(format!("{seats:?}"), "[D, B, C, A]");
        assert_eq!(
            rolls_of(&rolls, Seat::new(0)).collect::<Vec<_>>(),
            [5, 3, 6]
        );
    }
}
