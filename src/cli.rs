//! The command line.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};

/// A Discord host for dice games. Without a token it runs a local Discord, on which you play in your browser.
#[derive(Debug, Parser)]
#[command(version)]
pub struct Arguments {
    /// The config file (default: `config.toml` in the current folder, if it exists)
    #[arg(long, value_name = "FILE", global = true)]
    pub config: Option<PathBuf>,
    /// Which gateway connections to open, over the config: a number such as 16, or a part such as 0-3/16, while other processes on the
    /// same database have the rest
    #[arg(long, value_name = "SHARDS", global = true)]
    pub shards: Option<String>,
    #[command(subcommand)]
    pub task: Option<Task>,
}

#[derive(Debug, Subcommand)]
pub enum Task {
    /// Run the bot on Discord, with a token (without a subcommand, a token is optional)
    Serve,
    /// Print what Discord can be told about the bot: a description in every language, tags and install settings, as JSON to send
    Listing,
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
    /// Move the storage to another file or database while no bot runs on it
    Storage {
        #[command(subcommand)]
        task: StorageTask,
    },
    /// Show a line on running tables, for example before maintenance; works while the bot runs
    Announce {
        /// The line, at most 200 characters
        #[arg(required_unless_present = "clear", conflicts_with = "clear")]
        line: Option<String>,
        /// Take the line away
        #[arg(long)]
        clear: bool,
    },
    /// Keep a person or a server from using the bot, or list who is excluded; works while the bot runs
    Exclude {
        /// Leave it out for the list
        #[command(subcommand)]
        whom: Option<Whom>,
    },
    /// Let a person or a server that was excluded use the bot again; works while the bot runs
    Include {
        #[command(subcommand)]
        whom: Whom,
    },
    /// Print the game in a record, move by move
    Replay { file: PathBuf },
    /// Draw the last board of a record as a PNG, or its turns as a GIF
    Picture {
        record: PathBuf,
        /// A GIF of the turns, of at most 40 frames and 2 MB
        #[arg(long)]
        gif: bool,
        /// In the GIF a picture of every move, in which dice tumble; for short games
        #[arg(long, requires = "gif")]
        moves: bool,
        /// On light paper
        #[arg(long)]
        light: bool,
        /// The file to write (default: beside the record, with the ending `.png` or `.gif`)
        #[arg(short, long, value_name = "FILE")]
        output: Option<PathBuf>,
    },
    /// Check every move and every face of a record against its seed, offline
    Verify { file: PathBuf },
    /// Run the transcripts in Markdown files (default: the games' own rules pages)
    Rulings { files: Vec<PathBuf> },
    /// Ask the engine behind the house players: chances to win, the cost of a move, luck and play in a game
    Engine {
        #[command(subcommand)]
        question: Question,
    },
}

/// Whom an operator excludes.
#[derive(Debug, Subcommand)]
pub enum Whom {
    /// Somebody, on every server and in direct messages
    User { id: u64 },
    /// Everybody on a server, whose results are on no leaderboard of others
    Server { id: u64 },
}

/// What is done with two storages.
#[derive(Debug, Subcommand)]
pub enum StorageTask {
    /// Copy everything, compare both, and mark the old storage as moved; can be broken off and run again
    #[command(
        after_help = "A STORAGE is sqlite:FILE, postgres://USER:PASSWORD@HOST:PORT/DATABASE, or env:NAME for one of \
                            these in an environment variable, so that the list of processes does not show a password."
    )]
    Copy {
        /// Where the tables are
        #[arg(long, value_name = "STORAGE")]
        from: String,
        /// A new file or an empty database
        #[arg(long, value_name = "STORAGE")]
        to: String,
        /// Copy even if the check finds errors in the storage
        #[arg(long)]
        even_if_wrong: bool,
    },
    /// Let bots play on a storage again that was moved elsewhere; what was played there since is not on it
    Reopen {
        /// sqlite:FILE, postgres://... or env:NAME
        storage: String,
    },
}

/// How the engine works on a question, and how it answers.
#[derive(Debug, Args)]
pub struct Search {
    /// Print JSON
    #[arg(long)]
    pub json: bool,
    /// How long to search if there are no exact values; 1.0 takes about 100 ms for a position, and a few seconds for a whole record
    #[arg(long, default_value_t = 1.0)]
    pub effort: f64,
    /// The seed of the engine's own randomness
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
}

/// What can be asked of the engine.
#[derive(Debug, Subcommand)]
pub enum Question {
    /// Print each seat's chance to win at the start of a game, and whether it is exact
    Value(ValueQuestion),
    /// List every legal move before a ply of a record, best first, with its value and standard error
    Ask(MoveQuestion),
    /// Separate luck from play in a record: the effect of each player's rolls and decisions
    Analyse {
        /// The record's file
        record: PathBuf,
        #[command(flatten)]
        search: Search,
    },
    /// Let house players play each other, with the same dice for every seat, and print the share of games that each level wins
    Arena(ArenaQuestion),
    /// Print what every legal move of every decision in some records is worth, as one line of JSON for each decision
    Prices {
        /// The files of the records
        #[arg(required = true)]
        records: Vec<PathBuf>,
        /// How long to search for each decision if there are no exact values; 1.0 takes about 100 ms
        #[arg(long, default_value_t = 0.1)]
        effort: f64,
        /// The seed of the engine's own randomness
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
}

#[derive(Debug, Args)]
pub struct ValueQuestion {
    /// The game's key, as in `/<game> start`
    pub game: String,
    /// The number of players
    #[arg(long, default_value_t = 2)]
    pub seats: usize,
    /// An option of the table; can be given several times
    #[arg(long = "option", value_name = "KEY=VALUE")]
    pub options: Vec<String>,
    /// Over how many deals to average, if deals differ
    #[arg(long, default_value_t = 100)]
    pub deals: u32,
    #[command(flatten)]
    pub search: Search,
}

#[derive(Debug, Args)]
pub struct MoveQuestion {
    /// The record's file
    pub record: PathBuf,
    /// The number of the ply that is about to be played, from 1
    #[arg(long)]
    pub ply: u32,
    /// The letter of the seat to decide for, if several seats are to act
    #[arg(long)]
    pub seat: Option<String>,
    #[command(flatten)]
    pub search: Search,
}

#[derive(Debug, Args)]
pub struct ArenaQuestion {
    /// The game's key, as in `/<game> start`
    pub game: String,
    /// The players in seat order, such as `master,regular`: casual, regular, master or random, and a master's effort after a colon, as
    /// in `master:0.2,regular`
    #[arg(long, value_delimiter = ',', required = true)]
    pub seats: Vec<String>,
    /// The number of games, rounded up to whole deals; each deal is played once per seat
    #[arg(long, default_value_t = 100)]
    pub games: u32,
    /// The seed of the dice and of the players' randomness
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// An option of the table; can be given several times
    #[arg(long = "option", value_name = "KEY=VALUE")]
    pub options: Vec<String>,
    /// How long a master searches unless its name has an effort: 1.0 is what it does at a table, about 100 ms for a decision
    #[arg(long, default_value_t = 1.0)]
    pub effort: f64,
    /// The number of threads
    #[arg(long, default_value_t = 1)]
    pub jobs: usize,
}
