//! The promises of the store on either engine: `tests/it` tests them on a file, `tests/postgres` on a server.

mod admin_log;
mod board_tokens;
mod clocks;
mod company;
pub(crate) mod copying;
mod daily;
pub(crate) mod home;
mod house;
mod invitations;
mod kept_folds;
mod leases;
mod lobby;
mod play;
mod rehearsal;
mod results;
mod results_version;
mod revisions;
mod rooms;
mod servers;
mod snapshot;
pub(crate) mod together;
