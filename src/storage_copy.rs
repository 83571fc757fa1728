//! Moving the storage: everything is copied into another file or database, compared, and the old one is closed to bots.

use std::io::{Write as _, stderr};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::{Context, bail};
use commands::{Clock, day};
use db::{CopySource, StorageAddress};

use crate::output::say;
use crate::storage_check::look_through;

/// Copies one storage into another, and marks it as moved.
pub fn copy(from: &str, to: &str, even_if_wrong: bool) -> anyhow::Result<ExitCode> {
    let (from, to) = (address("--from", from)?, address("--to", to)?);
    anyhow::ensure!(from != to, "`--from` and `--to` are the same storage");
    let began = Instant::now();
    let source = CopySource::hold(&from).context("cannot copy from the storage in `--from`")?;
    let name = source.name();
    let found = look_through(&from).with_context(|| format!("cannot read {name}"))?;
    found.report(&name);
    if !found.wrong.is_empty() && !even_if_wrong {
        bail!(
            "{name} was not copied; put a sound backup in its place, or add --even-if-wrong to copy what can be read"
        );
    }
    let copying = source.copy_to(&to).map_err(|error| {
        let which = match error {
            db::Error::Moved { .. } => "cannot copy from the storage in `--from`",
            _ => "cannot copy to the storage in `--to`",
        };
        anyhow::Error::from(error).context(which)
    })?;
    let to = copying.to();
    let mut said = Instant::now();
    let copied = copying.run(&day(Clock::system().now()), |progress| {
        if said.elapsed() >= LINES {
            said = Instant::now();
            let doing = if progress.comparing {
                "comparing"
            } else {
                "copying"
            };
            let (rows, of, seconds) = (progress.rows, progress.of, began.elapsed().as_secs());
            // Nobody has to see it.
            _ = writeln!(stderr(), "{doing}: {rows} of {of} rows, {seconds} s");
        }
    });
    let copied = copied.with_context(|| format!("{to} is not complete"))?;
    say!(
        "{to} has everything of {name}: {} tables ({} open), {} rows in all, and every row is the same on both sides.\n\
         It took {:.1} s. Start the bot on the new storage: the old one is marked as moved, and a bot refuses it.\n\
         It still holds the seeds of open tables: keep it to yourself, and delete it when you no longer need it.",
        copied.tables,
        copied.open,
        copied.rows,
        began.elapsed().as_secs_f64()
    );
    Ok(ExitCode::SUCCESS)
}

/// Lets bots play on a storage again that was moved.
pub fn reopen(storage: &str) -> anyhow::Result<ExitCode> {
    let address = address("the storage", storage)?;
    let moved = db::reopen(&address).context("cannot reopen the storage")?;
    match moved {
        Some(to) => say!(
            "A bot can play on this storage again. Its tables are as they were when it was moved to {to}: never start a bot on that one \
             again, or the same tables go on twice."
        ),
        None => say!("This storage was not moved; a bot can play on it."),
    }
    Ok(ExitCode::SUCCESS)
}

/// Reads where a storage is. What was given is not quoted: it may hold a password.
fn address(what: &str, given: &str) -> anyhow::Result<StorageAddress> {
    let given = match given.strip_prefix("env:") {
        Some(name) => std::env::var(name)
            .with_context(|| format!("{what} names the environment variable {name}"))?,
        None => given.to_owned(),
    };
    StorageAddress::parse(&given).with_context(|| {
        format!(
            "{what} is sqlite:FILE, postgres://USER:PASSWORD@HOST:PORT/DATABASE, or env:NAME for one of these in an environment variable"
        )
    })
}

/// Between lines that say how far it is.
const LINES: Duration = Duration::from_secs(5);
