//! From Discord to the bot's handlers and back: the connection, the commands and controls, and the follow-ups to an answer.

pub(crate) mod arrivals;
mod clocks;
pub(crate) mod command;
pub(crate) mod commands;
mod connections;
pub(crate) mod controls;
pub(crate) mod endpoint;
pub(crate) mod follow_ups;
pub(crate) mod gateway;
pub(crate) mod incoming;
pub(crate) mod listing;
pub(crate) mod play;
pub(crate) mod relay;
pub(crate) mod runner;
pub(crate) mod serve;
pub(crate) mod start;
pub(crate) mod watchdog;
