//! The tokens of interactions.

use crate::snowflake::Id;

/// The token is a function of the id, so that an expired token can be distinguished from an invented one.
pub(crate) fn token(id: Id) -> String {
    // Multiplying by an odd constant scatters the digits; this guards nothing, it only looks like a token.
    format!(
        "aW50ZXJhY3Rpb246{id}.{:016x}",
        id.wrapping_mul(0x9E37_79B9_7F4A_7C15)
    )
}

pub(super) fn id_of_token(text: &str) -> Option<Id> {
    let (id, _) = text.strip_prefix("aW50ZXJhY3Rpb246")?.split_once('.')?;
    let id = id.parse().ok()?;
    (token(id) == text).then_some(id)
}
