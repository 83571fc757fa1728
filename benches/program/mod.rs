//! The program as a process of its own, as both benches measure it.

use std::fs::{self, File};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use playground::Playground;

/// A number from the environment.
pub(crate) fn setting(name: &str, default: usize) -> usize {
    match std::env::var(name) {
        Ok(text) => text
            .parse()
            .unwrap_or_else(|_| panic!("{name} is a whole number, not `{text}`")),
        Err(_) => default,
    }
}

/// Median and 99th percentile, in milliseconds.
pub(crate) fn spread(mut times: Vec<Duration>) -> (f64, f64) {
    times.sort_unstable();
    let at = |percent: usize| times[(times.len() - 1) * percent / 100].as_secs_f64() * 1e3;
    (at(50), at(99))
}

/// Starts a bot on a playground; its log goes into this folder.
pub(crate) fn start(command: &mut Command, play: &Playground, folder: &Path) -> Child {
    let mut log = File::options();
    let log = log.create(true).append(true).open(folder.join("log"));
    command
        .current_dir(folder)
        .env("DISCORD_TOKEN", play.token())
        .env("ROLLHOUSE_DISCORD_API_URL", play.url())
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(log.expect("a log"))
        .spawn()
        .expect("a bot")
}

/// The memory that a process holds, in MB of 1,000,000 bytes.
pub(crate) fn resident(bot: &Child) -> f64 {
    let status = fs::read_to_string(format!("/proc/{}/status", bot.id())).expect("a process");
    let held = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kib: u32 = held
        .and_then(|held| held.trim().strip_suffix(" kB")?.parse().ok())
        .expect("proc(5) gives VmRSS in kB");
    f64::from(kib) * 1_024.0 / 1e6
}
