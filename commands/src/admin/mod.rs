//! What the admins of a server choose, and what the bot finds out for them about a channel.

pub(crate) mod doctor;
pub(crate) mod server;
