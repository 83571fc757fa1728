//! The only crate that knows Discord: slash commands, presses, and a game's screen as a message.
//!
//! The path of a press, in `dispatch` and `table`: interaction, `custom_id`, the table's lock, the table from memory or replayed from
//! the store, the seat of the person, stale or not, play, **append in one transaction**, draw, one answer. Nothing waits in memory
//! for a press, so every control works after a restart. It knows no game by name: commands, help and rules come from
//! [`games::registry::GAMES`].
//!
//! Where to start: [`serve`] runs the bot; `table::press` is what happens in it most. Nothing in a file is known to the files that it
//! uses: `dispatch` is at the top, then what people ask for (`admin`, `people`, `results`, `table`, `time`), and at the foot `bot`,
//! `asked` and `reply`, and Discord's forms in `wire`. Public is what a program needs to run the bot and to check what it stored, and
//! what reads ids that come from outside, for the fuzzer.

mod admin;
mod bot;
mod context;
mod dispatch;
mod error;
mod protocol;
mod reply;
mod results;
mod table;
mod time;
mod users;
mod words;

pub use bot::{HealthStatus, Settings};
pub use dispatch::gateway::{Discord, serve};
pub use error::Error;
pub use protocol::custom_id::{TableControl, choice, table_name, table_named};
pub use protocol::page_id::PageControl;
pub use results::audit::{audit, is_too_old};
pub use table::record::record;
pub use table::seeds::Seeds;
pub use time::clock::Clock;
