//! A player of `NOIRLab`: exact for two, three and alone, by playouts for more.
//!
//! The tables hold what everybody's chances are at the start of a turn, by what all have on their trackers; `tree` works a turn out
//! from them. [`solve`] makes the tables. Turns can pass for ever without a winner, but no player can keep the others from rolling, and
//! each roll brings somebody nearer with a chance that does not shrink: so the equations have one solution, and repeating them finds it.

mod solve;
mod tree;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use games::dice::Dice;
use games::noirlab::{Move, Noirlab};
use games::seat::{MAX_SEATS, Seat};

pub(crate) use self::solve::solve;
use self::tree::{Kind, Tree};
use crate::player::{Player, Worths};

/// At most so many seats have a table.
pub(crate) const MOST_SEATS: usize = 3;

/// What a table says, in turn order from the seat to move. Alone, the first is a number of turns.
type Row = [f64; MOST_SEATS];

fn numbers(bytes: &[u8]) -> Vec<f64> {
    let four = |four: &[u8]| f32::from_le_bytes([four[0], four[1], four[2], four[3]]).into();
    bytes.chunks_exact(4).map(four).collect()
}

/// The rows at the start of a turn, for so many seats. The last seat's chance is not stored, as all chances add up to 1.
fn shipped(seats: usize) -> &'static [Row] {
    static TABLES: [OnceLock<Vec<Row>>; MOST_SEATS] = [const { OnceLock::new() }; MOST_SEATS];
    const BYTES: [&[u8]; MOST_SEATS] = [
        include_bytes!("../tables/noirlab-alone.bin"),
        include_bytes!("../tables/noirlab-two.bin"),
        include_bytes!("../tables/noirlab-three.bin"),
    ];
    TABLES[seats - 1].get_or_init(|| {
        let numbers = numbers(BYTES[seats - 1]);
        let stored = (seats - 1).max(1);
        numbers
            .chunks_exact(stored)
            .map(|stored| {
                let mut row = [0.0; MOST_SEATS];
                row[..stored.len()].copy_from_slice(stored);
                if seats > 1 {
                    row[seats - 1] = 1.0 - stored.iter().sum::<f64>();
                }
                row
            })
            .collect()
    })
}

/// What every point of a turn is worth, against others with these standings.
fn turn(others: &[usize]) -> Arc<Vec<Row>> {
    type Recent = Mutex<Option<HashMap<Vec<usize>, Arc<Vec<Row>>>>>;
    static RECENT: Recent = Mutex::new(None);
    const KEPT: usize = 512;
    {
        let recent = RECENT.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(rows) = recent.as_ref().and_then(|recent| recent.get(others)) {
            return Arc::clone(rows);
        }
    }
    let rows = Arc::new(Tree::get().turn(others, shipped(others.len() + 1)));
    let mut recent = RECENT.lock().unwrap_or_else(PoisonError::into_inner);
    let recent = recent.get_or_insert_default();
    if recent.len() == KEPT {
        recent.clear();
    }
    recent.insert(others.to_vec(), Arc::clone(&rows));
    rows
}

/// The other active seats in the order in which they will have their turns.
fn others(game: &Noirlab) -> Vec<Seat> {
    let mut order = Vec::new();
    let mut seat = game.active().after(game.turn_of());
    while seat != game.turn_of() && order.len() < MAX_SEATS {
        order.push(seat);
        seat = game.active().after(seat);
    }
    order
}

/// What the two-seat table's best move is, by standing of the other and point of the turn.
fn habits() -> &'static [Vec<Kind>] {
    static HABITS: OnceLock<Vec<Vec<Kind>>> = OnceLock::new();
    HABITS.get_or_init(|| {
        let tree = Tree::get();
        (0..tree.starts())
            .map(|other| tree.best_moves(&[other], shipped(2)))
            .collect()
    })
}

fn at(moves: &[Move], wanted: impl Fn(&Move) -> bool) -> usize {
    moves.iter().position(wanted).unwrap_or(0)
}

fn kind(mv: Move) -> Kind {
    match mv {
        Move::Roll => Kind::Roll,
        Move::Pass => Kind::Pass,
        Move::Bank => Kind::Bank,
        Move::Fill(_) => Kind::Fill,
    }
}

fn turns_alone(game: &Noirlab) -> f64 {
    let begun = f64::from(game.turns_begun(Seat::new(0)));
    match Tree::get().node(game, game.turn_of()) {
        Some(node) if !game.is_complete(game.turn_of()) => begun - 1.0 + turn(&[])[node][0],
        _ => begun,
    }
}

impl Player for Noirlab {
    const EFFORT: u32 = 100_000;

    fn exact(&self) -> Option<Worths> {
        let mut worths = [0.0; MAX_SEATS];
        if self.is_alone() {
            worths[0] = -turns_alone(self);
            return Some(worths);
        }
        let seat = self.turn_of();
        if self.active().len() > MOST_SEATS
            || self.active().len() < 2
            || !self.active().has(seat)
            || self.active().into_iter().any(|seat| self.is_complete(seat))
        {
            return None;
        }
        let tree = Tree::get();
        let others = others(self);
        let standings: Option<Vec<usize>> = others
            .iter()
            .map(|other| tree.start(self.standing(*other)))
            .collect();
        let rows = turn(&standings?);
        let row = rows[tree.node(self, seat)?];
        for (seat, worth) in std::iter::once(&seat).chain(&others).zip(row) {
            worths[seat.index()] = worth;
        }
        Some(worths)
    }

    fn is_alone(&self) -> bool {
        self.seats_at_start() == 1
    }

    /// As if only the one who is furthest were there besides.
    fn habit(&self, seat: Seat, moves: &[Move], _dice: &mut Dice) -> usize {
        let tree = Tree::get();
        let others = self.active().without(seat).into_iter();
        let strongest = others
            .filter_map(|other| tree.start(self.standing(other)))
            .max_by(|one, other| tree.strength(*one).total_cmp(&tree.strength(*other)));
        match (strongest, tree.node(self, seat)) {
            (Some(other), Some(node)) => {
                let best = habits()[other][node];
                at(moves, |mv| kind(*mv) == best)
            }
            _ => 0,
        }
    }

    /// Plays safe or wild as the mood takes it: keeps three programs one time and goes for all of them the next.
    fn casual(&self, seat: Seat, moves: &[Move], dice: &mut Dice) -> usize {
        let standing = self.standing(seat);
        let safe = standing.programs >= 3 || standing.programs == 2 && dice.roll(2) == 1;
        if moves[0] != Move::Roll || !safe || dice.roll(3) == 1 {
            return 0;
        }
        // The last of the moves is to bank, if that can be done, and else to pass.
        moves.len() - 1
    }

    /// Rolls on, banks with four programs or for a second token, and passes only with four programs and no token.
    fn regular(&self, seat: Seat, moves: &[Move], _dice: &mut Dice) -> usize {
        let standing = self.standing(seat);
        let enough = standing.programs >= 4 || standing.programs == 3 && standing.tokens == 1;
        if moves[0] != Move::Roll || !enough {
            return 0;
        }
        if let Some(bank) = moves.iter().position(|mv| *mv == Move::Bank) {
            return bank;
        }
        if standing.tokens == 0 {
            return at(moves, |mv| *mv == Move::Pass);
        }
        0
    }

    fn tale(before: &Self, after: &Self) -> String {
        let seat = before.turn_of();
        let (was, is) = (before.filled(seat), after.filled(seat));
        if after.is_complete(seat) {
            "the last spot, and the game".to_owned()
        } else if is == 0 && was > 0 {
            format!("a bust that cleared {was} spots")
        } else if is < was {
            "a program again, for a token".to_owned()
        } else {
            format!("{is} spots filled")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn full() -> bool {
        std::env::var_os("ENGINE_FULL").is_some()
    }

    /// Every equation of the game, solved afresh; three seats take a minute.
    #[test]
    fn the_shipped_tables_solve_their_equations() {
        for seats in 1..=if full() { 3 } else { 2 } {
            let solved = solve(seats);
            assert!(solved.residual <= 1e-9, "{}", solved.residual);
            let shipped = shipped(seats);
            assert_eq!(solved.worths.len(), shipped.len());
            for (solved, shipped) in solved.worths.iter().zip(shipped) {
                for seat in 0..seats {
                    let off = (solved[seat] - shipped[seat]).abs();
                    assert!(off < 1e-6 * solved[seat].max(1.0), "{off}");
                }
            }
        }
    }

    /// The equations of the shipped table for three, in every state or in some.
    #[test]
    fn the_shipped_table_for_three_holds() {
        let tree = Tree::get();
        let starts = tree.starts();
        let step = if full() { 1 } else { 7 };
        for one in (0..starts).step_by(step) {
            for two in (0..starts).step_by(step) {
                let rows = tree.turn(&[one, two], shipped(3));
                for mine in 0..starts {
                    let stored = shipped(3)[tree.place(mine, &[one, two])];
                    let found = rows[tree.start_node(mine)];
                    for seat in 0..3 {
                        assert!((stored[seat] - found[seat]).abs() < 2e-6);
                    }
                }
            }
        }
    }
}
