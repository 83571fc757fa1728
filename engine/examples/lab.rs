//! Makes what the engine ships besides its tables, and measures what docs/engine.md says. Build it with `--release`:
//!
//! ```sh
//! cargo run --release -p engine --example lab -- solve noirlab
//! cargo run --release -p engine --example lab -- fit noodle 12000 0 > target/fit && mv target/fit engine/weights/noodle.txt
//! cargo run --release -p engine --example lab -- calibration noodle 2 1000 0.1
//! cargo run --release -p engine --example lab -- costs > target/costs && mv target/costs engine/costs.txt
//! cargo run --release -p engine --example lab -- analysis noodle 4
//! ```
//!
//! A curve is fitted on games between masters with the effort that is named last. Predictions are of such games, and made with the same
//! effort.

use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use engine::arena::Entrant;
use engine::calibration::Table;
use engine::{Engine, Mean};
use games::dice::Seed;
use games::level::Level;
use games::options::Options;
use games::outcome::Status;
use games::record::Record;
use games::registry::{self, GameType};
use games::seat::{Hand, Seat};
use games::table::AnyTable;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let number = |text: &str| text.parse::<u32>().expect("a number");
    match words[..] {
        ["solve", game] => solve(game),
        ["fit", game, games, effort] => {
            let effort = effort.parse().expect("an effort");
            fit(game, number(games), effort);
        }
        ["calibration", game, seats, games, effort] => {
            let effort = effort.parse().expect("an effort");
            calibration(game, number(seats), number(games), effort);
        }
        ["analysis", game, seats] => analysis(game, number(seats)),
        ["costs"] => registry::GAMES.iter().for_each(|game| costs(*game)),
        ["costs", game] => costs(registry::find(game).expect("a game")),
        _ => panic!(
            "solve GAME, fit GAME GAMES EFFORT, calibration GAME SEATS GAMES EFFORT, analysis GAME SEATS, or costs [GAME]"
        ),
    }
}

fn seed_of(number: u32) -> Seed {
    let mut seed = [0; 32];
    seed[..4].copy_from_slice(&number.to_le_bytes());
    Seed(seed)
}

fn find(key: &str) -> (&'static dyn GameType, &'static Engine) {
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

fn fit(key: &str, games: u32, effort: f64) {
    let player = Entrant::House(Level::Master, effort);
    let weights = (find(key).1.fit)(player, games, &seed_of(1));
    print!("{}", weights.expect("a game with a fitted curve"));
}

fn calibration(key: &str, seats: u32, games: u32, effort: f64) {
    let player = Entrant::House(Level::Master, effort);
    let (game, engine) = find(key);
    let options = Options::defaults(game.info().options);
    let (mut table, mut won) = (Table::default(), vec![Mean::default(); seats as usize]);
    for number in 0..games {
        let seed = seed_of(1_000_000 + number);
        let predictions = (engine.predictions)(&options, seats as usize, player, effort, &seed);
        table.add(&predictions);
        // The first position has them all.
        for (mean, prediction) in won.iter_mut().zip(&predictions) {
            mean.add(prediction.happened);
        }
    }
    print!("{table}");
    println!(
        "right within two points or two errors: {}",
        table.is_right(2.0)
    );
    for (seat, won) in (0..).map(Seat::new).zip(won) {
        println!(
            "{seat} won {:.1}% ± {:.1}",
            100.0 * won.mean(),
            100.0 * won.error()
        );
    }
}

/// How long this thread has run, which other programs do not change where the system tells it.
fn time(began: Instant) -> Duration {
    let told = fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanoseconds = told.and_then(|told| told.split_whitespace().next()?.parse().ok());
    nanoseconds.map_or_else(|| began.elapsed(), Duration::from_nanos)
}

/// Plays a game between regulars and passes each position to `each`.
fn play(
    game: &'static dyn GameType,
    seats: usize,
    number: u32,
    mut each: impl FnMut(&dyn AnyTable, Seat),
) -> Record {
    let engine = engine::find(game.info()).expect("an engine");
    let (options, seed) = (Options::defaults(game.info().options), seed_of(number));
    let players = vec![("regular", ""); seats];
    let mut record = Record::begin("1", game, &options, seed, &players);
    let key = seed.key(vec![""; seats]);
    let mut table = game.open(&options, seats, &mut key.dice(0));
    while let Status::ToAct(acting) = table.status() {
        let seat = acting.into_iter().next().expect("somebody acts");
        each(table.as_ref(), seat);
        let (ply, drawn) = (table.ply() + 1, table.ply());
        let mv = (engine.choose)(table.as_ref(), seat, Level::Regular, &seed_of(ply));
        let mv = mv.expect("the seat acts");
        let played = table.play(seat, &mv, drawn, Hand::Player, key.dice(ply));
        record.plies.push(played.expect("the move is legal"));
    }
    record
}

/// Prints a line of engine/costs.txt for each number of seats: how long a counted nanosecond takes, then the time of a master's
/// decision.
fn costs(game: &'static dyn GameType) {
    const DECISIONS: usize = 60;
    let (info, began) = (game.info(), Instant::now());
    let engine = engine::find(info).expect("an engine");
    for seats in info.seats.clone() {
        let (mut counted, mut taken) = (Duration::ZERO, Vec::new());
        let mut chooser = seed_of(0).key(["which"]).dice(0);
        for number in 0..200 {
            play(game, seats, number, |table, seat| {
                if taken.len() < DECISIONS && chooser.roll(6) == 1 && table.legal(seat).len() > 1 {
                    let start = time(began);
                    let answer = (engine.ask)(table, seat, 1.0, &seed_of(table.ply()));
                    taken.push(time(began).saturating_sub(start));
                    let answer = answer.expect("the seat acts");
                    counted += Duration::from_nanos(answer.nanoseconds);
                }
            });
            if taken.len() == DECISIONS {
                break;
            }
        }
        taken.sort();
        let all: Duration = taken.iter().sum();
        let cost = if counted.is_zero() {
            1.0
        } else {
            all.as_secs_f64() / counted.as_secs_f64()
        };
        let milliseconds = |part: usize| taken[(taken.len() - 1) * part / 100].as_secs_f64() * 1e3;
        println!(
            "{} {seats} {cost:.3} median {:.0} ms, 95% {:.0} ms, most {:.0} ms",
            info.key,
            milliseconds(50),
            milliseconds(95),
            milliseconds(100),
        );
    }
}

/// Prints how long the analysis of a game takes, as the button *How it went* asks for it.
fn analysis(key: &str, seats: u32) {
    let ((game, engine), began) = (find(key), Instant::now());
    for number in 0..3 {
        let record = play(game, seats as usize, number, |_, _| {});
        let start = time(began);
        let analysis = (engine.analyse)(&record, 0.5, &seed_of(1));
        let taken = time(began).saturating_sub(start);
        let analysis = analysis.expect("the record is right");
        let seconds = taken.as_secs_f64();
        println!("{} plies: {seconds:.1} s", record.plies.len());
        for player in analysis.players {
            println!(
                "  luck {:+.3} ± {:.3}, play {:+.3} ± {:.3}",
                player.luck, player.luck_error, player.play, player.play_error
            );
        }
    }
}
