//! The whole bot under load, beside an empty one: processor time a press, answer times, memory, and how soon a start answers.
//!
//! Both bots are processes of their own, in turn, against the same playground, pressed by the same people. What is
//! divided is measured in the same run; figures of two machines, or of two days, are not comparable.
//!
//! `ROLLHOUSE_BENCH_TABLES` (200), `ROLLHOUSE_BENCH_PRESSES` (50, at each table), `ROLLHOUSE_BENCH_ROUNDS` (2, of both bots),
//! `ROLLHOUSE_BENCH_OPEN` (10000 open tables; 0 leaves that part out), `ROLLHOUSE_BENCH_HOUSE` (200 tables, half of them against the house;
//! 0 leaves that part out) and `ROLLHOUSE_BENCH_GAME` (all games in turn) change what is done.

mod child;
mod empty;
mod tables;

use std::path::Path;
use std::time::{Duration, Instant};

use child::{Bot, Which};
use games::registry::GAMES;
use playground::{Playground, Settings};
use tempfile::TempDir;

/// What the design asks of the whole bot on two cores such as CI's.
const CPU_GOAL: f64 = 1.5;
const MEDIAN_GOAL: Duration = Duration::from_micros(200);
const MEMORY_GOAL_MB: f64 = 40.0;
const START_GOAL: Duration = Duration::from_secs(1);

/// How many presses are made one at a time.
const ALONE: usize = 1_000;

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
        return empty::run(
            &variable("DISCORD_TOKEN"),
            &variable("ROLLHOUSE_DISCORD_API_URL"),
        );
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

/// A number from the environment.
fn setting(name: &str, default: usize) -> usize {
    match std::env::var(name) {
        Ok(text) => text
            .parse()
            .unwrap_or_else(|_| panic!("{name} is a whole number, not `{text}`")),
        Err(_) => default,
    }
}

/// A playground with a bot that is ready, and the folder of the bot's storage.
struct Harness {
    bot: Bot,
    play: Playground,
    folder: TempDir,
}

impl Harness {
    async fn open(which: Which) -> Self {
        let settings = Settings {
            recording: false,
            // A press that waits behind hundreds of others is to be measured, not to fail.
            ack_window: Duration::from_secs(60),
            ..Settings::default()
        };
        let play = Playground::start(settings).await.expect("a free port");
        let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
        let bot = Bot::spawn(which, &play, folder.path());
        let command = match which {
            Which::Empty => "empty",
            Which::Ours => GAMES[0].info().key,
        };
        play.wait_for_command(command).await;
        Self { bot, play, folder }
    }
}

/// What one round of one bot gave; times in milliseconds but for the processor's.
struct Figures {
    cpu_us: f64,
    alone: (f64, f64),
    load: (f64, f64),
    a_second: f64,
    resident_mb: f64,
    refused: f64,
}

/// Median and 99th percentile, in milliseconds.
fn spread(mut times: Vec<Duration>) -> (f64, f64) {
    times.sort_unstable();
    let at = |percent: usize| times[(times.len() - 1) * percent / 100].as_secs_f64() * 1e3;
    (at(50), at(99))
}

#[expect(clippy::cast_precision_loss, reason = "a bench counts less than 2^52")]
fn number(count: usize) -> f64 {
    count as f64
}

async fn round(which: Which, count: usize, presses: usize) -> Figures {
    let harness = Harness::open(which).await;
    let mut tables = tables::open(which, &harness.play, count).await;
    // The first presses fill caches and open connections.
    tables::press_all(&mut tables, presses / 5, count).await;

    let mut alone = Vec::with_capacity(ALONE);
    for press in 0..ALONE {
        alone.push(tables[press % count].press().await);
    }

    let refused = |tables: &[tables::Table]| tables.iter().map(|table| table.refusals).sum::<u32>();
    let (cpu, refused_before, began) = (harness.bot.cpu(), refused(&tables), Instant::now());
    let times = tables::press_all(&mut tables, presses, count).await;
    let (took, cpu) = (began.elapsed(), harness.bot.cpu() - cpu);
    let made = number(times.len());
    Figures {
        cpu_us: cpu / made,
        alone: spread(alone),
        load: spread(times),
        a_second: made / took.as_secs_f64(),
        resident_mb: harness.bot.resident(),
        refused: f64::from(refused(&tables) - refused_before) / made,
    }
}

/// The median of what the rounds of one bot gave.
fn median(rounds: &[Figures], of: impl Fn(&Figures) -> f64) -> f64 {
    let mut values: Vec<f64> = rounds.iter().map(of).collect();
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
        let put = store.put_meta("bench", &number.to_string()).await;
        put.expect("a commit");
        times.push(began.elapsed());
    }
    spread(times).0
}

async fn measure() {
    let count = setting("ROLLHOUSE_BENCH_TABLES", 200);
    let presses = setting("ROLLHOUSE_BENCH_PRESSES", 50);
    let rounds = setting("ROLLHOUSE_BENCH_ROUNDS", 2);
    println!(
        "load: {count} tables, {presses} presses at each, {rounds} rounds of both bots in turn"
    );
    let commit = commit().await;
    let (mut ours, mut empty) = (Vec::new(), Vec::new());
    for number in 1..=rounds {
        for (which, name, all) in [
            (Which::Empty, "empty", &mut empty),
            (Which::Ours, "ours", &mut ours),
        ] {
            let figures = round(which, count, presses).await;
            println!(
                "  round {number}, {name:<5}  {:>4.0} us CPU a press  alone {:.2} ms (p99 {:.2})  under load {:.1} ms (p99 {:.1}), {:.0} a second  {:.1} MB  {:.1} % refused",
                figures.cpu_us,
                figures.alone.0,
                figures.alone.1,
                figures.load.0,
                figures.load.1,
                figures.a_second,
                figures.resident_mb,
                figures.refused * 100.0,
            );
            all.push(figures);
        }
    }
    if rounds > 0 {
        report(&ours, &empty, commit);
    }
    let house = setting("ROLLHOUSE_BENCH_HOUSE", 200);
    if house > 0 {
        thinking(house).await;
    }
    let open = setting("ROLLHOUSE_BENCH_OPEN", 10_000);
    if open > 0 {
        many_open(open).await;
    }
}

fn report(ours: &[Figures], empty: &[Figures], commit: f64) {
    let both = |of: fn(&Figures) -> f64| (median(ours, of), median(empty, of));
    println!(
        "{:<38} {:>8} {:>8}   ours / empty",
        "median of the rounds", "ours", "empty"
    );
    let line = |what: &str, of: fn(&Figures) -> f64, goal: String| {
        let (ours, empty) = both(of);
        println!(
            "{what:<38} {ours:>8.2} {empty:>8.2}   {:>5.2}{goal}",
            ours / empty
        );
    };
    let none = String::new;
    line(
        "CPU a press, us",
        |f| f.cpu_us,
        format!("  goal {CPU_GOAL}"),
    );
    let (slower, allowed) = {
        let (ours, empty) = both(|f| f.alone.0);
        (ours - empty, commit + MEDIAN_GOAL.as_secs_f64() * 1e3)
    };
    line(
        "answer one at a time, median ms",
        |f| f.alone.0,
        format!("  {slower:+.2} ms, goal at most one commit ({commit:.2}) + 0.2: {allowed:.2}"),
    );
    line("answer one at a time, p99 ms", |f| f.alone.1, none());
    line("answer under load, median ms", |f| f.load.0, none());
    line("answer under load, p99 ms", |f| f.load.1, none());
    line("presses a second", |f| f.a_second, none());
    line("resident memory, MB", |f| f.resident_mb, none());
}

/// Whether the thinking of house players delays anybody's press: the same presses at one half of the tables, while the other half is
/// played by two people each, and by one person against the strongest house player.
async fn thinking(count: usize) {
    let mut medians = Vec::new();
    for against_house in [false, true] {
        let harness = Harness::open(Which::Ours).await;
        let mut tables = tables::open(Which::Ours, &harness.play, count / 2).await;
        let others = tables::open_for_two(&harness.play, count / 2..count, against_house).await;
        let others = tables::keep_pressing(others, REST);
        tables::press_all(&mut tables, 10, count).await;
        let (cpu, began) = (harness.bot.cpu(), Instant::now());
        let mut times = Vec::with_capacity(ALONE);
        for press in 0..ALONE {
            let table = press % (count / 2);
            times.push(tables[table].press().await);
            // Long enough that all of it is measured while house players think.
            tokio::time::sleep(BETWEEN).await;
        }
        let cores = (harness.bot.cpu() - cpu) / 1e6 / began.elapsed().as_secs_f64();
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
async fn many_open(count: usize) {
    let Harness {
        mut bot,
        play,
        folder,
    } = Harness::open(Which::Ours).await;
    let before = bot.resident();
    let mut tables = tables::open(Which::Ours, &play, count).await;
    println!(
        "{count} open tables, all opened and started in this run: {:.1} MB ({before:.1} before), goal {MEMORY_GOAL_MB}",
        bot.resident()
    );
    let mut starts = Vec::new();
    for start in 0..STARTS {
        drop(bot);
        play.wait_for_connections(0).await;
        let began = Instant::now();
        bot = Bot::spawn(Which::Ours, &play, folder.path());
        play.wait_for_connections(1).await;
        tables[start * count / STARTS].press().await;
        starts.push(began.elapsed());
    }
    let (median, _) = spread(starts);
    println!(
        "first press answered {median:.0} ms after a start with {count} open tables (median of {STARTS}), goal {} ms",
        START_GOAL.as_millis()
    );
    tables::press_all(&mut tables, 1, AT_ONCE).await;
    println!(
        "a press at each of the {count} after that: {:.1} MB",
        bot.resident()
    );
}
