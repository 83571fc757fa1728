//! The life of a table, from its opening to its rematch, as a fold over one log. Pure: no Discord, no storage, no words for people, no
//! clock, no input or output.
//!
//! - [`event`] is all that can happen at a table, and its one spelling.
//! - [`table::Table`] is what follows from it. [`Table::apply`](table::Table::apply) is the only place where anything changes: loading a
//!   table folds its whole log, and living folds each entry after it was stored.
//! - [`acts`] decide. Each is a function that looks at the table, at who acts and when, and at what it alone needs from elsewhere, and
//!   gives the events to store, or a [`refusal::Refusal`]. No events mean that there is nothing to store.
//! - [`clocks`] say whose time runs, and what is due; doing that is an act, too.
//!
//! The caller stores an entry before it applies it, and applies it before it shows anybody anything.
//!
//! ```
//! use tables::acts::{Caller, open, sit, start};
//! use tables::event::{Entry, Minimum, Opened, Origin, PersonNo, Place};
//! use tables::table::{Phase, Table};
//! use tables::time::{Now, TableTime, Uptime, WallTime};
//!
//! let game = games::registry::GAMES[0].info();
//! let (seed, now) = (games::dice::Seed([7; 32]), Now { uptime: Uptime(0), wall: WallTime(0) });
//! let opened = Opened {
//!     game: game.key.to_owned(),
//!     edition: game.edition,
//!     clock: None,
//!     rated: true,
//!     hints: false,
//!     starts_when_full: false,
//!     thread: false,
//!     minimum: Minimum::default(),
//!     origin: Origin::Chosen,
//!     language: games::lang::Lang::En,
//!     commitment: seed.commitment(),
//!     place: Place { server: "1".to_owned(), channel: "2".to_owned(), answers_only: false },
//!     options: games::options::Options::defaults(game.options).to_string(),
//! };
//! let events = open::open(opened, game.seats.clone(), &[]).unwrap();
//! let first = Entry { at: now.wall, time: TableTime(0), events };
//! let mut table = Table::open(&first).unwrap();
//!
//! // Each act is decided, stored as text, and applied.
//! let key = seed.key(["ramen", ""]);
//! let events = sit::sit(&table, Caller::default(), &key, now).unwrap();
//! let second = table.entry(now, events);
//! assert_eq!(second.text(), "sat 1");
//! table.apply(&second).unwrap();
//!
//! let host = Caller::person(PersonNo(0));
//! let events = start::start(&table, host, &key, now).unwrap();
//! let third = table.entry(now, events);
//! table.apply(&third).unwrap();
//! assert_eq!(table.phase(), Phase::Play);
//!
//! // A log that is read again gives the same table.
//! let loaded = Table::fold(&[first, second, third]).unwrap();
//! assert_eq!(loaded.seat_of(PersonNo(1)), table.seat_of(PersonNo(1)));
//! ```

#![warn(missing_docs, missing_debug_implementations)]
#![deny(
    clippy::disallowed_macros,
    clippy::disallowed_methods,
    clippy::disallowed_types
)]

pub mod acts;
pub mod clocks;
pub mod event;
pub mod refusal;
pub mod table;
mod text;
pub mod time;
