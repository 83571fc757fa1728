//! Writes on a canvas, in a font that the program brings along, so the machine needs none.

use std::convert::Infallible;

use embedded_graphics::draw_target::DrawTarget;
use embedded_graphics::geometry::{OriginDimensions, Point, Size};
use embedded_graphics::mono_font::{MonoFont, MonoTextStyle};
use embedded_graphics::pixelcolor::BinaryColor;
use embedded_graphics::text::{Alignment, Baseline, Text, TextStyleBuilder};
use embedded_graphics::{Drawable, Pixel};
use games::picture::Colour;
use tiny_skia::{Color, Paint, Pixmap, PremultipliedColorU8};

/// Writes a text of one line, so many times as large as the font: the place is its left or right end, at half its height.
#[expect(
    clippy::cast_possible_truncation,
    reason = "letters stand on whole pixels"
)]
pub fn write(
    canvas: &mut Pixmap,
    text: &str,
    (font, times): (&MonoFont<'_>, u16),
    ink: Colour,
    alignment: Alignment,
    (x, y): (f32, f32),
) {
    let style = MonoTextStyle::new(font, BinaryColor::On);
    let place = TextStyleBuilder::new().alignment(alignment);
    let place = place.baseline(Baseline::Middle).build();
    let at = |along: f32| (along / f32::from(times)) as i32;
    let text = Text::with_text_style(text, Point::new(at(x), at(y)), style, place);
    let ink = colour(ink).premultiply().to_color_u8();
    let Ok(_) = text.draw(&mut Letters { canvas, times, ink });
}

/// Where the font's pixels go.
struct Letters<'a> {
    canvas: &'a mut Pixmap,
    times: u16,
    ink: PremultipliedColorU8,
}

impl OriginDimensions for Letters<'_> {
    fn size(&self) -> Size {
        let times = u32::from(self.times);
        Size::new(self.canvas.width() / times, self.canvas.height() / times)
    }
}

impl DrawTarget for Letters<'_> {
    type Color = BinaryColor;
    type Error = Infallible;

    fn draw_iter<I: IntoIterator<Item = Pixel<BinaryColor>>>(
        &mut self,
        pixels: I,
    ) -> Result<(), Infallible> {
        let (size, times, ink) = (self.size(), u32::from(self.times), self.ink);
        let width = self.canvas.width();
        for Pixel(at, drawn) in pixels {
            let (Ok(x), Ok(y)) = (u32::try_from(at.x), u32::try_from(at.y)) else {
                continue;
            };
            if !drawn.is_on() || x >= size.width || y >= size.height {
                continue;
            }
            for row in y * times..(y + 1) * times {
                let from = (row * width + x * times) as usize;
                self.canvas.pixels_mut()[from..from + times as usize].fill(ink);
            }
        }
        Ok(())
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
