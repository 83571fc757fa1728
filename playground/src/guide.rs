//! What the program around a bot may say of it, so that the page can offer its games, mark the people who are to act, and let
//! tables play by themselves. The playground itself knows nothing of any bot's messages.

use serde::Serialize;
use serde_json::Value;
use std::ops::RangeInclusive;
use std::pin::Pin;

/// A game that can be started, as the page offers it.
#[derive(Debug, Clone)]
pub struct GameCard {
    /// The words of the slash command that starts it: `game start`.
    pub command: String,
    /// Its name, for people.
    pub name: String,
    /// How many can play; from 1 if it can be played alone.
    pub players: RangeInclusive<usize>,
    /// How long a table takes, in minutes.
    pub minutes: RangeInclusive<u16>,
    /// A picture, as the text of an SVG file.
    pub picture: Option<String>,
    /// How it begins at once, with nobody else there.
    pub at_once: Option<AtOnce>,
}

/// A slash command with its options.
#[derive(Debug, Clone, Serialize)]
pub struct AtOnce {
    /// Its words.
    pub command: String,
    /// The value of each option, by name.
    pub options: Value,
}

/// What pressing a control does to a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableControl {
    /// The table, by a name that is the same on every message about it.
    pub table: String,
    /// Whether it moves the table on, as joining, starting and moving do, and reading the rules does not.
    pub advances: bool,
}

/// Whose turn it is at a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Turn {
    /// It has not begun or is over: anybody may press.
    Nobodys,
    /// These people are to act, by snowflake.
    Peoples(Vec<u64>),
    /// The bot itself moves next; there is nothing to press until it has.
    Bots,
}

/// Whose turn it is, once that is known.
pub type ToAct<'a> = Pin<Box<dyn Future<Output = Turn> + Send + 'a>>;

/// Knows a bot. See [`crate::Settings::guide`].
pub trait BotGuide: Send + Sync {
    /// The games, in the order in which the page offers them.
    fn games(&self) -> Vec<GameCard>;

    /// Reads the `custom_id` of a control; `None` if it belongs to no table.
    fn control(&self, custom_id: &str) -> Option<TableControl>;

    /// Whose turn it is at a table now.
    fn to_act<'a>(&'a self, table: &'a str) -> ToAct<'a>;
}
