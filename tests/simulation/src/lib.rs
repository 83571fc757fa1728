//! The whole bot in one thread: its processes, its storage, Discord, the people and the time, and everything that can go wrong. All of it
//! follows from a seed, so that whatever fails can be seen again.

mod bots;
mod chance;
mod disk;
mod hall;
mod network;
mod people;
mod rest;
mod trace;
mod watch;
mod weather;

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use db::SimulatedStorage;
use playground::Playground;
use tokio::task::JoinSet;
use tokio::time::sleep;

use crate::bots::Bots;
use crate::chance::Chance;
use crate::hall::{Hall, ORIGIN};
use crate::people::Manner;
use crate::rest::Tables;
use crate::watch::Counts;

/// How the line of a player who is to act ends on a board, which the tests of the bot check.
pub const TO_ACT: &str = "**to play**";

/// How an evening went.
pub struct Evening {
    seed: u64,
    presses: usize,
    /// Of all that passed between the bot and Discord.
    pub hash: String,
    counts: Counts,
    tables: Tables,
    took: Duration,
    /// The first invariant that did not hold, after the newest lines of what passed.
    pub failure: Option<String>,
}

impl fmt::Display for Evening {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Counts {
            answered,
            excused,
            boards,
            ..
        } = self.counts;
        let Tables { open, over, closed } = self.tables;
        write!(
            f,
            "seed {}: {answered} answered, {excused} without an answer for a reason, {boards} boards, {over} tables over, {closed} closed, \
             {open} open, {} simulated seconds, trace {}",
            self.seed,
            self.took.as_secs(),
            self.hash
        )
    }
}

impl Evening {
    /// How many tables were played to their end.
    pub fn tables_over(&self) -> usize {
        self.tables.over
    }

    /// The command that simulates it again.
    pub fn command(&self) -> String {
        let (seed, presses) = (self.seed, self.presses);
        format!("cargo run -p simulation -- --seed {seed} --presses {presses}")
    }
}

/// Simulates an evening with so many presses; `aloud` prints what passes between the bot and Discord.
///
/// # Panics
/// If there is no memory for it.
pub fn simulate(seed: u64, presses: usize, aloud: bool) -> Evening {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_time()
        .start_paused(true)
        .build()
        .expect("a runtime");
    let evening = runtime.block_on(evening(seed, presses, aloud));
    // What is left ends with it.
    drop(runtime);
    evening
}

/// One evening: people come, play, and go home; then everything comes to rest, and is looked at.
async fn evening(seed: u64, presses: usize, aloud: bool) -> Evening {
    let chance = Chance::of(seed, 0);
    let settings = playground::Settings {
        token: "simulated".to_owned(),
        exchanges_kept: 0,
        received_kept: 0,
        rate_limits: chance.one_in(3),
        ..playground::Settings::default()
    };
    let simulated = Playground::simulated(settings, ORIGIN);
    let (play, payloads) = simulated.expect("a playground without a port");
    let storage = SimulatedStorage::new().expect("a storage in memory");
    let hall = Arc::new(Hall::new(seed, play, storage, presses, aloud));
    let processes = 1 + chance.below(3);
    let bots = Arc::new(Bots::new(Arc::clone(&hall), seed, processes));
    let mut background = JoinSet::new();
    background.spawn(Arc::clone(&bots).deliver(payloads));
    for place in 0..processes {
        let own = Arc::clone(&bots);
        background.spawn(async move { own.keep(place).await });
    }
    let own = Arc::clone(&hall);
    background.spawn(async move {
        loop {
            sleep(Duration::from_millis(250)).await;
            own.watch.look_for_unanswered(&own);
        }
    });
    sleep(Duration::from_secs(10)).await;
    let names = ["Ann", "Ben", "Cleo", "Dev", "Edda", "Finn"];
    let mut people = JoinSet::new();
    for (number, name) in (10..).zip(&names[..2 + chance.below(5)]) {
        let own = Chance::of(seed, number);
        let manner = match own.below(8) {
            0 => Manner::Slow,
            1 => Manner::Double,
            2 => Manner::Hostile,
            _ => Manner::Quick,
        };
        let person = hall.play.person(name);
        people.spawn(people::live(Arc::clone(&hall), person, manner, own));
    }
    while let Some(ended) = people.join_next().await {
        if let Err(error) = ended {
            hall.watch
                .fail(format!("somebody could not go on: {error}"));
        }
    }
    hall.weather.heal();
    bots.set_clocks();
    sleep(Duration::from_secs(240)).await;
    hall.watch.look_for_unanswered(&hall);
    let mut tables = Tables::default();
    if !hall.watch.has_failed() {
        match rest::check(&hall).await {
            Ok(found) => tables = found,
            Err(why) => hall.watch.fail(why),
        }
    }
    background.shutdown().await;
    let failure = hall.watch.failure();
    Evening {
        seed,
        presses,
        hash: hall.trace.hash(),
        counts: hall.watch.counts(),
        tables,
        took: hall.elapsed(),
        failure: failure.map(|why| format!("{}\n\n{why}", hall.trace.newest())),
    }
}
