//! Interactions on their way to the bot, and where they go if not over the gateway.

use crate::snowflake::Id;
use tokio::sync::mpsc;

/// An interaction on its way to the bot.
pub(crate) struct Outgoing {
    pub(crate) id: Id,
    pub(crate) channel: Id,
    pub(crate) payload: String,
    /// How many times it is delivered.
    pub(crate) times: u32,
}

/// Where interactions are sent.
pub(crate) struct Endpoint {
    /// To each in turn.
    pub(crate) urls: Vec<String>,
    pub(crate) queue: mpsc::UnboundedSender<Outgoing>,
}
