//! What an engine answers, and why it may not.

use std::borrow::Cow;
use std::fmt;

use games::record::RecordError;
use games::seat::Seat;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::strategy::Strategy;
use crate::work::Work;

/// Why an engine cannot answer.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum EngineError {
    /// The table or record belongs to another game, or to another edition of this one.
    #[error("this engine plays another game or another edition")]
    OtherGame,
    /// The seat has no decision to make.
    #[error("seat {0} has no decision to make")]
    NotToAct(Seat),
    /// The table is over.
    #[error("the table is over")]
    Over,
    /// The record cannot be replayed.
    #[error(transparent)]
    Record(#[from] RecordError),
}

/// How an answer was found.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Method {
    /// Computed from a solved table, which is stored with seven significant digits.
    Exact,
    /// Estimated by a search.
    Search {
        /// The number of playouts; 0 if the search needs none.
        playouts: u32,
        /// How it was searched, such as `to the end of the game`. English, so it is not stored.
        #[serde(skip)]
        how: Cow<'static, str>,
    },
}

impl fmt::Display for Method {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Exact => f.write_str("exact"),
            Self::Search { playouts: 0, how } => write!(f, "search: {how}"),
            Self::Search { playouts, how } => write!(f, "search: {playouts} playouts {how}"),
        }
    }
}

/// The unit of a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Unit {
    /// The chance to win, from 0 to 1. A win shared by `n` seats counts as `1 / n`.
    Chance,
    /// The expected number of turns in a solo game. Fewer are better.
    Turns,
}

/// The value of a state for each seat.
#[derive(Clone, PartialEq, Debug)]
pub struct Evaluation {
    pub unit: Unit,
    /// One value for each seat, in seat order. Chances are from 0 to 1 and add up to 1.
    pub values: Vec<f64>,
    /// The standard error of each value, in seat order; 0 if the method is exact.
    pub errors: Vec<f64>,
    pub method: Method,
}

/// A legal move and its value for the seat that makes it.
#[derive(Clone, PartialEq, Debug)]
pub struct Rated {
    /// The move in the game's notation.
    pub mv: String,
    /// In the unit of the [`Answer`].
    pub value: f64,
    /// The standard error of `value`; 0 if the method is exact.
    pub error: f64,
}

/// All legal moves of a seat, rated.
#[derive(Clone, PartialEq, Debug)]
pub struct Answer {
    pub unit: Unit,
    /// Every legal move once, best first.
    pub moves: Vec<Rated>,
    pub method: Method,
    /// The work that was counted: see [`Work`].
    pub nanoseconds: u64,
}

/// The unit of values in this game.
pub(crate) fn unit<G: Strategy>(game: &G) -> Unit {
    if game.is_solo() {
        Unit::Turns
    } else {
        Unit::Chance
    }
}

/// Converts an internal value for display: inside the engine, turns count as negative values so that more is always better.
pub(crate) fn displayed(unit: Unit, value: f64) -> f64 {
    match unit {
        Unit::Chance => value,
        Unit::Turns => 0.0 - value,
    }
}

/// How an answer was found that took this work.
pub(crate) fn method<G: Strategy>(exact: bool, work: &Work) -> Method {
    if exact {
        return Method::Exact;
    }
    Method::Search {
        playouts: work.playouts(),
        how: Cow::Borrowed(G::METHOD),
    }
}
