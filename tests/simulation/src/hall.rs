//! What everything in a simulation shares: Discord, the storage, the weather, and the eyes that watch the invariants.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use db::{SimulatedStorage, WallTime};
use playground::Playground;
use tokio::time::Instant;

use crate::chance::Chance;
use crate::trace::Trace;
use crate::watch::Watch;
use crate::weather::Weather;

/// When every simulation begins, in milliseconds since 1970.
pub(crate) const ORIGIN: u64 = 1_800_000_000_000;

pub(crate) struct Hall {
    pub(crate) play: Playground,
    pub(crate) channels: Vec<u64>,
    pub(crate) storage: SimulatedStorage,
    pub(crate) weather: Weather,
    pub(crate) watch: Watch,
    pub(crate) trace: Trace,
    pub(crate) chance: Streams,
    start: Instant,
    /// How many presses are still to be made.
    left: AtomicUsize,
}

/// The streams of chance, so that a change in one part moves nothing in the others.
pub(crate) struct Streams {
    pub(crate) network: Chance,
    pub(crate) disk: Chance,
    pub(crate) processes: Chance,
}

impl Hall {
    pub(crate) fn new(
        seed: u64,
        play: Playground,
        storage: SimulatedStorage,
        presses: usize,
        aloud: bool,
    ) -> Self {
        let channels = ["dice", "table-two"].map(|name| play.channel(name));
        Self {
            play,
            channels: channels.to_vec(),
            storage,
            weather: Weather::new(Chance::of(seed, 1)),
            watch: Watch::default(),
            trace: Trace::new(aloud),
            chance: Streams {
                network: Chance::of(seed, 2),
                disk: Chance::of(seed, 3),
                processes: Chance::of(seed, 4),
            },
            start: Instant::now(),
            left: AtomicUsize::new(presses),
        }
    }

    /// The right time.
    pub(crate) fn now(&self) -> WallTime {
        let since_1970 = Duration::from_millis(ORIGIN) + self.start.elapsed();
        WallTime(0) + since_1970
    }

    /// How much time has passed in the simulation.
    pub(crate) fn elapsed(&self) -> Duration {
        self.start.elapsed()
    }

    /// Takes one press from those that are left; false when people go home.
    pub(crate) fn takes_press(&self) -> bool {
        let taken = |left: usize| left.checked_sub(1);
        let order = Ordering::Relaxed;
        !self.watch.has_failed() && self.left.fetch_update(order, order, taken).is_ok()
    }

    /// Do people still play?
    pub(crate) fn is_open(&self) -> bool {
        !self.watch.has_failed() && self.left.load(Ordering::Relaxed) > 0
    }
}
