//! Writes on a canvas, in a font that the program brings along, so the machine needs none: `JetBrains Mono`, whose letters are all of one
//! width, with the letters and marks of every language of the program that is written in Latin ones. `font/OFL.txt` is its licence.

use std::sync::LazyLock;

use games::picture::Colour;
use tiny_skia::{Color, FillRule, Paint, PathBuilder, Pixmap, Transform};
use ttf_parser::{Face, OutlineBuilder};

static FONT: LazyLock<Face<'static>> = LazyLock::new(|| {
    let font = include_bytes!("../font/JetBrainsMono-SemiBold.ttf");
    Face::parse(font, 0).expect("it was made with the program")
});

/// The width of a letter and the height of a capital one, in the font's units.
const LETTER: f32 = 600.0;
const CAPITAL: f32 = 730.0;

/// Whether the font has this character.
pub(crate) fn has(letter: char) -> bool {
    FONT.glyph_index(letter).is_some()
}

/// Which end of a text stands at its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// Where it begins.
    Left,
    /// Where it ends.
    Right,
}

/// Writes a text of one line whose letters are so many pixels wide. The place of its end is at half the height of a capital.
pub fn write(
    canvas: &mut Pixmap,
    text: &str,
    letter: f32,
    ink: Colour,
    end: End,
    (x, y): (f32, f32),
) {
    let letters = u16::try_from(text.chars().count()).unwrap_or(u16::MAX);
    let mut outline = Outline {
        path: PathBuilder::new(),
        scale: letter / LETTER,
        x: match end {
            End::Left => x,
            End::Right => x - letter * f32::from(letters),
        },
        y: y + letter / LETTER * CAPITAL / 2.0,
    };
    for each in text.chars() {
        if let Some(glyph) = FONT.glyph_index(each) {
            FONT.outline_glyph(glyph, &mut outline);
        }
        outline.x += letter;
    }
    if let Some(path) = outline.path.finish() {
        let (paint, rule) = (paint(ink), FillRule::Winding);
        canvas.fill_path(&path, &paint, rule, Transform::identity(), None);
    }
}

/// The outline of a text: where the next letter stands, and how large it is.
struct Outline {
    path: PathBuilder,
    scale: f32,
    x: f32,
    y: f32,
}

impl Outline {
    /// The font counts upwards, a picture downwards.
    fn at(&self, x: f32, y: f32) -> (f32, f32) {
        (self.x + self.scale * x, self.y - self.scale * y)
    }
}

impl OutlineBuilder for Outline {
    fn move_to(&mut self, x: f32, y: f32) {
        let (x, y) = self.at(x, y);
        self.path.move_to(x, y);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        let (x, y) = self.at(x, y);
        self.path.line_to(x, y);
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        let ((x1, y1), (x, y)) = (self.at(x1, y1), self.at(x, y));
        self.path.quad_to(x1, y1, x, y);
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        let ((x1, y1), (x2, y2), (x, y)) = (self.at(x1, y1), self.at(x2, y2), self.at(x, y));
        self.path.cubic_to(x1, y1, x2, y2, x, y);
    }

    fn close(&mut self) {
        self.path.close();
    }
}

/// A paint of this colour without transparency.
pub fn paint(with: Colour) -> Paint<'static> {
    let mut paint = Paint::default();
    paint.set_color(colour(with));
    paint
}

/// A colour without transparency.
pub fn colour(with: Colour) -> Color {
    let [_, red, green, blue] = with.to_be_bytes();
    Color::from_rgba8(red, green, blue, 255)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    /// Columns of numbers stand one below the other only if all letters are as wide as they are taken to be.
    #[test]
    fn every_character_of_latin_1_is_there_and_as_wide_as_the_others() {
        let letters = ('\u{20}'..='\u{7e}').chain('\u{a0}'..='\u{ff}');
        for letter in letters.filter(|letter| *letter != '\u{ad}') {
            let glyph = FONT.glyph_index(letter).expect("a letter");
            assert_eq!(
                FONT.glyph_hor_advance(glyph).map(f32::from),
                Some(LETTER),
                "{letter}"
            );
        }
        assert_eq!(FONT.capital_height().map(f32::from), Some(CAPITAL));
    }

    #[test]
    fn a_text_stands_where_it_is_put() {
        let mut canvas = Pixmap::new(100, 40).unwrap();
        write(
            &mut canvas,
            "HH",
            20.0,
            0xFF_FF_FF,
            End::Right,
            (90.0, 20.0),
        );
        let inked = |x, y| canvas.pixel(x, y).unwrap().alpha() > 0;
        let columns: Vec<u32> = (0..100).filter(|x| (0..40).any(|y| inked(*x, y))).collect();
        let rows: Vec<u32> = (0..40).filter(|y| (0..100).any(|x| inked(x, *y))).collect();
        assert!(columns.iter().all(|x| (50..90).contains(x)), "{columns:?}");
        let (top, bottom) = (rows[0], rows[rows.len() - 1]);
        assert!(top + bottom == 39 && bottom - top > 22, "{top} {bottom}");
    }

    #[test]
    fn the_font_has_every_letter_of_the_languages_that_pictures_are_in() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../locales");
        for lang in ["en", "de", "es", "fr", "it", "pl", "pt-BR"] {
            for file in fs::read_dir(format!("{folder}/{lang}/games")).expect("texts of games") {
                let path = file.expect("a file").path();
                let text = fs::read_to_string(&path).expect("a text");
                // An arrow is drawn as an equals sign.
                let lacks = text.chars().find(|c| *c > ' ' && *c != '→' && !has(*c));
                assert_eq!(lacks, None, "{}", path.display());
            }
        }
    }
}
