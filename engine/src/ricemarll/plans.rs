//! What a seat's dice could come to in a round, as numbers for the goals.

use games::ricemarll::{Goal, Values};

use super::reach::{Reach, Worth};
use crate::work::Work;

/// The most goals that are looked at: the public ones, what has been declared, and what a seat could declare.
pub(super) const MOST_GOALS: usize = 12;

/// Nanoseconds to compare two plans.
const COMPARISON: u64 = 1;

/// A seat's number for each goal.
pub(super) type Numbers = [i16; MOST_GOALS];

/// Where a seat's cards could go, as far as goals see it.
#[derive(Clone, PartialEq)]
pub(super) struct Plan {
    /// For each way in which rerolls could fall, for each face that could be picked then.
    pub(super) numbers: Vec<Numbers>,
    /// How many faces can be picked after the rerolls; 1 if none.
    pub(super) picks: usize,
    /// The score of the cards left.
    pub(super) left: f64,
    /// One of the multisets of values.
    pub(super) values: Values,
}

fn numbers(goals: &[Goal], values: &Values) -> Numbers {
    let mut numbers = [0; MOST_GOALS];
    for (number, goal) in numbers.iter_mut().zip(goals) {
        *number = goal.measure(values);
    }
    numbers
}

/// The values of the dice; an open one shows this face. A second open die counts as a 4.
fn values(worths: &[Worth; 6], open: Option<usize>, face: usize) -> Values {
    let mut die = 0;
    worths.map(|worth| {
        die += 1;
        match worth {
            Worth::Fixed(value) => value,
            Worth::Rolled(values) | Worth::Picked(values) => {
                values[if open == Some(die - 1) { face } else { 3 }]
            }
        }
    })
}

/// All plans, in the order of the multisets. A plan decides nothing that can be decided later.
pub(super) fn all(reach: &Reach, goals: &[Goal]) -> Vec<Plan> {
    let plan = |(worths, left): ([Worth; 6], f64)| {
        let open = worths
            .iter()
            .position(|worth| !matches!(worth, Worth::Fixed(_)));
        let is_picked = open.is_some_and(|open| matches!(worths[open], Worth::Picked(_)));
        let faces = 0..if open.is_some() { 6 } else { 1 };
        Plan {
            numbers: faces
                .map(|face| numbers(goals, &values(&worths, open, face)))
                .collect(),
            picks: if is_picked { 6 } else { 1 },
            left,
            values: values(&worths, open, 3),
        }
    };
    reach.each().map(plan).collect()
}

/// The plans worth considering, as far as the seat can choose: none is behind another for every goal.
pub(super) fn best(reach: &Reach, goals: &[Goal], work: &mut Work) -> Vec<Plan> {
    let covers = |one: &Plan, other: &Plan| {
        let ahead = |(goal, (one, other)): (&Goal, (&i16, &i16))| {
            goal.ahead(*one, *other)
                .map_or(one == other, |lead| lead >= 0)
        };
        let numbers = one.numbers[0].iter().zip(&other.numbers[0]);
        one.left >= other.left && goals.iter().zip(numbers).all(ahead)
    };
    let mut best: Vec<Plan> = Vec::new();
    for plan in all(reach, goals) {
        work.spend(COMPARISON * best.len() as u64);
        if let Some(at) = best.iter().position(|known| covers(known, &plan)) {
            // What beats much is asked first.
            best.swap(at, at / 2);
        } else {
            best.retain(|known| !covers(&plan, known));
            best.push(plan);
        }
    }
    best
}
