//! From Discord to the bot's acts and back: the connection, the commands and controls and what each does, and what follows an answer.

pub(crate) mod after;
pub(crate) mod caretaking;
pub(crate) mod command_builders;
pub(crate) mod controls;
pub(crate) mod gateway;
pub(crate) mod interactions;
pub(crate) mod slash;
pub(crate) mod verbs;
