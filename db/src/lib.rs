//! The store: tables, seats and plies in one `SQLite` file. The only crate that knows SQL.
//!
//! It takes and gives text and numbers. It knows no game (a move is a short text), no Discord (an id is a text) and no clock
//! (callers say when). Nothing `SQLite` calls its own is visible outside: every write is one append or one compare-and-set, so
//! another database behind the same [`Store`] is only a second file.
//!
//! # The schema in words
//!
//! - **tables**: one row per table opened, until its operator's retention ends. Game, edition and options fix what is played; guild, channel and message where
//!   it is shown; host who opened it. `phase` is `lobby`, `play`, `over` or `closed` (with `why`); `ended` is empty exactly in
//!   the first two, which are the *open* tables. `voided` is when a moderator took the result out of the ratings. `clock` is the time for a decision, `due` when the table is to be looked at next,
//!   on the program's own clock, from which that of the table is `held` back. The seed is secret until the table ends, its commitment is not.
//! - **seats**: one row per person, in order of joining. `seat` is given at the start; `left_at` is the ply with which they left;
//!   `place` and `points` come with the outcome. Leaving a lobby removes the row. A user sits at a table at most once.
//!   Of a seat that was taken over the row names who plays it now, and keeps the lucky word of who joined.
//!   Of a person who asked to be forgotten the row keeps the lucky word and the result, under a random id.
//! - **plies**: the record. The key is (table, ply), so of two racing moves one is stored and the other is [`Error::Raced`]. Ply 0 is
//!   the setup, and there are no gaps. `faces` holds what the dice showed, a byte each.
//!   `time` is the moment on the table's own clock, which stands still while the table is paused or the program is away.
//! - **`notification_settings`**: how a person wants to be called to their turn, in whatever table.
//! - **`previous_players`**: who played a seat before its present player, and up to which ply.
//! - **servers**: what the admins of a server chose. **`channel_presets`**: with what a game was last opened in a channel, or what is pinned there.
//! - **meta**: a few values of the program's own, by key.
//!
//! # The promise
//!
//! What was acknowledged is on the disk: one thread writes, commits wait for the disk (WAL, `synchronous=FULL`), and a caller is
//! answered only after the commit that holds its act. Acts that arrive while the disk is busy share the next commit; one that fails,
//! fails alone. Start at [`Store::open`], then [`Store::append`].

#![warn(missing_docs)]

mod backup;
mod clocks;
mod columns;
mod error;
mod file;
mod file_reader;
mod queries;
mod rehearsal;
mod results;
mod servers;
mod store;
mod threads;
mod time;
mod types;
mod writes;

pub use backup::{Restore, backup};
pub use error::Error;
pub use file_reader::FileReader;
pub use rehearsal::Rehearsal;
pub use results::is_forgotten;
pub use store::Store;
pub use time::{Lag, TableTime, Uptime, WallTime};
pub use types::{
    Append, ChannelPreset, Counts, Finished, Hand, Head, NewSeat, NewTable, NotificationSettings,
    Phase, Played, PlayedSeat, Ply, PreviousPlayer, Seat, Seed, Server, Standing, Start,
    StoredTable, TableId, Takeover, TurnUpdate, Vote,
};
