//! The tiles of the board: empty places and column labels in the colours of the restaurants, the line, and cubes linked into pairs.

use super::board::Column;
use crate::lang::Restaurant;
use crate::picture::{Colour, MARK_COLOURS, MARKS, Picture, Shape};
use Shape::{Disc, Polygon, Slab};

const GOLD: Colour = 0xFF_C2_33;
const INK: Colour = 0x2A_26_20;
const WHITE: Colour = 0xFF_FF_FF;

/// A free place at a table of a restaurant: paler than any cube.
macro_rules! place {
    ($name:literal, $cloth:literal, $seat:literal) => {
        Picture {
            opacity: 55,
            ..Picture::new(
                $name,
                ".",
                &[Slab(4, 4, 92, 92, 16, $cloth), Disc(50, 50, 13, $seat)],
            )
        }
    };
}

/// The awning over a column, striped in the colour of its restaurant, with a sign that says what the column takes. Those of neighbours
/// join.
macro_rules! label {
    ($name:literal, $plain:literal, $colour:literal, $($pip:expr),+) => {
        Picture::new($name, $plain, &[
                // Its edge shows where the background is as white as the stripes.
                Slab(0, 0, 100, 26, 0, INK),
                Disc(12, 26, 15, INK),
                Disc(37, 26, 15, INK),
                Disc(62, 26, 15, INK),
                Disc(87, 26, 15, INK),
                Slab(0, 3, 25, 24, 0, $colour),
                Slab(25, 3, 25, 24, 0, WHITE),
                Slab(50, 3, 25, 24, 0, $colour),
                Slab(75, 3, 25, 24, 0, WHITE),
                Disc(12, 26, 12, $colour),
                Disc(37, 26, 12, WHITE),
                Disc(62, 26, 12, $colour),
                Disc(87, 26, 12, WHITE),
                Slab(14, 28, 72, 70, 18, INK),
                Slab(19, 33, 62, 60, 14, $colour),
                $(Disc($pip.0, $pip.1 + 13, 8, INK)),+
            ])
    };
}

/// A player's cube in a golden frame that goes on to the left, to the right or to both sides.
macro_rules! linked {
    ($name:literal, $plain:literal, $colour:expr, [$($link:expr),+], $($shape:expr),+) => {
        Picture::new($name, $plain, &[
                Slab(1, 1, 98, 98, 22, GOLD),
                $($link),+,
                Slab(11, 11, 78, 78, 14, $colour),
                $($shape),+
            ])
    };
}

const LEFT: Shape = Slab(0, 22, 30, 56, 0, GOLD);
const RIGHT: Shape = Slab(70, 22, 30, 56, 0, GOLD);

const RED: Shape = Disc(50, 50, 21, WHITE);
const BLUE: Shape = Slab(31, 31, 38, 38, 4, WHITE);
const GREEN: Shape = Polygon(&[(50, 25), (75, 70), (25, 70)], WHITE);
const VIOLET: Shape = Polygon(&[(50, 23), (77, 50), (50, 77), (23, 50)], WHITE);

const MOON: Shape = Disc(48, 50, 26, WHITE);
const SHADOW: Shape = Disc(60, 45, 21, MARK_COLOURS[4]);
const RING: Shape = Disc(50, 50, 25, WHITE);
const HOLE: Shape = Disc(50, 50, 13, MARK_COLOURS[5]);
const UPPER: Shape = Slab(27, 31, 46, 14, 4, WHITE);
const LOWER: Shape = Slab(27, 55, 46, 14, 4, WHITE);
#[rustfmt::skip]
const STAR: Shape =
    Polygon(&[(50, 22), (57, 41), (78, 42), (62, 55), (67, 75), (50, 64), (33, 75), (38, 55), (22, 42), (43, 41)], WHITE);

/// They are found by their names; the first ones stand for the game.
#[rustfmt::skip]
pub(super) static PICTURES: [Picture; 35] = [
    label!("col_1", "1", 0xF4_C2_30, (50, 50)),
    label!("col_4", "4", 0xF0_83_AC, (36, 36), (64, 36), (36, 64), (64, 64)),
    label!("col_5", "5", 0x6F_B2_F5, (34, 34), (66, 34), (50, 50), (34, 66), (66, 66)),
    label!("col_2", "2", 0xF4_C2_30, (36, 36), (64, 64)),
    label!("col_3a", "3a", 0xF4_C2_30, (34, 34), (50, 50), (66, 66)),
    label!("col_3b", "3b", 0xF0_83_AC, (34, 34), (50, 50), (66, 66)),
    place!("table_y", 0xF5_DE_9B, 0xD9_B0_4A),
    place!("table_p", 0xF6_C3_D5, 0xD9_7F_A3),
    place!("table_b", 0xBC_DA_F7, 0x6F_A6_DB),
    // A cook's hat.
    Picture::new(
        "chef",
        "chefs",
        &[
            Disc(29, 38, 25, INK),
            Disc(71, 38, 25, INK),
            Disc(50, 30, 27, INK),
            Slab(21, 44, 58, 52, 8, INK),
            Disc(29, 38, 20, WHITE),
            Disc(71, 38, 20, WHITE),
            Disc(50, 30, 22, WHITE),
            Slab(26, 40, 48, 34, 0, WHITE),
            Slab(26, 76, 48, 15, 3, 0xE8_5D_4A),
        ],
    ),
    Picture::new("line", "=", &[Slab(0, 40, 100, 20, 0, 0xE0_3A_3A)]),
    linked!("red_l", "●", MARK_COLOURS[0], [LEFT], RED),
    linked!("red_r", "●", MARK_COLOURS[0], [RIGHT], RED),
    linked!("red_lr", "●", MARK_COLOURS[0], [LEFT, RIGHT], RED),
    linked!("blue_l", "■", MARK_COLOURS[1], [LEFT], BLUE),
    linked!("blue_r", "■", MARK_COLOURS[1], [RIGHT], BLUE),
    linked!("blue_lr", "■", MARK_COLOURS[1], [LEFT, RIGHT], BLUE),
    linked!("green_l", "▲", MARK_COLOURS[2], [LEFT], GREEN),
    linked!("green_r", "▲", MARK_COLOURS[2], [RIGHT], GREEN),
    linked!("green_lr", "▲", MARK_COLOURS[2], [LEFT, RIGHT], GREEN),
    linked!("violet_l", "◆", MARK_COLOURS[3], [LEFT], VIOLET),
    linked!("violet_r", "◆", MARK_COLOURS[3], [RIGHT], VIOLET),
    linked!("violet_lr", "◆", MARK_COLOURS[3], [LEFT, RIGHT], VIOLET),
    linked!("gold_l", "☾", MARK_COLOURS[4], [LEFT], MOON, SHADOW),
    linked!("gold_r", "☾", MARK_COLOURS[4], [RIGHT], MOON, SHADOW),
    linked!("gold_lr", "☾", MARK_COLOURS[4], [LEFT, RIGHT], MOON, SHADOW),
    linked!("cyan_l", "○", MARK_COLOURS[5], [LEFT], RING, HOLE),
    linked!("cyan_r", "○", MARK_COLOURS[5], [RIGHT], RING, HOLE),
    linked!("cyan_lr", "○", MARK_COLOURS[5], [LEFT, RIGHT], RING, HOLE),
    linked!("pink_l", "★", MARK_COLOURS[6], [LEFT], STAR),
    linked!("pink_r", "★", MARK_COLOURS[6], [RIGHT], STAR),
    linked!("pink_lr", "★", MARK_COLOURS[6], [LEFT, RIGHT], STAR),
    linked!("brown_l", "▬", MARK_COLOURS[7], [LEFT], UPPER, LOWER),
    linked!("brown_r", "▬", MARK_COLOURS[7], [RIGHT], UPPER, LOWER),
    linked!("brown_lr", "▬", MARK_COLOURS[7], [LEFT, RIGHT], UPPER, LOWER),
];

/// A free place in this column.
pub(super) fn place(column: Column) -> &'static str {
    match column.restaurant() {
        Restaurant::Yellow => "table_y",
        Restaurant::Pink => "table_p",
        Restaurant::Blue => "table_b",
    }
}

/// The label of a column, also for the button that chooses it.
pub(super) fn label(column: Column) -> &'static str {
    ["col_1", "col_2", "col_3a", "col_3b", "col_4", "col_5"][column as usize]
}

/// The cube of a player with this mark, linked to the left, to the right or to both.
pub(super) fn linked(mark: usize, left: bool, right: bool) -> Option<&'static str> {
    let side = match (left, right) {
        (true, true) => "_lr",
        (true, false) => "_l",
        (false, true) => "_r",
        (false, false) => return None,
    };
    let name = MARKS[mark].name;
    let mut names = PICTURES.iter().map(|picture| picture.name);
    names.find(|linked| linked.strip_prefix(name) == Some(side))
}
