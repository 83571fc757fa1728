//! Two kinds of trouble: words for the person who acted, and faults that are ours.

use std::fmt;

/// Why an act was not done.
#[derive(Debug)]
pub(crate) enum CommandError {
    /// For the person, as it stands: what the rule is and what to do instead.
    User(String),
    /// Ours: the person gets an apology with an id, the log gets the cause under the same id.
    Internal(InternalError),
}

/// What went wrong on our side. Never shown to people, never holds a seed, a token or a hidden hand.
#[derive(Debug)]
pub struct InternalError(String);

impl InternalError {
    pub(crate) fn new(what: impl fmt::Display) -> Self {
        Self(what.to_string())
    }
}

impl fmt::Display for InternalError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Display for CommandError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::User(words) => f.write_str(words),
            Self::Internal(fault) => fault.fmt(f),
        }
    }
}

impl std::error::Error for CommandError {}

impl CommandError {
    pub(crate) fn user(words: impl Into<String>) -> Self {
        Self::User(words.into())
    }

    pub(crate) fn internal(what: impl fmt::Display) -> Self {
        Self::Internal(InternalError::new(what))
    }
}

impl From<db::Error> for CommandError {
    fn from(error: db::Error) -> Self {
        match error {
            db::Error::Gone => Self::user(
                "This table is not stored here any more. Open a new one with a start command, such as those `/help` lists.",
            ),
            db::Error::Full => {
                Self::user("Every seat of this table is taken. You can open one of your own.")
            }
            db::Error::Taken => Self::user("You already sit at this table."),
            db::Error::NotSeated => Self::user("You do not sit at this table."),
            db::Error::Raced | db::Error::WrongPhase { .. } => Self::user(
                "The table has just changed, so nothing was done. `/table show` draws it as it is now.",
            ),
            db::Error::DiskFull | db::Error::ReadOnly => {
                Self::internal(format!("cannot store: {error}"))
            }
            error => Self::internal(error),
        }
    }
}

/// Why the bot stopped, or did not start. For the operator.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    #[error("Discord refused the token; check DISCORD_TOKEN or `token` in the config file")]
    Token,
    #[error("cannot reach Discord: {0}")]
    Discord(String),
    #[error(
        "the connection to Discord hangs and cannot be mended from inside; start the program again"
    )]
    Stuck,
    #[error(transparent)]
    Store(#[from] db::Error),
}
