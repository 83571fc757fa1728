//! The engine behind the [`Store`](crate::Store): one `SQLite` file. All SQL is in this folder.
//!
//! From the bottom up: `errors`, `columns` and `rows` (values and statements), `settings`, `tables` (queries), then what changes a table, by
//! subject: `seats`, `clocks`, `lobby` with `invitations`, `play`; beside them `rooms` (who can look up a table), `admin_log`, `results`, `daily`, `people`, `company` and `retention`. `rehearsal` tries some of them and undoes them. `schema` knows the formats, `check`
//! looks for damage, `file` opens connections, `lock` keeps other programs out, `presence` notices when the file is gone, `threads`
//! runs work on connections, `engine` holds it all. `file_reader`, `announcement` and `backup`
//! work on a file without an engine.
//!
//! Each function with SQL runs inside a transaction of its caller. Those that change a table start with a compare-and-set on its
//! row, so that on an engine with many writers the same statements would keep two actions at one table apart.

pub(crate) mod admin_log;
pub(crate) mod announcement;
pub(crate) mod backup;
mod check;
pub(crate) mod clocks;
mod columns;
pub(crate) mod company;
pub(crate) mod daily;
pub(crate) mod engine;
mod errors;
mod file;
pub(crate) mod file_reader;
pub(crate) mod invitations;
pub(crate) mod lobby;
mod lock;
pub(crate) mod people;
pub(crate) mod play;
mod presence;
pub(crate) mod rehearsal;
pub(crate) mod results;
pub(crate) mod retention;
pub(crate) mod rooms;
mod rows;
mod schema;
pub(crate) mod seats;
pub(crate) mod settings;
pub(crate) mod tables;
mod threads;
