//! The command line.

use std::path::PathBuf;

use clap::{Parser, Subcommand};

/// A Discord host for dice games. Without a token it runs a local Discord that you play in your browser.
#[derive(Debug, Parser)]
#[command(version)]
pub struct Arguments {
    /// The config file (default: `config.toml` in the current folder, if it exists)
    #[arg(long, value_name = "FILE")]
    pub config: Option<PathBuf>,
    #[command(subcommand)]
    pub task: Option<Task>,
}

#[derive(Debug, Subcommand)]
pub enum Task {
    /// Run the bot on Discord, with a token (without a subcommand, a token is optional)
    Serve,
    /// Ask the running bot for its health over `monitor.listen`; exits with 1 if it is unhealthy
    Health,
    /// Copy the storage into a new file; works while the bot runs
    Backup { file: PathBuf },
    /// Replace the storage with a backup while no bot runs on it; keeps the old file beside it
    Restore {
        file: PathBuf,
        /// Restore even if the check finds errors in the backup
        #[arg(long)]
        even_if_wrong: bool,
    },
    /// Check the whole storage: every table, every move, every face; works while the bot runs
    Check {
        /// A backup to check instead of the configured storage
        file: Option<PathBuf>,
    },
    /// Print the game in a record, move by move
    Replay { file: PathBuf },
    /// Check every move and every face of a record against its seed, offline
    Verify { file: PathBuf },
    /// Run the transcripts in Markdown files (default: the games' own rules pages)
    Rulings { files: Vec<PathBuf> },
}
