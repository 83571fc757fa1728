//! How long a move takes under random play, for every game at its smallest and its largest table, compared with its goal.
//!
//! It measures the rules alone: the legal moves, a random one of them, and its dice. No notation, no screen, no record.

#![allow(
    clippy::disallowed_macros,
    clippy::disallowed_types,
    reason = "a benchmark measures time and prints it"
)]

use std::cell::Cell;
use std::time::{Duration, Instant};

use criterion::{Criterion, criterion_group, criterion_main};
use games::dice::{Dice, Seed};
use games::options::Options;
use games::registry::{GAMES, GameType};

/// The most nanoseconds that a move should take, on two cores such as CI's. A game that is not listed has no goal yet.
/// `OpenSpiel`'s C++ needs 47 for pig, 136 for liar's dice, 2,937 for yacht and 5,303 for backgammon.
const GOALS: [(&str, u32); 5] = [
    ("marmottes", 47),
    ("noirlab", 20),
    ("noodle", 400),
    ("ricemarll", 600),
    ("addemup", 5_000),
];

/// More moves than any game has.
const LIMIT: u64 = 10_000;

/// Plays at least this many moves, game after game. Gives their number and the time they took.
fn play(game: &dyn GameType, seats: usize, dice: &mut Dice, at_least: u64) -> (u64, Duration) {
    let options = Options::defaults(game.info().options);
    let (mut moves, began) = (0, Instant::now());
    while moves < at_least {
        moves += game.playout(&options, seats, dice, LIMIT).0;
    }
    (moves, began.elapsed())
}

fn rules(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("rules, a move");
    group
        .warm_up_time(Duration::from_millis(500))
        .measurement_time(Duration::from_secs(2));
    let mut report = Vec::new();
    for game in GAMES {
        let info = game.info();
        let mut tables = vec![*info.seats.start(), *info.seats.end()];
        tables.dedup();
        for seats in tables {
            let fastest = Cell::new(f64::INFINITY);
            let mut dice = Seed([7; 32]).key([]).dice(0);
            group.bench_function(format!("{}, {seats} seats", info.key), |bencher| {
                bencher.iter_custom(|iterations| {
                    let (moves, took) = play(*game, seats, &mut dice, iterations);
                    // The last game is played to its end, so there are a few more moves than were asked for.
                    #[expect(clippy::cast_precision_loss, reason = "the error is one part in 2^52")]
                    let (moves, iterations) = (moves as f64, iterations as f64);
                    // A single short game says little.
                    if moves > 1_000.0 {
                        fastest.set(fastest.get().min(took.as_secs_f64() * 1e9 / moves));
                    }
                    took.mul_f64(iterations / moves)
                });
            });
            let goal = GOALS.iter().find(|(key, _)| *key == info.key);
            let goal = goal.map_or("no goal yet".to_owned(), |(_, goal)| {
                format!(
                    "goal {goal} ns: {:.2} of it",
                    fastest.get() / f64::from(*goal)
                )
            });
            if fastest.get().is_finite() {
                report.push(format!(
                    "{:<10} {seats} seats  {:>8.1} ns a move (the best sample), {goal}",
                    info.key,
                    fastest.get()
                ));
            }
        }
    }
    group.finish();
    for line in report {
        println!("{line}");
    }
}

criterion_group!(benches, rules);
criterion_main!(benches);
