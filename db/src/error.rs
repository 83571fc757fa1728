//! Why the store did not do what it was asked. Every message says what to do next.

use std::panic::{AssertUnwindSafe, catch_unwind};

/// What the store did, or why it did not.
pub(crate) type Result<T, E = Error> = std::result::Result<T, E>;

/// Why nothing was stored or read. After any error of a write, nothing of that write is stored,
/// except perhaps where the connection to a server broke while it was committed.
///
/// The texts are for operators and logs; players see other words. A text includes what the system, `SQLite` or the server said, because the
/// advice follows it; so there is no `source` that would say it twice.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Error {
    /// No table has this id.
    #[error("there is no such table; open a new one")]
    Gone,
    /// The table has moved on since it was loaded.
    #[error("the table has changed in the meantime; load it again and redraw it")]
    Raced,
    /// This interaction has opened a table already.
    #[error("this was done before; there is nothing to do")]
    Repeated,
    /// Its caller stopped waiting before it was begun.
    #[error("nobody waits for this any more, so it was not done")]
    TooLate,
    /// The host has as many open tables as they may have.
    #[error("this player hosts too many open tables; end one first")]
    TooMany,
    /// The user has a seat in as many lobbies as anybody may have.
    #[error("this player waits in too many lobbies; leave one first")]
    TooManyLobbies,
    /// The user already sits at this table.
    #[error("this player is already seated; there is nothing to do")]
    Taken,
    /// The user does not sit at this table.
    #[error("this player is not seated at this table; join it first")]
    NotSeated,
    /// A value that the schema does not allow; the text names the broken rule. A bug of the caller.
    #[error("a value was refused: {0}; nothing was stored, please report this as a bug")]
    Bad(String),
    /// The file or database was written by a later version of this program.
    #[error(
        "the storage has format {found} and this program knows formats up to {known}; \
         run the newer program, or restore the backup made before the update"
    )]
    Newer {
        /// The format of the storage.
        found: u32,
        /// The newest format this program knows.
        known: u32,
    },
    /// The file was written by an earlier version of this program and has not been brought to the newest format.
    #[error(
        "the storage has the old format {found}, and this program reads format {known} only; \
         starting the bot on it, or restoring it, brings it to the new one (half a copy can only be removed)"
    )]
    Older {
        /// The format of the file.
        found: u32,
        /// The format this program reads.
        known: u32,
    },
    /// The storage was written while this program was being made, in a format that it no longer reads.
    #[error(
        "the storage has format {found}, which was never released, and this program reads formats from {oldest} on; go on with the \
         program that wrote it, or choose another path or database to begin anew"
    )]
    Unreleased {
        /// The format of the storage.
        found: u32,
        /// The oldest format that this program reads.
        oldest: u32,
    },
    /// The file was removed, moved or replaced while the store is open: what is written now would not be found by the next start.
    /// The text is the path.
    #[error(
        "{0} is no longer the file that is open: it was removed, moved or replaced, and what is done now would be lost; stop the \
         bot, put the file back (or the copy that the bot saved beside it, which its log names), and start it again"
    )]
    Vanished(String),
    /// The storage is ours, but part of it is missing or was changed by something other than this program.
    #[error(
        "the storage is damaged: {0}; check the disk, list what is wrong with `rollhouse check`, and put a backup in its place with `rollhouse restore`"
    )]
    Damaged(String),
    /// It is not ours: another program's `SQLite` file or none at all, or a database with tables of the same names.
    #[error(
        "the storage was not made by this program; choose another path or database, or move the file away"
    )]
    Foreign,
    /// Another program holds the file.
    #[error("another program is using the file; stop it, or choose another path")]
    Locked,
    /// The file or its folder cannot be written.
    #[error("the file is read-only; let the bot's user write the file and its folder")]
    ReadOnly,
    /// The disk is full.
    #[error("the disk is full; make room, then try again")]
    DiskFull,
    /// The file cannot be opened or created; the text gives the path and the system's reason.
    #[error("cannot open {0}; check that the folder exists and belongs to the bot's user")]
    Unopenable(String),
    /// A bug of this program; the log has the panic.
    #[error("a read or write of the storage panicked; please report what the log says as a bug")]
    Panicked,
    /// [`Store::close`](crate::Store::close) was called.
    #[error("the store is closed; start the program again")]
    Closed,
    /// `[storage] url` is no address of a database; the text says why, and never quotes the address.
    #[error("the address of the database is wrong: {0}")]
    Address(String),
    /// The server cannot be reached, or went away; the text says how.
    #[error("cannot reach the database: {0}; check the address, and that the server is running")]
    Unreachable(String),
    /// The server answers but does not let this program work with the database; the text says why, and what to do.
    #[error("the database refused: {0}")]
    Refused(String),
    /// Bots are using the database that should be copied.
    #[error(
        "a bot is using the database; stop it (one that was killed counts for ten seconds more)"
    )]
    Occupied,
    /// The database is being copied, or something is being copied into it.
    #[error(
        "`rollhouse storage copy` is working on the database; wait until that is done (one that was killed counts for ten seconds more)"
    )]
    BeingCopied,
    /// The storage was moved to another one, where its tables go on.
    #[error(
        "it was moved to {to} on {on}, and its tables go on there; start the bot on that storage. To play on this one again, copy that \
         one into a new storage with `rollhouse storage copy`; or, if nothing was played there, run `rollhouse storage reopen` on this one"
    )]
    Moved {
        /// Where it is now, without a password.
        to: String,
        /// The day, in the words of the program that moved it.
        on: String,
    },
    /// The storage is a copy of another one that was broken off.
    #[error(
        "it is an unfinished copy of {from}; run the same `rollhouse storage copy` again, which starts over, or go on playing on \
         {from} and remove this copy"
    )]
    Unfinished {
        /// What was being copied, without a password.
        from: String,
    },
    /// The target of a copy is not empty. The text names the first kind of rows found.
    #[error(
        "it is not empty: there are rows in {0}; copy into a file that does not exist yet, or into an empty database or schema"
    )]
    NotEmpty(String),
    /// What was copied is not what is in the original. The text says where.
    #[error(
        "the copy differs from the original in {0}, so no bot will use it; look for a faulty disk, or for a program that changes one of \
         them, and run the same command again, which starts over"
    )]
    Differs(String),
    /// There is no file at the path, but one that was saved when it vanished. The text is the path of that.
    #[error(
        "it is gone, and what was stored until then was saved as {0}: put that in its place with `rollhouse restore {0}`, or move it \
         elsewhere to begin anew"
    )]
    Saved(String),
    /// Anything else that the server says, in its words.
    #[error("the database failed: {0}; look into the server's log")]
    Postgres(String),
    /// Anything else that `SQLite` says, in its words.
    #[error("the file failed: {0}; check the disk, and restore a backup if the file is damaged")]
    Sqlite(String),
}

impl Error {
    /// Whether the store failed, rather than refused.
    pub(crate) fn is_fault(&self) -> bool {
        !matches!(
            self,
            Self::Gone
                | Self::Raced
                | Self::Repeated
                | Self::TooLate
                | Self::TooMany
                | Self::TooManyLobbies
                | Self::Taken
                | Self::NotSeated
                | Self::Bad(_)
                | Self::Closed
        )
    }

    /// Whether the file is not what the store wrote; waiting does not help.
    pub(crate) fn is_damage(&self) -> bool {
        matches!(
            self,
            Self::Damaged(_)
                | Self::Foreign
                | Self::Newer { .. }
                | Self::Older { .. }
                | Self::Unreleased { .. }
        )
    }
}

/// Turns a panic into a failure of this work, whose thread goes on with that of others.
pub(crate) fn caught<T>(work: impl FnOnce() -> Result<T>) -> Result<T> {
    catch_unwind(AssertUnwindSafe(work)).unwrap_or(Err(Error::Panicked))
}
