//! Tests of the config.

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

/// Why a config is refused.
fn refused(text: &str, environment: &[(&str, &str)]) -> String {
    format!("{:#}", load(text, environment).err().expect("an error"))
}

#[test]
fn the_example_loads_and_names_every_key_with_its_default() {
    let text = include_str!("../../config.example.toml");
    let plain = load(text, &[]).unwrap();
    assert!(plain == Config::default(), "the example shows the defaults");
    let uncommented = text.lines().map(|line| {
        let key = line.strip_prefix("# ");
        key.filter(|key| key.contains(" = ")).unwrap_or(line)
    });
    let uncommented = uncommented.collect::<Vec<_>>().join("\n");
    let table: toml::Table = uncommented.parse().unwrap();
    let mut keys: Vec<String> = Vec::new();
    for (part, of) in &table {
        let named = of.as_table().unwrap().keys();
        keys.extend(named.map(|key| format!("{part}.{key}")));
    }
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
        let error = refused(&text, &[]);
        assert!(!error.contains("secret"), "{error}");
    }
    let error = refused("\n\n[storage]\nfile = 'x'", &[]);
    assert!(error.contains("line 4: unknown field `file`"), "{error}");
}

#[test]
fn an_address_without_a_token_is_refused() {
    let error = refused("", &[("ROLLHOUSE_DISCORD_API_URL", "http://127.0.0.1:1")]);
    assert!(error.contains("DISCORD_TOKEN"), "{error}");
}

#[test]
fn interactions_over_http_need_a_public_key() {
    let key = "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c";
    let http = "[discord]\ntoken = 'a'\nmode = 'http'";
    let error = refused(http, &[]);
    assert!(error.contains("DISCORD_PUBLIC_KEY"), "{error}");
    let error = refused(http, &[("DISCORD_PUBLIC_KEY", &key[1..])]);
    assert!(error.contains("General Information"), "{error}");
    assert!(!error.contains("4017"), "{error}");
    let environment = [
        ("DISCORD_PUBLIC_KEY", key),
        ("ROLLHOUSE_DISCORD_LISTEN", "8080"),
    ];
    let error = refused(http, &environment);
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
    let error = refused("", &[("ROLLHOUSE_DISCORD_MODE", "HTTP")]);
    assert!(error.contains("gateway or http"), "{error}");
    // The local Discord has a key of its own.
    assert!(load("[discord]\nmode = 'http'", &[]).is_ok());
}

#[test]
fn the_number_of_connections_is_discords_unless_one_is_given() {
    let range = |text: &str| Some(text.parse().unwrap());
    assert_eq!(load("", &[]).unwrap().settings().shards, None);
    let file = "[discord]\nshards = 3";
    assert_eq!(load(file, &[]).unwrap().settings().shards, range("3"));
    let environment = [("ROLLHOUSE_DISCORD_SHARDS", "4")];
    let mut config = load(file, &environment).unwrap();
    assert_eq!(config.settings().shards, range("4"));
    config.choose_shards("5").unwrap();
    assert_eq!(config.settings().shards, range("5"));
    let none = [("ROLLHOUSE_DISCORD_SHARDS", "0")];
    assert_eq!(load(file, &none).unwrap().settings().shards, None);
    let wrong = refused("", &[("ROLLHOUSE_DISCORD_SHARDS", "many")]);
    assert!(wrong.contains("ROLLHOUSE_DISCORD_SHARDS"), "{wrong}");
    assert!(wrong.contains("such as 16"), "{wrong}");
    let wrong = refused("[discord]\nshards = true", &[]);
    assert!(wrong.contains("0-3/16"), "{wrong}");
}

#[test]
fn a_part_of_the_connections_needs_a_database_that_several_processes_share() {
    let shared = "storage.url = 'postgres://localhost/dice'\n[discord]\n";
    let part = format!("{shared}shards = '0-3/16'");
    let config = load(&part, &[]).unwrap();
    assert_eq!(config.settings().shards, Some("0-3/16".parse().unwrap()));
    let all = "[discord]\nshards = '0-15/16'";
    let config = load(all, &[]).unwrap();
    assert_eq!(config.settings().shards, Some("16".parse().unwrap()));
    for (text, words) in [
        ("[discord]\nshards = '0-3/16'".to_owned(), "PostgreSQL"),
        (format!("{part}\nmode = 'http'"), "there are none"),
        (format!("{shared}shards = '0-16/16'"), "counted from 0"),
    ] {
        let wrong = refused(&text, &[]);
        assert!(wrong.contains(words), "{text}: {wrong}");
    }
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
        .err()
        .unwrap()
        .to_string();
    assert_eq!(error, "cannot read the config file no/such.toml");
}

#[test]
fn every_key_has_a_variable_and_others_are_named() {
    let text = include_str!("../../config.example.toml");
    let table: toml::Table = text.parse().unwrap();
    let mut keys: Vec<String> = Vec::new();
    for (part, of) in &table {
        let named = of.as_table().unwrap().keys();
        keys.extend(named.map(|key| format!("ROLLHOUSE_{part}_{key}").to_uppercase()));
    }
    for key in keys {
        let variable = match key.as_str() {
            "ROLLHOUSE_DISCORD_TOKEN" => "DISCORD_TOKEN",
            "ROLLHOUSE_DISCORD_PUBLIC_KEY" => "DISCORD_PUBLIC_KEY",
            key => {
                assert!(VARIABLES.contains(&key), "{key}");
                key
            }
        };
        assert!(text.contains(variable), "{variable}");
    }
    let variables = [
        ("ROLLHOUSE_STORAGE_RETENTION_DAYS", " 30 "),
        ("ROLLHOUSE_PLAYGROUND_PORT", "5000"),
        ("ROLLHOUSE_LOG_LEVEL", "warn"),
    ];
    let config = load("", &variables).unwrap();
    let found = (
        config.storage.retention_days,
        config.playground.port,
        config.log.level.as_str(),
    );
    assert_eq!(found, (30, 5_000, "warn"));
    for (variable, value) in [
        ("ROLLHOUSE_STORAGE_RETENTION_DAYS", "a year"),
        ("ROLLHOUSE_PLAYGROUND_PORT", "70000"),
    ] {
        let said = refused("", &[(variable, value)]);
        assert!(said.contains(variable) && said.contains(value), "{said}");
    }
    let slip = [
        "ROLLHOUSE_STORAGE_RETENTON_DAYS",
        "ROLLHOUSE_LOG_LEVEL",
        "PATH",
    ];
    let unknown = unknown_variables(slip.into_iter().map(str::to_owned));
    assert_eq!(unknown, slip[..1]);
}
