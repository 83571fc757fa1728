//! The promises of the store on a `PostgreSQL` server: the tests of `tests/it`, except for those about a file, and what only a server can
//! do: refuse, stop, and come back.

mod place;
mod same_shape;
mod server;
mod undrawn;

#[path = "../it/admin_log.rs"]
mod admin_log;
#[path = "../it/board_tokens.rs"]
mod board_tokens;
#[path = "../it/clocks.rs"]
mod clocks;
#[path = "../it/company.rs"]
mod company;
#[path = "../it/copying.rs"]
mod copying;
#[path = "../it/daily.rs"]
mod daily;
#[path = "../it/home.rs"]
mod home;
#[path = "../it/house.rs"]
mod house;
#[path = "../it/invitations.rs"]
mod invitations;
#[path = "../it/kept_folds.rs"]
mod kept_folds;
#[path = "../it/leases.rs"]
mod leases;
#[path = "../it/lobby.rs"]
mod lobby;
#[path = "../it/play.rs"]
mod play;
#[path = "../it/rehearsal.rs"]
mod rehearsal;
#[path = "../it/results.rs"]
mod results;
#[path = "../it/results_version.rs"]
mod results_version;
#[path = "../it/revisions.rs"]
mod revisions;
#[path = "../it/rooms.rs"]
mod rooms;
#[path = "../it/servers.rs"]
mod servers;
#[path = "../it/snapshot.rs"]
mod snapshot;
#[path = "../it/together.rs"]
mod together;

use home::{Home, act, new_table, newcomer, opened_otherwise, ply, stored};
