//! Discord's ids, and the moment that each one carries.
//! Source: <https://docs.discord.com/developers/reference#snowflakes>

use serde_json::Value;

/// A snowflake. JSON carries it as a string of digits.
pub(crate) type Id = u64;

/// The first millisecond of 2015, where snowflakes begin.
const EPOCH_MS: u64 = 1_420_070_400_000;

/// The moment a snowflake was made, in milliseconds since 1970.
pub(crate) fn made_at(id: Id) -> u64 {
    (id >> 22) + EPOCH_MS
}

/// Reads a snowflake out of JSON: a string of digits, or a number.
pub(crate) fn id_in(value: &Value) -> Option<Id> {
    value.as_u64().or_else(|| value.as_str()?.parse().ok())
}

/// Snowflakes in the form in which JSON carries them.
pub(crate) fn texts<'a>(ids: impl IntoIterator<Item = &'a Id>) -> Vec<String> {
    ids.into_iter().map(Id::to_string).collect()
}

/// The smallest snowflake of a moment, in milliseconds since 1970.
pub(crate) fn first_at(ms: u64) -> Id {
    ms.saturating_sub(EPOCH_MS) << 22
}
