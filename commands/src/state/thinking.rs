//! House players at work: the tables where one is to move, and a bound on how many think at once. Thinking takes up to 100 ms of one core
//! for a decision, so it happens on threads of its own and never under a table's lock.

use std::thread;
use std::time::Duration;

use db::TableId;
use tokio::sync::{Semaphore, oneshot};

use crate::error::InternalError;
use crate::simulated::is_simulated;
use crate::state::pending::Pending;

/// Nothing takes this long; if it does, others get the place.
const THINKING_TIMEOUT: Duration = Duration::from_secs(30);

/// The same for the analysis of a whole game: some seconds of a core, and many times as long where everything else has to be done first.
const ANALYSIS_TIMEOUT: Duration = Duration::from_secs(600);

/// The nice values of threads that think for the house, and for people; 0 is normal, and 19 is the lowest priority.
const NICE: i32 = 10;
const NICE_FOR_PEOPLE: i32 = 5;

/// The tables that are attended, and the places to think.
pub(crate) struct Thinking {
    /// The tables at which somebody waits for the house.
    pub(crate) attended: Pending<TableId>,
    places: Semaphore,
    /// For what people have asked for, who must not wait behind the house.
    places_for_people: Semaphore,
    /// Held while a game is analysed: one at a time, so that a hint always has a place and no game is analysed twice.
    pub(crate) analysing: tokio::sync::Mutex<()>,
}

/// Who waits for what is thought.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum For {
    House,
    Person,
    /// Somebody who has asked for the analysis of a game.
    Analysis,
}

impl Default for Thinking {
    /// One core is left for the presses, where there are two or more.
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Self {
            attended: Pending::default(),
            places: Semaphore::new(cores.saturating_sub(1).max(1)),
            places_for_people: Semaphore::new(2),
            analysing: tokio::sync::Mutex::default(),
        }
    }
}

impl Thinking {
    /// Does such work as soon as there is a place. A panic is an error, and so is taking too long.
    pub(crate) async fn think<T: Send + 'static>(
        &self,
        who: For,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, InternalError> {
        let (places, nice, patience) = match who {
            For::House => (&self.places, NICE, THINKING_TIMEOUT),
            For::Person => (&self.places_for_people, NICE_FOR_PEOPLE, THINKING_TIMEOUT),
            For::Analysis => (&self.places_for_people, NICE_FOR_PEOPLE, ANALYSIS_TIMEOUT),
        };
        let _place = places.acquire().await.map_err(InternalError::new)?;
        if is_simulated() {
            return Ok(work());
        }
        let (send, done) = oneshot::channel();
        thread::Builder::new()
            .name("thinking".to_owned())
            .spawn(move || {
                give_way_to_presses(nice);
                // Nobody waits for it any more after the timeout.
                _ = send.send(work());
            })
            .map_err(InternalError::new)?;
        match tokio::time::timeout(patience, done).await {
            Ok(done) => done.map_err(|_| InternalError::new("thinking panicked")),
            Err(_) => Err(InternalError::new("it took too long")),
        }
    }
}

/// Lowers the priority of this thread, so that a press gets a core at once on a busy machine. The thread must not be used for
/// anything else later, because only root may raise it again.
#[cfg(target_os = "linux")]
fn give_way_to_presses(nice: i32) {
    // On Linux each thread has its own: https://man7.org/linux/man-pages/man2/setpriority.2.html#BUGS
    if let Err(error) = rustix::process::setpriority_process(None, nice) {
        tracing::debug!(%error, "house players think at the priority of everything else");
    }
}

#[cfg(not(target_os = "linux"))]
fn give_way_to_presses(_nice: i32) {}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_panic_while_thinking_is_an_error_and_frees_the_place() {
        let thinking = Thinking::default();
        for _ in 0..100 {
            let done: Result<u8, _> = thinking.think(For::House, || panic!("on purpose")).await;
            assert!(done.is_err());
        }
        assert!(matches!(thinking.think(For::House, || 7).await, Ok(7)));
    }
}
