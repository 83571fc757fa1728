//! Commands for a server's admins: its settings, and the checks of a channel.

pub(crate) mod bans;
pub(crate) mod doctor;
pub(crate) mod server;
