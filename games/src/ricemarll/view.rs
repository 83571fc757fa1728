//! What a viewer may know of a table (ruling R39). What is not copied here cannot be shown.

use std::cmp::Reverse;

use arrayvec::ArrayVec;

use super::cards::{Card, Cards, Stack};
use super::draft::{Draft, TieRoll};
use super::goals::{Goal, Goals};
use super::lineup::Lineup;
use super::player::Player;
use super::{GOALS_A_ROUND, MOST_SEATS, MOST_SPECIALS, News, Phase, Report, Ricemarll};
use crate::game::Game;
use crate::outcome::Outcome;
use crate::seat::{Seat, Seats, Viewer};

/// Everything that a viewer may know.
#[derive(PartialEq, Debug)]
pub struct View {
    pub(super) round: u8,
    pub(super) phase: Phase,
    pub(super) active: Seats,
    /// The seats that have a decision to make, but not how far they are with it.
    pub(super) acting: Seats,
    /// The public goals of this round; during a draft those of the next.
    pub(super) goals: [Goal; GOALS_A_ROUND],
    pub(super) declared: ArrayVec<(Goal, Seat), MOST_SPECIALS>,
    /// In seat order.
    pub(super) players: ArrayVec<Seen, MOST_SEATS>,
    pub(super) draft: Draft,
    /// How many special goals are on offer.
    pub(super) face_down: usize,
    pub(super) rolls: Vec<TieRoll>,
    pub(super) last: Option<Report>,
    pub(super) news: Option<News>,
    pub(super) outcome: Option<Outcome>,
    pub(super) mine: Option<Mine>,
}

/// What a viewer may know of one seat.
#[derive(PartialEq, Debug)]
pub(crate) struct Seen {
    pub(super) tokens: u16,
    /// The dice, and the cards behind them that the viewer may know.
    pub(super) lineup: Lineup,
    /// How many special goals the seat holds, face down.
    pub(super) specials: usize,
    /// The cards taken in the latest draft, until the next reveal.
    pub(super) drafted: ArrayVec<Card, 2>,
    pub(super) discard: Cards,
    /// How many cards are face down in the deck.
    pub(super) deck: usize,
}

/// What only the player of a seat may know.
#[derive(PartialEq, Debug)]
pub(crate) struct Mine {
    pub(super) seat: Seat,
    pub(super) hand: Cards,
    /// The cards on top of the deck, the top one last.
    pub(super) stack: Stack,
    /// The cards shuffled under it, without their order.
    pub(super) bag: Cards,
    pub(super) specials: Goals,
    /// Those that the player has yet to decide about.
    pub(super) asked: Goals,
    pub(super) declaring: Goals,
}

impl View {
    /// These players as the board lists them: by their places once the game is over, else by their tokens.
    pub(super) fn in_order(&self, players: Seats) -> Vec<Seat> {
        let mut order: Vec<Seat> = players.into_iter().collect();
        let place = |seat| self.outcome.as_ref()?.place_of(seat);
        // Those who have left have no place, and come last.
        order.sort_by_key(|seat| {
            let place = place(*seat).unwrap_or(u8::MAX);
            (place, Reverse(self.seen(*seat).tokens))
        });
        order
    }

    pub(super) fn of(game: &Ricemarll, viewer: Viewer) -> Self {
        let own = |seat| viewer == Viewer::Seat(seat);
        let seats = Seats::first(game.players.len());
        Self {
            round: game.round,
            phase: game.phase,
            active: game.active,
            acting: game.acting(),
            goals: game.goals,
            declared: game.declared.clone(),
            players: seats
                .into_iter()
                .zip(&game.players)
                .map(|(seat, player)| Seen::of(player, game.phase, own(seat)))
                .collect(),
            draft: game.draft.clone(),
            face_down: game.face_down.len(),
            rolls: game.rolls.clone(),
            last: game.last.clone(),
            news: game.news,
            outcome: game.status().outcome(),
            mine: seats
                .into_iter()
                .find(|seat| own(*seat))
                .map(|seat| Mine::of(seat, &game.players[seat.index()])),
        }
    }

    /// Whether the round has just been resolved and nobody has drafted since.
    pub(super) fn is_revealed(&self) -> bool {
        self.phase == Phase::Draft && self.draft.is_untouched()
    }

    pub(super) fn seen(&self, seat: Seat) -> &Seen {
        &self.players[seat.index()]
    }
}

impl Seen {
    fn of(player: &Player, phase: Phase, own: bool) -> Self {
        let mut lineup = player.lineup.clone();
        if !own {
            lineup.picked = [0; _];
            if matches!(phase, Phase::Place | Phase::Declare) {
                lineup.laid.clear();
            }
        }
        Self {
            tokens: player.tokens,
            lineup,
            specials: player.specials.len(),
            drafted: player.drafted.clone(),
            discard: player.deck.discard,
            deck: player.deck.len(),
        }
    }
}

impl Mine {
    fn of(seat: Seat, player: &Player) -> Self {
        Self {
            seat,
            hand: player.hand,
            stack: player.deck.stack.clone(),
            bag: player.deck.bag,
            specials: player.specials,
            asked: player.asked,
            declaring: player.declaring,
        }
    }
}
