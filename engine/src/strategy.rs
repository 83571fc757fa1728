//! What the engine needs of a game beyond its rules: policies, exact values, and where a playout may stop.

use games::dice::{Dice, Key};
use games::game::Game;
use games::outcome::{Outcome, Status};
use games::seat::{MAX_SEATS, Seat, Viewer};

/// The value of a state for each seat, in seat order; 0 for seats that do not exist. With several players it is the chance to win, from 0
/// to 1, where a win shared by `n` seats counts as `1 / n`, so all values add up to 1. In a solo game it is the expected number of turns,
/// negated so that more is always better.
pub type SeatValues = [f64; MAX_SEATS];

/// A game that the engine can play. [`Strategy::PLAYOUTS`], [`Strategy::default_policy`] and [`Strategy::casual_policy`] are required; the
/// rest makes the engine play better.
///
/// The states passed to these functions never hold what the seat may not know: see [`InformationSet`].
pub trait Strategy: Game {
    /// The number of two-seat playouts that take 100 ms on one core. This is the budget of one decision at effort 1.0.
    const PLAYOUTS: u32;

    /// The exact values of the state, where they are known.
    fn exact(&self) -> Option<SeatValues> {
        None
    }

    /// Is this a solo game, so that its value is a number of turns and not a chance?
    fn is_solo(&self) -> bool {
        false
    }

    /// The default (rollout) policy: a quick, sensible choice. Returns an index into `moves`, which has two or more entries. Playouts
    /// follow it for every seat.
    fn default_policy(&self, seat: Seat, moves: &[Self::Move], dice: &mut Dice) -> usize;

    /// The policy of [`Level::Casual`](crate::level::Level::Casual): somebody who plays for fun. Returns an index into `moves`.
    fn casual_policy(&self, seat: Seat, moves: &[Self::Move], dice: &mut Dice) -> usize;

    /// The policy of [`Level::Regular`](crate::level::Level::Regular): rules of thumb. Returns an index into `moves`.
    fn regular_policy(&self, seat: Seat, moves: &[Self::Move], dice: &mut Dice) -> usize {
        self.default_policy(seat, moves, dice)
    }

    /// An estimate of the state's values, from a fitted curve, if a playout that began in `since` has gone far enough to stop here.
    fn leaf_values(&self, _since: &Self) -> Option<SeatValues> {
        None
    }

    /// Where playouts stop, in words that follow `400 playouts`.
    const HORIZON: &'static str = "to the end of the game";

    /// Replaces the other seats' secret choices with plausible ones, in a state whose hidden information was redealt for `seat`.
    fn assume_hidden_choices(&mut self, _seat: Seat, _dice: &mut Dice) {}

    /// The moves that a search should consider, as indices into `moves`. Default: all.
    fn shortlist(&self, _seat: Seat, moves: &[Self::Move]) -> Vec<usize> {
        (0..moves.len()).collect()
    }

    /// Rates every move, if the game has a better method than playouts. Ratings are in the order of `moves`.
    fn rate_moves(
        _information: &InformationSet<Self>,
        _moves: &[Self::Move],
        _key: &Key,
    ) -> Option<Vec<Rating>> {
        None
    }

    /// The best move as an index into `moves`, if the game has a quicker way to it than rating all moves.
    fn best_move(
        _information: &InformationSet<Self>,
        _moves: &[Self::Move],
        _key: &Key,
    ) -> Option<usize> {
        None
    }

    /// Does this move only undo an earlier one? The engine never plays such a move.
    fn undoes(_mv: Self::Move) -> bool {
        false
    }

    /// Describes for people what the roll between two states did, such as `a bust that lost 24 points`. Empty: nothing worth saying.
    fn describe_roll(_before: &Self, _after: &Self) -> String {
        String::new()
    }

    /// Describes what a move did, to follow the player's name, such as `rolled 5`: only what everybody at the table may know. `None`:
    /// nothing worth saying.
    fn describe_move(
        _before: &Self,
        _mv: Self::Move,
        _faces: &[u8],
        _after: &Self,
    ) -> Option<String> {
        None
    }
}

/// The value of a move for the seat that makes it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// As in [`SeatValues`].
    pub value: f64,
    /// The standard error of `value`; 0 if it is exact.
    pub error: f64,
}

/// What a seat knows: all states that look the same to it. The table's real state is not kept. Hidden information is redealt with the
/// engine's own dice first, so nothing in this crate can use what the seat may not know.
pub struct InformationSet<G: Strategy> {
    seat: Seat,
    state: G,
}

impl<G: Strategy> InformationSet<G> {
    /// What this seat knows in this state. This is the only place where a decision touches the real state of a table.
    #[must_use]
    pub fn of(game: &G, seat: Seat, key: &Key) -> Self {
        let mut state = game.clone();
        state.redeal(Viewer::Seat(seat), &mut key.dice(0));
        Self { seat, state }
    }

    /// The seat that knows it.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// One state of the set, always the same: correct in everything that the seat may know, and made up in everything else.
    #[must_use]
    pub fn representative(&self) -> &G {
        &self.state
    }

    /// Samples a state of the set, with plausible secret choices of the other seats.
    pub fn sample(&self, dice: &mut Dice) -> G {
        let mut game = self.state.clone();
        game.redeal(Viewer::Seat(self.seat), dice);
        game.assume_hidden_choices(self.seat, dice);
        game
    }
}

/// The values of a finished game: the winners share a value of 1.
#[must_use]
pub fn outcome_values(outcome: &Outcome) -> SeatValues {
    let winners = outcome.winners();
    let mut values = [0.0; MAX_SEATS];
    for seat in winners {
        values[seat.index()] = 1.0 / seats_as_f64(winners.len());
    }
    values
}

pub(crate) fn seats_as_f64(seats: usize) -> f64 {
    f64::from(u8::try_from(seats).unwrap_or(u8::MAX))
}

/// The values that need no search: exact values, or the outcome of a finished game.
pub(crate) fn known_values<G: Strategy>(game: &G) -> Option<SeatValues> {
    match game.exact() {
        Some(values) => Some(values),
        None => match game.status() {
            Status::Over(outcome) => Some(outcome_values(&outcome)),
            Status::ToAct(_) => None,
        },
    }
}

/// Chances to win by a softmax of `points`. `scale` is the amount of luck still to come, in points: the larger it is, the more equal the
/// chances. Seats that are not active get 0.
pub(crate) fn softmax_values(
    points: impl Fn(Seat) -> f64,
    active: games::seat::Seats,
    scale: f64,
) -> SeatValues {
    let most = active.into_iter().map(&points).fold(f64::MIN, f64::max);
    let mut values = [0.0; MAX_SEATS];
    let mut sum = 0.0;
    for seat in active {
        let weight = ((points(seat) - most) / scale).exp();
        values[seat.index()] = weight;
        sum += weight;
    }
    values.map(|weight| weight / sum)
}
