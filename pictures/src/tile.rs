//! Draws a picture, which is plain data, as pixels.

use games::picture::{Colour, DICE, Picture, Shape};
use tiny_skia::{FillRule, Path, PathBuilder, Pixmap, Rect, Transform};

use crate::gif::{Shown, gif};
use crate::letters::paint;

/// Draws a picture, with so many pixels to a side.
///
/// # Panics
/// If a shape of the picture has no area, which a test rules out, or the side is zero.
pub fn tile(picture: &Picture, side: u16) -> Pixmap {
    let mut canvas = Pixmap::new(side.into(), side.into()).expect("the side is not zero");
    let scale = Transform::from_scale(f32::from(side) / 100.0, f32::from(side) / 100.0);
    put(&mut canvas, picture, scale);
    if picture.opacity < 100 {
        for part in canvas.data_mut() {
            *part = u8::try_from(u32::from(*part) * u32::from(picture.opacity) / 100)
                .expect("less than it was");
        }
    }
    canvas
}

/// How many moments a die tumbles before it lies.
pub const TUMBLES: u8 = 6;

/// A common die with this face, from 0, in a moment of its tumbling: it turns and shows other faces, more slowly towards the end.
///
/// # Panics
/// If the side is zero.
pub fn tumble(face: u8, moment: u8, side: u16) -> Pixmap {
    let left = TUMBLES - moment.min(TUMBLES);
    // Each die begins with another face, and no two moments show the same.
    let shown = &DICE[usize::from(face + 2 * left + left / 3) % DICE.len()];
    let (left, whole) = (f32::from(left), f32::from(side));
    let turn = 9.0 * left * left / 2.0 + f32::from(face) * left * 3.0;
    let small = 0.72 / 100.0 * whole;
    let hop = 0.12 * whole * (left * 1.1).sin().abs();
    let mut canvas = Pixmap::new(side.into(), side.into()).expect("the side is not zero");
    let place = Transform::from_translate(-50.0, -50.0)
        .post_scale(small, small)
        .post_rotate(turn)
        .post_translate(whole / 2.0, whole / 2.0 - hop);
    put(&mut canvas, shown, place);
    canvas
}

/// A die that tumbles once and lies, as a GIF. It begins with the face, for a moment nobody notices, because a client that does not
/// move pictures shows the first one.
///
/// # Panics
/// If it cannot be encoded, for which frames in memory give no reason.
pub fn rolling(face: u8, side: u16) -> Vec<u8> {
    let rest = || tile(&DICE[usize::from(face)], side);
    let mut frames = vec![Shown {
        canvas: rest(),
        time: 2,
    }];
    frames.extend((0..TUMBLES).map(|moment| Shown {
        canvas: tumble(face, moment, side),
        time: 5 + u16::from(moment),
    }));
    frames.push(Shown {
        canvas: rest(),
        time: 100,
    });
    gif(&frames, false).expect("frames in memory can be encoded")
}

fn put(canvas: &mut Pixmap, picture: &Picture, place: Transform) {
    for shape in picture.shapes {
        let (path, colour) = outline(shape).expect("a shape has an area");
        canvas.fill_path(&path, &paint(colour), FillRule::Winding, place, None);
    }
}

/// A canvas as a PNG.
///
/// # Panics
/// If it cannot be encoded, for which a canvas in memory gives no reason.
pub fn png(canvas: &Pixmap) -> Vec<u8> {
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
