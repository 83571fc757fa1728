//! What holds for the engine of every game.
//!
//! Sizes are for a gate that takes seconds; `ENGINE_GAMES=2000 cargo test --release -p engine` plays more, and `ENGINE_FULL=1` solves
//! every table anew.

mod analyses;
mod exact;
mod laws;
mod playing;
