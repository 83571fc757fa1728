//! How a player's rating came about, for a chart.

use db::WallTime;
use serde::{Deserialize, Serialize};

/// The most points of a chart that are kept of a player. It is 720 pixels wide.
const POINTS: usize = 512;

/// The rating after one rated game.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Point {
    pub rating: f64,
    /// Half the height of the band around it.
    pub margin: f64,
}

/// A player's rating, game by game. Of those with very many games only every second, fourth or eighth game is kept, and so on, beside the
/// first and the latest one: more would not be seen on a chart.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Line {
    pub first: (WallTime, Point),
    pub last: (WallTime, Point),
    /// Rated games.
    pub games: usize,
    /// A point for every so many games, from the first one.
    every: usize,
    pub kept: Vec<[f32; 2]>,
}

impl Line {
    pub(crate) fn new(at: WallTime, point: Point) -> Self {
        Self {
            first: (at, point),
            last: (at, point),
            games: 1,
            every: 1,
            kept: vec![small(point)],
        }
    }

    pub(crate) fn add(&mut self, at: WallTime, point: Point) {
        if self.games.is_multiple_of(self.every) {
            if self.kept.len() == POINTS {
                let mut number = 0;
                self.kept.retain(|_| {
                    number += 1;
                    number % 2 == 1
                });
                self.every *= 2;
            }
            if self.games.is_multiple_of(self.every) {
                self.kept.push(small(point));
            }
        }
        self.games += 1;
        self.last = (at, point);
    }

    /// For a chart, oldest first.
    pub(crate) fn points(&self) -> Vec<Point> {
        let kept = self.kept.iter().map(|[rating, margin]| Point {
            rating: (*rating).into(),
            margin: (*margin).into(),
        });
        let mut points: Vec<Point> = kept.collect();
        points[0] = self.first.1;
        if self.games > 1 {
            if (self.games - 1).is_multiple_of(self.every) {
                points.pop();
            }
            points.push(self.last.1);
        }
        points
    }
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "a chart shows a tenth of a point"
)]
fn small(point: Point) -> [f32; 2] {
    [point.rating as f32, point.margin as f32]
}

#[cfg(test)]
mod tests;
