//! Enters players from outside the crate in an arena of Add'em Up: one who only wants the most points of each turn, and the master of
//! version 0.1. Build it with `--release`:
//!
//! ```sh
//! cargo run --release -p engine --example addemup -- maximiser 400
//! cargo run --release -p engine --example addemup -- old 200 0.5
//! ```
//!
//! The second number is the effort of the master who plays against them, 1.0 if it is left out.

use engine::arena::{Entrant, Player, play, scores};
use engine::strategy::{InformationSet, Strategy, outcome_values};
use games::addemup::{AddEmUp, Move};
use games::dice::{Dice, Key, Seed};
use games::game::Game;
use games::level::Level;
use games::options::Options;
use games::outcome::Status;
use games::seat::Seat;

type Table = AddEmUp<2>;

/// Places what scores most in this turn, by a beam search, and looks no further.
struct Maximiser;

const BEAM: usize = 12;

impl Player<Table> for Maximiser {
    fn choose(
        &self,
        information: &InformationSet<Table>,
        moves: &[Move],
        _seats: usize,
        _key: &Key,
    ) -> usize {
        let (game, seat) = (information.representative(), information.seat());
        let turn = game.turn_number();
        let after = |game: &Table, mv: Move| {
            let mut after = game.clone();
            after.apply(seat, mv, &mut Dice::scripted(&[]));
            after
        };
        if moves[0] == Move::Bonus {
            let mut singles = [None; 6];
            game.each_single_die(|face, points| {
                let best = &mut singles[usize::from(face) - 1];
                *best = (*best).max(Some(points));
            });
            let change: i32 = (1..)
                .zip(singles)
                .map(|(face, points)| points.unwrap_or(-face))
                .sum();
            return usize::from(change <= 0);
        }
        let mut beam: Vec<(usize, Table)> = (0..moves.len())
            .map(|at| (at, after(game, moves[at])))
            .collect();
        let mut best = (i32::MIN, 0);
        while !beam.is_empty() {
            beam.sort_by_key(|(_, game)| -game.points_of(seat));
            beam.truncate(BEAM);
            let mut next = Vec::new();
            for (first, game) in beam {
                if game.points_of(seat) > best.0 {
                    best = (game.points_of(seat), first);
                }
                let mut moves = Vec::new();
                if game.turn_number() == turn && matches!(game.status(), Status::ToAct(_)) {
                    game.legal(seat, &mut moves);
                }
                let places = moves.into_iter().filter(|mv| matches!(mv, Move::Place(_)));
                next.extend(places.map(|mv| (first, after(&game, mv))));
            }
            beam = next;
        }
        best.1
    }
}

/// The master of version 0.1: 500 playouts for the eight best placements, until everybody has had a turn.
struct Old;

impl Old {
    const PLAYOUTS: usize = 1_000;
    /// The luck of each die that is still to be placed, in points.
    const LUCK: f64 = 4.1;

    fn playout(mut game: Table, until: u32, seat: Seat, dice: &mut Dice) -> f64 {
        loop {
            let acting = match game.status() {
                Status::Over(outcome) => return outcome_values(&outcome)[seat.index()],
                Status::ToAct(acting) => acting.into_iter().next().expect("somebody acts"),
            };
            if game.turn_number() >= until {
                let scale = Self::LUCK * f64::from(game.dice_left()).sqrt();
                let weight = |seat| (f64::from(game.points_of(seat)) / scale).exp();
                return weight(seat) / game.active().into_iter().map(weight).sum::<f64>();
            }
            let mut moves = Vec::new();
            game.legal(acting, &mut moves);
            let at = match moves.len() {
                1 => 0,
                _ => game.default_policy(acting, &moves, dice),
            };
            game.apply(acting, moves[at], dice);
        }
    }
}

impl Player<Table> for Old {
    fn choose(
        &self,
        information: &InformationSet<Table>,
        moves: &[Move],
        seats: usize,
        key: &Key,
    ) -> usize {
        let (game, seat) = (information.representative(), information.seat());
        let is_place = |at: usize| matches!(moves[at], Move::Place(_));
        let mut among: Vec<usize> = (0..moves.len()).collect();
        among.sort_by_key(|at| (is_place(*at), -game.placement_points(moves[*at])));
        let others = among.iter().filter(|at| !is_place(**at)).count();
        among.truncate(8 + others);
        let halvings = (usize::BITS - among.len().leading_zeros()) as usize;
        let mut won = vec![Mean::default(); moves.len()];
        let mut number = 0;
        let turns = u32::try_from(seats).expect("a few seats");
        while among.len() > 1 {
            for _ in 0..(Self::PLAYOUTS / seats / halvings / among.len()).max(4) {
                number += 1;
                for at in &among {
                    let (mut after, mut dice) = (game.clone(), key.dice(number));
                    after.apply(seat, moves[*at], &mut dice);
                    let until = game.turn_number() + turns;
                    won[*at].add(Self::playout(after, until, seat, &mut dice));
                }
            }
            among.sort_by(|one, other| won[*other].mean().total_cmp(&won[*one].mean()));
            let half = if among.len() == 2 {
                1
            } else {
                among.len().div_ceil(2)
            };
            among.truncate(half);
        }
        let default = game.default_policy(seat, moves, &mut key.dice(0));
        let (top, safe) = (&won[among[0]], &won[default]);
        let is_doubtful = top.mean() - safe.mean() < top.error().hypot(safe.error()) / 2.0;
        if is_doubtful { default } else { among[0] }
    }
}

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

    fn mean(self) -> f64 {
        self.sum / self.count
    }

    fn error(self) -> f64 {
        let variance = self.squares / self.count - self.mean() * self.mean();
        (variance.max(0.0) / (self.count - 1.0))
            .sqrt()
            .max(0.5 / self.count)
    }
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let (name, deals, effort) = match words[..] {
        [name, deals] => (name, deals, "1"),
        [name, deals, effort] => (name, deals, effort),
        _ => panic!("maximiser or old, a number of deals, and an effort"),
    };
    let master = Entrant::House(Level::Master, effort.parse().expect("an effort"));
    let other: &dyn Player<Table> = match name {
        "maximiser" => &Maximiser,
        "old" => &Old,
        _ => panic!("there is no player {name}"),
    };
    let options = Options::defaults(Table::INFO.options);
    let deals: Vec<_> = (0..deals.parse().expect("a number of deals"))
        .map(|deal| play(&options, &[&master, other], deal, &Seed([9; 32])))
        .collect();
    for score in scores(&[master.to_string(), name.to_owned()], &deals) {
        let (won, error) = (100.0 * score.won, 100.0 * score.error);
        println!("{:10} {won:6.2} % ± {error:.2}", score.name);
    }
}
