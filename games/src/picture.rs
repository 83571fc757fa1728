//! Small pictures in running text: dice faces, and what a game has on dice of its own.
//!
//! A text names a picture as `:d5:`. The program that shows the text replaces the name by an emoji, or by the picture's
//! [`Picture::plain`] text where there are no emoji. A picture is data, so it needs no image file.

use crate::limits;

/// A picture of 100 by 100 units, from the top left corner; shapes are painted in order.
#[derive(Debug)]
pub struct Picture {
    /// The name in the token, `d5`: `[a-z0-9_]`, 2 to 24 characters, different from those of all other games.
    pub name: &'static str,
    /// What is written instead where there are no pictures.
    pub plain: &'static str,
    /// What it is made of.
    pub shapes: &'static [Shape],
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
            limits::fits(self.plain, 42),
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
    ($name:literal, $plain:literal, $($pip:expr),+) => {
        Picture { name: $name, plain: $plain, shapes: &[RIM, BODY, $(Shape::Disc($pip.0, $pip.1, 9, PIP)),+] }
    };
}

/// The six faces of a common die.
pub static DICE: [Picture; 6] = [
    die!("d1", "⚀", (50, 50)),
    die!("d2", "⚁", (30, 30), (70, 70)),
    die!("d3", "⚂", (28, 28), (50, 50), (72, 72)),
    die!("d4", "⚃", (30, 30), (70, 30), (30, 70), (70, 70)),
    die!("d5", "⚄", (28, 28), (72, 28), (50, 50), (28, 72), (72, 72)),
    die!(
        "d6",
        "⚅",
        (30, 26),
        (70, 26),
        (30, 50),
        (70, 50),
        (30, 74),
        (70, 74)
    ),
];

/// The token of a common die's face, 1 to 6: `:d5:`.
///
/// # Panics
/// If the face is not 1 to 6.
#[must_use]
pub fn die(face: u8) -> &'static str {
    [":d1:", ":d2:", ":d3:", ":d4:", ":d5:", ":d6:"][usize::from(face) - 1]
}

/// The name of the picture of a common die's face, for a button or a menu.
///
/// # Panics
/// If the face is not 1 to 6.
#[must_use]
pub fn die_name(face: u8) -> &'static str {
    DICE[usize::from(face) - 1].name
}

/// Several dice in a row, as tokens.
#[must_use]
pub fn dice(faces: impl IntoIterator<Item = u8>) -> String {
    faces.into_iter().map(die).collect::<Vec<_>>().join(" ")
}

/// The text with each token replaced by what `picture` gives for its name. A token for which it gives `None` stays.
#[must_use]
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

    #[test]
    fn tokens_are_replaced_and_other_colons_stay() {
        let plain = |text| {
            replaced(text, |name| {
                DICE.iter()
                    .find(|die| die.name == name)
                    .map(|die| die.plain.to_owned())
            })
        };
        assert_eq!(plain("kept: :d4: :d5:"), "kept: ⚃ ⚄");
        assert_eq!(plain("10:30 :d4:d5: <:x:1>"), "10:30 ⚃d5: <:x:1>");
        assert_eq!(plain(":"), ":");
    }
}
