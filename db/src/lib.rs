//! The store: tables, seats and plies in one `SQLite` file, or in a `PostgreSQL` database. The only crate that knows SQL.
//!
//! It takes and returns text and numbers, and moments, phases and hands as `games` and `tables` spell them. It knows no rules (a move is
//! a short text), no Discord (an id is a text) and no clock (callers pass the time). Nothing of either engine is visible outside the
//! crate, except how a store is opened, and every write is one insert or one compare-and-set.
//!
//! # The schema in words
//!
//! - **log**: what happened at a table, from its opening. The key is (table, number), so of two racing acts one is stored and the other
//!   is [`Error::Raced`]; there are no gaps. `text` has the events of the act, a line each, as `tables` spells them. `time` is on the
//!   table's own scale, `at` is the wall time. Beside it stands what it has no ids, names and words for, and what is searched:
//! - **tables**: one row per table opened, until the operator's retention deletes it. Guild, channel and message are where it is shown,
//!   host who can start it. `phase` is `lobby`, `play`, `over` or `closed` (with `why`); `ended` is empty exactly in the first two, which
//!   are the *open* tables. `touched` is when the newest act was stored, by the storage's clock. `voided` is when a moderator took the
//!   result out of the ratings. `due` is the uptime at which the table has work to do. `revision` counts the changes. The seed is secret
//!   until the table ends.
//! - **seats**: one row per person, in order of joining; `person` is their number in the log. `seat` is assigned at the start; `left_at`
//!   is the ply with which they left; `place` and `points` come with the outcome. Leaving a lobby deletes the row. A user sits at a table
//!   at most once. When a seat is taken over, its row names the new player and keeps the lucky word of the person who joined. When a
//!   person asks to be forgotten, the row keeps the lucky word and the result under a random id.
//! - **`previous_players`**: who played a seat before its present player, and up to which ply.
//! - **invitations**: who is invited to a lobby, and until when a seat is kept for them. The rows are gone when play begins.
//!   From then on, to whom a seat is offered.
//! - **blocks**, **`unlisted_people`**: with whom a person will not play, and who is on no leaderboard. **bans**: who may not play on a
//!   server, and until when; `*` means every server or everybody there, whom the operator excludes.
//! - **`notification_settings`**: how a person wants to be notified of their turn, at every table.
//! - **threads**: the channel of each public thread in which a table was shown.
//! - **servers**: what the admins of a server chose. **`channel_presets`**: the options with which a game was last opened in a
//!   channel, or which are pinned there.
//! - **`daily_days`**: what is played on a day, with its seed. **`daily_runs`**: everybody's one try; **`daily_marks`**: who was forgotten
//!   after a try, until the day is over.
//! - **`admin_log`**: what the admins and moderators of a server did recently.
//! - **`board_tokens`**: the newest answer that can edit a board where the bot can only answer, for as long as it can.
//! - **leases**: what one process at a time may do, and until when by the database's clock.
//! - **undrawn**: since when boards may not show what a process has stored, by its clock.
//! - **counters**: how often results have changed, by name.
//! - **`kept_folds`**: what results add up to, for a quick start. Nothing is lost when rows here are deleted.
//! - **meta**: a few values of the program's own, by key.
//!
//! # What is guaranteed
//!
//! What was acknowledged is on the disk: a caller is answered only after the commit that holds its write, and commits wait for the disk.
//! In a file one thread writes (WAL, `synchronous=FULL`), and writes that arrive while the disk is busy share the next commit; on a
//! server several write, and it shares commits. A write that fails, fails alone. Start at [`Store::open`], then [`Store::read`] and [`Tx`].

#![warn(missing_docs)]

mod copy;
mod daily;
mod deadline;
mod error;
mod formats;
mod health;
mod operator;
mod postgres;
mod reader;
mod sql;
mod sqlite;
mod store;
mod table_id;
mod workers;

mod types;

pub use copy::{Copied, CopyProgress, CopySource, Copying, StorageAddress, reopen};
pub use daily::{Day, Effort, NewRun, Run, RunMove};
pub use deadline::wanted_until;
pub use error::Error;
pub use games::dice::Seed;
pub use games::seat::Hand;
pub use health::StoreHealth;
pub use operator::{announce, exclude, exclusions};
pub use reader::StorageReader;
pub use sql::kept_folds::KeptFold;
pub use sql::leases::PROCESS_LEASE;
pub use sql::rows::Tx;
pub use sql::settings::ANNOUNCEMENT;
pub use sqlite::backup::{Restore, backup};
pub use sqlite::simulated::{Disk, Fate, SimulatedStorage};
pub use store::Store;
pub use table_id::{TableAt, TableId};
pub use tables::event::{Minimum, Vote};
pub use tables::table::{Phase, Standing};
pub use tables::time::{Lag, TableTime, Uptime, WallTime};
pub use types::{
    AdminAction, Append, Ban, Beside, Blocks, BoardToken, ChannelPreset, DELETED, Finished, Head,
    Invitation, NewTable, NotificationSettings, Participant, Played, PlayedSeat, PreviousPlayer,
    ResultsVersion, Seat, Server, Sight, StoredTable, TurnUpdate, is_forgotten, may_have_been,
    was_new,
};
