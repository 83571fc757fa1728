//! Line charts as PNGs: of a player's rating, and of everybody's chances in a game. It needs no font on the bot's machine: its labels are
//! digits of seven strokes each, as on a pocket calculator.

use engine::Unit;
use tiny_skia::{Color, FillRule, Paint, PathBuilder, Pixmap, Rect, Stroke, Transform};

/// The rating after one rated game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Point {
    pub rating: f64,
    /// Half the height of the band around it.
    pub margin: f64,
}

const WIDTH: u32 = 720;
const HEIGHT: u32 = 360;

/// The drawing area within the picture: left, top, right, bottom.
const AREA: [f32; 4] = [56.0, 16.0, 704.0, 320.0];

const PAPER: u32 = 0x1F_22_2B;
const RULE: u32 = 0x3B_3F_4A;
const INK: u32 = 0xC9_CC_D4;
const BAND: u32 = 0x2C_4A_5E;
const LINE: u32 = 0xF2_B1_34;

/// Draws the points at even distances, from the day `first` to the day `last` (digits and hyphens).
///
/// # Panics
/// With fewer than two points, which make no line.
#[must_use]
pub(crate) fn png(points: &[Point], first: &str, last: &str) -> Vec<u8> {
    assert!(points.len() >= 2, "a line needs two points");
    let mut canvas = Pixmap::new(WIDTH, HEIGHT).expect("the size is not zero");
    canvas.fill(colour(PAPER));
    let scale = Scale::of(points);

    let [left, _, right, bottom] = AREA;
    let mut level = scale.low;
    while level <= scale.high {
        let y = scale.y(level);
        fill(
            &mut canvas,
            Rect::from_ltrb(left, y - 0.5, right, y + 0.5),
            RULE,
        );
        let label = format!("{level}");
        write(
            &mut canvas,
            &label,
            left - 8.0 - width(&label),
            y - TALL / 2.0,
        );
        level += scale.step;
    }
    write(&mut canvas, first, left, bottom + 14.0);
    write(&mut canvas, last, right - width(last), bottom + 14.0);

    let edge = |point: &Point, sign: f64| scale.y(point.rating + sign * point.margin);
    let mut band = PathBuilder::new();
    let upper = (0..).zip(points).map(|(at, point)| (at, edge(point, 1.0)));
    let lower = (0..).zip(points).map(|(at, point)| (at, edge(point, -1.0)));
    let lower: Vec<(u32, f32)> = lower.collect();
    for (at, y) in upper.chain(lower.into_iter().rev()) {
        to(&mut band, scale.x(at), y);
    }
    band.close();
    if let Some(band) = band.finish() {
        let (fill, rule) = (paint(BAND), FillRule::Winding);
        canvas.fill_path(&band, &fill, rule, Transform::identity(), None);
    }
    let mut line = PathBuilder::new();
    for (at, point) in (0..).zip(points) {
        to(&mut line, scale.x(at), scale.y(point.rating));
    }
    if let Some(line) = line.finish() {
        let stroke = Stroke {
            width: 3.0,
            ..Stroke::default()
        };
        canvas.stroke_path(&line, &paint(LINE), &stroke, Transform::identity(), None);
    }
    canvas
        .encode_png()
        .expect("a canvas in memory can be encoded")
}

/// Draws everybody's chance to win, on an axis from 0 to 100 percent, or the number of turns after each ply: a line for each seat in its
/// colour.
///
/// # Panics
/// With fewer than two plies, which make no line.
#[must_use]
pub(crate) fn course(values: &[Vec<f64>], unit: Unit, colours: &[u32]) -> Vec<u8> {
    assert!(values.len() >= 2, "a line needs two points");
    let mut canvas = Pixmap::new(WIDTH, HEIGHT).expect("the size is not zero");
    canvas.fill(colour(PAPER));
    let (highest, whole) = match unit {
        Unit::Turns => (values.iter().flatten().copied().fold(1.0, f64::max), 1.0),
        Unit::Chance => (1.0, 100.0),
    };
    let shown = |value: f64| value * whole;
    let points = [0.0, shown(highest)].map(|rating| Point {
        rating,
        margin: 0.0,
    });
    let scale = Scale {
        last: u32::try_from(values.len() - 1).unwrap_or(u32::MAX),
        ..Scale::of(&points)
    };
    let [left, _, right, bottom] = AREA;
    let mut level = scale.low;
    while level <= scale.high {
        let y = scale.y(level);
        let rule = Rect::from_ltrb(left, y - 0.5, right, y + 0.5);
        fill(&mut canvas, rule, RULE);
        let label = format!("{level}");
        let start = left - 8.0 - width(&label);
        write(&mut canvas, &label, start, y - TALL / 2.0);
        level += scale.step;
    }
    let last = format!("{}", values.len() - 1);
    write(&mut canvas, "0", left, bottom + 14.0);
    write(&mut canvas, &last, right - width(&last), bottom + 14.0);
    for (seat, with) in (0..values[0].len()).zip(colours.iter().cycle()) {
        let mut line = PathBuilder::new();
        for (at, now) in (0..).zip(values) {
            to(&mut line, scale.x(at), scale.y(shown(now[seat])));
        }
        if let Some(line) = line.finish() {
            let stroke = Stroke {
                width: 3.0,
                ..Stroke::default()
            };
            let with = paint(lighter(*with));
            canvas.stroke_path(&line, &with, &stroke, Transform::identity(), None);
        }
    }
    canvas
        .encode_png()
        .expect("a canvas in memory can be encoded")
}

/// A colour halfway to white, which is easier to see on the dark paper.
fn lighter(with: u32) -> u32 {
    let [_, red, green, blue] = with.to_be_bytes();
    let half = |part: u8| u8::midpoint(part, 255);
    u32::from_be_bytes([0, half(red), half(green), half(blue)])
}

fn to(path: &mut PathBuilder, x: f32, y: f32) {
    if path.is_empty() {
        path.move_to(x, y);
    } else {
        path.line_to(x, y);
    }
}

/// Maps ratings and numbers of games to positions in the picture.
struct Scale {
    low: f64,
    high: f64,
    step: f64,
    last: u32,
}

impl Scale {
    fn of(points: &[Point]) -> Self {
        let edges = || {
            points
                .iter()
                .flat_map(|p| [p.rating - p.margin, p.rating + p.margin])
        };
        let (lowest, highest) = (
            edges().fold(f64::INFINITY, f64::min),
            edges().fold(f64::NEG_INFINITY, f64::max),
        );
        let steps = [1.0, 2.0, 5.0, 10.0, 20.0, 50.0];
        let few = |step: &f64| (highest - lowest) / step <= 8.0;
        let step = steps.into_iter().find(few).unwrap_or(100.0);
        Self {
            low: (lowest / step).floor() * step,
            high: (highest / step).ceil() * step,
            step,
            last: u32::try_from(points.len() - 1).unwrap_or(u32::MAX),
        }
    }

    #[expect(
        clippy::cast_possible_truncation,
        reason = "a position in the picture needs no more precision"
    )]
    fn y(&self, rating: f64) -> f32 {
        let [_, top, _, bottom] = AREA;
        let share = (rating - self.low) / (self.high - self.low).max(self.step);
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
}

/// Height, width and thickness of a digit, and the gap after it.
const TALL: f32 = 14.0;
const WIDE: f32 = 8.0;
const THICK: f32 = 2.0;
const GAP: f32 = 4.0;

/// The strokes of a digit: top, upper left, upper right, middle, lower left, lower right, bottom.
const DIGITS: [[u8; 7]; 10] = [
    [1, 1, 1, 0, 1, 1, 1],
    [0, 0, 1, 0, 0, 1, 0],
    [1, 0, 1, 1, 1, 0, 1],
    [1, 0, 1, 1, 0, 1, 1],
    [0, 1, 1, 1, 0, 1, 0],
    [1, 1, 0, 1, 0, 1, 1],
    [1, 1, 0, 1, 1, 1, 1],
    [1, 0, 1, 0, 0, 1, 0],
    [1, 1, 1, 1, 1, 1, 1],
    [1, 1, 1, 1, 0, 1, 1],
];

fn strokes(c: char) -> [u8; 7] {
    match c.to_digit(10) {
        Some(digit) => DIGITS[digit as usize],
        // The only other characters are hyphens and minus signs.
        None => [0, 0, 0, 1, 0, 0, 0],
    }
}

fn width(text: &str) -> f32 {
    text.chars().map(|_| WIDE + GAP).sum::<f32>() - GAP
}

fn write(canvas: &mut Pixmap, text: &str, left: f32, top: f32) {
    let mut x = left;
    let half = TALL / 2.0;
    for c in text.chars() {
        let across = |y: f32| Rect::from_xywh(x, y, WIDE, THICK);
        let down = |x: f32, y: f32| Rect::from_xywh(x, y, THICK, half + THICK / 2.0);
        let middle = top + half - THICK / 2.0;
        let places = [
            across(top),
            down(x, top),
            down(x + WIDE - THICK, top),
            across(middle),
            down(x, middle),
            down(x + WIDE - THICK, middle),
            across(top + TALL - THICK),
        ];
        for (place, drawn) in places.into_iter().zip(strokes(c)) {
            if drawn == 1 {
                fill(canvas, place, INK);
            }
        }
        x += WIDE + GAP;
    }
}

fn fill(canvas: &mut Pixmap, place: Option<Rect>, with: u32) {
    if let Some(place) = place {
        canvas.fill_rect(place, &paint(with), Transform::identity(), None);
    }
}

fn paint(with: u32) -> Paint<'static> {
    let mut paint = Paint {
        anti_alias: true,
        ..Paint::default()
    };
    paint.set_color(colour(with));
    paint
}

fn colour(with: u32) -> Color {
    let [_, red, green, blue] = with.to_be_bytes();
    Color::from_rgba8(red, green, blue, 255)
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
        (0..HEIGHT).find(|row| {
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
        assert_eq!((canvas.width(), canvas.height()), (WIDTH, HEIGHT));
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
            (0..HEIGHT).find(|row| {
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
