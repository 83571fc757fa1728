//! The games of Rollhouse: rules, dice, tables and boards. Pure: no input or output, no clock, no Discord, no storage.
//!
//! A table of one of the listed games, with a move and its screen:
//!
//! ```
//! use games::dice::Seed;
//! use games::options::Options;
//! use games::names::Names;
//! use games::seat::{Hand, Seat, Viewer};
//!
//! let game = games::registry::find("noodle").unwrap();
//! let options = Options::parse(game.info().options, "line=3").unwrap();
//! let key = Seed([7; 32]).key(["ramen", "udon"]);
//!
//! let mut table = game.open(&options, 2, &mut key.dice(0));
//! let alice = Seat::new(0);
//! assert_eq!(table.legal(alice), ["roll"]);
//!
//! let ply = table.play(alice, "roll", 0, Hand::Player, key.dice(1)).unwrap();
//! assert_eq!(ply.faces.len(), 13);
//!
//! let screen = table.screen(Viewer::Public, &Names::letters(), "");
//! println!("{}", screen.text());
//! ```
//!
//! Where to start: [`game`] has the traits that a game implements and a whole game as an example, [`table`] plays one, [`record`] stores
//! and audits it, and [`registry`] lists the games of this crate. Each game's folder has its rules in `mod.rs`, its screens in
//! `screen.rs` and its rulings, with transcripts that run, in `rules.md`.
//!
//! An error's text is a whole sentence for people. So no error has an [`std::error::Error::source`] that would repeat a part of it; the
//! causes are in the fields.

#![warn(missing_docs, missing_debug_implementations)]
#![deny(
    clippy::disallowed_macros,
    clippy::disallowed_methods,
    clippy::disallowed_types
)]

pub mod achievement;
pub mod chance;
pub mod dice;
pub mod game;
pub mod grammar;
pub mod grid;
pub mod lang;
pub mod lesson;
pub mod level;
mod limits;
pub mod names;
pub mod notation;
pub mod options;
pub mod outcome;
pub mod picture;
pub mod ply;
pub mod record;
pub mod refusal;
pub mod registry;
pub mod screen;
pub mod seat;
pub mod story;
pub mod table;
pub mod telling;
pub mod transcript;

pub mod addemup;
pub mod marmottes;
pub mod noirlab;
pub mod noodle;
pub mod ricemarll;
