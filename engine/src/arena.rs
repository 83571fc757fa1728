//! Players against each other: the same dice with everybody on every seat, so that luck weighs on all alike.

use std::fmt;

use games::dice::{Dice, Key, Seed};
use games::options::Options;
use games::outcome::Status;
use games::seat::MAX_SEATS;

use crate::choice;
use crate::level::Level;
use crate::player::{Knowledge, Player, Worths, shares};
use crate::search::Mean;

/// A game that is not over by then counts for nobody.
const ENDLESS: u32 = 20_000;

/// Who plays in an arena.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Entrant {
    /// A house player with so much effort where it searches; 1.0 is what it has at a table.
    House(Level, f64),
    /// Any legal move, all alike.
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

/// What each entrant won in one deal: the mean over all seatings, by the order of the entrants.
#[derive(Clone, PartialEq, Debug)]
pub struct Deal(pub Vec<f64>);

/// What all players of one kind won together, a mean a player.
#[derive(Clone, PartialEq, Debug)]
pub struct Score {
    pub entrant: Entrant,
    /// How many of them sat at the table.
    pub players: usize,
    /// The share of games won by each of them.
    pub won: f64,
    /// Its standard error, over the deals.
    pub error: f64,
}

/// One score for each kind of entrant.
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
            let own: Vec<usize> = (0..entrants.len())
                .filter(|at| entrants[*at] == kind)
                .collect();
            let mut mean = Mean::default();
            for deal in deals {
                let won: f64 = own.iter().map(|at| deal.0[*at]).sum();
                mean.add(won / crate::player::seats_as_f64(own.len()));
            }
            Score {
                entrant: kind,
                players: own.len(),
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

/// One game: `on_seat` is who sits where.
fn game<G: Player>(options: &Options, on_seat: &[Entrant], dice: &Key, own: &Key) -> Worths {
    let mut game = G::setup(options, on_seat.len(), &mut dice.dice(0));
    let mut moves = Vec::new();
    for ply in 1..ENDLESS {
        let acting = match game.status() {
            Status::Over(outcome) => return shares(&outcome),
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
            match on_seat[seat.index()] {
                Entrant::Random => random(moves.len(), &mut own.dice(ply)),
                Entrant::House(level, effort) => {
                    let mut bytes = [0; 32];
                    let mut stream = own.dice(ply);
                    bytes.fill_with(|| stream.roll(255));
                    let key = Seed(bytes).key([]);
                    let knowledge = Knowledge::of(&game, seat, &key);
                    let count = crate::budget::<G>(effort, on_seat.len());
                    choice(&knowledge, &moves, level, count, &key)
                }
            }
        };
        game.apply(seat, moves[at], &mut dice.dice(ply));
    }
    [0.0; MAX_SEATS]
}

/// Plays a deal once for each turn of the entrants round the table.
pub(crate) fn play<G: Player>(
    options: &Options,
    entrants: &[Entrant],
    deal: u32,
    seed: &Seed,
) -> Deal {
    let number = deal.to_string();
    let (dice, own) = (seed.key(["table", &number]), seed.key(["own", &number]));
    let seats = entrants.len();
    let mut won = vec![0.0; seats];
    for turn in 0..seats {
        let on_seat: Vec<Entrant> = (0..seats)
            .map(|seat| entrants[(seat + turn) % seats])
            .collect();
        let worths = game::<G>(options, &on_seat, &dice, &own);
        for (seat, worth) in worths[..seats].iter().enumerate() {
            won[(seat + turn) % seats] += worth / crate::player::seats_as_f64(seats);
        }
    }
    Deal(won)
}
