//! The daily table as plain data: the days, and everybody's one try on each.

use games::dice::Seed;
use tables::time::WallTime;

/// A day: what is played, and the seed that everybody's dice come from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Day {
    /// Days of UTC since 1970.
    pub day: i64,
    /// Key of the game.
    pub game: String,
    /// Edition of the game's rules.
    pub edition: u16,
    /// The options, spelled by the caller.
    pub options: String,
    /// The seed, secret until the day is closed.
    pub seed: Seed,
    /// What is published about the seed.
    pub commitment: String,
    /// When the seed was drawn.
    pub made: WallTime,
    /// When the day was closed. Since then nobody can play it, and the seed may be shown.
    pub closed: Option<WallTime>,
}

/// A try to begin.
#[derive(Debug, Clone)]
pub struct NewRun {
    /// The day.
    pub day: i64,
    /// User id.
    pub user: String,
    /// Name to show.
    pub name: String,
    /// Id of the server where it begins, or empty.
    pub guild: String,
    /// Tells the person from others on this day without the id; not empty.
    pub mark: String,
    /// When.
    pub at: WallTime,
}

/// What a finished try took; smaller is better, turns first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Effort {
    /// Turns.
    pub turns: u32,
    /// Rolls of dice.
    pub rolls: u32,
}

/// A move to store.
#[derive(Debug, Clone)]
pub struct RunMove {
    /// The day.
    pub day: i64,
    /// User id.
    pub user: String,
    /// Its number, one more than that of the last stored move.
    pub ply: u32,
    /// The move in its one spelling, without spaces.
    pub mv: String,
    /// What the game took, if it is over with this move.
    pub over: Option<Effort>,
    /// When.
    pub at: WallTime,
}

/// One person's try on one day.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Run {
    /// The day.
    pub day: i64,
    /// User id.
    pub user: String,
    /// Name to show.
    pub name: String,
    /// Id of the server where it began, or empty.
    pub guild: String,
    /// When it began.
    pub begun: WallTime,
    /// The moves, in order.
    pub moves: Vec<String>,
    /// When it ended, and what it took; `None` while it is played, and for good if the day was over first.
    pub ended: Option<(WallTime, Effort)>,
}
