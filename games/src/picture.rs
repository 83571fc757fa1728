//! Small pictures that stand in running text: dice faces, and whatever a game has on its own dice.
//!
//! A text names a picture as `:d5:`. Whoever draws the message puts an application emoji there, or the picture's
//! [`Picture::plain`] text where emoji cannot be had. A picture is data, so that it can be drawn without any image file.

/// A picture of 100 by 100 units; shapes are painted in order.
#[derive(Debug)]
pub struct Picture {
    /// As in the token: `d5`. `[a-z0-9_]`, 2 to 24 characters, unique over all games.
    pub name: &'static str,
    /// Stands for it where there is no picture.
    pub plain: &'static str,
    pub shapes: &'static [Shape],
}

/// 0xRRGGBB.
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
/// On any other face.
#[must_use]
pub fn die(face: u8) -> &'static str {
    [":d1:", ":d2:", ":d3:", ":d4:", ":d5:", ":d6:"][usize::from(face) - 1]
}

/// The name of the picture of a common die's face, for a button or a menu.
///
/// # Panics
/// On any face but 1 to 6.
#[must_use]
pub fn die_name(face: u8) -> &'static str {
    DICE[usize::from(face) - 1].name
}

/// Several dice in a row, as tokens.
#[must_use]
pub fn dice(faces: impl IntoIterator<Item = u8>) -> String {
    faces.into_iter().map(die).collect::<Vec<_>>().join(" ")
}

/// The text with each token of a known picture replaced.
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
    fn tokens_are_replaced_and_other_colons_are_left() {
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
