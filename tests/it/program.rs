//! The program as a child process, so that it can be killed, measured and stopped.

use std::fs::OpenOptions;
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::Path;
use std::process::{ExitStatus, Output, Stdio};
use std::sync::{Arc, Weak};
use std::time::Duration;

use discord_contract::Watched;
use tokio::process::{Child, Command};
use tokio::task::JoinSet;

use crate::harness::{Harness, LIST_COMMANDS, enter_addresses};

/// How long a supervisor waits between SIGTERM and SIGKILL.
const GRACE: Duration = Duration::from_secs(5);

/// How long anything may take that ends by itself, on a machine that is busy with other things.
const PATIENCE: Duration = Duration::from_secs(120);

pub(crate) struct Program {
    process: Child,
    /// Over HTTP, the task that enters the address of the process; it ends with this.
    entering: JoinSet<()>,
    /// Where the address is to be forgotten when the process ends.
    play: Weak<Watched>,
}

/// Discord sends nothing more to a program that has ended.
fn forget_address(play: &Weak<Watched>) {
    if let Some(play) = play.upgrade() {
        play.clear_interactions_endpoint();
    }
}

/// What tells the program to receive interactions over HTTP.
fn over_http(harness: &Harness, address: SocketAddr) -> [(&'static str, String); 4] {
    [
        ("ROLLHOUSE_DISCORD_MODE", "http".to_owned()),
        ("ROLLHOUSE_DISCORD_LISTEN", address.to_string()),
        ("DISCORD_PUBLIC_KEY", harness.play.public_key()),
        ("ROLLHOUSE_DISCORD_DRAIN_SECONDS", "1".to_owned()),
    ]
}

/// Addresses of this machine that nobody uses.
pub(crate) fn free_addresses<const N: usize>() -> [SocketAddr; N] {
    let free = [0; N].map(|port| TcpListener::bind((Ipv4Addr::LOCALHOST, port)).expect("a port"));
    free.each_ref()
        .map(|free| free.local_addr().expect("an address"))
}

fn command(folder: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_rollhouse"));
    // Nothing of the surroundings counts: no config file, no token from the environment.
    command.current_dir(folder).env_clear().kill_on_drop(true);
    command
}

impl Program {
    /// Starts the bot against the harness's playground, on the harness's storage.
    pub(crate) fn start(harness: &Harness) -> Self {
        Self::start_with(harness, |_| {})
    }

    /// On a harness of its own, ready to be played with.
    pub(crate) async fn begun() -> (Harness, Self) {
        let harness = Harness::without_bot().await;
        let program = Self::start_first(&harness).await;
        (harness, program)
    }

    /// Starts the first bot of a harness, and waits until it has registered its commands.
    pub(crate) async fn start_first(harness: &Harness) -> Self {
        let program = Self::start(harness);
        harness.play.wait_for_command("help").await;
        program
    }

    /// Starts another bot after one that has ended, and waits for the end of its start.
    pub(crate) async fn start_again(harness: &Harness) -> Self {
        let mark = harness.now();
        let program = Self::start(harness);
        harness.wait_for_call(LIST_COMMANDS, mark).await;
        program
    }

    /// The same on a file elsewhere, and with whatever else the test wants.
    pub(crate) fn start_on(harness: &Harness, file: &Path, change: impl Fn(&mut Command)) -> Self {
        Self::start_with(harness, |command| {
            command.env_remove("ROLLHOUSE_STORAGE_URL");
            command.env("ROLLHOUSE_STORAGE_PATH", file);
            change(command);
        })
    }

    /// Starts the bot on the storage of the harness with whatever else the test wants, its log at the end of `log.txt` in the harness's
    /// folder.
    pub(crate) fn start_with(harness: &Harness, change: impl Fn(&mut Command)) -> Self {
        if !harness.over_http {
            return Self::spawn(harness, change);
        }
        let [address] = free_addresses();
        let mut program = Self::spawn(harness, |command| {
            command.envs(over_http(harness, address));
            change(command);
        });
        program.play = Arc::downgrade(&harness.play);
        let play = Arc::downgrade(&harness.play);
        program
            .entering
            .spawn(async move { enter_addresses(&play, &[address]).await });
        program
    }

    fn spawn(harness: &Harness, change: impl Fn(&mut Command)) -> Self {
        let log = OpenOptions::new()
            .create(true)
            .append(true)
            .open(harness.folder().join("log.txt"))
            .expect("a log");
        let mut command = command(&harness.folder());
        command
            .env("DISCORD_TOKEN", harness.play.token())
            .env("ROLLHOUSE_DISCORD_API_URL", harness.play.url())
            .envs([harness.storage.variable()])
            .stderr(Stdio::from(log));
        change(&mut command);
        Self {
            process: command.spawn().expect("the program starts"),
            entering: JoinSet::new(),
            play: Weak::new(),
        }
    }

    /// One of several bots on the storage of the harness, with interactions over HTTP at this address, which the caller enters, and
    /// with more variables.
    pub(crate) fn start_at(
        harness: &Harness,
        address: SocketAddr,
        variables: &[(&str, String)],
    ) -> Self {
        Self::spawn(harness, |command| {
            command
                .envs(over_http(harness, address))
                .envs(variables.iter().cloned());
        })
    }

    #[cfg(target_os = "linux")]
    pub(crate) fn id(&self) -> u32 {
        self.process.id().expect("the program runs")
    }

    /// kill -9: no chance to clean up.
    pub(crate) async fn kill(mut self, harness: &Harness) {
        self.process
            .kill()
            .await
            .expect("the program can be killed");
        forget_address(&self.play);
        harness.play.wait_for_connections(0).await;
    }

    /// SIGTERM; how it ended, if it did in time.
    #[cfg(unix)]
    pub(crate) async fn terminate(self) -> Option<ExitStatus> {
        self.terminate_within(GRACE).await
    }

    #[cfg(unix)]
    pub(crate) async fn terminate_within(mut self, patience: Duration) -> Option<ExitStatus> {
        let id = self.process.id().expect("the program runs").to_string();
        let sent = std::process::Command::new("kill")
            .args(["-TERM", &id])
            .status();
        assert!(sent.expect("there is kill").success());
        let ended = tokio::time::timeout(patience, self.process.wait()).await;
        forget_address(&self.play);
        ended.ok().map(|status| status.expect("a status"))
    }

    /// How it ends by itself.
    pub(crate) async fn ends(mut self) -> ExitStatus {
        let ended = tokio::time::timeout(Duration::from_secs(180), self.process.wait()).await;
        ended
            .expect("it ends within three minutes")
            .expect("a status")
    }

    /// How much memory it holds, in kilobytes.
    #[cfg(target_os = "linux")]
    pub(crate) fn memory(&self) -> u64 {
        let id = self.id();
        let status =
            std::fs::read_to_string(format!("/proc/{id}/status")).expect("Linux has this file");
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let number = line.expect("VmRSS").trim().trim_end_matches(" kB");
        number.parse().expect("a number")
    }
}

/// What the programs of a harness have logged.
pub(crate) fn log(harness: &Harness) -> String {
    std::fs::read_to_string(harness.folder().join("log.txt")).expect("a log")
}

/// Runs the program to its end and returns its output.
pub(crate) async fn run(
    folder: &Path,
    arguments: &[&str],
    environment: &[(&str, &str)],
) -> (i32, String) {
    let mut command = command(folder);
    command.args(arguments).envs(environment.iter().copied());
    let Output {
        status,
        stdout,
        stderr,
    } = tokio::time::timeout(PATIENCE, command.output())
        .await
        .unwrap_or_else(|_| panic!("{arguments:?} did not end in {PATIENCE:?}"))
        .expect("the program starts");
    let said = [stdout, stderr]
        .map(|text| String::from_utf8(text).expect("UTF-8"))
        .concat();
    (status.code().expect("it ended by itself"), said)
}

/// What a program said that ended well.
pub(crate) async fn succeeds(program: impl Future<Output = (i32, String)>) -> String {
    let (code, said) = program.await;
    assert_eq!(code, 0, "{said}");
    said
}

/// What a program said that ended with an error.
pub(crate) async fn fails(program: impl Future<Output = (i32, String)>) -> String {
    let (code, said) = program.await;
    assert_eq!(code, 1, "{said}");
    said
}
