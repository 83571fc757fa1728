//! A bot as a process of its own, and what the system says it used.

use std::fs::{self, File};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use playground::Playground;

/// Which of the two bots.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Which {
    Empty,
    Ours,
}

/// The environment variable that makes this bench the empty bot.
pub(crate) const EMPTY: &str = "ROLLHOUSE_BENCH_EMPTY";

/// A running bot; dropping it kills it.
pub(crate) struct Bot(Child);

impl Bot {
    /// Starts a bot against a playground. It keeps what it has to keep in `folder`, its log too.
    pub(crate) fn spawn(which: Which, play: &Playground, folder: &Path) -> Self {
        let mut command = match which {
            Which::Ours => Command::new(env!("CARGO_BIN_EXE_rollhouse")),
            Which::Empty => {
                let mut command = Command::new(std::env::current_exe().expect("this program"));
                command.env(EMPTY, "1");
                command
            }
        };
        let log = File::options()
            .create(true)
            .append(true)
            .open(folder.join("log"))
            .expect("a log");
        let child = command
            .current_dir(folder)
            .env("DISCORD_TOKEN", play.token())
            .env("ROLLHOUSE_DISCORD_API_URL", play.url())
            .env("ROLLHOUSE_STORAGE_PATH", folder.join("bench.db"))
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(log)
            .spawn()
            .expect("a bot");
        Self(child)
    }

    /// The time on a processor used so far by all of its threads, in microseconds, in steps of ten thousand.
    pub(crate) fn cpu(&self) -> f64 {
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.0.id())).expect("a process");
        // The name in parentheses may hold anything; utime and stime are the 14th and 15th of proc(5), in USER_HZ, which
        // Linux keeps at 100.
        let (_, fields) = stat.rsplit_once(')').expect("a name");
        let ticks: u32 = fields
            .split_whitespace()
            .skip(11)
            .take(2)
            .map(|ticks| ticks.parse::<u32>().expect("a number"))
            .sum();
        f64::from(ticks) * 1e4
    }

    /// The memory it holds, in MB of 1,000,000 bytes.
    pub(crate) fn resident(&self) -> f64 {
        let status =
            fs::read_to_string(format!("/proc/{}/status", self.0.id())).expect("a process");
        let held = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kib: u32 = held
            .and_then(|held| held.trim().strip_suffix(" kB")?.parse().ok())
            .expect("proc(5) gives VmRSS in kB");
        f64::from(kib) * 1_024.0 / 1e6
    }
}

impl Drop for Bot {
    fn drop(&mut self) {
        // It may have ended by itself; either way it is gone then.
        _ = self.0.kill();
        _ = self.0.wait();
    }
}
