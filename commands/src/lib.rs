//! The only crate that knows Discord: slash commands, presses, and a game's screen as a message.
//!
//! The path of a press, in `dispatch` and `table`: interaction, `custom_id`, the table's lock, the table from memory or replayed from
//! the store, the user's seat, the check for a stale control, play, **append in one transaction**, draw, one answer. Nothing waits in
//! memory for a press, so every control works after a restart. It knows no game by name: commands, help and rules come from
//! [`games::registry::GAMES`].
//!
//! Where to start: [`serve`] runs the bot; `table::play::press` is its busiest path. The folders have a top and a bottom; each uses only
//! what is below it, and a test checks that:
//!
//! 1. `dispatch`: the connection to Discord, the commands and controls, and which function serves each
//! 2. `admin`, `users`, `results`: the commands beside play; `scheduler`: background jobs
//! 3. `table`: the life of a table, from the lobby through every press to its end
//! 4. `reply` and `bot`: what a handler returns, and what all handlers share
//! 5. `standings`: what finished tables add up to
//! 6. `state`: tables in memory, made from stored rows and checked
//! 7. `protocol`: Discord's formats for messages, custom ids and emoji
//! 8. `time`, `context`, `ids`, `words`, `texts`, `one_line`, `table_name`,
//!    `tasks`, `leases`, `simulated`, `error`: what needs none of the above
//!
//! Public are what a program needs to run the bot and to check its store, and, for the fuzzer, the parsers of custom ids.

mod admin;
mod bot;
mod context;
mod dispatch;
mod error;
mod ids;
mod leases;
mod one_line;
mod protocol;
mod reply;
mod results;
mod scheduler;
mod simulated;
mod standings;
mod state;
mod table;
mod table_name;
mod tasks;
mod texts;
mod time;
mod users;
mod words;

pub use bot::{Health, HealthStatus, Settings};
pub use dispatch::listing::listing;
pub use dispatch::serve::{Discord, Mode, Simulation, serve, simulate};
pub use error::{Error, InternalError};
pub use protocol::custom_id::{ControlError, Surface, TableAction, TableControl, choice};
pub use protocol::http::SimulatedDiscord;
pub use protocol::page_id::PageControl;
pub use protocol::shards::{ShardRange, WrongShards};
pub use protocol::signature::{PublicKey, WrongPublicKey};
pub use simulated::SimulatedProcess;
pub use state::audit::{audit, is_too_old};
pub use state::record::record;
pub use state::seeds::Seeds;
pub use table_name::table_named;
pub use time::clock::Clock;
pub use time::period::day;
