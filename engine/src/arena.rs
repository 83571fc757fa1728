//! Games between house players. Each deal is played with the same dice once per seat, with the players rotated, so luck and seats favour
//! nobody.

use std::fmt;

use games::dice::{Dice, Key, Seed};
use games::options::Options;
use games::outcome::Status;
use games::seat::MAX_SEATS;

use crate::choice;
use crate::level::Level;
use crate::search::Mean;
use crate::strategy::{InformationSet, SeatValues, Strategy, outcome_values};

/// A game that is not over after this many plies counts as won by nobody.
const MAX_PLIES: u32 = 20_000;

/// A player in an arena.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Entrant {
    /// A house player, with the effort of its searches: 1.0 is what it has at a table, 0.0 the minimum.
    House(Level, f64),
    /// Plays a random legal move, each with nearly the same probability.
    Random,
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::House(level, _) => level.fmt(f),
            Self::Random => f.write_str("random"),
        }
    }
}

/// The share of games from 0 to 1 that each entrant won in one deal, on average over all rotations, in the order of the entrants.
#[derive(Clone, PartialEq, Debug)]
pub struct Deal(pub Vec<f64>);

/// The result of all entrants of the same kind.
#[derive(Clone, PartialEq, Debug)]
pub struct Score {
    pub entrant: Entrant,
    /// The number of entrants of this kind at the table.
    pub players: usize,
    /// The share of games from 0 to 1 that each of them won, on average.
    pub won: f64,
    /// The standard error of `won`, over the deals.
    pub error: f64,
}

/// Adds up the deals: one score for each kind of entrant, in the order of `entrants`.
#[must_use]
pub fn scores(entrants: &[Entrant], deals: &[Deal]) -> Vec<Score> {
    let mut kinds: Vec<Entrant> = Vec::new();
    for entrant in entrants {
        if !kinds.contains(entrant) {
            kinds.push(*entrant);
        }
    }
    kinds
        .into_iter()
        .map(|kind| {
            let players: Vec<usize> = (0..entrants.len())
                .filter(|at| entrants[*at] == kind)
                .collect();
            let mut mean = Mean::default();
            for deal in deals {
                let won: f64 = players.iter().map(|at| deal.0[*at]).sum();
                mean.add(won / crate::strategy::seats_as_f64(players.len()));
            }
            Score {
                entrant: kind,
                players: players.len(),
                won: mean.mean(),
                error: mean.error(),
            }
        })
        .collect()
}

fn random(moves: usize, dice: &mut Dice) -> usize {
    let at = dice.index(255) * 255 + dice.index(255);
    at % moves
}

/// Plays one game with these entrants in seat order. `dice` rolls for the table, `engine_key` is the entrants' randomness.
fn game<G: Strategy>(
    options: &Options,
    entrants: &[Entrant],
    dice: &Key,
    engine_key: &Key,
) -> SeatValues {
    let mut game = G::setup(options, entrants.len(), &mut dice.dice(0));
    let mut moves = Vec::new();
    for ply in 1..MAX_PLIES {
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
            match entrants[seat.index()] {
                Entrant::Random => random(moves.len(), &mut engine_key.dice(ply)),
                Entrant::House(level, effort) => {
                    let mut bytes = [0; 32];
                    let mut stream = engine_key.dice(ply);
                    bytes.fill_with(|| stream.roll(255));
                    let key = Seed(bytes).key([]);
                    let information = InformationSet::of(&game, seat, &key);
                    let count = crate::playout_budget::<G>(effort, entrants.len());
                    choice(&information, &moves, level, count, &key)
                }
            }
        };
        game.apply(seat, moves[at], &mut dice.dice(ply));
    }
    [0.0; MAX_SEATS]
}

/// Plays one deal once for each rotation of the entrants around the table.
pub(crate) fn play<G: Strategy>(
    options: &Options,
    entrants: &[Entrant],
    deal: u32,
    seed: &Seed,
) -> Deal {
    let number = deal.to_string();
    let (dice, engine_key) = (seed.key(["table", &number]), seed.key(["own", &number]));
    let seats = entrants.len();
    let mut won = vec![0.0; seats];
    for rotation in 0..seats {
        let seated: Vec<Entrant> = (0..seats)
            .map(|seat| entrants[(seat + rotation) % seats])
            .collect();
        let values = game::<G>(options, &seated, &dice, &engine_key);
        for (seat, value) in values[..seats].iter().enumerate() {
            won[(seat + rotation) % seats] += value / crate::strategy::seats_as_f64(seats);
        }
    }
    Deal(won)
}
