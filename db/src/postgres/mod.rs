//! The engine for a `PostgreSQL` server. What is written and read is in [`sql`](crate::sql), the same as on `SQLite`.
//!
//! From the bottom up: `errors` (what the server's mean), `values` and `dialect` (statements and values as the server wants them),
//! `tls`, `address` (of the server, with what is needed to connect), `schema` (formats and migrations),
//! `session` (one transaction), `engine` (a pool of connections, and the threads that work on them), `link` (the same without threads, also
//! beside a running bot). `held` keeps bots out for copying.

mod address;
mod dialect;
pub(crate) mod engine;
mod errors;
pub(crate) mod held;
pub(crate) mod link;
mod schema;
pub(crate) mod session;
mod tls;
mod values;
