//! Makes the tables: pair by pair of distances in the order of their sum, since a stop leads to a smaller sum and a bust to the same.

use super::turn::{self, Graph, Reach};

/// A table and how well it fits its own equations.
pub(crate) struct Solved {
    /// In the order in which it is stored.
    pub worths: Vec<f64>,
    /// The largest difference between a state's worth and what its equation gives.
    pub residual: f64,
}

/// For two seats, for all distances up to `furthest`.
#[must_use]
pub(crate) fn solve(single_match: bool, furthest: usize) -> Solved {
    let graph = Graph::of(single_match);
    let reach = Reach::of(graph);
    let mut worths = vec![0.5; furthest * furthest];
    let mut residual = 0.0_f64;
    let at = |mine: usize, other: usize| (mine - 1) * furthest + other - 1;
    for sum in 2..=2 * furthest {
        let low = sum.saturating_sub(furthest).max(1);
        for mine in low..=sum / 2 {
            let other = sum - mine;
            let sweep = |worths: &[f64], one: usize, two: usize, bust: f64| {
                let banked = |score: usize| 1.0 - worths[at(two, one - score)];
                let sweep = turn::race(graph, &reach, one, two, banked, bust);
                (sweep.start(), sweep.slope)
            };
            // What one seat's turn is worth hangs on the other's by a bust, and the other way round: two lines, and where they meet.
            let mut x = worths[at(
                mine.saturating_sub(1).max(1),
                other.saturating_sub(1).max(1),
            )];
            let mut y = 1.0 - x;
            let off = loop {
                let (fx, sx) = sweep(&worths, mine, other, 1.0 - y);
                let (fy, sy) = if mine == other {
                    (fx, sx)
                } else {
                    sweep(&worths, other, mine, 1.0 - x)
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
            worths[at(mine, other)] = x;
            worths[at(other, mine)] = y;
        }
    }
    Solved { worths, residual }
}

/// For somebody alone, for all distances up to `furthest`: turns.
#[must_use]
pub(crate) fn solve_alone(single_match: bool, furthest: usize) -> Solved {
    let graph = Graph::of(single_match);
    let mut turns: Vec<f64> = Vec::with_capacity(furthest);
    let mut residual = 0.0_f64;
    for to_go in 1..=furthest {
        let mut guess = turns.last().copied().unwrap_or(1.0);
        let off = loop {
            let after = |score: usize| match to_go - score {
                0 => 0.0,
                left => turns[left - 1],
            };
            let sweep = turn::alone(graph, to_go, after, guess);
            let found = 1.0 - sweep.start();
            let off = (found - guess).abs();
            if off < 1e-11 {
                break off;
            }
            // A bust comes back to the same distance with the chance `slope`.
            guess = (found - sweep.slope * guess) / (1.0 - sweep.slope);
        };
        residual = residual.max(off);
        turns.push(guess);
    }
    Solved {
        worths: turns,
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

    /// Every equation is solved afresh, and what is shipped is that, rounded.
    #[test]
    fn the_shipped_table_for_two_solves_its_equations() {
        let furthest = size(super::super::FURTHEST, 12);
        for single_match in [true, false] {
            let solved = solve(single_match, furthest);
            assert!(solved.residual <= 1e-9, "{}", solved.residual);
            for mine in 1..=furthest {
                for other in 1..=furthest {
                    let worth = solved.worths[(mine - 1) * furthest + other - 1];
                    let shipped = super::super::tables(single_match).two(mine, other);
                    assert!((worth - shipped).abs() < 1e-7, "{mine} {other}");
                }
            }
        }
    }

    /// The equations of the shipped table itself, at distances that are not solved afresh.
    #[test]
    fn the_shipped_table_holds_in_far_states() {
        let step = size(1, 37);
        for single_match in [true, false] {
            let tables = super::super::tables(single_match);
            for mine in (1..=super::super::FURTHEST).step_by(step) {
                for other in (1..=super::super::FURTHEST).step_by(step) {
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
        let furthest = size(super::super::FURTHEST_ALONE, 100);
        for single_match in [true, false] {
            let solved = solve_alone(single_match, furthest);
            assert!(solved.residual <= 1e-9, "{}", solved.residual);
            for (to_go, turns) in (1..).zip(&solved.worths) {
                let shipped = super::super::tables(single_match).alone(to_go);
                assert!((turns - shipped).abs() < 1e-5 * turns, "{to_go}");
            }
        }
    }
}
