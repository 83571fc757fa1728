//! Today's master against the masters of version 0.1, which are kept here, and against a player of Add'em Up who only wants the most
//! points of each turn. All of them are players from outside the crate. Build it with `--release`:
//!
//! ```sh
//! cargo run --release -p engine --example former -- noodle 400 0.1
//! cargo run --release -p engine --example former -- addemup 400 0.5
//! cargo run --release -p engine --example former -- maximiser 400 0.5
//! cargo run --release -p engine --example former -- ricemarll 400 0.1
//! ```
//!
//! The numbers are how many deals are played, each with the same dice on both seats, and the effort of today's master. A third number is
//! that of the first deal, so that several runs can share the work.

mod addemup;
mod noodle;
mod ricemarll;

use engine::Mean;
use engine::arena::{Entrant, Player, play, scores};
use engine::strategy::Strategy;
use games::dice::{Dice, Key, Seed};
use games::level::Level;
use games::options::Options;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize| words.get(at).map(|word| word.parse().expect("a number"));
    let deals = number(1).unwrap_or(400);
    let effort = words
        .get(2)
        .map_or(1.0, |word| word.parse().expect("an effort"));
    let first: u32 = number(3).unwrap_or(0);
    let range = first..first + deals;
    match words.first().map_or("", String::as_str) {
        "noodle" => compete(&noodle::Former, range, effort),
        "addemup" => compete(&addemup::Former, range, effort),
        "maximiser" => compete(&addemup::Maximiser, range, effort),
        "ricemarll" => compete(&ricemarll::Former, range, effort),
        _ => panic!("noodle, addemup, maximiser or ricemarll, a number of deals, and an effort"),
    }
}

/// Prints the shares of games that today's master and the other player win.
fn compete<G: Strategy>(other: &dyn Player<G>, deals: std::ops::Range<u32>, effort: f64) {
    let master = Entrant::House(Level::Master, effort);
    let names = [master.to_string(), "the other".to_owned()];
    let options = Options::defaults(G::INFO.options);
    let mut played = Vec::new();
    for deal in deals.clone() {
        played.push(play(&options, &[&master, other], deal, &Seed([9; 32])));
        if played.len() % 50 != 0 && deal + 1 < deals.end {
            continue;
        }
        for score in scores(&names, &played) {
            let [won, error] = [score.won, score.error].map(|share| 100.0 * share);
            println!(
                "{} deals: {} {won:.2}% ± {error:.2}",
                played.len(),
                score.name
            );
        }
    }
}

/// Plays out these moves with the same dice for each, and after each round drops the worse half, until one is left.
fn survivor(
    mut among: Vec<usize>,
    playouts: usize,
    means: &mut [Mean],
    key: &Key,
    mut play_out: impl FnMut(usize, &mut Dice) -> f64,
) -> usize {
    let halvings = (usize::BITS - among.len().leading_zeros()) as usize;
    let mut number = 0;
    while among.len() > 1 {
        for _ in 0..(playouts / halvings / among.len()).max(4) {
            number += 1;
            for at in &among {
                means[*at].add(play_out(*at, &mut key.dice(number)));
            }
        }
        among.sort_by(|one, other| means[*other].mean().total_cmp(&means[*one].mean()));
        let half = if among.len() == 2 {
            1
        } else {
            among.len().div_ceil(2)
        };
        among.truncate(half);
    }
    among[0]
}

/// The best move, or a sound one if what it is better by may be noise.
fn unless_doubtful(best: usize, sound: usize, means: &[Mean]) -> usize {
    let (top, safe) = (&means[best], &means[sound]);
    let is_doubtful = top.mean() - safe.mean() < top.error().hypot(safe.error()) / 2.0;
    if is_doubtful { sound } else { best }
}
