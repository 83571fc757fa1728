//! The games' pictures as application emoji: drawn here from their shapes, uploaded once under stable names. Texts show the plain
//! form of a picture that is not uploaded.

use std::collections::HashMap;
use std::sync::{Arc, PoisonError, RwLock};

use games::picture::{self, Colour, DICE, Picture, Shape};
use games::registry::GAMES;
use serde_json::json;
use serenity::all::{EmojiId, Http, ReactionType};
use tiny_skia::{Color, FillRule, Paint, Path, PathBuilder, Pixmap, Rect, Transform};

use crate::protocol::answer::{with_retries, without_address};

/// Discord recommends 128: <https://discord.com/developers/docs/resources/emoji#emoji-formats>
const SIDE: u32 = 128;

/// The prefix of each name, which tells the bot's emoji from others of the same application.
const PREFIX: &str = "roll_";

/// The emoji ids of uploaded pictures. Clones share them.
#[derive(Clone, Debug, Default)]
pub(crate) struct Emoji(Arc<RwLock<HashMap<&'static str, EmojiId>>>);

/// The dice, and the pictures of all games.
fn pictures() -> impl Iterator<Item = &'static Picture> {
    DICE.iter()
        .chain(GAMES.iter().flat_map(|game| game.info().pictures))
}

/// Finds a picture by its name.
#[must_use]
pub(crate) fn picture(name: &str) -> Option<&'static Picture> {
    pictures().find(|picture| picture.name == name)
}

/// Replaces picture tokens by their plain form, for places that cannot show emoji.
#[must_use]
pub(crate) fn plain(text: &str) -> String {
    picture::replaced(text, |name| {
        picture(name).map(|picture| picture.plain.to_owned())
    })
}

impl Emoji {
    fn id(&self, name: &str) -> Option<EmojiId> {
        self.0
            .read()
            .unwrap_or_else(PoisonError::into_inner)
            .get(name)
            .copied()
    }

    /// Replaces picture tokens by emoji, or by their plain form.
    #[must_use]
    pub(crate) fn text(&self, text: &str) -> String {
        picture::replaced(text, |name| match self.id(name) {
            Some(id) => Some(format!("<:{PREFIX}{name}:{id}>")),
            None => picture(name).map(|picture| picture.plain.to_owned()),
        })
    }

    /// The emoji before a label; `None` if it is not uploaded, because the label says the same.
    #[must_use]
    pub(crate) fn reaction(&self, name: &str) -> Option<ReactionType> {
        let id = self.id(name)?;
        Some(ReactionType::Custom {
            animated: false,
            id,
            name: Some(format!("{PREFIX}{name}")),
        })
    }

    /// How many pictures Discord lacks, and how many there are.
    pub(crate) async fn missing(&self, http: &Http) -> Result<(usize, usize), serenity::Error> {
        let known = http.get_application_emojis().await?;
        let has = |picture: &Picture| {
            let name = format!("{PREFIX}{}", picture.name);
            known.iter().any(|emoji| emoji.name == name)
        };
        let missing = pictures().filter(|picture| !has(picture)).count();
        Ok((missing, pictures().count()))
    }

    /// Finds out which pictures Discord has, and uploads the others. A failure is logged, and texts show plain forms.
    pub(crate) async fn upload(&self, http: &Http) {
        let known = match with_retries(|| http.get_application_emojis()).await {
            Ok(known) => known,
            Err(error) => {
                tracing::warn!(
                    error = %without_address(&error),
                    "cannot list the application's emoji, so boards show dice as text"
                );
                return;
            }
        };
        for picture in pictures() {
            let name = format!("{PREFIX}{}", picture.name);
            let uploaded = known
                .iter()
                .find(|emoji| emoji.name == name)
                .map(|emoji| emoji.id);
            let id = match uploaded {
                Some(id) => Ok(id),
                None => create(http, &name, picture).await,
            };
            match id {
                Ok(id) => {
                    let mut ids = self.0.write().unwrap_or_else(PoisonError::into_inner);
                    ids.insert(picture.name, id);
                }
                Err(error) => tracing::warn!(
                    emoji = name,
                    error = %without_address(&error),
                    "cannot upload an emoji"
                ),
            }
        }
    }
}

async fn create(http: &Http, name: &str, picture: &Picture) -> Result<EmojiId, serenity::Error> {
    let body = json!({ "name": name, "image": data_uri(&png(picture)) });
    Ok(with_retries(|| http.create_application_emoji(&body))
        .await?
        .id)
}

/// <https://discord.com/developers/docs/reference#image-data>
fn data_uri(png: &[u8]) -> String {
    use base64::Engine;
    format!(
        "data:image/png;base64,{}",
        base64::engine::general_purpose::STANDARD.encode(png)
    )
}

/// Draws a picture.
///
/// # Panics
/// If a shape of the picture has no area, which a test rules out.
#[must_use]
pub(crate) fn png(picture: &Picture) -> Vec<u8> {
    let mut canvas = Pixmap::new(SIDE, SIDE).expect("the side is not zero");
    #[expect(clippy::cast_precision_loss, reason = "128 is exact")]
    let scale = Transform::from_scale(SIDE as f32 / 100.0, SIDE as f32 / 100.0);
    for shape in picture.shapes {
        let (path, colour) = outline(shape).expect("a shape has an area");
        let mut paint = Paint {
            anti_alias: true,
            ..Paint::default()
        };
        let [_, red, green, blue] = colour.to_be_bytes();
        paint.set_color(Color::from_rgba8(red, green, blue, 255));
        canvas.fill_path(&path, &paint, FillRule::Winding, scale, None);
    }
    canvas
        .encode_png()
        .expect("a canvas in memory can be encoded")
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_picture_can_be_drawn_and_has_a_name_discord_accepts() {
        let mut names = std::collections::BTreeSet::new();
        for picture in pictures() {
            let bytes = png(picture);
            assert!(
                bytes.starts_with(b"\x89PNG") && bytes.len() < 256 * 1024,
                "{}",
                picture.name
            );
            let name = format!("{PREFIX}{}", picture.name);
            assert!(
                (2..=32).contains(&name.len())
                    && name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_'),
                "{name}"
            );
            assert!(
                names.insert(name),
                "two pictures are called {}",
                picture.name
            );
            assert!(!picture.plain.is_empty());
        }
        assert!(names.len() >= 6);
    }

    #[test]
    fn dice_are_plain_text_until_their_emoji_are_uploaded() {
        let emoji = Emoji::default();
        assert_eq!(emoji.text("kept :d4: :d4: at 10:30"), "kept ⚃ ⚃ at 10:30");
        emoji.0.write().unwrap().insert("d4", EmojiId::new(77));
        assert_eq!(emoji.text("kept :d4:"), "kept <:roll_d4:77>");
    }
}
