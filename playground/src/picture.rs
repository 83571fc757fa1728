//! Pictures: those of the application's emojis, and every other file that the playground serves back.

use crate::snowflake::Id;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The emojis of an application, with which another playground can start.
#[derive(Debug, Clone, Default)]
pub struct Emojis(pub(crate) BTreeMap<Id, Emoji>);

#[derive(Serialize, Deserialize, Debug, Clone)]
pub(crate) struct Emoji {
    pub(crate) id: Id,
    pub(crate) name: String,
    pub(crate) picture: Picture,
}

/// The bytes of a file and their content type.
#[derive(Serialize, Deserialize, Debug, Clone)]
pub(crate) struct Picture {
    pub(crate) content_type: String,
    #[serde(serialize_with = "to_base64", deserialize_with = "from_base64")]
    pub(crate) bytes: Arc<[u8]>,
}

impl Picture {
    /// Width and height in pixels, of a PNG or a GIF file; Discord gives them with every picture.
    pub(crate) fn size(&self) -> Option<(u32, u32)> {
        if let Some([width, lower, height, higher, ..]) = self.bytes.strip_prefix(b"GIF89a") {
            let number = |low: u8, high: u8| u32::from(u16::from_le_bytes([low, high]));
            return Some((number(*width, *lower), number(*height, *higher)));
        }
        let header = self.bytes.strip_prefix(b"\x89PNG\r\n\x1a\n")?.get(4..16)?;
        let (kind, size) = header.split_at(4);
        let (width, height) = size.split_at(4);
        let number = |bytes: &[u8]| Some(u32::from_be_bytes(bytes.try_into().ok()?));
        (kind == b"IHDR").then_some(())?;
        Some((number(width)?, number(height)?))
    }
}

fn to_base64<S: Serializer>(bytes: &Arc<[u8]>, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(&STANDARD.encode(bytes))
}

fn from_base64<'de, D: Deserializer<'de>>(from: D) -> Result<Arc<[u8]>, D::Error> {
    let text = String::deserialize(from)?;
    let bytes = STANDARD.decode(text).map_err(serde::de::Error::custom)?;
    Ok(bytes.into())
}
