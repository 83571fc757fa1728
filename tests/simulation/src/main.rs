//! Simulates evenings at the tables from a seed on, until one fails, or for a while.

use std::process::ExitCode;
use std::time::{Duration, Instant};

use clap::Parser;
use simulation::simulate;

/// Simulates evenings at the tables, and fails when something does not hold that always has to.
#[derive(Parser)]
struct Arguments {
    /// The first seed; each evening has the next one.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many presses an evening has.
    #[arg(long, default_value_t = 2_000)]
    presses: usize,
    /// For how many seconds evenings are begun; without it there is one.
    #[arg(long)]
    seconds: Option<u64>,
    /// Simulates each evening twice, and fails if it goes another way.
    #[arg(long)]
    twice: bool,
    /// Prints all that passes between the bot and Discord.
    #[arg(long)]
    trace: bool,
    /// Prints what the bot logs.
    #[arg(long)]
    log: bool,
}

fn main() -> ExitCode {
    let Arguments {
        seed,
        presses,
        seconds,
        twice,
        trace,
        log,
    } = Arguments::parse();
    if log {
        tracing_subscriber::fmt().with_ansi(false).init();
    }
    let begun = Instant::now();
    let mut pressed = 0;
    for seed in seed.. {
        let evening = simulate(seed, presses, trace);
        let passed = begun.elapsed();
        println!("{:.1} s, {evening}", passed.as_secs_f64());
        let again = twice.then(|| simulate(seed, presses, trace));
        let differs = again.filter(|again| again.hash != evening.hash);
        let differs = differs.map(|again| format!("The second time it went another way: {again}"));
        let command = evening.command();
        if let Some(why) = evening.failure.or(differs) {
            eprintln!(
                "{why}\n\nFAILED after {:.1} s. To see it again:\n{command}",
                passed.as_secs_f64()
            );
            return ExitCode::FAILURE;
        }
        pressed += presses;
        if seconds.is_none_or(|seconds| passed >= Duration::from_secs(seconds)) {
            break;
        }
    }
    println!("{pressed} presses, and everything held");
    ExitCode::SUCCESS
}
