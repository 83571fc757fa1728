//! Two kinds of trouble: words for the person who acted, and faults that are ours.

use std::fmt;

/// Why an act was not done.
#[derive(Debug)]
pub(crate) enum Trouble {
    /// For the person, as it stands: what the rule is and what to do instead.
    Refused(String),
    /// Ours: the person gets an apology with an id, the log gets the cause under the same id.
    Fault(Fault),
}

/// What went wrong on our side. Never shown to people, never holds a seed, a token or a hidden hand.
#[derive(Debug)]
pub struct Fault(String);

impl Fault {
    pub(crate) fn new(what: impl fmt::Display) -> Self {
        Self(what.to_string())
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Refused(words) => f.write_str(words),
            Self::Fault(fault) => fault.fmt(f),
        }
    }
}

impl std::error::Error for Trouble {}

impl Trouble {
    pub(crate) fn refused(words: impl Into<String>) -> Self {
        Self::Refused(words.into())
    }

    pub(crate) fn fault(what: impl fmt::Display) -> Self {
        Self::Fault(Fault::new(what))
    }
}

impl From<db::Error> for Trouble {
    fn from(error: db::Error) -> Self {
        match error {
            db::Error::Gone => Self::refused(
                "This table is not stored here any more. Open a new one with a start command, such as those `/help` lists.",
            ),
            db::Error::Full => {
                Self::refused("Every seat of this table is taken. You can open one of your own.")
            }
            db::Error::Taken => Self::refused("You already sit at this table."),
            db::Error::NotSeated => Self::refused("You do not sit at this table."),
            db::Error::Raced | db::Error::WrongPhase { .. } => Self::refused(
                "The table has just changed, so nothing was done. `/table show` draws it as it is now.",
            ),
            db::Error::DiskFull | db::Error::ReadOnly => {
                Self::fault(format!("cannot store: {error}"))
            }
            error => Self::fault(error),
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
