//! Deals again whatever a viewer may not know, so that a law can check that views keep secrets.

use super::cards::{Cards, Stack};
use super::goals::Goals;
use super::lineup::{Lineup, SIX, Spot};
use super::player::Player;
use super::{Phase, Ricemarll};
use crate::dice::Dice;
use crate::seat::{Seats, Viewer};

impl Ricemarll {
    /// Leaves each player the same cards, but in other places, and with other special goals and choices.
    pub(super) fn redeal_hidden(&mut self, viewer: Viewer, dice: &mut Dice) {
        let others = match viewer {
            Viewer::Public => self.active,
            Viewer::Seat(seat) => self.active.without(seat),
        };
        self.redeal_goals(others, dice);
        let (phase, acting) = (self.phase, self.acting());
        for seat in others {
            let busy = acting.has(seat);
            let player = self.player(seat);
            match phase {
                Phase::Place | Phase::Declare => {
                    player.redeal_hand(dice);
                    if phase == Phase::Declare {
                        player.redecide(busy, dice);
                    }
                }
                Phase::Pick => {
                    player.shuffle_deck(0);
                    player.lineup.repick(busy, dice);
                }
                Phase::Draft | Phase::Over => player.shuffle_deck(player.drafted.len()),
            }
        }
    }

    /// Shuffles all face-down goals, except those that the viewer holds.
    fn redeal_goals(&mut self, others: Seats, dice: &mut Dice) {
        let mut hidden = self.goal_deck;
        hidden.extend(self.face_down.iter().copied());
        for seat in others {
            hidden.extend(self.players[seat.index()].specials.all());
        }
        // A goal that a player declared before leaving is also secret until the reveal.
        let all = Seats::first(self.players.len());
        let gone = self.active.into_iter().fold(all, Seats::without);
        for seat in gone {
            hidden.extend(self.players[seat.index()].declaring.all());
        }
        for goal in &mut self.face_down {
            *goal = hidden.draw(dice);
        }
        for seat in others {
            self.player(seat).specials.redraw(&mut hidden, dice);
        }
        for seat in gone {
            self.player(seat).declaring.redraw(&mut hidden, dice);
        }
        self.goal_deck = hidden;
    }
}

impl Goals {
    /// Replaces the goals by as many hidden ones.
    fn redraw(&mut self, hidden: &mut Self, dice: &mut Dice) {
        let held = self.len();
        *self = Self::NONE;
        self.extend((0..held).map(|_| hidden.draw(dice)));
    }
}

impl Player {
    /// All cards outside the discard pile go into one bag and are dealt again; the drafted ones are always in the hand.
    fn redeal_hand(&mut self, dice: &mut Dice) {
        let mut hidden = self.hand;
        hidden.extend(self.lineup.laid.iter().map(|laid| laid.card));
        let size = hidden.len();
        hidden.extend(self.deck.stack.iter().copied());
        hidden.extend(self.deck.bag.all());
        self.hand = Cards::default();
        self.hand.extend(self.drafted.iter().copied());
        self.drafted.iter().for_each(|card| hidden.remove(*card));
        while self.hand.len() < size {
            self.hand.add(hidden.draw(dice));
        }
        self.deck.stack.clear();
        self.deck.bag = hidden;
        self.lineup.laid.clear();
        for _ in 0..dice.index(size + 1) {
            let card = self.hand.clone().draw(dice);
            self.put(card, Spot::ALL[dice.index(Spot::ALL.len())]);
        }
    }

    /// Decides about the special goals held, but not about all of them while `busy`.
    fn redecide(&mut self, busy: bool, dice: &mut Dice) {
        let open = if busy {
            1 + dice.index(self.specials.len())
        } else {
            0
        };
        let mut decided = self.specials;
        self.asked = Goals::NONE;
        self.asked.extend((0..open).map(|_| decided.draw(dice)));
        self.declaring = Goals::NONE;
        self.declaring
            .extend(decided.all().filter(|_| dice.roll(2) == 1));
    }

    /// Shuffles the deck, except for this many cards that everyone saw going on top. How many of the others the player put on top is as
    /// hidden as which, so they all go into the bag: to a viewer who knows no order, it draws as a stack does.
    fn shuffle_deck(&mut self, seen: usize) {
        let mut hidden = self.deck.bag;
        // If the game ended because players left, they may have been dealt.
        let known = self.deck.stack.len().saturating_sub(seen);
        let top: Stack = self.deck.stack.drain(known..).collect();
        hidden.extend(self.deck.stack.iter().copied());
        self.deck.stack = top;
        self.deck.bag = hidden;
    }
}

impl Lineup {
    /// Picks other faces, from left to right, but not for all dice while `busy`.
    fn repick(&mut self, busy: bool, dice: &mut Dice) {
        self.picked = [0; SIX];
        let mut made = 0;
        while let Some(die) = self.to_pick() {
            self.picked[die] = dice.roll(6);
            made += 1;
        }
        if busy {
            let keep = dice.index(made);
            let picked = self.picked.iter_mut().filter(|face| **face > 0);
            picked.skip(keep).for_each(|face| *face = 0);
        }
    }
}
