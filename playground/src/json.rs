//! Reading JSON from outside, in which anything may be missing.

use serde_json::Value;

/// The elements of a list; none of anything else.
pub(crate) fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

/// How many characters a text has; none has anything else.
pub(crate) fn length(value: &Value) -> usize {
    value.as_str().map_or(0, |text| text.chars().count())
}
