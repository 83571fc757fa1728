//! The engine's strategy for `NOIRLab`: exact for up to four seats, by playouts for more.
//!
//! The tables hold every seat's chance to win at the start of a turn, by the progress of all seats; `tree` computes every state within a
//! turn from them. [`mod@solve`] makes the tables. A game can go on for ever without a winner, but no seat can keep the others from
//! rolling, and each roll makes progress with a probability that does not shrink. So the equations have exactly one solution, and value
//! iteration finds it.

mod solve;
mod tree;

use std::collections::HashMap;
use std::mem::discriminant;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use games::dice::Dice;
use games::noirlab::{Move, Noirlab};
use games::seat::{MAX_SEATS, Seat};

pub(crate) use self::solve::solve;
use self::tree::{MoveKind, Tree};
use crate::strategy::{SeatValues, Strategy};

/// The largest number of seats for which there is a table.
pub(crate) const MAX_TABLE_SEATS: usize = 4;

/// The values of one state, in turn order from the seat to move: chances to win, or in a solo game the expected number of turns.
pub(crate) type Row = [f64; MAX_TABLE_SEATS];

/// The rows at the starts of turns, by [`Tree::place`].
enum Table {
    /// While they are being solved.
    Solved(Vec<Row>),
    /// A file of this number of seats. It lacks the last seat's chance, because all chances add up to 1.
    Shipped(usize, &'static [u8]),
}

/// What the largest number of a table in 16 bits stands for.
pub(crate) const WHOLE: f64 = 65535.0;

impl Table {
    fn shipped(seats: usize) -> Self {
        const BYTES: [&[u8]; MAX_TABLE_SEATS] = [
            include_bytes!("../tables/noirlab-solo.bin"),
            include_bytes!("../tables/noirlab-two.bin"),
            include_bytes!("../tables/noirlab-three.bin"),
            include_bytes!("../tables/noirlab-four.bin"),
        ];
        Self::Shipped(seats, BYTES[seats - 1])
    }

    fn set(&mut self, place: usize, row: Row) {
        if let Self::Solved(rows) = self {
            rows[place] = row;
        }
    }

    fn row(&self, place: usize) -> Row {
        let (seats, bytes) = match self {
            Self::Solved(rows) => return rows[place],
            Self::Shipped(seats, bytes) => (*seats, bytes),
        };
        let stored = (seats - 1).max(1);
        let mut row = [0.0; MAX_TABLE_SEATS];
        for (at, number) in (stored * place..).zip(&mut row[..stored]) {
            *number = if seats == MAX_TABLE_SEATS {
                f64::from(u16::from_le_bytes([bytes[2 * at], bytes[2 * at + 1]])) / WHOLE
            } else {
                let four = std::array::from_fn(|byte| bytes[4 * at + byte]);
                f32::from_le_bytes(four).into()
            };
        }
        if seats > 1 {
            row[seats - 1] = 1.0 - row.iter().sum::<f64>();
        }
        row
    }
}

/// The values of every state of a turn, against others with this progress at the starts of their turns.
fn turn(others: &[usize]) -> Arc<Vec<Row>> {
    type Recent = Mutex<Option<HashMap<Vec<usize>, Arc<Vec<Row>>>>>;
    static RECENT: Recent = Mutex::new(None);
    const CAPACITY: usize = 512;
    {
        let recent = RECENT.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(rows) = recent.as_ref().and_then(|recent| recent.get(others)) {
            return Arc::clone(rows);
        }
    }
    let rows = Arc::new(Tree::get().turn(others, &Table::shipped(others.len() + 1)));
    let mut recent = RECENT.lock().unwrap_or_else(PoisonError::into_inner);
    let recent = recent.get_or_insert_default();
    if recent.len() == CAPACITY {
        recent.clear();
    }
    recent.insert(others.to_vec(), Arc::clone(&rows));
    rows
}

/// The best moves of the two-seat table, by the other seat's progress and the node of the turn.
fn two_seat_policies() -> &'static [Vec<MoveKind>] {
    static POLICIES: OnceLock<Vec<Vec<MoveKind>>> = OnceLock::new();
    POLICIES.get_or_init(|| {
        let tree = Tree::get();
        (0..tree.starts())
            .map(|other| tree.best_moves(&[other], &Table::shipped(2)))
            .collect()
    })
}

fn at(moves: &[Move], wanted: impl Fn(&Move) -> bool) -> usize {
    moves.iter().position(wanted).unwrap_or(0)
}

fn solo_turns(game: &Noirlab) -> f64 {
    let begun = f64::from(game.turns_begun(Seat::new(0)));
    match Tree::get().node(game, game.turn_of()) {
        Some(node) if !game.is_complete(game.turn_of()) => begun - 1.0 + turn(&[])[node][0],
        _ => begun,
    }
}

impl Strategy for Noirlab {
    const PLY: u64 = 100;

    fn exact(&self) -> Option<SeatValues> {
        let mut values = [0.0; MAX_SEATS];
        if self.is_solo() {
            values[0] = -solo_turns(self);
            return Some(values);
        }
        let seat = self.turn_of();
        if self.active().len() > MAX_TABLE_SEATS
            || self.active().len() < 2
            || !self.active().has(seat)
            || self.active().into_iter().any(|seat| self.is_complete(seat))
        {
            return None;
        }
        let tree = Tree::get();
        let others: Vec<Seat> = self.active().in_turn(seat).skip(1).collect();
        let starts: Option<Vec<usize>> = others
            .iter()
            .map(|other| tree.start(self.progress(*other)))
            .collect();
        let rows = turn(&starts?);
        let row = rows[tree.node(self, seat)?];
        for (seat, value) in std::iter::once(&seat).chain(&others).zip(row) {
            values[seat.index()] = value;
        }
        Some(values)
    }

    fn is_solo(&self) -> bool {
        self.seats_at_start() == 1
    }

    /// Plays as if the strongest of the others were the only opponent.
    fn default_policy(&self, seat: Seat, moves: &[Move], _dice: &mut Dice) -> usize {
        let tree = Tree::get();
        let others = self.active().without(seat).into_iter();
        let strongest = others
            .filter_map(|other| tree.start(self.progress(other)))
            .max_by(|one, other| tree.strength(*one).total_cmp(&tree.strength(*other)));
        match (strongest, tree.node(self, seat)) {
            (Some(other), Some(node)) => {
                let best = two_seat_policies()[other][node];
                at(moves, |mv| discriminant(mv) == best)
            }
            _ => 0,
        }
    }

    /// Plays safe or wild by mood: keeps three programs one time, and goes for all of them the next.
    fn casual_policy(&self, seat: Seat, moves: &[Move], dice: &mut Dice) -> usize {
        let progress = self.progress(seat);
        let safe = progress.programs >= 3 || progress.programs == 2 && dice.roll(2) == 1;
        if moves[0] != Move::Roll || !safe || dice.roll(3) == 1 {
            return 0;
        }
        // The last move is to bank if that is legal, otherwise to pass.
        moves.len() - 1
    }

    /// Rolls until it has four programs, or three and a token; then banks if it may, and passes only without a token.
    fn regular_policy(&self, seat: Seat, moves: &[Move], _dice: &mut Dice) -> usize {
        let progress = self.progress(seat);
        let enough = progress.programs >= 4 || progress.programs == 3 && progress.tokens == 1;
        if moves[0] != Move::Roll || !enough {
            return 0;
        }
        if let Some(bank) = moves.iter().position(|mv| *mv == Move::Bank) {
            return bank;
        }
        if progress.tokens == 0 {
            return at(moves, |mv| *mv == Move::Pass);
        }
        0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn full() -> bool {
        std::env::var_os("ENGINE_FULL").is_some()
    }

    /// Solves every equation of the game again; four seats take minutes.
    #[test]
    fn the_shipped_tables_solve_their_equations() {
        for seats in 1..=if full() { MAX_TABLE_SEATS } else { 2 } {
            let solved = solve(seats);
            assert!(solved.residual <= 1e-9, "{}", solved.residual);
            let shipped = Table::shipped(seats);
            let rounding = if seats == MAX_TABLE_SEATS { 3e-5 } else { 1e-6 };
            for (place, solved) in solved.values.iter().enumerate() {
                let shipped = shipped.row(place);
                for seat in 0..seats {
                    let off = (solved[seat] - shipped[seat]).abs();
                    assert!(off < rounding * solved[seat].max(1.0), "{off}");
                }
            }
        }
    }

    /// Checks the equations within the shipped tables for three and four seats, in every state or in a sample.
    #[test]
    fn the_large_shipped_tables_hold() {
        let tree = Tree::get();
        let starts = tree.starts();
        let shipped = [Table::shipped(3), Table::shipped(4)];
        let step = if full() { 1 } else { 37 };
        for number in (0..starts.pow(3)).step_by(step) {
            let others = [
                number % starts,
                number / starts % starts,
                number / starts / starts,
            ];
            for (seats, table) in (3..).zip(&shipped) {
                let others = &others[..seats - 1];
                let rows = tree.turn(others, table);
                for mine in 0..starts {
                    let stored = table.row(tree.place(mine, others));
                    let found = rows[tree.start_node(mine)];
                    for seat in 0..seats {
                        assert!((stored[seat] - found[seat]).abs() < 5e-5);
                    }
                }
            }
        }
    }
}
