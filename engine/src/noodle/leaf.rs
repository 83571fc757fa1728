//! What a table is worth when a turn begins: a fitted curve. It is linear in points and chefs, so that the search of a turn, which asks
//! thousands of times for each way to place the cubes, gets its answer from one exponential.

use games::game::Game;
use games::noodle::{Column, NEIGHBOURS, Noodle};
use games::outcome::{Outcome, Status};
use games::seat::{Seat, Seats};

use crate::fit::{Features, MAX_FEATURES, Model};
use crate::strategy::{as_f64, outcome_values};

const MAX_SEATS: usize = 4;
/// Values by seat, as many as can play.
pub(super) type Values = [f64; MAX_SEATS];

pub(super) const FEATURES: usize = 24;

/// Cubes of this seat beside a space that can be filled, but not with the next cube: the further away, the less it counts.
fn open(game: &Noodle, seat: Seat) -> f64 {
    let mut open = 0.0;
    for (left, right) in NEIGHBOURS {
        for (column, beside) in [(left, right), (right, left)] {
            let first = game.height(beside) + 2;
            for row in first..=game.height(column) {
                if game.cube_at(row, column) == Some(seat) {
                    open += 1.0 / as_f64(row - first + 1);
                }
            }
        }
    }
    open
}

/// How many neighbouring columns are of the same height, so that one turn can make a pair there.
fn level(game: &Noodle) -> usize {
    NEIGHBOURS
        .into_iter()
        .filter(|(left, right)| game.height(*left) == game.height(*right))
        .count()
}

/// How many turns pass before it is this seat's.
fn wait(game: &Noodle, seat: Seat) -> usize {
    let mut turns = game.active().in_turn(game.turn_of());
    turns.position(|turn| turn == seat).unwrap_or(0)
}

/// How many cubes are still needed to end the game.
fn need(game: &Noodle) -> usize {
    let mut missing = Column::ALL.map(|column| game.line().saturating_sub(game.height(column)));
    missing.sort_unstable();
    (missing[0] + missing[1]).max(1)
}

/// What the curve knows of a seat. Most of it comes twice: as it is, and divided by the number of cubes that are still needed.
pub(super) fn features(game: &Noodle, seat: Seat) -> Features {
    let wait = wait(game, seat);
    let next = f64::from(u8::from(wait == 0));
    let later = 1.0 - next;
    let gains = Column::ALL.map(|column| f64::from(game.pair_gain(column, seat)) / 10.0);
    let (gain, open) = (gains.iter().sum::<f64>(), open(game, seat));
    let chefs = f64::from(game.chefs(seat));
    let missing = |cubes: usize| {
        let columns = Column::ALL.into_iter();
        as_f64(
            columns
                .filter(|column| game.height(*column) + cubes == game.line())
                .count(),
        )
    };
    let both = [
        f64::from(game.total(seat)) / 10.0,
        chefs * later,
        chefs * next,
        next,
        gain * next,
        gain * later,
        open * next,
        open * later,
        as_f64(level(game)) * next,
        missing(1) * next,
    ];
    let is_over_line = Column::ALL
        .iter()
        .any(|column| game.height(*column) >= game.line());
    let once = [
        f64::from(u8::from(wait == 2)),
        f64::from(u8::from(wait == 3)),
        f64::from(u8::from(is_over_line)) * next,
        missing(2) * next,
    ];
    let need = as_f64(need(game));
    let mut features = [0.0; MAX_FEATURES];
    let all = both
        .into_iter()
        .flat_map(|one| [one, one / need])
        .chain(once);
    for (place, feature) in features.iter_mut().zip(all) {
        *place = feature;
    }
    features
}

/// The table after a turn with certain cubes.
pub(super) struct Leaf {
    active: Seats,
    /// The seat whose turn it was: it may get more points and chefs.
    mover: usize,
    is_over: bool,
    totals: [i32; MAX_SEATS],
    /// The exponentials of the seats' scores, without these points and chefs.
    strengths: Values,
    /// What a point and a chef add to the score.
    point: f64,
    chef: f64,
}

impl Leaf {
    /// Of a table whose turn has just ended, with no chef ready.
    pub(super) fn of(game: &Noodle, mover: Seat, model: &Model) -> Self {
        let active = game.active();
        let weights = model.weights(active.len());
        let need = as_f64(need(game));
        let mut leaf = Self {
            active,
            mover: mover.index(),
            is_over: matches!(game.status(), Status::Over(_)),
            totals: [0; MAX_SEATS],
            strengths: [0.0; MAX_SEATS],
            point: (weights[0] + weights[1] / need) / 10.0,
            chef: weights[2] + weights[3] / need,
        };
        for seat in active {
            leaf.totals[seat.index()] = game.total(seat);
            if !leaf.is_over {
                let features = features(game, seat);
                let score: f64 = features.iter().zip(weights).map(|(x, w)| x * w).sum();
                leaf.strengths[seat.index()] = score.exp();
            }
        }
        leaf
    }

    pub(super) fn is_over(&self) -> bool {
        self.is_over
    }

    /// Makes each seat so many times as strong.
    pub(super) fn correct(&mut self, factors: &Values) {
        for (strength, factor) in self.strengths.iter_mut().zip(factors) {
            *strength *= factor;
        }
    }

    /// The values if the mover has so many more points, and so many chefs.
    pub(super) fn values(&self, points: i32, chefs: u8) -> Values {
        if self.is_over {
            let mut totals = self.totals;
            totals[self.mover] += points;
            let values = outcome_values(&Outcome::by_points(&totals, self.active));
            return std::array::from_fn(|seat| values[seat]);
        }
        let mut strengths = self.strengths;
        let score = self.point * f64::from(points) + self.chef * f64::from(chefs);
        strengths[self.mover] *= score.exp();
        let sum: f64 = strengths.iter().sum();
        strengths.map(|strength| strength / sum)
    }
}
