//! The command line.

use std::path::PathBuf;

use clap::{Parser, Subcommand};

/// A Discord host for dice games. Without a token it plays in your browser, on a Discord of its own.
#[derive(Debug, Parser)]
#[command(version)]
pub struct Arguments {
    /// The config file; without this, `config.toml` in this folder if there is one
    #[arg(long, value_name = "FILE")]
    pub config: Option<PathBuf>,
    #[command(subcommand)]
    pub task: Option<Task>,
}

#[derive(Debug, Subcommand)]
pub enum Task {
    /// Run the bot (this is also what happens without a subcommand)
    Serve,
    /// Ask the bot that runs with this config whether it is well, by `monitor.listen`; exits with 1 if not
    Health,
    /// Copy the storage, also while the bot runs, into a new file
    Backup { file: PathBuf },
    /// Put a backup in the place of the storage, while no bot runs on it; what was there is kept beside it
    Restore {
        file: PathBuf,
        /// Also if something in the backup is wrong
        #[arg(long)]
        even_if_wrong: bool,
    },
    /// Check the whole storage, also while the bot runs: every table, every move, every face
    Check {
        /// A backup to check instead
        file: Option<PathBuf>,
    },
    /// Print the game that a record tells, move by move
    Replay { file: PathBuf },
    /// Check every move and every face of a record against its seed, offline
    Verify { file: PathBuf },
    /// Run the transcripts in Markdown files; without files, those of the games' own rules pages
    Rulings { files: Vec<PathBuf> },
}
