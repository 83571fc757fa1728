//! The life of a table: from the lobby through every press to its end. What is shown is a pure function of what is stored.

pub(crate) mod act;
pub(crate) mod admission;
pub(crate) mod board;
pub(crate) mod calls;
pub(crate) mod end;
pub(crate) mod load;
pub(crate) mod lobby;
pub(crate) mod moderation_log;
pub(crate) mod permissions;
pub(crate) mod pick;
pub(crate) mod play;
pub(crate) mod refused;
pub(crate) mod seats;
pub(crate) mod table_options;
