//! A player of Les Marmottes: exact for two up to 200 points and alone, by playouts for more.
//!
//! The tables hold what a seat's turn is worth at its start, by the points that both seats still need; `turn` works a turn out
//! from them. [`solve`] makes the tables.

mod solve;
mod turn;

use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use games::dice::Dice;
use games::marmottes::{Marmottes, Move};
use games::seat::{MAX_SEATS, Seat};

pub(crate) use self::solve::{solve, solve_alone};
use self::turn::{Graph, Sweep};
use crate::player::{Player, Worths};

/// Points to go for which the tables have an answer.
pub(crate) const FURTHEST: usize = 200;
/// The same for somebody who plays alone.
pub(crate) const FURTHEST_ALONE: usize = 1000;

/// What is shipped for one setting of the option `single_match`.
struct Tables {
    graph: &'static Graph,
    /// By points to go of the seat to move and of the other, both from 1: the chance of the seat to move.
    two: Vec<f32>,
    /// By points to go, from 1: how many turns it takes to get there.
    alone: Vec<f32>,
    /// By points to score, from 0: the best chance to score as many in one turn.
    reach: turn::Reach,
    /// For [`Player::habit`]: by points to go, the sweep of somebody who plays alone.
    habits: OnceLock<Vec<Sweep>>,
}

fn numbers(bytes: &[u8]) -> Vec<f32> {
    bytes
        .chunks_exact(4)
        .map(|four| f32::from_le_bytes([four[0], four[1], four[2], four[3]]))
        .collect()
}

/// The tables as they were shipped.
fn tables(single_match: bool) -> &'static Tables {
    static WITH: OnceLock<Tables> = OnceLock::new();
    static WITHOUT: OnceLock<Tables> = OnceLock::new();
    let (cell, two, alone): (_, &[u8], &[u8]) = if single_match {
        (
            &WITH,
            include_bytes!("../tables/marmottes-two.bin"),
            include_bytes!("../tables/marmottes-alone.bin"),
        )
    } else {
        (
            &WITHOUT,
            include_bytes!("../tables/marmottes-pairs-two.bin"),
            include_bytes!("../tables/marmottes-pairs-alone.bin"),
        )
    };
    cell.get_or_init(|| {
        let graph = Graph::of(single_match);
        Tables {
            graph,
            two: numbers(two),
            alone: numbers(alone),
            reach: turn::Reach::of(graph),
            habits: OnceLock::new(),
        }
    })
}

impl Tables {
    fn two(&self, mine: usize, other: usize) -> f64 {
        self.two[(mine - 1) * FURTHEST + other - 1].into()
    }

    fn alone(&self, to_go: usize) -> f64 {
        match to_go {
            0 => 0.0,
            _ => self.alone[to_go - 1].into(),
        }
    }

    fn sweep_for_two(&self, mine: usize, other: usize) -> Sweep {
        turn::race(
            self.graph,
            &self.reach,
            mine,
            other,
            |score| 1.0 - self.two(other, mine - score),
            1.0 - self.two(other, mine),
        )
    }

    fn sweep_alone(&self, to_go: usize) -> Sweep {
        turn::alone(
            self.graph,
            to_go,
            |score| self.alone(to_go - score),
            self.alone(to_go),
        )
    }

    fn habit(&self, to_go: usize) -> &Sweep {
        let habits = self.habits.get_or_init(|| {
            (0..=FURTHEST)
                .map(|to_go| self.sweep_alone(to_go))
                .collect()
        });
        &habits[to_go.min(FURTHEST)]
    }
}

/// Turns that were worked out lately: one turn asks for hundreds of values of the same sweep.
type Recent = Mutex<Vec<((bool, usize, usize), Arc<Sweep>)>>;

fn recent(single_match: bool, mine: usize, other: usize) -> Arc<Sweep> {
    static RECENT: Recent = Mutex::new(Vec::new());
    const KEPT: usize = 16;
    let key = (single_match, mine, other);
    {
        let recent = RECENT.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, sweep)) = recent.iter().find(|(known, _)| *known == key) {
            return Arc::clone(sweep);
        }
    }
    let tables = tables(single_match);
    let sweep = Arc::new(match other {
        0 => tables.sweep_alone(mine),
        other => tables.sweep_for_two(mine, other),
    });
    let mut recent = RECENT.lock().unwrap_or_else(PoisonError::into_inner);
    if recent.len() == KEPT {
        recent.remove(0);
    }
    recent.push((key, Arc::clone(&sweep)));
    sweep
}

fn unsigned(points: i32) -> usize {
    usize::try_from(points).unwrap_or(0)
}

/// Points still to be banked for the target.
fn to_go(game: &Marmottes, seat: Seat) -> usize {
    unsigned(game.target() - game.banked(seat))
}

fn in_pair(seat: Seat, worth: f64, other: Seat) -> Worths {
    let mut worths = [0.0; MAX_SEATS];
    worths[seat.index()] = worth;
    worths[other.index()] = 1.0 - worth;
    worths
}

fn exact_for_two(game: &Marmottes, seat: Seat, other: Seat) -> Option<Worths> {
    let tables = tables(game.single_match());
    let cell = tables.graph.cell(game.aside());
    let worth = match game.reached_by() {
        None => {
            let (mine, theirs) = (to_go(game, seat), to_go(game, other));
            if mine > FURTHEST || theirs > FURTHEST {
                return None;
            }
            if game.is_fresh() {
                tables.two(mine, theirs)
            } else {
                let sweep = recent(game.single_match(), mine, theirs);
                sweep.worth(unsigned(game.unbanked()), cell)
            }
        }
        Some(first) if first == other && game.to_play().len() == 1 => {
            // A tie goes to the one who was there first (ruling M13).
            let needed = game.banked(other) + 1 - game.banked(seat) - game.unbanked();
            tables.reach.chance(unsigned(needed.max(0)), cell)
        }
        Some(_) => return None,
    };
    Some(in_pair(seat, worth, other))
}

fn exact_alone(game: &Marmottes, seat: Seat) -> Option<Worths> {
    let mut worths = [0.0; MAX_SEATS];
    let done = f64::from(game.round() - 1);
    worths[0] = if game.to_play().is_empty() {
        -f64::from(game.round())
    } else {
        let to_go = to_go(game, seat);
        if to_go > FURTHEST_ALONE {
            return None;
        }
        if game.is_fresh() {
            -done - tables(game.single_match()).alone(to_go)
        } else {
            let sweep = recent(game.single_match(), to_go, 0);
            let cell = tables(game.single_match()).graph.cell(game.aside());
            -done - 1.0 + sweep.worth(unsigned(game.unbanked()), cell)
        }
    };
    Some(worths)
}

fn at(moves: &[Move], wanted: Move) -> usize {
    moves.iter().position(|mv| *mv == wanted).unwrap_or(0)
}

/// How many points the seat needs to be first once others have reached the target.
fn chased(game: &Marmottes, seat: Seat) -> i32 {
    let others = game.active().into_iter().filter(|other| *other != seat);
    others
        .map(|other| game.banked(other) + 1)
        .max()
        .unwrap_or(0)
}

impl Player for Marmottes {
    const EFFORT: u32 = 100_000;

    fn exact(&self) -> Option<Worths> {
        if self.turn_limit().is_some() {
            return None;
        }
        if self.is_alone() {
            return exact_alone(self, self.turn_of());
        }
        if self.to_play().is_empty() || self.active().len() != 2 {
            return None;
        }
        let seat = self.turn_of();
        exact_for_two(self, seat, self.active().without(seat).into_iter().next()?)
    }

    fn is_alone(&self) -> bool {
        self.seats_at_start() == 1
    }

    /// As if alone, and in the last round on until ahead.
    fn habit(&self, seat: Seat, moves: &[Move], _dice: &mut Dice) -> usize {
        let score = self.unbanked();
        let stops = if self.reached_by().is_some() {
            self.banked(seat) + score >= chased(self, seat)
        } else {
            let tables = tables(self.single_match());
            let sweep = tables.habit(to_go(self, seat));
            sweep.stops(unsigned(score), tables.graph.cell(self.aside()))
        };
        at(moves, if stops { Move::Stop } else { Move::Roll })
    }

    /// Wants to see a big turn, and does not look at the others' totals.
    fn casual(&self, seat: Seat, moves: &[Move], dice: &mut Dice) -> usize {
        let score = self.unbanked();
        let enough = 12 + 2 * i32::from(dice.roll(12));
        let there = self.banked(seat) + score >= self.target() && self.reached_by().is_none();
        at(
            moves,
            if score >= enough || there {
                Move::Stop
            } else {
                Move::Roll
            },
        )
    }

    /// Stops as soon as a turn has 15 points, and in the last round when ahead. Does not look at the others' totals before.
    fn regular(&self, seat: Seat, moves: &[Move], _dice: &mut Dice) -> usize {
        let total = self.banked(seat) + self.unbanked();
        let stops = if self.reached_by().is_some() {
            total >= chased(self, seat)
        } else {
            self.unbanked() >= 15 || total >= self.target()
        };
        at(moves, if stops { Move::Stop } else { Move::Roll })
    }

    fn tale(before: &Self, after: &Self) -> String {
        let (was, is) = (before.unbanked(), after.unbanked());
        if before.turn_of() != after.turn_of() || before.round() != after.round() || is < was {
            format!("a bust that lost {was} points")
        } else {
            format!("{} points for {is} in the turn", is - was)
        }
    }
}
