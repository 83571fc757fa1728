//! Time as data: clocks, the program's uptime, the clock of each seat, quiet hours, and calendar periods. Nothing here acts on a
//! table, and only `clock` reads the machine's own clock.

pub(crate) mod clock;
pub(crate) mod deadlines;
pub(crate) mod moment;
pub(crate) mod period;
pub(crate) mod quiet;
pub(crate) mod uptime;
