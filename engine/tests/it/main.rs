//! Tests of the engine for every game.
//!
//! By default they take seconds. `ENGINE_GAMES=2000 cargo test --release -p engine` plays more games, and `ENGINE_FULL=1` solves every
//! exact table again.

mod analyses;
mod exact;
mod laws;
mod lessons;
mod playing;
