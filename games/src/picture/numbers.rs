//! Tiles with a number, so that numbers stand in columns as dice do; the best of a row is gold.

use super::{Colour, Picture, Shape};

/// The least number for which there is a tile, and the largest.
const LEAST: i16 = -9;
const MOST: i16 = 49;

/// The ground and the ink of a number, and of the best one.
const PLAIN: (Colour, Colour) = (0x5A_66_80, 0xFF_FF_FF);
const BEST: (Colour, Colour) = (0xE9_A8_20, 0x22_24_2B);

/// How thick a stroke is, and how high a digit.
const STROKE: i16 = 11;
const HIGH: i16 = 60;
const TOP: i16 = (100 - HIGH) / 2;

/// Which strokes each digit has: a bit for the top, the upper sides, the middle, the lower sides and the bottom.
#[rustfmt::skip]
const DIGITS: [u8; 10] = [
    0b111_0111, 0b010_0100, 0b101_1101, 0b110_1101, 0b010_1110, 0b110_1011, 0b111_1011, 0b010_0101, 0b111_1111, 0b110_1111,
];
const STROKES: usize = 7;

/// A ground and up to two digits, and how many of the shapes are used.
type Shapes = ([Shape; 1 + 2 * STROKES], usize);

/// A stroke of a digit that begins here and is so wide.
const fn stroke(nth: usize, left: i16, wide: i16, ink: Colour) -> Shape {
    let half = i16::midpoint(HIGH, STROKE);
    let (right, middle) = (left + wide - STROKE, TOP + HIGH - half);
    let (x, y, width, height) = match nth {
        0 => (left, TOP, wide, STROKE),
        1 => (left, TOP, STROKE, half),
        2 => (right, TOP, STROKE, half),
        3 => (left, middle, wide, STROKE),
        4 => (left, middle, STROKE, half),
        5 => (right, middle, STROKE, half),
        _ => (left, TOP + HIGH - STROKE, wide, STROKE),
    };
    Shape::Slab(x, y, width, height, 3, ink)
}

const fn shapes(number: i16, (ground, ink): (Colour, Colour)) -> Shapes {
    let mut shapes = [const { Shape::Disc(0, 0, 0, 0) }; 1 + 2 * STROKES];
    shapes[0] = Shape::Slab(5, 5, 90, 90, 20, ground);
    let mut used = 1;
    if number < 0 {
        shapes[used] = Shape::Slab(12, (100 - STROKE) / 2, 22, STROKE, 3, ink);
        used += 1;
    }
    let digits = number.unsigned_abs();
    // What each digit counts, where it begins, and how wide it is.
    let places: &[(u16, i16, i16)] = match number {
        10.. => &[(10, 13, 33), (1, 54, 33)],
        0.. => &[(1, 30, 40)],
        _ => &[(1, 43, 40)],
    };
    let mut place = 0;
    while place < places.len() {
        let (counts, left, wide) = places[place];
        let digit = digits / counts % 10;
        // The strokes of a one are at the right of a digit.
        let left = if digit == 1 {
            left - (wide - STROKE) / 2
        } else {
            left
        };
        let mut nth = 0;
        while nth < STROKES {
            if DIGITS[digit as usize] & (1 << nth) != 0 {
                shapes[used] = stroke(nth, left, wide, ink);
                used += 1;
            }
            nth += 1;
        }
        place += 1;
    }
    (shapes, used)
}

macro_rules! tile {
    ($name:expr, $plain:expr, $number:expr, $colours:expr) => {
        Picture::new(
            $name,
            $plain,
            const {
                const DRAWN: Shapes = shapes($number, $colours);
                DRAWN.0.split_at(DRAWN.1).0
            },
        )
    };
}

/// Each number as it is, and as the best.
macro_rules! tiles {
    ($($below:literal)+; $($number:literal)+) => {
        [
            $([
                tile!(concat!("minus_", $below), concat!("-", $below), -$below, PLAIN),
                tile!(concat!("best_minus_", $below), concat!("-", $below), -$below, BEST),
            ],)+
            $([
                tile!(concat!("number_", $number), stringify!($number), $number, PLAIN),
                tile!(concat!("best_", $number), stringify!($number), $number, BEST),
            ],)+
        ]
    };
}

#[rustfmt::skip]
static NUMBERS: [[Picture; 2]; (MOST - LEAST + 1) as usize] = tiles!(
    9 8 7 6 5 4 3 2 1;
    0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47
    48 49
);

/// A number that is not known yet.
pub static UNKNOWN: Picture = Picture::new(
    "unknown",
    "?",
    &[
        Shape::Slab(5, 5, 90, 90, 20, PLAIN.0),
        Shape::Slab(30, 20, 40, 11, 3, PLAIN.1),
        Shape::Slab(59, 20, 11, 34, 3, PLAIN.1),
        Shape::Slab(45, 43, 25, 11, 3, PLAIN.1),
        Shape::Slab(45, 43, 11, 18, 3, PLAIN.1),
        Shape::Slab(45, 69, 11, 11, 3, PLAIN.1),
    ],
);

/// The tile of a number, if there is one.
pub fn number(number: i16, best: bool) -> Option<&'static Picture> {
    let nth = usize::try_from(number.checked_sub(LEAST)?).ok()?;
    Some(&NUMBERS.get(nth)?[usize::from(best)])
}

/// All of them.
pub fn numbers() -> impl Iterator<Item = &'static Picture> {
    NUMBERS.iter().flatten().chain([&UNKNOWN])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lang::Lang;

    #[test]
    fn a_tile_says_its_number() {
        for of in LEAST..=MOST {
            for best in [false, true] {
                let tile = number(of, best).expect("a tile");
                assert_eq!(tile.plain.say(Lang::En), of.to_string());
                assert_eq!(tile.name.starts_with("best_"), best);
            }
        }
        assert!(number(LEAST - 1, true).is_none() && number(MOST + 1, false).is_none());
    }
}
