//! A fitted curve for positions that a search does not look beyond: each seat's chance to win is the softmax of a linear score of
//! features, fitted on games that house players played against each other.

use std::fmt::Write;

use games::seat::MAX_SEATS;

use crate::vector::add_times;

/// The most features that a game can have.
pub const MAX_FEATURES: usize = 24;

/// What the curve knows of one seat in a position; unused places are 0.
pub type Features = [f64; MAX_FEATURES];

/// The weights of the features, by the number of seats that still play.
#[derive(Clone, Debug, Default)]
pub struct Model {
    weights: [Features; MAX_SEATS + 1],
}

impl Model {
    /// Reads a file of `engine/weights`: on each line a number of seats and its weights.
    pub fn parse(text: &str) -> Self {
        let mut model = Self::default();
        for line in text.lines() {
            let mut words = line.split_whitespace();
            let seats = words.next().and_then(|seats| seats.parse::<usize>().ok());
            let Some(row) = seats.and_then(|seats| model.weights.get_mut(seats)) else {
                continue;
            };
            for (weight, word) in row.iter_mut().zip(words) {
                *weight = word.parse().unwrap_or(0.0);
            }
        }
        model
    }

    /// The file, with at most `features` weights on a line.
    pub fn text(&self, features: usize) -> String {
        let mut text = String::new();
        for (seats, row) in self.weights.iter().enumerate() {
            if row.iter().any(|weight| *weight != 0.0) {
                _ = write!(text, "{seats}");
                for weight in &row[..features] {
                    _ = write!(text, " {weight:.6}");
                }
                text.push('\n');
            }
        }
        text
    }

    /// The weights for so many seats.
    pub(crate) fn weights(&self, seats: usize) -> &Features {
        &self.weights[seats]
    }

    /// The chances of the seats that have features.
    pub fn chances(&self, features: &[Option<Features>; MAX_SEATS]) -> [f64; MAX_SEATS] {
        let weights = &self.weights[features.iter().flatten().count()];
        let score = |of: &Features| -> f64 { of.iter().zip(weights).map(|(x, w)| x * w).sum() };
        softmax(features.each_ref().map(|of| of.as_ref().map(score)))
    }
}

fn softmax(scores: [Option<f64>; MAX_SEATS]) -> [f64; MAX_SEATS] {
    let most = scores.iter().flatten().copied().fold(f64::MIN, f64::max);
    let weights = scores.map(|score| score.map_or(0.0, |score| (score - most).exp()));
    let sum: f64 = weights.iter().sum();
    weights.map(|weight| weight / sum)
}

/// A position of a finished game, and who won it.
pub(crate) type Sample = ([Option<Features>; MAX_SEATS], [f64; MAX_SEATS]);

/// Keeps weights small where the games say nothing.
const RIDGE: f64 = 1e-3;
/// More steps than Newton's method needs.
const STEPS: usize = 30;

impl Model {
    /// Fits the weights for each number of seats among the samples, by Newton's method on the likelihood.
    pub(crate) fn fit(&mut self, samples: &[Sample]) {
        for seats in 2..=MAX_SEATS {
            let of_seats: Vec<&Sample> = samples
                .iter()
                .filter(|(features, _)| features.iter().flatten().count() == seats)
                .collect();
            if !of_seats.is_empty() {
                self.fit_seats(seats, &of_seats);
            }
        }
    }

    fn fit_seats(&mut self, seats: usize, samples: &[&Sample]) {
        for _ in 0..STEPS {
            let mut gradient = self.weights[seats].map(|weight| -RIDGE * weight);
            let mut curvature = [[0.0; MAX_FEATURES]; MAX_FEATURES];
            for (at, row) in curvature.iter_mut().enumerate() {
                row[at] = RIDGE;
            }
            for (features, won) in samples {
                let chances = self.chances(features);
                let mut mean = [0.0; MAX_FEATURES];
                for (of, chance) in features.iter().zip(chances) {
                    let Some(of) = of else { continue };
                    add_times(&mut mean, chance, of);
                }
                for (seat, of) in features.iter().enumerate() {
                    let Some(of) = of else { continue };
                    let apart: Features = std::array::from_fn(|at| of[at] - mean[at]);
                    for at in 0..MAX_FEATURES {
                        gradient[at] += (won[seat] - chances[seat]) * of[at];
                        add_times(&mut curvature[at], chances[seat] * apart[at], &apart);
                    }
                }
            }
            let step = solved(curvature, gradient);
            add_times(&mut self.weights[seats], 1.0, &step);
            if step.iter().all(|step| step.abs() < 1e-7) {
                break;
            }
        }
    }
}

/// Solves a system of linear equations with a positive definite matrix.
fn solved(mut matrix: [[f64; MAX_FEATURES]; MAX_FEATURES], mut right: Features) -> Features {
    for at in 0..MAX_FEATURES {
        let row = matrix[at];
        for below in at + 1..MAX_FEATURES {
            let factor = matrix[below][at] / row[at];
            for (cell, above) in matrix[below].iter_mut().zip(row) {
                *cell -= factor * above;
            }
            right[below] -= factor * right[at];
        }
    }
    for at in (0..MAX_FEATURES).rev() {
        let known: f64 = (at + 1..MAX_FEATURES)
            .map(|later| matrix[at][later] * right[later])
            .sum();
        right[at] = (right[at] - known) / matrix[at][at];
    }
    right
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::dice::Seed;

    /// Games decided by a known curve give its weights back, and a file reads back.
    #[test]
    fn a_fit_finds_the_curve_behind_the_games() {
        let mut truth = Model::default();
        truth.weights[3][..2].copy_from_slice(&[0.8, -0.3]);
        let mut dice = Seed([1; 32]).key([]).dice(0);
        let samples: Vec<Sample> = (0..4_000)
            .map(|_| {
                let mut features = [None; MAX_SEATS];
                for of in &mut features[..3] {
                    let mut own = [0.0; MAX_FEATURES];
                    own[0] = f64::from(dice.roll(6));
                    own[1] = f64::from(dice.roll(6));
                    *of = Some(own);
                }
                (features, truth.chances(&features))
            })
            .collect();
        let mut model = Model::default();
        model.fit(&samples);
        let again = Model::parse(&model.text(2));
        for at in 0..2 {
            assert!((again.weights[3][at] - truth.weights[3][at]).abs() < 1e-3);
        }
        let sum: f64 = again.chances(&samples[0].0).iter().sum();
        assert!((sum - 1.0).abs() < 1e-12);
    }
}
