//! The config file as one struct. Every key has a default; the environment wins over the file.

use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

use anyhow::{Context, bail};
use commands::{Discord, Mode, PublicKey, Settings};
use serde::Deserialize;

use crate::discord_config::{DiscordConfig, ModeConfig};
use crate::storage_config::StorageConfig;

/// Looked for when no file is named.
const USUAL: &str = "config.toml";

/// See `config.example.toml` for what each key means.
#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    pub discord: DiscordConfig,
    pub storage: StorageConfig,
    pub playground: PlaygroundConfig,
    pub monitor: MonitorConfig,
    pub log: LogConfig,
}

#[derive(Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PlaygroundConfig {
    pub port: u16,
}

impl Default for PlaygroundConfig {
    fn default() -> Self {
        Self { port: 4747 }
    }
}

#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct MonitorConfig {
    pub listen: String,
}

#[derive(Debug, Deserialize)]
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
        if let Some(token) = set("DISCORD_TOKEN") {
            config.discord.token = token;
        }
        if let Some(url) = set("ROLLHOUSE_DISCORD_API_URL") {
            config.discord.api_url = url;
        }
        if let Some(shards) = set("ROLLHOUSE_DISCORD_SHARDS") {
            config.discord.shards = shards.trim().parse().ok().with_context(|| {
                format!("ROLLHOUSE_DISCORD_SHARDS is a number, such as 4, not `{shards}`")
            })?;
        }
        if let Some(mode) = set("ROLLHOUSE_DISCORD_MODE") {
            config.discord.mode = match mode.trim() {
                "gateway" => ModeConfig::Gateway,
                "http" => ModeConfig::Http,
                other => bail!("ROLLHOUSE_DISCORD_MODE is gateway or http, not `{other}`"),
            };
        }
        if let Some(address) = set("ROLLHOUSE_DISCORD_LISTEN") {
            config.discord.listen = address;
        }
        if let Some(seconds) = set("ROLLHOUSE_DISCORD_DRAIN_SECONDS") {
            config.discord.drain_seconds = seconds.trim().parse().ok().with_context(|| {
                format!("ROLLHOUSE_DISCORD_DRAIN_SECONDS is a number of seconds, such as 5, not `{seconds}`")
            })?;
        }
        if let Some(key) = set("DISCORD_PUBLIC_KEY") {
            config.discord.public_key = key;
        }
        if let Some(path) = set("ROLLHOUSE_STORAGE_PATH") {
            config.storage.path = path.into();
        }
        if let Some(url) = set("ROLLHOUSE_STORAGE_URL") {
            config.storage.url = url;
        }
        if let Some(address) = set("ROLLHOUSE_MONITOR_LISTEN") {
            config.monitor.listen = address;
        }
        config.discord.token = bare(&config.discord.token).to_owned();
        config.storage.url = config.storage.url.trim().to_owned();
        config.check()?;
        Ok(config)
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

    /// How interactions arrive. Without a token the playground gives the key.
    fn mode(&self) -> anyhow::Result<Mode> {
        let DiscordConfig {
            mode,
            listen,
            public_key,
            token,
            ..
        } = &self.discord;
        if *mode == ModeConfig::Gateway || token.is_empty() {
            return Ok(Mode::Gateway);
        }
        let listen = address("discord.listen", "127.0.0.1:8080", listen.trim())?;
        if public_key.trim().is_empty() {
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
    #[must_use]
    pub fn settings(&self) -> Settings {
        let days = u64::from(self.storage.retention_days);
        let shards = self.discord.shards;
        // Where no other process can take the next press, answering longer is of no use.
        let has_others =
            !self.storage.url.is_empty() && matches!(self.mode(), Ok(Mode::Http { .. }));
        let drain = if has_others {
            self.discord.drain_seconds
        } else {
            0
        };
        Settings {
            shards: (shards > 0).then_some(shards),
            retention: (days > 0).then(|| Duration::from_secs(days * 24 * 60 * 60)),
            drain: Duration::from_secs(drain.into()),
            ..Settings::default()
        }
    }
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
mod tests {
    use super::*;

    fn load(text: &str, environment: &[(&str, &str)]) -> anyhow::Result<Config> {
        let folder = tempfile::tempdir()?;
        let file = folder.path().join("config.toml");
        std::fs::write(&file, text)?;
        let variables = |name: &str| {
            environment
                .iter()
                .find(|(known, _)| *known == name)
                .map(|(_, value)| (*value).to_owned())
        };
        Config::load(Some(&file), variables)
    }

    #[test]
    fn the_example_loads_and_names_every_key_with_its_default() {
        let text = include_str!("../config.example.toml");
        let plain = load(text, &[]).unwrap();
        assert_eq!(
            format!("{plain:?}"),
            format!("{:?}", Config::default()),
            "the example shows the defaults"
        );
        let uncommented: String = text
            .lines()
            .map(|line| {
                line.strip_prefix("# ")
                    .filter(|rest| rest.contains(" = "))
                    .unwrap_or(line)
            })
            .collect::<Vec<_>>()
            .join("\n");
        let table: toml::Table = uncommented.parse().unwrap();
        let keys: Vec<String> = table
            .iter()
            .flat_map(|(part, keys)| {
                keys.as_table()
                    .unwrap()
                    .keys()
                    .map(move |key| format!("{part}.{key}"))
            })
            .collect();
        assert_eq!(
            keys,
            [
                "discord.api_url",
                "discord.drain_seconds",
                "discord.listen",
                "discord.mode",
                "discord.public_key",
                "discord.shards",
                "discord.token",
                "log.level",
                "monitor.listen",
                "playground.port",
                "storage.path",
                "storage.retention_days",
                "storage.url"
            ]
        );
    }

    #[test]
    fn the_environment_wins_over_the_file() {
        let text = "[discord]\ntoken = 'file'\n[storage]\npath = 'file.db'";
        let config = load(
            text,
            &[
                ("DISCORD_TOKEN", "Bot env"),
                ("ROLLHOUSE_STORAGE_PATH", "env.db"),
                ("ROLLHOUSE_DISCORD_API_URL", ""),
            ],
        )
        .unwrap();
        assert_eq!(config.discord.token, "env");
        assert_eq!(config.storage.path, Path::new("env.db"));
        assert!(config.discord().unwrap().unwrap().api_url.is_none());
    }

    #[test]
    fn an_address_may_end_where_the_calls_begin() {
        for url in [
            "http://x:1",
            "http://x:1/",
            "http://x:1/api",
            "http://x:1/api/v10/",
        ] {
            let surroundings = [("DISCORD_TOKEN", "a"), ("ROLLHOUSE_DISCORD_API_URL", url)];
            let config = load("", &surroundings).unwrap();
            let discord = config.discord().unwrap().unwrap();
            assert_eq!(discord.api_url.as_deref(), Some("http://x:1"), "{url}");
        }
    }

    #[test]
    fn a_wrong_file_says_where_and_never_shows_the_token() {
        let secret = "MTIzNDU2Nzg5.very.secret";
        for text in [
            format!("[discord]\ntoken = '{secret}'\ncolour = 1"),
            format!("discord = '{secret}'"),
            format!("[playground]\nport = '{secret}'"),
            format!("[discord]\ntoken = 'a'\napi_url = '{secret}'"),
            format!("[discord]\ntoken = '{secret}"),
            format!("[discord]\ntokn = '{secret}'"),
            format!("[discord]\ntoken = ['{secret}']"),
            format!("[discord]\ntoken = '{secret} {secret}'"),
            format!("[discord]\ntoken = '{secret}'\napi_url = 'discord.com'"),
        ] {
            let error = format!("{:#}", load(&text, &[]).unwrap_err());
            assert!(!error.contains("secret"), "{error}");
        }
        let error = load("\n\n[storage]\nfile = 'x'", &[])
            .unwrap_err()
            .to_string();
        assert!(
            error.contains("line 4") && error.contains("unknown field `file`"),
            "{error}"
        );
        let shown = format!(
            "{:?}",
            load(&format!("[discord]\ntoken = '{secret}'"), &[]).unwrap()
        );
        assert!(!shown.contains("secret"), "{shown}");
    }

    #[test]
    fn an_address_without_a_token_is_refused() {
        let error = load("", &[("ROLLHOUSE_DISCORD_API_URL", "http://127.0.0.1:1")])
            .unwrap_err()
            .to_string();
        assert!(error.contains("DISCORD_TOKEN"), "{error}");
    }

    #[test]
    fn interactions_over_http_need_a_public_key() {
        let key = "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c";
        let http = "[discord]\ntoken = 'a'\nmode = 'http'";
        let error = load(http, &[]).unwrap_err().to_string();
        assert!(error.contains("DISCORD_PUBLIC_KEY"), "{error}");
        let error = load(http, &[("DISCORD_PUBLIC_KEY", &key[1..])]).unwrap_err();
        let error = format!("{error:#}");
        assert!(
            error.contains("General Information") && !error.contains("4017"),
            "{error}"
        );
        let environment = [
            ("DISCORD_PUBLIC_KEY", key),
            ("ROLLHOUSE_DISCORD_LISTEN", "8080"),
        ];
        let error = load(http, &environment).unwrap_err().to_string();
        assert!(error.contains("`discord.listen`"), "{error}");
        let environment = [
            ("DISCORD_TOKEN", "a"),
            ("ROLLHOUSE_DISCORD_MODE", "http"),
            ("ROLLHOUSE_DISCORD_LISTEN", "[::1]:1234"),
            ("DISCORD_PUBLIC_KEY", key),
        ];
        let config = load("", &environment).unwrap();
        let Mode::Http { listen, .. } = config.discord().unwrap().unwrap().mode else {
            panic!("not over HTTP");
        };
        assert_eq!(listen, "[::1]:1234".parse().unwrap());
        assert!(!format!("{config:?}").contains("4017"));
        let error = load("", &[("ROLLHOUSE_DISCORD_MODE", "HTTP")]).unwrap_err();
        assert!(error.to_string().contains("gateway or http"), "{error}");
        // The local Discord has a key of its own.
        assert!(load("[discord]\nmode = 'http'", &[]).is_ok());
    }

    #[test]
    fn the_number_of_connections_is_discords_unless_one_is_given() {
        assert_eq!(load("", &[]).unwrap().settings().shards, None);
        let file = "[discord]\nshards = 3";
        assert_eq!(load(file, &[]).unwrap().settings().shards, Some(3));
        let environment = [("ROLLHOUSE_DISCORD_SHARDS", "4")];
        assert_eq!(load(file, &environment).unwrap().settings().shards, Some(4));
        let error = load("", &[("ROLLHOUSE_DISCORD_SHARDS", "many")]).unwrap_err();
        assert!(
            error.to_string().contains("is a number, such as 4"),
            "{error}"
        );
    }

    #[test]
    fn tables_are_kept_for_ever_unless_days_are_given() {
        assert_eq!(load("", &[]).unwrap().settings().retention, None);
        let config = load("[storage]\nretention_days = 30", &[]).unwrap();
        let month = Duration::from_secs(2_592_000);
        assert_eq!(config.settings().retention, Some(month));
    }

    #[test]
    fn a_named_file_must_exist() {
        let error = Config::load(Some(Path::new("no/such.toml")), |_| None)
            .unwrap_err()
            .to_string();
        assert_eq!(error, "cannot read the config file no/such.toml");
    }
}
