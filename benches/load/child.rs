//! Bots as processes of their own, and what the system says they used.

use std::fs;
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command};
use std::time::Duration;

use playground::Playground;

use crate::program;
use crate::setup::{Door, Setup};

/// The environment variable that makes this bench an empty bot.
pub(crate) const EMPTY: &str = "ROLLHOUSE_BENCH_EMPTY";

/// Running bots of one setup; dropping them kills them.
pub(crate) struct Bots(Vec<Child>);

impl Bots {
    /// Starts the bots of a setup against a playground; with HTTP, enters their addresses there. What they keep is in `folder`, their
    /// log too, or in the database at `url`.
    pub(crate) async fn start(
        setup: Setup,
        play: &Playground,
        folder: &Path,
        url: Option<&str>,
    ) -> Self {
        let ports = (0..setup.processes()).map(|_| TcpListener::bind((Ipv4Addr::LOCALHOST, 0)));
        let ports: Vec<TcpListener> = ports.collect::<Result<_, _>>().expect("free ports");
        let addresses: Vec<SocketAddr> = ports
            .iter()
            .map(|port| port.local_addr().expect("an address"))
            .collect();
        drop(ports);
        let bots = (0..)
            .zip(&addresses)
            .map(|(number, address)| spawn(setup, play, folder, url, number, *address));
        let bots = Self(bots.collect());
        if setup.door() == Door::Http {
            let mut urls = Vec::new();
            for address in addresses {
                while TcpStream::connect(address).is_err() {
                    tokio::time::sleep(Duration::from_millis(1)).await;
                }
                urls.push(format!("http://{address}/interactions"));
            }
            let entered = play.enter_interactions_endpoints(&urls).await;
            entered.expect("the bots answer");
        }
        bots
    }

    /// Stops them as an operator does, so that they give back what only one bot may have.
    pub(crate) fn stop(mut self) {
        for bot in &mut self.0 {
            let id = bot.id().to_string();
            let asked = Command::new("kill").args(["-TERM", &id]).status();
            assert!(asked.is_ok_and(|asked| asked.success()), "a running bot");
            bot.wait().expect("the bot ends");
        }
    }

    /// The time on a processor used so far by all of their threads, in microseconds, in steps of ten thousand.
    pub(crate) fn cpu(&self) -> f64 {
        self.0.iter().map(|bot| cpu_of(&bot.id().to_string())).sum()
    }

    /// The memory that they hold, in MB of 1,000,000 bytes.
    pub(crate) fn resident(&self) -> f64 {
        self.0.iter().map(program::resident).sum()
    }
}

impl Drop for Bots {
    fn drop(&mut self) {
        for bot in &mut self.0 {
            // It may have ended by itself; either way it is gone then.
            _ = bot.kill();
            _ = bot.wait();
        }
    }
}

fn spawn(
    setup: Setup,
    play: &Playground,
    folder: &Path,
    url: Option<&str>,
    number: usize,
    address: SocketAddr,
) -> Child {
    let mut command = if setup.is_ours() {
        Command::new(env!("CARGO_BIN_EXE_rollhouse"))
    } else {
        let mut command = Command::new(std::env::current_exe().expect("this program"));
        command.env(EMPTY, "1");
        command
    };
    match setup.door() {
        Door::Http => {
            command
                .env("ROLLHOUSE_DISCORD_MODE", "http")
                .env("ROLLHOUSE_DISCORD_LISTEN", address.to_string())
                .env("DISCORD_PUBLIC_KEY", play.public_key());
        }
        Door::Gateway if setup.processes() > 1 => {
            let own = format!("{number}/{}", setup.processes());
            command.env("ROLLHOUSE_DISCORD_SHARDS", own);
        }
        Door::Gateway => {}
    }
    match url {
        Some(url) => command.env("ROLLHOUSE_STORAGE_URL", url),
        None => command.env("ROLLHOUSE_STORAGE_PATH", folder.join("bench.db")),
    };
    program::start(&mut command, play, folder)
}

/// The time on a processor used so far by all processes with this name, in microseconds.
pub(crate) fn cpu_of_all(name: &str) -> f64 {
    let processes = fs::read_dir("/proc").expect("proc(5)");
    let named = processes.filter_map(|entry| {
        let id = entry.ok()?.file_name().into_string().ok()?;
        let comm = fs::read_to_string(format!("/proc/{id}/comm")).ok()?;
        (comm.trim() == name).then_some(id)
    });
    named.map(|id| cpu_of(&id)).sum()
}

/// The same of one process; nothing if it has ended.
fn cpu_of(id: &str) -> f64 {
    let Ok(stat) = fs::read_to_string(format!("/proc/{id}/stat")) else {
        return 0.0;
    };
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
