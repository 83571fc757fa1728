//! The promises of the store, tested through its interface, on a file. A full disk and a failed commit are tested beside the engine.
//! `tests/postgres` runs the same on a server, except for what is only about a file: `damage`, `file`, `sqlite` and `vanished`.

mod admin_log;
mod board_tokens;
mod clocks;
mod company;
mod copying;
mod daily;
mod damage;
mod file;
mod home;
mod house;
mod invitations;
mod kept_folds;
mod leases;
mod lobby;
mod place;
mod play;
mod rehearsal;
mod results;
mod results_version;
mod revisions;
mod rooms;
mod servers;
mod snapshot;
mod sqlite;
mod together;
mod vanished;

use home::{Home, act, new_table, newcomer, opened_otherwise, ply, stored};
