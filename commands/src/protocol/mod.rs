//! Discord's forms: what our messages, ids, emoji and commands look like there.

pub(crate) mod answer;
pub(crate) mod custom_id;
pub(crate) mod emoji;
pub(crate) mod page_id;
pub(crate) mod registered;
pub(crate) mod shards;
