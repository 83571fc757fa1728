//! A table as people see it: from the lobby over every press to its end. What is shown is a pure function of what is stored.

pub mod draw;
pub(crate) mod ending;
pub(crate) mod hosting;
pub mod live;
pub mod lobby;
pub(crate) mod pause;
pub(crate) mod pick;
pub(crate) mod place;
pub mod play;
pub mod press;
pub mod record;
pub(crate) mod replace;
pub mod terms;
pub(crate) mod thread;
pub(crate) mod vote;
