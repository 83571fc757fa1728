//! Draws a picture, which is plain data, as pixels.

use games::picture::{Colour, Picture, Shape};
use tiny_skia::{FillRule, Path, PathBuilder, Pixmap, Rect, Transform};

use crate::pictures::letters::paint;

/// How much of a faded picture is seen, in percent, on a dark ground as on a light one.
const FADED: u32 = 28;

/// Draws a picture, with so many pixels to a side.
///
/// # Panics
/// If a shape of the picture has no area, which a test rules out, or the side is zero.
pub(crate) fn tile(picture: &Picture, side: u16) -> Pixmap {
    let mut canvas = Pixmap::new(side.into(), side.into()).expect("the side is not zero");
    let scale = Transform::from_scale(f32::from(side) / 100.0, f32::from(side) / 100.0);
    for shape in picture.shapes {
        let (path, colour) = outline(shape).expect("a shape has an area");
        canvas.fill_path(&path, &paint(colour), FillRule::Winding, scale, None);
    }
    if picture.faded {
        for part in canvas.data_mut() {
            *part = u8::try_from(u32::from(*part) * FADED / 100).expect("less than it was");
        }
    }
    canvas
}

/// A canvas as a PNG.
pub(crate) fn png(canvas: &Pixmap) -> Vec<u8> {
    let png = canvas.encode_png();
    png.expect("a canvas in memory can be encoded")
}

fn outline(shape: &Shape) -> Option<(Path, Colour)> {
    let mut path = PathBuilder::new();
    let colour = match shape {
        Shape::Disc(x, y, radius, colour) => {
            path.push_circle(f32::from(*x), f32::from(*y), f32::from(*radius));
            *colour
        }
        Shape::Slab(left, top, width, height, round, colour) => {
            let (left, top) = (f32::from(*left), f32::from(*top));
            let (width, height) = (f32::from(*width), f32::from(*height));
            slab(
                &mut path,
                Rect::from_xywh(left, top, width, height)?,
                f32::from(*round),
            );
            *colour
        }
        Shape::Polygon(corners, colour) => {
            for (index, (x, y)) in corners.iter().enumerate() {
                let (x, y) = (f32::from(*x), f32::from(*y));
                if index == 0 {
                    path.move_to(x, y);
                } else {
                    path.line_to(x, y);
                }
            }
            path.close();
            *colour
        }
    };
    Some((path.finish()?, colour))
}

/// A rectangle with round corners.
fn slab(path: &mut PathBuilder, rect: Rect, round: f32) {
    let (left, top, right, bottom) = (rect.left(), rect.top(), rect.right(), rect.bottom());
    path.move_to(left + round, top);
    path.line_to(right - round, top);
    path.quad_to(right, top, right, top + round);
    path.line_to(right, bottom - round);
    path.quad_to(right, bottom, right - round, bottom);
    path.line_to(left + round, bottom);
    path.quad_to(left, bottom, left, bottom - round);
    path.line_to(left, top + round);
    path.quad_to(left, top, left + round, top);
    path.close();
}
