//! The part of the config that says how to reach Discord, and how Discord reaches the bot.

use commands::{ShardRange, WrongShards};
use serde::Deserialize;

/// The part `[discord]` of the config file. It has the token and the key, so nothing can print it:
///
/// ```compile_fail,E0277
/// fn print(config: &rollhouse::discord_config::DiscordConfig) {
///     println!("{config:?}");
/// }
/// ```
#[derive(PartialEq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct DiscordConfig {
    pub token: String,
    pub api_url: String,
    pub shards: ShardsConfig,
    pub mode: ModeConfig,
    pub listen: String,
    pub public_key: String,
    pub drain_seconds: u32,
}

/// How many gateway connections there are, or which of them.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(
    untagged,
    expecting = "expected a number such as 16, or a part such as \"0-3/16\""
)]
pub enum ShardsConfig {
    Number(u32),
    Part(String),
}

impl ShardsConfig {
    /// `None` for as many as Discord recommends.
    pub fn range(&self) -> Result<Option<ShardRange>, WrongShards> {
        let text = match self {
            Self::Number(number) => number.to_string(),
            Self::Part(text) => text.trim().to_owned(),
        };
        if text == "0" {
            return Ok(None);
        }
        text.parse().map(Some)
    }
}

/// How interactions arrive.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ModeConfig {
    #[default]
    Gateway,
    Http,
}

impl Default for DiscordConfig {
    fn default() -> Self {
        Self {
            token: String::new(),
            api_url: String::new(),
            shards: ShardsConfig::Number(0),
            mode: ModeConfig::Gateway,
            listen: "127.0.0.1:8080".into(),
            public_key: String::new(),
            drain_seconds: 5,
        }
    }
}
