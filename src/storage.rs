//! The operator's tools for the storage: backup, restore and check, and announcements and exclusions through it.

use std::path::Path;
use std::process::ExitCode;
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Context, bail};
use db::{Ban, Restore, StorageAddress, StorageReader};

use crate::cli::Whom;
use crate::config::Config;
use crate::output::say;
use crate::storage_check::look_through;

/// Copies the storage; a bot may run on it.
pub fn backup(config: &Config, to: &Path) -> anyhow::Result<ExitCode> {
    refuse_server(
        config,
        "`pg_dump --format=custom --file=FILE DATABASE` copies it while the bot plays, and holds the seeds of open tables: keep it to yourself",
    )?;
    let from = &config.storage.path;
    db::backup(from, to).with_context(|| format!("cannot back up {}", from.display()))?;
    let with = match StorageReader::open(&StorageAddress::File(to.to_owned())) {
        Ok(copy) => format!(" with {} tables", copy.read(|tx| tx.tables())?.len()),
        // A backup made by the new program before an upgrade; restore migrates it.
        Err(db::Error::Older { .. }) => ", as an older version left it".to_owned(),
        Err(error) => return Err(error.into()),
    };
    say!(
        "{} is a complete copy of {}{with}. It holds the seeds of open tables: keep it to yourself.",
        to.display(),
        from.display()
    );
    Ok(ExitCode::SUCCESS)
}

/// Replaces the storage with a backup after checking it.
pub fn restore(config: &Config, from: &Path, even_if_wrong: bool) -> anyhow::Result<ExitCode> {
    refuse_server(
        config,
        "stop the bot, and put a copy that `pg_dump --format=custom` made in its place with `pg_restore --clean --if-exists --dbname=DATABASE FILE`",
    )?;
    let to = &config.storage.path;
    let (source, target) = (from.display(), to.display());
    let refused = format!("{source} was not restored, and {target} is as it was");
    let restore = Restore::prepare(from, to).context(refused.clone())?;
    let copy = StorageAddress::File(restore.copy().to_owned());
    let found = look_through(&copy).context(refused.clone())?;
    found.report(&source.to_string());
    if !found.wrong.is_empty() && !even_if_wrong {
        bail!("{refused}; take another backup, or add --even-if-wrong");
    }
    let now = SystemTime::now().duration_since(UNIX_EPOCH)?.as_millis();
    let aside = restore.put_in_place(&now.to_string())?;
    say!("{target} is restored. Start the bot.");
    if let Some(aside) = aside {
        say!(
            "The previous file is kept as {}; delete it when you no longer need it.",
            aside.display()
        );
    }
    Ok(ExitCode::SUCCESS)
}

/// Fails with what to do instead if the storage is a database on a server.
fn refuse_server(config: &Config, instead: &str) -> anyhow::Result<()> {
    anyhow::ensure!(
        config.storage.url.is_empty(),
        "the storage is a PostgreSQL database, whose own tools do this: {instead}"
    );
    Ok(())
}

/// Checks a storage; errors in it are a result, not an error of the program.
pub fn check(storage: &StorageAddress) -> anyhow::Result<ExitCode> {
    let name = match storage {
        StorageAddress::File(file) => file.display().to_string(),
        StorageAddress::Server(_) => "the database".to_owned(),
    };
    let cannot = || match storage {
        StorageAddress::File(_) => format!("{name} cannot be checked"),
        StorageAddress::Server(_) => "the storage in `[storage] url` cannot be checked".to_owned(),
    };
    let code = look_through(storage).with_context(cannot)?.report(&name);
    if let StorageAddress::Server(_) = storage {
        say!("To look for damage in the database itself, run `pg_amcheck DATABASE`.");
    }
    Ok(code)
}

/// The longest line that can be announced, in characters. A board has limited room.
const LONGEST_LINE: usize = 200;

/// Shows a line on the tables of the bot that runs on the storage, or takes it away.
pub fn announce(config: &Config, line: Option<&str>) -> anyhow::Result<ExitCode> {
    let line = line.map(str::trim);
    if let Some(line) = line {
        let fits = (1..=LONGEST_LINE).contains(&line.chars().count());
        anyhow::ensure!(
            fits && !line.chars().any(char::is_control),
            "an announcement is one line of 1 to {LONGEST_LINE} characters"
        );
    }
    db::announce(&config.storage.address(), line).with_context(|| cannot_write(config))?;
    say!(
        "{} A running bot notices within a few seconds. Boards in use change at once, others when they are drawn the next time.",
        match line {
            Some(_) => "The line is stored; `rollhouse announce --clear` takes it away.",
            None => "The line is gone.",
        }
    );
    Ok(ExitCode::SUCCESS)
}

fn cannot_write(config: &Config) -> String {
    format!("cannot write to {}", config.storage.name())
}

/// Excludes a person or a server from the bot that runs on the storage, or includes them again.
pub fn exclude(config: &Config, whom: &Whom, on: bool) -> anyhow::Result<ExitCode> {
    let everybody = || "*".to_owned();
    let (what, guild, user) = match whom {
        Whom::User { id } => (format!("User {id}"), everybody(), id.to_string()),
        Whom::Server { id } => (format!("Server {id}"), id.to_string(), everybody()),
    };
    let ban = Ban {
        guild,
        user,
        until: None,
    };
    let changed =
        db::exclude(&config.storage.address(), &ban, on).with_context(|| cannot_write(config))?;
    let now = match (on, changed) {
        (true, true) => "is excluded; `rollhouse include` ends it",
        (true, false) => "was excluded already",
        (false, true) => "can use the bot again",
        (false, false) => "was not excluded",
    };
    say!("{what} {now}. A running bot notices within a few seconds.");
    Ok(ExitCode::SUCCESS)
}

/// Prints who is excluded.
pub fn list_excluded(config: &Config) -> anyhow::Result<ExitCode> {
    let excluded =
        db::exclusions(&config.storage.address()).with_context(|| cannot_write(config))?;
    for ban in &excluded {
        match &*ban.user {
            "*" => say!("server {}", ban.guild),
            user => say!("user {user}"),
        }
    }
    if excluded.is_empty() {
        say!("Nobody is excluded.");
    }
    Ok(ExitCode::SUCCESS)
}
