//! Makes the tables. Pairs of distances (points to go) are solved in the order of their sum, because a stop leads to a smaller sum and a
//! bust to the same one.

use super::turn::{self, Graph, Reach};

/// A solved table, and how well it fits its own equations.
pub(crate) struct Solved {
    /// In the order of the file.
    pub values: Vec<f64>,
    /// The largest difference between a state's value and what its equation gives.
    pub residual: f64,
}

/// Solves the game for two seats, for all distances up to `max_distance`: chances to win of the seat to move.
pub(crate) fn solve(single_match: bool, max_distance: usize) -> Solved {
    let graph = Graph::of(single_match);
    let reach = Reach::of(graph);
    let mut values = vec![0.5; max_distance * max_distance];
    let mut residual = 0.0_f64;
    let at = |mine: usize, other: usize| (mine - 1) * max_distance + other - 1;
    for sum in 2..=2 * max_distance {
        let low = sum.saturating_sub(max_distance).max(1);
        for mine in low..=sum / 2 {
            let other = sum - mine;
            let sweep = |values: &[f64], one: usize, two: usize, bust: f64| {
                let banked = |score: usize| 1.0 - values[at(two, one - score)];
                let sweep = turn::race(graph, &reach, one, two, banked, bust);
                (sweep.start(), sweep.slope)
            };
            // A bust makes the value of one seat's turn depend linearly on the other's, and the other way round. Newton's method finds
            // where the two lines meet.
            let mut x = values[at(
                mine.saturating_sub(1).max(1),
                other.saturating_sub(1).max(1),
            )];
            let mut y = 1.0 - x;
            let off = loop {
                let (fx, sx) = sweep(&values, mine, other, 1.0 - y);
                let (fy, sy) = if mine == other {
                    (fx, sx)
                } else {
                    sweep(&values, other, mine, 1.0 - x)
                };
                let off = (fx - x).abs().max((fy - y).abs());
                if off < 1e-12 {
                    break off;
                }
                if mine == other {
                    // x = fx - sx (x' - x), with x' = y'.
                    x = (fx + sx * x) / (1.0 + sx);
                    y = x;
                } else {
                    // x' = fx - sx (y' - y) and y' = fy - sy (x' - x).
                    let (bx, by) = (fx + sx * y, fy + sy * x);
                    x = (bx - sx * by) / (1.0 - sx * sy);
                    y = by - sy * x;
                }
            };
            residual = residual.max(off);
            values[at(mine, other)] = x;
            values[at(other, mine)] = y;
        }
    }
    Solved { values, residual }
}

/// Solves the solo game for all distances up to `max_distance`: expected numbers of turns.
pub(crate) fn solve_solo(single_match: bool, max_distance: usize) -> Solved {
    let graph = Graph::of(single_match);
    let mut turns: Vec<f64> = Vec::with_capacity(max_distance);
    let mut residual = 0.0_f64;
    for to_go in 1..=max_distance {
        let mut guess = turns.last().copied().unwrap_or(1.0);
        let off = loop {
            let after = |score: usize| match to_go - score {
                0 => 0.0,
                left => turns[left - 1],
            };
            let sweep = turn::solo(graph, to_go, after, guess);
            let found = 1.0 - sweep.start();
            let off = (found - guess).abs();
            if off < 1e-11 {
                break off;
            }
            // With probability `slope` a bust leads back to the same distance.
            guess = (found - sweep.slope * guess) / (1.0 - sweep.slope);
        };
        residual = residual.max(off);
        turns.push(guess);
    }
    Solved {
        values: turns,
        residual,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn size(full: usize, short: usize) -> usize {
        if std::env::var_os("ENGINE_FULL").is_some() {
            full
        } else {
            short
        }
    }

    /// Solves every equation again; the shipped values are the same, rounded.
    #[test]
    fn the_shipped_table_for_two_solves_its_equations() {
        let max_distance = size(super::super::MAX_DISTANCE, 12);
        for single_match in [true, false] {
            let solved = solve(single_match, max_distance);
            assert!(solved.residual <= 1e-9, "{}", solved.residual);
            for mine in 1..=max_distance {
                for other in 1..=max_distance {
                    let value = solved.values[(mine - 1) * max_distance + other - 1];
                    let shipped = super::super::tables(single_match).two(mine, other);
                    assert!((value - shipped).abs() < 1e-7, "{mine} {other}");
                }
            }
        }
    }

    /// Checks the equations within the shipped table, at distances that are too large to solve again.
    #[test]
    fn the_shipped_table_holds_in_far_states() {
        let step = size(1, 37);
        for single_match in [true, false] {
            let tables = super::super::tables(single_match);
            for mine in (1..=super::super::MAX_DISTANCE).step_by(step) {
                for other in (1..=super::super::MAX_DISTANCE).step_by(step) {
                    let found = tables.sweep_for_two(mine, other).start();
                    let shipped = tables.two(mine, other);
                    assert!(
                        (found - shipped).abs() < 2e-7,
                        "{mine} {other}: {found} {shipped}"
                    );
                }
            }
        }
    }

    #[test]
    fn the_shipped_table_for_one_solves_its_equations() {
        let max_distance = size(super::super::MAX_SOLO_DISTANCE, 100);
        for single_match in [true, false] {
            let solved = solve_solo(single_match, max_distance);
            assert!(solved.residual <= 1e-9, "{}", solved.residual);
            for (to_go, turns) in (1..).zip(&solved.values) {
                let shipped = super::super::tables(single_match).solo(to_go);
                assert!((turns - shipped).abs() < 1e-5 * turns, "{to_go}");
            }
        }
    }
}
