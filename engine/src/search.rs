//! Search by playouts: a move is worth what it leads to, on average, if every seat then follows the default policy.

use games::chance::Walk;
use games::dice::{Dice, Key};
use games::seat::{MAX_SEATS, Seat, Viewer};

use crate::strategy::{InformationSet, Rating, SeatValues, Strategy, known_values, most};
use crate::vector::add_times;
use crate::work::Work;
use games::level::Level;

/// No playout comes near this many plies. One that does counts for nothing.
const MAX_PLIES: u64 = 20_000;

/// The least number of playouts for each move in each round, even if there is no work left.
const MIN_PLAYOUTS: u32 = 4;

/// Plays on by the default policy until the values are known or can be estimated.
pub(crate) fn playout<G: Strategy>(game: &mut G, dice: &mut Dice, work: &mut Work) -> SeatValues {
    let mut moves = Vec::new();
    let mut plies = 1;
    let values = loop {
        if let Some(values) = known_values(game).or_else(|| game.leaf_values()) {
            break values;
        }
        let seat = game.status().acting().into_iter().next();
        let Some(seat) = seat.filter(|_| plies < MAX_PLIES) else {
            break [0.0; MAX_SEATS];
        };
        moves.clear();
        game.legal(seat, &mut moves);
        let choice = match moves.len() {
            1 => 0,
            _ => game.default_policy(seat, &moves, dice),
        };
        game.apply(seat, moves[choice], dice);
        dice.forget();
        plies += 1;
    };
    work.play_out(plies, G::PLY);
    values
}

/// A running mean and its standard error.
#[derive(Clone, Copy, Default, Debug)]
pub struct Mean {
    count: f64,
    sum: f64,
    squares: f64,
}

impl Mean {
    /// Counts a value.
    pub fn add(&mut self, value: f64) {
        self.count += 1.0;
        self.sum += value;
        self.squares += value * value;
    }

    pub(crate) fn count(&self) -> f64 {
        self.count
    }

    /// The mean; 0 of nothing.
    pub fn mean(&self) -> f64 {
        self.sum / self.count.max(1.0)
    }

    /// The standard error of the mean: 1 for fewer than two values, and never below `0.5 / count`.
    pub fn error(&self) -> f64 {
        if self.count < 2.0 {
            return 1.0;
        }
        let mean = self.mean();
        let variance = (self.squares / self.count - mean * mean).max(0.0) / (self.count - 1.0);
        // A few playouts that all agree prove little.
        variance.sqrt().max(0.5 / self.count)
    }
}

/// Counts a value for every seat.
pub(crate) fn add_each(means: &mut [Mean; MAX_SEATS], values: SeatValues) {
    for (mean, value) in means.iter_mut().zip(values) {
        mean.add(value);
    }
}

/// The mean values of all seats, as a rating for one of them.
fn rating(means: &[Mean; MAX_SEATS], seat: Seat) -> Rating {
    Rating {
        values: means.each_ref().map(Mean::mean),
        error: means[seat.index()].error(),
    }
}

/// Rates each move by the exact values of all states that it can lead to. `None` if one of them has no exact values.
pub(crate) fn exact_ratings<G: Strategy>(
    information: &InformationSet<G>,
    moves: &[G::Move],
) -> Option<Vec<Rating>> {
    let game = information.representative();
    game.exact()?;
    let rated = moves.iter().map(|mv| {
        let values = expected(game, information.seat(), *mv)?;
        Some(Rating { values, error: 0.0 })
    });
    rated.collect()
}

/// The expected values after a move, over every outcome of its dice. `None` if one of the outcomes has no known values.
fn expected<G: Strategy>(game: &G, seat: Seat, mv: G::Move) -> Option<SeatValues> {
    let mut values = [0.0; MAX_SEATS];
    let mut walk = Walk::new(0.0);
    while let Some(mut dice) = walk.next_dice() {
        let mut after = game.clone();
        after.apply(seat, mv, &mut dice);
        add_times(&mut values, walk.probability(), &known_values(&after)?);
    }
    Some(values)
}

/// Rates each move by playouts (sequential halving). All moves share the same deals and dice, and after each round the worse half of the
/// moves is dropped, until two are left.
pub(crate) fn ratings<G: Strategy>(
    information: &InformationSet<G>,
    moves: &[G::Move],
    work: &mut Work,
    key: &Key,
) -> Vec<Rating> {
    let seat = information.seat();
    let mut means = vec![[Mean::default(); MAX_SEATS]; moves.len()];
    let mut among: Vec<usize> = (0..moves.len()).collect();
    let rounds = (usize::BITS - (moves.len() - 1).leading_zeros()).max(1);
    let mut number = 0;
    for round in (1..=rounds).rev() {
        let later = work.left() - work.left() / u64::from(round);
        let mut played = 0;
        while played < MIN_PLAYOUTS || work.left() > later {
            played += 1;
            number += 2;
            let sample = information.sample(&mut key.dice(number - 1));
            for at in &among {
                let mut game = sample.clone();
                let mut dice = key.dice(number);
                game.apply(seat, moves[*at], &mut dice);
                let values = playout(&mut game, &mut dice, work);
                add_each(&mut means[*at], values);
            }
        }
        let mean = |at: usize| means[at][seat.index()].mean();
        among.sort_by(|one, other| mean(*other).total_cmp(&mean(*one)));
        among.truncate(among.len().div_ceil(2));
    }
    means.iter().map(|means| rating(means, seat)).collect()
}

/// Rates each move by the best method available: exact values, the game's own method, or playouts.
pub(crate) fn rate<G: Strategy>(
    information: &InformationSet<G>,
    moves: &[G::Move],
    work: &mut Work,
    key: &Key,
) -> Vec<Rating> {
    let mut ratings = exact_ratings(information, moves)
        .or_else(|| G::rate_moves(information, moves, work, key))
        .unwrap_or_else(|| ratings(information, moves, work, key));
    let seat = information.seat();
    let top = ratings[best::<G>(seat, moves, &ratings)];
    for (mv, rating) in moves.iter().zip(&mut ratings) {
        // To take a move back leaves at best what could be done anyway.
        if G::undoes(*mv) && rating.of(seat) > top.of(seat) {
            *rating = top;
        }
    }
    ratings
}

/// The index of the best-rated move: the first one if several are equal, and never one that only undoes another move.
pub(crate) fn best<G: Strategy>(seat: Seat, moves: &[G::Move], ratings: &[Rating]) -> usize {
    most(moves.iter().zip(ratings).map(|(mv, rating)| {
        if G::undoes(*mv) {
            f64::MIN
        } else {
            rating.of(seat)
        }
    }))
}

/// Values a state for somebody who sees only what is public.
pub(crate) fn public_value<G: Strategy>(game: &G, work: &mut Work, key: &Key) -> Rating {
    if let Some(values) = known_values(game) {
        return Rating { values, error: 0.0 };
    }
    let deal = |dice: &mut Dice| {
        let mut dealt = game.clone();
        dealt.redeal(Viewer::Public, dice);
        dealt
    };
    value(&deal, work, key)
}

/// Values what `deal` deals, for somebody who sees only what is public: as much as the best move of the seat to act is worth.
pub(crate) fn value<G: Strategy>(
    deal: &dyn Fn(&mut Dice) -> G,
    work: &mut Work,
    key: &Key,
) -> Rating {
    if let Some(rating) = G::public_values(deal, work, key) {
        return rating;
    }
    let game = deal(&mut key.dice(0));
    let Some(seat) = game.status().acting().into_iter().next() else {
        let values = known_values(&game).unwrap_or([0.0; MAX_SEATS]);
        return Rating { values, error: 0.0 };
    };
    let information = InformationSet::of(&game, seat, key);
    let mut moves = Vec::new();
    game.legal(seat, &mut moves);
    let ratings = rate(&information, &moves, work, key);
    ratings[best::<G>(seat, &moves, &ratings)]
}

/// The index of the move that a player of this level chooses.
pub(crate) fn choice<G: Strategy>(
    information: &InformationSet<G>,
    moves: &[G::Move],
    level: Level,
    work: &mut Work,
    key: &Key,
) -> usize {
    if moves.len() < 2 {
        return 0;
    }
    let (game, seat) = (information.representative(), information.seat());
    match level {
        Level::Casual => game.casual_policy(seat, moves, &mut key.dice(0)),
        Level::Regular => game.regular_policy(seat, moves, &mut key.dice(0)),
        Level::Master => {
            let ratings = rate(information, moves, work, key);
            let best = best::<G>(seat, moves, &ratings);
            let default = game.default_policy(seat, moves, &mut key.dice(0));
            let (top, safe) = (ratings[best], ratings[default]);
            // A difference that may be noise is no reason to leave a sound default policy.
            let noise = top.error.hypot(safe.error) / 2.0;
            let doubtful = work.playouts() > 0 && top.of(seat) - safe.of(seat) < noise;
            if doubtful { default } else { best }
        }
    }
}
