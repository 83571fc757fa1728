//! The log of all that passes between the bot and Discord, as one hash: the same seed gives the same, byte for byte but for the numbers of
//! messages.

use std::collections::VecDeque;
use std::fmt::Write;
use std::sync::{Mutex, PoisonError};

use sha2::{Digest, Sha256};
use tokio::time::Instant;

/// How many of the newest lines are kept for a failure.
const KEPT: usize = 60;

pub(crate) struct Trace {
    start: Instant,
    aloud: bool,
    log: Mutex<(Sha256, VecDeque<String>)>,
}

impl Trace {
    /// Empty; `aloud` prints every line.
    pub(crate) fn new(aloud: bool) -> Self {
        Self {
            start: Instant::now(),
            aloud,
            log: Mutex::default(),
        }
    }

    pub(crate) fn note(&self, what: &str) {
        let line = format!("{:>12} {what}", self.start.elapsed().as_millis());
        if self.aloud {
            println!("{line}");
        }
        let (hash, newest) = &mut *self.log.lock().unwrap_or_else(PoisonError::into_inner);
        hash.update(without_numbers(&line));
        if newest.len() == KEPT {
            newest.pop_front();
        }
        newest.push_back(line);
    }

    /// The hash of all lines, in hexadecimal.
    pub(crate) fn hash(&self) -> String {
        let (hash, _) = &*self.log.lock().unwrap_or_else(PoisonError::into_inner);
        let bytes = hash.clone().finalize();
        bytes.iter().take(8).fold(String::new(), |mut text, byte| {
            // Writing into a text cannot fail.
            _ = write!(text, "{byte:02x}");
            text
        })
    }

    /// The newest lines.
    pub(crate) fn newest(&self) -> String {
        let (_, newest) = &*self.log.lock().unwrap_or_else(PoisonError::into_inner);
        Vec::from(newest.clone()).join("\n")
    }
}

/// A text without the numbers of messages, with which each program begins anywhere.
pub(crate) fn without_numbers(text: &str) -> String {
    let parts = text.split(":help:");
    let parts = parts.map(|part| part.trim_start_matches(|digit: char| digit.is_ascii_digit()));
    parts.collect::<Vec<&str>>().join(":help:")
}
