//! The search beyond a turn: of the turns after its likeliest ends, and after theirs.

use games::noodle::{Move, Noodle};
use games::seat::Seat;

use crate::fit::Model;

use super::leaf::Values;
use super::turn::{Turn, Worth};

/// About what the search of a turn takes.
const TURN: u64 = 1_200_000;
/// A move so far behind the best is taken into account e times less.
const CLOSE: f64 = 0.03;
/// How often the likeliest ends are looked for: with the turns after some of them searched, others can be likelier.
const ROUNDS: u32 = 3;

/// Each move with a weight: the further it is behind the best, the smaller.
fn weighted(rated: &[Worth], mover: Seat) -> Vec<(f64, Worth)> {
    let value = |worth: &Worth| worth.values[mover.index()];
    let top = rated.iter().map(value).fold(f64::MIN, f64::max);
    let weight = |worth: &Worth| ((value(worth) - top) / CLOSE).exp();
    let sum: f64 = rated.iter().map(weight).sum();
    rated
        .iter()
        .map(|worth| (weight(worth) / sum, *worth))
        .collect()
}

/// What a search has found.
pub(super) struct Found {
    /// What each move is worth to every seat.
    pub(super) values: Vec<Values>,
    /// Which part of the ways in which the turn can end was searched beyond.
    pub(super) beyond: f64,
    /// In nanoseconds.
    pub(super) work: u64,
}

/// Rates moves by the search of the turn, and as far as the budget goes by searches of the turns after its likeliest ends.
pub(super) fn search(game: &Noodle, moves: &[Move], model: &Model, budget: u64) -> Found {
    let mut turn = Turn::new(game, model);
    let rate_all =
        |turn: &mut Turn<'_>| -> Vec<Worth> { moves.iter().map(|mv| turn.rate(*mv)).collect() };
    let mut rated = rate_all(&mut turn);
    let (mut deeper, mut beyond) = (0, 0.0);
    for _ in 0..ROUNDS {
        if turn.work + deeper + 3 * TURN > budget {
            break;
        }
        let weighted = weighted(&rated, game.turn_of());
        let ends = turn.likely_ends(&weighted);
        let open = |turn: &Turn<'_>| -> f64 {
            let open = ends.iter().filter(|end| !turn.is_settled(end.cubes));
            open.map(|end| end.chance).sum()
        };
        let before = open(&turn);
        let mut left = before;
        for end in &ends {
            let spent = turn.work + deeper + 2 * TURN;
            if turn.is_settled(end.cubes) || spent > budget {
                continue;
            }
            let share = part(budget - spent, end.chance / left);
            let found = search(&turn.after_end(end), &[Move::Roll], model, share);
            turn.correct(end, found.values[0]);
            deeper += found.work;
            left -= end.chance;
        }
        beyond = 1.0 - left.max(0.0);
        if left >= before {
            break;
        }
        turn.begin_again(&ends);
        rated = rate_all(&mut turn);
    }
    Found {
        values: rated.iter().map(|worth| worth.values).collect(),
        beyond,
        work: turn.work + deeper,
    }
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    clippy::cast_precision_loss,
    reason = "a part of a budget is a small positive number"
)]
fn part(budget: u64, share: f64) -> u64 {
    (budget as f64 * share.clamp(0.0, 1.0)) as u64
}
