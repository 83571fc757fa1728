//! The whole bot under load, beside empty ones: processor time a press, answer times, memory, and how soon a start answers.
//!
//! All bots are processes of their own, in turn, against the same playground, pressed by the same people. What is
//! divided is measured in the same run; figures of two machines, or of two days, are not comparable.
//!
//! `ROLLHOUSE_BENCH_TABLES` (200), `ROLLHOUSE_BENCH_PRESSES` (20, at each table), `ROLLHOUSE_BENCH_ROUNDS` (3, of all setups),
//! `ROLLHOUSE_BENCH_SETUPS` (12345678: which, by number), `ROLLHOUSE_BENCH_OPEN` (10000 open tables; 0 leaves that part out),
//! `ROLLHOUSE_BENCH_HOUSE` (200 tables, half of them against the house; 0 leaves that part out), `ROLLHOUSE_BENCH_MANY` (0: presses
//! in a row, after which memory is looked at) and `ROLLHOUSE_BENCH_GAME` (all games in turn) change what is done.

mod child;
mod empty;
mod empty_endpoint;
#[path = "../program/mod.rs"]
mod program;
mod setup;
mod tables;

use std::path::Path;
use std::time::{Duration, Instant};

use child::Bots;
use games::registry::GAMES;
use playground::{Playground, Settings};
use postgres_cluster::Cluster;
use program::{setting, spread};
use setup::{Door, Setup, Storage};
use tempfile::TempDir;

/// What the design asks of the whole bot on two cores such as CI's.
const OPENING_GOAL_MS: f64 = 2.0;
const MEDIAN_GOAL_MS: f64 = 0.2;
const MEMORY_GOAL_MB: f64 = 40.0;
const START_GOAL: Duration = Duration::from_secs(1);

/// At how many tables somebody presses at the same time.
const LEVELS: [usize; 3] = [1, 16, 64];

/// How many presses are made one at a time where thinking is measured.
const ALONE: usize = 1_000;

/// How many presses are made at each table before the others have made as many: the playground keeps some messages of a
/// channel, and a table that stops for longer would not find its board again.
const IN_STEP: usize = 20;

/// How many of many open tables are pressed at the same time.
const AT_ONCE: usize = 200;

/// By how much thinking may delay a press, in milliseconds at the median.
const THINKING_GOAL_MS: f64 = 1.0;

/// How long people at the other tables rest between two presses, and how long the measured ones do.
const REST: Duration = Duration::from_secs(1);
const BETWEEN: Duration = Duration::from_millis(10);

/// How often a start with many open tables is measured.
const STARTS: usize = 3;

fn main() {
    if std::env::var_os(child::EMPTY).is_some() {
        let variable = |name| std::env::var(name).expect("set by this bench");
        let (token, url) = (
            variable("DISCORD_TOKEN"),
            variable("ROLLHOUSE_DISCORD_API_URL"),
        );
        return match std::env::var("ROLLHOUSE_DISCORD_LISTEN") {
            Ok(listen) => {
                let public_key = variable("DISCORD_PUBLIC_KEY");
                empty_endpoint::run(&token, &url, &listen, &public_key);
            }
            Err(_) => empty::run(&token, &url),
        };
    }
    // `cargo test --all-targets` starts benches too, without this word: nothing is measured then.
    if !std::env::args().any(|argument| argument == "--bench") {
        return;
    }
    if !Path::new("/proc/self/stat").exists() {
        println!("load: skipped, because only Linux reports the use of a process in /proc");
        return;
    }
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(measure());
}

/// A playground with bots that are ready, the folder of their storage, and its address if it is a database.
struct Harness {
    bots: Bots,
    play: Playground,
    folder: TempDir,
    url: Option<String>,
}

impl Harness {
    async fn open(setup: Setup) -> Self {
        let settings = Settings {
            exchanges_kept: 0,
            received_kept: 0,
            messages_kept: 2_000,
            // A press that waits behind hundreds of others is to be measured, not to fail.
            ack_window: Duration::from_secs(60),
            ..Settings::default()
        };
        let play = Playground::start(settings).await.expect("a free port");
        let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
        let server = if setup.uses_postgres() {
            server()
        } else {
            None
        };
        let url = server.map(|server| server.url(&server.schema()));
        let bots = Bots::start(setup, &play, folder.path(), url.as_deref()).await;
        let command = if setup.is_ours() {
            GAMES[0].info().key
        } else {
            "empty"
        };
        play.wait_for_command(command).await;
        if setup.door() == Door::Gateway {
            // Each of several opens a part of the connections, one after the other.
            play.wait_for_connections(setup.processes()).await;
        }
        Self {
            bots,
            play,
            folder,
            url,
        }
    }
}

/// The server that all setups share, which writes as durably as one that is in use; none where `PostgreSQL` is not installed.
fn server() -> Option<&'static Cluster> {
    let server = Cluster::shared()?;
    server.sql("ALTER SYSTEM SET fsync = on");
    server.sql("SELECT pg_reload_conf()");
    Some(server)
}

/// What one round of one setup gave.
struct Figures {
    setup: Setup,
    /// The processor time of opening, filling and starting a table, in milliseconds.
    opening_ms: f64,
    levels: Vec<Level>,
    resident_mb: f64,
}

/// Presses at so many tables at the same time; times in milliseconds but for the processor's.
struct Level {
    cpu_us: f64,
    /// The same of the database's server.
    server_us: f64,
    median: f64,
    p99: f64,
    a_second: f64,
}

#[expect(clippy::cast_precision_loss, reason = "a bench counts less than 2^52")]
fn number(count: usize) -> f64 {
    count as f64
}

async fn round(setup: Setup, count: usize, presses: usize) -> Figures {
    let harness = Harness::open(setup).await;
    let before = harness.bots.cpu();
    let mut tables = tables::open(setup, &harness.play, count).await;
    let opening_ms = (harness.bots.cpu() - before) / number(count) / 1e3;
    // The first presses fill caches and open connections.
    tables::press_all(&mut tables, presses / 4, count).await;
    let mut levels = Vec::new();
    for at_once in LEVELS {
        let used = || (harness.bots.cpu(), child::cpu_of_all("postgres"));
        let (cpu, began) = (used(), Instant::now());
        let times = tables::press_all(&mut tables, presses, at_once).await;
        let (took, after) = (began.elapsed(), used());
        let made = number(times.len());
        let (median, p99) = spread(times);
        levels.push(Level {
            cpu_us: (after.0 - cpu.0) / made,
            server_us: (after.1 - cpu.1) / made,
            median,
            p99,
            a_second: made / took.as_secs_f64(),
        });
    }
    Figures {
        setup,
        opening_ms,
        levels,
        resident_mb: harness.bots.resident(),
    }
}

/// The median of what the rounds gave for one setup.
fn median(rounds: &[Figures], setup: Setup, of: impl Fn(&Figures) -> f64) -> f64 {
    let of_setup = rounds.iter().filter(|figures| figures.setup == setup);
    let mut values: Vec<f64> = of_setup.map(of).collect();
    values.sort_by(f64::total_cmp);
    let middle = values.len() / 2;
    f64::midpoint(values[middle], values[(values.len() - 1) / 2])
}

/// How long one durable commit takes here, in milliseconds: the median of 300.
async fn commit() -> f64 {
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
    let store = db::Store::open(folder.path().join("bench.db")).expect("a store");
    let mut times = Vec::new();
    for number in 0..300 {
        let began = Instant::now();
        let put = store
            .write(move |tx| tx.put_meta("bench", &number.to_string()))
            .await;
        put.expect("a commit");
        times.push(began.elapsed());
    }
    spread(times).0
}

async fn measure() {
    let count = setting("ROLLHOUSE_BENCH_TABLES", 200);
    let presses = setting("ROLLHOUSE_BENCH_PRESSES", 20);
    let rounds = setting("ROLLHOUSE_BENCH_ROUNDS", 3);
    let setups = setups();
    println!(
        "load: {count} tables, {presses} presses at each, {rounds} rounds of all bots in turn"
    );
    let commit = commit().await;
    let mut all = Vec::new();
    for number in 1..=rounds {
        for setup in &setups {
            let figures = round(*setup, count, presses).await;
            let cpu: Vec<String> = figures
                .levels
                .iter()
                .map(|level| format!("{:.0}", level.cpu_us))
                .collect();
            println!(
                "  round {number}, {setup}: {} us CPU a press",
                cpu.join(" / ")
            );
            all.push(figures);
        }
    }
    if rounds > 0 {
        report(&all, &setups, commit);
    }
    let house = setting("ROLLHOUSE_BENCH_HOUSE", 200);
    if house > 0 {
        thinking(house).await;
    }
    let open = setting("ROLLHOUSE_BENCH_OPEN", 10_000);
    if open > 0 {
        many_open(Setup::DEFAULT, open).await;
        if server().is_some() {
            many_open(Setup::ours(Door::Gateway, Storage::Postgres, 1), open).await;
        }
    }
    let many = setting("ROLLHOUSE_BENCH_MANY", 0);
    if many > 0 {
        in_a_row(Setup::DEFAULT, count, many).await;
    }
}

/// The setups to be measured: those that the environment names, as far as there is a server for them.
fn setups() -> Vec<Setup> {
    let chosen = std::env::var("ROLLHOUSE_BENCH_SETUPS").unwrap_or("12345678".to_owned());
    let has_server = server().is_some();
    let numbered = ('1'..).zip(Setup::ALL);
    numbered
        .filter(|(number, setup)| {
            chosen.contains(*number) && (has_server || !setup.uses_postgres())
        })
        .map(|(_, setup)| setup)
        .collect()
}

/// Prints the medians of the rounds as tables in Markdown.
fn report(all: &[Figures], setups: &[Setup], commit: f64) {
    let of_levels = |setup: Setup, digits: usize, of: fn(&Level) -> f64| {
        let each = (0..LEVELS.len()).map(|level| median(all, setup, |f| of(&f.levels[level])));
        let each: Vec<String> = each.map(|value| format!("{value:.digits$}")).collect();
        each.join(" / ")
    };
    let levels = LEVELS.map(|level| level.to_string()).join(" / ");
    println!("\nWith {levels} presses at the same time:\n");
    println!("| | CPU a press, us | median, ms | p99, ms | presses a second |");
    println!("|---|---|---|---|---|");
    for setup in setups {
        println!(
            "| {setup} | {} | {} | {} | {} |",
            of_levels(*setup, 0, |level| level.cpu_us),
            of_levels(*setup, 2, |level| level.median),
            of_levels(*setup, 1, |level| level.p99),
            of_levels(*setup, 0, |level| level.a_second),
        );
    }
    println!();
    println!(
        "| | CPU a press, to the empty poise bot's | CPU of the database, us | CPU to open, fill and start a table, ms | memory, MB |"
    );
    println!("|---|---|---|---|---|");
    let yardstick = Setup::ALL[0];
    for setup in setups {
        let ratios = (0..LEVELS.len()).map(|level| {
            let cpu = |setup| median(all, setup, |f| f.levels[level].cpu_us);
            let ratio = || format!("{:.2}", cpu(*setup) / cpu(yardstick));
            if setups.contains(&yardstick) {
                ratio()
            } else {
                "-".to_owned()
            }
        });
        let ratios: Vec<String> = ratios.collect();
        let goal = setup.goal().map(|goal| format!(" (goal {goal:.1})"));
        let server = if setup.uses_postgres() {
            of_levels(*setup, 0, |level| level.server_us)
        } else {
            "-".to_owned()
        };
        println!(
            "| {setup} | {}{} | {server} | {:.1} | {:.1} |",
            ratios.join(" / "),
            goal.unwrap_or_default(),
            median(all, *setup, |f| f.opening_ms),
            median(all, *setup, |f| f.resident_mb),
        );
    }
    let alone = |setup| median(all, setup, |f| f.levels[0].median);
    if setups.contains(&Setup::DEFAULT) && setups.contains(&yardstick) {
        println!(
            "\nOne at a time, Rollhouse answers {:+.2} ms after the empty poise bot; goal: one durable commit ({commit:.2} ms here) and \
             {MEDIAN_GOAL_MS} ms. To open, fill and start a table: goal {OPENING_GOAL_MS} ms.\n",
            alone(Setup::DEFAULT) - alone(yardstick),
        );
    }
}

/// Whether the thinking of house players delays anybody's press: the same presses at one half of the tables, while the other half is
/// played by two people each, and by one person against the strongest house player.
async fn thinking(count: usize) {
    let mut medians = Vec::new();
    for against_house in [false, true] {
        let harness = Harness::open(Setup::DEFAULT).await;
        let mut tables = tables::open(Setup::DEFAULT, &harness.play, count / 2).await;
        let others = tables::open_for_two(&harness.play, count / 2..count, against_house).await;
        let others = tables::keep_pressing(others, REST);
        tables::press_all(&mut tables, 10, count).await;
        let (cpu, began) = (harness.bots.cpu(), Instant::now());
        let mut times = Vec::with_capacity(ALONE);
        for press in 0..ALONE {
            let table = press % (count / 2);
            times.push(tables[table].press().await);
            // Long enough that all of it is measured while house players think.
            tokio::time::sleep(BETWEEN).await;
        }
        let cores = (harness.bots.cpu() - cpu) / 1e6 / began.elapsed().as_secs_f64();
        drop(others);
        let (median, p99) = spread(times);
        let who = if against_house {
            "one person against a master of the house"
        } else {
            "two people"
        };
        println!(
            "{} tables pressed one at a time, {} more with {who}: median {median:.2} ms (p99 {p99:.2}), {cores:.2} cores busy",
            count / 2,
            count - count / 2
        );
        medians.push(median);
    }
    println!(
        "thinking delays a press by {:+.2} ms at the median, goal less than {THINKING_GOAL_MS} ms; ratio {:.2}",
        medians[1] - medians[0],
        medians[1] / medians[0]
    );
}

/// Memory with many open tables, and how soon after a start the first press is answered.
async fn many_open(setup: Setup, count: usize) {
    let Harness {
        mut bots,
        play,
        folder,
        url,
    } = Harness::open(setup).await;
    let before = bots.resident();
    let mut tables = tables::open(setup, &play, count).await;
    println!(
        "{setup}: {count} open tables, all opened and started in this run: {:.1} MB ({before:.1} before), goal {MEMORY_GOAL_MB}",
        bots.resident()
    );
    let mut starts = Vec::new();
    for start in 0..STARTS {
        bots.stop();
        play.wait_for_connections(0).await;
        // Bots that share a database leave five seconds between two connections.
        tokio::time::sleep(Duration::from_secs(6)).await;
        let began = Instant::now();
        bots = Bots::start(setup, &play, folder.path(), url.as_deref()).await;
        play.wait_for_connections(1).await;
        tables[start * count / STARTS].press().await;
        starts.push(began.elapsed());
    }
    let (median, _) = spread(starts);
    println!(
        "{setup}: first press answered {median:.0} ms after a start with {count} open tables (median of {STARTS}), goal {} ms",
        START_GOAL.as_millis()
    );
    tables::press_all(&mut tables, 1, AT_ONCE).await;
    println!(
        "{setup}: a press at each of the {count} after that: {:.1} MB",
        bots.resident()
    );
}

/// Memory after each tenth of many presses in a row.
async fn in_a_row(setup: Setup, count: usize, presses: usize) {
    let harness = Harness::open(setup).await;
    let mut tables = tables::open(setup, &harness.play, count).await;
    let steps = (presses / 10 / count / IN_STEP).max(1);
    let mut held = Vec::new();
    for _ in 0..10 {
        for _ in 0..steps {
            tables::press_all(&mut tables, IN_STEP, count).await;
        }
        held.push(format!("{:.1}", harness.bots.resident()));
    }
    println!(
        "{setup}: {} presses in a row at {count} tables; memory after each tenth of them: {} MB",
        steps * IN_STEP * 10 * count,
        held.join(", ")
    );
}
