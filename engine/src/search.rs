//! Search by playouts: a move is worth what it leads to, on average, if every seat then follows the default policy.

use games::chance::Walk;
use games::dice::{Dice, Key};
use games::outcome::Status;
use games::seat::MAX_SEATS;

use crate::strategy::{InformationSet, Rating, SeatValues, Strategy, known_values};

/// No playout comes near this many plies. One that does has the value 0 for every seat.
const MAX_PLIES: u32 = 20_000;

/// The least number of playouts for each of several moves, even if the budget is smaller.
const MIN_PLAYOUTS: u32 = 4;

/// Plays on by the default policy until the values are known or can be estimated. `since` is the state in which the playout began.
pub(crate) fn playout<G: Strategy>(game: &mut G, since: &G, dice: &mut Dice) -> SeatValues {
    let mut moves = Vec::new();
    for _ in 0..MAX_PLIES {
        if let Some(values) = known_values(game) {
            return values;
        }
        if let Some(values) = game.leaf_values(since) {
            return values;
        }
        let Status::ToAct(acting) = game.status() else {
            break;
        };
        let Some(seat) = acting.into_iter().next() else {
            break;
        };
        moves.clear();
        game.legal(seat, &mut moves);
        let choice = match moves.len() {
            1 => 0,
            _ => game.default_policy(seat, &moves, dice),
        };
        game.apply(seat, moves[choice], dice);
        dice.forget();
    }
    [0.0; MAX_SEATS]
}

/// A running mean and its standard error.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Mean {
    count: f64,
    sum: f64,
    squares: f64,
}

impl Mean {
    pub(crate) fn add(&mut self, value: f64) {
        self.count += 1.0;
        self.sum += value;
        self.squares += value * value;
    }

    #[must_use]
    pub(crate) fn mean(&self) -> f64 {
        self.sum / self.count.max(1.0)
    }

    /// The standard error of the mean: 1 for fewer than two values, and never below `0.5 / count`.
    #[must_use]
    pub(crate) fn error(&self) -> f64 {
        if self.count < 2.0 {
            return 1.0;
        }
        let mean = self.mean();
        let variance = (self.squares / self.count - mean * mean).max(0.0) / (self.count - 1.0);
        // A few playouts that all agree prove little.
        variance.sqrt().max(0.5 / self.count)
    }

    #[must_use]
    pub(crate) fn rating(&self) -> Rating {
        Rating {
            value: self.mean(),
            error: self.error(),
        }
    }
}

/// Estimates the values of a state for each seat from `count` playouts; `deal` makes the state that each of them begins in.
pub(crate) fn playouts<G: Strategy>(
    deal: impl Fn(&mut Dice) -> G,
    count: u32,
    key: &Key,
) -> [Mean; MAX_SEATS] {
    let mut means = [Mean::default(); MAX_SEATS];
    for number in 1..=count {
        let mut dice = key.dice(number);
        let mut game = deal(&mut dice);
        let since = game.clone();
        let values = playout(&mut game, &since, &mut dice);
        for (mean, value) in means.iter_mut().zip(values) {
            mean.add(value);
        }
    }
    means
}

/// Rates each move by the exact values of all states that it can lead to. `None` if one of them has no exact values.
pub(crate) fn exact_ratings<G: Strategy>(
    information: &InformationSet<G>,
    moves: &[G::Move],
) -> Option<Vec<Rating>> {
    let game = information.representative();
    game.exact()?;
    moves
        .iter()
        .map(|mv| {
            Some(Rating {
                value: expected(game, information.seat(), *mv)?[information.seat().index()],
                error: 0.0,
            })
        })
        .collect()
}

/// The expected values after a move, over every outcome of its dice. `None` if one of the outcomes has no known values.
pub(crate) fn expected<G: Strategy>(
    game: &G,
    seat: games::seat::Seat,
    mv: G::Move,
) -> Option<SeatValues> {
    let mut values = [0.0; MAX_SEATS];
    let mut walk = Walk::new(0.0);
    while let Some(mut dice) = walk.next_dice() {
        let mut after = game.clone();
        after.apply(seat, mv, &mut dice);
        let probability = walk.probability();
        for (sum, value) in values.iter_mut().zip(known_values(&after)?) {
            *sum += probability * value;
        }
    }
    Some(values)
}

/// Rates each move by about `count` playouts in all (sequential halving). All moves share the same deals and dice, and after each round
/// the worse half of the moves is dropped.
pub(crate) fn ratings<G: Strategy>(
    information: &InformationSet<G>,
    moves: &[G::Move],
    count: u32,
    key: &Key,
) -> Vec<Rating> {
    let seat = information.seat();
    let mut means = vec![Mean::default(); moves.len()];
    let mut number = 0;
    let mut play_out = |among: &[usize], rounds: u32, means: &mut Vec<Mean>| {
        for _ in 0..rounds {
            number += 2;
            let since = information.sample(&mut key.dice(number - 1));
            for at in among {
                let mut game = since.clone();
                let mut dice = key.dice(number);
                game.apply(seat, moves[*at], &mut dice);
                let values = playout(&mut game, &since, &mut dice);
                means[*at].add(values[seat.index()]);
            }
        }
    };
    let mut among = information.representative().shortlist(seat, moves);
    if among.len() < moves.len() {
        let all: Vec<usize> = (0..moves.len()).collect();
        play_out(&all, MIN_PLAYOUTS, &mut means);
    }
    let halvings = usize::BITS - among.len().leading_zeros();
    while among.len() > 1 {
        let each = count / halvings.max(1) / u32::try_from(among.len()).unwrap_or(1);
        play_out(&among, each.max(MIN_PLAYOUTS), &mut means);
        among.sort_by(|one, other| means[*other].mean().total_cmp(&means[*one].mean()));
        let half = if among.len() == 2 {
            1
        } else {
            among.len().div_ceil(2)
        };
        among.truncate(half);
    }
    means.iter().map(Mean::rating).collect()
}
