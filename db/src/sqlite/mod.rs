//! The engine for one `SQLite` file. What is written and read is in [`sql`](crate::sql), the same as on `PostgreSQL`.
//!
//! From the bottom up: `connection` (statements, and what their errors mean), `schema` (the formats), `check` (looks for damage), `file`
//! (opens connections), `lock` (keeps other programs out), `presence` (notices when the file is gone), `threads` (runs work on
//! connections), `engine` (holds it all); `simulated` is an engine without threads. `backup` and `held` (for copying) work on a file
//! without an engine.

pub(crate) mod backup;
pub(crate) mod check;
mod connection;
pub(crate) mod engine;
pub(crate) mod file;
pub(crate) mod held;
mod lock;
mod presence;
mod schema;
pub(crate) mod simulated;
mod threads;
