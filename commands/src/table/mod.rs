//! The life of a table: from the lobby through every press to its end. What is shown is a pure function of what is stored.

pub(crate) mod board_message;
pub(crate) mod description;
pub(crate) mod draw;
pub(crate) mod draw_lobby;
pub(crate) mod ending;
pub(crate) mod explain;
pub(crate) mod first_time;
pub(crate) mod hosting;
pub(crate) mod house;
pub(crate) mod house_seats;
pub(crate) mod load;
pub(crate) mod lobby;
pub(crate) mod pause;
pub(crate) mod permissions;
pub(crate) mod pick;
pub(crate) mod play;
pub(crate) mod press;
pub(crate) mod refresh_panels;
pub(crate) mod replace;
pub(crate) mod resign;
pub(crate) mod show;
pub(crate) mod table_options;
pub(crate) mod thread;
pub(crate) mod verify;
pub(crate) mod vote;
