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
use games::addemup::AddEmUp;
use games::dice::{Dice, Seed};
use games::game::{Game, GameInfo};
use games::marmottes::Marmottes;
use games::noirlab::Noirlab;
use games::noodle::Noodle;
use games::options::Options;
use games::outcome::Status;
use games::ricemarll::Ricemarll;

/// Plays a game with so many seats to its end, and gives the number of moves.
type Playout = fn(usize, &mut Dice) -> u64;

/// The games, and the most nanoseconds that a move should take, on two cores such as CI's.
/// `OpenSpiel`'s C++ needs 47 for pig, 136 for liar's dice, 2,937 for yacht and 5,303 for backgammon.
const GAMES: [(&GameInfo, Playout, u32); 5] = [
    (&Marmottes::INFO, playout::<Marmottes>, 47),
    (&Noirlab::INFO, playout::<Noirlab>, 20),
    (&Noodle::INFO, playout::<Noodle>, 400),
    (&Ricemarll::INFO, playout::<Ricemarll>, 600),
    (&AddEmUp::<2>::INFO, playout::<AddEmUp<2>>, 5_000),
];

/// Plays by random legal moves, each equally likely, as fast as the rules go. The same dice choose the moves and are rolled by them.
fn playout<G: Game>(seats: usize, dice: &mut Dice) -> u64 {
    let options = Options::defaults(G::INFO.options);
    let mut game = G::setup(&options, seats, dice);
    let (mut moves, mut played) = (Vec::new(), 0);
    while let Status::ToAct(acting) = game.status() {
        let seat = acting.into_iter().next().expect("somebody is to act");
        moves.clear();
        game.legal(seat, &mut moves);
        let mv = moves[below(dice, moves.len())];
        game.apply(seat, mv, dice);
        dice.forget();
        played += 1;
    }
    played
}

/// A random position in a list of any length. A short list, which most are, costs one byte of the stream.
fn below(dice: &mut Dice, count: usize) -> usize {
    if count < 256 {
        return dice.index(count);
    }
    // A remainder is slightly biased, which does not matter in a playout.
    ((dice.index(255) * 255 + dice.index(255)) * 255 + dice.index(255)) % count
}

/// Plays at least this many moves, game after game. Gives their number and the time they took.
fn play(playout: Playout, seats: usize, dice: &mut Dice, at_least: u64) -> (u64, Duration) {
    let (mut moves, began) = (0, Instant::now());
    while moves < at_least {
        moves += playout(seats, dice);
    }
    (moves, began.elapsed())
}

fn rules(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("rules, a move");
    group
        .warm_up_time(Duration::from_millis(500))
        .measurement_time(Duration::from_secs(2));
    let mut report = Vec::new();
    for (info, playout, goal) in GAMES {
        let mut tables = vec![*info.seats.start(), *info.seats.end()];
        tables.dedup();
        for seats in tables {
            let fastest = Cell::new(f64::INFINITY);
            let mut dice = Seed([7; 32]).key([]).dice(0);
            group.bench_function(format!("{}, {seats} seats", info.key), |bencher| {
                bencher.iter_custom(|iterations| {
                    let (moves, took) = play(playout, seats, &mut dice, iterations);
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
            if fastest.get().is_finite() {
                report.push(format!(
                    "{:<10} {seats} seats  {:>8.1} ns a move (the best sample), goal {goal} ns: {:.2} of it",
                    info.key,
                    fastest.get(),
                    fastest.get() / f64::from(goal)
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
