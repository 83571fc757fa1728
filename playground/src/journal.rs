//! The traffic: every gateway event and REST call; the newest are kept, and REST calls are counted.

use crate::clock::millis;
use serde_json::{Value, json};
use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

/// Who spoke first in an exchange.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Direction {
    /// A gateway frame from the playground to the bot.
    ToBot,
    /// A gateway frame or a REST call from the bot.
    FromBot,
}

/// One gateway frame, or one REST call with its answer.
#[derive(Debug, Clone)]
pub struct Exchange {
    /// Who spoke first.
    pub direction: Direction,
    /// `gateway INTERACTION_CREATE`, or a route such as `PATCH /channels/{channel}/messages/{message}`.
    pub route: String,
    /// The path that was asked for; empty for gateway frames.
    pub path: String,
    /// The query string, without the question mark.
    pub query: String,
    /// The HTTP status; `None` for gateway frames.
    pub status: Option<u16>,
    /// What was sent; `null` when there was no body.
    pub body: Value,
    /// What was answered; `null` for gateway frames and empty answers.
    pub answer: Value,
    /// Time on the playground's clock since the start.
    pub at: Duration,
}

impl Exchange {
    /// An exchange to which nothing has been answered yet.
    pub(crate) fn new(direction: Direction, route: String, body: Value) -> Self {
        Self {
            direction,
            route,
            path: String::new(),
            query: String::new(),
            status: None,
            body,
            answer: Value::Null,
            at: Duration::ZERO,
        }
    }

    /// The exchange in the form that the page's drawer reads.
    pub(crate) fn shown(&self) -> Value {
        let from_bot = self.direction == Direction::FromBot;
        json!({
            "direction": if from_bot { "from_bot" } else { "to_bot" },
            "route": self.route,
            "path": if self.query.is_empty() { self.path.clone() } else { format!("{}?{}", self.path, self.query) },
            "status": self.status,
            "body": self.body,
            "answer": self.answer,
            "at_ms": millis(self.at),
        })
    }
}

#[derive(Default)]
pub(crate) struct Journal {
    pub(crate) kept: VecDeque<Arc<Exchange>>,
    pub(crate) rest_calls: u64,
}
