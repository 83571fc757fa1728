//! Two kinds of errors: user errors, whose text is the answer, and internal errors, which keep their causes for the log.

use std::error::Error as StdError;
use std::net::SocketAddr;
use std::panic::AssertUnwindSafe;

use db::TableId;
use futures_util::FutureExt;

use crate::texts::{Reader, Text, refusals as r};

type Source = Box<dyn StdError + Send + Sync>;

/// The result of an interaction, or of a part of it.
pub(crate) type Result<T, E = CommandError> = std::result::Result<T, E>;

/// Why an interaction failed.
#[derive(Debug, thiserror::Error)]
pub(crate) enum CommandError {
    /// The answer to the user: what the rule is and what to do instead.
    #[error("{0}")]
    User(Text),
    /// Something else happened at the table first, perhaps in another process, and nothing was done; [`retried`] does it again.
    #[error("{}", r::raced())]
    Raced,
    /// Nobody waits for an answer: the interaction was delivered before, or Discord has given up. Nothing was done.
    #[error(transparent)]
    Unwanted(db::Error),
    /// The user gets an apology with a number; the log gets the causes under the same number.
    #[error(transparent)]
    Internal(#[from] InternalError),
}

/// An error on our side, with its causes. It never holds a seed, a token or a hidden hand. Nor does
/// it hold an unedited error from serenity: that contains the URL of the request, and with it an interaction's token.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct InternalError(String);

impl InternalError {
    /// Makes an error from a text or from another error.
    pub(crate) fn new(what: impl Into<Source>) -> Self {
        let source: Source = what.into();
        Self(chain(&*source))
    }

    /// Says first what the program was doing.
    pub(crate) fn context(self, what: &str) -> Self {
        Self(format!("{what}: {self}"))
    }
}

/// An error with all its causes, for the log: `a: b: c`.
fn chain(error: &dyn StdError) -> String {
    let mut text = error.to_string();
    let mut next = error.source();
    while let Some(cause) = next {
        text.push_str(": ");
        text.push_str(&cause.to_string());
        next = cause.source();
    }
    text
}

impl CommandError {
    /// What to answer to somebody who reads this language.
    pub(crate) fn say(&self, reader: impl Into<Reader>) -> String {
        match self {
            Self::User(words) => words.say(reader),
            Self::Raced => r::raced().say(reader),
            Self::Unwanted(_) | Self::Internal(_) => self.to_string(),
        }
    }

    /// An [`InternalError`] with this cause.
    pub(crate) fn internal(what: impl Into<Source>) -> Self {
        Self::Internal(InternalError::new(what))
    }
}

impl From<Text> for CommandError {
    fn from(answer: Text) -> Self {
        Self::User(answer)
    }
}

impl From<db::Error> for CommandError {
    fn from(error: db::Error) -> Self {
        match error {
            db::Error::Gone => Self::User(r::table_is_gone()),
            db::Error::TooManyLobbies => Self::User(r::three_lobbies()),
            db::Error::Taken => Self::User(r::seated()),
            db::Error::NotSeated => Self::User(r::not_seated()),
            db::Error::Raced => Self::Raced,
            db::Error::Repeated | db::Error::TooLate => Self::Unwanted(error),
            db::Error::DiskFull | db::Error::ReadOnly => {
                Self::Internal(InternalError::new(error).context("cannot store"))
            }
            error => Self::internal(error),
        }
    }
}

/// Refuses with these words unless it holds.
pub(crate) fn ensure(holds: bool, otherwise: impl FnOnce() -> Text) -> Result<()> {
    if holds {
        Ok(())
    } else {
        Err(CommandError::User(otherwise()))
    }
}

/// Attempts before a write conflict is reported; in each round, one of the writers wins.
const ATTEMPTS: usize = 8;

/// Does something at a table, and does it again from what is stored then, if something else happened there first. All that it needs to know
/// of the table it has to look up itself.
pub(crate) async fn retried<T, F>(action: impl Fn() -> F) -> Result<T>
where
    F: Future<Output = Result<T>>,
{
    for _ in 1..ATTEMPTS {
        match action().await {
            Err(CommandError::Raced) => {}
            done => return done,
        }
    }
    action().await
}

/// The same where a failure is only logged, with these words.
pub(crate) async fn tried<T, F>(table: TableId, failed: &str, action: impl Fn() -> F) -> Option<T>
where
    F: Future<Output = Result<T>>,
{
    match retried(action).await {
        Ok(done) => Some(done),
        Err(error) => {
            tracing::warn!(%table, %error, "{failed}");
            None
        }
    }
}

/// Turns a panic into an error, so that it ends this work and not the task that goes on with other tables.
pub(crate) async fn caught<T>(work: impl Future<Output = Result<T>>) -> Result<T> {
    let done = AssertUnwindSafe(work).catch_unwind().await;
    done.unwrap_or_else(|_| Err(CommandError::internal("a panic (logged separately)")))
}

/// Why the bot stopped or did not start. For the operator.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    #[error("Discord refused the token; check DISCORD_TOKEN or `token` in the config file")]
    Token,
    #[error("cannot reach Discord: {0}")]
    Discord(String),
    #[error(
        "Discord refused the number of this connection (gateway close 4010, invalid shard): leave `[discord] shards` out of the \
         config, and ROLLHOUSE_DISCORD_SHARDS out of the environment, so that the bot opens as many connections as Discord recommends"
    )]
    InvalidShard,
    #[error(
        "the bot is on too many servers for its {shards} gateway connections (gateway close 4011, sharding required): set \
         `[discord] shards` in the config, or ROLLHOUSE_DISCORD_SHARDS, to a larger number, or to 0 for as many as Discord \
         recommends at each start"
    )]
    TooFewShards {
        /// How many connections the bot had.
        shards: u32,
    },
    #[error(
        "Discord does not let this version of the program connect (gateway close {code}); install a newer version"
    )]
    Refused {
        /// Discord's code: <https://discord.com/developers/docs/topics/opcodes-and-status-codes#gateway>
        code: u16,
    },
    #[error("the connection to Discord hangs and cannot recover; restart the program")]
    Stuck,
    #[error("what runs in the background has stopped, and the log says why; restart the program")]
    Jobs,
    #[error(
        "the public key is not that of this bot's application: copy Public Key from General Information of the application in the \
         Developer Portal into DISCORD_PUBLIC_KEY, or into `[discord] public_key` in the config"
    )]
    PublicKey,
    #[error(
        "cannot listen on {address} for interactions: {source}; `[discord] listen` in the config, or ROLLHOUSE_DISCORD_LISTEN, chooses \
         another address"
    )]
    Listen {
        address: SocketAddr,
        source: std::io::Error,
    },
    #[error(
        "another bot is using the database for the same servers; stop it, give this one a database of its own, or give each of them a part of \
         the shards (`--shards 0-3/16`)"
    )]
    Occupied,
    #[error(transparent)]
    Store(#[from] db::Error),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_log_gets_every_cause() {
        let error = CommandError::from(db::Error::DiskFull);
        let said = format!("cannot store: {}", db::Error::DiskFull);
        assert_eq!(error.to_string(), said);
        let plain = CommandError::internal("nobody is to act");
        assert_eq!(plain.to_string(), "nobody is to act");
    }
}
