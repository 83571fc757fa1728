//! Leaderboards, profiles and histories of a storage with a million finished tables, asked for as players do: on `SQLite`, then on
//! `PostgreSQL`, into which the same storage is moved. `cargo bench --workspace --bench results`; `ROLLHOUSE_BENCH_RESULTS` is another
//! number of tables, `ROLLHOUSE_BENCH_PLAYERS` of players.

#[path = "../program/mod.rs"]
mod program;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command};
use std::time::{Duration, Instant, SystemTime};

use db::{CopySource, StorageAddress, Store};
use playground::{AnswerKind, Person, Playground, Settings};
use postgres_cluster::Cluster;
use program::{resident, setting, spread};
use serde_json::json;

/// How often what is warm is asked for.
const WARM: usize = 5;

/// How often something is asked for after a new result.
const NEW: usize = 3;

fn main() {
    // `cargo test --all-targets` starts benches too, without this word: nothing is measured then.
    if !std::env::args().any(|argument| argument == "--bench") {
        return;
    }
    if !Path::new("/proc/self/stat").exists() {
        println!("results: skipped, because only Linux reports the memory of a process in /proc");
        return;
    }
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(measure());
}

/// Where the tables are.
enum Storage {
    File(PathBuf),
    Server(&'static Cluster, String),
}

impl Storage {
    fn address(&self) -> StorageAddress {
        match self {
            Self::File(path) => StorageAddress::File(path.clone()),
            Self::Server(cluster, schema) => StorageAddress::Server(cluster.url(schema)),
        }
    }

    fn variable(&self) -> (&'static str, String) {
        match self {
            Self::File(path) => ("ROLLHOUSE_STORAGE_PATH", path.display().to_string()),
            Self::Server(cluster, schema) => ("ROLLHOUSE_STORAGE_URL", cluster.url(schema)),
        }
    }

    /// Whether what the results of a server add up to is stored.
    fn has_fold(&self, guild: u64) -> bool {
        match self {
            Self::File(path) => {
                let db = rusqlite::Connection::open(path).expect("a file");
                let count =
                    db.query_row(&format!("{KEPT}'{guild}'"), [], |row| row.get::<_, i64>(0));
                count.expect("a count") > 0
            }
            Self::Server(cluster, schema) => {
                let count = cluster.sql(&format!("SET search_path = {schema}; {KEPT}'{guild}'"));
                count.contains('1')
            }
        }
    }

    /// Another result, as another process would store it.
    fn add_result(&self, guild: u64, number: usize) {
        let sql = new_result(guild, number);
        match self {
            Self::File(path) => {
                let db = rusqlite::Connection::open(path).expect("a file");
                db.busy_timeout(Duration::from_secs(5)).expect("a timeout");
                db.execute_batch(&format!("BEGIN; {sql} COMMIT;"))
                    .expect("a result");
            }
            Self::Server(cluster, schema) => {
                let sql = sql.replace("(table_id, joined, user,", "(table_id, joined, \"user\",");
                let sql = sql.replace("zeroblob(32)", "decode(repeat('00', 32), 'hex')");
                cluster.sql(&format!("SET search_path = {schema}; BEGIN; {sql} COMMIT;"));
            }
        }
    }
}

/// How many rows hold what the results of a server add up to.
const KEPT: &str = "SELECT count(*) FROM kept_folds WHERE part + 1 = parts AND guild = ";

/// Milliseconds since 1970.
fn now() -> u128 {
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    now.expect("a clock that is right").as_millis()
}

fn new_result(guild: u64, number: usize) -> String {
    let (id, at) = (2_000_000_000 + number, now());
    format!(
        "INSERT INTO tables (id, game, edition, guild, channel, host, phase, seed, commitment, opened, touched, ended)
           VALUES ({id}, 'bench-1', 1, '{guild}', 'c1', 'p1', 'over', zeroblob(32), 'c', {at}, {at}, {at});
         INSERT INTO seats (table_id, joined, user, name, word, seat, place, points, moves)
           VALUES ({id}, 0, 'p1', 'P1', '', 0, 1, 9, 20), ({id}, 1, 'p2', 'P2', '', 1, 2, 3, 20);
         INSERT INTO counters (name, value) VALUES ('results changed', 1) ON CONFLICT (name) DO UPDATE SET value = counters.value + 1;"
    )
}

/// Fills a file. A table ended every minute, the last one a minute ago. Half of the tables are of the playground's server, the others of
/// twenty more; a table has two to four people, one of a hundred tables has Ann, another one Ben, and one of ten the busiest of the
/// others. Games are none that this program knows, so that no records are needed, and nobody has earned anything.
fn fill(path: &Path, guild: u64, [ann, ben]: [u64; 2], tables: usize, players: usize) {
    let first = now() - (tables as u128 + 1) * 60_000;
    Store::open(path).expect("a store").close();
    let db = rusqlite::Connection::open(path).expect("a file");
    let sql = format!(
        "PRAGMA synchronous = off;
         BEGIN;
         CREATE TEMP TABLE n AS WITH RECURSIVE n (n) AS (VALUES (1) UNION ALL SELECT n + 1 FROM n WHERE n < {tables}) SELECT n FROM n;
         INSERT INTO tables (id, game, edition, guild, channel, host, phase, seed, commitment, opened, touched, ended, earned)
           SELECT n, 'bench-' || n % 5, 1, iif(n % 2, '{guild}', 'g' || n % 40), 'c' || n % 50, 'p1', 'over', zeroblob(32), 'c',
                  {first} + n * 60000, {first} + n * 60000 + 1, {first} + n * 60000 + 1, '' FROM n;
         INSERT INTO seats (table_id, joined, user, name, word, seat, place, points, moves)
           SELECT n, 0, CASE n % 100 WHEN 1 THEN '{ann}' WHEN 3 THEN '{ben}' ELSE 'p' || abs(random() % ({players} / 3)) END, 'Somebody', '', 0, 1 + (n % 3 = 0), n % 40, 20 FROM n;
         INSERT INTO seats (table_id, joined, user, name, word, seat, place, points, moves)
           SELECT n, 1, 'p' || ({players} / 3 + iif(n % 10 = 0, 1, abs(random() % ({players} / 3)))), 'Another', '', 1, 1 + (n % 3 <> 0), n % 30, 20 FROM n;
         INSERT INTO seats (table_id, joined, user, name, word, seat, place, points, moves)
           SELECT n, 2, 'p' || (2 * {players} / 3 + abs(random() % ({players} / 6))), 'Third', '', 2, 3, n % 20, 20 FROM n WHERE n % 2 = 0 OR n % 3 = 0;
         INSERT INTO seats (table_id, joined, user, name, word, seat, place, points, moves)
           SELECT n, 3, 'p' || (5 * {players} / 6 + abs(random() % ({players} / 6))), 'Fourth', '', 3, 4, n % 10, 20 FROM n WHERE n % 5 = 0;
         INSERT INTO servers (guild, channels, moderator_role, pings, open_history, shares_results)
           SELECT DISTINCT guild, '', '', 1, 0, 1 FROM tables;
         COMMIT;"
    );
    db.execute_batch(&sql).expect("a million tables");
}

/// The program on a storage; dropping it kills it.
struct Bot(Child);

impl Bot {
    async fn start(play: &Playground, storage: &Storage, folder: &Path) -> Self {
        let seen = play.handshakes();
        let mut command = Command::new(env!("CARGO_BIN_EXE_rollhouse"));
        let child = program::start(command.envs([storage.variable()]), play, folder);
        play.wait_for_handshakes(seen + 1).await;
        play.wait_for_command("help").await;
        Self(child)
    }
}

impl Drop for Bot {
    fn drop(&mut self) {
        _ = self.0.kill();
        _ = self.0.wait();
    }
}

/// One thing that players ask for.
struct Question {
    name: &'static str,
    command: &'static str,
    options: Vec<(&'static str, serde_json::Value)>,
    /// What is pressed on the answer; then only this press is timed.
    button: Option<&'static str>,
}

impl Question {
    async fn ask(&self, person: &Person, channel: u64) -> Duration {
        let began = Instant::now();
        let answer = person.slash(channel, self.command, &self.options).await;
        let mut took = began.elapsed();
        let text = answer.text();
        assert!(
            matches!(answer.kind, AnswerKind::Message),
            "{}: {text}",
            self.name
        );
        if let Some(button) = self.button {
            let message = answer.message.expect("a message");
            let began = Instant::now();
            person.press(&message, button).await;
            took = began.elapsed();
        }
        took
    }
}

fn everywhere() -> Question {
    Question {
        name: "leaderboard everywhere",
        command: "leaderboard",
        options: vec![("scope", json!("everywhere"))],
        button: None,
    }
}

fn questions(ben: u64) -> [Question; 6] {
    let question = |name, command, options, button| Question {
        name,
        command,
        options,
        button,
    };
    [
        question("leaderboard of the server", "leaderboard", vec![], None),
        everywhere(),
        question("profile", "profile", vec![], None),
        question(
            "profile of another",
            "profile",
            vec![("player", json!(ben.to_string()))],
            None,
        ),
        question("history", "history", vec![], None),
        question("history, next page", "history", vec![], Some("Older")),
    ]
}

async fn measure() {
    let tables = setting("ROLLHOUSE_BENCH_RESULTS", 1_000_000);
    let players = setting("ROLLHOUSE_BENCH_PLAYERS", 20_000);
    let settings = Settings {
        exchanges_kept: 0,
        received_kept: 0,
        ack_window: Duration::from_secs(600),
        ..Settings::default()
    };
    let play = Playground::start(settings).await.expect("a free port");
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
    let path = folder.path().join("results.db");
    let people = ["Ann", "Ben"].map(|name| play.person(name).id());
    let began = Instant::now();
    fill(&path, play.guild(), people, tables, players);
    let filled = began.elapsed().as_secs_f64();
    let size = fs::metadata(&path).expect("a file").len() / 1_000_000;
    println!(
        "results: {tables} finished tables of {players} players on 21 servers, half of them on one; {size} MB in SQLite, filled in {filled:.0} s"
    );
    let file = Storage::File(path);
    round("SQLite", &play, &file, folder.path()).await;

    let Some(cluster) = Cluster::shared() else {
        return;
    };
    let server = Storage::Server(cluster, cluster.schema());
    let began = Instant::now();
    let (from, to) = (file.address(), server.address());
    let copied = std::thread::spawn(move || {
        let copying = CopySource::hold(&from)?.copy_to(&to)?;
        copying.run("today", |_| {})
    });
    let copied = copied.join().expect("no panic").expect("a copy");
    println!(
        "  moved to PostgreSQL: {} rows copied and compared in {:.0} s",
        copied.rows,
        began.elapsed().as_secs_f64()
    );
    cluster.sql("ANALYZE");
    round("PostgreSQL", &play, &server, folder.path()).await;
}

async fn round(name: &str, play: &Playground, storage: &Storage, folder: &Path) {
    println!(
        "  {name:<28} {:>12} {:>14} {:>10}",
        "first", "new result", "warm"
    );
    let channel = play.channel("dice");
    let ann = play.person("Ann");
    let mut added = if matches!(storage, Storage::File(_)) {
        0
    } else {
        1_000
    };
    // The very first time nothing is stored of what results add up to.
    let bot = Bot::start(play, storage, folder).await;
    let [ever, ..] = questions(play.person("Ben").id());
    println!(
        "  the very first {} {:.0} ms, everywhere {:.0} ms",
        ever.name,
        ever.ask(&ann, channel).await.as_secs_f64() * 1e3,
        everywhere().ask(&ann, channel).await.as_secs_f64() * 1e3,
    );
    while !storage.has_fold(play.guild()) {
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    drop(bot);
    play.wait_for_connections(0).await;
    let mut most = 0.0;
    for question in questions(play.person("Ben").id()) {
        let bot = Bot::start(play, storage, folder).await;
        let before = resident(&bot.0);
        let first = question.ask(&ann, channel).await;
        // It waits for what the program does in the background after a start.
        everywhere().ask(&ann, channel).await;
        let mut new = Vec::new();
        for _ in 0..NEW {
            added += 1;
            storage.add_result(play.guild(), added);
            new.push(question.ask(&ann, channel).await);
        }
        let mut warm = Vec::new();
        for _ in 0..WARM {
            warm.push(question.ask(&ann, channel).await);
        }
        let after = resident(&bot.0);
        most = after.max(most);
        println!(
            "  {:<28} {:>9.0} ms {:>11.1} ms {:>7.1} ms   {before:.0} MB, then {after:.0} MB",
            question.name,
            first.as_secs_f64() * 1e3,
            spread(new).0,
            spread(warm).0,
        );
        drop(bot);
        play.wait_for_connections(0).await;
    }
    println!("  at most {most:.0} MB in a process");
}
