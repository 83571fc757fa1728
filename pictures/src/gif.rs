//! Frames as a GIF. All frames share one list of colours, and of an opaque frame only what differs from the one before is stored.

use ::gif::{DisposalMethod, Encoder, EncodingError, Frame, Repeat};
use tiny_skia::Pixmap;

/// One picture, and how long it is seen, in hundredths of a second.
pub(crate) struct Shown {
    pub(crate) canvas: Pixmap,
    pub(crate) time: u16,
}

/// The first colour of the list is none: what shines through.
const CLEAR: u8 = 0;

/// Five bits of each part of a colour are told apart.
const SHADES: usize = 1 << 15;

/// Frames of the same size, of at least one; a GIF that does not repeat stops at its last.
pub(crate) fn gif(frames: &[Shown], repeats: bool) -> Result<Vec<u8>, EncodingError> {
    let colours = Colours::of(frames);
    let (width, height) = (
        frames[0].canvas.width() as usize,
        frames[0].canvas.height() as usize,
    );
    let size = |side: usize| u16::try_from(side).unwrap_or(u16::MAX);
    let mut bytes = Vec::new();
    let mut encoder = Encoder::new(&mut bytes, size(width), size(height), &colours.list)?;
    if repeats {
        encoder.set_repeat(Repeat::Infinite)?;
    }
    let mut before: Option<Vec<u8>> = None;
    for (nth, shown) in (1..).zip(frames) {
        let drawn = colours.indexed(&shown.canvas);
        let opaque = !drawn.contains(&CLEAR);
        let [left, top, right, bottom] = match &before {
            Some(before) if opaque => changed(before, &drawn, width),
            _ => [0, 0, width, height],
        };
        let rows = drawn.chunks(width).skip(top).take(bottom - top);
        let buffer: Vec<u8> = rows
            .flat_map(|row| row[left..right].iter().copied())
            .collect();
        encoder.write_frame(&Frame {
            delay: shown.time,
            // The last one stays.
            dispose: if opaque || nth == frames.len() {
                DisposalMethod::Keep
            } else {
                DisposalMethod::Background
            },
            transparent: (!opaque).then_some(CLEAR),
            left: size(left),
            top: size(top),
            width: size(right - left),
            height: size(bottom - top),
            buffer: buffer.into(),
            ..Frame::default()
        })?;
        before = Some(drawn);
    }
    drop(encoder);
    Ok(bytes)
}

/// Left, top, right and bottom of what differs; one pixel if nothing does, because a frame is never empty.
fn changed(before: &[u8], after: &[u8], width: usize) -> [usize; 4] {
    let differs = |at: &usize| before[*at] != after[*at];
    let at = (0..after.len()).filter(differs);
    let corners = at.fold(None, |corners: Option<[usize; 4]>, at| {
        let (x, y) = (at % width, at / width);
        Some(match corners {
            None => [x, y, x + 1, y + 1],
            Some([left, top, right, bottom]) => {
                [left.min(x), top.min(y), right.max(x + 1), bottom.max(y + 1)]
            }
        })
    });
    corners.unwrap_or([0, 0, 1, 1])
}

/// At most 255 colours that stand for all.
struct Colours {
    /// Red, green and blue of each.
    list: Vec<u8>,
    /// Which of them stands for each shade.
    of_shade: Vec<u8>,
}

fn shade([red, green, blue]: [u8; 3]) -> usize {
    usize::from(red >> 3) << 10 | usize::from(green >> 3) << 5 | usize::from(blue >> 3)
}

impl Colours {
    /// The most frequent ones.
    fn of(frames: &[Shown]) -> Self {
        let mut counts = vec![(0_u32, [0; 3]); SHADES];
        for pixel in frames.iter().flat_map(|shown| shown.canvas.pixels()) {
            if pixel.alpha() >= 128 {
                let colour = [pixel.red(), pixel.green(), pixel.blue()];
                let (count, first) = &mut counts[shade(colour)];
                if *count == 0 {
                    *first = colour;
                }
                *count += 1;
            }
        }
        let used: Vec<usize> = (0..SHADES).filter(|shade| counts[*shade].0 > 0).collect();
        let mut frequent = used.clone();
        frequent.sort_by_key(|shade| std::cmp::Reverse(counts[*shade].0));
        frequent.truncate(255);
        let chosen: Vec<[u8; 3]> = frequent.iter().map(|shade| counts[*shade].1).collect();
        let mut of_shade = vec![CLEAR; SHADES];
        for shade in used {
            let own = counts[shade].1;
            let far = |other: &[u8; 3]| -> u32 {
                let parts = own.iter().zip(other);
                parts
                    .map(|(one, other)| u32::from(one.abs_diff(*other)).pow(2))
                    .sum()
            };
            let nearest = (1..=255).zip(&chosen).min_by_key(|(_, other)| far(other));
            of_shade[shade] = nearest.map_or(CLEAR, |(number, _)| number);
        }
        let list = std::iter::once([0; 3]).chain(chosen).flatten().collect();
        Self { list, of_shade }
    }

    fn indexed(&self, canvas: &Pixmap) -> Vec<u8> {
        let number = |pixel: &tiny_skia::PremultipliedColorU8| {
            if pixel.alpha() < 128 {
                CLEAR
            } else {
                self.of_shade[shade([pixel.red(), pixel.green(), pixel.blue()])]
            }
        };
        canvas.pixels().iter().map(number).collect()
    }
}
