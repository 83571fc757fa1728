//! The six emblems of the die, and their empty spots. Each has its own shape, so that it can be recognised at the size of a letter.

use super::tracker::Spot;
use crate::picture::{Colour, Picture, Shape};
use Shape::{Disc, Polygon, Slab};

const WHITE: Colour = 0xFF_FF_FF;
const NIGHT: Colour = 0x1F_3A_8A;
const DUSK: Colour = 0xF5_9E_0B;
const ROCK: Colour = 0x5B_2C_0E;
const LEAF: Colour = 0x0F_76_4F;
const MINT: Colour = 0x7C_E8_B5;
const PLUM: Colour = 0x6B_21_A8;
const STAR: Colour = 0xFD_E6_8A;
const TEAL: Colour = 0x0E_7C_90;
const DEEP: Colour = 0x06_2F_3A;
const GOLD: Colour = 0xFF_C8_3D;
const INK: Colour = 0x22_24_2B;

const fn tile(colour: Colour) -> Shape {
    Slab(4, 4, 92, 92, 20, colour)
}

/// A dome under the southern sky, its slit open.
const CTIO: &[Shape] = &[
    tile(NIGHT),
    Disc(50, 54, 34, WHITE),
    Slab(14, 56, 72, 34, 0, NIGHT),
    Slab(22, 62, 56, 24, 3, WHITE),
    Polygon(&[(52, 18), (68, 18), (62, 56), (52, 56)], NIGHT),
    Disc(20, 22, 6, WHITE),
];

/// A peak in the desert with a small dome on top, the sun beside it.
#[rustfmt::skip]
const KPNO: &[Shape] = &[
    tile(DUSK),
    Disc(79, 25, 11, WHITE),
    Disc(42, 34, 16, WHITE),
    Polygon(&[(8, 86), (8, 72), (26, 40), (58, 40), (70, 62), (78, 56), (92, 76), (92, 86)], ROCK),
];

/// A table of data.
const CSDC: &[Shape] = &[
    tile(LEAF),
    Slab(16, 16, 20, 20, 3, WHITE),
    Slab(40, 16, 20, 20, 3, MINT),
    Slab(64, 16, 20, 20, 3, WHITE),
    Slab(16, 40, 20, 20, 3, MINT),
    Slab(40, 40, 20, 20, 3, WHITE),
    Slab(64, 40, 20, 20, 3, MINT),
    Slab(16, 64, 20, 20, 3, WHITE),
    Slab(40, 64, 20, 20, 3, MINT),
    Slab(64, 64, 20, 20, 3, WHITE),
];

/// Twin stars.
#[rustfmt::skip]
const GEMINI: &[Shape] = &[
    tile(PLUM),
    Polygon(&[(33, 10), (40, 31), (58, 38), (40, 45), (33, 66), (26, 45), (8, 38), (26, 31)], STAR),
    Polygon(&[(67, 36), (74, 57), (92, 64), (74, 71), (67, 92), (60, 71), (42, 64), (60, 57)], WHITE),
];

/// A wide mirror, seen from above.
const RUBIN: &[Shape] = &[
    tile(TEAL),
    Disc(50, 50, 40, WHITE),
    Disc(50, 50, 25, DEEP),
    Disc(50, 50, 11, WHITE),
];

/// A star in a hexagon, without a tile: the odd one out of the six.
#[rustfmt::skip]
const LAB: &[Shape] = &[
    Polygon(&[(50, 2), (92, 26), (92, 74), (50, 98), (8, 74), (8, 26)], GOLD),
    Polygon(&[(50, 14), (81, 32), (81, 68), (50, 86), (19, 68), (19, 32)], INK),
    Polygon(&[(50, 22), (57, 43), (76, 50), (57, 57), (50, 78), (43, 57), (24, 50), (43, 43)], GOLD),
];

/// The same with a plus: one more token than there are spots.
#[rustfmt::skip]
const EXTRA: &[Shape] = &[
    Polygon(&[(50, 2), (92, 26), (92, 74), (50, 98), (8, 74), (8, 26)], GOLD),
    Slab(43, 26, 14, 48, 3, INK),
    Slab(26, 43, 48, 14, 3, INK),
];

/// A spot without its token.
const fn empty(name: &'static str, shapes: &'static [Shape]) -> Picture {
    Picture {
        opacity: 38,
        ..Picture::new(name, "[ ]", shapes)
    }
}

/// In the order of the die's faces, then the empty spots in the same order, then the extra token.
pub(super) static PICTURES: [Picture; 13] = [
    Picture::new("noir_ctio", "[CTIO]", CTIO),
    Picture::new("noir_kpno", "[KPNO]", KPNO),
    Picture::new("noir_csdc", "[CSDC]", CSDC),
    Picture::new("noir_gemini", "[Gemini]", GEMINI),
    Picture::new("noir_rubin", "[Rubin]", RUBIN),
    Picture::new("noir_lab", "[NOIRLab]", LAB),
    empty("no_ctio", CTIO),
    empty("no_kpno", KPNO),
    empty("no_csdc", CSDC),
    empty("no_gemini", GEMINI),
    empty("no_rubin", RUBIN),
    empty("no_lab", LAB),
    Picture::new("noir_extra", "[+]", EXTRA),
];

/// The picture of a second token.
pub(super) fn extra() -> &'static str {
    PICTURES[2 * Spot::ALL.len()].name
}

/// The picture's name, for a button.
pub(super) fn name(spot: Spot) -> &'static str {
    PICTURES[spot as usize].name
}

/// The picture of a spot without its token: its own emblem in the shade, so that everybody sees what is missing.
pub(super) fn missing(spot: Spot) -> &'static str {
    PICTURES[Spot::ALL.len() + spot as usize].name
}

/// Stands for a spot in a block of code, where no two are alike.
pub(super) fn letter(spot: Spot) -> &'static str {
    ["C", "K", "D", "G", "R", "N"][spot as usize]
}

/// The token for a spot's picture in a text.
pub(super) fn token(spot: Spot) -> String {
    format!(":{}:", name(spot))
}
