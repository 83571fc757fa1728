//! The config file as one struct. Every key has a default; the environment wins over the file.

use std::net::SocketAddr;
use std::path::Path;
use std::str::FromStr;
use std::time::Duration;

use anyhow::{Context, bail, ensure};
use commands::{Discord, Mode, PublicKey, Settings, ShardRange};
use serde::Deserialize;

use crate::discord_config::{DiscordConfig, ModeConfig, ShardsConfig};
use crate::storage_config::StorageConfig;

/// Looked for when no file is named.
const USUAL: &str = "config.toml";

/// The variables that are read, each for the key that its name spells.
const VARIABLES: [&str; 11] = [
    "ROLLHOUSE_DISCORD_API_URL",
    "ROLLHOUSE_DISCORD_SHARDS",
    "ROLLHOUSE_DISCORD_MODE",
    "ROLLHOUSE_DISCORD_LISTEN",
    "ROLLHOUSE_DISCORD_DRAIN_SECONDS",
    "ROLLHOUSE_STORAGE_PATH",
    "ROLLHOUSE_STORAGE_URL",
    "ROLLHOUSE_STORAGE_RETENTION_DAYS",
    "ROLLHOUSE_PLAYGROUND_PORT",
    "ROLLHOUSE_MONITOR_LISTEN",
    "ROLLHOUSE_LOG_LEVEL",
];

/// The variables that look like ours but are unknown. Otherwise a typing mistake would silently leave a setting at its default.
pub fn unknown_variables(names: impl Iterator<Item = String>) -> Vec<String> {
    names
        .filter(|name| name.starts_with("ROLLHOUSE_") && !VARIABLES.contains(&name.as_str()))
        .collect()
}

/// The config file. `config.example.toml` says what each key means. It has secrets, so it has no `Debug`.
#[derive(Default, PartialEq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    pub discord: DiscordConfig,
    pub storage: StorageConfig,
    pub playground: PlaygroundConfig,
    pub monitor: MonitorConfig,
    pub log: LogConfig,
}

#[derive(PartialEq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PlaygroundConfig {
    pub port: u16,
}

impl Default for PlaygroundConfig {
    fn default() -> Self {
        Self { port: 4747 }
    }
}

#[derive(Default, PartialEq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct MonitorConfig {
    pub listen: String,
}

#[derive(PartialEq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct LogConfig {
    pub level: String,
}

impl Default for LogConfig {
    fn default() -> Self {
        Self {
            level: "info".into(),
        }
    }
}

impl Config {
    /// Reads the file, then the environment. A named file must exist; the default one need not.
    pub fn load(
        file: Option<&Path>,
        environment: impl Fn(&str) -> Option<String>,
    ) -> anyhow::Result<Self> {
        let mut config = match file {
            Some(file) => Self::read(file)?,
            None if Path::new(USUAL).exists() => Self::read(Path::new(USUAL))?,
            None => Self::default(),
        };
        let set = |name: &str| environment(name).filter(|value| !value.trim().is_empty());
        for (name, setting) in [
            ("DISCORD_TOKEN", &mut config.discord.token),
            ("ROLLHOUSE_DISCORD_API_URL", &mut config.discord.api_url),
            ("ROLLHOUSE_DISCORD_LISTEN", &mut config.discord.listen),
            ("DISCORD_PUBLIC_KEY", &mut config.discord.public_key),
            ("ROLLHOUSE_STORAGE_URL", &mut config.storage.url),
            ("ROLLHOUSE_MONITOR_LISTEN", &mut config.monitor.listen),
        ] {
            if let Some(value) = set(name) {
                *setting = value;
            }
        }
        if let Some(shards) = set("ROLLHOUSE_DISCORD_SHARDS") {
            config.discord.shards = ShardsConfig::Part(shards);
        }
        if let Some(mode) = set("ROLLHOUSE_DISCORD_MODE") {
            config.discord.mode = match mode.trim() {
                "gateway" => ModeConfig::Gateway,
                "http" => ModeConfig::Http,
                other => bail!("ROLLHOUSE_DISCORD_MODE is gateway or http, not `{other}`"),
            };
        }
        let (drain, retention, port) = (
            "ROLLHOUSE_DISCORD_DRAIN_SECONDS",
            "ROLLHOUSE_STORAGE_RETENTION_DAYS",
            "ROLLHOUSE_PLAYGROUND_PORT",
        );
        if let Some(seconds) = set(drain) {
            config.discord.drain_seconds = number(drain, "of seconds, such as 5", &seconds)?;
        }
        if let Some(path) = set("ROLLHOUSE_STORAGE_PATH") {
            config.storage.path = path.into();
        }
        if let Some(days) = set(retention) {
            config.storage.retention_days = number(retention, "of days, such as 365", &days)?;
        }
        if let Some(text) = set(port) {
            config.playground.port = number(port, "up to 65535, such as 4747", &text)?;
        }
        if let Some(level) = set("ROLLHOUSE_LOG_LEVEL") {
            level.trim().clone_into(&mut config.log.level);
        }
        config.discord.token = bare(&config.discord.token).to_owned();
        config.storage.url = config.storage.url.trim().to_owned();
        config.check()?;
        Ok(config)
    }

    /// Opens these gateway connections, whatever the file and the environment say.
    pub fn choose_shards(&mut self, shards: &str) -> anyhow::Result<()> {
        self.discord.shards = ShardsConfig::Part(shards.to_owned());
        self.shards().map(drop)
    }

    fn read(file: &Path) -> anyhow::Result<Self> {
        let text = std::fs::read_to_string(file)
            .with_context(|| format!("cannot read the config file {}", file.display()))?;
        let config: Self = toml::from_str(&text).map_err(|error| {
            // toml's own message quotes the line, which may hold the token, and its summary a value that does not fit.
            let before = error.span().and_then(|span| text.get(..span.start));
            let line = 1 + before.unwrap_or(&text).matches('\n').count();
            anyhow::anyhow!(
                "the config file {} is wrong in line {line}: {}",
                file.display(),
                without_value(error.message())
            )
        })?;
        if !config.discord.token.is_empty() {
            warn_if_readable(file, "the token");
        } else if config.storage.url.contains('@') {
            warn_if_readable(file, "the password of the database");
        }
        Ok(config)
    }

    fn check(&self) -> anyhow::Result<()> {
        self.monitor()?;
        self.mode()?;
        self.shards()?;
        self.storage.check()?;
        let url = &self.discord.api_url;
        if !(url.is_empty() || url.starts_with("http://") || url.starts_with("https://")) {
            bail!(
                "`discord.api_url` starts with http:// or https://, such as http://127.0.0.1:4000"
            );
        }
        if !url.is_empty() && self.discord.token.is_empty() {
            bail!(
                "`discord.api_url` is set but there is no token: set DISCORD_TOKEN, or remove the address to play in the browser"
            );
        }
        if !self
            .discord
            .token
            .bytes()
            .all(|byte| byte.is_ascii_graphic())
        {
            bail!(
                "the Discord token has a space or another character that no token has; copy it again from the Developer Portal"
            );
        }
        Ok(())
    }

    /// Where health and metrics are served; `None` if monitoring is off.
    pub fn monitor(&self) -> anyhow::Result<Option<SocketAddr>> {
        let listen = self.monitor.listen.trim();
        if listen.is_empty() {
            return Ok(None);
        }
        address("monitor.listen", "127.0.0.1:9090", listen).map(Some)
    }

    /// Which gateway connections to open; `None` for as many as Discord recommends.
    fn shards(&self) -> anyhow::Result<Option<ShardRange>> {
        let range = self.discord.shards.range();
        let range =
            range.context("`discord.shards`, ROLLHOUSE_DISCORD_SHARDS or `--shards` is wrong")?;
        if range.is_some_and(ShardRange::is_part) {
            ensure!(
                !self.storage.url.is_empty(),
                "`discord.shards` leaves shards to other processes, and these need a PostgreSQL database that all of them share: set \
                 `storage.url`"
            );
            ensure!(
                self.discord.mode == ModeConfig::Gateway,
                "`discord.shards` is a part of the gateway's connections, and with `discord.mode` = \"http\" there are none; every process \
                 gets presses of all servers then"
            );
        }
        Ok(range)
    }

    /// How interactions arrive. Without a token the playground gives the key.
    fn mode(&self) -> anyhow::Result<Mode> {
        let discord = &self.discord;
        if discord.mode == ModeConfig::Gateway || discord.token.is_empty() {
            return Ok(Mode::Gateway);
        }
        let listen = address("discord.listen", "127.0.0.1:8080", discord.listen.trim())?;
        let public_key = discord.public_key.trim();
        if public_key.is_empty() {
            bail!(
                "`discord.mode` is http and there is no public key: copy Public Key from General Information of the application in the \
                 Developer Portal into DISCORD_PUBLIC_KEY, or into `[discord] public_key` in the config"
            );
        }
        let public_key: PublicKey = public_key
            .parse()
            .context("DISCORD_PUBLIC_KEY, or `discord.public_key`, is wrong")?;
        Ok(Mode::Http { listen, public_key })
    }

    /// Where and as whom to connect; `None` without a token, which means the playground.
    pub fn discord(&self) -> anyhow::Result<Option<Discord>> {
        let DiscordConfig { token, api_url, .. } = &self.discord;
        if token.is_empty() {
            return Ok(None);
        }
        Ok(Some(Discord {
            token: token.clone(),
            api_url: (!api_url.is_empty()).then(|| base(api_url).to_owned()),
            mode: self.mode()?,
        }))
    }
}

impl Config {
    /// The settings handed to the bot.
    pub fn settings(&self) -> Settings {
        let days = u64::from(self.storage.retention_days);
        // Where no other process can take the next press, answering longer is of no use.
        let has_others =
            !self.storage.url.is_empty() && matches!(self.mode(), Ok(Mode::Http { .. }));
        let drain = if has_others {
            self.discord.drain_seconds
        } else {
            0
        };
        Settings {
            // Checked when the config was loaded.
            shards: self.shards().ok().flatten(),
            retention: (days > 0).then(|| Duration::from_secs(days * 24 * 60 * 60)),
            drain: Duration::from_secs(drain.into()),
            ..Settings::default()
        }
    }
}

fn number<T: FromStr>(variable: &str, what: &str, text: &str) -> anyhow::Result<T> {
    let parsed = text.trim().parse().ok();
    parsed.with_context(|| format!("{variable} is a number {what}, not `{text}`"))
}

fn address(key: &str, example: &str, text: &str) -> anyhow::Result<SocketAddr> {
    text.parse().with_context(|| {
        format!("`{key}` is an address and a port, such as {example}, not `{text}`")
    })
}

/// The token alone, without the word `Bot` that Discord's documentation puts before it.
fn bare(token: &str) -> &str {
    let token = token.trim();
    let after = token.strip_prefix("Bot");
    after
        .filter(|rest| rest.is_empty() || rest.starts_with(char::is_whitespace))
        .unwrap_or(token)
        .trim()
}

/// What was expected: toml would quote the value found instead, which may be the token.
fn without_value(message: &str) -> &str {
    let quotes = ["invalid type", "invalid value", "unknown variant"];
    if !quotes.iter().any(|quote| message.starts_with(quote)) {
        return message;
    }
    message
        .rfind("expected ")
        .map_or("a value does not fit", |at| &message[at..])
}

/// The address before `/api/v10`, to which the client adds that path itself; people write it either way.
fn base(api_url: &str) -> &str {
    let url = api_url.trim_end_matches('/');
    let url = url.strip_suffix("/v10").unwrap_or(url);
    url.strip_suffix("/api").unwrap_or(url)
}

#[cfg(unix)]
fn warn_if_readable(file: &Path, what: &str) {
    use std::os::unix::fs::PermissionsExt;
    if std::fs::metadata(file).is_ok_and(|data| data.permissions().mode() & 0o077 != 0) {
        eprintln!(
            "rollhouse: {} holds {what} and others on this machine can read it; run `chmod 600` on it",
            file.display()
        );
    }
}

#[cfg(not(unix))]
fn warn_if_readable(_: &Path, _: &str) {}

#[cfg(test)]
mod tests;
