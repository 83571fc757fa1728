//! Games between house players. Each deal is played with the same dice once per seat, with the players rotated, so luck and seats favour
//! nobody.

use std::fmt;

use games::dice::{Dice, Key, Seed};
use games::options::Options;
use games::outcome::Status;
use games::seat::MAX_SEATS;

use crate::search::{self, Mean};
use crate::strategy::{InformationSet, SeatValues, Strategy, as_f64, outcome_values};
use crate::work::Work;
use games::level::Level;

/// A game that is not over after this many plies counts as won by nobody.
const MAX_PLIES: u32 = 20_000;

/// Somebody who plays in an arena: a house player, or any policy from outside.
pub trait Player<G: Strategy>: Sync {
    /// The index of the chosen move at a table with so many seats. There are two or more moves, and `key` is the player's own randomness
    /// for this decision.
    fn choose(
        &self,
        information: &InformationSet<G>,
        moves: &[G::Move],
        seats: usize,
        key: &Key,
    ) -> usize;
}

/// A player in an arena who plays every game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Entrant {
    /// A house player, with the effort of its searches: 1.0 is what it has at a table, 0.0 the minimum.
    House(Level, f64),
    /// Plays a random legal move, each with nearly the same probability.
    Random,
}

impl<G: Strategy> Player<G> for Entrant {
    fn choose(
        &self,
        information: &InformationSet<G>,
        moves: &[G::Move],
        seats: usize,
        key: &Key,
    ) -> usize {
        match self {
            Self::Random => random(moves.len(), &mut key.dice(0)),
            Self::House(level, effort) => {
                let mut work = Work::at_table(*effort, G::INFO.key, seats);
                search::choice(information, moves, *level, &mut work, key)
            }
        }
    }
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::House(level, 1.0) => level.fmt(f),
            Self::House(level, effort) => write!(f, "{level}:{effort}"),
            Self::Random => f.write_str("random"),
        }
    }
}

/// The share of games from 0 to 1 that each entrant won in one deal, on average over all rotations, in the order of the entrants.
#[derive(Clone, PartialEq, Debug)]
pub struct Deal(pub Vec<f64>);

/// The result of all entrants with the same name.
#[derive(Clone, PartialEq, Debug)]
pub struct Score {
    pub name: String,
    /// The number of entrants with this name at the table.
    pub players: usize,
    /// The share of games from 0 to 1 that each of them won, on average.
    pub won: f64,
    /// The standard error of `won`, over the deals.
    pub error: f64,
}

/// Adds up the deals: one score for each name, in the order of `names`.
pub fn scores(names: &[String], deals: &[Deal]) -> Vec<Score> {
    let mut kinds: Vec<&String> = Vec::new();
    for name in names {
        if !kinds.contains(&name) {
            kinds.push(name);
        }
    }
    kinds
        .into_iter()
        .map(|kind| {
            let players: Vec<usize> = (0..names.len()).filter(|at| names[*at] == *kind).collect();
            let mut mean = Mean::default();
            for deal in deals {
                let won: f64 = players.iter().map(|at| deal.0[*at]).sum();
                mean.add(won / as_f64(players.len()));
            }
            Score {
                name: kind.clone(),
                players: players.len(),
                won: mean.mean(),
                error: mean.error(),
            }
        })
        .collect()
}

/// A number below this one, each with nearly the same probability.
pub(crate) fn random(below: usize, dice: &mut Dice) -> usize {
    let at = dice.index(255) * 255 + dice.index(255);
    at % below
}

/// Plays one game of a deal with these entrants in seat order, and passes each state to `each`.
pub(crate) fn game<G: Strategy>(
    options: &Options,
    entrants: &[&dyn Player<G>],
    seed: &Seed,
    deal: u32,
    mut each: impl FnMut(&G),
) -> SeatValues {
    let number = deal.to_string();
    let (dice, engine_key) = (seed.key(["table", &number]), seed.key(["own", &number]));
    let mut game = G::setup(options, entrants.len(), &mut dice.dice(0));
    let mut moves = Vec::new();
    for ply in 1..MAX_PLIES {
        each(&game);
        let acting = match game.status() {
            Status::Over(outcome) => return outcome_values(&outcome),
            Status::ToAct(acting) => acting,
        };
        let Some(seat) = acting.into_iter().next() else {
            break;
        };
        moves.clear();
        game.legal(seat, &mut moves);
        let at = if moves.len() == 1 {
            0
        } else {
            let mut bytes = [0; 32];
            let mut stream = engine_key.dice(ply);
            bytes.fill_with(|| stream.roll(255));
            let key = Seed(bytes).key([]);
            let information = InformationSet::of(&game, seat, &key);
            entrants[seat.index()].choose(&information, &moves, entrants.len(), &key)
        };
        game.apply(seat, moves[at], &mut dice.dice(ply));
    }
    [0.0; MAX_SEATS]
}

/// Plays one deal once for each rotation of the entrants around the table, with the dice of every ply the same. Deals are numbered, so
/// that several threads can share them.
pub fn play<G: Strategy>(
    options: &Options,
    entrants: &[&dyn Player<G>],
    deal: u32,
    seed: &Seed,
) -> Deal {
    let seats = entrants.len();
    let mut won = vec![0.0; seats];
    for rotation in 0..seats {
        let seated: Vec<&dyn Player<G>> = (0..seats)
            .map(|seat| entrants[(seat + rotation) % seats])
            .collect();
        let values = game(options, &seated, seed, deal, |_| {});
        for (seat, value) in values[..seats].iter().enumerate() {
            won[(seat + rotation) % seats] += value / as_f64(seats);
        }
    }
    Deal(won)
}
