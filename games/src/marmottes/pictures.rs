//! The one picture that Les Marmottes has beside the common dice.

use crate::picture::{Picture, Shape};

/// A die in the hand, with a marmot looking out of it.
pub(super) static PICTURES: [Picture; 1] = [Picture {
    name: "marmot",
    plain: "▢",
    shapes: &[
        Shape::Slab(4, 4, 92, 92, 23, 0x3B_3F_4A),
        Shape::Slab(8, 8, 84, 84, 20, 0xA9_C4_8B),
        Shape::Disc(29, 33, 9, 0x6B_4A_2F),
        Shape::Disc(71, 33, 9, 0x6B_4A_2F),
        Shape::Slab(24, 28, 52, 64, 26, 0x8F_66_41),
        Shape::Slab(33, 52, 34, 30, 15, 0xE8_D3_B0),
        Shape::Disc(38, 46, 5, 0x22_24_2B),
        Shape::Disc(62, 46, 5, 0x22_24_2B),
        Shape::Polygon(&[(43, 55), (57, 55), (50, 63)], 0x22_24_2B),
        Shape::Slab(44, 68, 12, 12, 2, 0xFF_FF_FF),
    ],
}];
