//! The tiles of the board: empty places and column labels in the colours of the restaurants, the line, and cubes linked into pairs.

use super::board::Column;
use crate::picture::{Colour, MARK_COLOURS, Picture, Shape};
use Shape::{Disc, Polygon, Slab};

const GOLD: Colour = 0xFF_C2_33;
const INK: Colour = 0x2A_26_20;
const WHITE: Colour = 0xFF_FF_FF;

/// A free place at a table of a restaurant.
macro_rules! place {
    ($name:literal, $cloth:literal, $seat:literal) => {
        Picture {
            name: $name,
            plain: ".",
            shapes: &[Slab(4, 4, 92, 92, 16, $cloth), Disc(50, 50, 13, $seat)],
        }
    };
}

/// What a column takes, in the colour of its restaurant.
macro_rules! label {
    ($name:literal, $plain:literal, $colour:literal, $($pip:expr),+) => {
        Picture {
            name: $name,
            plain: $plain,
            shapes: &[
                Slab(12, 12, 76, 76, 20, INK),
                Slab(17, 17, 66, 66, 16, $colour),
                $(Disc($pip.0, $pip.1, 8, INK)),+
            ],
        }
    };
}

/// A player's cube in a golden frame that goes on to the left, to the right or to both sides.
macro_rules! linked {
    ($name:literal, $plain:literal, $colour:expr, [$($link:expr),+], $shape:expr) => {
        Picture {
            name: $name,
            plain: $plain,
            shapes: &[
                Slab(1, 1, 98, 98, 22, GOLD),
                $($link),+,
                Slab(11, 11, 78, 78, 14, $colour),
                $shape,
            ],
        }
    };
}

const LEFT: Shape = Slab(0, 22, 30, 56, 0, GOLD);
const RIGHT: Shape = Slab(70, 22, 30, 56, 0, GOLD);

const RED: Shape = Disc(50, 50, 21, WHITE);
const BLUE: Shape = Slab(31, 31, 38, 38, 4, WHITE);
const GREEN: Shape = Polygon(&[(50, 25), (75, 70), (25, 70)], WHITE);
const VIOLET: Shape = Polygon(&[(50, 23), (77, 50), (50, 77), (23, 50)], WHITE);

/// In no order that matters: they are found by their names.
pub(super) static PICTURES: [Picture; 22] = [
    place!("table_y", 0xF5_DE_9B, 0xD9_B0_4A),
    place!("table_p", 0xF6_C3_D5, 0xD9_7F_A3),
    place!("table_b", 0xBC_DA_F7, 0x6F_A6_DB),
    label!("col_1", "1", 0xF4_C2_30, (50, 50)),
    label!("col_2", "2", 0xF4_C2_30, (36, 36), (64, 64)),
    label!("col_3a", "3a", 0xF4_C2_30, (34, 34), (50, 50), (66, 66)),
    label!("col_3b", "3b", 0xF0_83_AC, (34, 34), (50, 50), (66, 66)),
    label!(
        "col_4",
        "4",
        0xF0_83_AC,
        (36, 36),
        (64, 36),
        (36, 64),
        (64, 64)
    ),
    label!(
        "col_5",
        "5",
        0x6F_B2_F5,
        (34, 34),
        (66, 34),
        (50, 50),
        (34, 66),
        (66, 66)
    ),
    Picture {
        name: "line",
        plain: "=",
        shapes: &[Slab(0, 40, 100, 20, 0, 0xE0_3A_3A)],
    },
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
];

/// A free place in this column.
pub(super) fn place(column: Column) -> &'static str {
    match column.restaurant() {
        "yellow" => "table_y",
        "pink" => "table_p",
        _ => "table_b",
    }
}

/// The label of a column, also for the button that chooses it.
pub(super) fn label(column: Column) -> &'static str {
    ["col_1", "col_2", "col_3a", "col_3b", "col_4", "col_5"][column as usize]
}

/// The cube of the player with this number, from 0, linked to the left, to the right or to both.
pub(super) fn linked(player: usize, left: bool, right: bool) -> Option<&'static str> {
    let [to_left, to_right, both] = [
        ["red_l", "red_r", "red_lr"],
        ["blue_l", "blue_r", "blue_lr"],
        ["green_l", "green_r", "green_lr"],
        ["violet_l", "violet_r", "violet_lr"],
    ][player];
    match (left, right) {
        (true, true) => Some(both),
        (true, false) => Some(to_left),
        (false, true) => Some(to_right),
        (false, false) => None,
    }
}
