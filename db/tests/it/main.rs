//! The promises of the store, tested through its interface, on a file. A full disk and a failed commit are tested beside the engine.
//! `tests/postgres` tests those of `both` on a server, too; the others are about a file.

#[path = "../both/mod.rs"]
mod both;
mod damage;
mod file;
mod place;
mod sqlite;
mod vanished;

use both::home::{Home, act, new_table, newcomer, opened_otherwise, ply, stored};
use both::{copying, home, together};
