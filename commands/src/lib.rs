//! The only crate that knows Discord: slash commands, presses, and a game's screen as a message.
//!
//! The path of a press, in [`press`]: interaction, [`custom_id`], the table's lock, the table from memory or replayed from the
//! store, the seat of the person, stale or not, play, **append in one transaction**, draw, one answer. Nothing waits in memory for a
//! press, so every control works after a restart. It knows no game by name: commands, help and rules come from
//! [`games::registry::GAMES`].
//!
//! Where to start: [`serve`] runs the bot; [`press`] is what happens in it most.

mod after;
pub mod answer;
pub mod audit;
pub mod awake;
pub mod bot;
mod caretaking;
pub mod chart;
mod checks;
pub mod clock;
pub mod custom_id;
mod doctor;
pub mod draw;
mod due;
pub mod emoji;
mod ending;
pub mod error;
mod gateway;
pub mod habits;
mod help;
mod history;
mod hosting;
mod interactions;
pub mod leaderboard;
pub mod live;
pub mod lobby;
pub mod page_id;
mod pause;
pub mod period;
mod pings;
pub mod press;
mod privacy;
mod profile;
pub mod ratings;
pub mod register;
mod replace;
mod server;
mod sweep;
mod thread;
pub mod turns;
pub mod usual;
pub mod verbs;
pub mod words;

pub use bot::{Settings, Vitals};
pub use clock::Clock;
pub use error::Error;
pub use gateway::{Discord, serve};
