//! Background jobs: due work at tables, turn pings, unused lobbies and retention. `time` works out when something is due; the
//! work is done here.

pub(crate) mod announcements;
pub(crate) mod due;
pub(crate) mod open_panels;
pub(crate) mod pings;
pub(crate) mod sweep;
pub(crate) mod timekeeper;
pub(crate) mod unshown;
