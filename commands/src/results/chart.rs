//! Line charts as PNGs: of a player's rating, and of everybody's chances in a game. Their labels are in a font that the program brings
//! along, so the bot's machine needs none.

use embedded_graphics::mono_font::ascii::FONT_9X15;
use embedded_graphics::text::Alignment;
use engine::Unit;
use pictures::letters::{colour, paint, write};
use pictures::tile;
use tiny_skia::{FillRule, Path, PathBuilder, Pixmap, Rect, Stroke, Transform};

/// The rating after one rated game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Point {
    pub rating: f64,
    /// Half the height of the band around it.
    pub margin: f64,
}

const WIDTH: u16 = 720;
const HEIGHT: u16 = 360;

/// The drawing area within the picture: left, top, right, bottom.
const AREA: [f32; 4] = [56.0, 16.0, 704.0, 320.0];

const PAPER: u32 = 0x1F_22_2B;
const RULE: u32 = 0x3B_3F_4A;
const INK: u32 = 0xC9_CC_D4;
const BAND: u32 = 0x2C_4A_5E;
const LINE: u32 = 0xF2_B1_34;

/// Draws the points at even distances, from the day `first` to the day `last`.
///
/// # Panics
/// With fewer than two points, which make no line.
pub(crate) fn png(points: &[Point], first: &str, last: &str) -> Vec<u8> {
    let edge = |sign: f64| move |point: &Point| point.rating + sign * point.margin;
    let (lower, upper) = (points.iter().map(edge(-1.0)), points.iter().map(edge(1.0)));
    let all = lower.clone().chain(upper.clone());
    let mut chart = Chart::new(all, points.len(), [first, last]);
    let lower: Vec<(u32, f64)> = (0..).zip(lower).collect();
    if let Some(band) = chart.path((0..).zip(upper).chain(lower.into_iter().rev())) {
        let (fill, rule) = (paint(BAND), FillRule::Winding);
        let canvas = &mut chart.canvas;
        canvas.fill_path(&band, &fill, rule, Transform::identity(), None);
    }
    chart.line(points.iter().map(|point| point.rating), LINE);
    chart.png()
}

/// Draws everybody's chance to win, on an axis from 0 to 100 percent, or the number of turns after each ply: a line for each seat in its
/// colour.
///
/// # Panics
/// With fewer than two plies, which make no line.
pub(crate) fn course(values: &[Vec<f64>], unit: Unit, colours: &[u32]) -> Vec<u8> {
    let (highest, whole) = match unit {
        Unit::Turns => (values.iter().flatten().copied().fold(1.0, f64::max), 1.0),
        Unit::Chance => (1.0, 100.0),
    };
    let last = format!("{}", values.len() - 1);
    let axis = [0.0, highest * whole].into_iter();
    let mut chart = Chart::new(axis, values.len(), ["0", &last]);
    for (seat, with) in (0..values[0].len()).zip(colours.iter().cycle()) {
        chart.line(values.iter().map(|now| now[seat] * whole), lighter(*with));
    }
    chart.png()
}

/// A colour halfway to white, which is easier to see on the dark paper.
fn lighter(with: u32) -> u32 {
    let [_, red, green, blue] = with.to_be_bytes();
    let half = |part: u8| u8::midpoint(part, 255);
    u32::from_be_bytes([0, half(red), half(green), half(blue)])
}

/// A picture with its axes, which map values and their numbers to positions.
struct Chart {
    canvas: Pixmap,
    low: f64,
    high: f64,
    step: f64,
    last: u32,
}

impl Chart {
    /// The axes: from the lowest to the highest of these values, and for so many of them in a line, with a label at either end.
    fn new(values: impl Iterator<Item = f64> + Clone, count: usize, ends: [&str; 2]) -> Self {
        assert!(count >= 2, "a line needs two points");
        let lowest = values.clone().fold(f64::INFINITY, f64::min);
        let highest = values.fold(f64::NEG_INFINITY, f64::max);
        let steps = [1.0, 2.0, 5.0, 10.0, 20.0, 50.0];
        let few = |step: &f64| (highest - lowest) / step <= 8.0;
        let step = steps.into_iter().find(few).unwrap_or(100.0);
        let mut chart = Self {
            canvas: Pixmap::new(WIDTH.into(), HEIGHT.into()).expect("the size is not zero"),
            low: (lowest / step).floor() * step,
            high: (highest / step).ceil() * step,
            step,
            last: u32::try_from(count - 1).unwrap_or(u32::MAX),
        };
        chart.canvas.fill(colour(PAPER));
        let [left, _, right, bottom] = AREA;
        let mut level = chart.low;
        while level <= chart.high {
            let y = chart.y(level);
            if let Some(rule) = Rect::from_ltrb(left, y - 0.5, right, y + 0.5) {
                let canvas = &mut chart.canvas;
                canvas.fill_rect(rule, &paint(RULE), Transform::identity(), None);
            }
            chart.write(&format!("{level}"), Alignment::Right, left - 8.0, y);
            level += step;
        }
        chart.write(ends[0], Alignment::Left, left, bottom + 20.0);
        chart.write(ends[1], Alignment::Right, right, bottom + 20.0);
        chart
    }

    #[expect(
        clippy::cast_possible_truncation,
        reason = "a position in the picture needs no more precision"
    )]
    fn y(&self, value: f64) -> f32 {
        let [_, top, _, bottom] = AREA;
        let share = (value - self.low) / (self.high - self.low).max(self.step);
        bottom - (bottom - top) * share as f32
    }

    #[expect(
        clippy::cast_possible_truncation,
        reason = "a position in the picture needs no more precision"
    )]
    fn x(&self, at: u32) -> f32 {
        let [left, _, right, _] = AREA;
        left + (right - left) * (f64::from(at) / f64::from(self.last)) as f32
    }

    fn write(&mut self, text: &str, alignment: Alignment, x: f32, y: f32) {
        write(&mut self.canvas, text, &FONT_9X15, INK, alignment, (x, y));
    }

    fn path(&self, values: impl Iterator<Item = (u32, f64)>) -> Option<Path> {
        let mut path = PathBuilder::new();
        for (at, value) in values {
            let (x, y) = (self.x(at), self.y(value));
            if path.is_empty() {
                path.move_to(x, y);
            } else {
                path.line_to(x, y);
            }
        }
        path.finish()
    }

    fn line(&mut self, values: impl Iterator<Item = f64>, with: u32) {
        if let Some(line) = self.path((0..).zip(values)) {
            let stroke = Stroke {
                width: 3.0,
                ..Stroke::default()
            };
            let (canvas, paint) = (&mut self.canvas, paint(with));
            canvas.stroke_path(&line, &paint, &stroke, Transform::identity(), None);
        }
    }

    fn png(&self) -> Vec<u8> {
        tile::png(&self.canvas)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn points(ratings: &[f64]) -> Vec<Point> {
        let margin = 4.0;
        ratings
            .iter()
            .map(|rating| Point {
                rating: *rating,
                margin,
            })
            .collect()
    }

    /// The height of the line in a column of pixels, from the top.
    fn height(canvas: &Pixmap, column: u32) -> Option<u32> {
        (0..u32::from(HEIGHT)).find(|row| {
            let pixel = canvas.pixel(column, *row).unwrap();
            u32::from_be_bytes([0, pixel.red(), pixel.green(), pixel.blue()]) == LINE
        })
    }

    #[test]
    fn a_rising_rating_draws_a_rising_line() {
        let drawn = png(
            &points(&[20.0, 22.0, 25.0, 31.0]),
            "2026-01-01",
            "2026-11-21",
        );
        let canvas = Pixmap::decode_png(&drawn).unwrap();
        assert_eq!(
            (canvas.width(), canvas.height()),
            (WIDTH.into(), HEIGHT.into())
        );
        let heights = [60, 200, 400, 700].map(|column| height(&canvas, column).unwrap());
        assert!(heights.is_sorted_by(|a, b| a > b), "{heights:?}");
        assert!(drawn.len() < 100_000, "{} bytes", drawn.len());
    }

    #[test]
    fn everybodys_chance_is_a_line_of_its_own_colour() {
        let values = vec![vec![0.5, 0.5], vec![0.25, 0.75], vec![1.0, 0.0]];
        let drawn = course(&values, Unit::Chance, &[0xFF_00_00, 0x00_00_FF]);
        let canvas = Pixmap::decode_png(&drawn).unwrap();
        let line = |with: u32, column: u32| {
            (0..u32::from(HEIGHT)).find(|row| {
                let pixel = canvas.pixel(column, *row).unwrap();
                u32::from_be_bytes([0, pixel.red(), pixel.green(), pixel.blue()]) == lighter(with)
            })
        };
        let (red, blue) = (line(0xFF_00_00, 600), line(0x00_00_FF, 600));
        assert!(
            red.unwrap() < blue.unwrap(),
            "red is ahead: {red:?} {blue:?}"
        );
        // The axis of chances is always the same; that of turns has the highest number at its top.
        let values = vec![vec![0.5, 0.5]; 2];
        let middle = |unit| course(&values, unit, &[0xFF_00_00]);
        let canvas = Pixmap::decode_png(&middle(Unit::Chance)).unwrap();
        let half = canvas.pixel(300, 168).unwrap();
        assert_eq!(half.red(), 0xFF, "half of the games is half the height");
        let two = vec![vec![2.0], vec![2.0]];
        assert_ne!(
            course(&two, Unit::Turns, &[0xFF_00_00]),
            middle(Unit::Turns)
        );
        let (red, blue) = (line(0xFF_00_00, 370), line(0x00_00_FF, 370));
        assert!(
            red.unwrap() > blue.unwrap(),
            "blue was ahead: {red:?} {blue:?}"
        );
    }

    #[test]
    fn constant_and_extreme_ratings_can_be_drawn() {
        for ratings in [&[25.0, 25.0][..], &[-300.0, 400.0, 0.0]] {
            let drawn = png(&points(ratings), "2026-01-01", "2026-01-01");
            let canvas = Pixmap::decode_png(&drawn).unwrap();
            assert!(height(&canvas, 100).is_some(), "{ratings:?}");
        }
    }
}
