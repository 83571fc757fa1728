//! The application's emojis.
//! Source: <https://docs.discord.com/developers/resources/emoji>

use super::World;
use crate::error::{ApiError, ApiResult};
use crate::limits::{self, EMOJI_BYTES, EMOJIS, Field};
use crate::picture::{Emoji, Picture};
use crate::snowflake::{Id, id_in};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};

/// What an emoji can be uploaded as.
const IMAGES: [&str; 5] = [
    "image/png",
    "image/jpeg",
    "image/gif",
    "image/webp",
    "image/avif",
];

impl World {
    pub(crate) fn emoji_json(&self, emoji: &Emoji) -> Value {
        json!({
            "id": emoji.id.to_string(),
            "name": emoji.name,
            "roles": [],
            "user": self.bot_user(),
            "require_colons": true,
            "managed": false,
            "animated": emoji.picture.content_type == "image/gif",
            "available": true,
        })
    }

    pub(crate) fn create_emoji(&mut self, body: &Value) -> ApiResult<Value> {
        self.check_emoji_name(body)?;
        let picture = picture(&body["image"])?;
        if self.emojis.len() >= EMOJIS {
            let text = "Maximum number of emojis reached (2000)";
            return Err(ApiError::new(400, 30008, text));
        }
        let id = self.next_id();
        let name = body["name"].as_str().unwrap_or_default().to_owned();
        self.emojis.insert(id, Emoji { id, name, picture });
        self.mark_changed();
        Ok(self.emoji_json(&self.emojis[&id]))
    }

    pub(crate) fn delete_emoji(&mut self, id: Id) -> ApiResult<()> {
        self.emojis.remove(&id).ok_or(ApiError::UNKNOWN_EMOJI)?;
        self.mark_changed();
        Ok(())
    }

    fn check_emoji_name(&self, body: &Value) -> ApiResult<()> {
        limits::check(body, "", |body| {
            let name = body.at("name");
            name.text(2, 32);
            let text = name.as_str().unwrap_or_default();
            if !text.chars().all(|c| c.is_ascii_alphanumeric() || c == '_') {
                let text = "String value did not match validation regex.";
                name.wrong("STRING_TYPE_REGEX", text);
            }
            if self.emojis.values().any(|emoji| emoji.name == text) {
                let text = "An emoji with this name already exists for this application.";
                name.wrong("APPLICATION_EMOJI_NAME_ALREADY_TAKEN", text);
            }
        })
    }

    /// Adds an error for each emoji of a button or a menu option that does not exist: an id that was never uploaded, or a name
    /// that is no Unicode emoji. Discord refuses the whole message for one.
    pub(crate) fn check_emojis(&self, parts: &Field<'_>) {
        for part in parts.elements() {
            self.check_emoji(&part.at("emoji"));
            self.check_emojis(&part.at("components"));
            self.check_emojis(&part.at("options"));
        }
    }

    fn check_emoji(&self, emoji: &Field<'_>) {
        if emoji.is_null() {
            return;
        }
        let (id, name) = (emoji.at("id"), emoji.at("name"));
        let (field, known) = if id.is_null() {
            // Every Unicode emoji has a character beyond ASCII, and no word that a bot would put here by mistake has one.
            let known = name.as_str().is_some_and(|name| !name.is_ascii());
            (name, known)
        } else {
            let known = id_in(&id).is_some_and(|id| self.emojis.contains_key(&id));
            (id, known)
        };
        if !known {
            field.wrong("BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji");
        }
    }
}

/// Reads a data URI: `data:image/png;base64,...`.
fn picture(image: &Value) -> ApiResult<Picture> {
    let uri = image.as_str().unwrap_or_default();
    let parts = uri.strip_prefix("data:");
    let parts = parts.and_then(|rest| rest.split_once(";base64,"));
    let decoded = parts.and_then(|(kind, text)| Some((kind, STANDARD.decode(text).ok()?)));
    let wrong = || ApiError::field("image", "IMAGE_INVALID", "Invalid image data");
    let (kind, bytes) = decoded.ok_or_else(wrong)?;
    limits::check(image, "image", |image| {
        if !IMAGES.contains(&kind) {
            image.wrong("IMAGE_INVALID", "Unsupported image type");
        }
        if bytes.len() > EMOJI_BYTES {
            let text = "File cannot be larger than 256.0 kb.";
            image.wrong("BINARY_TYPE_MAX_SIZE", text);
        }
    })?;
    Ok(Picture {
        content_type: kind.to_owned(),
        bytes: bytes.into(),
    })
}
