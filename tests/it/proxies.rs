//! The configurations of nginx and Caddy that docs/hosting.md and deploy/Caddyfile give, run as they are but for addresses and
//! certificates, between the playground and the program.

use std::io::Write;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::sync::Arc;
use std::time::{Duration, Instant};
use std::{env, fs};

use games::registry::GAMES;
use tempfile::TempDir;
use tokio::process::{Child, Command};

use crate::harness::{Harness, enter_addresses};
use crate::over_http::timestamp;
use crate::program::{Program, free_addresses, log};
use crate::several_processes::{Pair, Players, check, largest_tables, on_a_server};

const HOSTING: &str = include_str!("../../docs/hosting.md");
#[cfg(target_os = "linux")]
const CADDYFILE: &str = include_str!("../../deploy/Caddyfile");

/// Longer than the two seconds after which the proxies close a connection on which nothing is sent, as the pages demand.
const DRAIN: Duration = Duration::from_secs(3);

/// How long a program may take for what it has begun by then, on a machine that is busy with other things.
const GRACE: Duration = Duration::from_secs(20);

/// A proxy that runs until this is dropped.
struct Proxy {
    _process: Child,
    folder: TempDir,
    address: SocketAddr,
}

/// The first Caddy that passes a bot over without losing the request: <https://github.com/caddyserver/caddy/issues/7546>
const CADDY: [u32; 3] = [2, 11, 2];

/// Is this Caddy new enough?
fn is_new_enough(caddy: &Path) -> bool {
    let said = std::process::Command::new(caddy).arg("version").output();
    let said = String::from_utf8(said.expect("it runs").stdout).expect("UTF-8");
    let version = said.trim_start_matches('v').split_whitespace().next();
    let numbers = version.unwrap_or_default().split('.').map(str::parse);
    let numbers: Result<Vec<u32>, _> = numbers.collect();
    numbers.is_ok_and(|numbers| numbers[..] >= CADDY[..])
}

/// Where a program is; none, with a line on standard error, where it is not installed.
fn installed(name: &str) -> Option<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    // Debian keeps nginx where only an administrator looks.
    let folders = env::split_paths(&path).chain(["/usr/sbin".into()]);
    let found = folders
        .map(|folder| folder.join(name))
        .find(|place| place.is_file() && (name != "caddy" || is_new_enough(place)));
    if found.is_none() {
        let missing =
            format!("no {name} that is new enough; CONTRIBUTING.md says how to install it");
        assert!(env::var_os("CI").is_none(), "{missing}");
        writeln!(std::io::stderr(), "SKIPPED a test of proxies: {missing}").expect("an output");
    }
    found
}

/// The one example on the page that has these words.
fn example(words: &str) -> String {
    let mut examples = Vec::new();
    let mut fence = None;
    for line in HOSTING.lines() {
        let indent = line.len() - line.trim_start().len();
        match (fence, line.trim_start().starts_with("```")) {
            (None, true) => {
                fence = Some(indent);
                examples.push(String::new());
            }
            (Some(_), true) => fence = None,
            (Some(indent), false) => {
                let text = examples.last_mut().expect("an example");
                text.push_str(line.get(indent..).unwrap_or_default());
                text.push('\n');
            }
            (None, false) => {}
        }
    }
    examples.retain(|example| example.contains(words));
    let [example] = examples.try_into().expect("one example has these words");
    example
}

/// Replaces what an operator replaces; each must be there.
fn adapted(text: &str, changes: &[(&str, &str)]) -> String {
    changes.iter().fold(text.to_owned(), |text, (from, to)| {
        assert!(text.contains(from), "{from} is not in\n{text}");
        text.replace(from, to)
    })
}

impl Proxy {
    async fn run(address: SocketAddr, start: impl FnOnce(&TempDir) -> Command) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let said = fs::File::create(folder.path().join("log.txt")).expect("a log");
        let mut command = start(&folder);
        command
            .current_dir(folder.path())
            .stdout(Stdio::null())
            .stderr(Stdio::from(said))
            .kill_on_drop(true);
        let mut process = command.spawn().expect("the proxy starts");
        let began = Instant::now();
        while tokio::net::TcpStream::connect(address).await.is_err() {
            let ended = process.try_wait().expect("a process");
            let said = fs::read_to_string(folder.path().join("log.txt")).expect("a log");
            assert_eq!(ended, None, "{said}");
            assert!(began.elapsed() < Duration::from_secs(60), "{said}");
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        Self {
            _process: process,
            folder,
            address,
        }
    }

    /// With these directives beside or inside the `server` block.
    async fn nginx(address: SocketAddr, http: &str) -> Option<Self> {
        let program = installed("nginx")?;
        // One process, which ends with the test, and no files outside its folder.
        let whole = format!(
            "daemon off;\nmaster_process off;\npid nginx.pid;\nevents {{}}\nhttp {{\naccess_log off;\nclient_body_temp_path body;\n\
             proxy_temp_path proxy;\nfastcgi_temp_path fastcgi;\nuwsgi_temp_path uwsgi;\nscgi_temp_path scgi;\n{http}}}\n"
        );
        let start = |folder: &TempDir| {
            fs::write(folder.path().join("nginx.conf"), whole).expect("a file");
            let mut command = Command::new(program);
            command.arg("-p").arg(folder.path());
            command.args(["-e", "stderr", "-c", "nginx.conf"]);
            command
        };
        Some(Self::run(address, start).await)
    }

    /// With these sites.
    async fn caddy(address: SocketAddr, sites: &str) -> Option<Self> {
        let program = installed("caddy")?;
        let whole = format!("{{\n\tadmin off\n\tauto_https off\n}}\n{sites}");
        let start = |folder: &TempDir| {
            fs::write(folder.path().join("Caddyfile"), whole).expect("a file");
            let mut command = Command::new(program);
            command.args(["run", "--config", "Caddyfile", "--adapter", "caddyfile"]);
            // Where it keeps certificates and its last configuration.
            command.env("HOME", folder.path());
            command.env("DOMAIN", format!("http://{address}"));
            command
        };
        Some(Self::run(address, start).await)
    }

    fn log(&self) -> String {
        fs::read_to_string(self.folder.path().join("log.txt")).expect("a log")
    }
}

/// A bot behind a proxy passes Discord's check of the address, plays, and refuses what is too large.
async fn plays_behind(proxy: Proxy, bot: SocketAddr) {
    let harness = Harness::behind_http().await;
    let program = Program::start_at(&harness, bot, &[]);
    enter_addresses(&Arc::downgrade(&harness.play), &[proxy.address]).await;
    harness.play.wait_for_command("help").await;
    for game in GAMES {
        let mut table = harness.table(*game, *game.info().seats.end()).await;
        table.goes_on(5).await;
    }
    let (now, large) = (timestamp(0), vec![b' '; 300_000]);
    let request = reqwest::Client::new()
        .post(format!("http://{}/interactions", proxy.address))
        .header("x-signature-ed25519", harness.play.sign(&now, &large))
        .header("x-signature-timestamp", now)
        .body(large);
    let status = request.send().await.expect("an answer").status();
    assert_eq!(status, 413, "{}", proxy.log());
    assert_eq!(harness.refused(), [""; 0]);
    program.kill(&harness).await;
}

/// Waits for more presses; at new tables, once all others are over. None may fail.
async fn press_on(mut players: Players, harness: &Harness, rounds: &mut u8) -> Players {
    while !players.press_on(20).await {
        assert_eq!(players.end(harness).await, 0, "{}", log(harness));
        *rounds += 1;
        players = Players::of(largest_tables(harness, *rounds).await);
    }
    players
}

/// Behind a proxy before two bots no press fails while one after the other is restarted. When one is killed, those fail that it had
/// received, and those that the proxy has just sent on a connection of which it does not know yet that it is gone. There are not more of
/// either than presses at a time: one at each table.
async fn goes_on_behind(
    proxy: Option<Proxy>,
    bots: [SocketAddr; 2],
    variables: [Vec<(&'static str, String)>; 2],
) {
    let (Some(proxy), Some(harness)) = (proxy, on_a_server().await) else {
        return;
    };
    let variables = variables.map(|mut variables| {
        variables.push((
            "ROLLHOUSE_DISCORD_DRAIN_SECONDS",
            DRAIN.as_secs().to_string(),
        ));
        variables
    });
    let mut pair = Pair::start(&harness, bots, variables).await;
    enter_addresses(&Arc::downgrade(&harness.play), &[proxy.address]).await;
    harness.play.wait_for_command("help").await;

    let mut rounds = 1;
    let tables = largest_tables(&harness, rounds).await;
    let most = tables.len();
    let mut players = Players::of(tables);
    let logs = || format!("{}\n{}", proxy.log(), log(&harness));
    for which in 0..2 {
        players = press_on(players, &harness, &mut rounds).await;
        let ended = pair.take(which).terminate_within(DRAIN + GRACE).await;
        let code = ended.and_then(|ended| ended.code());
        assert_eq!(code, Some(0), "{}", logs());
        players = press_on(players, &harness, &mut rounds).await;
        pair.start_again(&harness, which).await;
        assert_eq!(players.unanswered(), 0, "{}", logs());
    }
    players = press_on(players, &harness, &mut rounds).await;
    assert_eq!(players.unanswered(), 0, "{}", logs());

    pair.take(0).kill(&harness).await;
    let unanswered = players.end(&harness).await;
    assert!(
        unanswered <= 2 * most,
        "{unanswered} had no answer\n{}",
        logs()
    );
    check(&harness).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_plays_behind_nginx_as_the_page_sets_it_up() {
    let [listens, bot] = free_addresses();
    let (listen, to) = (format!("listen {listens};"), bot.to_string());
    let location = adapted(
        &example("proxy_pass http://127.0.0.1:8080"),
        &[("127.0.0.1:8080", &to)],
    );
    let server = format!("server {{\n{listen}\n{location}}}\n");
    if let Some(proxy) = Proxy::nginx(listens, &server).await {
        plays_behind(proxy, bot).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_plays_behind_caddy_as_the_page_sets_it_up() {
    let [listens, bot] = free_addresses();
    let (site, to) = (format!("http://{listens}"), bot.to_string());
    let sites = adapted(
        &example("reverse_proxy 127.0.0.1:8080 {"),
        &[("bot.example.org", &site), ("127.0.0.1:8080", &to)],
    );
    if let Some(proxy) = Proxy::caddy(listens, &sites).await {
        plays_behind(proxy, bot).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_bots_behind_nginx_are_restarted_and_killed_as_the_page_says() {
    let [listens, one, two] = free_addresses();
    let server = format!("server {{\nlisten {listens};");
    let http = adapted(
        &example("upstream rollhouse"),
        &[
            ("server {", &server),
            ("127.0.0.1:8081", &one.to_string()),
            ("127.0.0.1:8082", &two.to_string()),
        ],
    );
    let proxy = Proxy::nginx(listens, &http).await;
    goes_on_behind(proxy, [one, two], [vec![], vec![]]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_bots_behind_caddy_are_restarted_and_killed_as_the_page_says() {
    let [listens, one, two] = free_addresses();
    let sites = adapted(
        &example("reverse_proxy 127.0.0.1:8081 127.0.0.1:8082 {"),
        &[
            ("bot.example.org", &format!("http://{listens}")),
            ("127.0.0.1:8081", &one.to_string()),
            ("127.0.0.1:8082", &two.to_string()),
        ],
    );
    let proxy = Proxy::caddy(listens, &sites).await;
    goes_on_behind(proxy, [one, two], [vec![], vec![]]).await;
}

/// As in containers, each bot has an address of its own and both have the same ports.
#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread")]
async fn two_bots_behind_the_proxy_of_the_containers_are_restarted_and_killed() {
    let [listens, first, monitor] = free_addresses();
    let bots = [1, 2].map(|number| SocketAddr::from(([127, 0, 0, number], first.port())));
    let sites = adapted(
        CADDYFILE,
        &[
            ("bot-1:8080", &bots[0].to_string()),
            ("bot-2:8080", &bots[1].to_string()),
            (
                "health_port 9090",
                &format!("health_port {}", monitor.port()),
            ),
        ],
    );
    let proxy = Proxy::caddy(listens, &sites).await;
    let monitors = bots.map(|bot| {
        let listen = SocketAddr::new(bot.ip(), monitor.port());
        vec![("ROLLHOUSE_MONITOR_LISTEN", listen.to_string())]
    });
    goes_on_behind(proxy, bots, monitors).await;
}
