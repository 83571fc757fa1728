//! The engine's strategy for Les Marmottes: exact for two seats up to 200 points and in solo games, by playouts for more seats.
//!
//! The tables hold the value of a turn at its start, by the points that both seats still need; `turn` computes every state within a turn
//! from them. [`mod@solve`] makes the tables.

mod solve;
mod turn;

use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use games::dice::Dice;
use games::marmottes::{Marmottes, Move};
use games::seat::{MAX_SEATS, Seat};

pub(crate) use self::solve::{solve, solve_solo};
use self::turn::{Graph, Sweep};
use crate::strategy::{SeatValues, Strategy};

/// The largest number of points to go in the table for two seats.
pub(crate) const MAX_DISTANCE: usize = 200;
/// The largest number of points to go in the table for solo games.
pub(crate) const MAX_SOLO_DISTANCE: usize = 1000;

/// The shipped tables for one setting of the option `single_match`.
struct Tables {
    graph: &'static Graph,
    /// The chance to win of the seat to move, by its points to go and the other's, both from 1.
    two: Vec<f32>,
    /// The expected number of turns in a solo game, by points to go, from 1.
    solo: Vec<f32>,
    /// The best chance to score at least a given number of points in one turn.
    reach: turn::Reach,
    /// For [`Strategy::default_policy`]: the sweep of a solo game, by points to go.
    default_sweeps: OnceLock<Vec<Sweep>>,
}

fn numbers(bytes: &[u8]) -> Vec<f32> {
    bytes
        .chunks_exact(4)
        .map(|four| f32::from_le_bytes([four[0], four[1], four[2], four[3]]))
        .collect()
}

/// The shipped tables, decoded on first use.
fn tables(single_match: bool) -> &'static Tables {
    static TABLES: [OnceLock<Tables>; 2] = [const { OnceLock::new() }; 2];
    TABLES[usize::from(single_match)].get_or_init(|| {
        let (two, solo): (&[u8], &[u8]) = if single_match {
            (
                include_bytes!("../tables/marmottes-two.bin"),
                include_bytes!("../tables/marmottes-solo.bin"),
            )
        } else {
            (
                include_bytes!("../tables/marmottes-pairs-two.bin"),
                include_bytes!("../tables/marmottes-pairs-solo.bin"),
            )
        };
        let graph = Graph::of(single_match);
        Tables {
            graph,
            two: numbers(two),
            solo: numbers(solo),
            reach: turn::Reach::of(graph),
            default_sweeps: OnceLock::new(),
        }
    })
}

impl Tables {
    fn two(&self, mine: usize, other: usize) -> f64 {
        self.two[(mine - 1) * MAX_DISTANCE + other - 1].into()
    }

    fn solo(&self, to_go: usize) -> f64 {
        match to_go {
            0 => 0.0,
            _ => self.solo[to_go - 1].into(),
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

    fn sweep_solo(&self, to_go: usize) -> Sweep {
        turn::solo(
            self.graph,
            to_go,
            |score| self.solo(to_go - score),
            self.solo(to_go),
        )
    }

    fn default_sweep(&self, to_go: usize) -> &Sweep {
        let sweeps = self.default_sweeps.get_or_init(|| {
            (0..=MAX_DISTANCE)
                .map(|to_go| self.sweep_solo(to_go))
                .collect()
        });
        &sweeps[to_go.min(MAX_DISTANCE)]
    }
}

/// A cache of sweeps, because one turn needs hundreds of values of the same sweep.
type Recent = Mutex<Vec<((bool, usize, usize), Arc<Sweep>)>>;

fn recent(single_match: bool, mine: usize, other: usize) -> Arc<Sweep> {
    static RECENT: Recent = Mutex::new(Vec::new());
    const CAPACITY: usize = 16;
    let key = (single_match, mine, other);
    {
        let recent = RECENT.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, sweep)) = recent.iter().find(|(known, _)| *known == key) {
            return Arc::clone(sweep);
        }
    }
    let tables = tables(single_match);
    let sweep = Arc::new(match other {
        0 => tables.sweep_solo(mine),
        other => tables.sweep_for_two(mine, other),
    });
    let mut recent = RECENT.lock().unwrap_or_else(PoisonError::into_inner);
    if recent.len() == CAPACITY {
        recent.remove(0);
    }
    recent.push((key, Arc::clone(&sweep)));
    sweep
}

fn unsigned(points: i32) -> usize {
    usize::try_from(points).unwrap_or(0)
}

/// The points that a seat still has to bank to reach the target.
fn to_go(game: &Marmottes, seat: Seat) -> usize {
    unsigned(game.target() - game.total(seat))
}

fn exact_for_two(game: &Marmottes, seat: Seat, other: Seat) -> Option<SeatValues> {
    let tables = tables(game.single_match());
    let cell = tables.graph.cell(game.aside());
    let value = match game.reached_by() {
        None => {
            let (mine, theirs) = (to_go(game, seat), to_go(game, other));
            if mine > MAX_DISTANCE || theirs > MAX_DISTANCE {
                return None;
            }
            if game.is_fresh() {
                tables.two(mine, theirs)
            } else {
                let sweep = recent(game.single_match(), mine, theirs);
                sweep.value(unsigned(game.unbanked()), cell)
            }
        }
        Some(first) if first == other && game.to_play().len() == 1 => {
            // In a tie the seat that reached the target first wins (ruling M13).
            let needed = game.total(other) + 1 - game.total(seat) - game.unbanked();
            tables.reach.chance(unsigned(needed.max(0)), cell)
        }
        Some(_) => return None,
    };
    let mut values = [0.0; MAX_SEATS];
    values[seat.index()] = value;
    values[other.index()] = 1.0 - value;
    Some(values)
}

fn exact_solo(game: &Marmottes, seat: Seat) -> Option<SeatValues> {
    let mut values = [0.0; MAX_SEATS];
    let done = f64::from(game.round() - 1);
    values[0] = if game.to_play().is_empty() {
        -f64::from(game.round())
    } else {
        let to_go = to_go(game, seat);
        if to_go > MAX_SOLO_DISTANCE {
            return None;
        }
        if game.is_fresh() {
            -done - tables(game.single_match()).solo(to_go)
        } else {
            let sweep = recent(game.single_match(), to_go, 0);
            let cell = tables(game.single_match()).graph.cell(game.aside());
            -done - 1.0 + sweep.value(unsigned(game.unbanked()), cell)
        }
    };
    Some(values)
}

/// The index of the move that stops or rolls on.
fn stop_if(stops: bool, moves: &[Move]) -> usize {
    let wanted = if stops { Move::Stop } else { Move::Roll };
    moves.iter().position(|mv| *mv == wanted).unwrap_or(0)
}

/// The total that a seat needs in the last round to be ahead of all others.
fn points_to_win(game: &Marmottes, seat: Seat) -> i32 {
    let others = game.active().without(seat).into_iter();
    others.map(|other| game.total(other) + 1).max().unwrap_or(0)
}

impl Strategy for Marmottes {
    const PLY: u64 = 100;

    fn exact(&self) -> Option<SeatValues> {
        if self.turn_limit().is_some() {
            return None;
        }
        if self.is_solo() {
            return exact_solo(self, self.turn_of());
        }
        if self.to_play().is_empty() || self.active().len() != 2 {
            return None;
        }
        let seat = self.turn_of();
        exact_for_two(self, seat, self.active().without(seat).into_iter().next()?)
    }

    fn is_solo(&self) -> bool {
        self.seats_at_start() == 1
    }

    /// Plays as in a solo game; in the last round, rolls until ahead.
    fn default_policy(&self, seat: Seat, moves: &[Move], _dice: &mut Dice) -> usize {
        let score = self.unbanked();
        let stops = if self.is_race() {
            self.total(seat) + score >= points_to_win(self, seat)
        } else {
            let tables = tables(self.single_match());
            let sweep = tables.default_sweep(to_go(self, seat));
            sweep.stops(unsigned(score), tables.graph.cell(self.aside()))
        };
        stop_if(stops, moves)
    }

    /// Wants a big turn, and ignores the others' totals.
    fn casual_policy(&self, seat: Seat, moves: &[Move], dice: &mut Dice) -> usize {
        let score = self.unbanked();
        let enough = 12 + 2 * i32::from(dice.roll(12));
        let reached = self.total(seat) + score >= self.target() && self.reached_by().is_none();
        stop_if(score >= enough || reached, moves)
    }

    /// Stops as soon as a turn has 15 points, and in the last round when ahead. Ignores the others' totals before that.
    fn regular_policy(&self, seat: Seat, moves: &[Move], _dice: &mut Dice) -> usize {
        let total = self.total(seat) + self.unbanked();
        let stops = if self.is_race() {
            total >= points_to_win(self, seat)
        } else {
            self.unbanked() >= 15 || total >= self.target()
        };
        stop_if(stops, moves)
    }
}
