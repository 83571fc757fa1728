//! Time as data: clocks, the program's uptime, how deadlines are told, quiet hours, and calendar periods. Nothing here acts on a table, and
//! only `clock` reads the time of day.

pub(crate) mod clock;
pub(crate) mod deadlines;
pub(crate) mod moment;
pub(crate) mod period;
pub(crate) mod quiet;
pub(crate) mod uptime;
