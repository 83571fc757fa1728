//! What the engine needs of a game beyond its rules: policies, exact values, and where a playout may stop.

use games::dice::{Dice, Key};
use games::game::Game;
use games::outcome::Outcome;
use games::seat::{MAX_SEATS, Seat, Seats, Viewer};

use crate::fit::{Features, Model};
use crate::work::Work;

/// The value of a state for each seat, in seat order; 0 for seats that do not exist. With several players it is the chance to win, from 0
/// to 1, where a win shared by `n` seats counts as `1 / n`, so all values add up to 1. In a solo game it is the expected number of turns,
/// negated so that more is always better.
pub type SeatValues = [f64; MAX_SEATS];

/// A game that the engine can play. [`Strategy::default_policy`] and [`Strategy::casual_policy`] are required; the rest makes the engine
/// play better.
///
/// The states passed to these functions never hold what the seat may not know: see [`InformationSet`].
pub trait Strategy: Game {
    /// What a ply of a playout takes, in nanoseconds; see [`Work`].
    const PLY: u64;

    /// How moves are rated where no exact value is known, in words that follow `search:` or `search: 400 playouts`.
    const METHOD: &'static str = "to the end of the game";

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

    /// The policy of [`Level::Casual`](games::level::Level::Casual): somebody who plays for fun. Returns an index into `moves`.
    fn casual_policy(&self, seat: Seat, moves: &[Self::Move], dice: &mut Dice) -> usize;

    /// The policy of [`Level::Regular`](games::level::Level::Regular): rules of thumb. Returns an index into `moves`.
    fn regular_policy(&self, seat: Seat, moves: &[Self::Move], dice: &mut Dice) -> usize {
        self.default_policy(seat, moves, dice)
    }

    /// What the fitted curve knows of a seat at the start of a turn or of a round. `None` in all other states, and for a seat that left.
    fn features(&self, _seat: Seat) -> Option<Features> {
        None
    }

    /// How many features there are.
    const FEATURES: usize = 0;

    /// The curve that was fitted on [`Strategy::features`].
    fn model() -> Option<&'static Model> {
        None
    }

    /// An estimate of the values, if the state is one at which searches and playouts may stop. By default that is the fitted curve.
    fn leaf_values(&self) -> Option<SeatValues> {
        let model = Self::model()?;
        Some(model.chances(&features_of(self)?))
    }

    /// Rates every move, if the game has a better method than playouts, with no more than this work. Ratings are in the order of `moves`,
    /// and there can be just one move.
    fn rate_moves(
        _information: &InformationSet<Self>,
        _moves: &[Self::Move],
        _work: &mut Work,
        _key: &Key,
    ) -> Option<Vec<Rating>> {
        None
    }

    /// Values a state for somebody who sees only what is public. `deal` gives another state each time, with everything hidden dealt
    /// again. Needed in games with hidden information; in all others a state is worth what the best move of the seat to act is worth.
    fn public_values(
        _deal: &dyn Fn(&mut Dice) -> Self,
        _work: &mut Work,
        _key: &Key,
    ) -> Option<Rating> {
        None
    }

    /// Are the choices that are pending made in secret, so that they change nothing that everybody knows until all are revealed?
    fn is_secret(&self) -> bool {
        false
    }

    /// The seats whose dice or cards were rolled, drawn or revealed when `mover` moved: what that changed is the luck of each of them.
    /// In secret, none means that nothing was revealed.
    fn luck_of(_before: &Self, mover: Seat, _after: &Self, faces: &[u8]) -> Seats {
        if faces.is_empty() {
            Seats::NONE
        } else {
            Seats::only(mover)
        }
    }

    /// The state after a move of `mover` if other dice and cards had come to these seats of [`Strategy::luck_of`], and the same to all
    /// others; what the move does not reveal is dealt as it could be. Needed where more than one seat has luck at once.
    fn with_other_luck(
        _before: &Self,
        _mover: Seat,
        after: &Self,
        _of: Seats,
        _dice: &mut Dice,
    ) -> Self {
        after.clone()
    }

    /// What a finished game was worth before a lot decided it between tied players.
    fn before_lot(&self) -> Option<SeatValues> {
        None
    }

    /// Does this move only undo an earlier one? The engine never plays such a move.
    fn undoes(_mv: Self::Move) -> bool {
        false
    }
}

/// What a move is worth.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// The values of every seat after the move and before its dice, if everybody then plays as well as the search can.
    pub values: SeatValues,
    /// The standard error of the value of the seat that moves, with what is known of the error of a fitted curve; 0 if it is exact.
    pub error: f64,
}

impl Rating {
    /// The value for one seat.
    pub fn of(&self, seat: Seat) -> f64 {
        self.values[seat.index()]
    }
}

/// What a seat knows: all states that look the same to it. The table's real state is not kept. Hidden information is redealt with the
/// engine's own dice first, so nothing in this crate can use what the seat may not know.
pub struct InformationSet<G: Strategy> {
    seat: Seat,
    state: G,
}

/// The features of every seat that still plays, if the curve is for this position.
pub(crate) fn features_of<G: Strategy>(game: &G) -> Option<[Option<Features>; MAX_SEATS]> {
    let features = std::array::from_fn(|at| game.features(Seat::new(at)));
    features.iter().any(Option::is_some).then_some(features)
}

impl<G: Strategy> InformationSet<G> {
    /// What this seat knows in this state. This is the only place where a decision touches the real state of a table.
    pub fn of(game: &G, seat: Seat, key: &Key) -> Self {
        let mut state = game.clone();
        state.redeal(Viewer::Seat(seat), &mut key.dice(0));
        Self { seat, state }
    }

    /// The seat that knows it.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// One state of the set, always the same: correct in everything that the seat may know, and made up in everything else.
    pub fn representative(&self) -> &G {
        &self.state
    }

    /// Samples a state of the set.
    pub fn sample(&self, dice: &mut Dice) -> G {
        let mut game = self.state.clone();
        game.redeal(Viewer::Seat(self.seat), dice);
        game
    }
}

/// The values of a finished game: the winners share a value of 1.
pub fn outcome_values(outcome: &Outcome) -> SeatValues {
    shared(outcome.winners())
}

/// A value of 1, shared by these seats.
pub(crate) fn shared(seats: Seats) -> SeatValues {
    let mut values = [0.0; MAX_SEATS];
    for seat in seats {
        values[seat.index()] = 1.0 / as_f64(seats.len());
    }
    values
}

/// A count of a few things.
pub(crate) fn as_f64(count: usize) -> f64 {
    f64::from(u16::try_from(count).unwrap_or(u16::MAX))
}

/// The position of the largest number: the first one if several are equal.
pub(crate) fn most(numbers: impl Iterator<Item = f64>) -> usize {
    let mut most = (f64::MIN, 0);
    for (at, number) in numbers.enumerate() {
        if number > most.0 {
            most = (number, at);
        }
    }
    most.1
}

/// The values that need no search: exact values, or the outcome of a finished game.
pub(crate) fn known_values<G: Strategy>(game: &G) -> Option<SeatValues> {
    let by_outcome = || Some(outcome_values(&game.status().outcome()?));
    game.exact().or_else(by_outcome)
}
