//! The tiles of the cards: what adds is green, what takes off red, what a die becomes blue; each of the others has its own sign.

use super::cards::{Card, KIND_COUNT};
use crate::lang::ricemarll as t;
use crate::picture::{Colour, Picture, Shape};
use Shape::{Disc, Polygon, Slab};

const EDGE: Colour = 0x3B_3F_4A;
const CARD: Colour = 0xF4_F1_E8;
const WHITE: Colour = 0xFF_FF_FF;
const GREEN: Colour = 0x1B_84_42;
const RED: Colour = 0xC4_2F_35;
const GREY: Colour = 0x7C_80_88;
const BLUE: Colour = 0x2B_62_CE;
const PLUM: Colour = 0x7A_3D_B8;
const GOLD: Colour = 0xFF_C8_3D;
const BRASS: Colour = 0x9A_66_0A;
const TEAL: Colour = 0x0C_77_86;

/// Stands for a share of somebody's tokens.
pub(super) const TOKENS: &str = "tokens";

/// In the order of the kinds of cards, then the tokens.
#[rustfmt::skip]
pub(super) static PICTURES: [Picture; KIND_COUNT + 1] = [
    Picture::new("card_plus1", "+1", &[Slab(6, 4, 88, 92, 16, EDGE), Slab(11, 9, 78, 82, 12, CARD), Slab(18, 44, 28, 11, 3, GREEN),
        Slab(27, 35, 11, 29, 3, GREEN), Slab(62, 25, 11, 50, 3, GREEN), Polygon(&[(62, 25), (62, 42), (53, 44),
        (53, 34)], GREEN)]),
    Picture::new("card_minus1", "-1", &[Slab(6, 4, 88, 92, 16, EDGE), Slab(11, 9, 78, 82, 12, CARD), Slab(18, 44, 28, 11, 3, RED),
        Slab(62, 25, 11, 50, 3, RED), Polygon(&[(62, 25), (62, 42), (53, 44), (53, 34)], RED)]),
    Picture::new("card_plus2", "+2", &[Slab(6, 4, 88, 92, 16, EDGE), Slab(11, 9, 78, 82, 12, CARD), Slab(18, 44, 28, 11, 3, GREEN),
        Slab(27, 35, 11, 29, 3, GREEN), Slab(52, 25, 30, 11, 3, GREEN), Slab(71, 25, 11, 30, 3, GREEN),
        Slab(52, 44, 30, 11, 3, GREEN), Slab(52, 44, 11, 30, 3, GREEN), Slab(52, 64, 30, 11, 3, GREEN)]),
    Picture::new("card_minus2", "-2", &[Slab(6, 4, 88, 92, 16, EDGE), Slab(11, 9, 78, 82, 12, CARD), Slab(18, 44, 28, 11, 3, RED),
        Slab(52, 25, 30, 11, 3, RED), Slab(71, 25, 11, 30, 3, RED), Slab(52, 44, 30, 11, 3, RED), Slab(52, 44, 11, 30, 3, RED),
        Slab(52, 64, 30, 11, 3, RED)]),
    Picture::new("card_plus3", "+3", &[Slab(6, 4, 88, 92, 16, EDGE), Slab(11, 9, 78, 82, 12, CARD), Slab(18, 44, 28, 11, 3, GREEN),
        Slab(27, 35, 11, 29, 3, GREEN), Slab(52, 25, 30, 11, 3, GREEN), Slab(71, 25, 11, 30, 3, GREEN),
        Slab(52, 44, 30, 11, 3, GREEN), Slab(71, 44, 11, 30, 3, GREEN), Slab(52, 64, 30, 11, 3, GREEN)]),
    Picture::new("card_minus3", "-3", &[Slab(6, 4, 88, 92, 16, EDGE), Slab(11, 9, 78, 82, 12, CARD), Slab(18, 44, 28, 11, 3, RED),
        Slab(52, 25, 30, 11, 3, RED), Slab(71, 25, 11, 30, 3, RED), Slab(52, 44, 30, 11, 3, RED), Slab(71, 44, 11, 30, 3, RED),
        Slab(52, 64, 30, 11, 3, RED)]),
    // It adds nothing; empty, it would look like a picture that is missing.
    Picture::in_words("card_blank", t::BLANK, &[Slab(6, 4, 88, 92, 16, EDGE), Slab(11, 9, 78, 82, 12, CARD), Slab(18, 44, 28, 11, 3, GREY),
        Slab(27, 35, 11, 29, 3, GREY), Slab(52, 25, 30, 11, 3, GREY), Slab(52, 25, 11, 50, 3, GREY), Slab(71, 25, 11, 50, 3, GREY),
        Slab(52, 64, 30, 11, 3, GREY)]),
    Picture::new("card_set0", "[0]", &[Slab(6, 4, 88, 92, 16, EDGE), Slab(11, 9, 78, 82, 12, BLUE), Slab(18, 37, 26, 9, 3, WHITE),
        Slab(18, 54, 26, 9, 3, WHITE), Slab(52, 25, 30, 11, 3, WHITE), Slab(52, 64, 30, 11, 3, WHITE), Slab(52, 25, 11, 31, 3, WHITE),
        Slab(71, 25, 11, 31, 3, WHITE), Slab(52, 44, 11, 31, 3, WHITE), Slab(71, 44, 11, 31, 3, WHITE)]),
    Picture::new("card_set1", "[1]", &[Slab(6, 4, 88, 92, 16, EDGE), Slab(11, 9, 78, 82, 12, BLUE), Slab(18, 37, 26, 9, 3, WHITE),
        Slab(18, 54, 26, 9, 3, WHITE), Slab(62, 25, 11, 50, 3, WHITE), Polygon(&[(62, 25), (62, 42), (53, 44), (53, 34)], WHITE)]),
    Picture::new("card_set2", "[2]", &[Slab(6, 4, 88, 92, 16, EDGE), Slab(11, 9, 78, 82, 12, BLUE), Slab(18, 37, 26, 9, 3, WHITE),
        Slab(18, 54, 26, 9, 3, WHITE), Slab(52, 25, 30, 11, 3, WHITE), Slab(71, 25, 11, 31, 3, WHITE), Slab(52, 44, 30, 11, 3, WHITE),
        Slab(52, 44, 11, 31, 3, WHITE), Slab(52, 64, 30, 11, 3, WHITE)]),
    Picture::new("card_set3", "[3]", &[Slab(6, 4, 88, 92, 16, EDGE), Slab(11, 9, 78, 82, 12, BLUE), Slab(18, 37, 26, 9, 3, WHITE),
        Slab(18, 54, 26, 9, 3, WHITE), Slab(52, 25, 30, 11, 3, WHITE), Slab(71, 25, 11, 31, 3, WHITE), Slab(52, 44, 30, 11, 3, WHITE),
        Slab(71, 44, 11, 31, 3, WHITE), Slab(52, 64, 30, 11, 3, WHITE)]),
    Picture::new("card_set4", "[4]", &[Slab(6, 4, 88, 92, 16, EDGE), Slab(11, 9, 78, 82, 12, BLUE), Slab(18, 37, 26, 9, 3, WHITE),
        Slab(18, 54, 26, 9, 3, WHITE), Slab(52, 25, 11, 31, 3, WHITE), Slab(52, 44, 30, 11, 3, WHITE), Slab(71, 25, 11, 31, 3, WHITE),
        Slab(71, 44, 11, 31, 3, WHITE)]),
    Picture::new("card_set5", "[5]", &[Slab(6, 4, 88, 92, 16, EDGE), Slab(11, 9, 78, 82, 12, BLUE), Slab(18, 37, 26, 9, 3, WHITE),
        Slab(18, 54, 26, 9, 3, WHITE), Slab(52, 25, 30, 11, 3, WHITE), Slab(52, 25, 11, 31, 3, WHITE), Slab(52, 44, 30, 11, 3, WHITE),
        Slab(71, 44, 11, 31, 3, WHITE), Slab(52, 64, 30, 11, 3, WHITE)]),
    Picture::new("card_set6", "[6]", &[Slab(6, 4, 88, 92, 16, EDGE), Slab(11, 9, 78, 82, 12, BLUE), Slab(18, 37, 26, 9, 3, WHITE),
        Slab(18, 54, 26, 9, 3, WHITE), Slab(52, 25, 30, 11, 3, WHITE), Slab(52, 25, 11, 31, 3, WHITE), Slab(52, 44, 30, 11, 3, WHITE),
        Slab(52, 44, 11, 31, 3, WHITE), Slab(71, 44, 11, 31, 3, WHITE), Slab(52, 64, 30, 11, 3, WHITE)]),
    Picture::new("card_set7", "[7]", &[Slab(6, 4, 88, 92, 16, EDGE), Slab(11, 9, 78, 82, 12, BLUE), Slab(18, 37, 26, 9, 3, WHITE),
        Slab(18, 54, 26, 9, 3, WHITE), Slab(52, 25, 30, 11, 3, WHITE), Slab(71, 25, 11, 31, 3, WHITE), Slab(71, 44, 11, 31, 3, WHITE)]),
    Picture::new("card_double", "×2", &[Slab(6, 4, 88, 92, 16, EDGE), Slab(11, 9, 78, 82, 12, PLUM), Polygon(&[(18, 40), (25, 33),
        (48, 58), (41, 65)], WHITE), Polygon(&[(41, 33), (48, 40), (25, 65), (18, 58)], WHITE), Slab(54, 25, 28, 11, 3, WHITE),
        Slab(71, 25, 11, 30, 3, WHITE), Slab(54, 44, 28, 11, 3, WHITE), Slab(54, 44, 11, 30, 3, WHITE),
        Slab(54, 64, 28, 11, 3, WHITE)]),
    Picture::new("card_half", "÷2", &[Slab(6, 4, 88, 92, 16, EDGE), Slab(11, 9, 78, 82, 12, PLUM), Slab(18, 45, 28, 9, 3, WHITE),
        Disc(32, 34, 6, WHITE), Disc(32, 65, 6, WHITE), Slab(54, 25, 28, 11, 3, WHITE), Slab(71, 25, 11, 30, 3, WHITE),
        Slab(54, 44, 28, 11, 3, WHITE), Slab(54, 44, 11, 30, 3, WHITE), Slab(54, 64, 28, 11, 3, WHITE)]),
    Picture::in_words("card_negate", t::NEGATE, &[Slab(6, 4, 88, 92, 16, EDGE), Slab(11, 9, 78, 82, 12, PLUM), Slab(30, 33, 40, 11, 3, WHITE),
        Slab(44, 18, 12, 41, 3, WHITE), Slab(30, 68, 40, 11, 3, WHITE)]),
    Picture::in_words("card_reroll", t::REROLL, &[Slab(6, 4, 88, 92, 16, EDGE), Slab(11, 9, 78, 82, 12, TEAL), Disc(50, 52, 29, WHITE),
        Disc(50, 52, 18, TEAL), Slab(52, 18, 36, 30, 0, TEAL), Polygon(&[(44, 12), (70, 28), (44, 44)], WHITE)]),
    Picture::in_words("card_pick", t::PICK, &[Slab(6, 4, 88, 92, 16, EDGE), Slab(11, 9, 78, 82, 12, TEAL), Polygon(&[(50, 16), (58, 40),
        (83, 41), (63, 56), (70, 80), (50, 66), (30, 80), (37, 56), (17, 41), (42, 40)], WHITE)]),
    Picture::in_words("card_flip", t::FLIP, &[Slab(6, 4, 88, 92, 16, EDGE), Slab(11, 9, 78, 82, 12, TEAL), Slab(28, 34, 12, 44, 3, WHITE),
        Polygon(&[(34, 16), (52, 42), (16, 42)], WHITE), Slab(60, 22, 12, 44, 3, WHITE), Polygon(&[(66, 84), (84, 58),
        (48, 58)], WHITE)]),
    Picture::new(TOKENS, "o", &[Disc(50, 50, 46, BRASS), Disc(50, 50, 38, GOLD), Disc(50, 50, 26, BRASS), Disc(50, 50, 21, GOLD)]),
];

impl Card {
    /// The name of its picture.
    pub(super) fn picture(self) -> &'static str {
        PICTURES[usize::from(self.0)].name
    }

    /// Its picture in a text.
    pub(super) fn token(self) -> String {
        PICTURES[usize::from(self.0)].token()
    }
}
