//! How a playground is set up.

use crate::guide::BotGuide;
use crate::picture::Emojis;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

/// How a playground is set up.
#[derive(Clone)]
pub struct Settings {
    /// The port on 127.0.0.1; 0 takes any free one.
    pub port: u16,
    /// The file that keeps the guild between runs; `None` keeps nothing.
    pub state: Option<PathBuf>,
    /// How long the bot has for its first answer to an interaction.
    pub ack_window: Duration,
    /// What the gateway asks for in HELLO.
    pub heartbeat_interval: Duration,
    /// Adds places where the bot is no member, for people who have installed the app for themselves: a channel of a server that has
    /// not added it, and a group message.
    pub elsewhere: bool,
    /// What a bot uploaded to another playground: [`Playground::uploads`](crate::Playground::uploads).
    pub emojis: Emojis,
    /// The bot token that is accepted.
    pub token: String,
    /// Applies rate limits like those seen on Discord (five messages in five seconds and so on).
    pub rate_limits: bool,
    /// How many of the newest exchanges are kept; none for load tests.
    pub exchanges_kept: usize,
    /// How many events a person's client remembers, for [`crate::Person::received`]; when there are more, the older half is dropped.
    pub received_kept: usize,
    /// About how many messages a channel keeps.
    pub messages_kept: usize,
    /// Knows the bot: its games, its tables, who is to act. Without it the page has no marks, and no table plays itself.
    pub guide: Option<Arc<dyn BotGuide>>,
    /// How many shards may identify themselves at the same time, as `gateway/bot` says.
    pub max_concurrency: u64,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            port: 0,
            state: None,
            ack_window: Duration::from_secs(3),
            heartbeat_interval: Duration::from_millis(41_250),
            elsewhere: false,
            emojis: Emojis::default(),
            token: "playground".to_owned(),
            rate_limits: false,
            exchanges_kept: 5_000,
            received_kept: 50_000,
            messages_kept: usize::MAX,
            guide: None,
            max_concurrency: 1,
        }
    }
}
