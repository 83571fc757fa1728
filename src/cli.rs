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
    /// Ask the house players: what a game is worth, what a move costs, what was luck, and how strong they are
    Engine {
        #[command(subcommand)]
        question: Question,
    },
}

/// What can be asked of the engine.
#[derive(Debug, Subcommand)]
pub enum Question {
    /// Print each seat's chance to win at the start of a game, and how that is known
    Value {
        game: String,
        /// How many play
        #[arg(long, default_value_t = 2)]
        seats: usize,
        /// An option of the table, as KEY=VALUE; may be given several times
        #[arg(long = "option", value_name = "KEY=VALUE")]
        options: Vec<String>,
        /// How hard to search, where there is no exact answer
        #[arg(long, default_value_t = 10.0)]
        effort: f64,
        /// The engine's own randomness
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
    /// List every legal move before a ply of a record with its worth and error, the best first
    Ask {
        record: PathBuf,
        /// The ply that is about to be played, from 1
        #[arg(long)]
        ply: u32,
        /// Whose decision, by its letter, where several seats are to act
        #[arg(long)]
        seat: Option<String>,
        #[arg(long)]
        json: bool,
        #[arg(long, default_value_t = 1.0)]
        effort: f64,
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
    /// Tell luck from play in a record: what each player's rolls and decisions did
    Analyse {
        file: PathBuf,
        #[arg(long)]
        json: bool,
        #[arg(long, default_value_t = 1.0)]
        effort: f64,
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
    /// Let house players play each other with the same dice on every seat, and print what each level wins
    Arena {
        game: String,
        /// Who plays, such as `master,regular`; also `random`
        #[arg(long, value_delimiter = ',', required = true)]
        seats: Vec<String>,
        /// How many games, each deal being played once for every seat
        #[arg(long, default_value_t = 100)]
        games: u32,
        #[arg(long, default_value_t = 1)]
        seed: u64,
        #[arg(long = "option", value_name = "KEY=VALUE")]
        options: Vec<String>,
        /// How hard a master searches: 1.0 is what it does at a table, about 100 ms for a decision
        #[arg(long, default_value_t = 1.0)]
        effort: f64,
        /// On so many threads
        #[arg(long, default_value_t = 1)]
        jobs: usize,
    },
    /// Work out a game's exact tables and write them to a folder
    Solve {
        game: String,
        #[arg(long, value_name = "FOLDER", default_value = "engine/tables")]
        out: PathBuf,
    },
}
