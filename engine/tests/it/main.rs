//! Tests of the engine for every game.
//!
//! By default they take seconds. `ENGINE_FULL=1 cargo test --release -p engine` plays hundreds of games where they play a few, and solves
//! every exact table again.

mod analyses;
mod exact;
mod hopeless;
mod laws;
mod lessons;
mod minutes;
mod peeking;
mod playing;
