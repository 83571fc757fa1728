//! Makes what the engine ships besides its tables, and measures what docs/engine.md says. Build it with `--release`:
//!
//! ```sh
//! cargo run --release -p engine --example lab -- solve noirlab
//! cargo run --release -p engine --example lab -- fit noodle 1000 > engine/weights/noodle.txt
//! cargo run --release -p engine --example lab -- calibration noodle 2 1000
//! cargo run --release -p engine --example lab -- costs > engine/costs.txt
//! ```
//!
//! The last three play games between masters, with a tenth of the work that they have at a table.

use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use engine::Engine;
use engine::arena::Entrant;
use engine::calibration::Table;
use engine::level::Level;
use games::dice::Seed;
use games::options::Options;
use games::outcome::Status;
use games::registry::{self, GameType};
use games::table::Hand;

/// Who plays the games.
const PLAYER: Entrant = Entrant::House(Level::Master, 0.1);

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let number = |text: &str| text.parse::<u32>().expect("a number");
    match words[..] {
        ["solve", game] => solve(game),
        ["fit", game, games] => fit(game, number(games)),
        ["calibration", game, seats, games] => calibration(game, number(seats), number(games)),
        ["costs"] => registry::GAMES.iter().for_each(|game| costs(*game)),
        ["costs", game] => costs(registry::find(game).expect("a game")),
        _ => panic!("solve GAME, fit GAME GAMES, calibration GAME SEATS GAMES, or costs [GAME]"),
    }
}

fn seed(number: u32) -> Seed {
    let mut seed = [0; 32];
    seed[..4].copy_from_slice(&number.to_le_bytes());
    Seed(seed)
}

fn find(key: &str) -> (&'static dyn GameType, &'static dyn Engine) {
    let game = registry::find(key).expect("a game");
    (game, engine::find(game.info()).expect("an engine"))
}

fn solve(key: &str) {
    let files = engine::solve::solve(key).expect("a game with exact tables");
    for file in files {
        let path = Path::new("engine/tables").join(file.name);
        fs::write(&path, &file.bytes).expect("the folder of the tables");
        println!(
            "{}: {} bytes, residual {:.1e}; {}",
            path.display(),
            file.bytes.len(),
            file.residual,
            file.summary
        );
    }
}

fn fit(key: &str, games: u32) {
    let weights = find(key).1.fit(PLAYER, games, &seed(1));
    print!("{}", weights.expect("a game with a fitted curve"));
}

fn calibration(key: &str, seats: u32, games: u32) {
    let (game, engine) = find(key);
    let options = Options::defaults(game.info().options);
    let mut table = Table::default();
    for number in 0..games {
        let seed = seed(1_000_000 + number);
        table.add(&engine.predictions(&options, seats as usize, PLAYER, 0.1, &seed));
    }
    print!("{table}");
    println!("calibrated: {}", table.is_calibrated());
}

/// How long this thread has run, which other programs do not change where the system tells it.
fn time(began: Instant) -> Duration {
    let told = fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanoseconds = told.and_then(|told| told.split_whitespace().next()?.parse().ok());
    nanoseconds.map_or_else(|| began.elapsed(), Duration::from_nanos)
}

/// Prints a line of engine/costs.txt for each number of seats: how long a counted nanosecond takes, then the time of a master's
/// decision.
fn costs(game: &dyn GameType) {
    const DECISIONS: usize = 100;
    let (info, began) = (game.info(), Instant::now());
    let engine = engine::find(info).expect("an engine");
    let options = Options::defaults(info.options);
    for seats in info.seats.clone() {
        let (mut counted, mut taken) = (0, Vec::new());
        'games: for number in 0.. {
            let key = seed(number).key([]);
            let mut chooser = seed(number).key(["which"]).dice(0);
            let mut table = game.open(&options, seats, &mut key.dice(0));
            while let Status::ToAct(acting) = table.status() {
                if taken.len() == DECISIONS || table.ply() > 5_000 {
                    break 'games;
                }
                let seat = acting.into_iter().next().expect("somebody acts");
                let ply = table.ply();
                if chooser.roll(6) == 1 && table.legal(seat).len() > 1 {
                    let start = time(began);
                    let answer = engine.ask(table.as_ref(), seat, 1.0, &seed(ply));
                    taken.push(time(began) - start);
                    counted += answer.expect("the seat acts").nanoseconds;
                }
                let mv = engine.choose(table.as_ref(), seat, Level::Regular, &seed(ply));
                let mv = mv.expect("the seat acts");
                let played = table.play(seat, &mv, ply, Hand::House, key.dice(ply + 1));
                played.expect("the move is legal");
            }
        }
        taken.sort();
        let all: f64 = taken.iter().map(Duration::as_secs_f64).sum();
        let cost = if counted == 0 {
            1.0
        } else {
            all * 1e9 / counted as f64
        };
        let milliseconds = |part: usize| taken[(taken.len() - 1) * part / 100].as_secs_f64() * 1e3;
        println!(
            "{} {seats} {cost:.3} median {:.1} ms, 95 % {:.1} ms, most {:.1} ms",
            info.key,
            milliseconds(50),
            milliseconds(95),
            milliseconds(100),
        );
    }
}
