//! Pig in the terminal, for two people: `cargo run -p games --example pig`. `-- target=50` plays to 50 points.
//!
//! `game.rs` is the whole game and `terminal.rs` plays it. The record at the end can be checked by anybody with `Record::verify_with`.

#![allow(
    clippy::disallowed_macros,
    clippy::disallowed_methods,
    reason = "a program reads and writes; its game does not"
)]

mod game;
mod terminal;

use std::process::ExitCode;

use games::dice::Seed;
use games::options::Options;
use rand::TryRng;
use rand::rngs::SysRng;

fn main() -> ExitCode {
    let typed: Vec<String> = std::env::args().skip(1).collect();
    let options = match Options::parse(terminal::PIG.info().options, &typed.join(" ")) {
        Ok(options) => options,
        Err(error) => {
            eprintln!("{error}");
            return ExitCode::FAILURE;
        }
    };
    let mut seed = Seed([0; 32]);
    if let Err(error) = SysRng.try_fill_bytes(&mut seed.0) {
        eprintln!("the operating system gives no random seed: {error}");
        return ExitCode::FAILURE;
    }
    let (mut input, mut output) = (std::io::stdin().lock(), std::io::stdout().lock());
    match terminal::play(&options, seed, &mut input, &mut output) {
        Ok(record) => {
            drop(output);
            print!("\n{record}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("cannot read or write: {error}");
            ExitCode::FAILURE
        }
    }
}
