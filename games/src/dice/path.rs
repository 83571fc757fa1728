//! The way through chance that walked dice take: see [`crate::chance`].

use std::sync::{Mutex, MutexGuard, PoisonError};

use super::{Hand6, SIX};

/// One decision of chance on the way to an outcome.
#[derive(Clone, Debug)]
enum Choice {
    Face { face: u8, sides: u8 },
    Hand(Hand6),
}

impl Choice {
    /// How likely it is, once everything before it has come about.
    fn probability(&self) -> f64 {
        match self {
            Self::Face { sides, .. } => 1.0 / f64::from(*sides),
            Self::Hand(counts) => hand_probability(*counts),
        }
    }

    /// The next of its alternatives; the last has none.
    fn next(&self) -> Option<Self> {
        match self {
            Self::Face { face, sides } => (face < sides).then(|| Self::Face {
                face: face + 1,
                sides: *sides,
            }),
            Self::Hand(counts) => next_hand(*counts).map(Self::Hand),
        }
    }
}

/// The chance of these counts: the multinomial coefficient over 6 to the number of dice.
pub(crate) fn hand_probability(counts: Hand6) -> f64 {
    let mut probability = 1.0;
    let mut dice = 0.0;
    for count in counts {
        for nth in 1..=count {
            dice += 1.0;
            probability *= dice / f64::from(nth) / 6.0;
        }
    }
    probability
}

/// Counts with the same sum, each once: from all dice on the lowest face to all on the highest.
pub(crate) fn next_hand(mut counts: Hand6) -> Option<Hand6> {
    let last = SIX - 1;
    let at = (0..last).rev().find(|at| counts[*at] > 0)?;
    counts[at] -= 1;
    let tail = std::mem::take(&mut counts[last]);
    counts[at + 1] += tail + 1;
    Some(counts)
}

/// What the dice of a walk share with it.
#[derive(Debug, Default)]
pub(crate) struct Path {
    choices: Vec<Choice>,
    /// How many choices the running act has gone through.
    at: usize,
    probability: f64,
    /// A branch that is less likely is not followed.
    least: f64,
    /// The running act went beyond what is followed.
    cut: bool,
}

/// The path of a walk. No code panics while it holds the lock; if it did, the path would still be consistent.
pub(crate) fn locked(path: &Mutex<Path>) -> MutexGuard<'_, Path> {
    path.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Path {
    /// A way whose branches are cut where they become less likely than `least`.
    pub(crate) fn new(least: f64) -> Self {
        Self {
            least,
            ..Self::default()
        }
    }

    /// Goes back to the start, to follow the same choices again.
    pub(crate) fn begin(&mut self) {
        (self.at, self.probability, self.cut) = (0, 1.0, false);
    }

    /// The probability of the way that was followed; 0 if it was cut.
    pub(crate) fn probability(&self) -> f64 {
        if self.cut { 0.0 } else { self.probability }
    }

    /// The probability that was lost by cutting.
    pub(crate) fn missed(&self) -> f64 {
        if self.cut { self.probability } else { 0.0 }
    }

    /// The next choice of the running act; `None` once it is cut.
    fn choose(&mut self, first: impl FnOnce() -> Choice) -> Option<&Choice> {
        if self.cut {
            return None;
        }
        if self.at == self.choices.len() {
            if self.at > 0 && self.probability < self.least {
                self.cut = true;
                return None;
            }
            self.choices.push(first());
        }
        let choice = &self.choices[self.at];
        self.at += 1;
        self.probability *= choice.probability();
        Some(choice)
    }

    pub(crate) fn face(&mut self, sides: u8) -> Option<u8> {
        if sides == 1 {
            return Some(1);
        }
        match self.choose(|| Choice::Face { face: 1, sides })? {
            Choice::Face { face, .. } => Some(*face),
            Choice::Hand(_) => unreachable!("the same act rolls the same dice"),
        }
    }

    pub(crate) fn hand(&mut self, count: u8) -> Option<Hand6> {
        match self.choose(|| Choice::Hand([count, 0, 0, 0, 0, 0]))? {
            Choice::Hand(counts) => Some(*counts),
            Choice::Face { .. } => unreachable!("the same act rolls the same dice"),
        }
    }

    /// To the first choice of the next branch; false when there is none.
    pub(crate) fn advance(&mut self) -> bool {
        self.choices.truncate(self.at);
        while let Some(choice) = self.choices.pop() {
            if let Some(next) = choice.next() {
                self.choices.push(next);
                return true;
            }
        }
        false
    }
}
