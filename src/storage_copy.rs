//! Moving the storage: everything is copied into another file or database, compared, and the old one is closed to bots.

use std::fmt::Write as _;
use std::io::{IsTerminal, Write as _};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::{Context, bail};
use commands::{Clock, day};
use db::{CopyProgress, CopySource, StorageAddress};

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
    let mut line = Line::new();
    let copied = copying.run(&day(Clock::system().now()), |progress| line.show(progress));
    line.end();
    let copied = copied.with_context(|| format!("{to} is not complete"))?;
    say!(
        "{to} has everything of {name}: {} tables ({} open), {} rows in all.\n\
         The digest of every table and of all else is the same on both sides; together they are {}.\n\
         It took {:.1} s. Start the bot on the new storage: the old one is marked as moved, and a bot refuses it.\n\
         It still holds the seeds of open tables: keep it to yourself, and delete it when you no longer need it.",
        copied.tables,
        copied.open,
        copied.rows,
        copied.digest,
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

/// Between progress lines in a log, which keeps every line.
const LINES: Duration = Duration::from_secs(10);

/// Between updates of the progress line on a terminal, which overwrites it.
const UPDATES: Duration = Duration::from_millis(200);

/// The line that says how far it is, on standard error.
struct Line {
    began: Instant,
    shown: Option<Instant>,
    terminal: bool,
}

impl Line {
    fn new() -> Self {
        Self {
            began: Instant::now(),
            shown: None,
            terminal: std::io::stderr().is_terminal(),
        }
    }

    fn show(&mut self, progress: CopyProgress) {
        let pause = if self.terminal { UPDATES } else { LINES };
        if self.shown.is_some_and(|shown| shown.elapsed() < pause) {
            return;
        }
        self.shown = Some(Instant::now());
        let mut text = String::new();
        if self.terminal {
            text.push_str("\r\x1b[K");
        }
        let doing = if progress.comparing {
            "comparing"
        } else {
            "copying"
        };
        let CopyProgress { rows, of, .. } = progress;
        let seconds = self.began.elapsed().as_secs();
        _ = write!(text, "{doing}: {rows} of {of} rows, {seconds} s");
        if !self.terminal {
            text.push('\n');
        }
        // Nobody has to see it.
        _ = std::io::stderr().write_all(text.as_bytes());
    }

    fn end(&self) {
        if self.terminal {
            eprintln!();
        }
    }
}
