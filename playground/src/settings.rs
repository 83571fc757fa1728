//! How a playground is set up.

use std::path::PathBuf;
use std::time::Duration;

/// How a playground is set up.
#[derive(Debug, Clone)]
pub struct Settings {
    /// The port on 127.0.0.1; 0 takes any free one.
    pub port: u16,
    /// Where the guild is kept between runs; `None` forgets it at the end.
    pub state: Option<PathBuf>,
    /// How long the bot has for its first answer to an interaction.
    pub ack_window: Duration,
    /// What the gateway asks for in HELLO.
    pub heartbeat_interval: Duration,
    /// Who is in the guild from the beginning; the first one owns it.
    pub people: Vec<String>,
    /// The text channels from the beginning.
    pub channels: Vec<String>,
    /// The one token that is let in.
    pub token: String,
    /// Lets any token in.
    pub any_token: bool,
    /// Applies rate limits like those seen on Discord (five messages in five seconds and so on).
    pub rate_limits: bool,
    /// Keeps exchanges and what people received; switch it off for load.
    pub recording: bool,
    /// How many exchanges are kept, the newest.
    pub exchanges_kept: usize,
    /// How many events a person's client remembers, for [`Person::received`]; when there are more, the older half goes.
    pub received_kept: usize,
    /// About how many messages a channel keeps.
    pub messages_kept: usize,
    /// What `gateway/bot` recommends.
    pub shards: u64,
}

impl Default for Settings {
    fn default() -> Self {
        let names = |list: &[&str]| list.iter().map(ToString::to_string).collect();
        Self {
            port: 0,
            state: None,
            ack_window: Duration::from_secs(3),
            heartbeat_interval: Duration::from_millis(41_250),
            people: names(&["Ann", "Ben", "Cleo", "Dev", "Edda", "Finn"]),
            channels: names(&["dice", "table-two"]),
            token: "playground".to_owned(),
            any_token: false,
            rate_limits: false,
            recording: true,
            exchanges_kept: 5_000,
            received_kept: 50_000,
            messages_kept: usize::MAX,
            shards: 1,
        }
    }
}
