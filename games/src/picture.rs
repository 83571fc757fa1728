//! Small pictures in running text: dice faces, and whatever else a game shows.
//!
//! A text names a picture as `:d5:`. The program that shows the text replaces the name by an emoji, or by the picture's
//! [`Picture::plain`] text where there are no emoji. A picture is data, so it needs no image file.

mod numbers;

use crate::lang::Phrase;
use crate::limits;

pub use numbers::{UNKNOWN, number, numbers};

/// A picture of 100 by 100 units, from the top left corner; shapes are painted in order.
#[derive(Debug)]
pub struct Picture {
    /// The name in the token, `d5`: `[a-z0-9_]`, 2 to 24 characters, different from those of all other games.
    pub name: &'static str,
    /// What is written instead where there are no pictures.
    pub plain: Phrase,
    /// What it is made of.
    pub shapes: &'static [Shape],
    /// How much of it is seen, in percent: less than all where it is only the place of something that is not there.
    pub opacity: u8,
}

impl Picture {
    /// A picture of something that is there.
    pub(crate) const fn new(
        name: &'static str,
        plain: &'static str,
        shapes: &'static [Shape],
    ) -> Self {
        Self::in_words(name, Phrase::Same(plain), shapes)
    }

    /// As a text names it.
    pub fn token(&self) -> String {
        format!(":{}:", self.name)
    }

    /// One for which there is a word in each language.
    pub(crate) const fn in_words(
        name: &'static str,
        plain: Phrase,
        shapes: &'static [Shape],
    ) -> Self {
        Self {
            name,
            plain,
            shapes,
            opacity: 100,
        }
    }
}

/// A colour as 0xRRGGBB.
pub type Colour = u32;

/// One filled shape.
#[derive(Debug)]
pub enum Shape {
    /// Centre x, centre y, radius.
    Disc(i16, i16, i16, Colour),
    /// Left, top, width, height, corner radius.
    Slab(i16, i16, i16, i16, i16, Colour),
    /// Corners in order.
    Polygon(&'static [(i16, i16)], Colour),
}

impl Picture {
    /// Fails to compile, when called in a constant, if the name is misspelled or there is nothing to write in its place.
    pub(crate) const fn check(&self) {
        assert!(
            limits::is_made_of(self.name, 2, 24, b"abcdefghijklmnopqrstuvwxyz0123456789_"),
            "the name of a picture is spelled [a-z0-9_], in 2 to 24 characters"
        );
        assert!(
            self.plain.fits(42),
            "a picture has a text to write in its place"
        );
    }
}

const CARD: Colour = 0xF4_F1_E8;
const EDGE: Colour = 0x3B_3F_4A;
const PIP: Colour = 0x22_24_2B;

const BODY: Shape = Shape::Slab(8, 8, 84, 84, 20, CARD);
const RIM: Shape = Shape::Slab(4, 4, 92, 92, 23, EDGE);

macro_rules! die {
    ($name:expr, $plain:literal, [$($ground:expr),+], $pip:expr, $($at:expr),+) => {
        Picture::new($name, $plain, &[$($ground),+, $(Shape::Disc($at.0, $at.1, 9, $pip)),+])
    };
}

/// The six faces of a common die on this ground.
#[rustfmt::skip]
macro_rules! dice {
    ($suffix:literal, $pip:expr, $($ground:expr),+) => {
        [
            die!(concat!("d1", $suffix), "⚀", [$($ground),+], $pip, (50, 50)),
            die!(concat!("d2", $suffix), "⚁", [$($ground),+], $pip, (30, 30), (70, 70)),
            die!(concat!("d3", $suffix), "⚂", [$($ground),+], $pip, (28, 28), (50, 50), (72, 72)),
            die!(concat!("d4", $suffix), "⚃", [$($ground),+], $pip, (30, 30), (70, 30), (30, 70), (70, 70)),
            die!(concat!("d5", $suffix), "⚄", [$($ground),+], $pip, (28, 28), (72, 28), (50, 50), (28, 72), (72, 72)),
            die!(concat!("d6", $suffix), "⚅", [$($ground),+], $pip, (30, 26), (70, 26), (30, 50), (70, 50), (30, 74), (70, 74)),
        ]
    };
}

/// The six faces of a common die.
pub static DICE: [Picture; 6] = dice!("", PIP, RIM, BODY);

/// A common die just rolled: where pictures can move, it tumbles once and comes to rest on its face.
pub static ROLLED_DICE: [Picture; 6] = dice!("r", PIP, RIM, BODY);

/// A die in a thick frame: just placed or rolled.
pub static NEW_DICE: [Picture; 6] = dice!(
    "n",
    PIP,
    Shape::Slab(2, 2, 96, 96, 24, 0xF0_8A_24),
    Shape::Slab(12, 12, 76, 76, 15, CARD)
);

/// A green die: only tried out.
pub static TRIED_DICE: [Picture; 6] = dice!(
    "t",
    0x0B_4F_2C,
    Shape::Slab(2, 2, 96, 96, 24, 0x1E_9E_5A),
    Shape::Slab(10, 10, 80, 80, 17, 0xA8_EB_C4)
);

/// A dark die: set aside, and not rolled again.
pub static ASIDE_DICE: [Picture; 6] =
    dice!("a", CARD, RIM, Shape::Slab(8, 8, 84, 84, 20, 0x5A_66_80));

/// One player's mark: a colour with a shape on it, so that the colour does not carry the meaning alone.
macro_rules! mark {
    ($name:literal, $plain:literal, $colour:expr, $($shape:expr),+) => {
        Picture::new($name, $plain, &[Shape::Slab(5, 5, 90, 90, 20, $colour), $($shape),+])
    };
}

const SHAPE: Colour = 0xFF_FF_FF;

/// The colours of [`MARKS`].
pub const MARK_COLOURS: [Colour; 8] = [
    0xD9_3A_3F, 0x2F_6B_E4, 0x2B_8A_4B, 0x84_4F_CF, 0xB8_7C_00, 0x0E_87_98, 0xC9_3C_92, 0x7A_5A_3E,
];

/// The marks of the players, in the order of their seats. `plain` is only for texts without a name beside it.
#[rustfmt::skip]
pub static MARKS: [Picture; 8] = [
    mark!("red", "●", MARK_COLOURS[0], Shape::Disc(50, 50, 23, SHAPE)),
    mark!("blue", "■", MARK_COLOURS[1], Shape::Slab(29, 29, 42, 42, 4, SHAPE)),
    mark!("green", "▲", MARK_COLOURS[2], Shape::Polygon(&[(50, 23), (78, 72), (22, 72)], SHAPE)),
    mark!("violet", "◆", MARK_COLOURS[3], Shape::Polygon(&[(50, 20), (80, 50), (50, 80), (20, 50)], SHAPE)),
    mark!("gold", "☾", MARK_COLOURS[4], Shape::Disc(47, 50, 29, SHAPE), Shape::Disc(60, 44, 23, MARK_COLOURS[4])),
    mark!("cyan", "○", MARK_COLOURS[5], Shape::Disc(50, 50, 27, SHAPE), Shape::Disc(50, 50, 14, MARK_COLOURS[5])),
    mark!("pink", "★", MARK_COLOURS[6], Shape::Polygon(&[(50, 19), (58, 40), (81, 41), (63, 55), (69, 77), (50, 65), (31, 77),
        (37, 55), (19, 41), (42, 40)], SHAPE)),
    mark!("brown", "▬", MARK_COLOURS[7], Shape::Slab(24, 29, 52, 16, 4, SHAPE), Shape::Slab(24, 55, 52, 16, 4, SHAPE)),
];

/// A medal on a ribbon, with as many bars as its place.
macro_rules! medal {
    ($name:literal, $plain:literal, $rim:literal, $metal:literal, $($bar:literal),+) => {
        Picture::new($name, $plain, &[
                Shape::Polygon(&[(22, 4), (44, 4), (60, 40), (38, 40)], 0x2F_6F_D6),
                Shape::Polygon(&[(78, 4), (56, 4), (40, 40), (62, 40)], 0x1F_4F_A8),
                Shape::Disc(50, 64, 32, $rim),
                Shape::Disc(50, 64, 26, $metal),
                $(Shape::Slab($bar, 50, 6, 28, 2, SHAPE)),+
            ])
    };
}

/// What every game may use beside the dice: an empty place on which nothing is drawn, the crown of who leads or wins, a bust, and medals.
#[rustfmt::skip]
pub static COMMON: [Picture; 6] = [
    Picture::new("bust", "💥", &[
        Shape::Polygon(&[(50, 2), (60, 26), (84, 12), (76, 38), (98, 50), (76, 62), (84, 88), (60, 74),
            (50, 98), (40, 74), (16, 88), (24, 62), (2, 50), (24, 38), (16, 12), (40, 26)], 0xD9_3A_3F),
        Shape::Disc(50, 50, 24, 0xF5_9E_0B),
        Shape::Disc(50, 50, 12, 0xFD_E6_8A),
    ]),
    medal!("first", "🥇", 0xC8_86_0A, 0xE9_A8_20, 47),
    medal!("second", "🥈", 0x7F_87_93, 0xA3_AB_B7, 41, 53),
    medal!("third", "🥉", 0x8A_4B_1E, 0xB9_6A_33, 36, 47, 58),
    Picture::new("gap", " ", &[]),
    Picture::new("crown", "★", &[
        Shape::Polygon(&[(10, 26), (32, 48), (50, 16), (68, 48), (90, 26), (82, 78), (18, 78)], 0xE9_A8_20),
        Shape::Slab(18, 72, 64, 14, 4, 0xC8_86_0A),
    ]),
];

/// Every picture that belongs to no game.
pub fn shared() -> impl Iterator<Item = &'static Picture> {
    [&DICE, &ROLLED_DICE, &NEW_DICE, &TRIED_DICE, &ASIDE_DICE]
        .into_iter()
        .flatten()
        .chain(&MARKS)
        .chain(&COMMON)
}

/// The token of a common die's face, 1 to 6: `:d5:`.
///
/// # Panics
/// If the face is not 1 to 6.
pub fn die(face: u8) -> &'static str {
    [":d1:", ":d2:", ":d3:", ":d4:", ":d5:", ":d6:"][usize::from(face) - 1]
}

/// The name of the picture of a common die's face, for a button or a menu.
///
/// # Panics
/// If the face is not 1 to 6.
pub fn die_name(face: u8) -> &'static str {
    DICE[usize::from(face) - 1].name
}

/// Several dice in a row, as tokens.
pub fn dice(faces: impl IntoIterator<Item = u8>) -> String {
    faces.into_iter().map(die).collect::<Vec<_>>().join(" ")
}

/// The text with each token replaced by what `picture` gives for its name. A token for which it gives `None` stays.
pub fn replaced(text: &str, picture: impl Fn(&str) -> Option<String>) -> String {
    let mut result = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(start) = rest.find(':') {
        let after = &rest[start + 1..];
        let found = after
            .find(':')
            .and_then(|end| Some((end, picture(&after[..end])?)));
        if let Some((end, drawn)) = found {
            result.push_str(&rest[..start]);
            result.push_str(&drawn);
            rest = &after[end + 1..];
        } else {
            result.push_str(&rest[..=start]);
            rest = after;
        }
    }
    result.push_str(rest);
    result
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lang::Lang;

    #[test]
    fn tokens_are_replaced_and_other_colons_stay() {
        let plain = |text| {
            replaced(text, |name| {
                DICE.iter()
                    .find(|die| die.name == name)
                    .map(|die| die.plain.say(Lang::En).to_owned())
            })
        };
        assert_eq!(plain("kept: :d4: :d5:"), "kept: ⚃ ⚄");
        assert_eq!(plain("10:30 :d4:d5: <:x:1>"), "10:30 ⚃d5: <:x:1>");
        assert_eq!(plain(":"), ":");
    }
}
