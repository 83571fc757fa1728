//! Begins a game: `cargo run -p games --example new KEY` writes its folder and its two lines. It is Pig under another name, so it builds
//! and plays at once; CONTRIBUTING.md says what to do with it.

#![allow(
    clippy::disallowed_macros,
    clippy::disallowed_methods,
    reason = "a program reads and writes; its game does not"
)]

mod folder;

use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    let typed: Vec<String> = std::env::args().skip(1).collect();
    let [key] = typed.as_slice() else {
        eprintln!("usage: cargo run -p games --example new KEY");
        return ExitCode::FAILURE;
    };
    match folder::begin(Path::new(env!("CARGO_MANIFEST_DIR")), key) {
        Ok(written) => {
            println!("{written}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
