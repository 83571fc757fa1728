//! What is written and read, in SQL that both engines understand, by subject.
//!
//! From the bottom up: `rows` (values and statements), `counters` with `kept_folds`, `settings`, `tables` (queries), then
//! what changes a table, by subject: `seats`, `clocks`, `lobby` with `invitations`, `play`; beside them `leases`, `board_tokens`, `rooms`
//! (who can look up a table), `admin_log`, `results` (with `seat_text`, in which the seats of one are read), `daily`, `people`, `company`,
//! `retention` and `undrawn` (boards that may not show what was stored). `marks` says whether a bot may play on a storage at all, and
//! `shape` what its tables and columns are, for copying it.
//!
//! What a caller of the store reads or writes is a method of the transaction, [`Tx`](rows::Tx); what several of them do is a function.
//! Those that change a table start with a compare-and-set on its row, which raises its revision. With many writers the second one waits
//! there for the first, and then sees what that did, so two actions at one table keep apart.

pub(crate) mod admin_log;
pub(crate) mod board_tokens;
pub(crate) mod clocks;
pub(crate) mod company;
pub(crate) mod counters;
pub(crate) mod daily;
pub(crate) mod invitations;
pub(crate) mod kept_folds;
pub(crate) mod leases;
pub(crate) mod lobby;
pub(crate) mod marks;
pub(crate) mod people;
pub(crate) mod play;
pub(crate) mod results;
pub(crate) mod retention;
pub(crate) mod rooms;
pub(crate) mod rows;
mod seat_text;
pub(crate) mod seats;
pub(crate) mod settings;
pub(crate) mod shape;
pub(crate) mod tables;
pub(crate) mod undrawn;
