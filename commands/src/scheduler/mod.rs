//! Background jobs: tables whose time has come, lobbies that nobody uses, and calls to a player's turn. When something is due is
//! worked out in `time`; what is done about it is done here.

pub(crate) mod due;
pub(crate) mod pings;
pub(crate) mod sweep;
