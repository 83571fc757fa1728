//! Line charts as PNGs: of a player's rating, and of everybody's chances in a game. Their labels are in a font that the program brings
//! along, so the bot's machine needs none. They have no paper of their own, and colours that can be seen on a light page as on a dark one.

use engine::Unit;
use games::picture::{MARK_COLOURS, MARKS};
use pictures::letters::{End, colour, paint, write};
use pictures::tile;
use tiny_skia::{FillRule, Paint, Path, PathBuilder, Pixmap, PixmapPaint, Rect, Stroke, Transform};

use crate::standings::line::Point;

const WIDTH: u16 = 720;
const HEIGHT: u16 = 360;

/// The drawing area within the picture: left, top, right, bottom.
const AREA: [f32; 4] = [84.0, 20.0, 656.0, 300.0];
/// The side of a mark at the end of its line; less where many have to stand one above the other.
const MARK: u16 = 48;

/// The width of a letter.
const LETTER: f32 = 19.0;

const INK: u32 = 0x86_8A_96;
const BAND: u32 = 0x5B_9A_C4;
const LINE: u32 = 0xD6_8F_00;

/// How much of a rule and of the band can be seen, of 1.
const FAINT: f32 = 0.35;

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
        let (fill, rule) = (faint(BAND), FillRule::Winding);
        let canvas = &mut chart.canvas;
        canvas.fill_path(&band, &fill, rule, Transform::identity(), None);
    }
    chart.line(points.iter().map(|point| point.rating), LINE);
    tile::png(&chart.canvas)
}

/// Draws everybody's chance to win, on an axis from 0 to 100 percent, or the number of turns after each ply: a line for each seat in the
/// colour of its mark, by number, and with the mark at its end, because some colours are alike.
///
/// # Panics
/// With fewer than two plies, which make no line.
pub(crate) fn course(values: &[Vec<f64>], unit: Unit, marks: &[usize]) -> Vec<u8> {
    let (highest, whole) = match unit {
        Unit::Turns => (values.iter().flatten().copied().fold(1.0, f64::max), 1.0),
        Unit::Chance => (1.0, 100.0),
    };
    let last = format!("{}", values.len() - 1);
    let axis = [0.0, highest * whole].into_iter();
    let mut chart = Chart::new(axis, values.len(), ["0", &last]);
    let mut ends = Vec::new();
    for (seat, mark) in marks.iter().enumerate() {
        let course = values.iter().map(|now| now[seat] * whole);
        ends.extend(course.clone().next_back().map(|end| (chart.y(end), *mark)));
        chart.line(course, lighter(MARK_COLOURS[*mark]));
    }
    chart.marks(ends);
    tile::png(&chart.canvas)
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "a position in the picture needs no more precision"
)]
fn narrowed(share: f64) -> f32 {
    share as f32
}

fn faint(with: u32) -> Paint<'static> {
    let (mut paint, mut colour) = (Paint::default(), colour(with));
    colour.set_alpha(FAINT);
    paint.set_color(colour);
    paint
}

/// A colour a little closer to white, which is easier to see on a dark page.
fn lighter(with: u32) -> u32 {
    let [_, red, green, blue] = with.to_be_bytes();
    let part = |part: u8| u8::midpoint(part, u8::midpoint(part, 255));
    u32::from_be_bytes([0, part(red), part(green), part(blue)])
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
        let few = |step: &f64| (highest - lowest) / step <= 4.0;
        let step = steps.into_iter().find(few).unwrap_or(100.0);
        let mut chart = Self {
            canvas: Pixmap::new(WIDTH.into(), HEIGHT.into()).expect("the size is not zero"),
            low: (lowest / step).floor() * step,
            high: (highest / step).ceil() * step,
            step,
            last: u32::try_from(count - 1).unwrap_or(u32::MAX),
        };
        let [left, _, right, bottom] = AREA;
        let mut level = chart.low;
        while level <= chart.high {
            let y = chart.y(level);
            if let Some(rule) = Rect::from_ltrb(left, y - 0.5, right, y + 0.5) {
                let canvas = &mut chart.canvas;
                canvas.fill_rect(rule, &faint(INK), Transform::identity(), None);
            }
            chart.write(&format!("{level}"), End::Right, left - 12.0, y);
            level += step;
        }
        chart.write(ends[0], End::Left, left, bottom + 32.0);
        chart.write(ends[1], End::Right, right, bottom + 32.0);
        chart
    }

    fn y(&self, value: f64) -> f32 {
        let [_, top, _, bottom] = AREA;
        let share = (value - self.low) / (self.high - self.low).max(self.step);
        bottom - (bottom - top) * narrowed(share)
    }

    fn x(&self, at: u32) -> f32 {
        let [left, _, right, _] = AREA;
        left + (right - left) * narrowed(f64::from(at) / f64::from(self.last))
    }

    fn write(&mut self, text: &str, end: End, x: f32, y: f32) {
        write(&mut self.canvas, text, LETTER, INK, end, (x, y));
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
                width: 4.0,
                ..Stroke::default()
            };
            let (canvas, paint) = (&mut self.canvas, paint(with));
            canvas.stroke_path(&line, &paint, &stroke, Transform::identity(), None);
        }
    }

    /// Draws marks to the right of the lines, each at a height, or as close to it as the others leave room.
    fn marks(&mut self, mut ends: Vec<(f32, usize)>) {
        ends.sort_by(|one, other| other.0.total_cmp(&one.0));
        let count = u16::try_from(ends.len()).unwrap_or(u16::MAX).max(1);
        let side = MARK.min(HEIGHT / count);
        let (high, right) = (f32::from(side), AREA[2] + 8.0);
        // From the lowest; those above it need room, too.
        let (mut low, mut above) = (f32::from(HEIGHT), high * f32::from(count));
        for (height, mark) in ends {
            above -= high;
            low = (height - high / 2.0).min(low - high).max(above);
            let drawn = tile::tile(&MARKS[mark], side);
            let paint = PixmapPaint::default();
            let place = Transform::from_translate(right, low);
            self.canvas
                .draw_pixmap(0, 0, drawn.as_ref(), &paint, place, None);
        }
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
        let heights = [90, 200, 400, 650].map(|column| height(&canvas, column).unwrap());
        assert!(heights.is_sorted_by(|a, b| a > b), "{heights:?}");
        assert!(drawn.len() < 100_000, "{} bytes", drawn.len());
    }

    #[test]
    fn everybodys_chance_is_a_line_of_its_own_colour() {
        let values = vec![vec![0.5, 0.5], vec![0.25, 0.75], vec![1.0, 0.0]];
        let drawn = course(&values, Unit::Chance, &[0, 1]);
        let canvas = Pixmap::decode_png(&drawn).unwrap();
        let find = |with: u32, column: u32| {
            (0..u32::from(HEIGHT)).find(|row| {
                let pixel = canvas.pixel(column, *row).unwrap();
                u32::from_be_bytes([0, pixel.red(), pixel.green(), pixel.blue()]) == with
            })
        };
        let line = |mark: usize, column| find(lighter(MARK_COLOURS[mark]), column);
        let (red, blue) = (line(0, 600), line(1, 600));
        assert!(
            red.unwrap() < blue.unwrap(),
            "red is ahead: {red:?} {blue:?}"
        );
        // The axis of chances is always the same; that of turns has the highest number at its top.
        let values = vec![vec![0.5]; 2];
        let middle = |unit| course(&values, unit, &[0]);
        let canvas = Pixmap::decode_png(&middle(Unit::Chance)).unwrap();
        let half = canvas.pixel(300, 160).unwrap();
        let red = lighter(MARK_COLOURS[0]).to_be_bytes()[1];
        assert_eq!(half.red(), red, "half of the games is half the height");
        let two = vec![vec![2.0], vec![2.0]];
        assert_ne!(course(&two, Unit::Turns, &[0]), middle(Unit::Turns));
        // Each has its mark at the end of its line.
        let mark = |mark: usize| find(MARK_COLOURS[mark], 680).expect("a mark");
        assert!(mark(0) + 40 < mark(1), "{} {}", mark(0), mark(1));
        let (red, blue) = (line(0, 345), line(1, 345));
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
