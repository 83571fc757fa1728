//! The program around the bot: command line, config, wiring, shutdown. It decides nothing about games or Discord.
//!
//! [`serve::run`] is what the program does without a subcommand; tests in `tests/` start the same thing.

pub mod cli;
pub mod config;
pub mod discord_config;
pub mod engine;
#[cfg(feature = "playground")]
pub mod guide;
pub mod log;
pub mod monitor;
pub mod offline;
mod output;
#[cfg(feature = "playground")]
mod play;
pub mod serve;
pub mod storage;
mod storage_check;
pub mod storage_config;
pub mod storage_copy;
