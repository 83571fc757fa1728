//! The disk, or the database server and the way to it: mostly quick, sometimes slow, failing, or failing after the commit.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use db::{Disk, Error, Fate, WallTime};

use crate::hall::Hall;
use crate::weather::Kind;

/// The way of one process to the storage.
pub(crate) struct SimulatedDisk {
    pub(crate) hall: Arc<Hall>,
    pub(crate) alive: Arc<AtomicBool>,
    pub(crate) shared: bool,
}

impl Disk for SimulatedDisk {
    fn fate(&self, is_write: bool) -> Fate {
        let (hall, chance) = (&self.hall, &self.hall.chance.disk);
        let bad = matches!(hall.weather.now(), Kind::BadDisk | Kind::Everything);
        let mut fate = Fate {
            before: chance.millis(0, 3),
            after: chance.millis(0, if is_write { 6 } else { 2 }),
            failure: None,
        };
        if bad && chance.one_in(10) {
            hall.weather.trouble();
            fate.before += chance.millis(50, 2_500);
            fate.after += chance.millis(0, 2_500);
        }
        if bad && chance.one_in(25) {
            hall.weather.trouble();
            // Only a connection to a server can break when the server has committed already.
            let done = self.shared && chance.one_in(2);
            let error = if self.shared {
                Error::Unreachable("simulated".to_owned())
            } else {
                Error::DiskFull
            };
            fate.failure = Some((error, done));
        }
        fate
    }

    fn now(&self) -> WallTime {
        self.hall.now()
    }

    fn is_alive(&self) -> bool {
        self.alive.load(Ordering::Relaxed)
    }
}
