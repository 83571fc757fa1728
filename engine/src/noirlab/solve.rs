//! Makes the tables by value iteration: all equations are repeated, each with the latest values of the others, until nothing changes.

use super::tree::Tree;
use super::{MAX_TABLE_SEATS, Row, Table};

/// A solved table, and how well it fits its own equations.
pub(crate) struct Solved {
    /// By the progress of the seat to move and of the others in turn order: see [`Tree::place`].
    pub values: Vec<Row>,
    /// The largest difference between a state's value and what its equation gives.
    pub residual: f64,
}

/// Solves the game for one to four seats.
pub(crate) fn solve(seats: usize) -> Solved {
    let tree = Tree::get();
    let starts = tree.starts();
    let opponents = seats - 1;
    let combinations = starts.pow(u32::try_from(opponents).unwrap_or(0));
    let mut table = Table::Solved(vec![[0.0; MAX_TABLE_SEATS]; starts * combinations]);
    let mut turns = vec![vec![[0.0; MAX_TABLE_SEATS]; tree.nodes()]; combinations];
    loop {
        let mut residual = 0.0_f64;
        for (number, rows) in turns.iter_mut().enumerate() {
            let others = [
                number / starts / starts,
                number / starts % starts,
                number % starts,
            ];
            let others = &others[others.len() - opponents..];
            residual = residual.max(tree.pass(others, &table, rows));
            for mine in 0..starts {
                table.set(tree.place(mine, others), rows[tree.start_node(mine)]);
            }
        }
        if residual < 1e-13 {
            let values = (0..starts * combinations).map(|place| table.row(place));
            return Solved {
                values: values.collect(),
                residual,
            };
        }
    }
}
