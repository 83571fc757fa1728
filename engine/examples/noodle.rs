//! The master of Noodle Roll against the one that it replaced, which is kept here: playouts by rules of thumb to the end of the game.
//! Build it with `--release`:
//!
//! ```sh
//! cargo run --release -p engine --example noodle -- SEATS DEALS [EFFORT]
//! ```
//!
//! One new master plays against old ones, with the same dice on each seat.

use engine::arena::{self, Deal, Entrant, Player};
use engine::strategy::{InformationSet, SeatValues, Strategy, outcome_values};
use games::dice::{Dice, Key, Seed};
use games::game::Game;
use games::level::Level;
use games::noodle::{Move, Noodle};
use games::options::Options;
use games::outcome::Status;

/// The playouts of a decision at a table for two, in all.
const PLAYOUTS: u32 = 2_500;
const MIN_PLAYOUTS: u32 = 4;

struct Former;

/// What the playouts of a move were worth.
#[derive(Clone, Copy, Default)]
struct Mean {
    count: f64,
    sum: f64,
    squares: f64,
}

impl Mean {
    fn add(&mut self, value: f64) {
        self.count += 1.0;
        self.sum += value;
        self.squares += value * value;
    }

    fn mean(&self) -> f64 {
        self.sum / self.count
    }

    fn error(&self) -> f64 {
        let variance = self.squares / self.count - self.mean() * self.mean();
        (variance.max(0.0) / (self.count - 1.0))
            .sqrt()
            .max(0.5 / self.count)
    }
}

fn playout(game: &mut Noodle, dice: &mut Dice) -> SeatValues {
    let mut moves = Vec::new();
    loop {
        if let Status::Over(outcome) = game.status() {
            return outcome_values(&outcome);
        }
        let seat = game.turn_of();
        moves.clear();
        game.legal(seat, &mut moves);
        let choice = match moves.len() {
            1 => 0,
            _ => game.default_policy(seat, &moves, dice),
        };
        game.apply(seat, moves[choice], dice);
        dice.forget();
    }
}

impl Player<Noodle> for Former {
    fn choose(
        &self,
        known: &InformationSet<Noodle>,
        moves: &[Move],
        seats: usize,
        key: &Key,
    ) -> usize {
        let (game, seat) = (known.representative(), known.seat());
        let count = PLAYOUTS * 2 / u32::try_from(seats).expect("a table is small");
        let mut means = vec![Mean::default(); moves.len()];
        let mut among: Vec<usize> = (0..moves.len()).collect();
        let halvings = usize::BITS - among.len().leading_zeros();
        let mut number = 0;
        while among.len() > 1 {
            let each = count / halvings / u32::try_from(among.len()).expect("moves are few");
            for _ in 0..each.max(MIN_PLAYOUTS) {
                number += 1;
                for at in &among {
                    let (mut after, mut dice) = (game.clone(), key.dice(number));
                    after.apply(seat, moves[*at], &mut dice);
                    means[*at].add(playout(&mut after, &mut dice)[seat.index()]);
                }
            }
            among.sort_by(|one, other| means[*other].mean().total_cmp(&means[*one].mean()));
            among.truncate(if among.len() == 2 {
                1
            } else {
                among.len().div_ceil(2)
            });
        }
        let best = (0..moves.len())
            .max_by(|one, other| means[*one].mean().total_cmp(&means[*other].mean()));
        let best = best.expect("there are moves");
        let default = game.default_policy(seat, moves, &mut key.dice(0));
        let doubt = means[best].error().hypot(means[default].error()) / 2.0;
        if means[best].mean() - means[default].mean() < doubt {
            default
        } else {
            best
        }
    }
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let (seats, deals, effort) = match &words[..] {
        [seats, deals] => (seats, deals, 1.0),
        [seats, deals, effort] => (seats, deals, effort.parse().expect("an effort")),
        _ => panic!("SEATS DEALS [EFFORT]"),
    };
    let (seats, deals): (usize, u32) =
        (seats.parse().expect("seats"), deals.parse().expect("deals"));
    let master = Entrant::House(Level::Master, effort);
    let mut entrants: Vec<&dyn Player<Noodle>> = vec![&master];
    entrants.resize(seats, &Former);
    let mut names = vec![master.to_string()];
    names.resize(seats, "former master".to_owned());
    let options = Options::defaults(Noodle::INFO.options);
    let mut played: Vec<Deal> = Vec::new();
    for deal in 0..deals {
        played.push(arena::play(&options, &entrants, deal, &Seed([9; 32])));
        if (deal + 1) % 50 == 0 || deal + 1 == deals {
            for score in arena::scores(&names, &played) {
                let [won, error] = [score.won, score.error].map(|share| 100.0 * share);
                println!(
                    "{:5} deals: {} {won:.2} % ± {error:.2}",
                    deal + 1,
                    score.name
                );
            }
        }
    }
}
