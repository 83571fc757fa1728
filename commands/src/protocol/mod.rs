//! Discord's formats: interactions, messages, custom ids, emoji, registered commands and shards.

pub(crate) mod answer;
pub(crate) mod control;
pub(crate) mod custom_id;
pub(crate) mod emoji;
pub(crate) mod http;
pub(crate) mod interaction;
pub(crate) mod page_id;
pub(crate) mod registered;
pub(crate) mod response;
pub(crate) mod shards;
pub(crate) mod shown;
pub(crate) mod signature;
pub(crate) mod spelling;
