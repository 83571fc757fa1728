//! What time does at tables. Nothing here reads the computer's own clock but `clock`.

pub(crate) mod clock;
pub(crate) mod due;
pub(crate) mod pings;
pub(crate) mod quiet;
pub(crate) mod seat_clocks;
pub(crate) mod sweep;
pub(crate) mod uptime;
