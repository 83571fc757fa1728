//! Discord's forms: what our messages, ids, emoji and commands look like there.

pub mod answer;
pub mod custom_id;
pub mod emoji;
pub mod page_id;
pub(crate) mod registered;
