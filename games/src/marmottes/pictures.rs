//! The pictures that Les Marmottes has beside the common dice: a marmot in the hand, and the meadow with the way to the target.

use crate::picture::{Picture, Shape};

const GRASS: Shape = Shape::Slab(0, 66, 100, 30, 0, 0x5E_A2_4A);
const BLADE: Shape = Shape::Polygon(&[(14, 68), (20, 50), (26, 68)], 0x5E_A2_4A);
const OTHER_BLADE: Shape = Shape::Polygon(&[(66, 68), (74, 46), (80, 68)], 0x5E_A2_4A);

/// A marmot on its way, so far from the middle of its tile.
macro_rules! runner {
    ($name:literal, $by:literal) => {
        Picture::new(
            $name,
            "M",
            &[
                Shape::Disc(30 + $by, 22, 9, 0x6B_4A_2F),
                Shape::Disc(70 + $by, 22, 9, 0x6B_4A_2F),
                Shape::Slab(24 + $by, 14, 52, 76, 26, 0x8F_66_41),
                Shape::Slab(33 + $by, 40, 34, 30, 15, 0xE8_D3_B0),
                Shape::Disc(39 + $by, 34, 5, 0x22_24_2B),
                Shape::Disc(61 + $by, 34, 5, 0x22_24_2B),
                Shape::Polygon(
                    &[(43 + $by, 43), (57 + $by, 43), (50 + $by, 51)],
                    0x22_24_2B,
                ),
                GRASS,
            ],
        )
    };
}

/// A die in the hand, with a marmot looking out of it; then the meadow, a marmot on its way, the target, and a marmot half a tile on.
pub(super) static PICTURES: [Picture; 5] = [
    Picture::new(
        "marmot",
        "▢",
        &[
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
    ),
    Picture::new("meadow", ".", &[BLADE, OTHER_BLADE, GRASS]),
    runner!("runner", -22),
    Picture::new(
        "flag",
        "!",
        &[
            Shape::Slab(44, 8, 8, 66, 3, 0x8A_8F_99),
            Shape::Polygon(&[(52, 10), (90, 24), (52, 40)], 0xE0_3A_3A),
            GRASS,
        ],
    ),
    runner!("runner_on", 22),
];
