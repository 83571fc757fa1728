//! What holds for every table: its log read again gives the same table, whatever happened there.

#![allow(
    clippy::disallowed_macros,
    clippy::disallowed_methods,
    reason = "a test may read files and variables; a table may not"
)]

mod golden;
mod laws;
mod lives;
mod spelling;
